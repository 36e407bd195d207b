/** Group commit: writes that have the same turn of the write lane share a transaction. */
import { Effect } from "effect"
import type pg from "pg"
import { refusedWork } from "./Batch.ts"
import type { QueryResult } from "./Connections.ts"
import type { Span } from "../tracing/Span.ts"
import type { Kind, Lane, Work } from "./Lane.ts"
import type { LaneName } from "./LaneTable.ts"
import type { Statement } from "./RoundTrip.ts"
import { gotNoTurn, TransactionSpans } from "./Spans.ts"
import type { TenantScope } from "./TenantScope.ts"
import { type Participant, Transaction } from "./Transaction.ts"

/** Pieces of work in one transaction. */
const MAX_MEMBERS = 32
/** Of them, those of one company. */
const MAX_OF_COMPANY = 8

/** A piece of work that has a turn of a lane, as a participant in a transaction. */
export interface GroupMember {
  readonly scope: TenantScope | null
  /** The rows that it reads in order to change them, such as `receivable 7`. */
  readonly subjects: ReadonlyArray<string>
  /** Whether it has held up others, and shares with its own company only. */
  readonly apart: boolean
  readonly isGone: () => boolean
  /** When it first asked for a turn, on the clock of `performance.now`. */
  readonly since: number
  /** What it is done for; undefined where that is not traced. */
  readonly span: Span | undefined
}

interface Item {
  readonly subject: string
  readonly scope: TenantScope | null
  readonly span: Span | undefined
  readonly resume: (answer: QueryResult<Participant>) => void
}

const numberOf = (subject: string): number => Number(/\d+$/.exec(subject)?.[0] ?? 0)

/** All instances lock rows in the same order, so that they don't deadlock: by company, and by the number of the row. */
const inLockOrder = (a: Work<Item>, b: Work<Item>): number => {
  const [x, y] = [a.item.subject, b.item.subject]
  return a.companyId - b.companyId || numberOf(x) - numberOf(y) || (x < y ? -1 : x > y ? 1 : 0)
}

interface GroupOptions {
  readonly name: LaneName
  readonly maxMembers: number
  /** The statements that begin a transaction. */
  readonly opening: ReadonlyArray<Statement>
  /** The statements before those that add at the commit. */
  readonly beforeAdding?: ReadonlyArray<Statement>
  /** Whether a company whose work has held up others is kept apart from then on. */
  readonly isolates?: boolean
}

/** Before the turn is left: the next one may begin at once, and must not have more of the same company's work. */
const isolateCulprits = (lane: Lane, { participants }: Transaction): void => {
  for (const { isCulprit, scope } of participants) {
    if (isCulprit && scope !== null) lane.isolate(scope.name)
  }
}

/**
 * Makes the function that waits for a turn and begins a transaction in it, alone or with others. It succeeds with a
 * participant, which must end exactly once: the turn lasts until all participants have.
 */
export const make = (
  pool: pg.Pool,
  lane: Lane,
  { beforeAdding = [], isolates = false, maxMembers, name, opening }: GroupOptions
): ((member: GroupMember) => QueryResult<Participant>) => {
  const kind: Kind<Item> = {
    maxTogether: maxMembers,
    maxOfCompany: MAX_OF_COMPANY,
    start: (works, leave) => {
      const members = [...works].sort(inLockOrder)
      pool.connect((error, client) => {
        if (client === undefined) {
          leave()
          for (const { item } of members) item.resume(Effect.fail(error))
          return
        }
        const transaction = new Transaction(
          client,
          opening,
          members.map(({ item }) => item.scope),
          () => {
            if (isolates) isolateCulprits(lane, transaction)
            leave()
          },
          beforeAdding
        )
        transaction.spans = TransactionSpans.begin(
          name,
          transaction.participants,
          members.map(({ item, since }) => ({ span: item.span, since }))
        )
        for (const [index, { item }] of members.entries()) {
          item.resume(Effect.succeed(transaction.participants[index] as Participant))
        }
      })
    }
  }

  return ({ apart, isGone, scope, since, span, subjects }) =>
    Effect.async((resume) => {
      lane.join({
        item: { scope, subject: subjects[0] ?? "", span, resume },
        kind,
        companyId: scope?.name ?? 0,
        apart,
        isGone,
        since,
        refuse: (why) => {
          gotNoTurn(span, name, since, why)
          resume(refusedWork(why))
        }
      })
    })
}

/** As `make`, for work that shares its transactions. */
export const shared = (
  pool: pg.Pool,
  lane: Lane,
  statements: Pick<GroupOptions, "opening" | "beforeAdding">
): ((member: GroupMember) => QueryResult<Participant>) =>
  make(pool, lane, { name: "write", maxMembers: MAX_MEMBERS, ...statements, isolates: true })
