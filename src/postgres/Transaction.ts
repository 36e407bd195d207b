/** One transaction on one connection, for one piece of work or for several that end together. */
// oxlint-disable max-lines -- the states of one transaction and of its participants belong together
import { Data, Effect } from "effect"
import type pg from "pg"
import { type QueryResult, isUsable, release, sendRoundTrip } from "./Connections.ts"
import { type Addition, assertOf, statementsFor } from "./Counters.ts"
import { assertKept, type EndItem } from "./EndSteps.ts"
import { isRead, type Result, type Statement, UnserializableValue } from "./RoundTrip.ts"
import type { TransactionSpans } from "./Spans.ts"
import { isOverload } from "./SqlFailure.ts"
import { entryOfAll, type TenantScope } from "./TenantScope.ts"
import {
  type Close,
  type Collected,
  type End,
  ENDED,
  IN_FLIGHT,
  NEW,
  OPEN,
  IgnoredFailure,
  push,
  RUNNING,
  SENDING,
  type Stage,
  type State,
  type Submission
} from "./TransactionState.ts"

const COMMIT: Statement = { text: "commit", params: [] }
const ROLLBACK: Statement = { text: "rollback", params: [] }

/** Stops work whose shared transaction can no longer commit. It travels as a defect, past handlers of typed errors. */
export class PeerFailed extends Data.TaggedClass("PeerFailed")<{}> {}

const DONE: End = { _tag: "Done" }
const UNDONE: End = { _tag: "Undone" }
/** The exclusive upper bound of the number that chooses a transaction's slot of a counter. */
const MAX_SPREAD = 1 << 20

/** One piece of work in a transaction. It must end exactly once, by `commit` or `rollback`. */
export class Participant {
  readonly scope: TenantScope | null
  state: State = RUNNING
  /** What the next round trip sends, in order. */
  submissions: Array<Submission> = []
  additions: Array<Addition> = []
  /** What it has kept for the end. */
  endItems: Array<EndItem> = []
  /** What is called once it has committed. */
  afterCommit: Array<() => void> = []
  wrote = false
  /** Whether a shared transaction failed because of this participant, or one that it was alone in took too long. */
  isCulprit = false
  /** Whether the shared transaction failed, and nobody knows because of whom. */
  maybeCulprit = false
  readonly #transaction: Transaction

  constructor(transaction: Transaction, scope: TenantScope | null) {
    this.#transaction = transaction
    this.scope = scope
  }

