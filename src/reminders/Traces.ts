/** The traces of reminders: one for each turn of a company, with a span for what is claimed, decided, handed over and stored. */
import { Effect, type Fiber } from "effect"
import { type Attributes, CurrentSpan, type Span, SpanKind, spanOf, withinSpan } from "../tracing/Span.ts"
import { traced } from "../tracing/Tracing.ts"
import type { Claimed } from "../repos/reminders/ReminderQueue.ts"
import type { DeliveryResult } from "./Delivery.ts"
import type { OutgoingMessage } from "./transports/Transport.ts"

/** Attempts that a span names; a message may be about more. */
const MAX_NAMED = 100

/** The attempts by their ids, which lead from the attempt to its trace. */
const attemptsOf = (claimed: ReadonlyArray<Pick<Claimed, "id">>): Attributes =>
  claimed.length === 0
    ? {}
    : {
        "duebook.attempts": claimed.length,
        "duebook.attempt_ids": claimed.slice(0, MAX_NAMED).map(({ id }) => id)
      }

/** A company's turn in the rounds of a channel. */
export const turn =
  (companyId: number, channel: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    traced("reminders", { "duebook.company_id": companyId, "duebook.channel": channel }, () => work)

/** The claim of a company's share. */
export const claim = <A extends { readonly claimed: ReadonlyArray<Claimed> }, E, R>(
  work: Effect.Effect<A, E, R>
) =>
  withinSpan("reminders claim", {}, (span) =>
    span === undefined
      ? work
      : Effect.tap(work, ({ claimed }) => Effect.sync(() => span.set(attemptsOf(claimed))))
  )

/** The decision on a group of attempts. */
export const decision =
  (group: ReadonlyArray<Claimed>) =>
  <A extends ReadonlyArray<unknown>, E, R>(work: Effect.Effect<A, E, R>) =>
    withinSpan("reminders decide", { attributes: attemptsOf(group) }, (span) =>
      span === undefined
        ? work
        : Effect.tap(work, (messages) => Effect.sync(() => span.set({ "duebook.messages": messages.length })))
    )

/** Begins work that outlives the present one, and keeps the trace open until it ends. */
export const fork = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.withFiberRuntime<Fiber.RuntimeFiber<A, E>, never, R>((fiber) => {
    const span = spanOf(fiber)
    if (span === undefined) return Effect.forkDaemon(work)
    span.hold()
    return Effect.forkDaemon(
      Effect.ensuring(
        work,
        Effect.sync(() => span.end())
      )
    )
  })

/** What became of a hand-over: the outcome, and for one that went wrong the code, never the provider's words. */
const outcomeOf = (span: Span, { outcome }: Pick<DeliveryResult, "outcome">): void => {
  span.set({ "duebook.outcome": outcome._tag.toLowerCase() })
  if (outcome._tag === "Sent" || outcome._tag === "NotSent") return
  span.set({ "error.type": outcome.code })
  span.error = outcome.code
}

/** The hand-over of a message to its provider. */
export const handOver =
  (
    { channel, messageId }: Pick<OutgoingMessage, "channel" | "messageId">,
    claimed: ReadonlyArray<Pick<Claimed, "id">>
  ) =>
  <A extends Pick<DeliveryResult, "outcome">, E, R>(work: Effect.Effect<A, E, R>) =>
    withinSpan(
      `hand over ${channel}`,
      {
        kind: SpanKind.client,
        attributes: { "duebook.channel": channel, "duebook.message_id": messageId, ...attemptsOf(claimed) }
      },
      (span) =>
        span === undefined ? work : Effect.tap(work, (result) => Effect.sync(() => outcomeOf(span, result)))
    )

/** The storing of an outcome, which waits for the batch that it is in. Given the span under which to do it. */
export const completion = <A, E, R>(
  { claimed, messageId }: DeliveryResult,
  work: (span: Span | undefined) => Effect.Effect<A, E, R>
) =>
  withinSpan(
    "reminders complete",
    {
      attributes: {
        ...(messageId === null ? {} : { "duebook.message_id": messageId }),
        ...attemptsOf(claimed)
      }
    },
    work
  )

/** Stores outcomes that share a transaction: its statements are in the trace of the first, to which the others link. */
export const together = <A, E, R>(
  spans: ReadonlyArray<Span | undefined>,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> => {
  const [first, ...others] = spans.filter((span) => span !== undefined)
  if (first === undefined) return work
  if (spans.length > 1)
    first.set({ "duebook.db.shared_by": spans.length, "duebook.db.shared_id": first.spanId })
  for (const span of others) {
    span.link = first
    span.set({ "duebook.db.shared_by": spans.length, "duebook.db.shared_id": first.spanId })
  }
  return Effect.provideService(work, CurrentSpan, first)
}
