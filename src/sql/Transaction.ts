/** One transaction on one connection, for one piece of work or for several that end together. */
import { Data, Effect } from "effect"
import type pg from "pg"
import { type Answer, giveBack, isUsable, send } from "./Connections.ts"
import type { Result, Statement } from "./RoundTrip.ts"

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** What a piece of work's statements run in: `entry` is said before them unless it was the last to be said. */
export interface Context {
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
export interface Tally {
  /** Takes the key, the amount, and a number that is the same throughout a transaction, as its parameters. */
  readonly text: string
  readonly key: ReadonlyArray<string | number>
  readonly amount: number
}

/** Breaks off work whose transaction can't be committed any more; it travels as a defect. */
export class Broken extends Data.TaggedClass("Broken")<{}> {}

const DONE: End = { _tag: "Done" }
const UNDONE: End = { _tag: "Undone" }
const MAX_SPREAD = 1 << 20

/** What may become of a piece of work's part, until it has ended. */
type State =
  | { readonly _tag: "Running" }
  | { readonly _tag: "Asking"; readonly resume: (answer: Answer<ReadonlyArray<Result>>) => void }
  | { readonly _tag: "Ready"; readonly settle: (end: End) => void }
  | { readonly _tag: "Gone" }

const RUNNING: State = { _tag: "Running" }
const GONE: State = { _tag: "Gone" }

/** A piece of work's place in a transaction. It must be left, once, by `commit` or `rollback`. */
export class Seat {
  readonly context: Context | null
  state: State = RUNNING
  /** Statements that go with the next round trip; the first `deferred` of them nobody waits for. */
  queue: Array<Statement> = []
  deferred = 0
  tallies: Array<Tally> = []
  wrote = false
  readonly #transaction: Transaction

  constructor(transaction: Transaction, context: Context | null) {
    this.#transaction = transaction
    this.context = context
  }

  /** Sends statements after whatever has been deferred; answers theirs alone. */
  send(statements: ReadonlyArray<Statement>): Answer<ReadonlyArray<Result>> {
    return Effect.async((resume) => {
      this.wrote ||= statements.some(({ text }) => !isRead(text))
      if (statements.some(({ readsCounters }) => readsCounters)) this.#transaction.addNow(this)
      this.queue.push(...statements)
      this.state = { _tag: "Asking", resume }
      this.#transaction.step()
    })
  }

  /** Keeps a statement for the next round trip, in order. */
  defer(statement: Statement): void {
    this.wrote = true
    this.queue.push(statement)
    this.deferred++
  }

  /** Adds to a counter when the transaction commits. */
  add(tally: Tally): void {
    this.wrote = true
    this.tallies.push(tally)
  }

  /** Waits for the transaction's end, which comes when every part of it is ready. */
  get commit(): Effect.Effect<End> {
    return Effect.async((resume) => {
      this.state = { _tag: "Ready", settle: (end) => resume(Effect.succeed(end)) }
      this.#transaction.step()
    })
  }

