/** How statements are sent: in the transaction around them, or in a turn of a lane over any connection. */
// oxlint-disable max-lines -- what shares a turn, and what has one by itself, are one way of a statement
import { Effect, Exit } from "effect"
import type pg from "pg"
import { ServiceUnavailable } from "../domain/Errors.ts"
import type { Span } from "../tracing/Span.ts"
import * as Batch from "./Batch.ts"
import type { Address } from "./ByCompany.ts"
import * as Connections from "./Connections.ts"
import { type Addition, statementsFor } from "./Counters.ts"
import { type StatementCaller, withCurrent } from "./Current.ts"
import type { Kind, Lane, Work } from "./Lane.ts"
import type { LaneName } from "./LaneTable.ts"
import type { Lanes } from "./Lanes.ts"
import { type Prefetch, Prefetching, type Wanted } from "./Prefetch.ts"
import { confinedReading } from "./ConfinedReading.ts"
import { constraintsDie, failWith, retried } from "./Retries.ts"
import type { Result, Row, Statement } from "./RoundTrip.ts"
import * as Spans from "./Spans.ts"
import { entryAlone } from "./TenantScope.ts"
import { classify, type ConstraintViolation } from "./SqlFailure.ts"

/** The usual limit of statements that take many items. */
export const MAX_BATCH_SIZE = 500

/** A statement of many callers. */
export interface BatchStatement<In, Out> {
  readonly lane: LaneName
  /** The most items in one statement. */
  readonly maxSize: number
  /** The company whose share of the lane an item uses. */
  readonly companyOf: (item: In) => number
  /** What is sent for these items, in one round trip. */
  readonly statements: (items: ReadonlyArray<In>) => ReadonlyArray<Statement>
  /** The answer for every item, in the order of the items, from the rows of each statement. */
  readonly answers: (rows: ReadonlyArray<ReadonlyArray<Row>>, items: ReadonlyArray<In>) => ReadonlyArray<Out>
  /** Whether what its callers prefetch is sent along. It is then the first statement of a request. */
  readonly carriesPrefetches?: true
  /** The name by which requests can prefetch an item. */
  readonly prefetchedAs?: In extends Address ? string : never
  /**
   * Whether row-level security confines the statements of each item to the rows of its company. Companies then share the
   * round trip and not a statement.
   */
  readonly confined?: true
  /** Constraints that are violated only because of another transaction: the statement is run again. */
  readonly runsAgainAfter?: (violation: ConstraintViolation) => boolean
}

const PLAN_FOR_VALUES: Statement = {
  text: "select set_config('plan_cache_mode', 'force_custom_plan', true)",
  params: []
}

type RowsResult = Effect.Effect<ReadonlyArray<Result>, unknown>

/** Statements that have a turn by themselves. */
interface Sending {
  readonly statements: ReadonlyArray<Statement>
  /** Those of the caller, which are the last. */
  readonly own: ReadonlyArray<Statement>
  readonly lane: LaneName
  readonly span: Span | undefined
  readonly resume: (answer: RowsResult) => void
}

const rowsOf = (results: ReadonlyArray<Result>): ReadonlyArray<ReadonlyArray<Row>> =>
  results.map(({ rows }) => rows)

/** Why a shared statement failed. After a conflict with another transaction it is tried again, like one that took too long. */
const failureOf = (
  error: unknown,
  runsAgainAfter: (violation: ConstraintViolation) => boolean = () => false
): Exit.Exit<never, ServiceUnavailable> => {
  const failure = classify(error)
  switch (failure._tag) {
    case "ServiceUnavailable":
      return Exit.fail(failure)
    case "TransactionConflict":
      return Exit.fail(ServiceUnavailable.because("overloaded"))
    case "ConstraintViolation":
      return runsAgainAfter(failure) ? Exit.fail(ServiceUnavailable.because("overloaded")) : Exit.die(failure)
    case "Defect":
      return Exit.die(failure.cause)
  }
}

/** Begins the spans of statements that have a turn together. */
const spansOf = (works: ReadonlyArray<Work<Sending>>): Spans.Answered | undefined => {
  const [first] = works
  if (first === undefined || works.every(({ item }) => item.span === undefined)) return undefined
  const statements = works.flatMap(({ item }) => item.statements)
  let from = 0
  const parts = works.map(({ item, since }) => {
    const own = item.statements.map((_, index) => from + index)
    from += own.length
    return { span: item.span, since, own }
  })
  return Spans.roundTrip({ lane: first.item.lane, statements, parts })
}

