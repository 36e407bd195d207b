/**
 * Every repository, in one layer: the server, the worker and the commands take what they need of it. What needs
 * one that is missing here does not compile.
 */
import { Layer } from "effect"
import { KeysRepo } from "./keys/Keys.ts"
import { Admissions, KeyHoldersRepo } from "./keys/KeyHolders.ts"
import { AttentionRepo } from "./company/Attention.ts"
import { BillMonths } from "./payables/BillMonths.ts"
import { AttemptSearch } from "./reminders/AttemptSearch.ts"
import { AuditLog } from "./AuditLog.ts"
import { BillAttempts } from "./reminders/BillAttempts.ts"
import { BookSearchRepo } from "./company/BookSearch.ts"
import { BlockedAddresses } from "./customers/BlockedAddresses.ts"
import { CasesRepo } from "./reminders/Cases.ts"
import { CaseWorkRepo } from "./reminders/CaseWork.ts"
import { ChannelStates } from "./reminders/ChannelStates.ts"
import { BankStatementsRepo } from "./bank/BankStatements.ts"
import { StatementAccountsRepo } from "./bank/StatementAccounts.ts"
import { BankTransactionsRepo } from "./bank/BankTransactions.ts"
import { WaitingMoneyRepo } from "./bank/WaitingMoney.ts"
import { MatchCandidates } from "./bank/MatchCandidates.ts"
import { PayersRepo } from "./bank/Payers.ts"
import { SettledDebtsRepo } from "./bank/SettledDebts.ts"
import { BankAccountsRepo } from "./company/BankAccounts.ts"
import { ClosedCompanies } from "./company/ClosedCompanies.ts"
import { CompaniesRepo } from "./company/Companies.ts"
import { CompanyExportsRepo } from "./company/CompanyExports.ts"
import { CompanyTables } from "./company/CompanyTables.ts"
import { CustomerBook } from "./customers/CustomerBook.ts"
import { CredentialsRepo } from "./people/Credentials.ts"
import { CompanyChangesRepo } from "./reminders/CompanyChanges.ts"
import { CustomerChangesRepo } from "./reminders/CustomerChanges.ts"
import { CustomerSearchRepo } from "./customers/CustomerSearch.ts"
import { CustomersRepo } from "./customers/Customers.ts"
import { DebtorLinksRepo } from "./customers/DebtorLinks.ts"
import { DebtorPagesRepo } from "./customers/DebtorPages.ts"
import { Diagnosis } from "./installation/Diagnosis.ts"
import { DigestsRepo } from "./reminders/Digests.ts"
import { Installation } from "./installation/Installation.ts"
import { InvitationsRepo } from "./people/Invitations.ts"
import { LinksRepo } from "./people/Links.ts"
import { LinkWritesRepo } from "./customers/LinkWrites.ts"
import { MailTimesRepo } from "./people/MailTimes.ts"
import { KeyUseRepo } from "./keys/KeyUse.ts"
import { KeptSumsRepo } from "./company/KeptSums.ts"
import { MoneyInRepo } from "./bank/MoneyIn.ts"
import { StatementListRepo } from "./bank/StatementList.ts"
import { MailsRepo } from "./people/Mails.ts"
import { MembershipsRepo } from "./people/Memberships.ts"
import { PasskeysRepo } from "./people/Passkeys.ts"
import { PlannedAttempts } from "./reminders/PlannedAttempts.ts"
import { FirstStepsRepo } from "./company/FirstSteps.ts"
import { AttemptRecords } from "./reminders/AttemptRecords.ts"
import { PausesRepo } from "./receivables/Pauses.ts"
import { PayablesRepo } from "./payables/Payables.ts"
import { PaymentsRepo } from "./receivables/Payments.ts"
import { PlanPeriodsRepo } from "./company/PlanPeriods.ts"
import { TrustRepo } from "./company/Trust.ts"
import { QuotaCounts } from "./keys/QuotaCounts.ts"
import { ReceiptsRepo } from "./reminders/Receipts.ts"
import { FileImportsRepo } from "./imports/FileImports.ts"
import { StandingRepo } from "./imports/Standing.ts"
import { ReceivableSearchRepo } from "./receivables/ReceivableSearch.ts"
import { ReceivablesRepo } from "./receivables/Receivables.ts"
import { ReminderAttemptsRepo } from "./reminders/ReminderAttempts.ts"
import { ReminderFacts } from "./reminders/ReminderFacts.ts"
import { ReminderMessages } from "./reminders/ReminderMessages.ts"
import { ReminderPace } from "./reminders/ReminderPace.ts"
import { ReminderPoliciesRepo } from "./reminders/ReminderPolicies.ts"
import { ReminderQueue } from "./reminders/ReminderQueue.ts"
import { ReminderTextsRepo } from "./reminders/ReminderTexts.ts"
import { RestoredCopy } from "./installation/RestoredCopy.ts"
import { SecurityNoticesRepo } from "./people/SecurityNotices.ts"
import { SavedViewsRepo } from "./people/SavedViews.ts"
import { SealedValues } from "./installation/SealedValues.ts"
import { SeriesRepo } from "./payables/Series.ts"
import { ServerClock } from "./installation/ServerClock.ts"
import { SessionsRepo } from "./people/Sessions.ts"
import { CustomerAliases } from "./customers/CustomerAliases.ts"
import { CustomerMergesRepo } from "./customers/CustomerMerges.ts"
import { DepositsRepo } from "./customers/Deposits.ts"
import { RepliesRepo } from "./receivables/Replies.ts"
import { NotesRepo } from "./customers/Notes.ts"
import { DocumentsRepo } from "./receivables/Documents.ts"
import { SettingsRepo } from "./installation/Settings.ts"
import { SingleSignOnRepo } from "./people/SingleSignOn.ts"
import { SortedPayablesRepo } from "./payables/SortedPayables.ts"
import { SortedTransactionsRepo } from "./bank/SortedTransactions.ts"
import { CustomerStandingsRepo } from "./customers/CustomerStandings.ts"
import { SortedCustomersRepo } from "./customers/SortedCustomers.ts"
import { StoredReplies } from "./StoredReplies.ts"
import { Tenant } from "./Tenant.ts"
import { ThrottlesRepo } from "./people/Throttles.ts"
import { TwoFactorsRepo } from "./people/TwoFactors.ts"
import { UsersRepo } from "./people/Users.ts"

