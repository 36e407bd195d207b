/** Money from customers that people record for several debts at once, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { StoredReceivable } from "../../domain/Pause.ts"
import { MAX_SPREAD, type Deposit } from "../../domain/Deposit.ts"
import { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import * as ClaimRead from "../ClaimRead.ts"
import { iso, receivableColumns, toReceivable } from "../Rows.ts"
import { claimedFirst } from "../StoredReplies.ts"
import { MAX_HELD } from "./HeldCredit.ts"

/** Deposits of one customer that are shown, the newest. */
const MAX_SHOWN = 20

/** A deposit as its customer's page shows it. */
export interface SeenDeposit extends Deposit {
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A payment that is a part of a deposit and counts. */
export interface DepositPayment {
  readonly id: number
  readonly receivableId: number
  readonly amountMinor: number
}

export class DepositsRepo extends Context.Tag("duebook/DepositsRepo")<
  DepositsRepo,
  {
    /** An id for a new deposit. */
    readonly newId: ClaimRead.ClaimRead<number>
    /** Those of a customer of which something is left, the oldest first, locked until the transaction ends. */
    readonly lockHeld: (
      companyId: number,
      customerId: number,
      currency: string
    ) => ClaimRead.ClaimRead<ReadonlyArray<Deposit>>
    /** One of a customer, locked until the transaction ends; null for none. */
    readonly findForUpdate: (
      companyId: number,
      customerId: number,
      id: number
    ) => Effect.Effect<Deposit | null, ServiceUnavailable>
    /** Its payments that count, by their debts. */
    readonly payments: (
      companyId: number,
      id: number
    ) => Effect.Effect<ReadonlyArray<DepositPayment>, ServiceUnavailable>
    /** The newest of a customer, the newest first. */
    readonly ofCustomer: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenDeposit>, ServiceUnavailable>
    /** What of a customer's deposits is left, by currency; of as many as are spent at once. */
    readonly held: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<
      ReadonlyArray<{ readonly currency: string; readonly minor: number }>,
      ServiceUnavailable
    >
    /** What a customer owes, the earliest due first; as many as one deposit is spread over. */
    readonly openDebts: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<StoredReceivable>, ServiceUnavailable>
    /** Inserts one under an id from `newId`, at the latest with the commit. */
    readonly insertAs: (
      companyId: number,
      deposit: Deposit,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Stores locked ones as they are now, at the latest with the commit. */
    readonly store: (
      companyId: number,
      deposits: ReadonlyArray<Deposit>,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
    /** A payment of it was reversed by itself: what that took is left again. */
    readonly takeOff: (
      companyId: number,
      id: number,
      amountMinor: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    DepositsRepo,
    Effect.map(Database, (database) =>
      DepositsRepo.of({
        newId: ClaimRead.newId(database, "deposits", "deposit_id"),
        lockHeld: (companyId, customerId, currency) => {
          const params = [companyId, customerId, currency]
          return ClaimRead.one(database, {
            alone: { text: lockHeld(""), params },
            afterClaim: (key) => ({
              text: lockHeld(` and ${claimedFirst("$1", "$4")}`),
              params: [...params, key]
            }),
            toValue: (rows) => rows.map(toDeposit)
          })
        },
        findForUpdate: (companyId, customerId, id) =>
          Effect.map(database.query(FIND_FOR_UPDATE, [companyId, customerId, id]), ([row]) =>
            row === undefined ? null : toDeposit(row)
          ),
        payments: (companyId, id) =>
          Effect.map(database.ofCompany(companyId).query(PAYMENTS, [companyId, id]), (rows) =>
            rows.map((row) => ({
              id: row["payment_id"] as number,
              receivableId: row["receivable_id"] as number,
              amountMinor: row["amount_minor"] as number
            }))
          ),
        ofCustomer: (companyId, customerId) =>
          Effect.map(
            database.ofCompany(companyId).query(OF_CUSTOMER, [companyId, customerId, MAX_SHOWN]),
            (rows) => rows.map((row) => ({ ...toDeposit(row), createdAt: row["created_at"] as number }))
          ),
        held: (companyId, customerId) =>
          Effect.map(database.ofCompany(companyId).query(HELD, [companyId, customerId]), (rows) =>
            rows.map((row) => ({ currency: row["currency"] as string, minor: Number(row["minor"]) }))
          ),
        openDebts: (companyId, customerId) =>
          Effect.map(
            database.ofCompany(companyId).query(OPEN_DEBTS, [companyId, customerId, MAX_SPREAD]),
            (rows) => rows.map(toReceivable)
          ),
        insertAs: (companyId, one, now) =>
          database.execute(INSERT, [
            companyId,
            one.id,
            one.customerId,
            one.amountMinor,
            one.currency,
            one.paidOn,
            one.appliedMinor,
            iso(now)
          ]),
        store: (companyId, all, now) =>
          all.length === 0
            ? Effect.void
            : database.execute(STORE, [
                companyId,
                all.map(({ id }) => id),
                all.map(({ appliedMinor }) => appliedMinor),
                all.map(({ repaidMinor }) => repaidMinor),
                all.map(({ isReversed }) => isReversed),
                iso(now)
              ]),
        takeOff: (companyId, id, amountMinor) => database.execute(TAKE_OFF, [companyId, id, amountMinor])
      })
    )
  )
}

const columns = `t.deposit_id, t.customer_id, t.amount_minor, t.currency, t.paid_on, t.applied_minor, t.repaid_minor,
  t.reversed_at, t.created_at`

const toDeposit = (row: Row): Deposit => ({
  id: row["deposit_id"] as number,
  customerId: row["customer_id"] as number,
  amountMinor: row["amount_minor"] as number,
  currency: row["currency"] as string,
  paidOn: row["paid_on"] as string,
  appliedMinor: row["applied_minor"] as number,
  repaidMinor: row["repaid_minor"] as number,
  isReversed: row["reversed_at"] !== null
})

const isHeld = "t.reversed_at is null and t.applied_minor + t.repaid_minor < t.amount_minor"

const lockHeld = (condition: string): string => `
  select ${columns} from deposits t
  where t.company_id = $1 and t.customer_id = $2 and ${isHeld} and t.currency = $3${condition}
  order by t.deposit_id limit ${MAX_HELD} for no key update`

const FIND_FOR_UPDATE = `
  select ${columns} from deposits t
  where t.company_id = $1 and t.customer_id = $2 and t.deposit_id = $3 for no key update`

const PAYMENTS = `
  select t.payment_id, t.receivable_id, t.amount_minor from payments t
  where t.company_id = $1 and t.deposit_id = $2 and t.deposit_id is not null and t.status = 'recorded'
  order by t.receivable_id, t.payment_id`

const OF_CUSTOMER = `
  select ${columns} from deposits t where t.company_id = $1 and t.customer_id = $2
  order by t.deposit_id desc limit $3`

const HELD = `
  select held.currency, sum(held.minor)::text as minor from (
    select t.currency, t.amount_minor - t.applied_minor - t.repaid_minor as minor from deposits t
    where t.company_id = $1 and t.customer_id = $2 and ${isHeld} order by t.deposit_id limit ${MAX_HELD}
  ) held group by held.currency order by held.currency`

const OPEN_DEBTS = `
  select ${receivableColumns} from receivables t
  where t.company_id = $1 and t.customer_id = $2 and t.status in ('open', 'partially_paid', 'paused')
  order by t.due_date, t.receivable_id limit $3`

const INSERT = `
  insert into deposits (company_id, deposit_id, customer_id, amount_minor, currency, paid_on, applied_minor, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

const STORE = `
  update deposits t set applied_minor = q.applied_minor, repaid_minor = q.repaid_minor,
    reversed_at = case when q.is_reversed then coalesce(t.reversed_at, $6::timestamptz) end
  from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[]) q (id, applied_minor, repaid_minor, is_reversed)
  where t.company_id = $1 and t.deposit_id = q.id`

const TAKE_OFF = `
  update deposits t set applied_minor = t.applied_minor - $3 where t.company_id = $1 and t.deposit_id = $2`
