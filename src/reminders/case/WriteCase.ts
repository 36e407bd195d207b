/** Writes the message of a decision: what is handed over, and what is stored of it. */
import { Effect, Either } from "effect"
import { dateOf } from "../../domain/dunning/Calendar.ts"
import { attachesAt } from "../../domain/dunning/Policy.ts"
import type { DecidedReminder } from "../../domain/dunning/case/StoredCase.ts"
import type { DebtorCase, MessageContents } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { mailName } from "../../domain/MailName.ts"
import type { KeptMessage } from "../../repos/reminders/ReminderMessages.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"
import { caseFacts } from "../message/CaseFacts.ts"
import { makeLinks } from "../message/Links.ts"
import type { RenderedMessage } from "../message/Message.ts"
import { renderReminder } from "../message/Render.ts"
import { LEASE_MILLIS } from "../send/Lease.ts"
import type { OutgoingMessage, Transport } from "../transports/Transport.ts"
import { contentsOfSome, listedIn } from "./BrokenDebts.ts"
import { decidedReminder, handingOver, sentOrUnknown, type WorkedCase } from "./CaseOutcome.ts"
import type { DecisionInputs, Sendable } from "./DecideCase.ts"

/** A message with what is stored of it. */
export interface Made {
  readonly outgoing: OutgoingMessage
  readonly decided: DecidedReminder
  readonly kept: KeptMessage
  readonly transport: Transport
}

const keptOf = (
  open: OpenCase,
  { attempt, message, recipient }: Sendable,
  outgoing: OutgoingMessage,
  decided: DecidedReminder,
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
    captured: isCaptured,
    decided
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

/** The debts whose original invoices go along: those that an e-mail names, if its tone is one that brings them. */
const attaching = (
  policy: DecisionInputs["policy"],
  { channel, tone }: Sendable["message"],
  { named }: MessageContents
): Pick<OutgoingMessage, "attaches"> =>
  channel === "email" && attachesAt(policy, tone) ? { attaches: named.map(({ id }) => id) } : {}

/** Makes the function that writes the message of a decision. */
export const makeWrite = Effect.map(makeLinks, (links) =>
  Effect.fnUntraced(function* (
    { company, policy }: Pick<DecisionInputs, "company" | "policy">,
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
      renderReminder(
        caseFacts(company, open, { channel, tone, contents: some, links: made, texts: send.texts })
      )
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
      optOutUrl: made.optOutUrl,
      ...attaching(policy, message, contents)
    }
    const decided = decidedReminder(state.before, state.debtor, message, contents)
    return { outgoing, transport, decided, kept: keptOf(state.before, send, outgoing, decided, transport) }
  })
)

/** The case with a message that was made: captured, or being handed over. */
export const withMade = (state: WorkedCase, { attempt, recipient }: Sendable, made: Made): WorkedCase => {
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

/** The result, or the defect that kept it from being made. */
export const orDefect = <A, E>(made: Effect.Effect<A, E>): Effect.Effect<Either.Either<A, unknown>, E> =>
  made.pipe(
    Effect.map((one) => Either.right(one)),
    Effect.catchAllDefect((defect) => Effect.succeed(Either.left(defect)))
  )
