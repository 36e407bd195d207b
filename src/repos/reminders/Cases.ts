/** Cases in PostgreSQL: what is stored of a debtor's case, with the debts and the messages that it is made of. */
// oxlint-disable max-lines -- one repository: its methods, and then each statement that they send
import { Context, Effect, Layer } from "effect"
import {
  type CaseReceivable,
  type CaseState,
  decodeLadder,
  decodeState,
  encodeLadder,
  type LadderState,
  type LockedReceivable,
  type SeenCase
} from "../../domain/dunning/case/StoredCase.ts"
import type { CompanySettings } from "../../domain/Company.ts"
import { type Minima } from "../../domain/dunning/case/Chased.ts"
import { type CaseTotals, MAX_LISTED } from "../../domain/dunning/case/Types.ts"
import type { WaitingPayment } from "../../domain/dunning/case/Reviews.ts"
import type { CaseDates } from "../../domain/dunning/case/Select.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord, Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { announcePlanning } from "../Announcements.ts"
import type { Row, Statement } from "../../postgres/RoundTrip.ts"
import { heldCredit } from "../customers/HeldCredit.ts"
import { attemptColumns, toAttemptRecord } from "./AttemptRows.ts"
import {
  comparableAddress,
  iso,
  type ReachableCustomer,
  receivableColumns,
  recipientColumns,
  toReceivable,
  toRecipient
} from "../Rows.ts"

/** A customer with the number that the links of messages to it carry. */
export interface CaseCustomer extends ReachableCustomer {
  readonly linkNumber: number
}

/** A case as it is stored. */
export interface CaseRow {
  readonly customer: CaseCustomer
  readonly version: number
  readonly state: CaseState
  /** Its attempts are from before there were cases: the state is to be made of them. */
  readonly isOld: boolean
  /** Its open debts by due date; the oldest ones only, unless `isWhole`. */
  readonly receivables: ReadonlyArray<CaseReceivable>
  readonly isWhole: boolean
  /** Whether another transaction has locked some of its debts. They are looked for where debts are locked. */
  readonly isLocked: boolean
  /** Its scheduled attempts; `hasMoreQueued` if there may be more than these. */
  readonly queued: ReadonlyArray<AttemptRecord>
  readonly hasMoreQueued: boolean
  /** By channel, the local date of the last message to the customer's address. */
  readonly messagedOn: Readonly<Record<Channel, string | null>>
  /** Money that has arrived and may be for its debts. */
  readonly waiting: ReadonlyArray<WaitingPayment>
  /** What the company holds for the customer, by currency. It is read where all that a message says is. */
  readonly credit: ReadonlyArray<HeldCredit>
}

/** What is left of a customer's payments that is for no debt yet. */
export interface HeldCredit {
  readonly currency: string
  readonly minor: bigint
}

/** What is read of cases, and what is locked. */
export interface HoldOptions {
  /** `wait`: for whoever has locked a case; `orSkip`: such cases are left out; `read`: nothing is locked. */
  readonly mode: "wait" | "orSkip" | "read"
  /** Whether the debts are locked as well, so that no payment is taken before the end of the transaction. */
  readonly locksDebts?: boolean
  /** Whether all that a message says is read, without a lock on the debts: credit, and the sums of large cases. */
  readonly saysAll?: boolean | undefined
  /** Messages that don't count, because their outcome is being stored. */
  readonly withoutMessages?: ReadonlyArray<number>
}

/** The rest of a case of which not everything was read. */
export interface LargeCase {
  readonly receivables: ReadonlyArray<CaseReceivable>
  readonly totals: CaseTotals | null
  /** Whether another transaction has locked some of them, where debts are locked; those are left out. */
  readonly isLocked: boolean
}

/** What of a large case is read. */
export interface RestOptions {
  readonly dates: CaseDates
  /** What owes less rests: it is counted as that, and takes the place of no debt that is chased. */
  readonly minima: Minima
  /** As in `HoldOptions`. */
  readonly locksDebts: boolean
  /** As in `HoldOptions`; the totals are read then: a message says them, and they cost as much as there are debts. */
  readonly saysAll?: boolean | undefined
}

