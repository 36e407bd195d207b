/** Opt-outs, opt-ins and suppressions of addresses. Every one of them passes `makeChangeAddresses`, whatever causes it. */
import { Effect } from "effect"
import { comparable, type Suppression } from "../../domain/BlockedAddress.ts"
import type { DigestEvent } from "../../domain/Digest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { timeOf } from "../../domain/Company.ts"
import { AuditLog } from "../../repos/AuditLog.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { BlockedAddresses } from "../../repos/customers/BlockedAddresses.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { recordEvents } from "../reminders/Digests.ts"

/** What happens to an address, and why in somebody's own words, if there are any. */
export type AddressMove =
  | { readonly _tag: "OptOut"; readonly reason: string | null }
  /** Ends an opt-out and a suppression. */
  | { readonly _tag: "OptIn"; readonly reason: string | null }
  | { readonly _tag: "Suppress"; readonly why: Suppression; readonly detail: string | null }

/** What becomes of an address of which a provider says this. */
export const moveFor = (said: "stopped" | Suppression, detail: string | null): AddressMove =>
  said === "stopped" ? { _tag: "OptOut", reason: detail } : { _tag: "Suppress", why: said, detail }

/** A change of one address of a company. */
export interface AddressChange {
  readonly companyId: number
  /** The customer by whom it was found; others may have the same address. */
  readonly customerId: number
  readonly channel: Channel
  readonly address: string
  readonly move: AddressMove
  /** Epoch milliseconds. */
  readonly at: number
  /** For the audit log; null where the caller writes the entry, as every write of the API does. */
  readonly actor: "operator" | "system" | "debtor" | null
}

/** Names of the moves in the audit log. */
export const addressActions = {
  OptOut: "customer.opt_out",
  OptIn: "customer.opt_in",
  Suppress: "customer.suppress"
} as const

const detailsOf = (channel: Channel, move: AddressMove): Readonly<Record<string, unknown>> => {
  if (move._tag === "Suppress") return { channel, reason: move.why, detail: move.detail }
  return move.reason === null ? { channel } : { channel, reason: move.reason }
}

/** The order in which addresses are locked, so that two batches never wait for each other. */
const lockKey = ({ address, channel }: AddressChange): string => `${channel} ${comparable(channel, address)}`

const inLockOrder = (changes: ReadonlyArray<AddressChange>): ReadonlyArray<AddressChange> =>
  changes.toSorted((a, b) => {
    const [first, second] = [lockKey(a), lockKey(b)]
    if (first === second) return 0
    return first < second ? -1 : 1
  })

const eventOf = ({ channel, customerId, move }: AddressChange): ReadonlyArray<DigestEvent> => {
  if (move._tag === "OptIn") return []
  const kind = move._tag === "OptOut" ? "opted_out" : "bounced"
  const detail = move._tag === "OptOut" ? move.reason : move.detail
  const about = { customerId, receivableId: null, payableId: null }
  return [{ kind, ...about, detail: detail === null ? channel : `${channel}: ${detail}` }]
}

/**
 * Makes the function that changes addresses of one company, inside the caller's transaction. It returns the changes that
 * were made, without those of addresses that were in that state before. The digest's row is locked last; a caller that
 * adds to the digest itself does so after this.
 */
export const makeChangeAddresses: Effect.Effect<
  (changes: ReadonlyArray<AddressChange>) => Effect.Effect<ReadonlyArray<AddressChange>, ServiceUnavailable>,
  never,
  AuditLog | BlockedAddresses | CompaniesRepo | DigestsRepo
> = Effect.gen(function* () {
  const blocked = yield* BlockedAddresses
  const audit = yield* AuditLog
  const companies = yield* CompaniesRepo
  const digests = yield* DigestsRepo

  const store = (change: AddressChange) => {
    const { at, move } = change
    switch (move._tag) {
      case "OptOut":
        return blocked.optOut(change, move.reason, at)
      case "OptIn":
        return blocked.allow(change)
      case "Suppress":
        return blocked.suppress(change, move.why, move.detail, at)
    }
  }

  const record = Effect.fnUntraced(function* (change: AddressChange) {
    const { actor, at, channel, companyId, customerId, move } = change
    if (actor === null) return
    yield* audit.append({
      companyId,
      at,
      actor,
      action: addressActions[move._tag],
      subjectId: customerId,
      details: detailsOf(channel, move)
    })
  })

  /** The company's people hear of what they have not done themselves. */
  const tell = Effect.fnUntraced(function* (changes: ReadonlyArray<AddressChange>) {
    const [first] = changes
    const events = changes.flatMap(eventOf)
    if (first === undefined || events.length === 0) return
    const found = yield* companies.find(first.companyId)
    if (found === null) return
    const settings = settingsOf(found)
    yield* recordEvents(digests, settings, events, timeOf(settings, first.at))
  })

  return Effect.fnUntraced(function* (changes: ReadonlyArray<AddressChange>) {
    const made = yield* Effect.filter(inLockOrder(changes), store)
    yield* Effect.forEach(made, record, { discard: true })
    yield* tell(made.filter(({ actor }) => actor !== "operator" && actor !== null))
    return made
  })
})

/** As `makeChangeAddresses`, for one address; false if it was in that state before. */
export const makeChangeAddress = Effect.map(
  makeChangeAddresses,
  (changeAddresses) => (change: AddressChange) =>
    Effect.map(changeAddresses([change]), (made) => made.length > 0)
)
