/** The future of a case that was read, if nothing changes: by the simulation that all who foretell share. Pure. */
import type { CaseRules } from "../../domain/dunning/case/CaseRules.ts"
import type { RefusalReason } from "../../domain/dunning/case/Decide.ts"
import { reviewsOf } from "../../domain/dunning/case/Reviews.ts"
import { type ForetoldMessage, simulateCase } from "../../domain/dunning/case/SimulateCase.ts"
import type { DebtorCase } from "../../domain/dunning/case/Types.ts"
import { addressOn } from "../../domain/BlockedAddress.ts"
import { agreedDate } from "../../domain/Pause.ts"
import type { AttemptRecord, Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import type { CaseCustomer } from "../../repos/reminders/Cases.ts"
import type { OpenCase } from "./DebtorCases.ts"

/** Why nothing may go to a customer on a channel; null if something may. */
export const refusalOn = (customer: CaseCustomer, channel: Channel): RefusalReason | null => {
  if (addressOn(channel, customer) === null) return "no_address"
  if (customer.optedOut.includes(channel)) return "opted_out"
  return customer.suppressed.includes(channel) ? "suppressed" : null
}

/** What of a case is foretold otherwise than it was read. */
interface Otherwise {
  readonly rules?: CaseRules
  readonly debtor?: DebtorCase
  /** By channel, when the message of the queue is tried next; it does not leave before. */
  readonly triedAt?: ReadonlyMap<Channel, number>
}

/** The case by other rules, which may give reviews another time. */
const underRules = ({ debtor, now, row }: OpenCase, rules: CaseRules | undefined): DebtorCase =>
  rules === undefined ? debtor : { ...debtor, reviews: reviewsOf(rules, row.waiting, row.state.reviews, now) }

/** The messages of a case until an instant in epoch milliseconds, by its own rules unless there are others. */
export const futureOf = (
  open: OpenCase,
  until: number,
  otherwise: Otherwise = {}
): ReadonlyArray<ForetoldMessage> => {
  const { now, receivables, row, rules } = open
  return simulateCase(
    otherwise.rules ?? rules,
    {
      debtor: otherwise.debtor ?? underRules(open, otherwise.rules),
      refusal: (channel) => refusalOn(row.customer, channel),
      agreedOn: ({ id }) => {
        const stored = receivables.get(id)
        return stored === undefined ? null : agreedDate(stored.receivable)
      },
      ...(otherwise.triedAt === undefined ? {} : { triedAt: otherwise.triedAt })
    },
    now,
    until
  )
}

/** The reasons of attempts that a company's mode makes wait. */
const MODE_REASONS: ReadonlySet<ReasonCode | null> = new Set(["on_hold", "awaiting_approval"])

/** Whether an attempt still says that it waits for a mode which has ended: the plan of the background has not reached it. */
export const isFreed = (
  { company }: Pick<OpenCase, "company">,
  { reasonCode }: Pick<AttemptRecord, "reasonCode">
): boolean => company.remindersMode === "on" && MODE_REASONS.has(reasonCode)

/** When the messages of a case's queue that wait for something else than the mode are tried next. */
export const nextTriesAfterMode = (open: OpenCase): ReadonlyMap<Channel, number> => {
  const queued = open.row.queued.filter(({ reasonCode }) => !MODE_REASONS.has(reasonCode))
  return nextTries({ ...open, row: { ...open.row, queued } })
}

/** When the messages of a case's queue that wait, for a retry or an obstacle, are tried next. */
export const nextTries = (open: OpenCase): ReadonlyMap<Channel, number> =>
  new Map(
    open.row.queued.flatMap((attempt) => {
      const { channel, dueAt, scheduledFor } = attempt
      return dueAt !== null && dueAt > scheduledFor && !isFreed(open, attempt)
        ? [[channel, dueAt] as const]
        : []
    })
  )
