/** Decides on a message of a case whose time has come, from the facts at that moment. Pure. */
import { Data } from "effect"
import type { Channel, ReasonCode, ShiftReason } from "../../ReminderAttempt.ts"
import { union } from "../Shifts.ts"
import type { CaseRules } from "./CaseRules.ts"
import { contentsOf } from "./Contents.ts"
import { planMessage } from "./Plan.ts"
import type { DebtorCase, MessageContents, PlannedMessage } from "./Types.ts"

/** What the debtor has decided, or what is wrong with the address: it ends the step at once. */
export type RefusalReason = Extract<ReasonCode, "opted_out" | "suppressed" | "no_address">

/** What somebody is about to mend or to say: a message waits for it until its time is over. */
type CaseWaitReason = Extract<
  ReasonCode,
  | "on_hold"
  | "awaiting_approval"
  | "no_statement"
  | "company_inactive"
  | "no_active_plan"
  | "no_channel"
  | "channel_down"
  | "cap"
>

/** What a decision depends on beside the case. */
export interface SendingFacts {
  /** Whether reminders leave by themselves, after somebody has approved each, or not at all. */
  readonly mode: "hold" | "approve" | "on"
  /** Whether somebody has approved this message. Asked only in the mode `approve`. */
  readonly isApproved: boolean
  readonly company: { readonly active: boolean; readonly planActive: boolean }
  /** `none`: not set up; `down`: set up, but its provider does not work. */
  readonly channel: "ready" | "none" | "down"
  /** Why nothing may go to the customer's address on this channel; null if something may. */
  readonly refusal: RefusalReason | null
  /**
   * The day of the newest bank statement, if it is so old that nothing is sent of which the step is newer; null if
   * statements stand in the way of nothing. A payment in review is known to the plan (`DebtorCase.reviews`).
   */
  readonly statementDay: number | null
  /** Whether the company may not write to this recipient today (domain/Trust). */
  readonly isBeyondTrust: boolean
  /** Messages that the company may still send within the cap per minute. */
  readonly capLeft: number
  /** When it may send again, if none are left. */
  readonly capFreeAt: number
  /** On a test clock nobody looks in between, so that a message waits until its time is over. */
  readonly onTestClock: boolean
}

/** Nothing is in the way. */
export const CLEAR: SendingFacts = {
  mode: "on",
  isApproved: false,
  company: { active: true, planActive: true },
  channel: "ready",
  refusal: null,
  statementDay: null,
  isBeyondTrust: false,
  capLeft: Number.POSITIVE_INFINITY,
  capFreeAt: 0,
  onTestClock: true
}

/**
 * `Send` it now with these contents. `Move`: it is for later. `Wait`: it stays where it is, and is looked at again at
 * `until`. `End`: it is not sent, and each debt that it would have named gets an attempt
 * with the reason; the case goes on with the step after it. `None`: the case has no message for this
 * channel.
 */
export type CaseDecision = Data.TaggedEnum<{
  Send: { readonly message: PlannedMessage; readonly contents: MessageContents }
  Move: {
    readonly message: PlannedMessage
    readonly at: number
    readonly expiresAt: number
    readonly shiftedBy: ReadonlyArray<ShiftReason>
  }
  Wait: { readonly message: PlannedMessage; readonly reason: CaseWaitReason; readonly until: number }
  End: { readonly message: PlannedMessage; readonly contents: MessageContents; readonly reason: ReasonCode }
  None: {}
}>

/** Constructors of decisions on cases. */
export const CaseDecision = Data.taggedEnum<CaseDecision>()

/** How often a message that waits is looked at again. */
const WAIT_MILLIS = 300_000
/**
 * The same where it waits for a limit a day, or for the company's mode or its next statement, with which everything is
 * planned again.
 */
const LONG_WAIT_MILLIS = 3_600_000
const longWaits: ReadonlySet<CaseWaitReason> = new Set([
  "cap",
  "no_statement",
  "on_hold",
  "awaiting_approval"
] as const)

/** What stands in the way of a message until somebody mends it; of several things the first. */
const waitReasonOf = (facts: SendingFacts, { slotDay }: PlannedMessage): CaseWaitReason | null => {
  if (!facts.company.active) return "company_inactive"
  if (!facts.company.planActive) return "no_active_plan"
  if (facts.mode === "hold") return "on_hold"
  if (facts.channel === "none") return "no_channel"
  if (facts.channel === "down") return "channel_down"
  if (facts.statementDay !== null && slotDay > facts.statementDay) return "no_statement"
  if (facts.mode === "approve" && !facts.isApproved) return "awaiting_approval"
  return facts.isBeyondTrust ? "cap" : null
}

const waitFor = (
  message: PlannedMessage,
  reason: CaseWaitReason,
  { onTestClock }: SendingFacts,
  now: number
): CaseDecision => {
  const again = now + (longWaits.has(reason) ? LONG_WAIT_MILLIS : WAIT_MILLIS)
  const until = onTestClock ? message.expiresAt : Math.min(message.expiresAt, again)
  return CaseDecision.Wait({ message, reason, until })
}

/** What exceeds the cap of the minute leaves when there is room, in the window of that day or the next open one. */
const afterCap = (rules: CaseRules, message: PlannedMessage, { capFreeAt }: SendingFacts, now: number) => {
  const free = Math.max(capFreeAt, now + 1)
  const open = rules.openingAt(free)
  const at = Math.max(free, open?.at ?? free)
  return CaseDecision.Move({
    message,
    at,
    expiresAt: message.expiresAt,
    shiftedBy: union(message.shiftedBy, ["cap"])
  })
}

/** Decides on the next message of a case on a channel. Whoever asks has locked the customer and the debts. */
export const decideMessage = (
  rules: CaseRules,
  debtor: DebtorCase,
  channel: Channel,
  facts: SendingFacts,
  now: number
): CaseDecision => {
  const message = planMessage(rules, debtor, channel, now)
  if (message === null) return CaseDecision.None()
  const reason = waitReasonOf(facts, message)
  const end = (why: ReasonCode) =>
    CaseDecision.End({ message, contents: contentsOf(rules, debtor, message), reason: why })
  if (message.isOver) return end(reason ?? "expired")
  if (message.at > now) {
    const { at, expiresAt, shiftedBy } = message
    return CaseDecision.Move({ message, at, expiresAt, shiftedBy })
  }
  if (facts.refusal !== null) return end(facts.refusal)
  if (reason !== null) return waitFor(message, reason, facts, now)
  if (facts.capLeft <= 0) return afterCap(rules, message, facts, now)
  const contents = contentsOf(rules, debtor, message)
  return contents.named.length === 0 ? end("superseded") : CaseDecision.Send({ message, contents })
}
