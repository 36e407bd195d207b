/** One transaction on one connection, for one piece of work or for several that end together. */
import { Data, Effect } from "effect"
import type pg from "pg"
import { type Answer, isUsable, release, send } from "./Connections.ts"
import { additions, type CounterDelta } from "./CounterDeltas.ts"
import { type Result, type Statement, UnserializableValue } from "./RoundTrip.ts"
import type { TenantScope } from "./TenantScope.ts"

export type { CounterDelta } from "./CounterDeltas.ts"

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** How a transaction ended for one of its participants. */
export type End =
  /** What the participant asked for: it committed, or it rolled back as requested. */
  | { readonly _tag: "Done" }
  /** Rolled back, perhaps because another participant failed. The work must be run again in its own transaction. */
  | { readonly _tag: "Undone" }
  | { readonly _tag: "Failed"; readonly error: unknown }

/** Stops work whose shared transaction can no longer commit. It travels as a defect, past handlers of typed errors. */
export class PeerFailed extends Data.TaggedClass("PeerFailed")<{}> {}

const DONE: End = { _tag: "Done" }
const UNDONE: End = { _tag: "Undone" }
/** The exclusive upper bound of the number that chooses a transaction's slot of a counter. */
const MAX_SPREAD = 1 << 20

/** What a participant is doing. */
type State =
  /** Runs code of its own between statements. */
  | { readonly _tag: "Running" }
  /** Waits for the results of its statements. */
  | { readonly _tag: "Sending" }
  /** Waits for the transaction's end, after it asked for the commit or, with `commits: false`, for the rollback. */
  | { readonly _tag: "Ending"; readonly commits: boolean; readonly resume: (end: End) => void }
  | { readonly _tag: "Ended" }

const RUNNING: State = { _tag: "Running" }
const SENDING: State = { _tag: "Sending" }
const ENDED: State = { _tag: "Ended" }

/** Statements whose results are handed over together. Nobody waits for deferred ones: their `resume` is null. */
interface Submission {
  readonly statements: ReadonlyArray<Statement>
  readonly resume: ((answer: Answer<ReadonlyArray<Result>>) => void) | null
}

/** One piece of work in a transaction. It must end exactly once, by `commit` or `rollback`. */
export class Participant {
  readonly scope: TenantScope | null
  state: State = RUNNING
  /** What the next round trip sends, in order. */
  submissions: Array<Submission> = []
  deltas: Array<CounterDelta> = []
  wrote = false
  readonly #transaction: Transaction

  constructor(transaction: Transaction, scope: TenantScope | null) {
    this.#transaction = transaction
    this.scope = scope
  }

  /** Sends the deferred statements and then these; succeeds with the results of these only. */
  send(statements: ReadonlyArray<Statement>): Answer<ReadonlyArray<Result>> {
    return Effect.async((resume) => {
      this.#assertOpen()
      this.wrote ||= statements.some(({ text }) => !isRead(text))
      if (statements.some(({ readsCounters }) => readsCounters)) this.#transaction.addCounters(this)
      this.submissions.push({ statements, resume })
      this.state = SENDING
      this.#transaction.advance()
    })
  }

  /** Keeps a statement for the next round trip. */
  defer(statement: Statement): void {
    this.#assertOpen()
    this.wrote = true
    this.submissions.push({ statements: [statement], resume: null })
  }

  /** Adds to a counter when the transaction commits. */
  add(delta: CounterDelta): void {
    this.#assertOpen()
    this.wrote = true
    this.deltas.push(delta)
  }

  /** Asks for the commit and waits for the transaction's end, which comes when all participants have asked for one. */
  get commit(): Effect.Effect<End> {
    return this.#end(true)
  }

  /**
   * Asks for the rollback and waits for the transaction's end: until then its locks are held, and it may
   * have read rows that another participant rolls back. If it has only read, the others can still commit.
   */
  get rollback(): Effect.Effect<End> {
    return this.#end(false)
  }

  #end(commits: boolean): Effect.Effect<End> {
    return Effect.async((resume) => {
      this.state = { _tag: "Ending", commits, resume: (end) => resume(Effect.succeed(end)) }
      this.#transaction.advance()
    })
  }

  // After the end another transaction may be using the connection.
  #assertOpen(): void {
    if (this.state._tag === "Ending" || this.state._tag === "Ended") {
      throw new Error("a statement came after its transaction's end")
    }
  }
}

const isRead = (text: string): boolean => /^\s*select\b/i.test(text)

