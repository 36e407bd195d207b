/** Receivables in PostgreSQL: what a write reads before it decides, and writes that are not waited for. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { FIRST_VERSION, nextVersion } from "../../domain/Ids.ts"
import { balance } from "../../domain/Receivable.ts"
import { NOT_PAUSED, type StoredReceivable, withoutEndedPause } from "../../domain/Pause.ts"
import type { Database } from "../../postgres/Database.ts"
import type { Row } from "../../postgres/RoundTrip.ts"
import { countDaily, countDated, countDatedMove } from "../ResourceCounts.ts"
import * as Look from "../Look.ts"
import type { Debtor, ReceivableDraft, ReceivablesRepo } from "./Receivables.ts"
import { receivableColumns, toReceivable } from "../Rows.ts"
import { claimedFirst } from "../StoredReplies.ts"

/** The first row as a receivable; null where there is none. */
const toFound = ([row]: ReadonlyArray<Row>): StoredReceivable | null =>
  row === undefined ? null : toReceivable(row)

/** The members whose writes are not waited for, and what is read ahead of them. */
export const writing = (
  database: Database["Type"]
): Omit<ReceivablesRepo["Type"], "find" | "list" | "update"> => {
  const lookForUpdate = (companyId: number, id: number) =>
    Look.one(database, {
      alone: { text: FIND_FOR_UPDATE, params: [companyId, id] },
      afterClaim: (key) => ({ text: FIND_FOR_UPDATE_CLAIMED, params: [companyId, id, key] }),
      toValue: toFound
    })
  const newId = Look.newId(database, "receivables", "receivable_id")
  const debtor = (companyId: number, customerId: number) =>
    Look.one(database, {
      alone: { text: FIND_DEBTOR, params: [companyId, customerId] },
      // The columns are named as the fields are.
      toValue: ([row]) => (row as Debtor | undefined) ?? null
    })
  const insertNow = insertBy(database, database.query)
  return {
    findForUpdate: (companyId, id) => lookForUpdate(companyId, id).alone,
    lookForUpdate,
    newId,
    debtor,
    insertAs: insertBy(database, database.execute),
    insert: (companyId, draft, now) =>
      Effect.flatMap(debtor(companyId, draft.customerId).alone, (customer) =>
        customer === null
          ? Effect.succeed(null)
          : Effect.flatMap(newId.alone, (id) =>
              Effect.map(insertNow(companyId, id, draft, now), (receivable) => ({
                receivable,
                debtor: customer
              }))
            )
      ),
    settle: (companyId, before, after, now) =>
      Effect.as(
        Effect.zipRight(
          database.execute(SETTLE, [
            companyId,
            after.id,
            after.paidMinor,
            after.status,
            new Date(now).toISOString()
          ]),
          countDatedMove(database, companyId, "receivable", {
            before: { ...before, minor: balance(before) },
            after: { ...before, status: after.status, minor: balance(after) }
          })
        ),
        withoutEndedPause({
          ...before,
          paidMinor: after.paidMinor,
          status: after.status,
          version: nextVersion(before.version)
        })
      )
  }
}

/** Inserts by `send`, which may or may not wait for the result. */
const insertBy = (
  database: Database["Type"],
  send: (text: string, params: ReadonlyArray<unknown>) => Effect.Effect<unknown, ServiceUnavailable>
) => {
  return (companyId: number, id: number, draft: ReceivableDraft, now: number) => {
    const { amountMinor: minor, billedOn: day, currency } = draft
    return Effect.as(
      Effect.all([
        send(INSERT, [
          companyId,
          id,
          draft.customerId,
          draft.amountMinor,
          draft.currency,
          draft.dueDate,
          draft.externalReference,
          draft.description,
          new Date(now).toISOString(),
          day
        ]),
        countDated(database, companyId, "receivable", { ...draft, status: "open", minor }),
        countDaily(database, companyId, "billed_day", { day, currency, minor }, 1)
      ]),
      inserted(id, draft)
    )
  }
}

const findForUpdate = (condition: string) => `
  select ${receivableColumns} from receivables t where t.company_id = $1 and t.receivable_id = $2${condition}
  for no key update`

const FIND_FOR_UPDATE = findForUpdate("")
const FIND_FOR_UPDATE_CLAIMED = findForUpdate(` and ${claimedFirst("$1", "$3")}`)

const FIND_DEBTOR = `
  select c.timezone, c.preferred_locale as "preferredLocale" from customers c where c.company_id = $1 and c.customer_id = $2`

const INSERT = `
  insert into receivables (company_id, receivable_id, customer_id, amount_minor, currency, due_date,
    external_reference, description, created_at, updated_at, billed_on)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`

/** A receivable as `INSERT` stores it: the other columns have the table's defaults. */
const inserted = (id: number, draft: ReceivableDraft): StoredReceivable => ({
  id,
  customerId: draft.customerId,
  amountMinor: draft.amountMinor,
  paidMinor: 0,
  currency: draft.currency,
  dueDate: draft.dueDate,
  status: "open",
  externalReference: draft.externalReference,
  description: draft.description,
  version: FIRST_VERSION,
  ...NOT_PAUSED,
  promisedOn: null
})

const SETTLE = `
  update receivables set paid_minor = $3, status = $4, updated_at = $5, version = version + 1,
    pause_cause = case when $4 = 'paused' then pause_cause end,
    paused_until = case when $4 = 'paused' then paused_until end,
    resume_at = case when $4 = 'paused' then resume_at end,
    resume_on_test_clock = $4 = 'paused' and resume_on_test_clock
  where company_id = $1 and receivable_id = $2`
