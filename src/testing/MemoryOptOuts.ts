/** In memory: addresses that reminders must not go to, links to the debtor's page, and the installation's settings. */
import { Effect, Layer } from "effect"
import { addressOn, type Addresses, type Block, comparable } from "../domain/BlockedAddress.ts"
import type { Customer } from "../domain/Customer.ts"
import { formerAfter, type KnownAddresses, presentOn } from "../domain/LinkAddress.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import {
  BlockedAddresses,
  type BlockState,
  type CompanyAddress
} from "../repos/customers/BlockedAddresses.ts"
import { DebtorLinksRepo } from "../repos/customers/DebtorLinks.ts"
import { type NamedReceipts, ReceiptsRepo } from "../repos/reminders/Receipts.ts"
import { SettingsRepo } from "../repos/installation/Settings.ts"
import { MemoryState } from "./MemoryState.ts"
import type { BlockedAddress, CompanyRows } from "./MemoryTables.ts"

const keyOf = (channel: Channel, address: string) => `${channel} ${comparable(channel, address)}`

const blockAt = ({ blockedAddresses }: CompanyRows, channel: Channel, address: string): Block => {
  const found = blockedAddresses.get(keyOf(channel, address))
  if (found === undefined) return null
  return found.optedOutAt === null ? "suppressed" : "opted_out"
}

/** Why a customer's addresses are blocked. */
export const blocksOf = (rows: CompanyRows, addresses: Addresses): Readonly<Record<Channel, Block>> => {
  const blockOn = (channel: Channel): Block => blockAt(rows, channel, addressOn(channel, addresses) ?? "")
  return { email: blockOn("email"), sms: blockOn("sms") }
}

/** A customer's addresses, present and former. */
const knownAddressesOf = (
  { formerAddresses }: CompanyRows,
  { email, id, phoneE164 }: Customer
): KnownAddresses => ({ email, phoneE164, former: formerAddresses.get(id) ?? { email: [], sms: [] } })

/** Keeps the addresses that an update of a customer replaces. */
export const rememberAddresses = (rows: CompanyRows, before: Customer, after: Customer): void => {
  const { former } = knownAddressesOf(rows, before)
  const formerOn = (channel: Channel) =>
    formerAfter(former[channel], presentOn(channel, before), presentOn(channel, after))
  rows.formerAddresses.set(after.id, { email: formerOn("email"), sms: formerOn("sms") })
}

const stateOf =
  (customerId: number) =>
  (rows: CompanyRows): BlockState | null => {
    const customer = rows.customers.get(customerId)
    if (customer === undefined) return null
    const { preferredLocale, version } = customer
    const company = rows.facts.name
    const addresses = knownAddressesOf(rows, customer)
    const about = { customerId, company, preferredLocale, version }
    return { ...about, ...addresses, blocks: blocksOf(rows, customer) }
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
      blockOf: ({ address, channel, companyId }) =>
        state.read(companyId, (rows) => blockAt(rows, channel, address)),
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
    const messageOf = (
      { messages }: CompanyRows,
      channel: Channel,
      { message, providerMessageId }: NamedReceipts
    ) => {
      const found = messages.get(message.messageId)
      if (found?.channel !== channel) return []
      const id = found.providerMessageId ?? (channel === "sms" ? providerMessageId : null)
      return id === providerMessageId ? [found] : []
    }
    return ReceiptsRepo.of({
      smsOf: (id) =>
        Effect.map(
          Effect.forEach(state.companyIds(), (companyId) =>
            state.readCommitted(companyId, ({ attempts }) =>
              [...attempts.values()]
                .filter(({ channel, providerMessageId }) => channel === "sms" && providerMessageId === id)
                .flatMap(({ messageId }) => (messageId === null ? [] : [{ companyId, messageId }]))
            )
          ),
          (found) => found.flat()
        ),
      record: (companyId, channel, said) =>
        state.write(companyId, (rows) =>
          said.flatMap((about) =>
            messageOf(rows, channel, about).flatMap(
              ({ attemptIds, customerId, id, payableId, recipient }) => {
                const { error, providerMessageId } = about
                const known = attemptIds
                  .flatMap((attemptId) => rows.attempts.get(attemptId) ?? [])
                  .filter(
                    (attempt) =>
                      ["sending", "sent", "unknown"].includes(attempt.status) &&
                      (payableId !== null ||
                        (attempt.messageId === id &&
                          (attempt.providerMessageId ?? providerMessageId) === providerMessageId))
                  )
                for (const attempt of known) {
                  rows.attempts.set(attempt.id, {
                    ...attempt,
                    providerMessageId: attempt.providerMessageId ?? providerMessageId,
                    error: error ?? attempt.error
                  })
                }
                return known.length === 0 ? [] : [{ messageId: id, customerId, recipient }]
              }
            )
          )
        )
    })
  })
)

/** Numbers of links in memory. */
export const debtorLinks = Layer.effect(
  DebtorLinksRepo,
  Effect.map(MemoryState, (state) => {
    const partsOf = ({ customers, linkNumbers }: CompanyRows, customerId: number) => {
      const customer = customers.get(customerId)
      if (customer === undefined) return null
      const { email, phoneE164 } = customer
      return { linkNumber: linkNumbers.get(customerId) ?? 0, email, phoneE164 }
    }
    return DebtorLinksRepo.of({
      find: (companyId, customerId) => state.read(companyId, (rows) => partsOf(rows, customerId)),
      renew: (companyId, customerId) =>
        state.write(companyId, (rows) => {
          const before = partsOf(rows, customerId)
          if (before === null) return null
          rows.linkNumbers.set(customerId, before.linkNumber + 1)
          return partsOf(rows, customerId)
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
