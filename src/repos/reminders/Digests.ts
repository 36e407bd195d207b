/** Events for digests, and when the digests are due, in PostgreSQL. */
// oxlint-disable max-lines-per-function -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type DigestEvent, type DigestKind, MAX_DETAIL_LENGTH } from "../../domain/Digest.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { addable, inserting } from "../../postgres/RowInsert.ts"
import { LACKING_ACCOUNTS, STATEMENTS_TO } from "../bank/StatementAges.ts"
import { IN_REVIEW } from "./InReview.ts"
import { iso } from "../Rows.ts"

/**
 * An event, or what waits, with what its subject is called; null where it is not about such a thing. The detail of an account
 * without a new statement is the last day of its newest one.
 */
export interface NamedEvent extends Omit<DigestEvent, "kind"> {
  readonly kind: DigestKind
  readonly customer: string | null
  /** The receivable's reference, the bill's label, or the bank account's number. */
  readonly reference: string | null
  readonly balanceMinor: number | null
  readonly currency: string | null
}

/** Whom a mail about a company goes to. */
export interface MailReader {
  readonly email: string
  /** BCP 47; null where the person has not chosen. */
  readonly locale: string | null
}

/** Events that a digest has read, and how many of each kind there are. */
export interface EventsRead {
  readonly counts: ReadonlyArray<{ readonly kind: DigestKind; readonly count: number }>
  /** Up to `MAX_LINES` of each kind, oldest first. */
  readonly events: ReadonlyArray<NamedEvent>
}

/** Events of one kind that a digest names; it counts the others. */
export const MAX_LINES = 20
/** Owners and admins who get the digest of one company. */
const MAX_READERS = 50

type ReadersOf = (companyId: number) => Effect.Effect<ReadonlyArray<MailReader>, ServiceUnavailable>

