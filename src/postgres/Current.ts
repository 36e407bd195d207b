/** What a statement of the present fiber runs in: a transaction or none, for a caller or in the background. */
import { Context, Effect, FiberRef } from "effect"
import { CurrentSpan, type Span } from "../tracing/Span.ts"
import type { Prefetch } from "./Prefetch.ts"
import type { Participant } from "./Transaction.ts"

/** The transaction that the present effect runs in. */
export class CurrentTransaction extends Context.Tag("duebook/Database/Current")<
  CurrentTransaction,
  Participant
>() {}

/** On whose behalf statements are sent. Work without a caller is background work. */
export class StatementCaller extends Context.Tag("duebook/StatementCaller")<
  StatementCaller,
  {
    /** The company whose share of a lane is used; null before it is known. */
    readonly companyId: number | null
    /** Whether the client has hung up. Work that has not begun is then dropped. */
    readonly isGone: () => boolean
    /** The row that is read while the request is admitted; null if its endpoint reads no row by its id. */
    readonly prefetch?: Prefetch | null
  }
>() {}

/**
 * Reads both, and the span that a statement belongs to. These are look-ups in a map and not services in the types, because
 * every statement does them.
 */
export const withCurrent = <A, E, R>(
  then: (
    participant: Participant | undefined,
    caller: StatementCaller["Type"] | undefined,
    span: Span | undefined
  ) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.withFiberRuntime<A, E, R>((fiber) => {
    const services = fiber.getFiberRef(FiberRef.currentContext).unsafeMap
    return then(
      services.get(CurrentTransaction.key) as Participant | undefined,
      services.get(StatementCaller.key) as StatementCaller["Type"] | undefined,
      services.get(CurrentSpan.key) as Span | undefined
    )
  })
