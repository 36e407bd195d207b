/** What a transaction and its participants are doing, and how it ended for each of them. */
import type { QueryResult } from "./Connections.ts"
import type { EndItem } from "./EndSteps.ts"
import type { Result, Statement } from "./RoundTrip.ts"

/** How a transaction ended for one of its participants. */
export type End =
  /** What the participant asked for: it committed, or it rolled back as requested. */
  | { readonly _tag: "Done" }
  /** Rolled back, perhaps because another participant failed. The work must be run again. */
  | { readonly _tag: "Undone" }
  | { readonly _tag: "Failed"; readonly error: unknown }

/** Before the commit, the participant has to run what was kept for the end, and then ask for the commit again. */
export interface Close {
  readonly _tag: "Close"
  readonly items: ReadonlyArray<EndItem>
}

/** What a participant is doing. */
export type State =
  /** Runs code of its own between statements. */
  | { readonly _tag: "Running" }
  /** Waits for the results of its statements. */
  | { readonly _tag: "Sending" }
  /** Waits for the transaction's end, after it asked for the commit or, with `commits: false`, for the rollback. */
  | { readonly _tag: "Ending"; readonly commits: true; readonly resume: (end: End | Close) => void }
  | { readonly _tag: "Ending"; readonly commits: false; readonly resume: (end: End) => void }
  | { readonly _tag: "Ended" }

export const RUNNING: State = { _tag: "Running" }
export const SENDING: State = { _tag: "Sending" }
export const ENDED: State = { _tag: "Ended" }

/** What the transaction is doing. */
export type Stage =
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

export const NEW: Stage = { _tag: "New" }
export const OPEN: Stage = { _tag: "Open" }
export const IN_FLIGHT: Stage = { _tag: "InFlight" }

/** A transaction went on after a statement in it had failed. */
export class IgnoredFailure extends Error {
  override readonly message = "a transaction went on after a statement in it had failed"
}

/** Statements of several participants in one round trip, and whose each of them is. */
export interface Collected<Owner> {
  readonly statements: Array<Statement>
  readonly owners: Array<Owner | null>
}

/** Adds a statement and its owner. */
export const push = <Owner>(
  { owners, statements }: Collected<Owner>,
  statement: Statement,
  owner: Owner | null
): void => {
  statements.push(statement)
  owners.push(owner)
}

/** Statements whose results are handed over together. Nobody waits for deferred ones: their `resume` is null. */
export interface Submission {
  readonly statements: ReadonlyArray<Statement>
  readonly resume: ((answer: QueryResult<ReadonlyArray<Result>>) => void) | null
}
