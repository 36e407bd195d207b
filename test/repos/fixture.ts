/** What the tests of the repositories need, in memory and in PostgreSQL. */
import { Cause, Context, Effect, Exit } from "effect"
import type { AttemptRecord } from "../../src/domain/ReminderAttempt.ts"
import { AuditLog } from "../../src/repos/AuditLog.ts"
import type { BillAttempts } from "../../src/repos/reminders/BillAttempts.ts"
import type { BlockedAddresses } from "../../src/repos/customers/BlockedAddresses.ts"
import type { CasesRepo } from "../../src/repos/reminders/Cases.ts"
import type { CaseWorkRepo } from "../../src/repos/reminders/CaseWork.ts"
import type { CompanyChangesRepo } from "../../src/repos/reminders/CompanyChanges.ts"
import type { CustomerChangesRepo } from "../../src/repos/reminders/CustomerChanges.ts"
import { CustomersRepo } from "../../src/repos/customers/Customers.ts"
import { type PayableDraft, PayablesRepo } from "../../src/repos/payables/Payables.ts"
import type { PausesRepo } from "../../src/repos/receivables/Pauses.ts"
import * as ClaimRead from "../../src/repos/ClaimRead.ts"
import { PaymentsRepo } from "../../src/repos/receivables/Payments.ts"
import { type ReceivableDraft, ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "../../src/repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../../src/repos/reminders/ReminderFacts.ts"
import { ReminderMessages } from "../../src/repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../src/repos/reminders/ReminderPace.ts"
import { ReminderQueue } from "../../src/repos/reminders/ReminderQueue.ts"
import { SettingsRepo } from "../../src/repos/installation/Settings.ts"
import { StoredReplies } from "../../src/repos/StoredReplies.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { Quota } from "../../src/services/keys/Quota.ts"

/** Makes what the repositories under test can't make, in memory or by SQL. */
export class Fixture extends Context.Tag("test/Fixture")<
  Fixture,
  {
    readonly company: (options?: { readonly timezone?: string }) => Effect.Effect<number>
    readonly series: (companyId: number) => Effect.Effect<number>
    readonly attempt: (
      companyId: number,
      attempt: Pick<AttemptRecord, "receivableId" | "customerId" | "offsetDays"> &
        Partial<Pick<AttemptRecord, "status" | "channel" | "scheduledFor" | "recipient">>
    ) => Effect.Effect<number>
    /** Money that has arrived and may be for a debt, or for any; with `credit` it is the customer's. */
    readonly money: (
      companyId: number,
      money: {
        readonly customerId: number
        readonly receivableId: number | null
        readonly since: number
        readonly currency: string
        readonly minor: number
        readonly isCredit: boolean
      }
    ) => Effect.Effect<void>
    /** The token of a new key, whose owner is verified and has a plan with this allowance from the epoch on. */
    readonly key: (companyId: number, allowance: number) => Effect.Effect<string>
    readonly auditActions: (companyId: number) => Effect.Effect<ReadonlyArray<string>>
  }
>() {}

/** Requests per key and minute that the Quota under test admits. */
export const PER_MINUTE = 3
/** When the plan of `Fixture.key` ends. */
export const KEY_PLAN_ENDS_AT = 1_000_000_000
/** When the key itself ends. */
export const KEY_EXPIRES_AT = 2_000_000_000

/** The services under test. */
export type Provided =
  | Fixture
  | AuditLog
  | BillAttempts
  | BlockedAddresses
  | CasesRepo
  | CaseWorkRepo
  | CompanyChangesRepo
  | CustomerChangesRepo
  | CustomersRepo
  | Idempotency
  | KeyStore
  | PausesRepo
  | PayablesRepo
  | PaymentsRepo
  | Quota
  | ReceivablesRepo
  | ReminderAttemptsRepo
  | ReminderFacts
  | ReminderMessages
  | ReminderPace
  | ReminderQueue
  | SettingsRepo
  | StoredReplies
  | Tenant

/** The default time of writes. */
export const NOON = Date.parse("2026-03-10T12:00:00Z")
/** Later than every attempt of the tests. */
export const FAR_AHEAD = Date.parse("2090-01-01T00:00:00Z")
/** A page that holds all rows of a test. */
export const PAGE = { page: 1, perPage: 100 }

/** A new company. */
export const company = (options?: { readonly timezone?: string }) =>
  Effect.flatMap(Fixture, (fixture) => fixture.company(options))

/** A new customer of a company. */
export const customer = (
  companyId: number,
  fields: { readonly timezone?: string; readonly email?: string; readonly phoneE164?: string } = {}
) => Effect.flatMap(CustomersRepo, (repo) => repo.insert(companyId, { displayName: "Ada", ...fields }, NOON))

/** A receivable before it is stored. */
const receivableDraft = (customerId: number, fields: Partial<ReceivableDraft> = {}): ReceivableDraft => ({
  customerId,
  amountMinor: 1_000,
  currency: "EUR",
  dueDate: "2026-03-10",
  externalReference: null,
  description: null,
  billedOn: "2026-03-01",
  ...fields
})

/** A new receivable of a customer. */
export const receivable = (companyId: number, customerId: number, fields: Partial<ReceivableDraft> = {}) =>
  Effect.flatMap(ReceivablesRepo, ({ insertAs, newId }) =>
    Effect.flatMap(newId.alone, (id) => insertAs(companyId, id, receivableDraft(customerId, fields), NOON))
  )

/** What a write with this key is told. */
export const stored = (companyId: number, key: string) =>
  Effect.flatMap(Effect.all([Tenant, StoredReplies]), ([tenant, replies]) =>
    tenant.transaction(companyId, replies.claim(companyId, key, ClaimRead.nothing))
  )

/** A payable before it is stored. */
export const payableDraft = (fields: Partial<PayableDraft> = {}): PayableDraft => ({
  billLabel: "Rent",
  amountMinor: 5_000,
  currency: "EUR",
  dueDate: "2026-03-10",
  externalReference: null,
  description: null,
  occurrence: null,
  ...fields
})

/** A new payment on a receivable. */
export const payment = (companyId: number, receivableId: number) =>
  Effect.flatMap(PaymentsRepo, ({ insertAs, newId }) =>
    Effect.flatMap(newId.alone, (id) =>
      insertAs(
        companyId,
        id,
        {
          receivableId,
          amountMinor: 400,
          currency: "EUR",
          paidAt: NOON - 1,
          method: "cash",
          externalReference: null,
          note: null,
          paidOn: "2026-03-01"
        },
        NOON
      )
    )
  )

/** `n` attempts of a new customer's receivables, all due at `scheduledFor`; their ids, oldest first. */
export const scheduled = (companyId: number, n: number, scheduledFor: number) =>
  Effect.flatMap(customer(companyId), ({ id: customerId }) =>
    Effect.replicateEffect(
      Effect.flatMap(receivable(companyId, customerId), ({ id: receivableId }) =>
        Effect.flatMap(Fixture, (fixture) =>
          fixture.attempt(companyId, {
            receivableId,
            customerId,
            offsetDays: 0,
            status: "scheduled",
            scheduledFor
          })
        )
      ),
      n
    )
  )

/** The ids of a page, in its order. */
export const idsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly id: number }> }) =>
  items.map(({ id }) => id)

/** Whether an effect ended with a defect, not with a typed failure. */
export const isDefect = <A, E>(exit: Exit.Exit<A, E>): boolean =>
  Exit.isFailure(exit) && Cause.isDie(exit.cause) && !Cause.isFailure(exit.cause)

/** A fingerprint for each byte. */
export const fingerprint = (byte: number) => new Uint8Array(32).fill(byte)