  /** Leaves without a trace. Work that has only read leaves the others' be. */
  get rollback(): Effect.Effect<End> {
    return Effect.async((resume) => {
      this.state = GONE
      this.#transaction.leave(this, (end) => resume(Effect.succeed(end)))
    })
  }
}

const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

const byKey = (a: Tally, b: Tally): number => {
  for (const [index, part] of a.key.entries()) {
    const other = b.key[index] ?? ""
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

interface PlacedTally extends Tally {
  readonly context: Context | null
}

/**
 * What is to be added, one for each counter, in the order of their keys: transactions that add to the same counters
 * wait for one another, and never in a circle.
 */
const summed = (seats: ReadonlyArray<Seat>): ReadonlyArray<PlacedTally> => {
  const sums = new Map<string, PlacedTally>()
  for (const { context, tallies } of seats) {
    for (const tally of tallies) {
      const name = `${tally.text} ${tally.key.join(" ")}`
      sums.set(name, { ...tally, context, amount: (sums.get(name)?.amount ?? 0) + tally.amount })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort(byKey)
}

/**
 * Its parts go in step: what they ask for is sent together when none of them is running, in the order of their seats,
 * and it is committed when all of them are ready. A statement that fails breaks all parts off, unless there is one only:
 * that one is told.
 */
export class Transaction {
  readonly seats: ReadonlyArray<Seat>
  readonly #client: pg.PoolClient
  readonly #onEnd: () => void
  readonly #spread = Math.floor(Math.random() * MAX_SPREAD)
  #opening: ReadonlyArray<Statement>
  #context: Context | null = null
  #asked = false
  /** What broke the connection itself. */
  #lost: unknown = null
  /** A part can't stay: nothing of the others will. */
  #doomed = false

  constructor(
    client: pg.PoolClient,
    opening: ReadonlyArray<Statement>,
    contexts: ReadonlyArray<Context | null>,
    onEnd: () => void
  ) {
    this.#client = client
    this.#opening = opening
    this.#onEnd = onEnd
    this.seats = contexts.map((context) => new Seat(this, context))
  }

  /** Adds to the counters before the end, for one who looks at them. */
  addNow(seat: Seat): void {
    for (const { amount, key, text } of summed([seat])) {
      seat.defer({ text, params: [...key, amount, this.#spread] })
    }
    seat.tallies = []
  }

  /** Goes on if nobody is running: asks, commits, or gives up. */
  step(): void {
    const left = this.seats.filter(({ state }) => state._tag !== "Gone")
    if (left.some(({ state }) => state._tag === "Running")) return
    if (this.#doomed || this.#lost !== null) this.#giveUp(left)
    else if (left.every(({ state }) => state._tag === "Ready")) this.#commit(left)
    else this.#ask(left)
  }

  /** A part is gone; those that stay can't be committed if it wrote. */
  leave(seat: Seat, settle: (end: End) => void): void {
    const alone = this.seats.length === 1
    if (!alone && seat.wrote) this.#doomed = true
    const end: End = this.#doomed
      ? UNDONE
      : this.#lost === null
        ? DONE
        : { _tag: "Failed", error: this.#lost }
    if (this.seats.some(({ state }) => state._tag !== "Gone")) {
      settle(end)
      this.step()
    } else {
      this.#rollback(() => settle(end))
    }
  }

  // What the seats have queued, after what has to be said before it.
  #collect(seats: ReadonlyArray<Seat>, onSeat: (seat: Seat, from: number, to: number) => void) {
    const statements = [...this.#opening]
    this.#opening = []
    for (const seat of seats) {
      this.#enter(statements, seat.context)
      const from = statements.length + seat.deferred
      statements.push(...seat.queue)
      onSeat(seat, from, statements.length)
      seat.queue = []
      seat.deferred = 0
    }
    return statements
  }

  #enter(statements: Array<Statement>, context: Context | null): void {
    if (context !== null && context.name !== this.#context?.name) statements.push(context.entry)
    this.#context = context
  }

  #ask(left: ReadonlyArray<Seat>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const shared = this.seats.length > 1
    const asking = left.filter(({ state }) => state._tag === "Asking")
    const statements = this.#collect(asking, (seat, from, to) => {
      const { state } = seat
      seat.state = RUNNING
      if (state._tag !== "Asking") return
      answers.push((error, results) => {
        if (error === null) state.resume(Effect.succeed(results.slice(from, to)))
        else state.resume(shared ? Effect.die(new Broken()) : Effect.fail(error))
      })
    })
    this.#asked = true
    send(this.#client, statements, (error, results) => {
      if (error !== null && !isUsable(error)) this.#lost = error
      else if (error !== null && shared) this.#doomed = true
      for (const answer of answers) answer(error, results)
    })
  }

  #commit(ready: ReadonlyArray<Seat>): void {
    const statements = this.#collect(
      ready.filter(({ queue }) => queue.length > 0),
      () => {}
    )
    for (const { amount, context, key, text } of summed(ready)) {
      this.#enter(statements, context)
      statements.push({ text, params: [...key, amount, this.#spread] })
    }
    statements.push(COMMIT)
    send(this.#client, statements, (error, results) => {
      if (error === null) {
        giveBack(this.#client, null)
        // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
        const failed = results.at(-1)?.command !== "COMMIT"
        this.#settle(ready, failed ? { _tag: "Failed", error: new IgnoredFailure() } : DONE)
        this.#onEnd()
        return
      }
      if (!isUsable(error)) this.#lost = error
      this.#rollback(() =>
        this.#settle(ready, this.seats.length > 1 && isUsable(error) ? UNDONE : { _tag: "Failed", error })
      )
    })
  }

  #settle(seats: ReadonlyArray<Seat>, end: End): void {
    for (const seat of seats) {
      const { state } = seat
      seat.state = GONE
      if (state._tag === "Ready") state.settle(end)
    }
  }

  // Those who wait for an answer are broken off, and leave by themselves; the last one out rolls back.
  #giveUp(left: ReadonlyArray<Seat>): void {
    const asking = left.filter(({ state }) => state._tag === "Asking")
    for (const seat of asking) {
      const { state } = seat
      seat.state = RUNNING
      if (state._tag === "Asking") {
        state.resume(this.seats.length === 1 ? Effect.fail(this.#lost) : Effect.die(new Broken()))
      }
    }
    if (asking.length > 0) return
    const end: End = this.#lost === null ? UNDONE : { _tag: "Failed", error: this.#lost }
    this.#rollback(() => this.#settle(left, end))
  }

  // A connection too broken for a rollback is thrown away, and the server rolls back.
  #rollback(then: () => void): void {
    const ended = (error: unknown) => {
      giveBack(this.#client, error)
      then()
      this.#onEnd()
    }
    if (this.#lost !== null || !this.#asked) ended(this.#lost)
    else send(this.#client, [ROLLBACK], (error) => ended(error))
  }
}

/** A transaction went on after a statement in it had failed. */
class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}