type SendOverPool = ReturnType<typeof Connections.sendOverPool>

/** Quick statements in one round trip: few, because all of them wait for the slowest. */
const MAX_QUICK = 8

/** Makes the function that sends statements in a turn of their own, or quick ones together. */
const sender = (sendOverPool: SendOverPool, lanes: Lanes) => {
  const answer = (works: ReadonlyArray<Work<Sending>>, results: ReadonlyArray<Result>) => {
    let from = 0
    for (const { item } of works) {
      const to = from + item.statements.length
      item.resume(Effect.succeed(results.slice(to - item.own.length, to)))
      from = to
    }
  }
  // One failure fails the whole round trip. The statement that failed has the next turn by itself; the others share.
  const runAgain = (lane: Lane, works: ReadonlyArray<Work<Sending>>, failedAt: number) => {
    let end = 0
    for (const work of works) {
      const from = end
      end += work.item.statements.length
      const isCulprit = from <= failedAt && failedAt < end
      if (isCulprit) lane.isolate(work.companyId)
      lane.join(isCulprit ? { ...work, kind: single } : work)
    }
  }
  const kindOf = (lane: Lane, maxTogether: number): Kind<Sending> => ({
    maxTogether,
    maxOfCompany: maxTogether,
    start: (works, leave) => {
      const statements = works.flatMap(({ item }) => item.statements)
      const traced = spansOf(works)
      sendOverPool(statements, (error, results) => {
        traced?.(error, results)
        leave()
        if (error === null) answer(works, results)
        else if (works.length === 1 || !Connections.isUsable(error)) {
          for (const { item } of works) item.resume(Effect.fail(error))
        } else runAgain(lane, works, results.length)
      })
    }
  })
  const single: Kind<Sending> = kindOf(lanes.list, 1)
  const quick: Kind<Sending> = kindOf(lanes.list, MAX_QUICK)
  return (
    own: ReadonlyArray<Statement>,
    companyId: number | null,
    caller: StatementCaller["Type"] | undefined,
    span: Span | undefined,
    lane: LaneName = caller === undefined ? "background" : "read"
  ): RowsResult =>
    Effect.async<ReadonlyArray<Result>, unknown>((resume) => {
      const since = performance.now()
      const statements = companyId === null ? own : [entryAlone(companyId), ...own]
      // What shares a round trip with others enters its own company. Without an entry it would be confined to theirs.
      const isQuick = lane === "list" && companyId !== null && own.every((statement) => statement.quick)
      lanes[lane].join({
        item: { statements, own, lane, span, resume },
        kind: isQuick ? quick : single,
        companyId: caller?.companyId ?? 0,
        apart: false,
        isGone: caller?.isGone ?? (() => false),
        since,
        refuse: (why) => {
          Spans.gotNoTurn(span, lane, since, why)
          resume(Batch.refusedWork(why))
        }
      })
    })
}

/** An item of a shared statement, and what is prefetched for its request. */
interface SharedItem<In> {
  readonly item: In
  readonly prefetch: Prefetch | null
  readonly span: Span | undefined
  /** When it was asked, on the clock of `performance.now`. */
  readonly since: number
}

/** Begins the spans of a statement that is shared. */
const spansOfBatch = (
  lane: LaneName,
  statements: ReadonlyArray<Statement>,
  asked: ReadonlyArray<SharedItem<never>>
): Spans.Answered | undefined => {
  if (asked.every(({ span }) => span === undefined)) return undefined
  const own = statements.map((_, index) => index)
  return Spans.roundTrip({ lane, statements, parts: asked.map(({ since, span }) => ({ span, since, own })) })
}

/** Runs a shared statement, and ends with the answers that are read from its rows. */
const runBatch =
  <In, Out>(
    sendOverPool: SendOverPool,
    prefetching: Prefetching,
    { answers, companyOf, lane, runsAgainAfter, statements }: BatchStatement<In, Out>
  ) =>
  (
    asked: ReadonlyArray<SharedItem<In>>,
    done: (exit: Exit.Exit<ReadonlyArray<Out>, ServiceUnavailable>) => void
  ): void => {
    const items = asked.map(({ item }) => item)
    const wanted: Array<Wanted> = []
    for (const { item, prefetch } of asked) {
      if (prefetch !== null) wanted.push({ prefetch, companyId: companyOf(item) })
    }
    const sent = statements(items)
    const traced = spansOfBatch(lane, sent, asked as ReadonlyArray<SharedItem<never>>)
    sendOverPool(
      sent,
      (error, results) => {
        traced?.(error, results)
        let exit: Exit.Exit<ReadonlyArray<Out>, ServiceUnavailable>
        try {
          exit =
            error === null ? Exit.succeed(answers(rowsOf(results), items)) : failureOf(error, runsAgainAfter)
        } catch (defect) {
          exit = Exit.die(defect)
        }
        done(exit)
      },
      wanted.length === 0 ? undefined : prefetching.roundTrip(wanted)
    )
  }

