/** One transaction on one connection, for one piece of work or for several that end together. */
import { Data, Effect } from "effect"
import type pg from "pg"
import { type Answer, giveBack, isUsable, send } from "./Connections.ts"
import { type Result, type Statement, UnserializableValue } from "./RoundTrip.ts"

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** What a piece of work's statements run in: `entry` is said before them unless it was the last to be said. */
export interface TenantScope {
  readonly name: number
  readonly entry: Statement
}

/** How a piece of work's part in a transaction ended. */
export type End =
  | { readonly _tag: "Done" }
  /** Nothing happened, for a reason that may lie in somebody else's part: to be run again on its own. */
  | { readonly _tag: "Undone" }
  | { readonly _tag: "Failed"; readonly error: unknown }

/** An amount to be added to a counter. */
export interface CounterDelta {
  /**
   * Takes an array for each part of the key, one of the amounts, and a number that is the same throughout a
   * transaction, as its parameters: counters are added to several at a time.
   */
  readonly text: string
  readonly key: ReadonlyArray<string | number>
  readonly amount: number
}

/** Breaks off work whose transaction can't be committed any more; it travels as a defect. */
export class PeerFailed extends Data.TaggedClass("Broken")<{}> {}

const DONE: End = { _tag: "Done" }
const UNDONE: End = { _tag: "Undone" }
const MAX_SPREAD = 1 << 20

/** What may become of a piece of work's part, until it has ended. */
type State =
  | { readonly _tag: "Running" }
  | { readonly _tag: "Asking" }
  /** Wants the commit, or with `stays: false` has failed: it hears of the transaction's end either way. */
  | { readonly _tag: "Waiting"; readonly stays: boolean; readonly resume: (end: End) => void }
  | { readonly _tag: "Gone" }

const RUNNING: State = { _tag: "Running" }
const ASKING: State = { _tag: "Asking" }
const GONE: State = { _tag: "Gone" }

/** Statements that are answered together; nobody waits for those that have been deferred. */
interface Ask {
  readonly statements: ReadonlyArray<Statement>
  readonly resume: ((answer: Answer<ReadonlyArray<Result>>) => void) | null
}

/** A piece of work's place in a transaction. It must be left, once, by `commit` or `rollback`. */
export class Participant {
  readonly scope: TenantScope | null
  state: State = RUNNING
  /** What goes with the next round trip, in order. */
  asks: Array<Ask> = []
  deltas: Array<CounterDelta> = []
  wrote = false
  readonly #transaction: Transaction

  constructor(transaction: Transaction, scope: TenantScope | null) {
    this.#transaction = transaction
    this.scope = scope
  }

  /** Sends statements after whatever has been deferred; answers theirs alone. */
  send(statements: ReadonlyArray<Statement>): Answer<ReadonlyArray<Result>> {
    return Effect.async((resume) => {
      this.#assertOpen()
      this.wrote ||= statements.some(({ text }) => !isRead(text))
      if (statements.some(({ readsCounters }) => readsCounters)) this.#transaction.addNow(this)
      this.asks.push({ statements, resume })
      this.state = ASKING
      this.#transaction.step()
    })
  }

  /** Keeps a statement for the next round trip, in order. */
  defer(statement: Statement): void {
    this.#assertOpen()
    this.wrote = true
    this.asks.push({ statements: [statement], resume: null })
  }

  /** Adds to a counter when the transaction commits. */
  add(delta: CounterDelta): void {
    this.#assertOpen()
    this.wrote = true
    this.deltas.push(delta)
  }

  /** Waits for the transaction's end, which comes when every part of it has come to its own. */
  get commit(): Effect.Effect<End> {
    return this.#leave(true)
  }

  /**
   * Leaves without a trace, and waits for the transaction's end all the same: until then what it has read may not hold,
   * and what it has locked stays locked. Work that has only read leaves the others' be.
   */
  get rollback(): Effect.Effect<End> {
    return this.#leave(false)
  }

