/** One transaction on one connection, for one piece of work or for several that end together. */
import { Data, Effect } from "effect"
import type pg from "pg"
import { type Answer, isUsable, release, send } from "./Connections.ts"
import { additions, type CounterDelta } from "./Counters.ts"
import { type Result, type Statement, UnserializableValue } from "./RoundTrip.ts"
import { isOverload } from "./SqlFailure.ts"
import type { TenantScope } from "./TenantScope.ts"

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** How a transaction ended for one of its participants. */
export type End =
  /** What the participant asked for: it committed, or it rolled back as requested. */
  | { readonly _tag: "Done" }
  /** Rolled back, perhaps because another participant failed. The work must be run again. */
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

/** What the transaction is doing. */
type Stage =
  /** Nothing has been sent, so there is nothing to roll back. */
  | { readonly _tag: "New" }
  /** Waits for its participants. */
  | { readonly _tag: "Open" }
  /** Waits for PostgreSQL. */
  | { readonly _tag: "InFlight" }
  /** Can only be rolled back, for all participants; if it has begun at all. */
  | { readonly _tag: "Failed"; readonly begun: boolean }
  /** The connection can't be used any more; the server rolls back. */
  | { readonly _tag: "Broken"; readonly error: unknown }

const NEW: Stage = { _tag: "New" }
const OPEN: Stage = { _tag: "Open" }
const IN_FLIGHT: Stage = { _tag: "InFlight" }

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
  /** Whether a shared transaction failed because of this participant, or one that it was alone in took too long. */
  isCulprit = false
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

/** Statements of several participants in one round trip, and whose each of them is. */
interface Collected {
  readonly statements: Array<Statement>
  readonly owners: Array<Participant | null>
}

/**
 * A transaction of one or more participants. When none of them is running, it sends what all of them have submitted in
 * one round trip, in the order of the participants. It commits when all have asked for an end. In a shared transaction a
 * failed statement stops every participant; a single participant gets the error itself.
 */
