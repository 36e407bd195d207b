/** Every repository that processes use, in one layer. */
import { Layer } from "effect"
import { Admissions, ApiKeys } from "./ApiKeys.ts"
import { AuditLog } from "./AuditLog.ts"
import { BlockedAddresses } from "./BlockedAddresses.ts"
import { ChannelStates } from "./ChannelStates.ts"
import { CompaniesRepo } from "./Companies.ts"
import { CustomerChangesRepo } from "./CustomerChanges.ts"
import { CustomersRepo } from "./Customers.ts"
import { DigestsRepo } from "./Digests.ts"
import { Installation } from "./Installation.ts"
import { MailsRepo } from "./Mails.ts"
import { PausesRepo } from "./Pauses.ts"
import { PayablesRepo } from "./Payables.ts"
import { PaymentsRepo } from "./Payments.ts"
import { QuotaCounts } from "./QuotaCounts.ts"
import { ReceiptsRepo } from "./Receipts.ts"
import { ReceivablesRepo } from "./Receivables.ts"
import { ReminderAttemptsRepo } from "./ReminderAttempts.ts"
import { ReminderFacts } from "./ReminderFacts.ts"
import { ReminderMessages } from "./ReminderMessages.ts"
import { ReminderPace } from "./ReminderPace.ts"
import { ReminderPoliciesRepo } from "./ReminderPolicies.ts"
import { ReminderQueue } from "./ReminderQueue.ts"
import { ReminderTextsRepo } from "./ReminderTexts.ts"
import { SeriesRepo } from "./Series.ts"
import { ServerClock } from "./ServerClock.ts"
import { SettingsRepo } from "./Settings.ts"
import { StoredReplies } from "./StoredReplies.ts"
import { Tenant } from "./Tenant.ts"

/** The repositories on a Database. */
export const repos = Layer.mergeAll(
  Admissions.layer,
  ApiKeys.layer,
  AuditLog.layer,
  BlockedAddresses.layer,
  ChannelStates.layer,
  CompaniesRepo.layer,
  CustomerChangesRepo.layer,
  CustomersRepo.layer,
  DigestsRepo.layer,
  Installation.layer,
  MailsRepo.layer,
  PausesRepo.layer,
  PayablesRepo.layer,
  PaymentsRepo.layer,
  QuotaCounts.layer,
  ReceiptsRepo.layer,
  ReceivablesRepo.layer,
  ReminderAttemptsRepo.layer,
  ReminderFacts.layer,
  ReminderMessages.layer,
  ReminderPace.layer,
  ReminderPoliciesRepo.layer,
  ReminderQueue.layer,
  ReminderTextsRepo.layer,
  SeriesRepo.layer,
  ServerClock.layer,
  SettingsRepo.layer,
  StoredReplies.layer,
  Tenant.layer
)
