/** The kinds of work that become due by themselves. A process sleeps until the earliest of each. */

/** The kinds; each is also the name of its job in metrics. */
export const WORK_KINDS = [
  "reminders_email",
  "reminders_sms",
  "replanning",
  "pauses",
  "digests",
  "plans",
  "mails",
  "notices",
  "statements",
  "exports",
  "replies",
  "imports"
] as const

/** A kind of work. */
export type WorkKind = (typeof WORK_KINDS)[number]

/** What somebody has planned: work of a kind is due at a time, in epoch milliseconds of real time. */
export interface PlannedWork {
  readonly kind: WorkKind | "gate"
  readonly at: number
}
