/** Two customers who are one: what the one who stays gets of the other, what stops it, and until when it can be undone. Pure. */
import { Either } from "effect"
import type { Suppression } from "./BlockedAddress.ts"
import { addressOn, comparable } from "./BlockedAddress.ts"
import type { Customer } from "./Customer.ts"
import { InvalidTransition } from "./Errors.ts"
import { Id } from "./Ids.ts"
import { named, record } from "./JsonFields.ts"
import { formerAfter, type KnownAddresses, presentOn } from "./LinkAddress.ts"
import type { Channel } from "./ReminderAttempt.ts"

/** Receivables that move at once. Whoever has more of them stays, and the other is merged into them. */
export const MAX_MERGED_RECEIVABLES = 2_000
/** Attempts, messages, payments, notes and replies that move at once, of each. */
export const MAX_MERGED_ROWS = 10_000

/** How long a merge can be undone. */
export const UNDO_MILLIS = 86_400_000

/** The answer to a write of it. */
export const MergeState = record({
  id: named("merge_id", "The merge.")(Id),
  keptId: named("kept_id", "The customer who stays.")(Id)
})

/** Why an address of a customer is blocked. */
interface BlockOnChannel {
  readonly channel: Channel
  readonly optedOutAt: number | null
  readonly suppressedFor: Suppression | null
}

/** A customer with why the addresses are blocked. */
export interface MergeSide {
  readonly customer: Customer
  readonly blocks: ReadonlyArray<BlockOnChannel>
}

/** The fields that the customer who stays gets of the other where they have none. */
const fillable = ["email", "phoneE164", "preferredLocale", "timezone"] as const

export type FilledField = (typeof fillable)[number]

/** What the customer who stays becomes. */
export interface MergePlan {
  readonly after: Customer
  readonly filled: ReadonlyArray<FilledField>
  /**
   * Channels on which nobody is written to any more, because the other customer did not want that, or has complained: who has
   * said so once must not hear from the company at another address.
   */
  readonly stopped: ReadonlyArray<Channel>
}

const blockOn = (side: MergeSide, channel: Channel) => side.blocks.find((block) => block.channel === channel)

const isUnwanted = (block: BlockOnChannel | undefined): boolean =>
  block !== undefined && (block.optedOutAt !== null || block.suppressedFor === "complained")

/** Everything of the one who stays counts; what they lack comes from the other. */
export const planMerge = (kept: MergeSide, gone: MergeSide): MergePlan => {
  const filled = fillable.filter((key) => kept.customer[key] === null && gone.customer[key] !== null)
  const after = {
    ...kept.customer,
    ...Object.fromEntries(filled.map((key) => [key, gone.customer[key]] as const))
  }
  const stopped = (["email", "sms"] as const).filter((channel) => {
    const address = addressOn(channel, after)
    const other = addressOn(channel, gone.customer)
    const isSame =
      address !== null && other !== null && comparable(channel, address) === comparable(channel, other)
    return (
      address !== null &&
      !isSame &&
      (blockOn(kept, channel)?.optedOutAt ?? null) === null &&
      isUnwanted(blockOn(gone, channel))
    )
  })
  return { after, filled, stopped }
}

/**
 * The former addresses of the customer who stays: those of the other, present and former, belong to them, so that links in
 * older messages still end reminders to them. `after` is the
 * present address of the one who stays, in the form in which addresses are compared.
 */
export const mergedFormer = (
  channel: Channel,
  kept: KnownAddresses,
  gone: KnownAddresses,
  after: string | null
): ReadonlyArray<string | null> => {
  const present = presentOn(channel, kept)
  const own = kept.former[channel]
  const others = [...gone.former[channel], presentOn(channel, gone)].filter(
    (address) => address !== null && address !== after
  )
  const before = present === after ? own : formerAfter(own, present, after)
  // The first of them is the one that links from before there were bound links were sent to.
  const start = before.length === 0 && others.length > 0 ? [present] : before
  return others.reduce<ReadonlyArray<string | null>>((all, each) => formerAfter(all, each, after), start)
}

/** A merge that somebody wants to undo. */
export interface DoneMerge {
  readonly keptId: number
  readonly goneId: number
  readonly goneName: string
  readonly mergedAt: number
  readonly undoneAt: number | null
}

const refused = (status: string, message: string) => new InvalidTransition({ message, details: { status } })

/** Whether a merge can still be undone. */
export const isUndoable = ({ mergedAt, undoneAt }: DoneMerge, now: number): boolean =>
  undoneAt === null && now - mergedAt < UNDO_MILLIS

/** The merge, or why it can't be undone. `isThere`: whether the customer who stayed still is. */
export const undoable = <M extends DoneMerge>(
  merge: M,
  now: number,
  isThere: boolean
): Either.Either<M, InvalidTransition> => {
  if (merge.undoneAt !== null) return Either.left(refused("undone", "This has been undone already."))
  if (now - merge.mergedAt >= UNDO_MILLIS)
    return Either.left(refused("too_late", "This was more than a day ago and can’t be undone any more."))
  return isThere
    ? Either.right(merge)
    : Either.left(
        refused("merged", "The customer has been merged into another one since then. Undo that first.")
      )
}

/** Why two customers can't be merged. */
export type MergeObstacle = "same" | "merged" | "sending" | "half_skipped" | "too_many"

const obstacles: Readonly<Record<MergeObstacle, string>> = {
  same: "A customer can’t be merged into itself. Choose another one.",
  merged: "One of these customers has been merged into another one already.",
  sending: "A message to one of these customers is being sent right now. Try again in a few minutes.",
  half_skipped:
    "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.",
  too_many: `This customer has more than ${MAX_MERGED_RECEIVABLES} receivables, or more than ${MAX_MERGED_ROWS} messages, which is too much to move at once. Merge the other customer into this one instead.`
}

/** Says why two customers can't be merged. */
export const refuseMerge = (why: MergeObstacle): InvalidTransition => refused(why, obstacles[why])

/** What there is to move of a customer, counted up to a little more than the limits. */
export interface MergeSize {
  readonly receivables: number
  readonly rows: number
}

/** Whether it is too much for one transaction. */
export const isTooMuch = ({ receivables, rows }: MergeSize): boolean =>
  receivables > MAX_MERGED_RECEIVABLES || rows > MAX_MERGED_ROWS
