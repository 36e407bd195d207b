/** Plans and the period during which one is active (contract §8.2, §12.3). */

/** All plans. */
export const plans = ["trial", "basic", "pro"] as const
export type Plan = (typeof plans)[number]

/** API requests per period when the operator names no allowance (contract §8.2). */
export const defaultAllowance: Readonly<Record<Plan, number>> = { trial: 1_000, basic: 20_000, pro: 200_000 }

/** A plan that is in force from `startsAt` (inclusive) to `endsAt` (exclusive), both in epoch milliseconds. */
export interface PlanPeriod {
  readonly planPeriodId: number
  readonly plan: Plan
  /** API requests in the period, for the whole company. */
  readonly allowance: number
  readonly startsAt: number
  readonly endsAt: number
}
