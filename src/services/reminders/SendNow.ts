/** Sends the next reminder of a receivable early. */
import { Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { contentsOf } from "../../domain/dunning/case/Contents.ts"
import { restOf } from "../../domain/dunning/case/Chased.ts"
import type { RefusalReason } from "../../domain/dunning/case/Decide.ts"
import { planAll } from "../../domain/dunning/case/Plan.ts"
import type { CaseDebt, DebtorCase, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import { InvalidTransition, type NotFound } from "../../domain/Errors.ts"
import { Id } from "../../domain/Ids.ts"
import { named, record, Timestamp } from "../../domain/JsonFields.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { moves } from "../../domain/Receivable.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { orNotFound } from "../Lookup.ts"
import { unchanged, Write, type WriteEffect } from "../Write.ts"
import { refusalOn } from "./CaseFutures.ts"
import { makeDebtorCases, type OpenCase } from "./DebtorCases.ts"

/** When the reminder leaves. */
const SentEarly = record({
  receivableId: named("receivable_id", "The receivable that it is about.")(Id),
  leavesAt: named("leaves_at", "The first time at which it may leave.")(Timestamp)
})

export class SendNow extends Context.Tag("duebook/SendNow")<
  SendNow,
  {
    /**
     * Brings the next message that names a receivable forward to now, or to the first time at which the policy's window
     * and distances let it leave. A worker decides on it then, as on any other. Refused where nothing can be sent.
     */
    readonly ask: (receivableId: number) => WriteEffect<typeof SentEarly.Type, NotFound | InvalidTransition>
  }
>() {
  static readonly layer = Layer.effect(
    SendNow,
    Effect.gen(function* () {
      const cases = yield* makeDebtorCases
      const receivables = yield* ReceivablesRepo
      const write = yield* Write
      return SendNow.of({
        ask: (receivableId) =>
          write.run({
            deed: "reminder.send_now",
            once: { status: 200, schema: SentEarly },
            subject: `receivable ${receivableId}`,
            // It locks the case before the end of its transaction, so that others who share it could lock them crosswise.
            alone: true,
            reads: (companyId) => receivables.readForUpdate(companyId, receivableId),
            decide: Effect.fnUntraced(function* (company, now, locked) {
              const { customerId, status }: StoredReceivable = yield* orNotFound(
                "receivable",
                Effect.succeed(locked)
              )
              if (moves[status].pause === undefined) {
                return yield* InvalidTransition.from("receivable", status, "be reminded of")
              }
              const [open] = yield* cases.open(company, [customerId], now, { mode: "wait" })
              const asked = open === undefined ? "nothing_planned" : askedFor(open, receivableId)
              if (open === undefined || typeof asked === "string") {
                const reason = typeof asked === "string" ? asked : "nothing_planned"
                return yield* new InvalidTransition({
                  message: notAskedSentences[reason],
                  details: { status }
                })
              }
              const value = { receivableId, leavesAt: toRfc3339(asked.leavesAt) }
              if (!asked.isEarlier) return unchanged(value)
              yield* cases.store([{ before: open, after: { debtor: asked.debtor, inFlight: open.inFlight } }])
              return { value, subjectId: receivableId, details: { leaves_at: value.leavesAt } }
            })
          })
      })
    })
  )
}

/** Why nothing can be sent: nothing is planned, another message is due, the debt rests, a message is under way, or as the code says. */
export type NotAsked = "nothing_planned" | "another_first" | "resting" | "sending" | "cap" | RefusalReason

/** Why it is refused, in a sentence. */
export const notAskedSentences: Readonly<Record<NotAsked, string>> = {
  nothing_planned: "No reminder is planned for it.",
  another_first: "Another reminder to the customer leaves first. Ask again after it.",
  resting: "It is below the minimum balance of the policy, so no reminder is sent for it.",
  sending: "A reminder is being sent at this moment.",
  cap: "The policy allows no more reminders of it.",
  no_address: "The customer has no address for the next reminder.",
  opted_out: "The customer does not want reminders on the channel of the next one.",
  suppressed: "The customer's address does not work, so the next reminder can't be sent."
}

/** What asking makes of a case, and when its next message leaves. */
interface Asked {
  readonly debtor: DebtorCase
  readonly leavesAt: number
  /** Whether that is another time or message than without asking. */
  readonly isEarlier: boolean
}

const placesOf = (messages: ReadonlyArray<PlannedMessage>): string =>
  messages
    .map(({ at, channel, leadingId, offsetDays }) => `${channel} ${at} ${leadingId} ${offsetDays}`)
    .join()

/** Whether the policy has more steps for the debt than it may have reminders. */
const isAtLimit = ({ rules: { policy } }: OpenCase, { finalOn, reminders }: CaseDebt): boolean =>
  finalOn === null && reminders >= policy.maxMessages

/** Why no message would name a debt, though somebody asks. */
const whyNone = (
  open: OpenCase,
  debt: CaseDebt | undefined,
  planned: ReadonlyArray<PlannedMessage>
): "another_first" | "cap" | "nothing_planned" => {
  const opening = open.rules.openingAt(open.now)?.at ?? open.now
  if (planned.some(({ at }) => at <= Math.max(open.now, opening))) return "another_first"
  return debt !== undefined && isAtLimit(open, debt) ? "cap" : "nothing_planned"
}

/** The case after somebody has asked for the next message that names a debt, or why there is none. */
export const askedFor = (open: OpenCase, debtId: number): Asked | NotAsked => {
  const { debtor, inFlight, now, row, rules } = open
  if (Object.keys(inFlight).length > 0) return "sending"
  const debt = debtor.debts.find(({ id }) => id === debtId)
  if (debt !== undefined && restOf(rules.policy, debt) !== null) return "resting"
  const after: DebtorCase = { ...debtor, asked: { debtId, at: now } }
  const planned = planAll(rules, after, now)
  const naming = planned.filter(
    (message) => !message.isOver && contentsOf(rules, after, message).named.some(({ id }) => id === debtId)
  )
  const [first] = naming
  if (first === undefined) return whyNone(open, debt, planned)
  const sendable = naming.filter(({ channel }) => refusalOn(row.customer, channel) === null)
  if (sendable.length === 0) return refusalOn(row.customer, first.channel) ?? "no_address"
  return {
    debtor: after,
    leavesAt: Math.max(now, Math.min(...sendable.map(({ at }) => at))),
    isEarlier: placesOf(planAll(rules, debtor, now)) !== placesOf(planned)
  }
}
