/** Foretells the messages of a case if nothing changes, by the functions that decide on them. Pure. */
import type { Channel, ReasonCode, ShiftReason } from "../../ReminderAttempt.ts"
import type { CaseRules } from "./CaseRules.ts"
import { continueLadder } from "./Changes.ts"
import { afterEnding, afterSending } from "./Course.ts"
import { CaseDecision, CLEAR, decideMessage, type RefusalReason } from "./Decide.ts"
import { planAll } from "./Plan.ts"
import type { CaseDebt, DebtorCase, MessageContents, PlannedMessage } from "./Types.ts"

/** A message that will be sent, or end without being sent. */
export interface ForetoldMessage {
  readonly message: PlannedMessage
  readonly at: number
  /** What it says, or would say. */
  readonly contents: MessageContents
  /** Why not; null if it will be. */
  readonly reason: ReasonCode | null
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  /** The case just before it. */
  readonly before: DebtorCase
}

/** What the messages depend on beside the case. */
export interface SimulationInput {
  readonly debtor: DebtorCase
  /** Why nothing may go to the customer on a channel; null if something may. */
  readonly refusal: (channel: Channel) => RefusalReason | null
  /** Local date on which a debt that rests comes back, from the instant at which it does. */
  readonly agreedOn: (debt: CaseDebt) => string | null
  /** When a message that waits is tried next, by channel; it does not leave before. */
  readonly triedAt?: ReadonlyMap<Channel, number>
}

/** More messages than a case gets in a year, on all channels. */
const MAX_EVENTS = 2_000

/** Debts whose rest has ended by then go on. */
const resumed = ({ agreedOn, debtor }: SimulationInput, at: number): DebtorCase => ({
  ...debtor,
  debts: debtor.debts.map((debt) =>
    debt.status === "paused" && debt.resumeAt !== null && debt.resumeAt <= at
      ? continueLadder(
          {
            ...debt,
            status: debt.balanceMinor < debt.amountMinor ? "partially_paid" : "open",
            pauseCause: null,
            resumeAt: null
          },
          debt.resumeAt,
          agreedOn(debt)
        )
      : debt
  )
})

const firstResumption = ({ debts }: DebtorCase): number =>
  debts.reduce(
    (first, { resumeAt, status }) =>
      status === "paused" && resumeAt !== null ? Math.min(first, resumeAt) : first,
    Infinity
  )

/**
 * The messages of a case from now until an instant, in order of time, if nothing changes: nobody pays, the company may
 * send, its channels work and the cap is not reached. Rests that have an end come to it.
 */
export const simulateCase = (
  rules: CaseRules,
  input: SimulationInput,
  now: number,
  until: number
): ReadonlyArray<ForetoldMessage> => {
  const foretold: Array<ForetoldMessage> = []
  let time = now
  let debtor = resumed(input, time)
  const triedAt = new Map(input.triedAt)
  const timeOf = ({ at, channel }: PlannedMessage) => Math.max(at, triedAt.get(channel) ?? at)
  for (let count = 0; count < MAX_EVENTS; count += 1) {
    const planned = planAll(rules, debtor, time)
    const next = planned.toSorted((a, b) => timeOf(a) - timeOf(b))[0]
    const at = next === undefined ? Infinity : Math.max(time, timeOf(next))
    const resumption = firstResumption(debtor)
    if (Math.min(at, resumption) > until) break
    if (resumption < at || (resumption === at && resumption !== Infinity)) {
      time = Math.max(time, resumption)
      debtor = resumed({ ...input, debtor }, time)
      continue
    }
    if (next === undefined) break
    time = at
    triedAt.delete(next.channel)
    const facts = { ...CLEAR, refusal: input.refusal(next.channel) }
    const decision = decideMessage(rules, debtor, next.channel, facts, time)
    const step = CaseDecision.$match(decision, {
      Send: ({ contents, message }) => ({
        debtor: afterSending(rules, debtor, message, contents, time),
        told: { message, at: time, contents, reason: null, shiftedBy: message.shiftedBy, before: debtor }
      }),
      End: ({ contents, message, reason }) => ({
        debtor: afterEnding(rules, debtor, message, contents, time),
        told: { message, at: time, contents, reason, shiftedBy: message.shiftedBy, before: debtor }
      }),
      // It was planned before its try, and comes to another time by then.
      Move: ({ at, message }) => {
        triedAt.set(message.channel, at)
        return null
      },
      Wait: () => null,
      None: () => null
    })
    if (step === null) continue
    debtor = step.debtor
    foretold.push(step.told)
  }
  return foretold
}