export class DigestsRepo extends Context.Tag("duebook/DigestsRepo")<
  DigestsRepo,
  {
    /** Adds events, and says that a digest is due at `dueAt` unless one is due earlier. Times in epoch milliseconds. */
    readonly add: (
      companyId: number,
      events: ReadonlyArray<DigestEvent>,
      times: { readonly at: number; readonly dueAt: number; readonly onTestClock: boolean }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Says that a digest is due at `dueAt`, unless one is due earlier. It tells of what waits then, if anything does. */
    readonly wake: (
      companyId: number,
      times: { readonly dueAt: number; readonly onTestClock: boolean }
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Of the company's bank accounts with statements, the last day of the newest statement of that which lacks one for
     * longest; null if there was none yet.
     */
    readonly statementsTo: (companyId: number) => Effect.Effect<string | null, ServiceUnavailable>
    /** Up to `limit` companies in real time whose digest is due, with ids above `after`, in order of id. */
    readonly companiesDue: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /** When a company's digest is due; null if there is nothing to say. */
    readonly dueAt: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** As `dueAt`, with the row locked until the transaction ends; null if another one has locked it. */
    readonly lockDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /**
     * Reads the events of the company that still need somebody, and removes all of them with the row that says when the
     * digest is due. What is settled or cancelled needs nobody, nor does a dispute that was dealt with. Reads besides
     * which reminders wait for a payment in review, and which accounts have no statement of `statementsFrom` or later;
     * null for none.
     */
    readonly take: (
      companyId: number,
      statementsFrom: string | null
    ) => Effect.Effect<EventsRead, ServiceUnavailable>
    /** The verified addresses of a company's owners and admins who want digests. Not in a company's transaction. */
    readonly readers: ReadersOf
    /** The same of those who want to know each morning what leaves. */
    readonly morningReaders: ReadersOf
  }
>() {
  static readonly layer = Layer.effect(
    DigestsRepo,
    Effect.map(Database, (database) =>
      DigestsRepo.of({
        add: (companyId, events, { at, dueAt, onTestClock }) =>
          events.length === 0
            ? Effect.void
            : Effect.zipRight(
                database.queryAll([
                  { text: MARK_DUE, params: [companyId, iso(dueAt), onTestClock] },
                  inserting(
                    ADD,
                    events.map(({ customerId, detail, kind, payableId, receivableId }) => [
                      companyId,
                      kind,
                      customerId,
                      receivableId,
                      payableId,
                      detail === null ? null : [...detail].slice(0, MAX_DETAIL_LENGTH).join(""),
                      iso(at)
                    ])
                  )
                ]),
                onTestClock ? Effect.void : database.announce({ kind: "digests", at: dueAt })
              ),
        companiesDue: (now, after, limit) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(COMPANIES_DUE, [iso(now), after, limit]),
            (rows) => rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        dueAt: (companyId) =>
          Effect.map(
            database.ofCompany(companyId).query<DueRow>(DUE, [companyId]),
            ([row]) => row?.due_at ?? null
          ),
        lockDue: (companyId) =>
          Effect.map(
            database.query<DueRow>(`${DUE} for update skip locked`, [companyId]),
            ([row]) => row?.due_at ?? null
          ),
        wake: (companyId, { dueAt, onTestClock }) =>
          Effect.zipRight(
            database.execute(MARK_DUE, [companyId, iso(dueAt), onTestClock]),
            onTestClock ? Effect.void : database.announce({ kind: "digests", at: dueAt })
          ),
        statementsTo: (companyId) =>
          Effect.map(
            database.query<{ readonly to: string | null }>(STATEMENTS_TO, [companyId]),
            ([row]) => row?.to ?? null
          ),
        take: (companyId, statementsFrom) => take(database, companyId, statementsFrom),
        readers: (companyId) => readersBy(database, companyId, "digest"),
        morningReaders: (companyId) => readersBy(database, companyId, "morning_mail")
      })
    )
  )
}

const take = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  statementsFrom: string | null
): Effect.fn.Return<EventsRead, ServiceUnavailable> {
  const [counts = [], events = [], reviews = [], accounts = []] = yield* database.queryAll([
    { text: COUNTS, params: [companyId] },
    { text: EVENTS, params: [companyId, MAX_LINES] },
    { text: IN_REVIEW, params: [companyId, MAX_LINES] },
    { text: LACKING_ACCOUNTS, params: [companyId, statementsFrom, MAX_LINES] },
    { text: "delete from digest_events where company_id = $1", params: [companyId] },
    { text: "delete from digests_due where company_id = $1", params: [companyId] }
  ])
  return {
    counts: [
      ...counts.map((row) => ({ kind: row["kind"] as DigestKind, count: Number(row["count"]) })),
      ...countOf("payment_in_review", reviews),
      ...countOf("no_statement", accounts)
    ],
    events: [
      ...events.map((row) => toNamedEvent(row as unknown as EventRow)),
      ...reviews.map((row) => toNamedEvent({ ...(row as unknown as EventRow), ...inReview })),
      ...accounts.map((row) => lackingAccount(row["number"] as string, row["to"] as string))
    ]
  }
})

interface DueRow {
  readonly due_at: number
}

const MARK_DUE = `
  insert into digests_due as d (company_id, due_at, on_test_clock) values ($1, $2, $3)
  on conflict (company_id) do update set due_at = least(d.due_at, excluded.due_at)`

const ADD = addable({
  into: "digest_events",
  columns: {
    company_id: "bigint",
    kind: "text",
    customer_id: "bigint",
    receivable_id: "bigint",
    payable_id: "bigint",
    detail: "text",
    at: "timestamptz"
  }
})

const COMPANIES_DUE = `
  select company_id from digests_due
  where not on_test_clock and due_at <= $1 and company_id > $2 order by company_id limit $3`

const DUE = "select due_at from digests_due where company_id = $1"

