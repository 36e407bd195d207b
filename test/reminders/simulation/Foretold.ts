/** What the schedules of debts foretell, and whether it is what is sent. */
import { Effect } from "effect"
import { addressOn } from "../../../src/domain/BlockedAddress.ts"
import { companyTime } from "../../../src/domain/Company.ts"
import { CurrentRequest, requestOfKey } from "../../../src/domain/CurrentRequest.ts"
import { Engine } from "../../../src/reminders/Engine.ts"
import { makeDebtorCases, type OpenCase } from "../../../src/services/reminders/DebtorCases.ts"
import { Schedules } from "../../../src/services/reminders/Schedules.ts"
import { holderOf } from "../../../src/testing/Holders.ts"
import { admitted } from "../../../src/testing/Quotas.ts"
import type { Rows } from "./Rows.ts"
import { told, violated } from "./Watch.ts"

/** The messages of a debt that its schedule foretells until a moment. */
export interface Foretold {
  readonly companyId: number
  readonly receivableId: number
  readonly until: number
  readonly messages: ReadonlyArray<string>
  /** Attempts that had been sent before. */
  readonly sent: ReadonlySet<number>
}

const MINUTE = 60_000
/** Channels take turns, so that a message may leave a moment later than foretold. */
const BLURRED_MILLIS = 2 * MINUTE
/** A schedule knows nothing of other messages in the same minute. */
const ENOUGH_PER_MINUTE = 60
/** Debts of each customer whose schedules are read. */
const MAX_SCHEDULES = 5

const nameOf = (offsetDays: number, channel: string, at: number): string =>
  `${new Date(at).toISOString().slice(0, 16)} ${channel} ${offsetDays}`

const addressesOf = ({ row: { customer } }: OpenCase): ReadonlyArray<string> =>
  (["email", "sms"] as const).flatMap((channel) => addressOn(channel, customer)?.toLowerCase() ?? [])

/** Customers whose address no other one has: what others are sent puts off none of their messages. */
export const withOwnAddress = (opened: ReadonlyArray<OpenCase>): ReadonlyArray<OpenCase> => {
  const owners = Map.groupBy(opened.flatMap(addressesOf), (address) => address)
  return opened.filter((open) => addressesOf(open).every((address) => owners.get(address)?.length === 1))
}

/** Whether a message that is scheduled will be sent at its time: what waits for a review is scheduled for the end of that. */
const isSentThen = (reasonCode: string | null): boolean =>
  reasonCode === null || reasonCode === "payment_in_review"

/** Customers whose messages depend on nobody else, with nothing under way. */
const alone = (opened: ReadonlyArray<OpenCase>, { attempts }: Rows): ReadonlyArray<OpenCase> =>
  withOwnAddress(opened).filter(({ row }) =>
    [...attempts.values()]
      .filter(({ customerId }) => customerId === row.customer.id)
      .every(
        ({ dueAt, reasonCode, scheduledFor, status, tryCount }) =>
          status !== "sending" &&
          (status !== "scheduled" || (tryCount === 0 && isSentThen(reasonCode) && dueAt === scheduledFor))
      )
  )

/** Reads schedules of a company that can send, on these channels. */
export const foretell = Effect.fnUntraced(function* (
  companyId: number,
  rows: Rows,
  realNow: number,
  { hours, isHere }: { readonly hours: number; readonly isHere: (channel: string) => boolean }
) {
  const engine = yield* Engine
  const company = yield* engine.company(companyId)
  if (company === null || rows.isChanged || rows.changedCustomers.size > 0) return []
  const { sender, settings } = company
  if (!sender.active || !sender.planActive || settings.remindersMode !== "on") return []
  const now = companyTime(settings, realNow)
  const until = now + hours * 60 * MINUTE
  const cases = yield* makeDebtorCases
  const opened = yield* cases.open(settings, rows.customerIds, now, { mode: "read" })
  const { policy } = opened[0]?.rules ?? {}
  if (policy === undefined || policy.maxPerMinute < ENOUGH_PER_MINUTE) return []
  if (!policy.steps.every(({ channels }) => channels.every(isHere))) return []
  const schedules = yield* Schedules
  const request = requestOfKey(holderOf({ companyId, company: settings }), "foretell", admitted.quotaStatus)
  const sent = new Set(
    [...rows.attempts.values()].filter(({ sentAt }) => sentAt !== null).map(({ id }) => id)
  )
  const debts = alone(opened, rows).flatMap(({ debtor }) => debtor.debts.slice(0, MAX_SCHEDULES))
  return yield* Effect.forEach(debts, ({ id: receivableId }) =>
    Effect.map(Effect.provideService(schedules.of(receivableId), CurrentRequest, request), (entries) => {
      const messages = entries
        .filter(({ reasonCode, status }) => status === "scheduled" && isSentThen(reasonCode))
        .map(({ channel, offsetDays, scheduledFor }) => ({
          channel,
          offsetDays,
          at: Date.parse(scheduledFor)
        }))
        .filter(({ at }) => at < until - BLURRED_MILLIS)
        .map(({ at, channel, offsetDays }) => nameOf(offsetDays, channel, at))
      return { companyId, receivableId, until, sent, messages: messages.toSorted() } satisfies Foretold
    })
  )
})

/** What was foretold is what was sent, to the minute, if nothing has changed. Returns how many messages. */
export const cameTrue = ({ messages, receivableId, sent, until }: Foretold, { attempts }: Rows) => {
  const own = [...attempts.values()].filter((attempt) => attempt.receivableId === receivableId)
  const given = own.flatMap(({ channel, id, offsetDays, sentAt }) =>
    sentAt === null || sent.has(id) || sentAt >= until - BLURRED_MILLIS
      ? []
      : [nameOf(offsetDays, channel, sentAt)]
  )
  return given.toSorted().join() === messages.join()
    ? Effect.succeed(given.length)
    : violated(
        "what was foretold is what was sent",
        `debt ${receivableId}: foretold\n  ${messages.join("\n  ")}\nsent\n  ${given.toSorted().join("\n  ")}\n${own.map(told).join("\n")}`
      )
}
