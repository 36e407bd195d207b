/**
 * The spans of round trips and transactions. What is shared is a span in the trace of each that shares it, so that every
 * trace is complete; the others link to the first one, and all of them have its id (ADR 32).
 */
import { type Attributes, type Span, SpanKind } from "../tracing/Span.ts"
import type { LaneName } from "./LaneTable.ts"
import type { Result, Statement } from "./RoundTrip.ts"
import { isSetting, roundTripName } from "./Summary.ts"
import type { End } from "./TransactionState.ts"

/** One piece of work in a round trip. */
export interface Part {
  /** What it is done for; undefined where that is not traced. */
  readonly span: Span | undefined
  /** Since when it has waited for its turn, on the clock of `performance.now`; undefined if its turn has begun before. */
  readonly since?: number | undefined
  /** Which statements of the round trip are its own. One array where all parts share them. */
  readonly own: ReadonlyArray<number>
}

/** A round trip as it is sent. */
export interface Sent {
  readonly lane: LaneName
  readonly statements: ReadonlyArray<Statement>
  readonly parts: ReadonlyArray<Part>
}

/** Called with the driver's error or with the results. */
export type Answered = (error: unknown, results: ReadonlyArray<Result>) => void

/** Statements that are everybody's. */
const ENDS = new Set(["commit", "rollback"])

const MICROS = 1_000

/** Milliseconds with three decimals. */
const rounded = (millis: number): number => Math.max(0, Math.round(millis * MICROS) / MICROS)

/** The SQLSTATE, or the kind of error; never its message, which may have values in it. */
const errorOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown }
  return typeof code === "string" ? code : typeof name === "string" ? name : "error"
}

/** Tells spans of what they share: those of other traces link to the first. */
const share = (spans: ReadonlyArray<Span>, parts: number): void => {
  const [first] = spans
  if (first === undefined || parts < 2) return
  for (const span of spans) {
    span.set({ "duebook.db.shared_by": parts, "duebook.db.shared_id": first.spanId })
    if (span !== first) span.link = first
  }
}

const waitOf = (since: number | undefined, now: number): Attributes =>
  since === undefined ? {} : { "duebook.db.lane_wait_ms": rounded(now - since) }

/** Begins the spans of a round trip; undefined where none of its parts is traced. */
export const roundTrip = ({ lane, parts, statements }: Sent): Answered | undefined => {
  const traced = parts.filter(({ span }) => span !== undefined)
  if (traced.length === 0) return undefined
  const startedAt = performance.now()
  const names = new Map<ReadonlyArray<number>, string>()
  const spans = traced.map((part) => {
    const own = part.own.map((index) => statements[index] as Statement)
    const name = names.get(part.own) ?? roundTripName(own)
    names.set(part.own, name)
    return (part.span as Span).child(name, {
      kind: SpanKind.client,
      startedAt,
      attributes: {
        "db.system.name": "postgresql",
        "db.query.summary": name,
        ...(statements.length > 1 ? { "db.operation.batch.size": statements.length } : {}),
        "duebook.db.lane": lane,
        "duebook.db.statements": own.length,
        ...waitOf(part.since, startedAt)
      }
    })
  })
  share(spans, parts.length)
  return (error, results) => {
    const failed = error === null ? undefined : errorOf(error)
    spans.forEach((span, index) => {
      const own = traced[index]?.own ?? []
      const rows = own.reduce(
        (sum, each) => sum + (isSetting(statements[each]) ? 0 : (results[each]?.rows.length ?? 0)),
        0
      )
      span.set({ "db.response.returned_rows": rows })
      if (failed !== undefined) span.set({ "db.response.status_code": failed })
      span.end(failed)
    })
  }
}

/** Records that work got no turn of a lane. */
export const gotNoTurn = (
  span: Span | undefined,
  lane: LaneName,
  since: number,
  why: "gone" | "overloaded"
): void =>
  span
    ?.child("wait for a turn", {
      startedAt: since,
      attributes: { "duebook.db.lane": lane, "duebook.db.lane_wait_ms": rounded(performance.now() - since) }
    })
    .end(why)

/** The spans of a transaction: one for each participant that is traced, with those of its round trips in it. */
export class TransactionSpans<Owner> {
  readonly #lane: LaneName
  readonly #spans: ReadonlyMap<Owner, Span>

  private constructor(lane: LaneName, spans: ReadonlyMap<Owner, Span>) {
    this.#lane = lane
    this.#spans = spans
  }

  /** Begins them; undefined where no participant is traced. `parts` are in the order of the participants. */
  static begin<Owner>(
    lane: LaneName,
    participants: ReadonlyArray<Owner>,
    parts: ReadonlyArray<Omit<Part, "own">>
  ): TransactionSpans<Owner> | undefined {
    if (!parts.some(({ span }) => span !== undefined)) return undefined
    const startedAt = performance.now()
    const spans = new Map<Owner, Span>()
    participants.forEach((participant, index) => {
      const part = parts[index]
      const span = part?.span?.child("transaction", {
        startedAt,
        attributes: { "duebook.db.lane": lane, ...waitOf(part?.since, startedAt) }
      })
      if (span !== undefined) spans.set(participant, span)
    })
    share([...spans.values()], participants.length)
    return new TransactionSpans(lane, spans)
  }

  /** Begins the spans of a round trip, for those whose statements are in it. Its end is everybody's. */
  roundTrip(statements: ReadonlyArray<Statement>, owners: ReadonlyArray<Owner | null>): Answered | undefined {
    const own = new Map<Owner, Array<number>>()
    owners.forEach((owner, index) => {
      if (owner !== null) own.set(owner, [...(own.get(owner) ?? []), index])
    })
    const last = ENDS.has(statements.at(-1)?.text ?? "") ? [statements.length - 1] : []
    const parts = [...this.#spans].flatMap(([owner, span]) => {
      const indexes = [...(own.get(owner) ?? []), ...last]
      return indexes.length === 0 ? [] : [{ span, own: indexes }]
    })
    return roundTrip({ lane: this.#lane, statements, parts })
  }

  /** Ends the span of a participant that asked for the commit, or for the rollback. */
  ended(owner: Owner, end: End, commits: boolean): void {
    const outcome = end._tag === "Done" ? (commits ? "committed" : "rolled_back") : end._tag.toLowerCase()
    const span = this.#spans.get(owner)
    span?.set({ "duebook.db.outcome": outcome })
    span?.end(end._tag === "Done" ? undefined : end._tag === "Failed" ? errorOf(end.error) : outcome)
  }
}
