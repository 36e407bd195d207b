/** Addresses that reminders must not go to, in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import { type Block, comparable, type Suppression } from "../../domain/BlockedAddress.ts"
import type { KnownAddresses } from "../../domain/LinkAddress.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { Database } from "../../postgres/Database.ts"
import { formerColumns, recipientColumns, toBlocks, toCustomer, toKnownAddresses } from "../Rows.ts"
import { orPresent } from "./CustomerAliases.ts"

/** What opting out needs to know of a customer. */
export interface BlockState extends KnownAddresses {
  /** The present number: a customer who was merged into another is found by either. */
  readonly customerId: number
  /** The company's name. */
  readonly company: string
  readonly preferredLocale: string | null
  readonly version: string
  /** Why the present addresses may not be used, by channel; null for one that may. */
  readonly blocks: Readonly<Record<Channel, Block>>
}

/** An address of one company, in any spelling; it is compared as `comparable` says. */
export interface CompanyAddress {
  readonly companyId: number
  readonly channel: Channel
  readonly address: string
}

export class BlockedAddresses extends Context.Tag("duebook/BlockedAddresses")<
  BlockedAddresses,
  {
    readonly find: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<BlockState | null, ServiceUnavailable>
    /** As `find`, with the customer's row locked until the transaction ends. */
    readonly findForUpdate: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<BlockState | null, ServiceUnavailable>
    /** Why an address may not be used; null if it may. */
    readonly blockOf: (address: CompanyAddress) => Effect.Effect<Block, ServiceUnavailable>
    /** Stores an opt-out; false if the address has opted out before, whose time and reason stay. */
    readonly optOut: (
      address: CompanyAddress,
      reason: string | null,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Suppresses the address; false if it is suppressed already, for which the first reason stays. */
    readonly suppress: (
      address: CompanyAddress,
      why: Suppression,
      detail: string | null,
      now: number
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** Ends an opt-out and a suppression; false if there was neither. */
    readonly allow: (address: CompanyAddress) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    BlockedAddresses,
    Effect.map(Database, (database) => {
      const one = (text: string, companyId: number, customerId: number) =>
        Effect.map(
          database.ofCompany(companyId).query(text, [companyId, customerId]),
          ([row]): BlockState | null => {
            if (row === undefined) return null
            const { id, preferredLocale, version } = toCustomer(row)
            const company = String(row["company"])
            const about = { customerId: id, company, preferredLocale, version }
            return { ...about, ...toKnownAddresses(row), blocks: toBlocks(row) }
          }
        )
      const changed = (
        text: string,
        { address, channel, companyId }: CompanyAddress,
        ...more: Array<unknown>
      ) =>
        Effect.map(
          database.query(text, [companyId, channel, comparable(channel, address), ...more]),
          (rows) => rows.length > 0
        )
      return BlockedAddresses.of({
        find: (companyId, customerId) =>
          orPresent(database, companyId, customerId, (id) => one(FIND, companyId, id)),
        findForUpdate: (companyId, customerId) =>
          orPresent(database, companyId, customerId, (id) =>
            one(`${FIND} for no key update of t`, companyId, id)
          ),
        blockOf: ({ address, channel, companyId }) =>
          Effect.map(
            database
              .ofCompany(companyId)
              .query<{ readonly block: Block }>(BLOCK, [companyId, channel, comparable(channel, address)]),
            ([row]) => row?.block ?? null
          ),
        optOut: (address, reason, now) => changed(OPT_OUT, address, new Date(now).toISOString(), reason),
        suppress: (address, why, detail, now) =>
          changed(SUPPRESS, address, new Date(now).toISOString(), why, detail),
        allow: (address) => changed(ALLOW, address)
      })
    })
  )
}

const FIND = `
  select c.name as company, ${recipientColumns}, ${formerColumns}
  from customers t join companies c on c.company_id = $1
  where t.company_id = $1 and t.customer_id = $2`

const BLOCK = `
  select case when opted_out_at is not null then 'opted_out' else 'suppressed' end as block from blocked_addresses
  where company_id = $1 and channel = $2 and address = $3`

const OPT_OUT = `
  insert into blocked_addresses as b (company_id, channel, address, opted_out_at, opt_out_reason)
  values ($1, $2, $3, $4, $5)
  on conflict (company_id, channel, address) do update
    set opted_out_at = excluded.opted_out_at, opt_out_reason = excluded.opt_out_reason
    where b.opted_out_at is null
  returning b.channel`

const SUPPRESS = `
  insert into blocked_addresses as b
    (company_id, channel, address, suppressed_at, suppressed_for, suppression_detail)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (company_id, channel, address) do update
    set suppressed_at = excluded.suppressed_at, suppressed_for = excluded.suppressed_for,
      suppression_detail = excluded.suppression_detail
    where b.suppressed_at is null
  returning b.channel`

const ALLOW = `
  delete from blocked_addresses b where b.company_id = $1 and b.channel = $2 and b.address = $3
  returning b.channel`
