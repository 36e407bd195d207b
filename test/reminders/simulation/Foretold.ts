/** What is foretold of the messages of a company's customers, and whether it is what is sent. */
import { Effect } from "effect"
import { addressOn } from "../../../src/domain/BlockedAddress.ts"
import { companyTime } from "../../../src/domain/Company.ts"
import type { NamedDebt, PlannedMessage } from "../../../src/domain/dunning/case/Types.ts"
import { Engine } from "../../../src/reminders/Engine.ts"
import { futureOf } from "../../../src/services/reminders/CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "../../../src/services/reminders/DebtorCases.ts"
import { keyOf } from "../../domain/dunning/case/simulation/World.ts"
import type { Rows } from "./Rows.ts"
import { type Decision, violated } from "./Watch.ts"

/** The messages of a customer that are foretold until a moment. */
export interface Foretold {
  readonly companyId: number
  readonly customerId: number
  readonly until: number
  /** Messages that were decided on before. */
  readonly known: number
  readonly messages: ReadonlyArray<string>
}

const MINUTE = 60_000
/** Channels take turns, so that a message may leave a moment later than foretold. */
const BLURRED_MILLIS = 2 * MINUTE
/** A simulation knows nothing of other messages in the same minute. */
const ENOUGH_PER_MINUTE = 60

const nameOf = (
  at: number,
  message: PlannedMessage,
  named: ReadonlyArray<Pick<NamedDebt, "id" | "tone">>
): string =>
  `${new Date(at).toISOString().slice(0, 16)} ${keyOf(message)}: ${named.map(({ id, tone }) => `${id} ${tone}`).join(", ")}`

const addressesOf = ({ row: { customer } }: OpenCase): ReadonlyArray<string> =>
  (["email", "sms"] as const).flatMap((channel) => addressOn(channel, customer)?.toLowerCase() ?? [])

/** Customers whose address no other one has: what others are sent puts off none of their messages. */
export const withOwnAddress = (opened: ReadonlyArray<OpenCase>): ReadonlyArray<OpenCase> => {
  const owners = Map.groupBy(opened.flatMap(addressesOf), (address) => address)
  return opened.filter((open) => addressesOf(open).every((address) => owners.get(address)?.length === 1))
}

/** Customers whose messages depend on nobody else, with nothing under way. */
const alone = (opened: ReadonlyArray<OpenCase>, rows: Rows): ReadonlyArray<OpenCase> =>
  withOwnAddress(opened).filter((open) => {
    const own = [...rows.attempts.values()].filter(({ customerId }) => customerId === open.row.customer.id)
    return own.every(
      ({ dueAt, reasonCode, scheduledFor, status, tryCount }) =>
        status !== "sending" &&
        (status !== "scheduled" || (tryCount === 0 && reasonCode === null && dueAt === scheduledFor))
    )
  })

/** Foretells the messages of a company that can send, on these channels. */
export const foretell = Effect.fnUntraced(function* (
  companyId: number,
  rows: Rows,
  realNow: number,
  {
    hours,
    isHere,
    known
  }: { readonly hours: number; readonly isHere: (channel: string) => boolean; readonly known: number }
) {
  const engine = yield* Engine
  const company = yield* engine.company(companyId)
  if (company === null || rows.isChanged || rows.changedCustomers.size > 0) return []
  const { sender, settings } = company
  if (!sender.active || !sender.planActive || settings.remindersMode !== "on") return []
  const from = companyTime(settings, realNow)
  const until = from + hours * 60 * MINUTE
  const cases = yield* makeDebtorCases
  const opened = yield* cases.open(settings, rows.customerIds, from, { mode: "read" })
  const { policy } = opened[0]?.rules ?? {}
  if (policy === undefined || policy.maxPerMinute < ENOUGH_PER_MINUTE) return []
  if (!policy.steps.every(({ channels }) => channels.every(isHere))) return []
  return alone(opened, rows).map((open): Foretold => {
    const { customer } = open.row
    const messages = futureOf(open, until)
      .filter(({ at, reason }) => reason === null && at < until - BLURRED_MILLIS)
      .map(({ at, contents, message }) => nameOf(at, message, contents.named))
    return { companyId, customerId: customer.id, until, known, messages: messages.toSorted() }
  })
})

/** What was foretold is what was sent, to the minute, if nothing has changed. Returns how many messages. */
export const cameTrue = (foretold: Foretold, decisions: ReadonlyArray<Decision>) => {
  const { companyId, customerId, known, until } = foretold
  const sent = decisions
    .slice(known)
    .filter((each) => each.companyId === companyId && each.customerId === customerId)
    .filter(({ decided }) => decided.at < until - BLURRED_MILLIS)
    .map(({ decided }) => nameOf(decided.at, decided.message, decided.named))
    .toSorted()
  return sent.join() === foretold.messages.join()
    ? Effect.succeed(sent.length)
    : violated(
        "what was foretold is what was sent",
        `customer ${customerId}: foretold\n  ${foretold.messages.join("\n  ")}\nsent\n  ${sent.join("\n  ")}`
      )
}
