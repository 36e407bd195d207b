/** What the schedules of debts foretell, and whether it is what was sent. */
import { Effect } from "effect"
import { CurrentRequest, requestOfKey } from "../../../src/domain/CurrentRequest.ts"
import type { ReceivablesPolicy } from "../../../src/domain/dunning/Policy.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { ReminderFacts } from "../../../src/repos/reminders/ReminderFacts.ts"
import { DunningRules } from "../../../src/services/reminders/DunningRules.ts"
import { Schedules } from "../../../src/services/reminders/Schedules.ts"
import { admitted, holderOf } from "../../../src/testing/Testing.ts"
import { told, violated } from "./MessageChecks.ts"
import type { Rows } from "./World.ts"

/** The messages that a schedule foretells: step, channel and minute of each. */
export interface Foretold {
  readonly companyId: number
  readonly receivableId: number
  readonly messages: ReadonlyArray<string>
  /** The attempts that had been sent before. */
  readonly sent: ReadonlySet<number>
}

/** A schedule knows nothing of other messages in the same minute. */
const ENOUGH_PER_MINUTE = 60

const nameOf = (offsetDays: number, channel: string, time: string) =>
  `${offsetDays} ${channel} ${time.slice(0, 16)}`

/** Whether no worker has taken it, and nothing stood in its way. */
const isUntouched = ({ dueAt, reasonCode, scheduledFor, tryCount }: AttemptRecord): boolean =>
  tryCount === 0 && reasonCode === null && dueAt === scheduledFor

/** Whether it depends on which channel is faster how many messages are left for the other. */
const isRace = ({ maxMessages, steps }: ReceivablesPolicy): boolean =>
  steps.some(({ channels }) => channels.length > 1) &&
  maxMessages < steps.reduce((sum, { channels }) => sum + channels.length, 0)

/**
 * The debts whose course depends on nothing else: those of customers without other debts, of a company that may send,
 * with nothing under way.
 */
const alone = (rows: Rows, isHere: (channel: string) => boolean) => {
  const byCustomer = Map.groupBy(rows.receivables.values(), ({ customerId }) => customerId)
  return [...rows.receivables.values()].filter(({ customerId, id, status }) => {
    const own = [...rows.attempts.values()].filter(({ receivableId }) => receivableId === id)
    return (
      byCustomer.get(customerId)?.length === 1 &&
      (status === "open" || status === "partially_paid") &&
      own.every(
        (attempt) =>
          isHere(attempt.channel) &&
          attempt.customerId === customerId &&
          attempt.status !== "sending" &&
          (attempt.status !== "scheduled" || isUntouched(attempt))
      )
    )
  })
}

/** Reads the schedules of a company's debts. */
export const foretell = Effect.fnUntraced(function* (
  companyId: number,
  rows: Rows,
  isHere: (channel: string) => boolean
) {
  const found = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
  const sender = yield* Effect.map(
    Effect.flatMap(ReminderFacts, (facts) => facts.company(companyId)),
    (company) => company?.sender ?? null
  )
  if (found === null || sender === null || !sender.active || !sender.planActive) return []
  const company = settingsOf(found)
  const { policy } = yield* Effect.flatMap(DunningRules, (rules) => rules.rulesOf(company))
  const { maxPerMinute, steps } = policy.receivables
  if (
    isRace(policy.receivables) ||
    maxPerMinute < ENOUGH_PER_MINUTE ||
    !steps.every(({ channels }) => channels.every(isHere))
  )
    return []
  const request = requestOfKey(holderOf({ companyId, company }), "foretell", admitted.quotaStatus)
  const schedules = yield* Schedules
  const foretold: Array<Foretold> = []
  for (const { id } of alone(rows, isHere)) {
    const entries = yield* Effect.provideService(schedules.of(id), CurrentRequest, request)
    foretold.push({
      companyId,
      receivableId: id,
      messages: entries
        .filter(({ reasonCode, status }) => status === "scheduled" && reasonCode === null)
        .map(({ channel, offsetDays, scheduledFor }) => nameOf(offsetDays, channel, scheduledFor))
        .sort(),
      sent: new Set(
        [...rows.attempts.values()].filter(({ sentAt }) => sentAt !== null).map((sent) => sent.id)
      )
    })
  }
  return foretold
})

/** What was foretold on a book where nothing changed is what was sent, to the minute. */
export const cameTrue = ({ messages, receivableId, sent }: Foretold, rows: Rows) => {
  const own = [...rows.attempts.values()].filter((attempt) => attempt.receivableId === receivableId)
  const given = own
    .filter(({ id, sentAt }) => sentAt !== null && !sent.has(id))
    .map(({ channel, offsetDays, sentAt }) =>
      nameOf(offsetDays, channel, new Date(sentAt ?? 0).toISOString())
    )
    .sort()
  return given.join() === messages.join()
    ? Effect.void
    : violated(
        "what was foretold is what was sent",
        `receivable ${receivableId}: foretold ${messages.join(", ")}; sent ${given.join(", ")}: ${own.map(told).join("; ")}`
      )
}
