/** Decides on the claimed attempts of cases and stores the decisions with their messages, in the caller's transaction. */
import { Clock, Effect, Either } from "effect"
import { dateOf } from "../../domain/dunning/Calendar.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { DebtorCase, MessageContents } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { mailName } from "../../domain/MailName.ts"
import { afterWriting, noLimits, type TrustLeft } from "../../domain/Trust.ts"
import { CaseWorkRepo, type DecidedMessage } from "../../repos/reminders/CaseWork.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { type KeptMessage, ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import { makeDebtorCases, type OpenCase } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import type { DecidedReminders } from "../bill/StoreBills.ts"
import type { Company, Failed } from "../Delivery.ts"
import { makeTrusts } from "../decide/Trusts.ts"
import { caseFacts } from "../message/CaseFacts.ts"
import { makeLinks } from "../message/Links.ts"
import type { RenderedMessage } from "../message/Message.ts"
import { renderReminder } from "../message/Render.ts"
import { LEASE_MILLIS, MAX_DELAY_MILLIS } from "../send/Lease.ts"
import { type OutgoingMessage, type Transport, Transports, transportsOf } from "../transports/Transport.ts"
import { contentsOfSome, listedIn } from "./BrokenDebts.ts"
import { caseEventsOf } from "./CaseEvents.ts"
import { decidedReminder, handingOver, sentOrUnknown, untouched, type WorkedCase } from "./CaseOutcome.ts"
import { afterFailure } from "./CaseFailures.ts"
import { decideOn, type DecisionInputs, type Sendable } from "./DecideCase.ts"
import { recovered } from "./RecoverCase.ts"
import { addressKey, afterOthers } from "./SameAddress.ts"

/** A message with what is stored of it. */
interface Made {
  readonly outgoing: OutgoingMessage
  readonly decided: DecidedReminder
  readonly kept: KeptMessage
  readonly transport: Transport
}

const keptOf = (
  open: OpenCase,
  { attempt, message, recipient }: Sendable,
  outgoing: OutgoingMessage,
  to: Transport
): KeptMessage => {
  const isCaptured = to._tag === "Capture"
  return {
    id: outgoing.messageId,
    attemptIds: [attempt.id],
    customerId: open.row.customer.id,
    payableId: null,
    channel: message.channel,
    recipient,
    sentOn: dateOf(open.rules.dayAt(open.now)),
    status: isCaptured ? "sent" : "sending",
    sentAt: isCaptured ? open.now : null,
    providerMessageId: to._tag === "Provider" ? (to.provider.idOf?.(outgoing) ?? null) : null,
    error: null,
    locale: outgoing.locale,
    tone: message.tone,
    subject: outgoing.subject,
    text: outgoing.text,
    html: outgoing.html,
    captured: isCaptured
  }
}

/**
 * A message without the debts that can't be written out by themselves. If the leading one is among them, nothing can be
 * written.
 */
const writable = Effect.fnUntraced(function* (
  debtor: DebtorCase,
  { contents, message }: Sendable,
  render: (contents: MessageContents) => Effect.Effect<RenderedMessage>
) {
  const whole = yield* orDefect(Effect.suspend(() => render(contents)))
  if (Either.isRight(whole)) return { contents, rendered: whole.right }
  const broken = new Set<number>()
  for (const id of listedIn(contents)) {
    const one = contentsOfSome(debtor, contents, (each) => each === id)
    if (Either.isLeft(yield* orDefect(Effect.suspend(() => render(one))))) broken.add(id)
  }
  const some = contentsOfSome(debtor, contents, (id) => !broken.has(id))
  if (broken.size === 0 || broken.has(message.leadingId) || some.named.length === 0)
    return yield* Effect.die(whole.left)
  return { contents: some, rendered: yield* render(some) }
})

