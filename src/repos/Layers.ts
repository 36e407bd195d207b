/** Every repository that processes use, in one layer. */
import { Layer } from "effect"
import { ApiKeyAdmin } from "./ApiKeyAdmin.ts"
import { Admissions, ApiKeys } from "./ApiKeys.ts"
import { AttentionRepo } from "./Attention.ts"
import { BillMonths } from "./BillMonths.ts"
import { AttemptSearch } from "./AttemptSearch.ts"
import { AuditLog } from "./AuditLog.ts"
import { AuditTrailRepo } from "./AuditTrail.ts"
import { BlockedAddresses } from "./BlockedAddresses.ts"
import { ChannelStates } from "./ChannelStates.ts"
import { CompaniesRepo } from "./Companies.ts"
import { CustomerBook } from "./CustomerBook.ts"
import { CredentialsRepo } from "./Credentials.ts"
import { CustomerChangesRepo } from "./CustomerChanges.ts"
import { CustomerSearchRepo } from "./CustomerSearch.ts"
import { CustomersRepo } from "./Customers.ts"
import { DebtorLinksRepo } from "./DebtorLinks.ts"
import { DebtorPagesRepo } from "./DebtorPages.ts"
import { DigestsRepo } from "./Digests.ts"
import { HistoryRepo } from "./History.ts"
import { Installation } from "./Installation.ts"
import { InvitationsRepo } from "./Invitations.ts"
import { LinksRepo } from "./Links.ts"
import { MailTimesRepo } from "./MailTimes.ts"
import { KeyUseRepo } from "./KeyUse.ts"
import { KeptSumsRepo } from "./KeptSums.ts"
import { MailsRepo } from "./Mails.ts"
import { MembershipsRepo } from "./Memberships.ts"
import { PausesRepo } from "./Pauses.ts"
import { PayablesRepo } from "./Payables.ts"
import { PaymentsRepo } from "./Payments.ts"
import { PlanPeriodsRepo } from "./PlanPeriods.ts"
import { QuotaCounts } from "./QuotaCounts.ts"
import { ReceiptsRepo } from "./Receipts.ts"
import { ReceivableImportsRepo } from "./ReceivableImports.ts"
import { ReceivableSearchRepo } from "./ReceivableSearch.ts"
import { ReceivablesRepo } from "./Receivables.ts"
import { ReminderAttemptsRepo } from "./ReminderAttempts.ts"
import { ReminderBook } from "./ReminderBook.ts"
import { ReminderFacts } from "./ReminderFacts.ts"
import { ReminderMessages } from "./ReminderMessages.ts"
import { ReminderPace } from "./ReminderPace.ts"
import { ReminderPoliciesRepo } from "./ReminderPolicies.ts"
import { ReminderQueue } from "./ReminderQueue.ts"
import { ReminderTextsRepo } from "./ReminderTexts.ts"
import { SeriesRepo } from "./Series.ts"
import { ServerClock } from "./ServerClock.ts"
import { SessionsRepo } from "./Sessions.ts"
import { SettingsRepo } from "./Settings.ts"
import { StoredReplies } from "./StoredReplies.ts"
import { Tenant } from "./Tenant.ts"
import { ThrottlesRepo } from "./Throttles.ts"
import { TwoFactorsRepo } from "./TwoFactors.ts"
import { UsersRepo } from "./Users.ts"

/** The repositories on a Database. */
export const repos = Layer.mergeAll(
  Admissions.layer,
  ApiKeyAdmin.layer,
  ApiKeys.layer,
  AttentionRepo.layer,
  AttemptSearch.layer,
  AuditLog.layer,
  AuditTrailRepo.layer,
  BillMonths.layer,
  BlockedAddresses.layer,
  ChannelStates.layer,
  CompaniesRepo.layer,
  CustomerBook.layer,
  CredentialsRepo.layer,
  CustomerChangesRepo.layer,
  CustomerSearchRepo.layer,
  CustomersRepo.layer,
  DebtorLinksRepo.layer,
  DebtorPagesRepo.layer,
  DigestsRepo.layer,
  HistoryRepo.layer,
  Installation.layer,
  InvitationsRepo.layer,
  LinksRepo.layer,
  KeyUseRepo.layer,
  KeptSumsRepo.layer,
  MailsRepo.layer,
  MailTimesRepo.layer,
  MembershipsRepo.layer,
  PausesRepo.layer,
  PayablesRepo.layer,
  PaymentsRepo.layer,
  PlanPeriodsRepo.layer,
  QuotaCounts.layer,
  ReceiptsRepo.layer,
  ReceivableImportsRepo.layer,
  ReceivableSearchRepo.layer,
  ReceivablesRepo.layer,
  ReminderAttemptsRepo.layer,
  ReminderBook.layer,
  ReminderFacts.layer,
  ReminderMessages.layer,
  ReminderPace.layer,
  ReminderPoliciesRepo.layer,
  ReminderQueue.layer,
  ReminderTextsRepo.layer,
  SeriesRepo.layer,
  ServerClock.layer,
  SessionsRepo.layer,
  SettingsRepo.layer,
  StoredReplies.layer,
  Tenant.layer,
  ThrottlesRepo.layer,
  TwoFactorsRepo.layer,
  UsersRepo.layer
)
