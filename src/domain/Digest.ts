/** What a company's owners and admins hear of each morning, and when. Pure. */
import { dayOf } from "./dunning/Calendar.ts"
import { todayIn } from "./CalendarDate.ts"
import { instantOnDay } from "./LocalTime.ts"

/** What a digest tells of: what has happened, and what waits at its time. The most urgent first, as a digest has them. */
export const digestKinds = [
  "disputed",
  "promise_broken",
  "cycle_ended",
  "failed",
  "unknown",
  "payment_in_review",
  "no_statement",
  "bounced",
  "opted_out",
  "expired",
  "channel_down"
] as const
export type DigestKind = (typeof digestKinds)[number]

/** The kinds of what waits; no event is kept of them. */
type DigestWait = Extract<DigestKind, "payment_in_review" | "no_statement">

/** Something that owners and admins should hear of. */
export interface DigestEvent {
  readonly kind: Exclude<DigestKind, DigestWait>
  readonly customerId: number | null
  readonly receivableId: number | null
  readonly payableId: number | null
  /** What else there is to say, such as the customer's words; up to 1 000 characters. */
  readonly detail: string | null
}

/** The longest `detail` in code points; longer ones are cut. */
export const MAX_DETAIL_LENGTH = 1_000

/** The local hour at which digests are sent. */
const DIGEST_HOUR = 8

/** When a digest of a date is sent, in epoch milliseconds. */
export const digestAt = (timezone: string, date: string): number =>
  instantOnDay(timezone, dayOf(date), DIGEST_HOUR * 60)

/** The first time after `now` at which it is 08:00 in a zone; both in epoch milliseconds. */
export const nextDigestAt = (timezone: string, now: number): number => {
  const today = dayOf(todayIn(timezone, now))
  for (let day = today; ; day += 1) {
    const at = instantOnDay(timezone, day, DIGEST_HOUR * 60)
    if (at > now) return at
  }
}

/** The page of what an event is about, below the company's address; null for what has none. */
export const digestPath = ({
  customerId,
  kind,
  payableId,
  receivableId
}: Pick<DigestEvent, "customerId" | "payableId" | "receivableId"> & {
  readonly kind: DigestKind
}): string | null => {
  if (kind === "payment_in_review" || kind === "no_statement") return "/bank"
  if (receivableId !== null) return `/receivables/${receivableId}`
  if (payableId !== null) return `/payables/${payableId}`
  return customerId === null ? null : `/customers/${customerId}`
}
