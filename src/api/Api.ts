/** The contract of /v1: every endpoint, what it takes, answers and fails with. What a client may import. */
import { HttpApi, OpenApi } from "@effect/platform"
import { BankStatementsGroup } from "./BankStatements.ts"
import { BankTransactionsGroup } from "./BankTransactions.ts"
import { CustomersGroup } from "./Customers.ts"
import { guide } from "./Guide.ts"
import { PayablesGroup } from "./Payables.ts"
import { PaymentsGroup } from "./Payments.ts"
import { ReceivablesGroup } from "./Receivables.ts"
import { ReminderAttemptsGroup } from "./ReminderAttempts.ts"
import { DocumentsGroup } from "./Documents.ts"
import { UsageGroup } from "./Usage.ts"

/** The version of the interface description (contract §10.1). */
export const API_VERSION = "1.0.0"

/** The version prefix that every endpoint stands under. */
export const API_PREFIX = "/v1"

export class Api extends HttpApi.make("duebook")
  .add(ReceivablesGroup)
  .add(DocumentsGroup)
  .add(PaymentsGroup)
  .add(PayablesGroup)
  .add(CustomersGroup)
  .add(ReminderAttemptsGroup)
  .add(BankTransactionsGroup)
  .add(BankStatementsGroup)
  .add(UsageGroup)
  .prefix(API_PREFIX)
  .annotate(OpenApi.Title, "Duebook")
  .annotate(OpenApi.Version, API_VERSION)
  .annotate(OpenApi.Summary, "Receivables and payables, payments and reminders.")
  .annotate(OpenApi.Description, guide) {}