/**
 * A transaction of one or more participants. When none of them is running, it sends what all of them have submitted in
 * one round trip, in the order of the participants. It commits when all have asked for an end. In a shared transaction a
 * failed statement stops every participant; a single participant gets the error itself.
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
  #inFlight = false
  /** The error that broke the connection, or null. */
  #connectionError: unknown = null
  /** Whether the shared transaction has failed for all participants. */
  #failed = false

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

  /** Adds a participant's deltas before its next statement, which reads counters, instead of at the commit. */
  addCounters(participant: Participant): void {
    for (const { statement } of additions([participant], this.#spread)) participant.defer(statement)
    participant.deltas = []
  }

  /** Does the next step once no participant is running: sends statements, commits or rolls back. */
  advance(): void {
    if (this.#inFlight || this.participants.some(({ state }) => state._tag === "Running")) return
    const sending = this.participants.filter(({ state }) => state._tag === "Sending")
    const leaving = this.participants.filter(({ state }) => state._tag === "Ending" && !state.commits)
    if (this.#shared && leaving.some(({ wrote }) => wrote)) this.#failed = true
    const over = this.#failed || this.#connectionError !== null
    if (sending.length > 0) {
      if (over) this.#refuse(sending)
      else this.#sendFor(sending)
    } else if (over || leaving.length === this.participants.length) {
      this.#rollback()
    } else {
      this.#commit(this.participants.filter((participant) => !leaving.includes(participant)))
    }
  }

  // The submitted statements, after the opening ones and with a change of scope wherever one is needed.
  #collect(
    participants: ReadonlyArray<Participant>,
    onSubmission: (submission: Submission, from: number, to: number) => void
  ) {
    const statements = [...this.#opening]
    this.#opening = []
    this.#begun = true
    for (const participant of participants) {
      if (participant.submissions.length > 0) this.#enter(statements, participant.scope)
      for (const submission of participant.submissions) {
        const from = statements.length
        statements.push(...submission.statements)
        onSubmission(submission, from, statements.length)
      }
      participant.submissions = []
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
    this.#inFlight = true
    // When the driver itself times out, it calls back without results.
    send(this.#client, statements, (error, results = []) => {
      this.#inFlight = false
      then(error, results)
    })
  }

  #sendFor(sending: ReadonlyArray<Participant>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const statements = this.#collect(sending, ({ resume }, from, to) => {
      if (resume === null) return
      answers.push((error, results) => {
        if (error === null) resume(Effect.succeed(results.slice(from, to)))
        else resume(this.#shared ? Effect.die(new PeerFailed()) : Effect.fail(error))
      })
    })
    for (const participant of sending) participant.state = RUNNING
    this.#send(statements, (error, results) => {
      if (error !== null) this.#recordFailure(error)
      for (const answer of answers) answer(error, results)
      this.advance()
    })
  }

  // A value of one participant that can't be serialized must not end the others with an error: they run again. In a
  // transaction with one participant it may have kept the opening or a deferred statement from being sent, so the
  // transaction can't go on.
  #recordFailure(error: unknown): void {
    if (!isUsable(error) && !(this.#shared && error instanceof UnserializableValue)) {
      this.#connectionError = error
    } else if (this.#shared) this.#failed = true
  }

  #commit(committing: ReadonlyArray<Participant>): void {
    const statements = this.#collect(committing, () => {})
    for (const { scope, statement } of additions(committing, this.#spread)) {
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
      this.#recordFailure(error)
      this.#rollback({ _tag: "Failed", error })
    })
  }

  // Answers waiting participants with a failure; each of them then asks for its end by itself.
  #refuse(sending: ReadonlyArray<Participant>): void {
    for (const participant of sending) {
      const { submissions } = participant
      participant.submissions = []
      participant.state = RUNNING
      for (const { resume } of submissions) {
        resume?.(this.#shared ? Effect.die(new PeerFailed()) : Effect.fail(this.#connectionError))
      }
    }
  }

  // If no statement was sent, there is nothing to roll back. A broken connection is closed, and the server rolls back.
  #rollback(reason: End = DONE): void {
    const end: End =
      this.#connectionError !== null
        ? { _tag: "Failed", error: this.#connectionError }
        : this.#failed
          ? UNDONE
          : reason
    if (this.#connectionError !== null || !this.#begun) this.#end(this.#connectionError, end)
    else this.#send([ROLLBACK], (error) => this.#end(error, end))
  }

  #end(error: unknown, end: End): void {
    release(this.#client, error)
    for (const participant of this.participants) {
      const { state } = participant
      participant.state = ENDED
      if (state._tag === "Ending") state.resume(end)
    }
    this.#onEnd()
  }
}

/** A transaction went on after a statement in it had failed. */
class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}
