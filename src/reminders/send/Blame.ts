/**
 * Whose fault it is that a provider does not take a message, judged by what other recipients meet. Pure.
 *
 * A refusal for good that may be that of the sender, the account or the address of the API says nothing by itself: a
 * provider that no longer knows the account and one that forwards nothing to this domain may answer the same. So the
 * attempt waits. If others are sent after it was refused, and it is refused again, the recipient is at fault. If several
 * recipients meet the same refusal, none of them ever is.
 */
import type { NotSent } from "../Delivery.ts"
import { ownPauseMillis, suspectPauseMillis } from "../complete/RetryBackoff.ts"
import type { Outcome } from "../transports/Transport.ts"
import type { Evidence } from "./CircuitBreaker.ts"

/** Recipients and refusals that are remembered; the oldest are forgotten. */
const MAX_REMEMBERED = 1_000
/** For how long after it was met last. */
const REMEMBERED_MILLIS = 86_400_000

/** A recipient whose message was not taken last time. */
interface Suspect {
  /** The hand-overs that had begun when it was not taken first, or when that last cost a try. */
  readonly since: number
  /** How often it was not taken. */
  readonly times: number
  /** How often of these although others were sent. */
  readonly alone: number
  readonly at: number
}

/** A refusal, and whether more than one recipient has met it. */
interface Refusal {
  readonly recipient: string
  readonly isShared: boolean
  readonly at: number
}

/** What is remembered of a channel. */
export interface Suspects {
  readonly byRecipient: ReadonlyMap<string, Suspect>
  readonly byCode: ReadonlyMap<string, Refusal>
  /** Of all messages that were sent, the number of the hand-over that began last. */
  readonly lastSent: number
}

export const nobody: Suspects = { byRecipient: new Map(), byCode: new Map(), lastSent: 0 }

/** A hand-over that has ended. Hand-overs are numbered in the order in which they begin. */
export interface EndedHandOver {
  readonly recipient: string
  /** Its own number, and that of the last one by now. */
  readonly place: number
  readonly begun: number
  /** `lastSent` when it began. */
  readonly sentBefore: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** The outcome for the attempt, what it says about the channel, and what is remembered from now on. */
export interface Judgement {
  readonly outcome: Outcome | NotSent
  readonly evidence: Evidence
  readonly suspects: Suspects
}

const UNCLEAR: Evidence = { _tag: "Unclear" }

/** With an entry put last, without what is too old or too much. */
const remembering = <A extends { readonly at: number }>(
  before: ReadonlyMap<string, A>,
  key: string,
  value: A
): ReadonlyMap<string, A> => {
  const others = [...before].filter(([name, { at }]) => name !== key && at > value.at - REMEMBERED_MILLIS)
  return new Map([...others.slice(1 - MAX_REMEMBERED), [key, value]])
}

const without = (suspects: Suspects, recipient: string): Suspects => {
  if (!suspects.byRecipient.has(recipient)) return suspects
  const byRecipient = new Map(suspects.byRecipient)
  byRecipient.delete(recipient)
  return { ...suspects, byRecipient }
}

/**
 * The recipient as a suspect once more, and whether another message was sent from its beginning to its end between the
 * time before and this one.
 */
const suspected = (
  { byRecipient }: Suspects,
  { begun, now, recipient, sentBefore }: EndedHandOver,
  isTrouble: boolean
): { readonly entry: Suspect; readonly isAlone: boolean } => {
  const before = byRecipient.get(recipient) ?? { since: begun, times: 0, alone: 0 }
  const isAlone = sentBefore > before.since
  const alone = before.alone + (isAlone ? 1 : 0)
  // Each try that trouble costs has to be shown anew; a refusal for good stays the recipient's until they are sent to.
  const since = isAlone && isTrouble ? begun : before.since
  return { isAlone, entry: { since, times: before.times + 1, alone, at: now } }
}

type NotTaken = Extract<Outcome, { readonly _tag: "Deferred" | "Faulted" }>

/** The verdict on a message that was not taken, where that may be the fault of the channel or of its recipient. */
const suspect = (before: Suspects, outcome: NotTaken, handedOver: EndedHandOver): Judgement => {
  const { now, recipient } = handedOver
  const { code, message } = outcome
  const isRefusal = outcome._tag === "Faulted"
  const { entry, isAlone } = suspected(before, handedOver, !isRefusal)
  const met = before.byCode.get(code)
  const isShared = met !== undefined && (met.isShared || met.recipient !== recipient)
  const suspects = {
    ...before,
    byRecipient: remembering(before.byRecipient, recipient, entry),
    byCode: isRefusal
      ? remembering(before.byCode, code, { recipient: met?.recipient ?? recipient, isShared, at: now })
      : before.byCode
  }
  if (!isAlone) {
    const waiting: Outcome = { _tag: "Faulted", code, message, pauseMillis: suspectPauseMillis(entry.times) }
    return {
      outcome: waiting,
      evidence: { _tag: "Fails", fault: { code, message }, recipient },
      suspects
    }
  }
  if (!isRefusal) return { outcome: { _tag: "Deferred", code, message }, evidence: UNCLEAR, suspects }
  return isShared
    ? {
        outcome: { _tag: "Faulted", code, message, pauseMillis: ownPauseMillis(entry.alone) },
        evidence: UNCLEAR,
        suspects
      }
    : {
        outcome: { _tag: "Rejected", code, message },
        evidence: UNCLEAR,
        suspects: without(suspects, recipient)
      }
}

/** Judges an outcome. Of what it says for certain nothing is changed. */
export const judge = (
  suspects: Suspects,
  outcome: Outcome | NotSent,
  handedOver: EndedHandOver
): Judgement => {
  const { place, recipient } = handedOver
  switch (outcome._tag) {
    case "Sent":
      return {
        outcome,
        evidence: { _tag: "Works" },
        suspects: { ...without(suspects, recipient), lastSent: Math.max(suspects.lastSent, place) }
      }
    case "Faulted":
      if (outcome.doubtful === true) return suspect(suspects, outcome, handedOver)
      return { outcome, evidence: { _tag: "Fails", fault: outcome, recipient: null }, suspects }
    case "Lost":
      return { outcome, evidence: { _tag: "Fails", fault: outcome, recipient }, suspects }
    case "Deferred":
      if (outcome.providerTrouble === true) return suspect(suspects, outcome, handedOver)
      return { outcome, evidence: UNCLEAR, suspects }
    case "Rejected":
      return { outcome, evidence: UNCLEAR, suspects: without(suspects, recipient) }
    case "NotSent":
      return { outcome, evidence: UNCLEAR, suspects }
  }
}
