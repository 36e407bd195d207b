/** What lists show of customers besides themselves: names of several at once, what they owe, why addresses are blocked. */
import { Context, Effect, Layer } from "effect"
import type { Suppression } from "../../domain/BlockedAddress.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page } from "../../domain/Page.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { comparableAddress, type ReachableCustomer, recipientColumns, toRecipient } from "../Rows.ts"

/** Receivables that one customer still owes and that a sum looks at; the earliest due. */
const MAX_SUMMED = 2_000

/** Customers whom nothing reaches that are counted; where there are as many, there may be more. */
export const MAX_UNREACHABLE = 101
/** Customers without an address, and blocked addresses, among whom they are looked for. */
const MAX_LOOKED_AT = 2_000

/** What a list says of a customer. */
export interface CustomerName {
  readonly name: string
  /** IANA name; null for the company's. */
  readonly timezone: string | null
}

/** What a customer owes in one currency. */
export interface Owed {
  readonly customerId: number
  readonly currency: string
  /** Amounts minus payments of what is open, partially paid or paused. */
  readonly minor: bigint
  /** How many receivables that are. */
  readonly count: number
}

/** Why and since when an address of a customer is blocked; times are epoch milliseconds. */
export interface AddressBlock {
  readonly channel: Channel
  readonly optedOutAt: number | null
  readonly optOutReason: string | null
  readonly suppressedAt: number | null
  readonly suppressedFor: Suppression | null
  readonly suppressionDetail: string | null
}

export class CustomerBook extends Context.Tag("duebook/CustomerBook")<
  CustomerBook,
  {
    /** Names and time zones of those ids that are customers of the company. */
    readonly names: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyMap<number, CustomerName>, ServiceUnavailable>
    /** What customers owe, a row for each currency; of each customer's `MAX_SUMMED` earliest debts. */
    readonly owed: (
      companyId: number,
      ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<Owed>, ServiceUnavailable>
    /**
     * Customers who owe something and whom no channel reaches, the newest first; `total` counts `MAX_UNREACHABLE` of them at
     * most. Among so many of the newest without an address, and so many blocked addresses, they are looked for.
     */
    readonly unreachable: (
      companyId: number,
      limit: number
    ) => Effect.Effect<Page<ReachableCustomer>, ServiceUnavailable>
    /** Blocks of a customer's present addresses. */
    readonly blocks: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<ReadonlyArray<AddressBlock>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CustomerBook,
    Effect.map(Database, (database) =>
      CustomerBook.of({
        names: (companyId, ids) =>
          ids.length === 0
            ? Effect.succeed(new Map())
            : Effect.map(
                database.ofCompany(companyId).query<NameRow>(NAMES, [companyId, ids]),
                (rows) => new Map(rows.map(({ customer_id, ...own }) => [customer_id, own]))
              ),
        owed: (companyId, ids) =>
          ids.length === 0
            ? Effect.succeed([])
            : Effect.map(database.ofCompany(companyId).query<OwedRow>(OWED, [companyId, ids]), (rows) =>
                rows.map((row) => ({
                  customerId: row.customer_id,
                  currency: row.currency,
                  minor: BigInt(row.minor),
                  count: row.n
                }))
              ),
        unreachable: (companyId, limit) =>
          Effect.map(database.query(UNREACHABLE, [companyId, limit], "list"), (rows) => ({
            total: Number(rows[0]?.["total"] ?? 0),
            items: rows.map(toRecipient)
          })),
        blocks: (companyId, customerId) =>
          Effect.map(database.ofCompany(companyId).query<BlockRow>(BLOCKS, [companyId, customerId]), (rows) =>
            rows.map((row) => ({
              channel: row.channel,
              optedOutAt: row.opted_out_at,
              optOutReason: row.opt_out_reason,
              suppressedAt: row.suppressed_at,
              suppressedFor: row.suppressed_for,
              suppressionDetail: row.suppression_detail
            }))
          )
      })
    )
  )
}

const NAMES = `
  select t.customer_id, t.display_name as name, t.timezone from customers t
  where t.company_id = $1 and t.customer_id = any($2::bigint[])`

interface NameRow extends CustomerName {
  readonly customer_id: number
}

const isBlocked = (channel: "email" | "sms"): string => `exists (
      select from blocked_addresses b
      where b.company_id = $1 and b.channel = '${channel}' and b.address = ${comparableAddress[channel]})`

const withBlocked = (channel: "email" | "sms", isPresent: string): string => `
    select c.customer_id from (
      select address from blocked_addresses where company_id = $1 and channel = '${channel}'
      order by address limit ${MAX_LOOKED_AT}
    ) b cross join lateral (
      select t.customer_id from customers t
      where t.company_id = $1 and ${isPresent} and ${comparableAddress[channel]} = b.address
      order by t.customer_id desc limit ${MAX_UNREACHABLE}
    ) c`

// Each part by an index that has few rows of a company, so that it costs the same however many customers there are.
const UNREACHABLE = `
  with candidates as materialized (
    (select t.customer_id from customers t
     where t.company_id = $1 and t.email is null and t.phone_e164 is null
     order by t.customer_id desc limit ${MAX_LOOKED_AT})
    union ${withBlocked("email", "t.email is not null")}
    union ${withBlocked("sms", "t.phone_e164 is not null")}
  ), found as materialized (
    select t.customer_id from candidates f
    join customers t on t.company_id = $1 and t.customer_id = f.customer_id
    where (t.email is null or ${isBlocked("email")}) and (t.phone_e164 is null or ${isBlocked("sms")})
      and exists (
        select from receivables r where r.company_id = $1 and r.customer_id = t.customer_id
          and r.status in ('open', 'partially_paid', 'paused'))
    order by t.customer_id desc limit ${MAX_UNREACHABLE}
  )
  select (select count(*) from found) as total, ${recipientColumns} from (
    select customer_id from found order by customer_id desc limit $2
  ) f join customers t on t.company_id = $1 and t.customer_id = f.customer_id
  order by t.customer_id desc`

const OWED = `
  select c.customer_id, r.currency, sum(r.amount_minor - r.paid_minor)::text as minor, count(*)::int as n
  from unnest($2::bigint[]) c (customer_id)
  cross join lateral (
    select t.currency, t.amount_minor, t.paid_minor from receivables t
    where t.company_id = $1 and t.customer_id = c.customer_id and t.status in ('open', 'partially_paid', 'paused')
    order by t.due_date, t.receivable_id limit ${MAX_SUMMED}
  ) r
  group by c.customer_id, r.currency order by c.customer_id, r.currency`

interface OwedRow {
  readonly customer_id: number
  readonly currency: string
  readonly minor: string
  readonly n: number
}

const BLOCKS = `
  select b.channel, b.opted_out_at, b.opt_out_reason, b.suppressed_at, b.suppressed_for, b.suppression_detail
  from customers t
  join blocked_addresses b on b.company_id = $1
    and ((b.channel = 'email' and b.address = ${comparableAddress.email})
      or (b.channel = 'sms' and b.address = ${comparableAddress.sms}))
  where t.company_id = $1 and t.customer_id = $2
  order by b.channel`

interface BlockRow {
  readonly channel: Channel
  readonly opted_out_at: number | null
  readonly opt_out_reason: string | null
  readonly suppressed_at: number | null
  readonly suppressed_for: Suppression | null
  readonly suppression_detail: string | null
}