/** The repositories on a Database, with what seals secrets. */
export const repos = Layer.mergeAll(
  Admissions.layer,
  KeysRepo.layer,
  KeyHoldersRepo.layer,
  AttentionRepo.layer,
  AttemptSearch.layer,
  AuditLog.layer,
  BillMonths.layer,
  BillAttempts.layer,
  BlockedAddresses.layer,
  BookSearchRepo.layer,
  CasesRepo.layer,
  CaseWorkRepo.layer,
  ChannelStates.layer,
  BankAccountsRepo.layer,
  BankStatementsRepo.layer,
  StatementAccountsRepo.layer,
  BankTransactionsRepo.layer,
  MatchCandidates.layer,
  PayersRepo.layer,
  WaitingMoneyRepo.layer,
  SettledDebtsRepo.layer,
  ClosedCompanies.layer,
  CompaniesRepo.layer,
  CompanyExportsRepo.layer,
  CompanyTables.layer,
  CustomerBook.layer,
  CredentialsRepo.layer,
  CompanyChangesRepo.layer,
  CustomerChangesRepo.layer,
  CustomerSearchRepo.layer,
  CustomerStandingsRepo.layer,
  CustomersRepo.layer,
  DebtorLinksRepo.layer,
  DebtorPagesRepo.layer,
  Diagnosis.layer,
  DigestsRepo.layer,
  Installation.layer,
  InvitationsRepo.layer,
  LinksRepo.layer,
  LinkWritesRepo.layer,
  KeyUseRepo.layer,
  KeptSumsRepo.layer,
  MailsRepo.layer,
  MailTimesRepo.layer,
  MoneyInRepo.layer,
  MembershipsRepo.layer,
  PasskeysRepo.layer,
  PausesRepo.layer,
  PlannedAttempts.layer,
  AttemptRecords.layer,
  FirstStepsRepo.layer,
  PayablesRepo.layer,
  PaymentsRepo.layer,
  PlanPeriodsRepo.layer,
  TrustRepo.layer,
  QuotaCounts.layer,
  ReceiptsRepo.layer,
  FileImportsRepo.layer,
  StandingRepo.layer,
  ReceivableSearchRepo.layer,
  ReceivablesRepo.layer,
  ReminderAttemptsRepo.layer,
  ReminderFacts.layer,
  ReminderMessages.layer,
  ReminderPace.layer,
  ReminderPoliciesRepo.layer,
  ReminderQueue.layer,
  ReminderTextsRepo.layer,
  CustomerAliases.layer,
  CustomerMergesRepo.layer,
  DepositsRepo.layer,
  RepliesRepo.layer,
  NotesRepo.layer,
  DocumentsRepo.layer,
  RestoredCopy.layer,
  SavedViewsRepo.layer,
  SealedValues.layer,
  SecurityNoticesRepo.layer,
  SeriesRepo.layer,
  ServerClock.layer,
  SessionsRepo.layer,
  SettingsRepo.layer,
  SingleSignOnRepo.layer,
  SortedCustomersRepo.layer,
  SortedPayablesRepo.layer,
  SortedTransactionsRepo.layer,
  StatementListRepo.layer,
  StoredReplies.layer,
  Tenant.layer,
  ThrottlesRepo.layer,
  TwoFactorsRepo.layer,
  UsersRepo.layer
)
