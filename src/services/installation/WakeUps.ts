/** Wakes the jobs of a process when work of their kind is due: by one heartbeat, and by what is announced (ADR 55). */
import { Clock, Context, Deferred, Effect, FiberId, Layer } from "effect"
import type { WorkKind } from "../../domain/WorkKind.ts"
import { LONGEST_SLEEP_MILLIS } from "../../postgres/Announcer.ts"
import { Announcer } from "../../postgres/Database.ts"
import { Notifications } from "../../postgres/Notifications.ts"
import { type Heartbeat, HeartbeatRepo, OF_COORDINATOR } from "../../repos/installation/Heartbeat.ts"
import { nothingDue } from "./JobTimes.ts"

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

/** A heartbeat, with the time of this process at which it was asked for. */
interface Reading {
  readonly heartbeat: Heartbeat
  readonly askedAt: number
}

/** How long it is until work of a kind is due, by the time of the database. */
const millisUntil = (kind: WorkKind, { askedAt, heartbeat }: Reading, now: number): number =>
  (heartbeat.due[kind] ?? Number.POSITIVE_INFINITY) - heartbeat.now - (now - askedAt)

export class WakeUps extends Context.Tag("duebook/WakeUps")<
  WakeUps,
  {
    /**
     * Waits until work of this kind is due that a round has missed which began at `since`, in epoch milliseconds of this
     * process. A database that is not distributed is asked nothing but heartbeats.
     */
    readonly due: (kind: WorkKind, since: number) => Effect.Effect<void>
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
      const heartbeats = yield* HeartbeatRepo
      const notifications = yield* Notifications
      const announcer = yield* Announcer
      let reading: Reading | null = null
      let gate: GateState = "unseen"
      /** Completed by the next reading, and by the next reason for one. */
      let read = Deferred.unsafeMake<void>(FiberId.none)
      let wanted = Deferred.unsafeMake<void>(FiberId.none)

      const want = Effect.suspend(() => Deferred.succeed(wanted, undefined))
      const wantNow = () => void Deferred.unsafeDone(wanted, Effect.void)

      const beat = Effect.gen(function* () {
        wanted = Deferred.unsafeMake<void>(FiberId.none)
        const askedAt = yield* Clock.currentTimeMillis
        const heartbeat = yield* heartbeats.read
        gate = heartbeat.gateOpen ? "open" : "closed"
        reading = { heartbeat, askedAt }
        const done = read
        read = Deferred.unsafeMake<void>(FiberId.none)
        yield* Deferred.succeed(done, undefined)
        return true
      }).pipe(
        // A database that is not migrated has no gate yet.
        Effect.catchAllCause((cause) => Effect.as(Effect.logDebug("the heartbeat failed", cause), false))
      )
      const rest = (succeeded: boolean) => {
        const isSilent = succeeded && notifications.isListening()
        const pause = Effect.sleep(isSilent ? LONGEST_SLEEP_MILLIS : DEAF_INTERVAL_MILLIS)
        const heard = Effect.suspend(() => Deferred.await(wanted))
        return Effect.zipRight(
          Effect.sleep(SPACING_MILLIS),
          succeeded ? Effect.raceFirst(pause, heard) : pause
        )
      }
      notifications.onChange(wantNow)
      yield* announcer.hear(wantNow)
      const first = yield* beat
      yield* Effect.forkScoped(
        // A question that hangs must not delay the shutdown of the process.
        Effect.disconnect(
          Effect.iterate(first, {
            while: () => true,
            body: (succeeded) => Effect.zipRight(rest(succeeded), beat)
          })
        )
      )

      /** When all servers of a distributed database were asked last for a kind. */
      const correctedAt = new Map<WorkKind, number>()
      const correct = (kind: WorkKind, { heartbeat }: Reading, now: number) => {
        correctedAt.set(kind, now)
        return Effect.catchAllCause(heartbeats.correct(kind, heartbeat), (cause) =>
          Effect.logDebug("when work is due could not be asked", cause)
        )
      }
      const isUncertain = (kind: WorkKind, { heartbeat }: Reading, now: number): boolean =>
        heartbeat.lowered !== null &&
        !OF_COORDINATOR.includes(kind) &&
        now - (correctedAt.get(kind) ?? Number.NEGATIVE_INFINITY) >= UNSEEN_MILLIS

      const due = Effect.fnUntraced(function* (kind: WorkKind, since: number) {
        let after = since
        let isExpected = false
        for (;;) {
          const now = yield* Clock.currentTimeMillis
          const next = read
          if (reading === null || reading.askedAt <= after) {
            yield* want
            yield* Deferred.await(next)
            continue
          }
          const { heartbeat } = reading
          const inMillis = millisUntil(kind, reading, now)
          // Where the round has left nothing, what the coordinator knows is to be corrected, once.
          const isKnown = heartbeat.lowered === null || OF_COORDINATOR.includes(kind) || isExpected
          if (inMillis <= 0 && isKnown) return
          if (inMillis <= 0 || isUncertain(kind, reading, now)) {
            yield* correct(kind, reading, now)
            after = now
            isExpected = true
            continue
          }
          isExpected = true
          yield* nothingDue(kind)
          yield* Effect.raceFirst(
            Deferred.await(next),
            Effect.sleep(Math.min(inMillis, LONGEST_SLEEP_MILLIS))
          )
        }
      })
      const isLater = (kind: WorkKind, now: number): boolean => {
        if (reading === null || now - reading.askedAt > 2 * LONGEST_SLEEP_MILLIS) return false
        return millisUntil(kind, reading, now) > 0
      }
      return WakeUps.of({ due, isLater, gate: () => gate })
    })
  )
}
