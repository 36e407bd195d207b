/** Wakes the jobs of a process when work of their kind is due: by one heartbeat, and by what is announced (ADR 55). */
import { Clock, Context, Deferred, Effect, FiberId, Layer, Option } from "effect"
import type { WorkKind } from "../../domain/WorkKind.ts"
import { LONGEST_SLEEP_MILLIS } from "../../postgres/Announcer.ts"
import { Announcer } from "../../postgres/Database.ts"
import { Notifications } from "../../postgres/Notifications.ts"
import { type Heartbeat, HeartbeatRepo, OF_COORDINATOR } from "../../repos/installation/Heartbeat.ts"
import { nothingDue } from "./JobTimes.ts"

/** How often whoever waits looks at the clock, which may jump when a machine goes on after it was suspended. */
const TICK_MILLIS = 250
/** How long a start waits for the first heartbeat. */
const START_PATIENCE = "1 second"
/** How often the database is asked where nothing can be heard, or where it could not be asked. */
const DEAF_INTERVAL_MILLIS = 1_000
/** It is asked at most this often, whatever is heard. */
const SPACING_MILLIS = 250
/**
 * On a distributed database, all servers are asked after this at the latest: a process that was killed between its commit
 * and what it had to tell is the reason for it.
 */
const UNSEEN_MILLIS = 600_000

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
     * Waits until work of this kind is due that a round has missed which began at this mark. A database that is not
     * distributed is asked nothing but heartbeats.
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
  /** Waits for the next one. */
  readonly next: Effect.Effect<void>
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
  const want = () => give(wanted)

  const beat = Effect.gen(function* () {
    wanted = signal()
    begun += 1
    const n = begun
    const askedAt = yield* Clock.currentTimeMillis
    last = { heartbeat: yield* heartbeats.read, n, askedAt }
    const before = read
    read = signal()
    give(before)
    return true
  }).pipe(
    // A database that is not migrated has no gate yet.
    Effect.catchAllCause((cause) => Effect.as(Effect.logDebug("the heartbeat failed", cause), false))
  )
  const rest = (succeeded: boolean) => {
    const isTold = succeeded && notifications.isListening()
    const pause = Effect.sleep(isTold ? LONGEST_SLEEP_MILLIS : DEAF_INTERVAL_MILLIS)
    const heard = Effect.suspend(() => Deferred.await(wanted))
    return Effect.zipRight(Effect.sleep(SPACING_MILLIS), succeeded ? Effect.raceFirst(pause, heard) : pause)
  }
  notifications.onChange(want)
  yield* announcer.hear(want)
  // A question that hangs must not delay the start of the process.
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
    next: Effect.suspend(() => Deferred.await(read)),
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
    correctedAt.set(kind, now)
    return Effect.catchAllCause(heartbeats.correct(kind, heartbeat), (cause) =>
      Effect.logDebug("the servers could not be asked when work is due", cause)
    )
  }

  return Effect.fnUntraced(function* (kind, mark) {
    let after = mark
    let isAsked = false
    for (;;) {
      const now = yield* Clock.currentTimeMillis
      const reading = readings.last()
      if (reading === null || reading.n <= after) {
        readings.want()
        yield* readings.next
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
      yield* nothingDue(kind)
      yield* Effect.raceFirst(readings.next, Effect.sleep(Math.min(inMillis, TICK_MILLIS)))
    }
  })
}
