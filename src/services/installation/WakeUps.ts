/** Wakes the jobs of a process when work of their kind is due: by one heartbeat, and by what is announced (ADR 55). */
import { type Cause, Clock, Context, Deferred, Effect, FiberId, Layer, Option } from "effect"
import type { WorkKind } from "../../domain/WorkKind.ts"
import { LONGEST_SLEEP_MILLIS } from "../../postgres/Announcer.ts"
import { Announcer } from "../../postgres/Database.ts"
import { Notifications } from "../../postgres/Notifications.ts"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { type Heartbeat, HeartbeatRepo, OF_COORDINATOR } from "../../repos/installation/Heartbeat.ts"
import { nothingDue } from "./JobTimes.ts"

/** How often whoever waits looks at the clock, which may jump when a machine goes on after it was suspended. */
const TICK_MILLIS = 250
/** How often the database is asked where nothing can be heard, or where it could not be asked. */
const DEAF_INTERVAL_MILLIS = 1_000
/** It is asked at most this often, whatever is heard. */
const SPACING_MILLIS = 250
/**
 * On a distributed database, all servers are asked after this at the latest: a process that was killed between its commit
 * and what it had to tell is the reason for it.
 */
const UNSEEN_MILLIS = 600_000
/** After this they are asked again if they could not be asked. */
const UNANSWERED_MILLIS = 15_000
/** Without a heartbeat for so long, a job looks for its work itself; and that is logged, at most so often. */
const SILENCE_MILLIS = 20_000
const SAID_MILLIS = 60_000
/** How long the start of a process waits for the first heartbeat. */
const START_PATIENCE = "2 seconds"

/** The gate as last read; `unseen` until the first read has succeeded. */
export type GateState = "open" | "closed" | "unseen"

/** A heartbeat, with its number and the time of this process at which it was asked for. */
interface Reading {
  readonly heartbeat: Heartbeat
  readonly n: number
  readonly askedAt: number
}

/** How long it is until work of a kind is due, by the time of the database. */
const millisUntil = (kind: WorkKind, { askedAt, heartbeat }: Reading, now: number): number =>
  (heartbeat.due[kind] ?? Number.POSITIVE_INFINITY) - heartbeat.now - (now - askedAt)

export class WakeUps extends Context.Tag("duebook/WakeUps")<
  WakeUps,
  {
    /** What a round takes note of when it begins: how many heartbeats have been asked for. */
    readonly mark: () => number
    /**
     * Waits until work of this kind is due that a round has missed which began at this mark, or until heartbeats have failed
     * for a while. A database that is not distributed is asked nothing but heartbeats.
     */
    readonly due: (kind: WorkKind, mark: number) => Effect.Effect<void>
    /** Whether nothing of this kind is due now, as the last heartbeat has it. */
    readonly isLater: (kind: WorkKind, now: number) => boolean
    /** The gate as last read; makes no query, because every request calls it. */
    readonly gate: () => GateState
  }
>() {
  /** Reads heartbeats until the scope closes; the first one before this is ready. */
  static readonly layer = Layer.scoped(
    WakeUps,
    Effect.gen(function* () {
      const readings = yield* makeReadings
      const heartbeats = yield* HeartbeatRepo
      return WakeUps.of({
        mark: readings.begun,
        due: makeDue(readings, heartbeats),
        isLater: (kind, now) => {
          const reading = readings.last()
          if (reading === null || now - reading.askedAt > 2 * LONGEST_SLEEP_MILLIS) return false
          return millisUntil(kind, reading, now) > 0
        },
        gate: () => {
          const reading = readings.last()
          if (reading === null) return "unseen"
          return reading.heartbeat.gateOpen ? "open" : "closed"
        }
      })
    })
  )
}

/** The heartbeats of a process. */
interface Readings {
  /** The last one that succeeded; null before the first. */
  readonly last: () => Reading | null
  /** How many have been asked for. */
  readonly begun: () => number
  /** Waits for the next one after this call. */
  readonly next: () => Effect.Effect<void>
  /** Has the next one read soon. */
  readonly want: () => void
}

const signal = () => Deferred.unsafeMake<void>(FiberId.none)
const give = (to: Deferred.Deferred<void>): void => Deferred.unsafeDone(to, Effect.void)

