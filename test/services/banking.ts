/** Money at the bank, by SQL: movements that wait for somebody, and statements. Whoever stores them tells the reminders. */
import { Effect, Layer } from "effect"
import { repos, useCases, writes } from "../../src/App.ts"
import type { CompanySettings } from "../../src/domain/Company.ts"
import { companyTime } from "../../src/domain/Company.ts"
import { CompaniesRepo, settingsOf } from "../../src/repos/company/Companies.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Payments } from "../../src/services/receivables/Payments.ts"
import { DunningRules } from "../../src/services/reminders/DunningRules.ts"
import { Reminders } from "../../src/services/reminders/Reminders.ts"
import { valueOf } from "../../src/services/Write.ts"
import { request } from "../../src/testing/Requests.ts"
import { IBAN, type Money, settleMoney, storeMoney } from "../support/Money.ts"
import { rows } from "./operating.ts"

const services = Layer.merge(useCases, Layer.provide(Reminders.layer, DunningRules.layer)).pipe(
  Layer.provide(writes),
  Layer.provideMerge(repos)
)

const settings = (companyId: number) =>
  Effect.map(
    Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId)),
    (found): CompanySettings => {
      if (found === null) throw new Error(`no company ${companyId}`)
      return settingsOf(found)
    }
  )

/** Changes what is stored of money, and tells the reminders in the same transaction. */
const changing = <A, E, R>(
  companyId: number,
  change: (now: number) => Effect.Effect<A, E, R>,
  tell: (reminders: Reminders["Type"], company: CompanySettings, now: number) => Effect.Effect<void, unknown>
) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    const now = companyTime(company, yield* Effect.clockWith((clock) => clock.currentTimeMillis))
    const reminders = yield* Reminders
    const tenant = yield* Tenant
    return yield* tenant.transaction(companyId, Effect.zipLeft(change(now), tell(reminders, company, now)))
  }).pipe(Effect.provide(services))

/** Money comes that waits for somebody; returns the number of its movement. */
export const moneyComes = (companyId: number, money: Money) =>
  changing(
    companyId,
    (now) => storeMoney(companyId, now, money),
    (reminders, company, now) => reminders.reviewsChanged(company, [money.customerId], now)
  )

/** Somebody has said what a movement is for, or that it is for nothing. */
export const moneyIsSettled = (companyId: number, customerId: number, movementId: number) =>
  changing(
    companyId,
    () => settleMoney(companyId, movementId),
    (reminders, company, now) => reminders.reviewsChanged(company, [customerId], now)
  )

/** A match: a payment of a receivable, by the same service as every other. */
export const payByBank = (companyId: number, receivableId: number, amount: string) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    return yield* Effect.flatMap(Payments, (payments) =>
      valueOf(payments.record(receivableId, { amount, currency: "EUR", method: "bank_transfer" }))
    ).pipe(Effect.provide(request({ companyId, company })))
  }).pipe(Effect.provide(services))

/** A statement of the company's account comes, whose last day is `to`. */
export const statementComes = (companyId: number, to: string) =>
  Effect.zipRight(
    rows(`update companies set iban = '${IBAN}', account_holder = 'Rehearsal' where company_id = $1`, [
      companyId
    ]),
    changing(
      companyId,
      (now) =>
        rows(
          `insert into statement_accounts (company_id, bank_account_id, number, is_iban, currency, currency_known,
           last_statement_to, last_imported_at, created_at)
         values ($1, 1, '${IBAN}', true, 'EUR', true, $2, $3, $3)
         on conflict (company_id, bank_account_id) do update
         set last_statement_to = excluded.last_statement_to, last_imported_at = excluded.last_imported_at`,
          [companyId, to, new Date(now).toISOString()]
        ),
      (reminders, company, now) => reminders.statementImported(company, now)
    )
  )
