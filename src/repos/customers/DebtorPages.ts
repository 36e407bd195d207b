/** What the debtor's page shows of a customer, and when it was opened last, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { DebtorLink } from "../../domain/DebtorToken.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import {
  type CompanyRecord,
  type CompanyRow,
  type CompanyStatus,
  SELECT as SELECT_COMPANY,
  toCompany
} from "../company/Companies.ts"
import {
  type ReachableCustomer,
  receivableColumns,
  recipientColumns,
  toReceivable,
  toRecipient
} from "../Rows.ts"

/** A sum of balances in one currency. */
export interface OpenSum {
  readonly currency: string
  /** Minor units; it may be larger than any single amount. */
  readonly minor: bigint
  readonly count: number
}

/** A customer with what they owe. */
export interface Owing {
  readonly company: CompanyRecord
  readonly customer: ReachableCustomer
  /** Receivables that are neither paid nor cancelled, the earliest due date first; at most as many as were asked for. */
  readonly owed: ReadonlyArray<StoredReceivable>
  /** The sums of all of them, listed or not, in the order of their currencies. */
  readonly sums: ReadonlyArray<OpenSum>
  /** The day in UTC on which the page was opened last; null if it never was. */
  readonly openedOn: string | null
}

export class DebtorPagesRepo extends Context.Tag("duebook/DebtorPagesRepo")<
  DebtorPagesRepo,
  {
    /** The customer of a link, in one round trip; null if the link is void or there is no such customer. */
    readonly look: (link: DebtorLink, limit: number) => Effect.Effect<Owing | null, ServiceUnavailable>
    /** The status of the company, without a lock; null if the link is void or there is no such customer. */
    readonly companyStatus: (link: DebtorLink) => Effect.Effect<CompanyStatus | null, ServiceUnavailable>
    /** Whether the link was once its customer's, before the company made it void. */
    readonly isOutdated: (link: DebtorLink) => Effect.Effect<boolean, ServiceUnavailable>
    /** Notes that the page was opened on a day in UTC; false if that was noted before. */
    readonly open: (link: DebtorLink, day: string) => Effect.Effect<boolean, ServiceUnavailable>
    /** The customer's last dispute about a receivable, as the audit log has it; null for none. */
    readonly lastDispute: (
      companyId: number,
      receivableId: number
    ) => Effect.Effect<string | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    DebtorPagesRepo,
    Effect.map(Database, (database) =>
      DebtorPagesRepo.of({
        look: ({ companyId, customerId, linkNumber }, limit) =>
          Effect.map(
            database.ofCompany(companyId).queryAll(
              [
                { text: `${SELECT_COMPANY} where c.company_id = $1`, params: [companyId] },
                { text: CUSTOMER, params: [companyId, customerId, linkNumber] },
                { text: OWED, params: [companyId, customerId, limit] },
                { text: SUMS, params: [companyId, customerId] }
              ],
              "list"
            ),
            ([companies, customers, owed = [], sums = []]) => {
              const [company] = companies ?? []
              const [customer] = customers ?? []
              return company === undefined || customer === undefined
                ? null
                : {
                    company: toCompany(company as unknown as CompanyRow),
                    customer: toRecipient(customer),
                    owed: owed.map(toReceivable),
                    sums: sums.map(toSum),
                    openedOn: customer["opened_on"] as string | null
                  }
            }
          ),
        companyStatus: ({ companyId, customerId, linkNumber }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly status: CompanyStatus }>(STATUS, [companyId, customerId, linkNumber]),
            ([row]) => row?.status ?? null
          ),
        isOutdated: ({ companyId, customerId, linkNumber }) =>
          Effect.map(
            database.ofCompany(companyId).query(OUTDATED, [companyId, customerId, linkNumber]),
            (rows) => rows.length > 0
          ),
        open: ({ companyId, customerId }, day) =>
          Effect.map(
            database.ofCompany(companyId).query(OPEN, [companyId, customerId, day]),
            (rows) => rows.length > 0
          ),
        lastDispute: (companyId, receivableId) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly text: string | null }>(LAST_DISPUTE, [companyId, receivableId]),
            ([row]) => row?.text ?? null
          )
      })
    )
  )
}

const toSum = (row: Row): OpenSum => ({
  currency: row["currency"] as string,
  minor: BigInt(row["minor"] as string),
  count: row["count"] as number
})

const CUSTOMER = `
  select ${recipientColumns}, p.opened_on
  from customers t left join debtor_pages p on p.company_id = $1 and p.customer_id = t.customer_id
  where t.company_id = $1 and t.customer_id = $2 and t.link_number = $3`

// As the index `receivables_owed` has it.
const ARE_OWED = `
  from receivables t
  where t.company_id = $1 and t.customer_id = $2 and t.status in ('open', 'partially_paid', 'paused')`

const OWED = `
  select ${receivableColumns} ${ARE_OWED} order by t.due_date, t.receivable_id limit $3`

const SUMS = `
  select t.currency, sum(t.amount_minor - t.paid_minor)::text as minor, count(*) as count ${ARE_OWED}
  group by t.currency order by t.currency`

const STATUS = `
  select c.status from customers t join companies c on c.company_id = $1
  where t.company_id = $1 and t.customer_id = $2 and t.link_number = $3`

const OUTDATED =
  "select customer_id from customers where company_id = $1 and customer_id = $2 and link_number > $3"

const OPEN = `
  insert into debtor_pages as p (company_id, customer_id, opened_on) values ($1, $2, $3)
  on conflict (company_id, customer_id) do update set opened_on = excluded.opened_on
    where p.opened_on < excluded.opened_on
  returning p.customer_id`

const LAST_DISPUTE = `
  select details ->> 'text' as text from audit_log
  where company_id = $1 and action = 'receivable.dispute' and subject_id = $2
  order by audit_id desc limit 1`
