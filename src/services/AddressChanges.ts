/** Opt-outs, opt-ins and suppressions of addresses. Every one of them passes `makeChangeAddress`, whatever causes it. */
import { Effect } from "effect"
import type { Suppression } from "../domain/BlockedAddress.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { timeOf } from "../domain/Company.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { DigestsRepo } from "../repos/Digests.ts"
import { BlockedAddresses } from "../repos/BlockedAddresses.ts"
import { CompaniesRepo, settingsOf } from "../repos/Companies.ts"
import { recordEvents } from "./Digests.ts"

/** What happens to an address, and why in somebody's own words, if there are any. */
export type AddressMove =
  | { readonly _tag: "OptOut"; readonly reason: string | null }
  /** Ends an opt-out and a suppression. */
  | { readonly _tag: "OptIn"; readonly reason: string | null }
  | { readonly _tag: "Suppress"; readonly why: Suppression; readonly detail: string | null }

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
  readonly actor: "operator" | "system" | null
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

/**
 * Makes the function that changes an address, inside the caller's transaction. It returns false, and writes nothing, if
 * the address was in that state before.
 */
export const makeChangeAddress: Effect.Effect<
  (change: AddressChange) => Effect.Effect<boolean, ServiceUnavailable>,
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

  /** The company's people hear of what they have not done themselves. */
  const tell = Effect.fnUntraced(function* ({ at, channel, companyId, customerId, move }: AddressChange) {
    const found = yield* companies.find(companyId)
    if (found === null || move._tag === "OptIn") return
    const settings = settingsOf(found)
    const kind = move._tag === "OptOut" ? ("opted_out" as const) : ("bounced" as const)
    const detail = move._tag === "OptOut" ? move.reason : move.detail
    const about = { customerId, receivableId: null, payableId: null }
    const event = { kind, ...about, detail: detail === null ? channel : `${channel}: ${detail}` }
    yield* recordEvents(digests, settings, [event], timeOf(settings, at))
  })

  return Effect.fnUntraced(function* (change: AddressChange) {
    const changed = yield* store(change)
    if (changed && change.actor === "system") yield* tell(change)
    if (changed && change.actor !== null) {
      const { actor, at, channel, companyId, customerId, move } = change
      yield* audit.append({
        companyId,
        at,
        actor,
        action: addressActions[move._tag],
        subjectId: customerId,
        details: detailsOf(channel, move)
      })
    }
    return changed
  })
})
