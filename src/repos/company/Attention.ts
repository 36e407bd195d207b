/** What waits for a person of the company: the newest of each kind, found by indexes that have few rows. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type {
  AttentionAccounts,
  AttentionKind,
  AttentionPayment,
  AttentionPayments,
  AttentionSection
} from "../../domain/Attention.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { LACKING_ACCOUNTS } from "../bank/StatementAges.ts"

/** Rows of one kind that are counted; where there are more, the count says so. */
const MAX_COUNTED = 100
/** The newest of one kind, which are named. */
const MAX_NAMED = 5

export class AttentionRepo extends Context.Tag("duebook/AttentionRepo")<
  AttentionRepo,
  {
    /**
     * What waits in a company. `today` is its present day, for promises that are over; `since` is the time in epoch
     * milliseconds after which failed and unknown reminders count.
     */
    readonly read: (
      companyId: number,
      at: { readonly today: string; readonly since: number }
    ) => Effect.Effect<ReadonlyArray<AttentionSection>, ServiceUnavailable>
    /**
     * What waits at the bank of a company: money that nobody has said the use of, and accounts without a statement of
     * `statementsFrom` or later; null for none of these.
     */
    readonly bank: (
      companyId: number,
      statementsFrom: string | null
    ) => Effect.Effect<
      { readonly payments: AttentionPayments; readonly accounts: AttentionAccounts },
      ServiceUnavailable
    >
  }
>() {
  static readonly layer = Layer.effect(
    AttentionRepo,
    Effect.map(Database, (database) =>
      AttentionRepo.of({
        bank: (companyId, statementsFrom) =>
          Effect.map(
            database.ofCompany(companyId).queryAll([
              { text: PAYMENTS, params: [companyId, MAX_COUNTED + 1, MAX_NAMED] },
              { text: LACKING_ACCOUNTS, params: [companyId, statementsFrom, MAX_NAMED] }
            ]),
            ([payments = [], accounts = []]) => {
              const total = Number(payments[0]?.["total"] ?? 0)
              return {
                payments: {
                  count: Math.min(total, MAX_COUNTED),
                  isMore: total > MAX_COUNTED,
                  newest: payments.map(toPayment)
                },
                accounts: {
                  count: Number(accounts[0]?.["total"] ?? 0),
                  oldest: accounts.map((row) => ({
                    number: row["number"] as string,
                    statementTo: row["to"] as string
                  }))
                }
              }
            }
          ),
        read: (companyId, { since, today }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<AttentionRow>(READ, [
                companyId,
                today,
                new Date(since).toISOString(),
                MAX_COUNTED + 1,
                MAX_NAMED
              ]),
            (rows) =>
              [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({
                kind,
                count: Math.min(own[0]?.total ?? 0, MAX_COUNTED),
                isMore: (own[0]?.total ?? 0) > MAX_COUNTED,
                newest: own.map((row) => ({
                  receivableId: row.receivable_id,
                  customer: row.customer,
                  reference: row.reference,
                  balanceMinor: row.balance_minor,
                  currency: row.currency,
                  promisedOn: row.promised_on
                }))
              }))
          )
      })
    )
  )
}

interface AttentionRow {
  readonly kind: AttentionKind
  readonly total: number
  readonly receivable_id: number
  readonly customer: string
  readonly reference: string | null
  readonly balance_minor: number
  readonly currency: string
  readonly promised_on: string | null
}

const toPayment = (row: Row): AttentionPayment => ({
  transactionId: row["bank_transaction_id"] as number,
  counterparty: row["counterparty_name"] as string | null,
  amountMinor: row["amount_minor"] as number,
  currency: row["currency"] as string,
  bookedOn: row["booked_on"] as string
})

const waitingAs = (status: "unmatched" | "suggested"): string => `
  (select bank_transaction_id, counterparty_name, amount_minor, currency, booked_on from bank_transactions
   where company_id = $1 and status = '${status}' order by bank_transaction_id desc limit $2)`

/** What goes out, and is no return of money that came in, is ignored from the start. */
const PAYMENTS = `
  select w.*, count(*) over () as total from (${waitingAs("unmatched")} union all ${waitingAs("suggested")}) w
  order by w.bank_transaction_id desc limit $3`

// Failed reminders of a debt that is settled by now wait for nobody.
const troubleOf = (status: "failed" | "unknown"): string => `
  select '${status}' as kind, a.attempt_id as place, a.receivable_id from (
    select attempt_id, receivable_id, updated_at from reminder_attempts
    where company_id = $1 and status = '${status}' order by attempt_id desc limit $4
  ) a join receivables r on r.company_id = $1 and r.receivable_id = a.receivable_id
  where a.updated_at > $3::timestamptz and r.status in ('open', 'partially_paid', 'paused')`

const READ = `
  select n.kind, n.total::int, r.receivable_id, c.display_name as customer, r.external_reference as reference,
    r.amount_minor - r.paid_minor as balance_minor, r.currency, r.promised_on
  from (
    select kind, receivable_id, row_number() over (partition by kind order by place desc) as rank,
      count(*) over (partition by kind) as total
    from (
      (select 'disputed' as kind, receivable_id as place, receivable_id from receivables
       where company_id = $1 and pause_cause = 'disputed' order by receivable_id desc limit $4)
      union all
      (select 'promise_broken', promised_on - date '1970-01-01', receivable_id from receivables
       where company_id = $1 and promised_on < $2::date and promised_on is not null
         and status in ('open', 'partially_paid')
       order by promised_on desc, receivable_id desc limit $4)
      union all ${troubleOf("failed")}
      union all ${troubleOf("unknown")}
    ) found
  ) n
  join receivables r on r.company_id = $1 and r.receivable_id = n.receivable_id
  join customers c on c.company_id = $1 and c.customer_id = r.customer_id
  where n.rank <= $5
  order by n.kind, n.rank`
