/** Opt-outs, opt-ins and suppressions of addresses. All of them use `makeChangeAddresses`, whatever causes them. */
import { Effect } from "effect"
import { type Actor, CurrentActor } from "../../domain/Actor.ts"
import { comparable, type Suppression } from "../../domain/BlockedAddress.ts"
import type { DigestEvent } from "../../domain/Digest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { companyTime } from "../../domain/Company.ts"
import { CustomerChangesRepo } from "../../repos/reminders/CustomerChanges.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { BlockedAddresses } from "../../repos/customers/BlockedAddresses.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { recordEvents } from "../reminders/Digests.ts"
import type { Write } from "../Write.ts"

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
}

/** What the audit log calls the moves. */
export const addressDeeds = {
  OptOut: "customer.opt_out",
  OptIn: "customer.opt_in",
  Suppress: "customer.suppress"
} as const

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
 * Whether the company's people hear of a change by this actor. They know of what one of them did in the application, and not
 * of what a program with a key or the operator did.
 */
const isNews = ({ _tag }: Actor): boolean => _tag !== "user"

/**
 * Makes the function that changes addresses of one company, inside the caller's transaction, which records what was
 * changed. It returns the changes that were made, without those of addresses that were in that state before. The digest's
 * row is locked last; a caller that adds to the digest itself does so after this.
 */
export const makeChangeAddresses: Effect.Effect<
  (
    changes: ReadonlyArray<AddressChange>
  ) => Effect.Effect<ReadonlyArray<AddressChange>, ServiceUnavailable, CurrentActor>,
  never,
  BlockedAddresses | CompaniesRepo | CustomerChangesRepo | DigestsRepo
> = Effect.gen(function* () {
  const blocked = yield* BlockedAddresses
  const companies = yield* CompaniesRepo
  const customerChanges = yield* CustomerChangesRepo
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

  const tell = Effect.fnUntraced(function* (changes: ReadonlyArray<AddressChange>) {
    const [first] = changes
    const events = changes.flatMap(eventOf)
    if (first === undefined || events.length === 0) return
    const found = yield* companies.find(first.companyId)
    if (found === null) return
    const settings = settingsOf(found)
    yield* recordEvents(digests, settings, events, companyTime(settings, first.at))
  })

  /** Whoever can be written to again is to hear of what nobody could be told. */
  const planAgain = Effect.fnUntraced(function* (changes: ReadonlyArray<AddressChange>) {
    for (const change of changes) {
      if (change.move._tag !== "OptIn") continue
      const found = yield* companies.find(change.companyId)
      if (found === null) continue
      yield* customerChanges.addAtAddress(change.companyId, change, companyTime(settingsOf(found), change.at))
    }
  })

  return Effect.fnUntraced(function* (changes: ReadonlyArray<AddressChange>) {
    // One after another from the first on: `Effect.filter` begins with the last.
    const made: Array<AddressChange> = []
    for (const change of inLockOrder(changes)) if (yield* store(change)) made.push(change)
    yield* planAgain(made)
    if (isNews(yield* CurrentActor)) yield* tell(made)
    return made
  })
})

/** As `makeChangeAddresses`, for one address; false if it was in that state before. */
export const makeChangeAddress = Effect.map(
  makeChangeAddresses,
  (changeAddresses) => (change: AddressChange) =>
    Effect.map(changeAddresses([change]), (made) => made.length > 0)
)

/** What the audit log says of a change that was made. */
export const recordAddressChange = (
  write: Write["Type"],
  { at, channel, companyId, customerId, move }: AddressChange
): Effect.Effect<void, ServiceUnavailable, CurrentActor> => {
  const about = { companyId, subjectId: customerId, at }
  if (move._tag === "Suppress") {
    return write.record("customer.suppress", { channel, reason: move.why, detail: move.detail }, about)
  }
  const details = move.reason === null ? { channel } : { channel, reason: move.reason }
  return write.record(addressDeeds[move._tag], details, about)
}