/** Makes the function that writes the message of a decision. */
const makeWrite = Effect.map(makeLinks, (links) =>
  Effect.fnUntraced(function* (
    company: Company,
    state: WorkedCase,
    send: Sendable,
    messageId: number,
    transport: Transport
  ): Effect.fn.Return<Made, ServiceUnavailable> {
    const { sender, settings } = company
    const { customer } = state.before.row
    const { message, recipient } = send
    const { channel, tone } = message
    const made = yield* links(settings.companyId, customer, channel, recipient)
    const open = { ...state.before, debtor: state.debtor }
    const render = (some: MessageContents) =>
      renderReminder(caseFacts(company, open, { channel, tone, contents: some, links: made }))
    const { contents, rendered } = yield* writable(state.debtor, send, render)
    const outgoing: OutgoingMessage = {
      ...rendered,
      companyId: settings.companyId,
      messageId,
      channel,
      recipients: [recipient],
      recipientName: mailName(customer.displayName),
      sender: sender.name,
      replyTo: sender.replyTo,
      optOutUrl: made.optOutUrl
    }
    return {
      outgoing,
      transport,
      decided: decidedReminder(state.before, state.debtor, message, contents),
      kept: keptOf(state.before, send, outgoing, transport)
    }
  })
)

/** The case with a message that was made: captured, or being handed over. */
const withMade = (state: WorkedCase, { attempt, recipient }: Sendable, made: Made): WorkedCase => {
  const { decided, kept, outgoing } = made
  const { locale, providerMessageId } = kept
  const sending = { messageId: outgoing.messageId, recipient, locale, providerMessageId }
  if (!kept.captured) {
    const leaseUntil = state.before.now + LEASE_MILLIS
    return handingOver(state, attempt, decided, { ...sending, leaseUntil })
  }
  return sentOrUnknown(state, attempt, decided, {
    ...sending,
    status: "sent",
    reasonCode: null,
    sentAt: state.before.now,
    error: null,
    tryCount: attempt.tryCount + 1
  })
}

/** What came of one attempt. */
interface Step {
  readonly state: WorkedCase
  readonly made: Made | null
}

/** Of claimed attempts, those of each case that was opened; the others are locked. */
const sorted = (
  claimed: ReadonlyArray<Claimed>,
  opened: ReadonlyArray<OpenCase>
): {
  readonly byCase: ReadonlyArray<readonly [OpenCase, ReadonlyArray<Claimed>]>
  readonly locked: ReadonlyArray<Claimed>
} => {
  const byId = new Map(opened.map((open) => [open.row.customer.id, open]))
  const of = Map.groupBy(claimed, ({ customerId }) => customerId)
  return {
    byCase: [...of].flatMap(([customerId, own]) => {
      const open = customerId === null ? undefined : byId.get(customerId)
      return open === undefined ? [] : [[open, own] as const]
    }),
    locked: claimed.filter(({ customerId }) => customerId === null || !byId.has(customerId))
  }
}