  /** Sends the deferred statements and then these; succeeds with the results of these only. */
  send(statements: ReadonlyArray<Statement>): QueryResult<ReadonlyArray<Result>> {
    return Effect.async((resume) => {
      this.#assertOpen()
      this.wrote ||= statements.some(({ text }) => !isRead(text))
      if (statements.some(({ readsCounters }) => readsCounters)) this.#transaction.addNow(this)
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

  /** Adds a row, or to a counter, when the transaction commits. */
  add(addition: Addition): void {
    this.#assertOpen()
    this.wrote = true
    assertOf(this.scope?.name, addition)
    this.additions.push(addition)
  }

  /** Keeps something for the end, when all participants have asked for the commit. */
  atEnd(item: EndItem): void {
    this.#assertOpen()
    assertKept(item, { companyId: this.scope?.name, rounds: this.#transaction.endRounds })
    this.endItems.push(item)
  }

  /**
   * Asks for the commit and waits for the transaction's end, which comes when all participants have asked for one. With
   * `Close` it is this participant that has to run what was kept for the end; then it asks again.
   */
  get commit(): Effect.Effect<End | Close> {
    return Effect.async((resume) => {
      this.#end({ _tag: "Ending", commits: true, resume: (end) => resume(Effect.succeed(end)) })
    })
  }

  /**
   * Asks for the rollback and waits for the transaction's end: until then its locks are held, and it may
   * have read rows that another participant rolls back. If it has only read, the others can still commit.
   */
  get rollback(): Effect.Effect<End> {
    return Effect.async((resume) => {
      this.#end({ _tag: "Ending", commits: false, resume: (end) => resume(Effect.succeed(end)) })
    })
  }

  #end(state: State): void {
    this.state = state
    this.#transaction.advance()
  }

  /**
   * Hands it what was kept for the end, by itself and by others. From then on it counts as one that has written: if it
   * fails, the others can't commit without what they have kept.
   */
  close(items: ReadonlyArray<EndItem>): void {
    const { state } = this
    if (state._tag !== "Ending" || !state.commits) return
    this.wrote = true
    this.state = RUNNING
    state.resume({ _tag: "Close", items })
  }

  // After the end another transaction may be using the connection.
  #assertOpen(): void {
    if (this.state._tag === "Ending" || this.state._tag === "Ended") {
      throw new Error("a statement came after its transaction's end")
    }
  }
}

/**
 * A transaction of one or more participants. When none of them is running, it sends what all of them have submitted in
 * one round trip, in the order of the participants. It commits when all have asked for an end and one participant of each
 * company has run what was kept for it. In a shared transaction a failed statement stops every participant; a single
 * participant gets the error itself.
 */
export class Transaction {
  readonly participants: ReadonlyArray<Participant>
  /** What is told of it; undefined where none of its participants is traced. */
  spans: TransactionSpans<Participant> | undefined
  /** How often it has had work done at its end. */
  endRounds = 0
  readonly #client: pg.PoolClient
  readonly #onEnd: () => void
  readonly #opening: ReadonlyArray<Statement>
  readonly #beforeAdding: ReadonlyArray<Statement>
  readonly #spread = Math.floor(Math.random() * MAX_SPREAD)
  readonly #shared: boolean
  #stage: Stage = NEW
  /** The scope of the last statement. */
  #scope: TenantScope | null = null

  constructor(
    client: pg.PoolClient,
    opening: ReadonlyArray<Statement>,
    scopes: ReadonlyArray<TenantScope | null>,
    onEnd: () => void,
    /** What is sent before the statements that add for all participants. */
    beforeAdding: ReadonlyArray<Statement> = []
  ) {
    this.#client = client
    this.#opening = opening
    this.#beforeAdding = beforeAdding
    this.#onEnd = onEnd
    this.#shared = scopes.length > 1
    this.participants = scopes.map((scope) => new Participant(this, scope))
  }

  /** Adds what a participant adds before its next statement, which reads counters, instead of at the commit. */
  addNow(participant: Participant): void {
    const adding = this.endRounds === 0 ? [participant] : this.#ofCompanyOf(participant)
    const additions = adding.flatMap((one) => one.additions)
    for (const statement of statementsFor(additions, this.#spread)) participant.defer(statement)
    for (const one of adding) one.additions = []
  }

  // At the end, one participant reads for all of its company.
  #ofCompanyOf({ scope }: Participant): ReadonlyArray<Participant> {
    return this.participants.filter((one) => one.scope?.name === scope?.name)
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
      const committing = this.participants.filter((participant) => !leaving.includes(participant))
      if (!this.#close(committing)) this.#commit(committing)
    }
  }

  // Hands what was kept for the end to the first participant of each company that has kept something. False if nothing was.
  #close(committing: ReadonlyArray<Participant>): boolean {
    const closers = new Map<number, Participant>()
    const kept = new Map<Participant, Array<EndItem>>()
    for (const participant of committing) {
      for (const item of participant.endItems) {
        const closer = closers.get(item.companyId) ?? participant
        closers.set(item.companyId, closer)
        const items = kept.get(closer)
        if (items === undefined) kept.set(closer, [item])
        else items.push(item)
      }
      participant.endItems = []
    }
    if (kept.size === 0) return false
    this.endRounds++
    for (const [closer, items] of kept) closer.close(items)
    return true
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
  ): Collected<Participant> {
    const collected: Collected<Participant> = { statements: [], owners: [] }
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

  #enter(collected: Collected<Participant>, scope: TenantScope | null, owner: Participant | null): void {
    if (scope !== null && scope.name !== this.#scope?.name) push(collected, scope.entry, owner)
    this.#scope = scope
  }

  #send(
    { owners, statements }: Collected<Participant>,
    then: (error: unknown, results: ReadonlyArray<Result>) => void
  ): void {
    this.#stage = IN_FLIGHT
    const traced = this.spans?.roundTrip(statements, owners)
    // When the driver itself times out, it calls back without results.
    sendRoundTrip(this.#client, statements, (error, results = []) => {
      traced?.(error, results)
      this.#stage = OPEN
      if (error !== null) this.#recordFailure(error, owners[results.length] ?? null)
      then(error, results)
    })
  }

  #sendFor(sending: ReadonlyArray<Participant>): void {
    const answers: Array<(error: unknown, results: ReadonlyArray<Result>) => void> = []
    const collected = this.#collect([...this.#waiting(), ...sending], ({ resume }, from, to) => {
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

  // Whose deferred statements go along: at the end, the first statement has to see what all participants have written.
  #waiting(): ReadonlyArray<Participant> {
    return this.endRounds === 0 ? [] : this.participants.filter(({ state }) => state._tag === "Ending")
  }

  // A value of one participant that can't be serialized must not end the others with an error: they run again. In a
  // transaction with one participant it may have kept the opening or a deferred statement from being sent, so the
  // transaction can't go on.
  #recordFailure(error: unknown, culprit: Participant | null): void {
    const wasSent = !(error instanceof UnserializableValue)
    if (!isUsable(error) && (wasSent || !this.#shared)) {
      this.#stage = { _tag: "Broken", error }
      return
    }
    if (!this.#shared) {
      if (culprit !== null && isOverload(error)) culprit.isCulprit = true
      return
    }
    this.#stage = { _tag: "Failed", begun: true }
    if (culprit !== null && wasSent) culprit.isCulprit = true
    else for (const participant of this.participants) participant.maybeCulprit = true
  }

  #commit(committing: ReadonlyArray<Participant>): void {
    const collected = this.#collect(committing, () => {})
    this.#add(
      collected,
      committing.filter(({ additions }) => additions.length > 0)
    )
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

  // One statement adds for several companies. If it fails, it is known whose failure that is only where there is one.
  #add(collected: Collected<Participant>, adding: ReadonlyArray<Participant>): void {
    const additions = adding.flatMap((one) => one.additions)
    const statements = statementsFor(additions, this.#spread)
    const [first] = adding
    if (statements.length === 0 || first === undefined) return
    const scopes = new Map(adding.flatMap(({ scope }) => (scope === null ? [] : [[scope.name, scope]])))
    const owner = scopes.size > 1 ? null : first
    if (owner === null) push(collected, entryOfAll([...scopes.values()]), null)
    else this.#enter(collected, first.scope, owner)
    for (const statement of [...this.#beforeAdding, ...statements]) push(collected, statement, owner)
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
      this.spans?.ended(participant, end, state._tag === "Ending" && state.commits)
      if (state._tag !== "Ending") continue
      if (state.commits && end._tag === "Done") for (const committed of participant.afterCommit) committed()
      state.resume(end)
    }
    this.#onEnd()
  }
}
