/** One transaction on one connection, for one piece of work or for several that end together. */
import { Data, Effect } from "effect"
import type pg from "pg"
import { type Answer, giveBack, isUsable, send } from "./Connections.ts"
import { type Result, type Statement, UnspeakableValue } from "./RoundTrip.ts"

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
  /**
   * Takes an array for each part of the key, one of the amounts, and a number that is the same throughout a
   * transaction, as its parameters: counters are added to several at a time.
   */
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
  | { readonly _tag: "Asking" }
  /** Wants the commit, or with `stays: false` has failed: it hears of the transaction's end either way. */
  | { readonly _tag: "Waiting"; readonly stays: boolean; readonly settle: (end: End) => void }
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
export class Seat {
  readonly context: Context | null
  state: State = RUNNING
  /** What goes with the next round trip, in order. */
  asks: Array<Ask> = []
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
      this.#assertSeated()
      this.wrote ||= statements.some(({ text }) => !isRead(text))
      if (statements.some(({ readsCounters }) => readsCounters)) this.#transaction.addNow(this)
      this.asks.push({ statements, resume })
      this.state = ASKING
      this.#transaction.step()
    })
  }

  /** Keeps a statement for the next round trip, in order. */
  defer(statement: Statement): void {
    this.#assertSeated()
    this.wrote = true
    this.asks.push({ statements: [statement], resume: null })
  }

  /** Adds to a counter when the transaction commits. */
  add(tally: Tally): void {
    this.#assertSeated()
    this.wrote = true
    this.tallies.push(tally)
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
      this.state = { _tag: "Waiting", stays, settle: (end) => resume(Effect.succeed(end)) }
      this.#transaction.step()
    })
  }

  // By then the connection may be another one's.
  #assertSeated(): void {
    if (this.state._tag === "Waiting" || this.state._tag === "Gone") {
      throw new Error("a statement came after its transaction's end")
    }
  }
}

const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

interface PlacedTally extends Tally {
  readonly context: Context | null
}

const byCounter = (a: PlacedTally, b: PlacedTally): number => {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1
  for (const [index, part] of a.key.entries()) {
    const other = b.key[index] ?? ""
    if (part !== other) return part < other ? -1 : 1
  }
  return (a.context?.name ?? 0) - (b.context?.name ?? 0)
}

/**
 * What is to be added, one for each counter, in the order of their keys: transactions that add to the same counters
 * wait for one another, and never in a circle.
 */
const summed = (seats: ReadonlyArray<Seat>): ReadonlyArray<PlacedTally> => {
  const sums = new Map<string, PlacedTally>()
  for (const { context, tallies } of seats) {
    for (const tally of tallies) {
      const name = JSON.stringify([context?.name, tally.text, ...tally.key])
      sums.set(name, { ...tally, context, amount: (sums.get(name)?.amount ?? 0) + tally.amount })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).sort(byCounter)
}

/** A statement that adds to counters, and in which context. */
interface Addition {
  readonly context: Context | null
  readonly statement: Statement
}

/** The parameters of tallies that one statement adds. */
export const tallyParams = (
  tallies: ReadonlyArray<Pick<Tally, "key" | "amount">>,
  spread: number
): ReadonlyArray<unknown> => [
  ...(tallies[0]?.key ?? []).map((_, part) => tallies.map(({ key }) => key[part])),
  tallies.map(({ amount }) => amount),
  spread
]

/** Neighbours that can be are added by one statement. */
const additions = (seats: ReadonlyArray<Seat>, spread: number): ReadonlyArray<Addition> => {
  const runs: Array<Array<PlacedTally>> = []
  for (const tally of summed(seats)) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last?.text === tally.text && last.context?.name === tally.context?.name) run?.push(tally)
    else runs.push([tally])
  }
  return runs.map((run) => {
    const { context, text } = run[0] as PlacedTally
    return { context, statement: { text, params: tallyParams(run, spread) } }
  })
}

