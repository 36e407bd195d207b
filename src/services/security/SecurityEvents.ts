/**
 * Tells those who watch what may be an attack: in a metric at once, in the log and the audit log a few seconds later. A
 * flood costs neither of them more than a few entries a minute: events that are alike become one entry with a count.
 */
import { Context, Effect, Layer, Metric } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import {
  entryOf,
  type SecurityEntry,
  type SecurityEvent,
  SecurityEventGroups,
  type SecurityEventKind,
  securityEventKinds
} from "../../domain/SecurityEvent.ts"
import { type AuditEntry, AuditLog, INSTALLATION } from "../../repos/AuditLog.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { writeLater } from "../installation/WriteLater.ts"

export type { SecurityEvent, SecurityEventKind } from "../../domain/SecurityEvent.ts"

/** How long events are gathered, and how long a failed write waits for the next. */
const WRITE_AFTER = "2 seconds"
/** How long a stopping process waits for the last write. */
const LAST_WRITE = "1 second"
/** After an entry, further events of its group become one entry when this has passed. */
const QUIET_MILLIS = 60_000

const NANOS_PER_MILLI = 1_000_000n

const countersOf = (name: string, description: string) => {
  const all = Metric.counter(name, { description, incremental: true })
  return Object.fromEntries(
    securityEventKinds.map((kind) => [kind, Metric.tagged(all, "kind", kind)])
  ) as Readonly<Record<SecurityEventKind, Metric.Metric.Counter<number>>>
}

const seen = countersOf(
  "duebook_security_events_total",
  "What may be the sign of an attack, by kind, such as wrong_password."
)
const dropped = countersOf(
  "duebook_security_events_dropped_total",
  "Security events that the log and the audit log only count by kind, because there were too many."
)

const noTags: ReadonlyArray<never> = []

/** Counts an event in the metric; `isDropped` if its person and network are recorded nowhere. */
export const countSecurityEvent = (kind: SecurityEventKind, isDropped = false): void => {
  seen[kind].unsafeUpdate(1, noTags)
  if (isDropped) dropped[kind].unsafeUpdate(1, noTags)
}

/** Exports the counters from the beginning: Prometheus does not see the increase to the first value that it reads. */
const exportZeros = Effect.sync(() => {
  for (const kind of securityEventKinds) {
    seen[kind].unsafeUpdate(0, noTags)
    dropped[kind].unsafeUpdate(0, noTags)
  }
})

/** An entry as the audit log stores it. */
const auditEntryOf = ({ at, browser, company, count, kind, network, person, request, what }: SecurityEntry) =>
  ({
    companyId: company ?? INSTALLATION,
    at,
    actor: "system",
    ...(request === null ? {} : { requestId: request }),
    deed: `security.${kind}`,
    subjectId: person,
    details: { count, network, browser, ...(what === null ? {} : { what }) }
  }) satisfies AuditEntry<`security.${SecurityEventKind}`>

/** A line of the log, with what is known. */
const tell = (entry: SecurityEntry) => {
  const { browser, company, count, kind, network, person, request, what } = entry
  const facts = { user_id: person, company_id: company, network, browser, request_id: request, what }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  return Effect.logWarning("security_event").pipe(Effect.annotateLogs({ kind, count, ...known }))
}

/** Takes reports of security events. Where nobody provides it, they are counted in the metric alone. */
export class SecurityEvents extends Context.Reference<SecurityEvents>()("duebook/SecurityEvents", {
  defaultValue: (): {
    /** Something happened that may be an attack. It waits for nothing and never fails. */
    readonly report: (event: SecurityEvent) => Effect.Effect<void>
  } => ({ report: ({ kind }) => Effect.sync(() => countSecurityEvent(kind)) })
}) {
  /** Events are written while the scope is open, and once more when it closes. */
  static readonly layer = Layer.scoped(
    SecurityEvents,
    Effect.gen(function* () {
      yield* exportZeros
      const audit = yield* AuditLog
      const installation = yield* Installation
      const clock = yield* Effect.clock
      const groups = new SecurityEventGroups(QUIET_MILLIS)
      // Of a clock that never goes back.
      const now = (): number => Number(clock.unsafeCurrentTimeNanos() / NANOS_PER_MILLI)
      /** What is in the log already, and could not be written to the audit log yet. */
      let unwritten: ReadonlyArray<SecurityEntry> = []
      let closing = false

      const write = Effect.gen(function* () {
        if (unwritten.length === 0) {
          const taken = groups.take(closing ? Number.POSITIVE_INFINITY : now())
          yield* Effect.forEach(taken, tell, { discard: true })
          unwritten = taken.filter(({ audited }) => audited)
        }
        if (unwritten.length === 0) return
        const entries = unwritten
        // If the connection breaks at the commit, entries may be there twice: rather that than none.
        yield* installation.transaction(
          Effect.forEach(entries, (entry) => audit.append(auditEntryOf(entry)), { discard: true })
        )
        unwritten = []
      }).pipe(
        Effect.catchAllCause((cause) =>
          Effect.logDebug("security events could not be written to the audit log yet", cause)
        )
      )
      const later = yield* writeLater({
        write,
        isEmpty: () => groups.isEmpty && unwritten.length === 0,
        after: WRITE_AFTER,
        lastWrite: LAST_WRITE
      })
      // Before the last write, which takes what is not due yet, too.
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          closing = true
        })
      )

      return {
        report: (event) =>
          Effect.flatMap(Effect.serviceOption(CurrentActor), (actor) =>
            Effect.sync(() => {
              const request =
                actor._tag === "Some" && "requestId" in actor.value ? actor.value.requestId : null
              const entry = entryOf(event, clock.unsafeCurrentTimeMillis(), request)
              countSecurityEvent(event.kind, !groups.add(entry, now()))
              later()
            })
          )
      }
    })
  )
}
