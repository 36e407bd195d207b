/** The metrics that the service exports: all of them are made to count, and then read from the admin port. */
import { Effect, Layer, type Scope } from "effect"
import * as Admin from "../../src/http/Admin.ts"
import { InFlight } from "../../src/http/InFlight.ts"
import * as HttpMetrics from "../../src/http/Metrics.ts"
import { Draining } from "../../src/http/Server.ts"
import { DatabaseState } from "../../src/postgres/Database.ts"
import { timed } from "../../src/postgres/RoundTripTimes.ts"
import { laneNames } from "../../src/postgres/LaneTable.ts"
import { Readiness } from "../../src/postgres/Readiness.ts"
import * as ReminderMetrics from "../../src/reminders/Metrics.ts"
import type { AttemptChange } from "../../src/repos/reminders/ReminderAttempts.ts"
import * as Telemetry from "../../src/telemetry/Counters.ts"
import { countSecurityEvent } from "../../src/services/security/SecurityEvents.ts"
import { securityEventKinds } from "../../src/domain/SecurityEvent.ts"
import { timesOf } from "../../src/services/installation/JobTimes.ts"
import { sweepsRefused } from "../../src/services/installation/Sweeper.ts"
import { hashCount } from "../../src/services/people/Passwords.ts"

/** A metric as Prometheus sees it. */
export interface Exported {
  readonly type: string
  /** Of its samples, without those that Prometheus adds. */
  readonly labels: ReadonlySet<string>
  /** The values that a label has in the samples here. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>
}

const change = (before: string, after: Readonly<Record<string, unknown>>) =>
  ({
    before: { status: before, scheduledFor: 0, createdAt: 0, updatedAt: 0, tryCount: 0 },
    after: { messageId: 1, channel: "email", reasonCode: null, error: null, ...after }
  }) as unknown as AttemptChange

/** Metrics that begin when something happens. */
const happen = Effect.gen(function* () {
  HttpMetrics.meterOf("test", "GET")(200, 0.1)
  HttpMetrics.unroutedRequest("GET", 503, 0.1)
  HttpMetrics.admission("admitted")
  HttpMetrics.reported("own", { accepted: 1 })
  Telemetry.sent("traces", 1)
  Telemetry.lost("traces", "queue_full", 1)
  hashCount.unsafeUpdate(1, [])
  for (const kind of securityEventKinds) countSecurityEvent(kind, true)
  sweepsRefused.unsafeUpdate(1, [])
  ReminderMetrics.claimed(1)
  ReminderMetrics.channelUp("email", true)
  ReminderMetrics.backlog(1_000, { due: 1, oldest: 0 })
  ReminderMetrics.decided({
    changes: [change("scheduled", { status: "sending" })],
    added: [],
    now: 1_000
  })
  yield* Effect.forEach(JOBS, (job) => timesOf(job)(Effect.void))
  timed(() => {})()
  for (const outcome of ["sent", "deferred", "failed", "void"] as const) ReminderMetrics.mail(outcome)
  ReminderMetrics.completed({
    changes: [
      change("sending", { status: "failed", reasonCode: "internal" }),
      change("sending", { status: "failed", reasonCode: "provider_rejected" }),
      change("sending", { status: "unknown", reasonCode: "outcome_unknown" }),
      change("sending", { status: "scheduled", error: "421" })
    ],
    added: []
  })
  yield* ReminderMetrics.timed("email", Effect.succeed({ _tag: "Sent", providerMessageId: null }))
})

/** Every job that has rounds, in the order of the alphabet. */
export const JOBS = [
  "backlog",
  "closed",
  "digests",
  "exports",
  "imports",
  "mails",
  "notices",
  "pauses",
  "plans",
  "reminders_email",
  "reminders_sms",
  "replanning",
  "replies",
  "series",
  "statements",
  "sweep"
]

const lanes = [...laneNames, "subjects" as const].map((name) => ({
  name,
  running: 0,
  waiting: 0,
  refused: 0,
  dropped: 0
}))

const READY = { state: "ready", fault: null } as const

const parts = Layer.mergeAll(
  Layer.succeed(DatabaseState, () => ({ pool: { size: 1, idle: 1, waiting: 0 }, lanes })),
  Layer.succeed(Readiness, {
    check: Effect.succeed(READY),
    last: () => READY,
    readyForMillis: () => Infinity,
    tellOfEach: () => Effect.void
  }),
  InFlight.layer(1),
  Layer.sync(Draining, () => ({ now: false }))
)

/** The port of an admin server, with every metric, until the scope closes. */
export const adminPort: Effect.Effect<number, never, Scope.Scope> = Effect.gen(function* () {
  yield* happen
  const { port } = yield* Effect.orDie(Admin.serve({ host: "127.0.0.1", port: 0 }))
  return port
}).pipe(Effect.provide(parts))

/** What GET of a path on the admin port answers. */
export const adminAnswers = (
  paths: ReadonlyArray<string>
): Promise<ReadonlyArray<{ readonly status: number; readonly text: string }>> =>
  Effect.gen(function* () {
    const port = yield* adminPort
    return yield* Effect.promise(() =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(`http://127.0.0.1:${port}${path}`)
          return { status: response.status, text: await response.text() }
        })
      )
    )
  }).pipe(Effect.scoped, Effect.runPromise)

/** The exported metrics by name. */
export const exported = async (): Promise<ReadonlyMap<string, Exported>> => {
  const [metrics] = await adminAnswers(["/metrics"])
  const found = new Map<string, Exported>()
  for (const [, name = "", type = ""] of (metrics?.text ?? "").matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const labels = new Set<string>()
    const values = new Map<string, Set<string>>()
    const samples = new RegExp(`^${name}(?:_bucket|_sum|_count)?(?:\\{(.*)\\})? `, "gm")
    for (const [, inBraces = ""] of (metrics?.text ?? "").matchAll(samples)) {
      for (const [, label = "", value = ""] of inBraces.matchAll(/(\w+)="([^"]*)"/g)) {
        labels.add(label)
        values.set(label, (values.get(label) ?? new Set()).add(value))
      }
    }
    found.set(name, { type, labels, values })
  }
  return found
}