/** The company's events that still need somebody. What is about an address needs somebody whatever is owed. */
const NEEDED = `
  select e.* from digest_events e
  left join receivables r on r.company_id = $1 and r.receivable_id = e.receivable_id
  left join payables p on p.company_id = $1 and p.payable_id = e.payable_id
  where e.company_id = $1 and (
    e.kind in ('bounced', 'opted_out')
    or (
      coalesce(r.status, p.status, 'open') not in ('paid', 'cancelled')
      and (e.kind <> 'disputed' or r.receivable_id is null or r.pause_cause = 'disputed')
    )
  )`

const COUNTS = `select kind, count(*) as count from (${NEEDED}) needed group by kind`

const EVENTS = `
  select e.*, c.display_name as customer, coalesce(r.external_reference, p.bill_label) as reference,
    coalesce(r.amount_minor - r.paid_minor, p.amount_minor) as balance_minor,
    coalesce(r.currency, p.currency) as currency
  from (
    select *, row_number() over (partition by kind order by digest_event_id) as place
    from (${NEEDED}) needed
  ) e
  left join customer_aliases a on a.company_id = $1 and a.customer_id = e.customer_id
  left join customers c on c.company_id = $1 and c.customer_id = coalesce(a.present_id, e.customer_id)
  left join receivables r on r.company_id = $1 and r.receivable_id = e.receivable_id
  left join payables p on p.company_id = $1 and p.payable_id = e.payable_id
  where e.place <= $2 order by e.digest_event_id`

const countOf = (kind: DigestKind, found: ReadonlyArray<Row>): EventsRead["counts"] =>
  found.length === 0 ? [] : [{ kind, count: Number(found[0]?.["total"]) }]

const inReview = { kind: "payment_in_review", payable_id: null, detail: null } as const

const lackingAccount = (number: string, to: string): NamedEvent => ({
  kind: "no_statement",
  customerId: null,
  receivableId: null,
  payableId: null,
  detail: to,
  customer: null,
  reference: number,
  balanceMinor: null,
  currency: null
})

interface EventRow {
  readonly kind: DigestKind
  readonly customer_id: number | null
  readonly receivable_id: number | null
  readonly payable_id: number | null
  readonly detail: string | null
  readonly customer: string | null
  readonly reference: string | null
  readonly balance_minor: number | null
  readonly currency: string | null
}

const toNamedEvent = (row: EventRow): NamedEvent => ({
  kind: row.kind,
  customerId: row.customer_id,
  receivableId: row.receivable_id,
  payableId: row.payable_id,
  detail: row.detail,
  customer: row.customer,
  reference: row.reference,
  balanceMinor: row.balance_minor,
  currency: row.currency
})

const readersBy = (
  database: Database["Type"],
  companyId: number,
  wish: "digest" | "morning_mail"
): Effect.Effect<ReadonlyArray<MailReader>, ServiceUnavailable> =>
  Effect.flatMap(
    database.ofCompany(companyId).query<ReaderRow>(readersOf(wish), [companyId, MAX_READERS]),
    (readers) =>
      readers.length === 0
        ? Effect.succeed([])
        : Effect.map(database.query<LocaleRow>(LOCALES, [readers.map(({ user_id }) => user_id)]), (rows) => {
            const locales = new Map(rows.map(({ locale, user_id }) => [user_id, locale]))
            return readers.map(({ email, user_id }) => ({ email, locale: locales.get(user_id) ?? null }))
          })
  )

interface ReaderRow {
  readonly user_id: number
  readonly email: string
}

interface LocaleRow {
  readonly user_id: number
  readonly locale: string | null
}

/** How people read is no company's to know, so that it is asked for besides. */
const LOCALES = "select user_id, locale from users where user_id = any($1::bigint[])"

const readersOf = (wish: "digest" | "morning_mail") => `
  select u.user_id, u.email from memberships m join users u on u.user_id = m.user_id
  where m.company_id = $1 and m.removed_at is null and m.role in ('owner', 'admin')
    and u.email_verified_at is not null and u.${wish}
  order by m.created_at, m.user_id limit $2`
