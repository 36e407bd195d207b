/** In memory: addresses that reminders must not go to, links to the debtor's page, and the installation's settings. */
import { Effect, Layer } from "effect"
import { addressOn, type Addresses, type Block, comparable } from "../domain/BlockedAddress.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import {
  BlockedAddresses,
  type BlockState,
  type CompanyAddress
} from "../repos/customers/BlockedAddresses.ts"
import { DebtorLinksRepo } from "../repos/customers/DebtorLinks.ts"
import { ReceiptsRepo } from "../repos/reminders/Receipts.ts"
import { SettingsRepo } from "../repos/installation/Settings.ts"
import { MemoryState } from "./MemoryState.ts"
import type { BlockedAddress, CompanyRows } from "./MemoryTables.ts"

const keyOf = (channel: Channel, address: string) => `${channel} ${comparable(channel, address)}`

/** Why a customer's addresses are blocked. */
export const blocksOf = (
  { blockedAddresses }: CompanyRows,
  addresses: Addresses
): Readonly<Record<Channel, Block>> => {
  const blockOn = (channel: Channel): Block => {
    const found = blockedAddresses.get(keyOf(channel, addressOn(channel, addresses) ?? ""))
    if (found === undefined) return null
    return found.optedOutAt === null ? "suppressed" : "opted_out"
  }
  return { email: blockOn("email"), sms: blockOn("sms") }
}

const stateOf =
  (customerId: number) =>
  (rows: CompanyRows): BlockState | null => {
    const customer = rows.customers.get(customerId)
    if (customer === undefined) return null
    const { email, phoneE164, preferredLocale, version } = customer
    const company = rows.facts.name
    return { company, preferredLocale, email, phoneE164, version, blocks: blocksOf(rows, customer) }
  }

/** Blocked addresses in memory. */
export const blockedAddresses = Layer.effect(
  BlockedAddresses,
  Effect.map(MemoryState, (state) => {
    const block = (
      { address, channel, companyId }: CompanyAddress,
      field: keyof BlockedAddress,
      now: number
    ) =>
      state.write(companyId, (rows) => {
        const key = keyOf(channel, address)
        const before = rows.blockedAddresses.get(key) ?? { optedOutAt: null, suppressedAt: null }
        if (before[field] !== null) return false
        rows.blockedAddresses.set(key, { ...before, [field]: now })
        return true
      })
    return BlockedAddresses.of({
      find: (companyId, customerId) => state.read(companyId, stateOf(customerId)),
      findForUpdate: (companyId, customerId) => state.hold(companyId, stateOf(customerId)),
      optOut: (address, _reason, now) => block(address, "optedOutAt", now),
      suppress: (address, _why, _detail, now) => block(address, "suppressedAt", now),
      allow: ({ address, channel, companyId }) =>
        state.write(companyId, (rows) => rows.blockedAddresses.delete(keyOf(channel, address)))
    })
  })
)

/** Receipts in memory. When messages arrived is not kept, because nothing reads it here. */
export const receipts = Layer.effect(
  ReceiptsRepo,
  Effect.map(MemoryState, (state) => {
    const attemptsOf = ({ attempts }: CompanyRows, channel: Channel, id: string) =>
      [...attempts.values()].filter(
        (attempt) =>
          attempt.providerMessageId === id &&
          attempt.channel === channel &&
          ["sending", "sent", "unknown"].includes(attempt.status)
      )
    return ReceiptsRepo.of({
      companiesOfSms: (id) =>
        Effect.suspend(() =>
          Effect.filter(state.companyIds(), (companyId) =>
            state.readCommitted(companyId, (rows) => attemptsOf(rows, "sms", id).length > 0)
          )
        ),
      record: (companyId, channel, said) =>
        state.write(companyId, (rows) =>
          said.flatMap(({ error, providerMessageId }) =>
            attemptsOf(rows, channel, providerMessageId).map((attempt) => {
              rows.attempts.set(attempt.id, { ...attempt, error: error ?? attempt.error })
              const { customerId, id: attemptId, recipient } = attempt
              return { attemptId, providerMessageId, customerId, recipient }
            })
          )
        )
    })
  })
)

/** Numbers of links in memory. */
export const debtorLinks = Layer.effect(
  DebtorLinksRepo,
  Effect.map(MemoryState, (state) => {
    const numberOf = ({ customers, linkNumbers }: CompanyRows, customerId: number) =>
      customers.has(customerId) ? (linkNumbers.get(customerId) ?? 0) : null
    return DebtorLinksRepo.of({
      numberOf: (companyId, customerId) => state.read(companyId, (rows) => numberOf(rows, customerId)),
      renew: (companyId, customerId) =>
        state.write(companyId, (rows) => {
          const before = numberOf(rows, customerId)
          if (before === null) return null
          rows.linkNumbers.set(customerId, before + 1)
          return before + 1
        })
    })
  })
)

/** Settings in memory; the gate is open. */
export const settings = Layer.sync(SettingsRepo, () => {
  const secrets = new Map<string, string>()
  let open = true
  let address: string | null = null
  return SettingsRepo.of({
    gateOpen: Effect.sync(() => open),
    setGate: (wanted) =>
      Effect.sync(() => {
        open = wanted
      }),
    address: Effect.sync(() => address),
    setAddress: (url) =>
      Effect.sync(() => {
        address = url
      }),
    secret: (name, fresh) =>
      Effect.sync(() => {
        const secret = secrets.get(name) ?? fresh
        secrets.set(name, secret)
        return secret
      }),
    replaceSecret: (name, secret) =>
      Effect.sync(() => {
        secrets.set(name, secret)
      })
  })
})
