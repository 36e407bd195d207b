/** The heartbeat of a process: in one statement, whether the gate is open and when work of each kind is due first. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { WORK_KINDS, type WorkKind } from "../../domain/WorkKind.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"
import { UNMATCHED_AFTER_MILLIS } from "../bank/BankStatements.ts"
import { RENEWED_AHEAD_MILLIS } from "../company/PlanPeriods.ts"
import { iso } from "../Rows.ts"

/** What a heartbeat has read. */
export interface Heartbeat {
  readonly gateOpen: boolean
  /** The time of the database, epoch milliseconds. */
  readonly now: number
  /** When work of each kind is due first, in real time; null if none is. What is waited for may lie before `now`. */
  readonly due: Readonly<Record<WorkKind, number | null>>
  /**
   * How often the coordinator's time of each kind was made an earlier one, without the kinds that it does not know yet.
   * Null on a database that is not distributed, where `due` is what the tables say.
   */
  readonly lowered: Readonly<Partial<Record<WorkKind, number>>> | null
}

export class HeartbeatRepo extends Context.Tag("duebook/HeartbeatRepo")<
  HeartbeatRepo,
  {
    readonly read: Effect.Effect<Heartbeat, ServiceUnavailable>
    /**
     * On a distributed database, asks all servers when work of this kind is due first, and has the coordinator know that
     * from now on, unless somebody has planned something since this heartbeat.
     */
    readonly correct: (kind: WorkKind, seen: Heartbeat) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    HeartbeatRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      return HeartbeatRepo.of({
        read: Effect.flatMap(serverTime, (at) =>
          Effect.map(database.queryAll([heartbeatAt(at)], "read"), ([rows]) => toHeartbeat(rows?.[0] ?? {}))
        ),
        correct: (kind, { lowered }) =>
          Effect.gen(function* () {
            if (lowered === null) return
            const [row] = yield* database.query<{ readonly due: number | null }>(
              `select (${FIRST[kind]}) as due`
            )
            const due = row?.due ?? null
            const at = due === null ? FAR : iso(due)
            yield* database.query(CORRECT, [kind, at, lowered[kind] ?? null])
          })
      })
    })
  )
}

/** A time that never comes. */
const FAR = "9999-01-01T00:00:00Z"

const NOW = "to_timestamp(0)"

const attempts = (channel: string): string =>
  `select min(due_at) from reminder_attempts where channel = '${channel}' and due_at is not null and not on_test_clock`

/**
 * SQL for the time at which work of each kind is due first, by the index of what is due. An aggregate over a join would read
 * all of it, and a subquery without a limit would be copied to the coordinator as a whole.
 */
const FIRST: Readonly<Record<WorkKind, string>> = {
  reminders_email: attempts("email"),
  reminders_sms: attempts("sms"),
  replanning: `select case
      when exists (select 1 from customer_changes where not on_test_clock limit 1)
        or exists (select 1 from company_changes where not on_test_clock limit 1) then ${NOW}
      else (select k.retry_at from cases k join companies c on c.company_id = k.company_id and c.test_clock is null
            where k.retry_at is not null order by k.retry_at limit 1)
    end`,
  pauses: "select min(resume_at) from receivables where resume_at is not null and not resume_on_test_clock",
  digests: "select min(due_at) from digests_due where not on_test_clock",
  plans: `select min(ends_at) - interval '${RENEWED_AHEAD_MILLIS} milliseconds' from plan_periods where renews`,
  mails: "select min(due_at) from mails where due_at is not null",
  notices: `select case when exists (select from security_notices) then ${NOW} end`,
  replies: "select min(due_at) from replies where due_at is not null",
  statements: `select least(
      (select min(imported_at) + interval '${UNMATCHED_AFTER_MILLIS} milliseconds' from bank_statements
        where matched_at is null),
      (select min(asked_at) from bank_looks where asked_at is not null)
    )`,
  exports: "select min(coalesce(claimed_until, asked_at)) from company_exports where finished_at is null",
  imports: "select min(lease_until) from file_imports where state in ('waiting', 'running')"
}

/** The kinds of which the coordinator of a distributed database has the tables itself, so that nothing is to be corrected. */
export const OF_COORDINATOR: ReadonlyArray<WorkKind> = ["mails", "notices"]

const GATE =
  "coalesce((select (value ->> 'open')::boolean from settings where name = 'gate'), false) as gate_open"

const HEARTBEAT = `
  select ${GATE}, ${serverMillis("$1")} as now, null::json as wake_ups,
    ${WORK_KINDS.map((kind) => `(${FIRST[kind]}) as ${kind}`).join(",\n    ")}`

const HEARTBEAT_OF_COORDINATOR = `
  select ${GATE}, ${serverMillis("$1")} as now,
    (select coalesce(json_object_agg(kind, json_build_object('lowered', lowered,
       'due', floor(extract(epoch from due_at) * 1000))), '{}') from wake_ups) as wake_ups,
    ${OF_COORDINATOR.map((kind) => `(${FIRST[kind]}) as ${kind}`).join(",\n    ")}`

const heartbeatAt = (at: number | null): Statement => ({
  text: HEARTBEAT,
  params: [at],
  distributed: () => [{ text: HEARTBEAT_OF_COORDINATOR, params: [at] }]
})

// A time that has not come yet is made an earlier one at most: nobody has counted what was planned for later than that.
const CORRECT = `
  insert into wake_ups as w (kind, due_at) values ($1, $2)
  on conflict (kind) do update set due_at = case
      when w.due_at <= clock_timestamp() + interval '1 second' then excluded.due_at
      else least(w.due_at, excluded.due_at)
    end
  where w.lowered = $3::bigint`

type WakeUpRows = Readonly<Partial<Record<WorkKind, { readonly due: number; readonly lowered: number }>>>

const toHeartbeat = (row: Row): Heartbeat => {
  const wakeUps = row["wake_ups"] as WakeUpRows | null
  const dueOf = (kind: WorkKind): number | null =>
    wakeUps === null || OF_COORDINATOR.includes(kind)
      ? (row[kind] as number | null)
      : (wakeUps[kind]?.due ?? 0)
  const due = Object.fromEntries(WORK_KINDS.map((kind) => [kind, dueOf(kind)])) as Heartbeat["due"]
  const lowered = Object.entries(wakeUps ?? {}).map(([kind, known]) => [kind, known.lowered])
  return {
    gateOpen: row["gate_open"] === true,
    now: Number(row["now"]),
    due,
    lowered: wakeUps === null ? null : Object.fromEntries(lowered)
  }
}
