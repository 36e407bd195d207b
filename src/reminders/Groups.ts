/** Decides on groups of claimed attempts, hands their messages over in the background and stores the outcomes. */
import { Cause, Clock, Effect, Schedule } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { logRepeated } from "../postgres/RepeatedWork.ts"
import { type Claimed, ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import { ServerClock } from "../repos/installation/ServerClock.ts"
import { type BegunHandOver, type ChannelHere, MAX_MESSAGES_IN_FLIGHT } from "./send/Channels.ts"
import * as CompletionBatch from "./complete/CompletionBatch.ts"
import { type Company, type Delivery, type DeliveryResult, NOT_SENT } from "./Delivery.ts"
import { Engine } from "./Engine.ts"
import { LEASE_MILLIS } from "./send/Lease.ts"
import * as Traces from "./Traces.ts"

/** Transactions that decide at the same time. Requests need connections, too. */
const MAX_DECISIONS_AT_ONCE = 4
/** Outcomes that are being stored. With the messages in flight, these are what a crash can leave unknown. */
const MAX_OUTCOMES_UNSTORED = 2 * MAX_MESSAGES_IN_FLIGHT

const WHILE_THE_LEASE_LASTS = Schedule.intersect(
  Schedule.spaced("500 millis"),
  Schedule.recurUpTo(LEASE_MILLIS / 2)
)

/** Logs that the reminders of a company failed; the caller goes on with other companies. */
export const logFailure = (
  { settings }: { readonly settings: Pick<CompanySettings, "companyId"> },
  cause: Cause.Cause<unknown>
): Effect.Effect<void> =>
  Effect.annotateLogs(logRepeated("a company's reminders failed", cause), {
    company_id: settings.companyId
  })

const notSent = (claimed: Claimed): DeliveryResult => ({
  claimed: [claimed],
  messageId: null,
  outcome: NOT_SENT
})

export interface Groups {
  /**
   * Decides on a group of a channel for which the caller has taken capacity, and starts its hand-overs in the background. If the
   * decision fails, `rest`, the attempts that were claimed with the group and not begun, are released.
   */
  readonly start: (
    channel: ChannelHere,
    company: Company,
    group: ReadonlyArray<Claimed>,
    rest: ReadonlyArray<Claimed>
  ) => Effect.Effect<void, ServiceUnavailable>
  /** Makes claimed attempts due at once, so that they don't wait for their lease to end. */
  readonly release: (company: Company, attempts: ReadonlyArray<Claimed>) => Effect.Effect<void>
  /** Waits until no outcome is left to store. */
  readonly idle: Effect.Effect<void>
}

/** A message whose hand-over is about to begin. */
interface Begun {
  readonly company: Company
  readonly delivery: Delivery
  readonly begun: BegunHandOver
}

const makeRelease = Effect.map(
  Effect.all([ReminderQueue, ServerClock]),
  ([queue, serverClock]): Groups["release"] =>
    ({ settings }, attempts) =>
      Effect.ignore(
        Effect.flatMap(serverClock.now, (now) => queue.release(settings.companyId, attempts, now))
      )
)

export const makeGroups: Effect.Effect<Groups, never, Engine | ReminderQueue | ServerClock> = Effect.gen(
  function* () {
    const engine = yield* Engine
    const unstored = yield* Effect.makeSemaphore(MAX_OUTCOMES_UNSTORED)
    const decisions = yield* Effect.makeSemaphore(MAX_DECISIONS_AT_ONCE)
    const completions = yield* CompletionBatch.make
    const release = yield* makeRelease

    /** A failed decision may have been committed all the same, if only the confirmation was lost. This undoes it. */
    const undoDecision = (company: Company, group: ReadonlyArray<Claimed>) =>
      Effect.forkDaemon(
        unstored.withPermits(1)(
          Effect.ignore(Effect.retry(engine.complete(company, group.map(notSent)), WHILE_THE_LEASE_LASTS))
        )
      )

    /** Hands a message over and returns once the outcome is stored. */
    const deliver = ({ limiter, settled }: ChannelHere, { begun, company, delivery }: Begun) =>
      Effect.flatMap(engine.handOver(delivery), (result) => settled(result, delivery.message, begun)).pipe(
        Effect.zipLeft(unstored.take(1)),
        Effect.ensuring(limiter.release(1)),
        Effect.flatMap((result) =>
          // Retried for as long as the lease keeps other workers away.
          Effect.ensuring(
            Effect.retry(completions.add(company, result), WHILE_THE_LEASE_LASTS),
            unstored.release(1)
          )
        ),
        Effect.catchAllCause((cause) => logFailure(company, cause))
      )

    /** Starts the hand-overs, counted here so that the caller knows whether the one that tries a provider has begun. */
    const deliverAll = (channel: ChannelHere, company: Company, deliveries: ReadonlyArray<Delivery>) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.forEach(
          deliveries,
          (delivery) => Traces.fork(deliver(channel, { company, delivery, begun: channel.begin(now) })),
          { discard: true }
        )
      )

    const decide = (channel: ChannelHere, company: Company, group: ReadonlyArray<Claimed>) =>
      engine.decide(company, group).pipe(
        Traces.decision(group),
        decisions.withPermits(1),
        Effect.tap((deliveries) => channel.limiter.release(group.length - deliveries.length)),
        Effect.flatMap((deliveries) => deliverAll(channel, company, deliveries))
      )

    /** After a defect, so that only the attempt that causes it waits for the end of its lease. */
    const decideOneByOne = (channel: ChannelHere, company: Company, group: ReadonlyArray<Claimed>) =>
      Effect.forEach(
        group,
        (one) =>
          Effect.catchAllCause(decide(channel, company, [one]), (cause) =>
            Effect.zipRight(
              channel.limiter.release(1),
              Effect.annotateLogs(logFailure(company, cause), { attempt_id: one.id })
            )
          ),
        { discard: true }
      )

    return {
      start: (channel, company, group, rest) =>
        decide(channel, company, group).pipe(
          Effect.tapError(() =>
            Effect.all([
              channel.limiter.release(group.length),
              undoDecision(company, group),
              release(company, rest)
            ])
          ),
          Effect.catchAllDefect(() => decideOneByOne(channel, company, group))
        ),
      release,
      idle: unstored.withPermits(MAX_OUTCOMES_UNSTORED)(Effect.void)
    }
  }
)
