/** Stores the outcomes of messages to debtors, and plans what follows, in the caller's transaction. */
import { Effect, Random } from "effect"
import type { DigestEvent } from "../../domain/Digest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CaseWorkRepo, type DecidedMessage } from "../../repos/reminders/CaseWork.ts"
import type { MessageRecord } from "../../repos/reminders/MessageRows.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import type { AddressChange } from "../../services/customers/AddressChanges.ts"
import { moveFor } from "../../services/customers/AddressChanges.ts"
import { makeDebtorCases, type StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import type { Company, DeliveryResult } from "../Delivery.ts"
import { caseEventsOf, queueEventsOf } from "./CaseEvents.ts"
import { returned, untouched, type WorkedCase } from "./CaseOutcome.ts"
import { completed, messageAfter } from "./CompleteCase.ts"
import { recovered } from "./RecoverCase.ts"

/** What was stored, and what it says of addresses. */
export interface CasesCompleted {
  readonly stored: StoredAttempts
  readonly addresses: ReadonlyArray<AddressChange>
  /** What the digest is to tell, for the caller to record after the addresses: the digest's row is locked last. */
  readonly events: ReadonlyArray<DigestEvent>
  /** Epoch milliseconds by the company's own time. */
  readonly now: number
}

/** Undoes a decision of which it is not known whether it was stored. */
const undone = (state: WorkedCase, attempt: AttemptRecord): WorkedCase => {
  const { now } = state.before
  if (attempt.status === "sending")
    return returned(state, attempt, { tryCount: attempt.tryCount - 1, dueAt: now })
  return attempt.status === "scheduled"
    ? returned(state, attempt, { dueAt: now, reasonCode: attempt.reasonCode })
    : state
}

/** One result applied to its case, and what became of its message. */
const apply = (
  state: WorkedCase,
  attempt: AttemptRecord,
  message: DecidedMessage | undefined,
  { messageId, outcome }: DeliveryResult,
  random: number
): { readonly state: WorkedCase; readonly message: MessageRecord | null } => {
  const { now } = state.before
  const isKnown = message?.record.status === "sending"
  if (messageId === null) {
    const record = isKnown
      ? { ...message.record, status: "deferred" as const, providerMessageId: null }
      : null
    return { state: undone(state, attempt), message: record }
  }
  // Another worker has taken the sender for dead.
  if (attempt.status !== "sending" || !isKnown || message.record.id !== messageId)
    return { state, message: null }
  const record = { ...message.record, ...messageAfter(outcome, now) }
  return {
    state:
      message.decided === null
        ? recovered(state, attempt, null)
        : completed(state, attempt, message.decided, outcome, random),
    message: record
  }
}

const addressOf = (
  companyId: number,
  { messageId, outcome }: DeliveryResult,
  message: DecidedMessage | undefined,
  at: number
): ReadonlyArray<AddressChange> => {
  if (outcome._tag !== "Rejected" || outcome.address === undefined || messageId === null) return []
  if (message === undefined || message.record.customerId === null) return []
  const { channel, customerId, recipient: address } = message.record
  return [{ companyId, customerId, channel, address, move: moveFor(outcome.address, outcome.message), at }]
}

/** Makes the function that stores outcomes. */
export const makeCompleteCases = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const messages = yield* ReminderMessages
  const work = yield* CaseWorkRepo

  return Effect.fnUntraced(function* (
    { settings }: Company,
    results: ReadonlyArray<DeliveryResult>
  ): Effect.fn.Return<CasesCompleted, ServiceUnavailable> {
    const { companyId, testClock } = settings
    const random = yield* Random.next
    const now = yield* work.now(testClock)
    const claimed = results.flatMap((result) => result.claimed)
    const customerIds = [...new Set(claimed.flatMap(({ customerId }) => customerId ?? []))]
    // Where it is not known whether a decision was stored, its message is looked up.
    const undecided = results.filter(({ messageId }) => messageId === null)
    const found = yield* work.sending(
      companyId,
      undecided.flatMap((result) => result.claimed.map(({ id }) => id))
    )
    const messageIds = [...results.flatMap(({ messageId }) => messageId ?? []), ...found]
    yield* work.lockNamed(companyId, messageIds)
    const opened = yield* cases.open(
      settings,
      customerIds.toSorted((a, b) => a - b),
      now,
      {
        mode: "wait",
        withoutMessages: messageIds
      }
    )
    const held = yield* work.attempts(
      companyId,
      claimed.map(({ id }) => id)
    )
    const attempts = new Map(held.attempts.map((attempt) => [attempt.id, attempt]))
    const decided = new Map(held.messages.map((each) => [each.record.id, each]))
    const states = new Map<number, WorkedCase>(opened.map((open) => [open.row.customer.id, untouched(open)]))
    const settled: Array<MessageRecord> = []
    const addresses: Array<AddressChange> = []
    for (const result of results) {
      for (const { customerId, fence, id } of result.claimed) {
        const attempt = attempts.get(id)
        const state = customerId === null ? undefined : states.get(customerId)
        if (attempt === undefined || attempt.fence !== fence || state === undefined || customerId === null)
          continue
        const message = attempt.messageId === null ? undefined : decided.get(attempt.messageId)
        const after = apply(state, attempt, message, result, random)
        states.set(customerId, after.state)
        if (after.message === null) continue
        settled.push(after.message)
        addresses.push(...addressOf(companyId, result, message, now))
      }
    }
    const touched = [...states.values()].filter(
      ({ worked }) => worked.taken.length + worked.returned.length > 0
    )
    yield* messages.settle(companyId, settled)
    const stored = yield* cases.store(
      touched.map(({ before, debtor, inFlight, worked }) => ({ before, after: { debtor, inFlight, worked } }))
    )
    const ended = touched.flatMap((state) => state.ended)
    yield* work.addEnded(companyId, ended, now)
    const events = [...touched.flatMap(caseEventsOf), ...queueEventsOf(touched, stored)]
    return { stored: { changes: stored.changes, added: [...stored.added, ...ended] }, addresses, events, now }
  })
})
