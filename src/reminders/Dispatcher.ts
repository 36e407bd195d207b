/** Round after round: what is due is taken, fairly among companies, and each message is seen out. */
import { Cause, Clock, Effect, Schedule } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { type Claimed, ReminderQueue } from "../repos/ReminderQueue.ts"
import * as SendLimiter from "./SendLimiter.ts"
import * as Batches from "./CompletionBatch.ts"
import { LEASE_MILLIS } from "./Decide.ts"
import { type DeliveryResult, type Company, type Delivery, Engine, NOT_SENT } from "./Engine.ts"
import * as Metrics from "./Metrics.ts"

/** Companies looked after in one round. */
export const MAX_COMPANIES = 100
/** Attempts taken in one round, shared out among the companies that have any due. */
const ROUND_SIZE = 200
/** Attempts of one company in one round, however many others there are. */
const MIN_SHARE = 10
/** Messages that are being handed over at the same time. */
export const MAX_MESSAGES_IN_FLIGHT = 20
/** Attempts decided on in one transaction, as many as there is room for: fewer cost as much. */
const MIN_GROUP = MAX_MESSAGES_IN_FLIGHT / 2
/** Outcomes that are being written: with those in the air, the messages that a sudden death can leave unknown. */
const MAX_OUTCOMES_UNWRITTEN = 2 * MAX_MESSAGES_IN_FLIGHT
/** Transactions that decide; the connections are there for others, too. */
const MAX_DECISIONS_AT_ONCE = 4
/** Companies whose attempts are being taken or seen out. */
export const MAX_COMPANIES_AT_ONCE = 16
/** For so long a company is left alone whose reminders came to a defect. */
const REST_MILLIS = 30_000
const MAX_RESTING = 10_000
/** How often what waits for its turn looks whether it still has to. */
const STOP_POLL_MILLIS = 100

const WHILE_THE_LEASE_LASTS = Schedule.intersect(
  Schedule.spaced("500 millis"),
  Schedule.recurUpTo(LEASE_MILLIS / 2)
)

/** Attempts to take of each of so many companies. */
export const shareOf = (companies: number): number =>
  Math.max(MIN_SHARE, Math.floor(ROUND_SIZE / Math.max(1, companies)))

const complain = (
  { settings }: { readonly settings: Pick<CompanySettings, "companyId"> },
  cause: Cause.Cause<unknown>
) =>
  Effect.annotateLogs(Effect.logWarning("a company's reminders failed", cause), {
    company_id: settings.companyId
  })

/** A worker's way through what is due. */
export interface Dispatcher {
  /**
   * One round: takes what is due, decides on it, and begins to hand it over; answers how many attempts it took. What it
   * has not decided on when it is to stop it gives back.
   */
  readonly next: (stopping: () => boolean) => Effect.Effect<number, ServiceUnavailable>
  /** Waits until everything is written down that was handed over. */
  readonly idle: Effect.Effect<void>
  /** A round to its very end; answers how many attempts it took. */
  readonly whole: Effect.Effect<number, ServiceUnavailable>
}

