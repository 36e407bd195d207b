/** The worker: runs the rounds of every channel until it is told to stop. */
import { Clock, Deferred, Effect, Option, type Scope } from "effect"
import type { CasesRepo } from "../repos/reminders/Cases.ts"
import { logRepeated } from "../postgres/RepeatedWork.ts"
import type { CompanyChangesRepo } from "../repos/reminders/CompanyChanges.ts"
import type { CustomerChangesRepo } from "../repos/reminders/CustomerChanges.ts"
import { ChannelStates } from "../repos/reminders/ChannelStates.ts"
import type { ServerClock } from "../repos/installation/ServerClock.ts"
import { ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import { timesOf } from "../services/installation/JobTimes.ts"
import { WakeUps } from "../services/installation/WakeUps.ts"
import type { Engine } from "./Engine.ts"
import * as Metrics from "./Metrics.ts"
import type { ChannelRounds } from "./claim/ChannelRounds.ts"
import { type Dispatcher, makeDispatcher } from "./Dispatcher.ts"
import { makeReplanner } from "./Replanner.ts"
import { MailChannel } from "./send/MailChannel.ts"

/** Pause after a round that took nothing, and how often a worker that waits looks whether it is to stop. */
const PAUSE_MILLIS = 250
/** Pause after a round that failed. */
const FAILURE_PAUSE_MILLIS = 2_000
/** Pause when no customer has changed. */
const UNCHANGED_PAUSE_MILLIS = 1_000
/** Pause after a round of planning again, so that a customer with many receivables does not keep the process busy. */
const REPLAN_PAUSE_MILLIS = 20
/** Due attempts are counted for the metrics up to this number. */
const MAX_COUNTED = 10_000
/** How often they are counted, and how often while there are many: counting these takes PostgreSQL longer than sending some. */
const BACKLOG_INTERVAL_MILLIS = 1_000
const MANY_DUE = 1_000
const MANY_DUE_INTERVAL_MILLIS = 10_000
/** How often the process tells the others which channels work here, and how soon after a change. */
const CHANNELS_INTERVAL_MILLIS = 5_000
const CHANGE_POLL_MILLIS = 250

/** The kinds of work of the channels. */
const REMINDERS = ["reminders_email", "reminders_sms"] as const

/** How a worker stops. */
export interface WorkerOptions {
  /** How long it waits for messages in flight before the process ends. */
  readonly graceSeconds: number
  /** Whether the process is shutting down: nothing is claimed from then on. */
  readonly leaving: () => boolean
  /** Nothing is claimed before this ends; at once by default. */
  readonly mayBegin?: Effect.Effect<void>
}

/** A job that is repeated goes on after a failure, whatever it was, with this in the place of its result. */
const orGoOn =
  <B>(failed: string, otherwise: B) =>
  <A, E, R>(job: Effect.Effect<A, E, R>): Effect.Effect<A | B, never, R> =>
    Effect.catchAllCause(job, (cause) => Effect.as(logRepeated(failed, cause), otherwise))

/** Counts what is due, for the metrics; nobody is asked while nothing is. */
const reportBacklog = Effect.gen(function* () {
  const queue = yield* ReminderQueue
  const wakeUps = yield* WakeUps
  const now = yield* Clock.currentTimeMillis
  if (REMINDERS.every((kind) => wakeUps.isLater(kind, now))) {
    Metrics.backlog(now, { due: 0, oldest: null })
    return BACKLOG_INTERVAL_MILLIS
  }
  const backlog = yield* queue.backlog(now, MAX_COUNTED)
  Metrics.backlog(now, backlog)
  return backlog.due >= MANY_DUE ? MANY_DUE_INTERVAL_MILLIS : BACKLOG_INTERVAL_MILLIS
}).pipe(
  timesOf("backlog"),
  orGoOn("counting what is due failed", BACKLOG_INTERVAL_MILLIS),
  Effect.flatMap((millis) => Effect.sleep(millis)),
  Effect.forever
)

/** Tells the other processes and the operator which channels work here. */
const reportChannels = (name: string, { channels }: Dispatcher) =>
  Effect.flatMap(ChannelStates, (states) => {
    const seen = () => channels.map(({ here }) => here.state())
    const untilChange = (told: ReturnType<typeof seen>) =>
      Effect.repeat(Effect.delay(Effect.sync(seen), CHANGE_POLL_MILLIS), {
        until: (now) => now.some(({ since }, index) => since !== told[index]?.since),
        times: CHANNELS_INTERVAL_MILLIS / CHANGE_POLL_MILLIS - 1
      })
    return Effect.forever(
      Effect.suspend(() => {
        const told = seen()
        const report = orGoOn("telling of the channels failed", undefined)(states.report(name, told))
        return Effect.zipRight(report, untilChange(told))
      })
    )
  })

/** Lets the application's own mails share the health of the e-mail channel. */
const shareHealth = ({ channels }: Dispatcher) =>
  Effect.map(Effect.serviceOption(MailChannel), (mails) => {
    const email = channels.find(({ here }) => here.channel === "email")
    if (Option.isSome(mails)) mails.value.here = email?.here ?? null
  })

/** Until there is a reason for a round of a channel: work that is due, something else to do, or the end. */
const untilRound = ({ here, nextAt }: ChannelRounds, stopping: () => boolean, mark: number) =>
  Effect.gen(function* () {
    const { due } = yield* WakeUps
    const { since: stateSince } = here.state()
    // What happens within this process is seen by looking again and again, without a question to the database.
    const isReason = Effect.map(Clock.currentTimeMillis, (now) => {
      const at = nextAt(now)
      return stopping() || here.state().since !== stateSince || (at !== null && at <= now)
    })
    yield* Effect.raceFirst(
      due(`reminders_${here.channel}`, mark),
      Effect.repeat(Effect.zipRight(Effect.sleep(PAUSE_MILLIS), isReason), { until: (yes) => yes })
    )
  })

/** Rounds of a channel until the worker is to stop. */
const rounds = (
  channel: ChannelRounds,
  stopping: () => boolean,
  pause: (millis: number) => Effect.Effect<void>
) =>
  Effect.gen(function* () {
    const { here, next } = channel
    const wakeUps = yield* WakeUps
    const timed = timesOf(`reminders_${here.channel}`)
    while (!stopping()) {
      const mark = wakeUps.mark()
      const taken = yield* Effect.map(
        Effect.catchAllCause(Effect.asSome(timed(next(stopping))), (cause) =>
          Effect.as(logRepeated("a round of reminders failed", cause), Option.none<number>())
        ),
        Option.getOrUndefined
      )
      if (taken === undefined) yield* pause(FAILURE_PAUSE_MILLIS)
      else if (taken === 0) {
        yield* pause(PAUSE_MILLIS)
        yield* Effect.interruptible(untilRound(channel, stopping, mark))
      }
    }
  })

/**
 * Works until the process is leaving or its scope closes. Then it claims nothing more, waits for the messages in flight
 * and releases the other claimed attempts. Another worker takes over whatever is left when its lease ends.
 */
export const run = ({
  graceSeconds,
  leaving,
  mayBegin = Effect.void
}: WorkerOptions): Effect.Effect<
  void,
  never,
  | Scope.Scope
  | CasesRepo
  | ChannelStates
  | CompanyChangesRepo
  | CustomerChangesRepo
  | Engine
  | ReminderQueue
  | ServerClock
  | WakeUps
> =>
  Effect.gen(function* () {
    const name = crypto.randomUUID()
    const states = yield* ChannelStates
    const dispatcher = yield* makeDispatcher
    const replanner = yield* makeReplanner
    yield* shareHealth(dispatcher)
    const ended = yield* Deferred.make<void>()
    let stop = false
    const stopping = () => stop || leaving()

    const pause = (millis: number) =>
      Effect.gen(function* () {
        // In short steps, so that the worker stops soon after it is told to.
        for (let slept = 0; slept < millis && !stopping(); slept += PAUSE_MILLIS) {
          yield* Effect.sleep(PAUSE_MILLIS)
        }
      })

    // In a fiber of its own, so that a customer with many receivables keeps no message waiting, nor a message this.
    const replan = Effect.gen(function* () {
      const wakeUps = yield* WakeUps
      const mark = wakeUps.mark()
      const companies = yield* replanner
        .next(stopping)
        .pipe(timesOf("replanning"), orGoOn("planning again for changed customers failed", 0))
      yield* Effect.sleep(companies === 0 ? UNCHANGED_PAUSE_MILLIS : REPLAN_PAUSE_MILLIS)
      if (companies === 0) yield* wakeUps.due("replanning", mark)
    }).pipe(Effect.repeat({ until: stopping }))

    // A channel has rounds of its own, so that one that hangs holds up no other.
    const allRounds = Effect.forEach(dispatcher.channels, (each) => rounds(each, stopping, pause), {
      concurrency: "unbounded",
      discard: true
    })
    const begin = Effect.raceFirst(
      Effect.interruptible(mayBegin),
      Effect.interruptible(
        Effect.repeat(Effect.delay(Effect.sync(stopping), PAUSE_MILLIS), { until: (yes) => yes })
      )
    )
    const work = Effect.zipRight(begin, allRounds).pipe(
      Effect.zipRight(dispatcher.idle),
      Effect.zipRight(Effect.ignore(states.leave(name)))
    )

    yield* Effect.addFinalizer(() =>
      Effect.zipRight(
        Effect.sync(() => {
          stop = true
        }),
        // A timeout can't end what is not interruptible, and a finalizer is not by default.
        Effect.timeoutOption(Effect.interruptible(Deferred.await(ended)), `${graceSeconds} seconds`)
      )
    )
    // In fibers of their own, so that a worker that waits for a provider still reports.
    yield* Effect.forkScoped(reportBacklog)
    yield* Effect.forkScoped(reportChannels(name, dispatcher))
    yield* Effect.forkScoped(replan)
    // A daemon outlives its scope, so messages in flight are not interrupted.
    yield* Effect.forkDaemon(
      Effect.ensuring(Effect.uninterruptible(work), Deferred.succeed(ended, undefined))
    )
  })
