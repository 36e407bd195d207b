/** Tells all processes of work that is due soon, once the transaction that planned it has committed (ADR 55). */
import { Clock, Effect, Runtime, type Scope } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { PlannedWork } from "../domain/WorkKind.ts"
import { withCurrent } from "./Current.ts"
import type { Row, Statement } from "./RoundTrip.ts"

/** The name under which PostgreSQL passes on what is told. */
export const NOTIFICATIONS = "duebook"

/** Who sleeps looks again after this at the latest, so that others are told only of what is due before. */
export const LONGEST_SLEEP_MILLIS = 5_000
/** A process tells others at most this often: what is planned meanwhile is told together. */
const PAUSE_MILLIS = 250
/** What could not be told is told again after this. */
const RETRY_MILLIS = 1_000
/** How long a stopping process waits for what it still has to tell. */
const END_MILLIS = 1_000

const TELL = `select pg_notify('${NOTIFICATIONS}', $1)`

// Not only where the time is an earlier one, but also while the row is due, or nearly so: whoever looks then is about to
// move it.
const LOWER = `
  insert into wake_ups as w (kind, due_at)
  select kind, due_at from unnest($1::text[], $2::timestamptz[]) e (kind, due_at) order by kind
  on conflict (kind) do update set due_at = least(w.due_at, excluded.due_at), lowered = w.lowered + 1
  where excluded.due_at < w.due_at or w.due_at <= clock_timestamp() + interval '1 second'`

/** The earliest time of each kind that was planned, and whether any of them is soon. */
interface Planned {
  readonly earliest: Map<PlannedWork["kind"], number>
  isSoon: boolean
}

const nothing = (): Planned => ({ earliest: new Map(), isSoon: false })

const note = ({ earliest }: Planned, { at, kind }: PlannedWork): void => {
  earliest.set(kind, Math.min(at, earliest.get(kind) ?? Number.POSITIVE_INFINITY))
}

/** What tells of it: on a distributed database the coordinator has to know of all, and otherwise only of what is soon. */
const statementsFor = ({ earliest, isSoon }: Planned, isDistributed: boolean): ReadonlyArray<Statement> => {
  const works = [...earliest].filter(([kind]) => kind !== "gate")
  const times = works.map(([, at]) => new Date(at).toISOString())
  const lower = { text: LOWER, params: [works.map(([kind]) => kind), times] }
  const tell = { text: TELL, params: [[...earliest.keys()].join(" ")] }
  return [...(isDistributed && works.length > 0 ? [lower] : []), ...(isSoon ? [tell] : [])]
}

export interface Announcing {
  /**
   * Says that work of a kind is due at a time, in epoch milliseconds of real time: once the transaction around it has
   * committed, or at once outside of one. It waits for nobody. Other processes are told of what is due within
   * `LONGEST_SLEEP_MILLIS`; what is later they see by themselves, as they do if this process ends before it has told.
   */
  readonly announce: (planned: PlannedWork) => Effect.Effect<void>
  /** Has a function called whenever this process has told the others, until the scope closes. */
  readonly hear: (heard: () => void) => Effect.Effect<void, never, Scope.Scope>
}

/** Waits, without keeping the process alive for it: a command ends at once. */
const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis).unref()
  })

/** Sends what tells of planned work; whether that succeeded. */
type Send = (statements: ReadonlyArray<Statement>) => Promise<boolean>

/** Collects what was planned, and tells of it now and then. */
class Teller {
  readonly listeners = new Set<() => void>()
  readonly #send: Send
  readonly #isDistributed: () => boolean
  readonly #over = Promise.withResolvers<void>()
  #planned = nothing()
  /** Ends when nothing is left to be told. */
  #telling: Promise<void> | null = null
  #isOver = false

  constructor(send: Send, isDistributed: () => boolean) {
    this.#send = send
    this.#isDistributed = isDistributed
  }

  /** Takes what has been committed. */
  add(work: PlannedWork, isSoon: boolean): void {
    if (!isSoon && !this.#isDistributed()) return
    note(this.#planned, work)
    this.#planned.isSoon ||= isSoon
    this.#telling ??= this.#tellAll()
  }

  async end(): Promise<void> {
    this.#isOver = true
    this.#over.resolve()
    await this.#telling
    if (this.#planned.earliest.size > 0) await this.#tell()
  }

  async #tellAll(): Promise<void> {
    do {
      const isTold = await this.#tell()
      await Promise.race([pause(isTold ? PAUSE_MILLIS : RETRY_MILLIS), this.#over.promise])
    } while (this.#planned.earliest.size > 0 && !this.#isOver)
    this.#telling = null
  }

  async #tell(): Promise<boolean> {
    const taken = this.#planned
    this.#planned = nothing()
    const isTold = await this.#send(statementsFor(taken, this.#isDistributed()))
    for (const heard of this.listeners) heard()
    if (isTold) return true
    for (const [kind, at] of taken.earliest) note(this.#planned, { kind, at })
    this.#planned.isSoon ||= taken.isSoon
    return false
  }
}

type QueryAll = (
  statements: ReadonlyArray<Statement>
) => Effect.Effect<ReadonlyArray<ReadonlyArray<Row>>, ServiceUnavailable>

/** Makes the announcer of a database. `isDistributed` is as its latest connection has it. */
export const make = (
  queryAll: QueryAll,
  isDistributed: () => boolean
): Effect.Effect<Announcing, never, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const send: Send = (statements) =>
      Runtime.runPromise(
        runtime,
        Effect.catchAllCause(Effect.as(queryAll(statements), true), (cause) =>
          Effect.as(Effect.logDebug("planned work could not be told of", cause), false)
        )
      )
    const teller = yield* Effect.acquireRelease(
      Effect.sync(() => new Teller(send, isDistributed)),
      (made) => Effect.promise(() => Promise.race([made.end(), pause(END_MILLIS)]))
    )
    return {
      announce: (work) =>
        withCurrent((participant) =>
          Effect.map(Clock.currentTimeMillis, (now) => {
            const isSoon = work.at - now < LONGEST_SLEEP_MILLIS
            const committed = () => teller.add(work, isSoon)
            if (participant === undefined) committed()
            else participant.afterCommit.push(committed)
          })
        ),
      hear: (heard) =>
        Effect.acquireRelease(
          Effect.sync(() => void teller.listeners.add(heard)),
          () => Effect.sync(() => void teller.listeners.delete(heard))
        )
    }
  })