/** Makes the function that decides on claimed attempts of cases. */
export const makeDecideCases = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const digests = yield* DigestsRepo
  const dunningRules = yield* DunningRules
  const messages = yield* ReminderMessages
  const paces = yield* ReminderPace
  const transports = yield* Transports
  const trusts = yield* makeTrusts
  const work = yield* CaseWorkRepo
  const write = yield* makeWrite

  return Effect.fnUntraced(function* (
    company: Company,
    claimed: ReadonlyArray<Claimed>
  ): Effect.fn.Return<DecidedReminders, ServiceUnavailable> {
    const { sender, settings } = company
    const { companyId, testClock } = settings
    const policy = (yield* dunningRules.rulesOf(settings)).policy.receivables
    // What a company on a test clock sends is captured and reaches nobody.
    const limits = testClock === null ? sender.limits : null
    // Earlier than the time of the rows, so that the hand-over may begin a little too early to be, but never too late.
    const localTime = yield* Clock.currentTimeMillis
    const begun = yield* work.begin(companyId, testClock, claimed.length)
    const customerIds = [...new Set(claimed.flatMap(({ customerId }) => customerId ?? []))]
    const opened = yield* cases.open(
      settings,
      customerIds.toSorted((a, b) => a - b),
      begun.now,
      { mode: "orSkip", locksDebts: true }
    )
    const { byCase, locked } = sorted(claimed, opened)
    const held = yield* work.attempts(
      companyId,
      byCase.flatMap(([, own]) => own.map(({ id }) => id))
    )
    const attempts = new Map(held.attempts.map((attempt) => [attempt.id, attempt]))
    const decidedMessages = new Map<number, DecidedMessage>(
      held.messages.map((each) => [each.record.id, each])
    )
    const before: TrustLeft =
      limits === null
        ? noLimits
        : yield* trusts.left(
            companyId,
            limits,
            opened.map(({ row }) => row.customer)
          )
    const transportOf = transportsOf(transports, settings)

    let pace = begun.pace
    let trust = before
    const ids = [...begun.messageIds]
    const failed: Array<Failed> = []
    const made: Array<Made> = []
    const told = new Map<string, number>()
    const recoveredMessages: Array<DecidedMessage["record"]> = []
    const states: Array<WorkedCase> = []

    for (const [open, own] of byCase) {
      let state = untouched(afterOthers(open, told))
      let isMine = false
      for (const { fence, id } of own) {
        const attempt = attempts.get(id)
        // Another worker has claimed it since: that one decides on it.
        if (attempt === undefined || attempt.fence !== fence) continue
        isMine = true
        if (attempt.status === "sending") {
          const message = attempt.messageId === null ? undefined : decidedMessages.get(attempt.messageId)
          state = recovered(state, attempt, message?.decided ?? null)
          if (message !== undefined) recoveredMessages.push({ ...message.record, status: "unknown" })
          continue
        }
        if (attempt.status !== "scheduled") continue
        const inputs: DecisionInputs = {
          company,
          pace,
          trust,
          maxPerMinute: policy.maxPerMinute,
          transportOf
        }
        const present = state
        const step = yield* orDefect(
          Effect.suspend((): Effect.Effect<Step, ServiceUnavailable> => {
            const decided = decideOn(present, attempt, inputs)
            if (decided.send === null) return Effect.succeed({ state: decided.state, made: null })
            const { send } = decided
            const transport = transportOf(attempt.channel)
            return Effect.map(write(company, decided.state, send, ids[0] ?? 0, transport), (one) => ({
              state: withMade(decided.state, send, one),
              made: one
            }))
          })
        )
        if (Either.isLeft(step)) {
          failed.push({ id, cause: step.left })
          state = afterFailure(state, attempt, step.left)
          continue
        }
        state = step.right.state
        const one = step.right.made
        if (one === null) continue
        ids.shift()
        made.push(one)
        told.set(addressKey(one.kept.channel, one.kept.recipient), open.rules.dayAt(begun.now))
        pace = Pacing.after(pace, 1, begun.now)
        trust = afterWriting(trust, one.outgoing.channel, one.kept.recipient)
      }
      if (isMine) states.push(state)
    }

    yield* messages.keep(
      companyId,
      made.map(({ kept }) => kept),
      begun.now
    )
    yield* work.decided(
      companyId,
      made.map(({ decided, outgoing }) => ({ id: outgoing.messageId, decided }))
    )
    yield* messages.settle(companyId, recoveredMessages)
    const stored = yield* cases.store(
      states.map(({ before: open, debtor, inFlight, worked }) => ({
        before: open,
        after: { debtor, inFlight, worked }
      }))
    )
    const ended = states.flatMap((state) => state.ended)
    yield* work.addEnded(companyId, ended, begun.now)
    yield* recordEvents(digests, settings, states.flatMap(caseEventsOf), begun.now)
    if (made.length > 0) yield* paces.set(companyId, pace)
    if (made.length > 0 && limits !== null) yield* trusts.use(companyId, before, trust, begun.now)
    return {
      locked,
      failed,
      stored: { changes: stored.changes, added: [...stored.added, ...ended], now: begun.now },
      deliveries: made
        .filter(({ kept }) => !kept.captured)
        .map(({ kept, outgoing }) => ({
          claimed: claimed.filter(({ id }) => kept.attemptIds.includes(id)),
          message: outgoing,
          until: localTime + MAX_DELAY_MILLIS
        }))
    }
  })
})

/** The result, or the defect that kept it from being made. */
const orDefect = <A, E>(made: Effect.Effect<A, E>): Effect.Effect<Either.Either<A, unknown>, E> =>
  made.pipe(
    Effect.map((one) => Either.right(one)),
    Effect.catchAllDefect((defect) => Effect.succeed(Either.left(defect)))
  )
