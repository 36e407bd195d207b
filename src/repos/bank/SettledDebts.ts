/** Payments on many debts at once, in PostgreSQL: a few statements, however many there are. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { nextVersion } from "../../domain/Ids.ts"
import { type StoredReceivable, withoutEndedPause } from "../../domain/Pause.ts"
import { balance, type Receivable } from "../../domain/Receivable.ts"
import { Database } from "../../postgres/Database.ts"
import type { PaymentDraft } from "../receivables/Payments.ts"
import { settling } from "../receivables/Receivables.ts"
import { countDaily, countDatedMove } from "../ResourceCounts.ts"
import { iso } from "../Rows.ts"

/** A new payment, and its debt before and after it. */
export interface NewDebtPayment {
  readonly id: number
  readonly draft: PaymentDraft
  readonly before: StoredReceivable
  readonly after: Receivable
}

export class SettledDebtsRepo extends Context.Tag("duebook/SettledDebtsRepo")<
  SettledDebtsRepo,
  {
    /**
     * Inserts payments and settles their debts, which are locked and each there once, at the latest with the commit; the
     * debts as they are stored, in the same order.
     */
    readonly pay: (
      companyId: number,
      payments: ReadonlyArray<NewDebtPayment>,
      now: number
    ) => Effect.Effect<ReadonlyArray<StoredReceivable>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SettledDebtsRepo,
    Effect.map(Database, (database) =>
      SettledDebtsRepo.of({
        pay: Effect.fnUntraced(function* (companyId, payments, now) {
          const each = <A>(of: (payment: NewDebtPayment) => A) => payments.map(of)
          yield* database.execute(INSERT, [
            companyId,
            each(({ id }) => id),
            each(({ draft }) => draft.receivableId),
            each(({ draft }) => draft.amountMinor),
            each(({ draft }) => draft.currency),
            each(({ draft }) => iso(draft.paidAt)),
            each(({ draft }) => draft.method),
            each(({ draft }) => draft.externalReference),
            each(({ draft }) => draft.note),
            each(({ draft }) => draft.paidOn),
            each(({ draft }) => draft.bankTransactionId ?? null),
            iso(now)
          ])
          yield* database.execute(SETTLE, [
            companyId,
            each(({ after }) => after.id),
            each(({ after }) => after.paidMinor),
            each(({ after }) => after.status),
            iso(now)
          ])
          for (const { after, before, draft } of payments) {
            const paid = { day: draft.paidOn, currency: draft.currency, minor: draft.amountMinor }
            yield* countDaily(database, companyId, "paid_day", paid, 1)
            yield* countDatedMove(database, companyId, "receivable", {
              before: { ...before, minor: balance(before) },
              after: { ...before, status: after.status, minor: balance(after) }
            })
          }
          return each(({ after, before }) =>
            withoutEndedPause({
              ...before,
              paidMinor: after.paidMinor,
              status: after.status,
              version: nextVersion(before.version)
            })
          )
        })
      })
    )
  )
}

const INSERT = `
  insert into payments (company_id, payment_id, receivable_id, amount_minor, currency, paid_at, method,
    external_reference, note, created_at, paid_on, bank_transaction_id)
  select $1, q.id, q.receivable_id, q.amount_minor, q.currency, q.paid_at, q.method, q.external_reference, q.note,
    $12::timestamptz, q.paid_on, q.bank_transaction_id
  from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::timestamptz[], $7::text[], $8::text[], $9::text[],
      $10::date[], $11::bigint[])
    q (id, receivable_id, amount_minor, currency, paid_at, method, external_reference, note, paid_on, bank_transaction_id)`

const SETTLE = `
  update receivables t set ${settling({ paidMinor: "q.paid_minor", status: "q.status", now: "$5::timestamptz" })}
  from unnest($2::bigint[], $3::bigint[], $4::text[]) q (id, paid_minor, status)
  where t.company_id = $1 and t.receivable_id = q.id`
