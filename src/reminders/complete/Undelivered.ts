/** What a transaction left undelivered, as the company's people hear of it in their digest. Pure. */
import type { DigestEvent } from "../../domain/Digest.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import type { AttemptChange } from "../../repos/reminders/ReminderAttempts.ts"

/** The changes of attempts that a transaction stores, and the attempts that it adds. */
export interface StoredChanges {
  readonly changes: ReadonlyArray<AttemptChange>
  readonly added: ReadonlyArray<NewAttempt>
}

/** The kind of an attempt that has ended without being delivered; undefined if it is nothing to look at. */
const undeliveredKind = ({
  reasonCode,
  status
}: Pick<NewAttempt, "reasonCode" | "status">): DigestEvent["kind"] | undefined => {
  if (status === "failed" || status === "unknown") return status
  if (status !== "skipped") return undefined
  if (reasonCode === "channel_down" || reasonCode === "no_channel") return "channel_down"
  return reasonCode === "expired" ? "expired" : undefined
}

/** Whether an attempt is still to be sent, or is being sent. */
const isToCome = ({ status }: Pick<AttemptRecord, "status">): boolean =>
  status === "scheduled" || status === "sending"

/** An event about what an attempt is about. */
const digestEvent = (
  { customerId, payableId, receivableId }: NewAttempt,
  kind: DigestEvent["kind"],
  detail: string | null
): DigestEvent => ({ kind, customerId, receivableId, payableId, detail })

/** Whether a change ended an attempt. */
const hasEnded = ({ after, before }: AttemptChange): boolean => isToCome(before) && !isToCome(after)

/** The events of what was not delivered. A step may be too late when it is first planned, after an outage. */
export const undelivered = ({ added, changes }: StoredChanges): ReadonlyArray<DigestEvent> =>
  [...changes.filter(hasEnded).map(({ after }) => after), ...added].flatMap((attempt) => {
    const kind = undeliveredKind(attempt)
    return kind === undefined ? [] : [digestEvent(attempt, kind, attempt.error?.message ?? null)]
  })
