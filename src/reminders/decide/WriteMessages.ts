/** Writes the messages that were decided on. What can't be written is counted as failed. */
import { Effect, Either } from "effect"
import { todayIn } from "../../domain/CalendarDate.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord, Tone } from "../../domain/ReminderAttempt.ts"
import type { KeptMessage } from "../../repos/reminders/ReminderMessages.ts"
import type { AttemptUnitOfWork } from "../AttemptUnitOfWork.ts"
import type { Company, Failed } from "../Delivery.ts"
import { failUnsent } from "../complete/Failures.ts"
import type { MakeLinks } from "../message/Links.ts"
import { billMessageOf, type AttemptDebt, reminderOf } from "../message/Messages.ts"
import type { DecidedMessage } from "../send/Send.ts"
import type { OutgoingMessage, Transport } from "../transports/Transport.ts"

/** A message with its text, and the attempts that it is for. */
export interface Made {
  readonly attemptIds: ReadonlyArray<number>
  readonly message: OutgoingMessage
  readonly tone: Tone | null
}

/** The result, or the defect that kept it from being made. */
const orDefect = <A, E>(made: Effect.Effect<A, E>): Effect.Effect<Either.Either<A, unknown>, E> =>
  made.pipe(
    Effect.map((made) => Either.right(made)),
    Effect.catchAllDefect((defect) => Effect.succeed(Either.left(defect)))
  )

const isSome = (
  debts: ReadonlyArray<AttemptDebt>
): debts is readonly [AttemptDebt, ...ReadonlyArray<AttemptDebt>] => debts.length > 0

/** The writer of a transaction: all messages of a decision, each under one of the numbers, in order. */
export const makeWriter = (
  company: Company,
  unitOfWork: AttemptUnitOfWork,
  links: MakeLinks,
  failed: Array<Failed>
) => {
  const { now } = unitOfWork
  const failing = (ids: ReadonlyArray<number>, cause: unknown) => {
    for (const id of ids) {
      failed.push({ id, cause })
      failUnsent(unitOfWork, id, cause)
    }
  }

  /** One message about some debts. If it can't be written, one without those that can't be written by themselves. */
  const reminder = (
    debts: ReadonlyArray<AttemptDebt>,
    messageId: number,
    tone: Tone
  ): Effect.Effect<ReadonlyArray<Made>, ServiceUnavailable> =>
    Effect.gen(function* () {
      if (!isSome(debts)) return []
      const attemptIds = debts.map(({ attempt }) => attempt.id)
      const letter = { messageId, now, links, tone }
      const written = yield* orDefect(Effect.suspend(() => reminderOf(company, debts, letter)))
      if (Either.isRight(written)) return [{ attemptIds, message: written.right, tone }]
      const sound: Array<AttemptDebt> = []
      for (const debt of debts.length === 1 ? [] : debts) {
        const alone = yield* orDefect(Effect.suspend(() => reminderOf(company, [debt], letter)))
        if (Either.isRight(alone)) sound.push(debt)
        else failing([debt.attempt.id], alone.left)
      }
      if (sound.length > 0 && sound.length < debts.length) return yield* reminder(sound, messageId, tone)
      failing(attemptIds, written.left)
      return []
    })

  return (
    { attempts, recipients, tone }: DecidedMessage,
    messageIds: ReadonlyArray<number>
  ): Effect.Effect<ReadonlyArray<Made>, ServiceUnavailable> =>
    Effect.gen(function* () {
      const [attempt] = attempts
      if (attempt === undefined) return []
      const subject = unitOfWork.subjectOf(attempt)
      if (subject._tag === "Receivable") {
        const debts = attempts.flatMap((each) => {
          const of = unitOfWork.subjectOf(each)
          return of._tag === "Receivable"
            ? [{ attempt: each, schedule: unitOfWork.scheduleOf(of), subject: of }]
            : []
        })
        return yield* reminder(debts, messageIds[0] ?? 0, tone)
      }
      const made: Array<Made> = []
      for (const [index, recipient] of recipients.entries()) {
        const schedule = unitOfWork.scheduleOf(subject)
        const letter = { messageId: messageIds[index] ?? 0, now, recipient, schedule }
        const written = yield* orDefect(
          Effect.suspend(() => billMessageOf(company, attempt, subject.payable, letter))
        )
        if (Either.isLeft(written)) {
          failing([attempt.id], written.left)
          return []
        }
        made.push({ attemptIds: [attempt.id], message: written.right, tone: null })
      }
      return made
    })
}

/** A message as it is stored, and the attempts that it is for with what they store of it. */
export const keep = (
  unitOfWork: AttemptUnitOfWork,
  { attemptIds, message, tone }: Made,
  to: Transport
): { readonly kept: KeptMessage; readonly attempts: ReadonlyArray<AttemptRecord> } => {
  const isCaptured = to._tag === "Capture"
  const { locale, messageId } = message
  const providerMessageId = to._tag === "Provider" ? (to.provider.idOf?.(message) ?? null) : null
  const attempts = attemptIds
    .flatMap((id) => unitOfWork.get(id) ?? [])
    .map((attempt) => unitOfWork.set(attempt, { locale, messageId, providerMessageId }))
  const [first] = attempts
  if (first === undefined) throw new Error("a message without an attempt")
  const kept = {
    id: messageId,
    attemptIds,
    customerId: first.customerId,
    payableId: first.payableId,
    channel: message.channel,
    recipient: message.recipients.join(", "),
    sentOn: todayIn(first.timezone, unitOfWork.now),
    status: isCaptured ? "sent" : "sending",
    sentAt: isCaptured ? unitOfWork.now : null,
    providerMessageId,
    error: null,
    locale,
    tone,
    subject: message.subject,
    text: message.text,
    html: message.html,
    captured: isCaptured
  } as const
  return { kept, attempts }
}