/** A case that is to be stored. */
export interface CaseChange {
  readonly customerId: number
  readonly state: CaseState
  /**
   * Whether it is planned again in the background: `read`, because other debts of it are to be read by now; `renew`, so
   * that what has ended of all of its debts is not over any more.
   */
  readonly again?: "read" | "renew"
}

/** What the cases were planned by. If a setting of the company is another by now, they are planned again in the background. */
export interface PlannedBy extends Pick<
  CompanySettings,
  "country" | "policyVersion" | "remindersMode" | "timezone"
> {
  readonly onTestClock: boolean
  /** Epoch milliseconds by the company's own time. */
  readonly now: number
}

/** A ladder that is to be stored. */
export interface LadderChange {
  readonly receivableId: number
  readonly ladder: LadderState | null
  readonly said: number
}

export class CasesRepo extends Context.Tag("duebook/CasesRepo")<
  CasesRepo,
  {
    /** Cases of customers, in order of their ids. Customers whom the company does not have are left out. */
    readonly hold: (
      companyId: number,
      customerIds: ReadonlyArray<number>,
      options: HoldOptions
    ) => Effect.Effect<ReadonlyArray<CaseRow>, ServiceUnavailable>
    /** The debts and sums of a case with more debts than are read at once, on the days that divide them. */
    readonly rest: (
      companyId: number,
      customerId: number,
      options: RestOptions
    ) => Effect.Effect<LargeCase, ServiceUnavailable>
    /** Receivables by their ids, read without a lock. */
    readonly receivables: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<CaseReceivable>, ServiceUnavailable>
    /** A customer's open debts after this one, in order of their ids, up to `limit`. */
    readonly debtsAfter: (
      companyId: number,
      customerId: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CaseReceivable>, ServiceUnavailable>
    /** Ids of customers with a case after this one, up to `limit`. */
    readonly customersAfter: (
      companyId: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable>
    /**
     * Stores the first state of cases. Of two transactions that begin the same one, the second has it planned again in the
     * background.
     */
    readonly begin: (
      companyId: number,
      cases: ReadonlyArray<CaseChange>,
      by: PlannedBy
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores the states of cases that are locked. */
    readonly save: (
      companyId: number,
      cases: ReadonlyArray<CaseChange>,
      by: PlannedBy
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores the ladders of receivables that are locked, or whose cases are. */
    readonly saveLadders: (
      companyId: number,
      ladders: ReadonlyArray<LadderChange>
    ) => Effect.Effect<void, ServiceUnavailable>
    /** After a debt has passed to another customer, which the caller has locked: money that may be for it concerns that one. */
    readonly moveReviews: (
      companyId: number,
      receivableId: number,
      customers: { readonly from: number; readonly to: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * After a debt has come or changed, or before it is reminded of for the first time: money that waits is matched again in
     * the background, if there is some. `now` is real time in epoch milliseconds.
     */
    readonly lookAtMoney: (companyId: number, now: number) => Effect.Effect<void, ServiceUnavailable>
    /** Has cases that can't be planned now planned again at `until`, unless a plan is stored before. */
    readonly postpone: (
      companyId: number,
      customerIds: ReadonlyArray<number>,
      until: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Has the cases planned again in the background that were postponed until now. */
    readonly retryDue: (
      companyId: number,
      change: { readonly onTestClock: boolean; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Up to `limit` companies in real time with such cases, and ids above `after`, in order of id. */
    readonly companiesToRetry: (
      now: number,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, ServiceUnavailable>
    /**
     * Has cases planned again in the background whose version is not the one that was seen. It waits for whoever is
     * planning them, so that what the caller has written is seen by that plan or planned again.
     */
    readonly verify: (
      companyId: number,
      seen: ReadonlyArray<{ readonly customerId: number; readonly version: number | null }>,
      change: { readonly onTestClock: boolean; readonly now: number }
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CasesRepo,
    Effect.map(Database, (database) =>
      CasesRepo.of({
        hold: (companyId, customerIds, options) => hold(database, companyId, customerIds, options),
        rest: (companyId, customerId, options) => rest(database, companyId, customerId, options),
        receivables: (companyId, ids) =>
          Effect.map(database.ofCompany(companyId).query(BY_ID, [companyId, ids]), (rows) =>
            rows.map(toCaseReceivable)
          ),
        debtsAfter: (companyId, customerId, after, limit) =>
          Effect.map(
            database.ofCompany(companyId).query(DEBTS_AFTER, [companyId, customerId, after, limit]),
            (rows) => rows.map(toCaseReceivable)
          ),
        customersAfter: (companyId, after, limit) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly customer_id: number }>(CUSTOMERS_AFTER, [companyId, after, limit]),
            (rows) => rows.map(({ customer_id }) => customer_id)
          ),
        begin: (companyId, cases, by) =>
          Effect.zipRight(
            database.execute(BEGIN, [companyId, statesOf(cases), ...valuesOf(by)]),
            announcePlanning(database, by)
          ),
        save: (companyId, cases, by) =>
          cases.length === 0
            ? Effect.void
            : Effect.zipRight(
                database.execute(SAVE, [
                  companyId,
                  statesOf(cases),
                  ...valuesOf(by),
                  cases.map(({ customerId }) => customerId),
                  cases.flatMap(({ again, customerId }) => (again === undefined ? [] : [customerId])),
                  cases.flatMap(({ again, customerId }) => (again === "renew" ? [customerId] : []))
                ]),
                announcePlanning(database, by)
              ),
        saveLadders: (companyId, ladders) =>
          ladders.length === 0
            ? Effect.void
            : database.execute(SAVE_LADDERS, [
                companyId,
                ladders.map(({ receivableId }) => receivableId),
                ladders.map(({ ladder }) => encodeLadder(ladder)),
                ladders.map(({ said }) => said)
              ]),
        ...moneyChanges(database),
        postpone: (companyId, customerIds, until) =>
          Effect.zipRight(
            database.execute(POSTPONE, [companyId, customerIds, iso(until)]),
            database.announce({ kind: "replanning", at: until })
          ),
        retryDue: (companyId, { now, onTestClock }) =>
          database.execute(RETRY_DUE, [companyId, onTestClock, iso(now)]),
        companiesToRetry: (now, after, limit) =>
          Effect.map(database.query<CompanyIdRow>(COMPANIES_TO_RETRY, [iso(now), after, limit]), (rows) =>
            rows.map(({ company_id }) => ({ companyId: company_id }))
          ),
        verify: (companyId, seen, { now, onTestClock }) =>
          Effect.zipRight(
            database.execute(VERIFY, [companyId, ...columnsOf(seen), onTestClock, iso(now)]),
            announcePlanning(database, { now, onTestClock })
          )
      })
    )
  )
}

/** What is done about money that waits. */
const moneyChanges = (
  database: Database["Type"]
): Pick<CasesRepo["Type"], "lookAtMoney" | "moveReviews"> => ({
  moveReviews: (companyId, receivableId, { from, to }) =>
    database.execute(MOVE_REVIEWS, [companyId, from, receivableId, to]),
  lookAtMoney: (companyId, now) =>
    Effect.zipRight(
      database.execute(LOOK_AT_MONEY, [companyId, iso(now)]),
      database.announce({ kind: "statements", at: now })
    )
})

interface CompanyIdRow {
  readonly company_id: number
}

const columnsOf = (seen: ReadonlyArray<{ readonly customerId: number; readonly version: number | null }>) => [
  seen.map(({ customerId }) => customerId),
  seen.map(({ version }) => version)
]

const statesOf = (cases: ReadonlyArray<CaseChange>): string =>
  JSON.stringify(cases.map(({ customerId, state }) => ({ customer_id: customerId, state })))

/** The parameters from `$3` to `$8` of the statements that store plans. */
const valuesOf = ({ country, now, onTestClock, policyVersion, remindersMode, timezone }: PlannedBy) => [
  onTestClock,
  iso(now),
  policyVersion,
  remindersMode,
  timezone,
  country
]

/** Columns of a receivable `t` with its ladder. */
export const caseReceivableColumns = `${receivableColumns}, t.ladder::text as ladder, t.said, t.created_at`

/** A row of `caseReceivableColumns`. */
export const toCaseReceivable = (row: Row): CaseReceivable => ({
  receivable: toReceivable(row),
  createdAt: row["created_at"] as number,
  ladder: decodeLadder((row["ladder"] ?? null) as string | null),
  said: (row["said"] ?? 0) as number
})

/** Of a case, columns that a write sees; of a table `k`. */
export const seenCaseColumns = "k.version as case_version, k.state::text as case_state"

/** A row of `seenCaseColumns`. A case without a state was not planned yet, so nothing can be left as it is. */
export const toSeenCase = (row: Row): SeenCase => {
  const state = (row["case_state"] ?? null) as string | null
  return {
    version: state === null ? null : ((row["case_version"] ?? null) as number | null),
    state: decodeState(state)
  }
}

/** Columns of a receivable `t` that a write has locked, with its customer `c` and the case `k`. */
export const lockedReceivableColumns = `${caseReceivableColumns}, ${seenCaseColumns}, c.timezone as customer_timezone`

/**
 * The tables of these columns, for receivables that hold a condition on `t`, which are locked in the order of their ids. They are
 * locked by themselves: of a row that was waited for, and passed to another customer meanwhile, the join finds that one.
 */
export const lockedReceivableTables = (condition: string, mode: "" | "skip locked" = ""): string => `(
    select * from receivables t where ${condition} order by t.receivable_id for no key update ${mode}
  ) t
  left join customers c on c.company_id = t.company_id and c.customer_id = t.customer_id
  left join cases k on k.company_id = t.company_id and k.customer_id = t.customer_id`

/** A row of `lockedReceivableColumns`. */
export const toLockedReceivable = (row: Row): LockedReceivable => {
  const { createdAt, ladder, receivable, said } = toCaseReceivable(row)
  const timezone = (row["customer_timezone"] ?? null) as string | null
  return { ...receivable, dunning: { createdAt, ladder, said, timezone, seen: toSeenCase(row) } }
}

/** Debts of a case that are read at once: one more than make it large. */
const MAX_READ = MAX_LISTED + 1
/**
 * Scheduled attempts of a customer that are read: one for each channel, but for attempts from before there were cases. If
 * there are more, the case is planned again.
 */
const MAX_QUEUED = 200

const hold = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  customerIds: ReadonlyArray<number>,
  { locksDebts = false, mode, saysAll = locksDebts, withoutMessages = [] }: HoldOptions
): Effect.fn.Return<ReadonlyArray<CaseRow>, ServiceUnavailable> {
  if (customerIds.length === 0) return []
  const ids = [companyId, customerIds]
  const statements: ReadonlyArray<Statement> = [
    { text: CASES[mode], params: ids },
    { text: CUSTOMERS, params: ids },
    { text: locksDebts ? DEBTS_LOCKED : DEBTS, params: ids },
    { text: QUEUED, params: ids },
    { text: MESSAGED_ON, params: [...ids, withoutMessages] },
    { text: saysAll ? REVIEWS_AND_CREDIT : REVIEWS, params: ids }
  ]
  const sends = mode === "read" ? database.ofCompany(companyId).queryAll : database.queryAll
  const results =
    mode === "read"
      ? yield* sends(statements)
      : (yield* sends([{ text: ENSURE, params: ids }, ...statements])).slice(1)
  const [cases = [], customers = [], debts = [], queued = [], messaged = [], money = []] = results
  return toCases({ cases, customers, debts, queued, messaged, money }, mode)
})

type Rows = ReadonlyArray<Row>

const toCases = (
  read: Readonly<Record<"cases" | "customers" | "debts" | "queued" | "messaged" | "money", Rows>>,
  mode: HoldOptions["mode"]
): ReadonlyArray<CaseRow> => {
  const of = (rows: Rows) => Map.groupBy(rows, (row) => row["customer_id"] as number)
  const [cases, debts, queued, messaged, money] = [
    of(read.cases),
    of(read.debts),
    of(read.queued),
    of(read.messaged),
    of(read.money)
  ]
  return read.customers.flatMap((row) => {
    const customer: CaseCustomer = { ...toRecipient(row), linkNumber: row["link_number"] as number }
    const [stored] = cases.get(customer.id) ?? []
    if (stored === undefined && mode !== "read") return []
    const own = debts.get(customer.id) ?? []
    const waiting = queued.get(customer.id) ?? []
    const held = own.filter((each) => each["receivable_id"] !== null)
    const dateOn = (channel: Channel) =>
      ((messaged.get(customer.id) ?? []).find((each) => each["channel"] === channel)?.["sent_on"] ?? null) as
        | string
        | null
    return [
      {
        customer,
        version: (stored?.["version"] ?? 0) as number,
        state: decodeState((stored?.["state"] ?? null) as string | null),
        isOld: (stored?.["is_old"] ?? false) as boolean,
        receivables: held.map(toCaseReceivable),
        isWhole: own.length < MAX_READ,
        isLocked: held.length < own.length,
        queued: waiting.map(toAttemptRecord),
        hasMoreQueued: waiting.length >= MAX_QUEUED,
        messagedOn: { email: dateOn("email"), sms: dateOn("sms") },
        ...toMoney(money.get(customer.id) ?? [])
      }
    ]
  })
}

/** Rows of `REVIEWS` or `REVIEWS_AND_CREDIT`: a review has a time, and credit a sum. */
const toMoney = (rows: Rows): Pick<CaseRow, "credit" | "waiting"> => ({
  waiting: rows.flatMap((row) =>
    row["since"] === null
      ? []
      : [{ receivableId: row["receivable_id"] as number | null, since: row["since"] as number }]
  ),
  credit: rows.flatMap((row) =>
    row["since"] === null
      ? [{ currency: row["currency"] as string, minor: BigInt(row["minor"] as string) }]
      : []
  )
})

/** Ranges of the index `receivables_of_case`. */
const SAID = {
  unnoticed: [0],
  fresh: [0, 1],
  named: [2],
  returning: [4],
  chased: [0, 1, 2, 3, 4],
  resting: [5]
}

/** Debts of a large case that are read together; the dates leave out `from` and include `to`, null is without a bound. */
export interface DebtRange {
  /** As the column `said` has it; 5 for those that rest. */
  readonly said: ReadonlyArray<number>
  readonly from: string | null
  readonly to: string | null
}

/** The ranges of a large case, of each the first by due date, as `selectDebts` takes them. */
export const rangesOf = ({ comingTo, overdueTo }: CaseDates): ReadonlyArray<DebtRange> => [
  { said: SAID.named, from: null, to: overdueTo },
  { said: SAID.fresh, from: null, to: overdueTo },
  { said: SAID.returning, from: null, to: overdueTo },
  { said: SAID.chased, from: null, to: overdueTo },
  { said: SAID.unnoticed, from: overdueTo, to: null },
  { said: SAID.chased, from: overdueTo, to: null },
  { said: SAID.resting, from: null, to: comingTo }
]

const rest = Effect.fnUntraced(function* (
  database: Database["Type"],
  companyId: number,
  customerId: number,
  { dates, locksDebts, minima, saysAll = locksDebts }: RestOptions
): Effect.fn.Return<LargeCase, ServiceUnavailable> {
  const { comingTo, overdueTo } = dates
  const least = [JSON.stringify(minima.set), JSON.stringify(minima.usual), minima.share]
  const ranges = rangesOf(dates).map(({ from, said, to }): Statement => ({
    text: RANGE,
    params: [companyId, customerId, ...least, said, from ?? "-infinity", to ?? "infinity"]
  }))
  const totals = { text: TOTALS, params: [companyId, customerId, ...least, overdueTo, comingTo] }
  const reads = database.ofCompany(companyId)
  const found = yield* reads.queryAll(saysAll ? [...ranges, totals] : ranges)
  const selected = found.slice(0, ranges.length).flat()
  const ids = [...new Set(selected.map((row) => row["receivable_id"] as number))]
  const [rows = []] = yield* reads.queryAll([
    { text: locksDebts ? BY_ID_LOCKED : BY_ID, params: [companyId, ids.toSorted((a, b) => a - b)] }
  ])
  return {
    receivables: rows.map(toCaseReceivable),
    totals: saysAll ? toTotals(found[ranges.length] ?? []) : null,
    isLocked: rows.length < ids.length
  }
})

const toTotals = (rows: Rows): CaseTotals => {
  const overdueSums: Record<string, number> = {}
  const comingSums: Record<string, number> = {}
  const counts = { overdue: 0, coming: 0, resting: 0 }
  for (const row of rows) {
    const [kind, currency] = [row["kind"] as keyof typeof counts, row["currency"] as string]
    counts[kind] += Number(row["debts"])
    const sums = kind === "overdue" ? overdueSums : kind === "coming" ? comingSums : null
    if (sums !== null) sums[currency] = (sums[currency] ?? 0) + Number(row["owed"])
  }
  return { ...counts, overdueSums, comingSums }
}

// Each statement looks up one key after another, so that its plan does not depend on statistics, which may be missing.
const forEachId = (look: string, columns = "t.*"): string => `
  select ${columns} from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (${look}) t`

const ENSURE = `
  insert into cases (company_id, customer_id)
  select $1, c.customer_id from (select distinct id from unnest($2::bigint[]) i (id) order by id) i
  cross join lateral (
    select t.customer_id from customers t where t.company_id = $1 and t.customer_id = i.id
      and not exists (select from cases k where k.company_id = $1 and k.customer_id = i.id offset 0) offset 0
  ) c
  on conflict (company_id, customer_id) do nothing`

const caseOf = (lock: string) =>
  forEachId(`select customer_id, version, state::text as state, is_old from cases
    where company_id = $1 and customer_id = i.id ${lock}`)

const CASES = {
  wait: caseOf("for update"),
  orSkip: caseOf("for update skip locked"),
  read: caseOf("offset 0")
}

const CUSTOMERS = forEachId(
  `select ${recipientColumns}, t.link_number from customers t where t.company_id = $1 and t.customer_id = i.id offset 0`
)

const isOpen = "t.status in ('open', 'partially_paid', 'paused')"

const debtIds = `select t.receivable_id, t.customer_id, t.due_date from receivables t
  where t.company_id = $1 and t.customer_id = i.id and ${isOpen}
  order by t.due_date, t.receivable_id limit ${MAX_READ}`

const DEBTS = forEachId(
  `select ${caseReceivableColumns} from receivables t
    where t.company_id = $1 and t.customer_id = i.id and ${isOpen}
    order by t.due_date, t.receivable_id limit ${MAX_READ}`
)

/** A debt that another transaction has locked is a row without its id. */
const DEBTS_LOCKED = `
  with ids as materialized (${forEachId(debtIds)}), held as materialized (
    select ${caseReceivableColumns} from (select receivable_id from ids order by receivable_id) i
    cross join lateral (
      select * from receivables r where r.company_id = $1 and r.receivable_id = i.receivable_id
      for no key update skip locked
    ) t
  )
  select held.receivable_id, coalesce(held.customer_id, ids.customer_id) as customer_id, held.amount_minor,
    held.paid_minor, held.currency, held.due_date, held.status, held.external_reference, held.description, held.version,
    held.pause_cause, held.paused_until, held.resume_at, held.promised_on, held.ladder, held.said, held.created_at
  from ids left join held using (receivable_id) order by ids.due_date, ids.receivable_id`

const QUEUED = forEachId(
  `select ${attemptColumns} from reminder_attempts t
    where t.company_id = $1 and t.customer_id = i.id and t.status = 'scheduled'
    order by t.channel, t.scheduled_for, t.attempt_id limit ${MAX_QUEUED}`
)

// What is being handed over to the customer counts by its outcome: until then the case is planned as it was decided on.
const MESSAGED_ON = forEachId(
  `select a.channel, m.sent_on from (
     select 'email' as channel, ${comparableAddress.email} as address from customers t
     where t.company_id = $1 and t.customer_id = i.id
     union all
     select 'sms', ${comparableAddress.sms} from customers t where t.company_id = $1 and t.customer_id = i.id
   ) a cross join lateral (
     select max(sent_on) as sent_on from reminder_messages m
     where m.company_id = $1 and m.channel = a.channel and m.address = a.address and m.status in ('sending', 'sent', 'unknown')
       and m.message_id <> all($3::bigint[]) and (m.status <> 'sending' or m.customer_id <> i.id)
   ) m`,
  "i.id as customer_id, t.channel, t.sent_on"
)

/**
 * Rows of money in review that are read of a customer; those that may be for any debt come first. Whoever has more of them
 * is asked for what they are.
 */
const MAX_REVIEWS = 1_000

// Backwards through the index, which has what may be for any debt at its end.
const reviewsOf = (columns: string) => `
  select ${columns} from bank_reviews r where r.company_id = $1 and r.customer_id = i.id
  order by r.receivable_id desc limit ${MAX_REVIEWS}`

const REVIEWS = forEachId(reviewsOf("r.receivable_id, r.since"), "i.id as customer_id, t.*")

const REVIEWS_AND_CREDIT = forEachId(
  `(${reviewsOf("r.receivable_id, r.since, null::text as currency, null::text as minor")})
   union all
   select null, null, held.currency, held.minor from (${heldCredit("i.id")}) held`,
  "i.id as customer_id, t.*"
)

const MOVE_REVIEWS = `
  with moved as (
    delete from bank_reviews r where r.company_id = $1 and r.customer_id = $2 and r.receivable_id = $3 returning r.*
  )
  insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
  select $1, bank_transaction_id, number, $4, receivable_id, since from moved`

const LOOK_AT_MONEY = `
  update bank_looks set asks = asks + 1, asked_at = coalesce(asked_at, $2::timestamptz) where company_id = $1`

const DEBTS_AFTER = `
  select ${caseReceivableColumns} from receivables t
  where t.company_id = $1 and t.customer_id = $2 and t.receivable_id > $3 and ${isOpen}
  order by t.receivable_id limit $4`

const CUSTOMERS_AFTER = `
  select customer_id from cases where company_id = $1 and customer_id > $2 order by customer_id limit $3`

// As `isBelowMinimum` has it; `$3` and `$4` are the minima that are set and the usual ones, by currency.
const isBelow = `(case when $3::jsonb ? t.currency then t.amount_minor - t.paid_minor < ($3::jsonb ->> t.currency)::bigint
  else t.paid_minor > 0 and (t.amount_minor - t.paid_minor) * $5::int < t.amount_minor
    and t.amount_minor - t.paid_minor < coalesce(($4::jsonb ->> t.currency)::bigint, 0) end)`

// Under row-level security PostgreSQL looks for dates in an index only if they are compared with plain values: `coalesce` is
// not leakproof, and would be evaluated for every debt that the customer has.
const RANGE = `
  select r.receivable_id from unnest($6::int[]) s (said) cross join lateral (
    select t.receivable_id, t.due_date from receivables t
    where t.company_id = $1 and t.customer_id = $2 and ${isOpen}
      and (case when t.status = 'paused' then 5 else t.said end) = s.said
      and t.due_date > $7::date and t.due_date <= $8::date
      and (t.status = 'paused' or not ${isBelow})
    order by t.due_date, t.receivable_id limit ${MAX_LISTED}
  ) r order by r.due_date, r.receivable_id limit ${MAX_LISTED}`

const TOTALS = `
  select kind, currency, count(*) as debts, sum(owed)::bigint as owed from (
    select case when t.status = 'paused' or ${isBelow} then 'resting'
        when t.due_date <= $6::date then 'overdue' else 'coming' end as kind,
      t.currency, t.amount_minor - t.paid_minor as owed
    from receivables t where t.company_id = $1 and t.customer_id = $2 and ${isOpen} and t.due_date <= $7::date
  ) d group by kind, currency`

const byId = (lock: string) => `
  select t.* from unnest($2::bigint[]) i (id) cross join lateral (
    select ${caseReceivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = i.id ${lock}
  ) t`
const BY_ID = byId("offset 0")
const BY_ID_LOCKED = byId("for no key update skip locked")

// Whoever has planned by settings that are others by now may be later than the worker that planned all cases by the new ones.
const IS_OVERTAKEN = `not exists (
    select from companies c where c.company_id = $1 and c.policy_version = $5::integer and c.reminders_mode = $6::text
      and c.timezone is not distinct from $7::text and c.country is not distinct from $8::text)`

const BEGIN = `
  with first as materialized (
    select r.customer_id, r.state from json_to_recordset($2::json) r (customer_id bigint, state jsonb)
    order by r.customer_id
  ), begun as (
    insert into cases (company_id, customer_id, state) select $1, customer_id, state from first
    on conflict (company_id, customer_id) do nothing returning customer_id
  )
  insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
  select $1, customer_id, $3, $4 from first
  where customer_id not in (select customer_id from begun) or ${IS_OVERTAKEN}
  on conflict (company_id, customer_id) do nothing`

const SAVE = `
  with saved as (
    update cases k set state = r.state, version = k.version + 1, is_old = false, retry_at = null
    from json_to_recordset($2::json) r (customer_id bigint, state jsonb)
    where k.company_id = $1 and k.customer_id = r.customer_id and k.customer_id = any($9::bigint[])
    returning k.customer_id
  )
  insert into customer_changes as c (company_id, customer_id, on_test_clock, changed_at, renews)
  select $1, customer_id, $3, $4, customer_id = any($11::bigint[]) from saved
  where customer_id = any($10::bigint[]) or ${IS_OVERTAKEN}
  on conflict (company_id, customer_id) do update set renews = true where excluded.renews and not c.renews`

const POSTPONE = "update cases set retry_at = $3 where company_id = $1 and customer_id = any($2::bigint[])"

const RETRY_DUE = `
  with due as (
    update cases set retry_at = null where company_id = $1 and retry_at <= $3 returning customer_id
  )
  insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
  select $1, customer_id, $2, $3 from due
  on conflict (company_id, customer_id) do nothing`

const COMPANIES_TO_RETRY = `
  select distinct k.company_id from cases k join companies c on c.company_id = k.company_id and c.test_clock is null
  where k.retry_at <= $1 and k.company_id > $2 order by k.company_id limit $3`

const SAVE_LADDERS = `
  update receivables t set ladder = r.ladder::jsonb, said = r.said
  from unnest($2::bigint[], $3::text[], $4::int[]) r (receivable_id, ladder, said)
  where t.company_id = $1 and t.receivable_id = r.receivable_id and t.receivable_id = any($2::bigint[])`

// Key share is enough: planning takes the case for update. In order of the ids, so that no two wait for each other.
const VERIFY = `
  with seen as materialized (
    select distinct on (customer_id) customer_id, version from unnest($2::bigint[], $3::bigint[]) s (customer_id, version)
    order by customer_id
  ), held as materialized (
    select h.customer_id, h.version from seen cross join lateral (
      select k.customer_id, k.version from cases k
      where k.company_id = $1 and k.customer_id = seen.customer_id for key share
    ) h
  )
  insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
  select $1, seen.customer_id, $4, $5 from seen left join held using (customer_id)
  where held.version is distinct from seen.version
  on conflict (company_id, customer_id) do nothing`
