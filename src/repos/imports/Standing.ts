/**
 * What stands in the book that rows of a file may be, in PostgreSQL: each look by an index and up to a limit. Looks by names
 * and references are made outside of transactions, which row-level security confines.
 */
import { Context, Effect, Layer } from "effect"
import type { Customer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StandingBill, StandingDebt } from "../../domain/imports/Difference.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { customerColumns, toCustomer } from "../Rows.ts"

/** What a row of a list of debts is looked up by; `reference` is null where only name and due date can tell. */
export interface SoughtDebt {
  readonly name: string
  readonly reference: string | null
  readonly dueDate: string
}

/** A customer to be found. */
export interface SoughtCustomer {
  readonly displayName: string
  readonly email: string | null
}

/** Receivables or bills of one reference, and customers of one name, that are looked at. */
const MAX_OF_ONE = 20

export class StandingRepo extends Context.Tag("duebook/StandingRepo")<
  StandingRepo,
  {
    /** Receivables with these references, and those without one of these customers and due dates with ids up to `newestId`. */
    readonly debts: (
      companyId: number,
      sought: ReadonlyArray<SoughtDebt>,
      newestId: number | null
    ) => Effect.Effect<ReadonlyArray<StandingDebt>, ServiceUnavailable>
    /** Bills, likewise. */
    readonly bills: (
      companyId: number,
      sought: ReadonlyArray<SoughtDebt>,
      newestId: number | null
    ) => Effect.Effect<ReadonlyArray<StandingBill>, ServiceUnavailable>
    /** Customers with these names, whatever their case, or these addresses; the oldest first. */
    readonly customers: (
      companyId: number,
      sought: ReadonlyArray<SoughtCustomer>
    ) => Effect.Effect<ReadonlyArray<Customer>, ServiceUnavailable>
    /** Receivables of a status with ids above `after` and up to `upTo`, in the order of their ids. */
    readonly debtsOfStatus: (
      companyId: number,
      status: "open" | "partially_paid" | "paused",
      range: { readonly after: number; readonly upTo: number; readonly limit: number }
    ) => Effect.Effect<ReadonlyArray<StandingDebt>, ServiceUnavailable>
    /** Open bills, likewise. */
    readonly openBills: (
      companyId: number,
      range: { readonly after: number; readonly upTo: number; readonly limit: number }
    ) => Effect.Effect<ReadonlyArray<StandingBill>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    StandingRepo,
    Effect.map(Database, (database) => {
      const query = (companyId: number, text: string, params: ReadonlyArray<unknown>) =>
        database.ofCompany(companyId).query(text, [companyId, ...params])
      // Row-level security would keep these from indexes of names and references in lower case.
      const lookUp = (companyId: number, text: string, params: ReadonlyArray<unknown>) =>
        database.query(text, [companyId, ...params])
      const either = (
        companyId: number,
        [named, unnamed]: readonly [string, string],
        sought: ReadonlyArray<SoughtDebt>,
        newestId: number | null
      ) => {
        const references = [...new Set(sought.flatMap(({ reference }) => reference ?? []))]
        const others = sought.filter(({ reference }) => reference === null)
        return Effect.zipWith(
          references.length === 0 ? Effect.succeed([]) : lookUp(companyId, named, [references]),
          others.length === 0
            ? Effect.succeed([])
            : lookUp(companyId, unnamed, [
                others.map(({ name }) => name),
                others.map(({ dueDate }) => dueDate),
                newestId ?? Number.MAX_SAFE_INTEGER
              ]),
          (one, other) => [...one, ...other]
        )
      }
      return StandingRepo.of({
        debts: (companyId, sought, newestId) =>
          Effect.map(either(companyId, [DEBTS, DEBTS_UNNAMED], sought, newestId), (rows) => rows.map(toDebt)),
        bills: (companyId, sought, newestId) =>
          Effect.map(either(companyId, [BILLS, BILLS_UNNAMED], sought, newestId), (rows) => rows.map(toBill)),
        customers: (companyId, sought) =>
          sought.length === 0
            ? Effect.succeed([])
            : Effect.map(
                lookUp(companyId, CUSTOMERS, [
                  [...new Set(sought.map(({ displayName }) => displayName))],
                  [...new Set(sought.flatMap(({ email }) => email ?? []))]
                ]),
                (rows) => rows.map(toCustomer)
              ),
        debtsOfStatus: (companyId, status, { after, limit, upTo }) =>
          Effect.map(query(companyId, DEBTS_OF_STATUS, [status, after, upTo, limit]), (rows) =>
            rows.map(toDebt)
          ),
        openBills: (companyId, { after, limit, upTo }) =>
          Effect.map(query(companyId, OPEN_BILLS, [after, upTo, limit]), (rows) => rows.map(toBill))
      })
    })
  )
}

const toDebt = (row: Row): StandingDebt => ({
  id: row["receivable_id"] as number,
  customerId: row["customer_id"] as number,
  displayName: row["display_name"] as string,
  email: row["email"] as string | null,
  reference: row["external_reference"] as string | null,
  amountMinor: row["amount_minor"] as number,
  paidMinor: row["paid_minor"] as number,
  currency: row["currency"] as string,
  dueDate: row["due_date"] as string,
  status: row["status"] as StandingDebt["status"],
  description: row["description"] as string | null
})

const toBill = (row: Row): StandingBill => ({
  id: row["payable_id"] as number,
  billLabel: row["bill_label"] as string,
  reference: row["external_reference"] as string | null,
  amountMinor: row["amount_minor"] as number,
  currency: row["currency"] as string,
  dueDate: row["due_date"] as string,
  status: row["status"] as StandingBill["status"],
  description: row["description"] as string | null
})

