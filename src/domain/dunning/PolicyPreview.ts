/** What another policy would change about a receivable's next step: two simulations compared. Pure. */
import { toLocal } from "../LocalTime.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../ReminderAttempt.ts"
import { cycleMessageName } from "./Cycle.ts"
import { simulate, type SimulatedDebt } from "./Simulation.ts"
import type { DunningSchedule } from "./Types.ts"

/** A change of one message. Local times are the customer's. */
export interface MessageChange {
  readonly offsetDays: number
  readonly channel: Channel
  readonly change: "moved" | "added" | "dropped" | "skipped"
  /** When it is to be sent under the policy in force; null if it is not. */
  readonly from: string | null
  /** When it would be sent; null if it would not be. */
  readonly to: string | null
  /** Why it would be skipped; null for other changes. */
  readonly reasonCode: ReasonCode | null
}

/** What becomes of the messages that are still to come. */
interface Future {
  readonly byName: ReadonlyMap<string, AttemptRecord>
  /** Names of those up to the first step that is not passed over, on all of its channels. */
  readonly next: ReadonlySet<string>
}

/** Reasons for which a step gives way to the one after it. */
const passedOver: ReadonlyArray<ReasonCode> = ["superseded", "expired", "gap"]

const futureOf = (subject: SimulatedDebt, schedule: DunningSchedule, now: number): Future => {
  const before = new Map(subject.attempts.map((attempt) => [attempt.id, attempt.status]))
  const coming = simulate(subject, schedule, now)
    .filter(({ id, status }) => {
      const was = before.get(id)
      return (was === undefined || was === "scheduled") && status !== "cancelled"
    })
    .toSorted((a, b) => timeOf(a) - timeOf(b) || a.offsetDays - b.offsetDays)
  const first = coming.find(({ reasonCode }) => reasonCode === null || !passedOver.includes(reasonCode))
  const next = coming.filter(
    ({ cycle, offsetDays }) =>
      first === undefined || cycle < first.cycle || (cycle === first.cycle && offsetDays <= first.offsetDays)
  )
  return {
    byName: new Map(coming.map((attempt) => [cycleMessageName(attempt), attempt])),
    next: new Set(next.map(cycleMessageName))
  }
}

const timeOf = ({ scheduledFor, sentAt }: AttemptRecord): number => sentAt ?? scheduledFor

const sentAtOf = (attempt: AttemptRecord | undefined): number | null =>
  attempt?.status === "sent" ? attempt.sentAt : null

/** The change of one message, by its times before and after, and why it would be skipped. */
const changeOf = (
  before: AttemptRecord | undefined,
  after: AttemptRecord | undefined
): Pick<MessageChange, "change" | "reasonCode"> | undefined => {
  const [from, to] = [sentAtOf(before), sentAtOf(after)]
  if (to !== null) {
    if (from === null) return { change: "added", reasonCode: null }
    return from === to ? undefined : { change: "moved", reasonCode: null }
  }
  if (after !== undefined) {
    const isSame = before !== undefined && from === null && before.reasonCode === after.reasonCode
    return isSame ? undefined : { change: "skipped", reasonCode: after.reasonCode }
  }
  return from === null ? undefined : { change: "dropped", reasonCode: null }
}

/**
 * Compares what comes next for a receivable under the policy in force with what would come under another. A new policy
 * is applied when a step becomes due, so nothing changes for a receivable without a planned step, nor before that step.
 * Moves by the cap or a worker are not changes of the policy.
 */
export const compare = (
  subject: SimulatedDebt,
  inForce: DunningSchedule,
  other: DunningSchedule,
  now: number
): ReadonlyArray<MessageChange> => {
  const before = futureOf(subject, inForce, now)
  const after = futureOf(subject, other, now)
  return [...new Set([...before.next, ...after.next])].flatMap((name) => {
    const [was, becomes] = [before.byName.get(name), after.byName.get(name)]
    const attempt = becomes ?? was
    const found = changeOf(was, becomes)
    if (attempt === undefined || found === undefined) return []
    const to = sentAtOf(becomes)
    return {
      offsetDays: attempt.offsetDays,
      channel: attempt.channel,
      ...found,
      from: was?.status === "sent" ? toLocal(was.scheduledFor, inForce.timezone) : null,
      to: to === null ? null : toLocal(to, other.timezone)
    }
  })
}