/**
 * Its parts go in step: what they ask for is sent together when none of them is running, in the order of their seats,
 * and it is committed when all of them wait for that. A statement that fails breaks all parts off, unless there is one
 * only: that one is told.
 */
export class Transaction {
  readonly seats: ReadonlyArray<Seat>
  readonly #client: pg.PoolClient
  readonly #onEnd: () => void
  readonly #spread = Math.floor(Math.random() * MAX_SPREAD)
  readonly #shared: boolean
  #opening: ReadonlyArray<Statement>
  #context: Context | null = null
  #begun = false
  #underWay = false
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
    this.#shared = contexts.length > 1
    this.seats = contexts.map((context) => new Seat(this, context))
  }

  /** Adds to the counters before the end, for one who looks at them. */
  addNow(seat: Seat): void {
    for (const { statement } of additions([seat], this.#spread)) seat.defer(statement)
    seat.tallies = []
  }

  /** Goes on if nobody is running: asks, commits, or gives up. */
  step(): void {
    if (this.#underWay || this.seats.some(({ state }) => state._tag === "Running")) return
    const asking = this.seats.filter(({ state }) => state._tag === "Asking")
    const failed = this.seats.filter(({ state }) => state._tag === "Waiting" && !state.stays)
    if (this.#shared && failed.some(({ wrote }) => wrote)) this.#doomed = true
    const over = this.#doomed || this.#lost !== null
    if (asking.length > 0) {
      if (over) this.#breakOff(asking)
      else this.#ask(asking)
    } else if (over || failed.length === this.seats.length) {
      this.#rollback()
    } else {
      this.#commit(this.seats.filter((seat) => !failed.includes(seat)))
    }
  }

  // What the seats ask for, after what has to be said before it.
  #collect(seats: ReadonlyArray<Seat>, onAsk: (ask: Ask, from: number, to: number) => void) {
    const statements = [...this.#opening]
    this.#opening = []
    this.#begun = true
    for (const seat of seats) {
      if (seat.asks.length > 0) this.#enter(statements, seat.context)
      for (const ask of seat.asks) {
        const from = statements.length
        statements.push(...ask.statements)
        onAsk(ask, from, statements.length)
      }
      seat.asks = []
    }
    return statements
  }

  #enter(statements: Array<Statement>, context: Context | null): void {
    if (context !== null && context.name !== this.#context?.name) statements.push(context.entry)
    this.#context = context
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

  #ask(asking: ReadonlyArray<Seat>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const statements = this.#collect(asking, ({ resume }, from, to) => {
      if (resume === null) return
      answers.push((error, results) => {
        if (error === null) resume(Effect.succeed(results.slice(from, to)))
        else resume(this.#shared ? Effect.die(new Broken()) : Effect.fail(error))
      })
    })
    for (const seat of asking) seat.state = RUNNING
    this.#send(statements, (error, results) => {
      if (error !== null) this.#note(error)
      for (const answer of answers) answer(error, results)
      this.step()
    })
  }

  // A value of one part's is not to be the end of the others. Alone, it may have been in the way of what opens the
  // transaction, or of what was deferred: nothing goes on after it.
  #note(error: unknown): void {
    if (!isUsable(error) && !(this.#shared && error instanceof UnspeakableValue)) this.#lost = error
    else if (this.#shared) this.#doomed = true
  }

  #commit(staying: ReadonlyArray<Seat>): void {
    const statements = this.#collect(staying, () => {})
    for (const { context, statement } of additions(staying, this.#spread)) {
      this.#enter(statements, context)
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
  #breakOff(asking: ReadonlyArray<Seat>): void {
    for (const seat of asking) {
      const { asks } = seat
      seat.asks = []
      seat.state = RUNNING
      for (const { resume } of asks) {
        resume?.(this.#shared ? Effect.die(new Broken()) : Effect.fail(this.#lost))
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
    for (const seat of this.seats) {
      const { state } = seat
      seat.state = GONE
      if (state._tag === "Waiting") state.settle(end)
    }
    this.#onEnd()
  }
}

/** A transaction went on after a statement in it had failed. */
class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}
