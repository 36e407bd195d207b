/** Reads that are sent together with the admission of their request, before it is known whether it is admitted. */
import { Effect } from "effect"
import type { Address } from "./ByCompany.ts"
import type { FollowingStatements } from "./Connections.ts"
import type { Span } from "../tracing/Span.ts"
import type { Lane } from "./Lane.ts"
import type { Row, Statement } from "./RoundTrip.ts"
import * as Spans from "./Spans.ts"

/** How rows of one kind are read, by their addresses. */
interface RowReader {
  readonly statements: (addresses: ReadonlyArray<Address>) => ReadonlyArray<Statement>
  readonly answers: (
    rows: ReadonlyArray<ReadonlyArray<Row>>,
    addresses: ReadonlyArray<Address>
  ) => ReadonlyArray<unknown>
}

type PrefetchedRow = { readonly row: unknown } | "unread"

/**
 * The row that a request will read if it is admitted. The company is the one that the token names. Only the handler of an
 * admitted request takes the row, and only for the company of its key; otherwise nobody sees it.
 */
export class Prefetch {
  #companyId: number | undefined
  #outcome: PrefetchedRow | undefined
  #answered: ((outcome: PrefetchedRow) => void) | undefined
  #isTaken = false
  /** What kind of row; a statement has this name as its `prefetchedAs`. */
  readonly name: string
  readonly id: number
  /** That of the request: the row may arrive after the admission. */
  readonly span: Span | undefined

  constructor(name: string, id: number, span?: Span) {
    this.name = name
    this.id = id
    this.span = span
  }

  /** Whether it was sent. It is sent once, although the admission may run again. */
  get isSent(): boolean {
    return this.#companyId !== undefined
  }

  /** The company is the one that the token names. */
  sentFor(companyId: number): void {
    this.#companyId = companyId
  }

  /** Called once after it was sent. */
  answer(outcome: PrefetchedRow): void {
    this.#outcome = outcome
    this.#answered?.(outcome)
  }

  /**
   * The row, once, if it is the one that was sent for; otherwise what `read` ends with. That is also what becomes of a
   * prefetch that failed.
   */
  take<A, E>(name: string, { companyId, id }: Address, read: Effect.Effect<A, E>): Effect.Effect<A, E> {
    const isSame = name === this.name && id === this.id && companyId === this.#companyId
    if (!isSame || this.#isTaken) return read
    this.#isTaken = true
    const taken = (outcome: PrefetchedRow) => (outcome === "unread" ? read : Effect.succeed(outcome.row as A))
    if (this.#outcome !== undefined) return taken(this.#outcome)
    return Effect.async<A, E>((resume) => {
      this.#answered = (outcome) => resume(taken(outcome))
    })
  }
}

/** A prefetch for the company that its request names. */
export interface Wanted {
  readonly prefetch: Prefetch
  readonly companyId: number
}

/** Prefetches that share statements. */
interface Group {
  readonly reading: RowReader
  readonly wanted: ReadonlyArray<Wanted>
  readonly statements: ReadonlyArray<Statement>
}

/** Hands over the rows; undefined after a failure. */
const answer = ({ reading, wanted }: Group, rows: ReadonlyArray<ReadonlyArray<Row>> | undefined): void => {
  let found: ReadonlyArray<unknown> | undefined
  try {
    found = rows && reading.answers(rows, wanted.map(addressOf))
  } catch {
    // The handlers read the rows by themselves, and see the defect.
  }
  wanted.forEach(({ prefetch }, index) =>
    prefetch.answer(found === undefined ? "unread" : { row: found[index] })
  )
}

const addressOf = ({ companyId, prefetch }: Wanted): Address => ({ companyId, id: prefetch.id })

/** Begins the spans of these prefetches. */
const spansOf = (groups: ReadonlyArray<Group>): Spans.Answered | undefined => {
  if (groups.every(({ wanted }) => wanted.every(({ prefetch }) => prefetch.span === undefined)))
    return undefined
  let from = 0
  const parts = groups.flatMap(({ statements, wanted }) => {
    const own = statements.map((_, index) => from + index)
    from += own.length
    return wanted.map(({ prefetch }) => ({ span: prefetch.span, own }))
  })
  return Spans.roundTrip({ lane: "read", statements: groups.flatMap(({ statements }) => statements), parts })
}

/** The round trip of these prefetches. It calls `leave` when it has ended. */
const following = (groups: ReadonlyArray<Group>, leave: () => void): FollowingStatements => {
  for (const { wanted } of groups) {
    for (const { companyId, prefetch } of wanted) prefetch.sentFor(companyId)
  }
  const traced = spansOf(groups)
  return {
    statements: groups.flatMap(({ statements }) => statements),
    answered: (error, results) => {
      traced?.(error, results)
      leave()
      let from = 0
      for (const group of groups) {
        const to = from + group.statements.length
        answer(group, error === null ? results.slice(from, to).map(({ rows }) => rows) : undefined)
        from = to
      }
    }
  }
}

/** What can be prefetched over a pool, in turns of this lane. */
export class Prefetching {
  readonly #lane: Lane
  readonly #readings = new Map<string, RowReader>()

  constructor(lane: Lane) {
    this.#lane = lane
  }

  /** Lets requests prefetch rows by this name. */
  register(name: string, reading: RowReader): void {
    this.#readings.set(name, reading)
  }

  /**
   * The round trip that reads what is wanted, in a turn of the lane. Undefined if there is nothing to read or no turn
   * that is free at once: the handlers then read by themselves, and so do those of companies that are kept apart.
   */
  roundTrip(wanted: ReadonlyArray<Wanted>): FollowingStatements | undefined {
    const some = wanted.filter(
      ({ companyId, prefetch }) =>
        !prefetch.isSent && this.#readings.has(prefetch.name) && !this.#lane.isIsolated(companyId)
    )
    const leave = some.length === 0 ? undefined : this.#lane.enter()
    if (leave === undefined) return undefined
    try {
      return following(this.#grouped(some), leave)
    } catch {
      leave()
      return undefined
    }
  }

  #grouped(wanted: ReadonlyArray<Wanted>): ReadonlyArray<Group> {
    return [...Map.groupBy(wanted, ({ prefetch }) => prefetch.name)].map(([name, some]) => {
      const reading = this.#readings.get(name) as RowReader
      return { reading, wanted: some, statements: reading.statements(some.map(addressOf)) }
    })
  }
}