  #leave(stays: boolean): Effect.Effect<End> {
    return Effect.async((resume) => {
      this.state = { _tag: "Waiting", stays, resume: (end) => resume(Effect.succeed(end)) }
      this.#transaction.step()
    })
  }

  // By then the connection may be another one's.
  #assertOpen(): void {
    if (this.state._tag === "Waiting" || this.state._tag === "Gone") {
      throw new Error("a statement came after its transaction's end")
    }
  }
}

const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

interface ScopedDelta extends CounterDelta {
  readonly scope: TenantScope | null
}

const byCounter = (a: ScopedDelta, b: ScopedDelta): number => {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1
  for (const [index, part] of a.key.entries()) {
    const other = b.key[index] ?? ""
    if (part !== other) return part < other ? -1 : 1
  }
  return (a.scope?.name ?? 0) - (b.scope?.name ?? 0)
}

/**
 * What is to be added, one for each counter, in the order of their keys: transactions that add to the same counters
 * wait for one another, and never in a circle.
 */
const summed = (participants: ReadonlyArray<Participant>): ReadonlyArray<ScopedDelta> => {
  const sums = new Map<string, ScopedDelta>()
  for (const { scope, deltas } of participants) {
    for (const delta of deltas) {
      const name = JSON.stringify([scope?.name, delta.text, ...delta.key])
      sums.set(name, { ...delta, scope, amount: (sums.get(name)?.amount ?? 0) + delta.amount })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort(byCounter)
}

/** A statement that adds to counters, and in which context. */
interface Addition {
  readonly scope: TenantScope | null
  readonly statement: Statement
}

/** The parameters of tallies that one statement adds. */
export const counterParams = (
  deltas: ReadonlyArray<Pick<CounterDelta, "key" | "amount">>,
  spread: number
): ReadonlyArray<unknown> => [
  ...(deltas[0]?.key ?? []).map((_, part) => deltas.map(({ key }) => key[part])),
  deltas.map(({ amount }) => amount),
  spread
]

/** Neighbours that can be are added by one statement. */
const additions = (participants: ReadonlyArray<Participant>, spread: number): ReadonlyArray<Addition> => {
  const runs: Array<Array<ScopedDelta>> = []
  for (const delta of summed(participants)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last?.text === delta.text && last.scope?.name === delta.scope?.name) run?.push(delta)
    else runs.push([delta])
  }
  return runs.map((run) => {
    const { scope, text } = run[0] as ScopedDelta
    return { scope, statement: { text, params: counterParams(run, spread) } }
  })
}

/**
 * Its parts go in step: what they ask for is sent together when none of them is running, in the order of their seats,
 * and it is committed when all of them wait for that. A statement that fails breaks all parts off, unless there is one
 * only: that one is told.
 */
export class Transaction {
  readonly participants: ReadonlyArray<Participant>
  readonly #client: pg.PoolClient
  readonly #onEnd: () => void
  readonly #spread = Math.floor(Math.random() * MAX_SPREAD)
  readonly #shared: boolean
  #opening: ReadonlyArray<Statement>
  #scope: TenantScope | null = null
  #begun = false
  #underWay = false
  /** What broke the connection itself. */
  #lost: unknown = null
  /** A part can't stay: nothing of the others will. */
  #doomed = false

  constructor(
    client: pg.PoolClient,
    opening: ReadonlyArray<Statement>,
    scopes: ReadonlyArray<TenantScope | null>,
    onEnd: () => void
  ) {
    this.#client = client
    this.#opening = opening
    this.#onEnd = onEnd
    this.#shared = scopes.length > 1
    this.participants = scopes.map((scope) => new Participant(this, scope))
  }

  /** Adds to the counters before the end, for one who looks at them. */
  addNow(participant: Participant): void {
    for (const { statement } of additions([participant], this.#spread)) participant.defer(statement)
    participant.deltas = []
  }

  /** Goes on if nobody is running: asks, commits, or gives up. */
  step(): void {
    if (this.#underWay || this.participants.some(({ state }) => state._tag === "Running")) return
    const asking = this.participants.filter(({ state }) => state._tag === "Asking")
    const failed = this.participants.filter(({ state }) => state._tag === "Waiting" && !state.stays)
    if (this.#shared && failed.some(({ wrote }) => wrote)) this.#doomed = true
    const over = this.#doomed || this.#lost !== null
    if (asking.length > 0) {
      if (over) this.#breakOff(asking)
      else this.#ask(asking)
    } else if (over || failed.length === this.participants.length) {
      this.#rollback()
    } else {
      this.#commit(this.participants.filter((participant) => !failed.includes(participant)))
    }
  }

  // What the seats ask for, after what has to be said before it.
  #collect(participants: ReadonlyArray<Participant>, onAsk: (ask: Ask, from: number, to: number) => void) {
    const statements = [...this.#opening]
    this.#opening = []
    this.#begun = true
    for (const participant of participants) {
      if (participant.asks.length > 0) this.#enter(statements, participant.scope)
      for (const ask of participant.asks) {
        const from = statements.length
        statements.push(...ask.statements)
        onAsk(ask, from, statements.length)
      }
      participant.asks = []
    }
    return statements
  }

  #enter(statements: Array<Statement>, scope: TenantScope | null): void {
    if (scope !== null && scope.name !== this.#scope?.name) statements.push(scope.entry)
    this.#scope = scope
  }

  #send(
    statements: ReadonlyArray<Statement>,
    then: (error: unknown, results: ReadonlyArray<Result>) => void
  ): void {
    this.#underWay = true
    // The driver tells of its own timeout without any results.
    send(this.#client, statements, (error, results = []) => {
      this.#underWay = false
      then(error, results)
    })
  }

  #ask(asking: ReadonlyArray<Participant>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const statements = this.#collect(asking, ({ resume }, from, to) => {
      if (resume === null) return
      answers.push((error, results) => {
        if (error === null) resume(Effect.succeed(results.slice(from, to)))
        else resume(this.#shared ? Effect.die(new PeerFailed()) : Effect.fail(error))
      })
    })
    for (const participant of asking) participant.state = RUNNING
    this.#send(statements, (error, results) => {
      if (error !== null) this.#note(error)
      for (const answer of answers) answer(error, results)
      this.step()
    })
  }

  // A value of one part's is not to be the end of the others. Alone, it may have been in the way of what opens the
  // transaction, or of what was deferred: nothing goes on after it.
  #note(error: unknown): void {
    if (!isUsable(error) && !(this.#shared && error instanceof UnserializableValue)) this.#lost = error
    else if (this.#shared) this.#doomed = true
  }

  #commit(staying: ReadonlyArray<Participant>): void {
    const statements = this.#collect(staying, () => {})
    for (const { scope, statement } of additions(staying, this.#spread)) {
      this.#enter(statements, scope)
      statements.push(statement)
    }
    statements.push(COMMIT)
    this.#send(statements, (error, results) => {
      if (results.length === statements.length) {
        // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
        const failed = results.at(-1)?.command !== "COMMIT"
        this.#end(error, failed ? { _tag: "Failed", error: new IgnoredFailure() } : DONE)
        return
      }
      this.#note(error)
      this.#rollback({ _tag: "Failed", error })
    })
  }

  // Those who wait for an answer hear that there won't be one, and come to their end by themselves.
  #breakOff(asking: ReadonlyArray<Participant>): void {
    for (const participant of asking) {
      const { asks } = participant
      participant.asks = []
      participant.state = RUNNING
      for (const { resume } of asks) {
        resume?.(this.#shared ? Effect.die(new PeerFailed()) : Effect.fail(this.#lost))
      }
    }
  }

  // Of one that has failed by itself there is nothing more to say. A connection too broken for a rollback is thrown
  // away, and the server rolls back.
  #rollback(reason: End = DONE): void {
    const end: End =
      this.#lost !== null ? { _tag: "Failed", error: this.#lost } : this.#doomed ? UNDONE : reason
    if (this.#lost !== null || !this.#begun) this.#end(this.#lost, end)
    else this.#send([ROLLBACK], (error) => this.#end(error, end))
  }

  #end(error: unknown, end: End): void {
    giveBack(this.#client, error)
    for (const participant of this.participants) {
      const { state } = participant
      participant.state = GONE
      if (state._tag === "Waiting") state.resume(end)
    }
    this.#onEnd()
  }
}

/** A transaction went on after a statement in it had failed. */
class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}