export const makeDispatcher: Effect.Effect<Dispatcher, never, Engine | ReminderQueue> = Effect.gen(
  function* () {
    const engine = yield* Engine
    const queue = yield* ReminderQueue
    const limiter = yield* SendLimiter.make(MAX_MESSAGES_IN_FLIGHT)
    const written = yield* Effect.makeSemaphore(MAX_OUTCOMES_UNWRITTEN)
    const decisions = yield* Effect.makeSemaphore(MAX_DECISIONS_AT_ONCE)
    const completions = yield* Batches.make(engine)
    /** Companies that can't be served as they are, and until when they are left alone. */
    const resting = new Map<number, number>()
    let after = 0

    const giveBack = ({ settings }: Company, group: ReadonlyArray<Claimed>) =>
      Effect.ignore(
        Effect.flatMap(Clock.currentTimeMillis, (now) => queue.release(settings.companyId, group, now))
      )

    /** A decision that failed may have been made all the same, if only its confirmation was lost: it is taken back. */
    const takeBack = (company: Company, group: ReadonlyArray<Claimed>) => {
      const notSent = group.map((claimed): DeliveryResult => ({
        claimed,
        channel: "email",
        outcome: NOT_SENT
      }))
      return Effect.forkDaemon(
        written.withPermits(1)(
          Effect.ignore(Effect.retry(engine.complete(company, notSent), WHILE_THE_LEASE_LASTS))
        )
      )
    }

    /** Takes room for a part of so many attempts; 0 when the worker is to stop before there is any. */
    const room = Effect.fnUntraced(function* (attempts: number, stopping: () => boolean) {
      const atLeast = Math.min(MIN_GROUP, attempts)
      while (!stopping()) {
        const taken = yield* limiter.take(atLeast, Math.min(MAX_MESSAGES_IN_FLIGHT, attempts))
        if (taken > 0) return taken
        yield* Effect.raceFirst(
          Effect.interruptible(limiter.waitForCapacity(atLeast)),
          Effect.interruptible(
            Effect.repeat(Effect.delay(Effect.sync(stopping), STOP_POLL_MILLIS), { until: (yes) => yes })
          )
        )
      }
      return 0
    })

    /** Hands a message over, and stays until what became of it is written down. */
    const deliver = (company: Company, delivery: Delivery) =>
      engine.handOver(delivery).pipe(
        Effect.zipLeft(written.take(1)),
        Effect.ensuring(limiter.giveBack(1)),
        Effect.flatMap((result) =>
          // What is known is written down, however long that takes, while the lease still keeps others off.
          Effect.ensuring(
            Effect.retry(completions.add(company, result), WHILE_THE_LEASE_LASTS),
            written.release(1)
          )
        ),
        Effect.catchAllCause((cause) => complain(company, cause))
      )

    /** Decides on a group that there is room for; what is to leave leaves by itself. */
    const decide = (company: Company, group: ReadonlyArray<Claimed>) =>
      engine.decide(company, group).pipe(
        decisions.withPermits(1),
        Effect.tap((deliveries) => limiter.giveBack(group.length - deliveries.length)),
        Effect.flatMap((deliveries) =>
          Effect.forEach(deliveries, (delivery) => Effect.forkDaemon(deliver(company, delivery)), {
            discard: true
          })
        )
      )

    /** What can't be decided on by itself is looked at again when its lease has run out; it holds up nobody. */
    const decideOneByOne = (company: Company, group: ReadonlyArray<Claimed>) =>
      Effect.forEach(
        group,
        (one) =>
          Effect.catchAllCause(decide(company, [one]), (cause) =>
            Effect.zipRight(
              limiter.giveBack(1),
              Effect.annotateLogs(complain(company, cause), { attempt_id: one.id })
            )
          ),
        { discard: true }
      )

    /** Takes a company's share; answers how many attempts that were. */
    const serve = Effect.fnUntraced(function* (companyId: number, share: number, stopping: () => boolean) {
      const company = yield* engine.company(companyId)
      if (company === null || stopping()) return 0
      const claimed = yield* engine.claim(company, share)
      Metrics.claimed(claimed.length)
      // One group after another: they would only wait for each other for the company's pace.
      let begun = 0
      while (begun < claimed.length) {
        const size = yield* room(claimed.length - begun, stopping)
        // Not begun, they are given back rather than left to their lease.
        if (size === 0) {
          yield* giveBack(company, claimed.slice(begun))
          break
        }
        const group = claimed.slice(begun, begun + size)
        yield* decide(company, group).pipe(
          Effect.tapError(() =>
            Effect.all([
              limiter.giveBack(size),
              takeBack(company, group),
              giveBack(company, claimed.slice(begun + size))
            ])
          ),
          Effect.catchAllDefect(() => decideOneByOne(company, group))
        )
        begun += size
      }
      return claimed.length
    })

    const rest = (companyId: number, now: number) => {
      if (resting.size >= MAX_RESTING) resting.clear()
      resting.set(companyId, now + REST_MILLIS)
    }

    const next: Dispatcher["next"] = (stopping) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const found = yield* queue.companiesDue(now, after, MAX_COMPANIES)
        const companies = found.companies.filter((companyId) => (resting.get(companyId) ?? 0) <= now)
        const share = shareOf(companies.length)
        const taken = yield* Effect.forEach(
          companies,
          (companyId) =>
            Effect.catchAllCause(serve(companyId, share, stopping), (cause) => {
              if (Cause.isDie(cause)) rest(companyId, now)
              return Effect.as(complain({ settings: { companyId } }, cause), 0)
            }),
          { concurrency: MAX_COMPANIES_AT_ONCE }
        )
        after = found.next
        return taken.reduce((sum, n) => sum + n, 0)
      })
    const idle = Effect.zipRight(limiter.empty, written.withPermits(MAX_OUTCOMES_UNWRITTEN)(Effect.void))
    return {
      next,
      idle,
      whole: Effect.zipLeft(
        next(() => false),
        idle
      )
    }
  }
)
