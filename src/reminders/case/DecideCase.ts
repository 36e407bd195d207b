/** Decides on the claimed attempts of cases that are locked. Pure but for the messages that it asks for. */
import { addressOn } from "../../domain/BlockedAddress.ts"
import type { SendingFacts } from "../../domain/dunning/case/Decide.ts"
import { CaseDecision, decideMessage } from "../../domain/dunning/case/Decide.ts"
import { contentsOf } from "../../domain/dunning/case/Contents.ts"
import { planMessage } from "../../domain/dunning/case/Plan.ts"
import { preparedFor, type PreparedMessage, withoutPrepared } from "../../domain/dunning/case/Prepared.ts"
import type { MessageContents, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { ReceivablesPolicy } from "../../domain/dunning/Policy.ts"
import { heldAfter } from "../../domain/dunning/Statements.ts"
import { companyDay } from "../../domain/Company.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import { mayWrite, type TrustLeft } from "../../domain/Trust.ts"
import type { Company } from "../Delivery.ts"
import { endReasonOf, endStatusOf, isOvertaken, overtaken } from "../../services/reminders/CaseAttempts.ts"
import { refusalOn } from "../../services/reminders/CaseFutures.ts"
import type { Transport } from "../transports/Transport.ts"
import { decidedReminder, notSent, waiting, type WorkedCase } from "./CaseOutcome.ts"
import { sealOf } from "./Seal.ts"

/** How long a message waits for one of the same case on another channel. */
const OTHER_CHANNEL_PAUSE_MILLIS = 1_000

/** What decisions depend on beside the case. */
export interface DecisionInputs {
  readonly company: Company
  readonly pace: Pacing.Pace
  readonly trust: TrustLeft
  readonly policy: Pick<ReceivablesPolicy, "attachDocument" | "maxPerMinute" | "statementDays">
  readonly transportOf: (channel: Channel) => Transport
}

/** A message that is to be made and sent now. */
export interface Sendable {
  readonly attempt: AttemptRecord
  readonly message: PlannedMessage
  readonly contents: MessageContents
  readonly recipient: string
  /** Texts that somebody has given this one message. */
  readonly texts: MessageTexts | null
}

const factsOf = (
  { before }: WorkedCase,
  channel: Channel,
  { company: { sender, settings }, pace, policy, transportOf, trust }: DecisionInputs,
  prepared: PreparedMessage | null
): SendingFacts => {
  const { now, row } = before
  const address = addressOn(channel, row.customer)
  return {
    mode: settings.remindersMode,
    isApproved: prepared !== null && prepared.approvedAt !== null,
    company: { active: sender.active, planActive: sender.planActive },
    channel: transportOf(channel)._tag === "Off" ? "none" : "ready",
    refusal: refusalOn(row.customer, channel),
    statementDay: heldAfter(policy, sender.statementsTo, companyDay(settings, now)),
    isBeyondTrust: address !== null && !mayWrite(trust, channel, address),
    capLeft: Pacing.left(pace, policy.maxPerMinute, now),
    capFreeAt: Pacing.freeAt(pace, now),
    onTestClock: settings.testClock !== null
  }
}

/** What was decided: what the case becomes, and the message to send if there is one. */
export interface Decided {
  readonly state: WorkedCase
  readonly send: Sendable | null
  /** Whether it waits until money of the company was looked at again. */
  readonly asksForMoney?: boolean
}

/** How long a message waits until somebody has looked at money; as long as the job does that is asked for it. */
const LOOK_PAUSE_MILLIS = 5_000

/**
 * Whether money may be there for what a message says, at which nobody has looked yet: a statement is not matched, or a debt
 * has come since what waits was matched. On a test clock nobody looks in between.
 */
const isUnseen = (
  { debtor }: WorkedCase,
  { named, overdue }: MessageContents,
  { sender: { isMatching, moneySeenTo }, settings }: Company
): boolean => {
  if (settings.testClock !== null) return false
  if (isMatching) return true
  if (moneySeenTo === null) return false
  const ids = new Set([...named.map(({ id }) => id), ...overdue])
  return debtor.debts.some(({ begunAt, id }) => ids.has(id) && begunAt > moneySeenTo)
}

/** The attempt as that of its message: what a newer step has overtaken is recorded. */
const asMessage = (
  state: WorkedCase,
  attempt: AttemptRecord,
  message: PlannedMessage
): { readonly state: WorkedCase; readonly attempt: AttemptRecord } => {
  const { now } = state.before
  const debt = state.debtor.debts.find(({ id }) => id === message.leadingId) ?? null
  if (!isOvertaken(attempt, message, debt, now)) return { state, attempt }
  const { record, untried } = overtaken(attempt, message, now)
  return { state: { ...state, ended: [...state.ended, record] }, attempt: untried }
}

/**
 * The case with what people have decided about its message on a channel. What they have seen may be another message by now:
 * then nothing of it counts, and what was asked for early comes at its own time.
 */
const asSeen = (
  state: WorkedCase,
  channel: Channel,
  company: Company
): { readonly state: WorkedCase; readonly prepared: PreparedMessage | null } => {
  const { before, debtor } = state
  const own = debtor.prepared[channel]
  const address = addressOn(channel, before.row.customer)
  if (own === undefined || address === null) return { state, prepared: null }
  const message = planMessage(before.rules, debtor, channel, before.now)
  // A message that is not due yet is judged when it is.
  if (message === null || message.at > before.now || message.isOver) return { state, prepared: null }
  const contents = contentsOf(before.rules, debtor, message)
  const seal = sealOf(company, { ...before, debtor }, { message, contents, recipient: address })
  const prepared = preparedFor(debtor, channel, seal)
  if (prepared !== null) return { state, prepared }
  const without = withoutPrepared(debtor, channel)
  return { state: { ...state, debtor: own.isAsked ? { ...without, asked: null } : without }, prepared: null }
}

/** Decides on the attempt of a channel that is due. */
export const decideOn = (found: WorkedCase, attempt: AttemptRecord, inputs: DecisionInputs): Decided => {
  const { channel } = attempt
  const { prepared, state } = asSeen(found, channel, inputs.company)
  const { now, row, rules } = state.before
  if (Object.keys(state.inFlight).length > 0) {
    const until = now + OTHER_CHANNEL_PAUSE_MILLIS
    return { state: waiting(state, channel, { until, reason: null }), send: null }
  }
  const facts = factsOf(state, channel, inputs, prepared)
  const decision = decideMessage(rules, state.debtor, channel, facts, now)
  // Another debt leads by now: its attempt takes the place of this one, and is decided on next.
  if ("message" in decision && decision.message.leadingId !== attempt.receivableId)
    return { state, send: null }
  return CaseDecision.$match(decision, {
    None: () => ({ state, send: null }),
    Move: ({ at, message, shiftedBy }) => {
      const isToday = rules.dayAt(at) === rules.dayAt(now)
      // The cap delays a message by minutes: the attempt keeps its time.
      const shifts = shiftedBy.at(-1) === "cap" && isToday ? message.shiftedBy : shiftedBy
      const wait = { until: at, reason: message.waitsFor, shiftedBy: shifts }
      return { state: waiting(state, channel, wait), send: null }
    },
    Wait: ({ reason, until }) => ({ state: waiting(state, channel, { until, reason }), send: null }),
    End: ({ contents, message, reason }) => ({
      state: notSent(state, attempt, decidedReminder(state.before, state.debtor, message, contents), {
        status: endStatusOf(endReasonOf(attempt, reason)),
        reasonCode: endReasonOf(attempt, reason),
        recipient: attempt.recipient,
        messageId: attempt.messageId,
        providerMessageId: null,
        sentAt: null,
        error: attempt.error,
        tryCount: attempt.tryCount,
        locale: attempt.locale
      }),
      send: null
    }),
    Send: ({ contents, message }) => {
      if (isUnseen(state, contents, inputs.company)) {
        const wait = { until: now + LOOK_PAUSE_MILLIS, reason: null }
        return { state: waiting(state, channel, wait), send: null, asksForMoney: true }
      }
      const own = asMessage(state, attempt, message)
      const recipient = addressOn(channel, row.customer) ?? ""
      const texts = prepared?.texts ?? null
      return { state: own.state, send: { attempt: own.attempt, message, contents, recipient, texts } }
    }
  })
}
