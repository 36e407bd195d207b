/** The contract of /v1: every endpoint, what it takes, answers and fails with. What a client may import. */
import { HttpApi, OpenApi } from "@effect/platform"
import { Customers } from "./Customers.ts"
import { guide } from "./Guide.ts"
import { Payables } from "./Payables.ts"
import { Payments } from "./Payments.ts"
import { Receivables } from "./Receivables.ts"
import { ReminderAttempts } from "./ReminderAttempts.ts"
import { Usage } from "./Usage.ts"

/** The version of the interface description (contract §10.1). */
export const API_VERSION = "1.0.0"

/** The version prefix that every endpoint stands under. */
export const API_PREFIX = "/v1"

export class Api extends HttpApi.make("duebook")
  .add(Receivables)
  .add(Payments)
  .add(Payables)
  .add(Customers)
  .add(ReminderAttempts)
  .add(Usage)
  .prefix(API_PREFIX)
  .annotate(OpenApi.Title, "Duebook")
  .annotate(OpenApi.Version, API_VERSION)
  .annotate(OpenApi.Summary, "Receivables and payables, payments and reminders.")
  .annotate(OpenApi.Description, guide) {}