/** Sends statements and ends with their results. */
type Send = (
  statements: ReadonlyArray<Statement>,
  lane?: LaneName
) => Effect.Effect<ReadonlyArray<Result>, ServiceUnavailable>

const queriesOver = (send: Send) => ({
  query: <R>(text: string, params: ReadonlyArray<unknown> = [], lane?: LaneName) =>
    Effect.map(send([{ text, params }], lane), ([result]) => result?.rows as ReadonlyArray<R>),
  queryAll: (statements: ReadonlyArray<Statement>, lane?: LaneName) =>
    statements.some(({ unprepared }) => unprepared === true)
      ? Effect.map(send([PLAN_FOR_VALUES, ...statements], lane), (results) => rowsOf(results).slice(1))
      : Effect.map(send(statements, lane), rowsOf)
})

/** Makes the functions that send statements over this pool; `Database` documents each. */
export const make = (pool: pg.Pool, lanes: Lanes) => {
  const sendOverPool = Connections.sendOverPool(pool)
  const inTurn = sender(sendOverPool, lanes)
  const prefetching = new Prefetching(lanes.read)

  // A statement outside of a transaction that PostgreSQL rolled back is retried here; one inside, with its transaction.
  const sendIn =
    (companyId: number | null) =>
    (
      statements: ReadonlyArray<Statement>,
      lane?: LaneName
    ): Effect.Effect<ReadonlyArray<Result>, ServiceUnavailable> =>
      withCurrent((participant, caller, span) =>
        constraintsDie(
          participant === undefined
            ? retried(
                Effect.uninterruptible(
                  Effect.catchAll(inTurn(statements, companyId, caller, span, lane), failWith)
                )
              )
            : Effect.catchAll(participant.send(statements), failWith)
        )
      )

  const send = sendIn(null)

  const batch = <In, Out>(statement: BatchStatement<In, Out>) => {
    const { answers, carriesPrefetches, companyOf, lane, maxSize, prefetchedAs, statements } = statement
    const shared = statement.confined === true ? { ...statement, ...confinedReading(statement) } : statement
    const join = Batch.make<SharedItem<In>, Out>({
      lane: lanes[lane],
      maxSize,
      companyOf: ({ item }) => companyOf(item),
      refused: ({ since, span }, why) => Spans.gotNoTurn(span, lane, since, why),
      run: runBatch(sendOverPool, prefetching, shared)
    })
    // The type of `prefetchedAs` allows a name only if items are addresses.
    if (prefetchedAs !== undefined) prefetching.register(prefetchedAs, shared as never)
    return (item: In): Effect.Effect<Out, ServiceUnavailable> =>
      withCurrent((participant, caller, span) => {
        if (participant !== undefined) {
          return Effect.map(send(statements([item])), (results) => answers(rowsOf(results), [item])[0] as Out)
        }
        const prefetch = caller?.prefetch ?? null
        const since = span === undefined ? 0 : performance.now()
        const asked = { item, prefetch: carriesPrefetches ? prefetch : null, span, since }
        const joined = Effect.uninterruptible(join(asked, caller?.isGone))
        return prefetch !== null && prefetchedAs !== undefined
          ? Effect.uninterruptible(prefetch.take(prefetchedAs, item as Address, joined))
          : joined
      })
  }

  const execute = (given: string | Statement, params: ReadonlyArray<unknown> = []) => {
    const statement = typeof given === "string" ? { text: given, params } : given
    return withCurrent((participant) =>
      participant === undefined
        ? Effect.asVoid(send([statement]))
        : Effect.sync(() => participant.defer(statement))
    )
  }

  const add = (addition: Addition) =>
    withCurrent((participant) =>
      participant === undefined
        ? Effect.asVoid(send(statementsFor([addition], 0)))
        : Effect.sync(() => participant.add(addition))
    )

  return {
    ...queriesOver(send),
    ofCompany: (companyId: number) => queriesOver(sendIn(companyId)),
    batch,
    execute,
    add
  }
}
