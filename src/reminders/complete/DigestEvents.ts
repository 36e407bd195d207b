/** What a unit of work did that the company's people should hear of in their digest. Pure. */
import type { DigestEvent, DigestKind } from "../../domain/Digest.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { type AttemptUnitOfWork, remindability } from "../AttemptUnitOfWork.ts"

/** The kind of an attempt that has ended without being delivered; undefined if it is nothing to look at. */
const kindOf = ({ reasonCode, status }: NewAttempt): DigestKind | undefined => {
  if (status === "failed" || status === "unknown") return status
  if (status !== "skipped") return undefined
  if (reasonCode === "channel_down" || reasonCode === "no_channel") return "channel_down"
  return reasonCode === "expired" ? "expired" : undefined
}

const isOpen = ({ status }: AttemptRecord): boolean => status === "scheduled" || status === "sending"

const about = (
  { customerId, payableId, receivableId }: NewAttempt,
  kind: DigestKind,
  detail: string | null
): DigestEvent => ({ kind, customerId, receivableId, payableId, detail })

/** Whether all reminders of an unpaid receivable have ended with this one. */
const endsCycle = (unitOfWork: AttemptUnitOfWork, attempt: AttemptRecord): boolean =>
  attempt.receivableId !== null &&
  remindability(unitOfWork.subjectOf(attempt)) === "active" &&
  !unitOfWork.attemptsForSame(attempt).some(isOpen)

/** The events of a unit of work: what was not delivered, and cycles that ended with something left to pay. */
export const digestEventsOf = (unitOfWork: AttemptUnitOfWork): ReadonlyArray<DigestEvent> => {
  const ended = unitOfWork.changes.filter(({ after, before }) => isOpen(before) && !isOpen(after))
  // A step may be too late when it is first planned, after an outage.
  const undelivered = [...ended.map(({ after }) => after), ...unitOfWork.added].flatMap((attempt) => {
    const kind = kindOf(attempt)
    return kind === undefined ? [] : [about(attempt, kind, attempt.error?.message ?? null)]
  })
  const last = new Map(
    ended
      .map(({ after }) => after)
      .filter((after) => endsCycle(unitOfWork, after))
      .map((after) => [after.receivableId, after])
  )
  return [...undelivered, ...[...last.values()].map((after) => about(after, "cycle_ended", null))]
}