const debtColumns = `t.receivable_id, t.customer_id, c.display_name, c.email, t.external_reference, t.amount_minor,
  t.paid_minor, t.currency, t.due_date, t.status, t.description`

const withCustomer = "join customers c on c.company_id = $1 and c.customer_id = t.customer_id"

// Who was merged into somebody is named as before in the files of other programs: such a debt is a row by each of the names.
const withNames = `cross join lateral (
    (select n.display_name, n.email from customers n where n.company_id = $1 and n.customer_id = t.customer_id)
    union all
    (select a.display_name, a.email from customer_aliases a
     where a.company_id = $1 and a.present_id = t.customer_id order by a.customer_id limit ${MAX_OF_ONE})
  ) c`

// The index is of references in lower case.
const DEBTS = `
  select ${debtColumns} from unnest($2::text[]) q (reference)
  cross join lateral (
    select * from receivables r
    where r.company_id = $1 and r.external_reference = q.reference
      and lower(r.external_reference) collate "C" = lower(q.reference) collate "C"
    order by lower(r.external_reference) collate "C", r.receivable_id limit ${MAX_OF_ONE}) t ${withNames}`

const DEBTS_UNNAMED = `
  select distinct on (t.receivable_id) ${debtColumns} from unnest($2::text[], $3::date[]) q (name, due_date)
  cross join lateral (
    (select n.customer_id, n.display_name, n.email from customers n
     where n.company_id = $1 and lower(n.display_name) collate "C" = lower(q.name) collate "C"
     order by lower(n.display_name) collate "C", n.customer_id limit ${MAX_OF_ONE})
    union all
    (select a.present_id, a.display_name, a.email from customer_aliases a
     where a.company_id = $1 and lower(a.display_name) collate "C" = lower(q.name) collate "C"
     order by lower(a.display_name) collate "C", a.customer_id limit ${MAX_OF_ONE})) c
  cross join lateral (
    select * from receivables r
    where r.company_id = $1 and r.customer_id = c.customer_id and r.due_date = q.due_date
      and r.external_reference is null and r.receivable_id <= $4
    order by r.receivable_id limit ${MAX_OF_ONE}) t
  order by t.receivable_id`

const DEBTS_OF_STATUS = `
  select ${debtColumns} from (
    select * from receivables r
    where r.company_id = $1 and r.status = $2 and r.receivable_id > $3 and r.receivable_id <= $4
    order by r.receivable_id limit $5) t ${withCustomer} order by t.receivable_id`

const billColumns =
  "t.payable_id, t.bill_label, t.external_reference, t.amount_minor, t.currency, t.due_date, t.status, t.description"

const BILLS = `
  select s.* from unnest($2::text[]) q (reference)
  cross join lateral (
    select ${billColumns} from payables t where t.company_id = $1 and t.external_reference = q.reference
    order by t.payable_id limit ${MAX_OF_ONE}) s`

const BILLS_UNNAMED = `
  select distinct on (s.payable_id) s.* from unnest($2::text[], $3::date[]) q (name, due_date)
  cross join lateral (
    select ${billColumns} from payables t
    where t.company_id = $1 and t.status in ('open', 'paid') and t.due_date = q.due_date
      and lower(t.bill_label) = lower(q.name) and t.external_reference is null and t.payable_id <= $4
    order by t.payable_id limit ${MAX_OF_ONE}) s
  order by s.payable_id`

const OPEN_BILLS = `
  select ${billColumns} from payables t
  where t.company_id = $1 and t.status = 'open' and t.payable_id > $2 and t.payable_id <= $3
  order by t.payable_id limit $4`

const formerColumns = `p.customer_id, a.display_name, a.email, p.phone_e164, p.preferred_locale, p.timezone, p.version`

const presentOf = "join customers p on p.company_id = $1 and p.customer_id = a.present_id"

// Who was merged into somebody is found as that one, by the name and the address from before.
const CUSTOMERS = `
  select ${customerColumns} from (
    select ${customerColumns.replaceAll("t.", "s.")}, false as is_former from unnest($2::text[]) q (name)
    cross join lateral (
      select * from customers n
      where n.company_id = $1 and lower(n.display_name) collate "C" = lower(q.name) collate "C"
      order by lower(n.display_name) collate "C", n.customer_id limit ${MAX_OF_ONE}) s
    union
    select ${customerColumns.replaceAll("t.", "s.")}, false from unnest($3::text[]) q (email)
    cross join lateral (
      select * from customers e where e.company_id = $1 and e.email = q.email
      order by e.email, e.customer_id limit ${MAX_OF_ONE}) s
    union
    select ${formerColumns}, true from unnest($2::text[]) q (name)
    cross join lateral (
      select * from customer_aliases n
      where n.company_id = $1 and lower(n.display_name) collate "C" = lower(q.name) collate "C"
      order by lower(n.display_name) collate "C", n.customer_id limit ${MAX_OF_ONE}) a ${presentOf}
    union
    select ${formerColumns}, true from unnest($3::text[]) q (email)
    cross join lateral (
      select * from customer_aliases e
      where e.company_id = $1 and lower(e.email collate "C") = lower(q.email collate "C")
      order by lower(e.email collate "C"), e.customer_id limit ${MAX_OF_ONE}) a ${presentOf}
  ) t order by t.is_former, t.customer_id`
