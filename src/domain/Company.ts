/** What a company is to the rules that count its time: its clock, its place, its policy. */

/** Where a company stands in time and space. */
export interface CompanySettings {
  readonly companyId: number
  /** IANA name; UTC where there is none. */
  readonly timezone: string | null
  /** ISO 3166-1 code, for its public holidays. */
  readonly country: string | null
  /** The reminder policy in force; 0 is the default. */
  readonly policyVersion: number
  /** Epoch milliseconds at which the company's own time stands still; null in real time. */
  readonly testClock: number | null
}

/** The company's own time, in epoch milliseconds: what is overdue, paid, due and reminded of goes by it. */
export const timeOf = ({ testClock }: Pick<CompanySettings, "testClock">, realNow: number): number =>
  testClock ?? realNow
