/** What the debtor's page shows of a customer, and when it was opened last, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { KnownAddresses, LinkOwner } from "../../domain/LinkAddress.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import {
  type CompanyRecord,
  type CompanyRow,
  SELECT as SELECT_COMPANY,
  toCompany
} from "../company/Companies.ts"
import {
  formerColumns,
  type ReachableCustomer,
  receivableColumns,
  recipientColumns,
  toKnownAddresses,
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

/** What decides whether a link is its customer's. */
export interface LinkStanding {
  /** The present number of the customer: a link from before a merge has another. */
  readonly customerId: number
  readonly company: CompanyRecord
  /** The number of the customer's present links; of the links of one who was merged, the number that those have. */
  readonly linkNumber: number
  readonly addresses: KnownAddresses
}

/** A customer with what they owe. */
export interface Owing extends LinkStanding {
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
    /** The customer of a link, in one round trip; null for no such customer. Whether the link is theirs, it says. */
    readonly look: (owner: LinkOwner, limit: number) => Effect.Effect<Owing | null, ServiceUnavailable>
    /** As `look`, without what is owed and without a lock. */
    readonly standing: (owner: LinkOwner) => Effect.Effect<LinkStanding | null, ServiceUnavailable>
    /** Notes that the page was opened on a day in UTC; false if that was noted before. */
    readonly open: (owner: LinkOwner, day: string) => Effect.Effect<boolean, ServiceUnavailable>
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
        look: (owner, limit) =>
          byLink(database, owner, ({ companyId, customerId }) =>
            Effect.map(
              database
                .ofCompany(companyId)
                .queryAll(
                  [
                    ...standingOf({ companyId, customerId }),
                    { text: OWED, params: [companyId, customerId, limit] },
                    { text: SUMS, params: [companyId, customerId] }
                  ],
                  "list"
                ),
              ([companies, customers, owed = [], sums = []]) => {
                const [customer] = customers ?? []
                const standing = toStanding(companies, customers)
                return standing === null || customer === undefined
                  ? null
                  : {
                      ...standing,
                      customer: toRecipient(customer),
                      owed: owed.map(toReceivable),
                      sums: sums.map(toSum),
                      openedOn: customer["opened_on"] as string | null
                    }
              }
            )
          ),
        standing: (owner) =>
          byLink(database, owner, (known) =>
            Effect.map(
              database.ofCompany(known.companyId).queryAll(standingOf(known)),
              ([companies, customers]) => toStanding(companies, customers)
            )
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

/** What is found by the customer of a link; of one who was merged, by who that is by now, with the number of those links. */
const byLink = <A extends LinkStanding>(
  database: Database["Type"],
  owner: LinkOwner,
  find: (owner: LinkOwner) => Effect.Effect<A | null, ServiceUnavailable>
): Effect.Effect<A | null, ServiceUnavailable> =>
  Effect.flatMap(find(owner), (found) => {
    if (found !== null) return Effect.succeed(found)
    const { companyId, customerId } = owner
    return Effect.flatMap(
      database
        .ofCompany(companyId)
        .query<{ readonly present_id: number; readonly link_number: number }>(ALIAS, [companyId, customerId]),
      ([alias]) =>
        alias === undefined
          ? Effect.succeed(null)
          : Effect.map(find({ companyId, customerId: alias.present_id }), (present) =>
              present === null ? null : { ...present, linkNumber: alias.link_number }
            )
    )
  })

const ALIAS =
  "select present_id, link_number from customer_aliases where company_id = $1 and customer_id = $2"

const toSum = (row: Row): OpenSum => ({
  currency: row["currency"] as string,
  minor: BigInt(row["minor"] as string),
  count: row["count"] as number
})

const standingOf = ({ companyId, customerId }: LinkOwner) => [
  { text: `${SELECT_COMPANY} where c.company_id = $1`, params: [companyId] },
  { text: CUSTOMER, params: [companyId, customerId] }
]

const toStanding = (
  companies: ReadonlyArray<Row> = [],
  customers: ReadonlyArray<Row> = []
): LinkStanding | null => {
  const [company] = companies
  const [customer] = customers
  return company === undefined || customer === undefined
    ? null
    : {
        customerId: customer["customer_id"] as number,
        company: toCompany(company as unknown as CompanyRow),
        linkNumber: customer["link_number"] as number,
        addresses: toKnownAddresses(customer)
      }
}

const CUSTOMER = `
  select ${recipientColumns}, ${formerColumns}, t.link_number, p.opened_on
  from customers t left join debtor_pages p on p.company_id = $1 and p.customer_id = t.customer_id
  where t.company_id = $1 and t.customer_id = $2`

// As the index `receivables_owed` has it.
const ARE_OWED = `
  from receivables t
  where t.company_id = $1 and t.customer_id = $2 and t.status in ('open', 'partially_paid', 'paused')`

const OWED = `
  select ${receivableColumns} ${ARE_OWED} order by t.due_date, t.receivable_id limit $3`

const SUMS = `
  select t.currency, sum(t.amount_minor - t.paid_minor)::text as minor, count(*) as count ${ARE_OWED}
  group by t.currency order by t.currency`

const OPEN = `
  insert into debtor_pages as p (company_id, customer_id, opened_on) values ($1, $2, $3)
  on conflict (company_id, customer_id) do update set opened_on = excluded.opened_on
    where p.opened_on < excluded.opened_on
  returning p.customer_id`

const LAST_DISPUTE = `
  select details ->> 'text' as text from audit_log
  where company_id = $1 and action = 'receivable.dispute' and subject_id = $2
  order by audit_id desc limit 1`