const makeReadings = Effect.gen(function* () {
  const heartbeats = yield* HeartbeatRepo
  const notifications = yield* Notifications
  const announcer = yield* Announcer
  let last: Reading | null = null
  let begun = 0
  let read = signal()
  let wanted = signal()
  let succeededAt = yield* Clock.currentTimeMillis
  let saidAt = Number.NEGATIVE_INFINITY
  const want = () => give(wanted)

  // A short one is told of by what else fails, and a database that is not migrated has nothing to read yet.
  const failed = (cause: Cause.Cause<unknown>) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      if (now - succeededAt < SILENCE_MILLIS || now - saidAt < SAID_MILLIS) {
        return Effect.logDebug("the heartbeat failed", cause)
      }
      saidAt = now
      return logRepeated("the heartbeat failed", cause)
    })

  const beat = Effect.gen(function* () {
    wanted = signal()
    begun += 1
    const n = begun
    const askedAt = yield* Clock.currentTimeMillis
    const heartbeat = yield* heartbeats.read
    if (last === null || last.n < n) last = { heartbeat, n, askedAt }
    succeededAt = askedAt
    const before = read
    read = signal()
    give(before)
    return true
  }).pipe(Effect.catchAllCause((cause) => Effect.as(failed(cause), false)))
  const rest = (succeeded: boolean) => {
    const isTold = succeeded && notifications.isListening()
    const pause = Effect.sleep(isTold ? LONGEST_SLEEP_MILLIS : DEAF_INTERVAL_MILLIS)
    const heard = Effect.suspend(() => Deferred.await(wanted))
    return Effect.zipRight(Effect.sleep(SPACING_MILLIS), succeeded ? Effect.raceFirst(pause, heard) : pause)
  }
  notifications.onChange(want)
  yield* announcer.hear(want)
  // One that hangs must not delay the start of the process.
  const first = yield* Effect.timeoutOption(Effect.disconnect(beat), START_PATIENCE)
  yield* Effect.iterate(
    Option.getOrElse(first, () => false),
    {
      while: () => true,
      body: (succeeded) => Effect.zipRight(rest(succeeded), beat)
    }
  ).pipe(
    // A question that hangs must not delay the shutdown of the process.
    Effect.disconnect,
    Effect.forkScoped
  )
  return {
    last: () => last,
    begun: () => begun,
    next: () => Deferred.await(read),
    want
  } satisfies Readings
})

const makeDue = (readings: Readings, heartbeats: HeartbeatRepo["Type"]): WakeUps["Type"]["due"] => {
  /** When all servers of a distributed database were asked last for a kind. */
  const correctedAt = new Map<WorkKind, number>()

  /** Whether the coordinator knows only what it was told. */
  const isToldOf = (kind: WorkKind, { heartbeat }: Reading): boolean =>
    heartbeat.lowered !== null && !OF_COORDINATOR.includes(kind)

  const correct = (kind: WorkKind, { heartbeat }: Reading, now: number) => {
    correctedAt.set(kind, now - UNSEEN_MILLIS + UNANSWERED_MILLIS)
    return heartbeats.correct(kind, heartbeat).pipe(
      Effect.zipRight(Effect.sync(() => void correctedAt.set(kind, now))),
      Effect.catchAllCause((cause) =>
        Effect.logDebug("the servers could not be asked when work is due", cause)
      ),
      // A question that hangs must not delay the shutdown of the process.
      Effect.disconnect
    )
  }

  return Effect.fnUntraced(function* (kind, mark) {
    let after = mark
    let isAsked = false
    const begunAt = yield* Clock.currentTimeMillis
    for (;;) {
      const now = yield* Clock.currentTimeMillis
      const reading = readings.last()
      // Asked for at once, so that none comes in between.
      const next = readings.next()
      const silentMillis = now - Math.max(begunAt, reading?.askedAt ?? begunAt)
      // What fails may be the heartbeats alone. If it is the database, the round says so.
      if (silentMillis >= SILENCE_MILLIS) return
      if (reading === null || reading.n <= after) {
        readings.want()
        yield* Effect.raceFirst(next, Effect.sleep(LONGEST_SLEEP_MILLIS))
        continue
      }
      const inMillis = millisUntil(kind, reading, now)
      const isLongUnasked = now - (correctedAt.get(kind) ?? Number.NEGATIVE_INFINITY) >= UNSEEN_MILLIS
      // Where the round has left nothing, what the coordinator knows is to be corrected.
      if (isToldOf(kind, reading) && (isLongUnasked || (inMillis <= 0 && !isAsked))) {
        yield* correct(kind, reading, now)
        after = readings.begun()
        isAsked = true
        continue
      }
      if (inMillis <= 0) return
      // What becomes due from now on is work for a round.
      isAsked = true
      if (silentMillis <= 2 * LONGEST_SLEEP_MILLIS) yield* nothingDue(kind)
      yield* Effect.raceFirst(next, Effect.sleep(Math.min(inMillis, TICK_MILLIS)))
    }
  })
}