export class Transaction {
  readonly participants: ReadonlyArray<Participant>
  readonly #client: pg.PoolClient
  readonly #onEnd: () => void
  readonly #opening: ReadonlyArray<Statement>
  readonly #spread = Math.floor(Math.random() * MAX_SPREAD)
  readonly #shared: boolean
  #stage: Stage = NEW
  /** The scope of the last statement. */
  #scope: TenantScope | null = null

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
    if (this.#stage._tag === "InFlight" || this.participants.some(({ state }) => state._tag === "Running"))
      return
    const sending = this.participants.filter(({ state }) => state._tag === "Sending")
    const leaving = this.participants.filter(({ state }) => state._tag === "Ending" && !state.commits)
    if (this.#shared) this.#failWith(leaving.find(({ wrote }) => wrote))
    const over = this.#stage._tag === "Failed" || this.#stage._tag === "Broken"
    if (sending.length > 0) {
      if (over) this.#refuse(sending)
      else this.#sendFor(sending)
    } else if (over || leaving.length === this.participants.length) {
      this.#rollback()
    } else {
      this.#commit(this.participants.filter((participant) => !leaving.includes(participant)))
    }
  }

  // What a participant has written and takes back can't be told from what the others have written.
  #failWith(leaver: Participant | undefined): void {
    if (leaver === undefined || this.#stage._tag === "Broken" || this.#stage._tag === "Failed") return
    leaver.isCulprit = true
    this.#stage = { _tag: "Failed", begun: this.#stage._tag !== "New" }
  }

  // The submitted statements, after the opening ones and with a change of scope wherever one is needed.
  #collect(
    participants: ReadonlyArray<Participant>,
    onSubmission: (submission: Submission, from: number, to: number) => void
  ): Collected {
    const collected: Collected = { statements: [], owners: [] }
    if (this.#stage._tag === "New") for (const statement of this.#opening) push(collected, statement, null)
    for (const participant of participants) {
      if (participant.submissions.length > 0) this.#enter(collected, participant.scope, participant)
      for (const submission of participant.submissions) {
        const from = collected.statements.length
        for (const statement of submission.statements) push(collected, statement, participant)
        onSubmission(submission, from, collected.statements.length)
      }
      participant.submissions = []
    }
    return collected
  }

  #enter(collected: Collected, scope: TenantScope | null, owner: Participant | null): void {
    if (scope !== null && scope.name !== this.#scope?.name) push(collected, scope.entry, owner)
    this.#scope = scope
  }

  #send(
    { owners, statements }: Collected,
    then: (error: unknown, results: ReadonlyArray<Result>) => void
  ): void {
    this.#stage = IN_FLIGHT
    // When the driver itself times out, it calls back without results.
    send(this.#client, statements, (error, results = []) => {
      this.#stage = OPEN
      if (error !== null) this.#recordFailure(error, owners[results.length] ?? null)
      then(error, results)
    })
  }

  #sendFor(sending: ReadonlyArray<Participant>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const collected = this.#collect(sending, ({ resume }, from, to) => {
      if (resume === null) return
      answers.push((error, results) => {
        if (error === null) resume(Effect.succeed(results.slice(from, to)))
        else resume(this.#shared ? Effect.die(new PeerFailed()) : Effect.fail(error))
      })
    })
    for (const participant of sending) participant.state = RUNNING
    this.#send(collected, (error, results) => {
      for (const answer of answers) answer(error, results)
      this.advance()
    })
  }

  // A value of one participant that can't be serialized must not end the others with an error: they run again. In a
  // transaction with one participant it may have kept the opening or a deferred statement from being sent, so the
  // transaction can't go on.
  #recordFailure(error: unknown, culprit: Participant | null): void {
    const wasSent = !(error instanceof UnserializableValue)
    if (!isUsable(error) && (wasSent || !this.#shared)) this.#stage = { _tag: "Broken", error }
    else if (this.#shared) this.#stage = { _tag: "Failed", begun: true }
    if (culprit !== null && (this.#shared ? wasSent && isUsable(error) : isOverload(error))) {
      culprit.isCulprit = true
    }
  }

  #commit(committing: ReadonlyArray<Participant>): void {
    const collected = this.#collect(committing, () => {})
    for (const { scope, statement } of additions(committing, this.#spread)) {
      const owner = committing.find((participant) => participant.scope?.name === scope?.name) ?? null
      this.#enter(collected, scope, owner)
      push(collected, statement, owner)
    }
    push(collected, COMMIT, null)
    this.#send(collected, (error, results) => {
      if (results.length === collected.statements.length) {
        // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
        const failed = results.at(-1)?.command !== "COMMIT"
        this.#end(error, failed ? { _tag: "Failed", error: new IgnoredFailure() } : DONE)
        return
      }
      this.#rollback({ _tag: "Failed", error })
    })
  }

  // Answers waiting participants with a failure; each of them then asks for its end by itself.
  #refuse(sending: ReadonlyArray<Participant>): void {
    for (const participant of sending) {
      const { submissions } = participant
      participant.submissions = []
      participant.state = RUNNING
      const failure =
        !this.#shared && this.#stage._tag === "Broken"
          ? Effect.fail(this.#stage.error)
          : Effect.die(new PeerFailed())
      for (const { resume } of submissions) resume?.(failure)
    }
  }

  // If no statement was sent, there is nothing to roll back. A broken connection is closed, and the server rolls back.
  #rollback(reason: End = DONE): void {
    const stage = this.#stage
    if (stage._tag === "Broken") return this.#end(stage.error, { _tag: "Failed", error: stage.error })
    const end = stage._tag === "Failed" ? UNDONE : reason
    if (stage._tag === "New" || (stage._tag === "Failed" && !stage.begun)) return this.#end(null, end)
    // A connection that could not roll back is closed.
    this.#send({ statements: [ROLLBACK], owners: [null] }, (error) =>
      this.#end(error === null ? null : new Error("a transaction could not be rolled back"), end)
    )
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

const push = ({ owners, statements }: Collected, statement: Statement, owner: Participant | null): void => {
  statements.push(statement)
  owners.push(owner)
}

/** A transaction went on after a statement in it had failed. */
class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}
