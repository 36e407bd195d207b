/** The settings of a company that decide dates and times, and whether its reminders leave. */
import { Schema } from "effect"
import { todayIn } from "./CalendarDate.ts"

/**
 * What becomes of a company's reminders: on `hold` all are planned and none leaves; in `approve` each waits until a person
 * approves it; `on` they leave by themselves.
 */
export const RemindersMode = Schema.Literal("hold", "approve", "on")
export type RemindersMode = typeof RemindersMode.Type

/** The settings of one company. */
export interface CompanySettings {
  readonly companyId: number
  /** IANA name; null means UTC. */
  readonly timezone: string | null
  /** ISO 3166-1 code, for its public holidays. */
  readonly country: string | null
  /** The version of the reminder policy in force; 0 is the default policy. */
  readonly policyVersion: number
  /** The test clock: the company's own time, in epoch milliseconds, until it is moved; null for real time. */
  readonly testClock: number | null
  readonly remindersMode: RemindersMode
  /**
   * When the company became able to send again, or changed the steps of its policy, last: by its own time, in epoch
   * milliseconds; null for never.
   */
  readonly remindersSince: number | null
}

/** The company's own time, in epoch milliseconds. Due dates, payments and reminders of the company use it. */
export const companyTime = ({ testClock }: Pick<CompanySettings, "testClock">, realNow: number): number =>
  testClock ?? realNow

/** The calendar date of an instant in the company's time zone. The instant is in epoch milliseconds, from 1970 to 9999. */
export const companyDay = ({ timezone }: Pick<CompanySettings, "timezone">, at: number): string =>
  todayIn(timezone ?? "UTC", at)
