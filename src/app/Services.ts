/** The services that the application's pages use besides the use cases of the API, in one layer over repositories and `Write`. */
import { Layer } from "effect"
import { AccountClosing } from "../services/people/AccountClosing.ts"
import { Accounts } from "../services/people/Accounts.ts"
import { AddressProof } from "../services/people/AddressProof.ts"
import { Audit } from "../services/Audit.ts"
import { BillCalendar } from "../services/payables/BillCalendar.ts"
import { BookSearch } from "../services/company/BookSearch.ts"
import { BankAccounts } from "../services/company/BankAccounts.ts"
import { Companies } from "../services/company/Companies.ts"
import { CompanyClosing } from "../services/company/CompanyClosing.ts"
import { CompanyExports } from "../services/company/CompanyExports.ts"
import { CompanyTrust } from "../services/company/CompanyTrust.ts"
import { FirstSteps } from "../services/company/FirstSteps.ts"
import { CompanySetup } from "../services/company/CompanySetup.ts"
import { CustomerSearch } from "../services/customers/CustomerSearch.ts"
import { DebtorPage } from "../services/customers/DebtorPage.ts"
import { DunningRules } from "../services/reminders/DunningRules.ts"
import { FollowedLinks } from "../services/people/FollowedLinks.ts"
import { FormTokens } from "../services/people/FormTokens.ts"
import { InvitationLinks } from "../services/people/InvitationLinks.ts"
import { Invitations } from "../services/people/Invitations.ts"
import { Keys } from "../services/keys/Keys.ts"
import { KnownBrowsers } from "../services/people/KnownBrowsers.ts"
import { LinkActions } from "../services/people/LinkActions.ts"
import { OneTimeLinks } from "../services/people/Links.ts"
import { ManyReceivables } from "../services/receivables/ManyReceivables.ts"
import { MoneyIn } from "../services/bank/MoneyIn.ts"
import { StatementUploads } from "../services/bank/StatementUploads.ts"
import { StatementViews } from "../services/bank/StatementViews.ts"
import { Members } from "../services/people/Members.ts"
import { Overview } from "../services/company/Overview.ts"
import { OwnAccount } from "../services/people/OwnAccount.ts"
import { PasskeyChallenges } from "../services/people/PasskeyChallenges.ts"
import { Passkeys } from "../services/people/Passkeys.ts"
import { Passwords } from "../services/people/Passwords.ts"
import { Plans } from "../services/company/Plans.ts"
import { Proofs } from "../services/people/Proofs.ts"
import { ReceivableSearch } from "../services/receivables/ReceivableSearch.ts"
import { ReminderPolicies } from "../services/reminders/ReminderPolicies.ts"
import { MessageHistory } from "../services/reminders/MessageHistory.ts"
import { ReminderSearch } from "../services/reminders/ReminderSearch.ts"
import { ReminderTexts } from "../services/reminders/ReminderTexts.ts"
import { PlanAgain } from "../services/reminders/PlanAgain.ts"
import { CustomerMerges } from "../services/customers/CustomerMerges.ts"
import { Deposits } from "../services/customers/Deposits.ts"
import { Notes } from "../services/customers/Notes.ts"
import { Replies } from "../services/receivables/Replies.ts"
import { Reminders } from "../services/reminders/Reminders.ts"
import { PayableLists } from "../services/payables/PayableLists.ts"
import { PayableSeries } from "../services/payables/Series.ts"
import { SavedViews } from "../services/people/SavedViews.ts"
import { Sessions } from "../services/people/Sessions.ts"
import { SignIn } from "../services/people/SignIn.ts"
import { GoLive } from "../reminders/outbox/GoLive.ts"
import { Outbox } from "../reminders/outbox/Outbox.ts"
import { OutboxWrites } from "../reminders/outbox/OutboxWrites.ts"
import { TestMessages } from "../reminders/outbox/TestMessages.ts"
import { SingleSignOn } from "../services/people/SingleSignOn.ts"
import { SignUpLinks } from "../services/people/SignUpLinks.ts"
import { Throttles } from "../services/people/Throttles.ts"
import { Timeline } from "../services/receivables/Timeline.ts"
import { TwoFactor } from "../services/people/TwoFactor.ts"
import { TwoFactorResets } from "../services/people/TwoFactorResets.ts"
import { UsageReports } from "../services/keys/UsageReports.ts"
import { UserMails } from "../services/people/UserMails.ts"
import { Users } from "../services/people/Users.ts"

/** How people sign in: passwords, codes, links, and what slows down who guesses them. */
export const signingIn = LinkActions.layer.pipe(
  Layer.provideMerge(
    Layer.mergeAll(AddressProof.layer, FollowedLinks.layer, Passkeys.layer, Proofs.layer, SignIn.layer)
  ),
  Layer.provideMerge(FormTokens.layer),
  Layer.provideMerge(Accounts.layer),
  Layer.provideMerge(Layer.mergeAll(TwoFactor.layer, Passwords.layer)),
  Layer.provide(PasskeyChallenges.layer),
  Layer.provideMerge(KnownBrowsers.layer),
  Layer.provideMerge(Layer.mergeAll(OneTimeLinks.layer, Sessions.layer, Throttles.layer, UserMails.layer))
)

/** Companies, who belongs to them, and what people do about their own accounts. */
const people = Layer.mergeAll(
  CompanySetup.layer,
  BankAccounts.layer,
  CompanyTrust.layer,
  InvitationLinks.layer,
  OwnAccount.layer,
  SavedViews.layer,
  SingleSignOn.layer,
  SignUpLinks.layer,
  TwoFactorResets.layer
).pipe(
  Layer.provideMerge(Invitations.layer),
  Layer.provideMerge(AccountClosing.layer),
  Layer.provideMerge(
    Layer.mergeAll(Companies.layer, CompanyClosing.layer, CompanyExports.layer, Members.layer, Plans.layer)
  ),
  Layer.provide(PlanAgain.layer),
  Layer.provideMerge(signingIn)
)

/** What pages read that the API does not answer. */
const readings = Layer.mergeAll(
  BillCalendar.layer,
  BookSearch.layer,
  Overview.layer,
  PayableLists.layer,
  ReceivableSearch.layer,
  MessageHistory.layer,
  ReminderSearch.layer,
  UsageReports.layer
).pipe(Layer.provide(DunningRules.layer), Layer.provideMerge(Layer.merge(CustomerSearch.layer, Audit.layer)))

/** What pages of money that came in read. */
const money = Layer.mergeAll(MoneyIn.layer, StatementUploads.layer, StatementViews.layer).pipe(
  Layer.provide(readings)
)

/** What pages of receivables and of debtors do beyond the API. */
const book = Layer.mergeAll(
  DebtorPage.layer,
  CustomerMerges.layer,
  Deposits.layer,
  Notes.layer,
  ManyReceivables.layer,
  Replies.layer,
  Timeline.layer
).pipe(Layer.provide(readings), Layer.provide(Reminders.layer), Layer.provide(DunningRules.layer))

/** What leaves next, and what people decide about it. */
const outbox = Layer.mergeAll(GoLive.layer, OutboxWrites.layer, TestMessages.layer).pipe(
  Layer.provideMerge(Layer.merge(Outbox.layer, FirstSteps.layer)),
  Layer.provide(DunningRules.layer)
)

/** What the settings of a company change, as the operator's commands do. */
const settings = Layer.mergeAll(
  Keys.layer,
  ReminderPolicies.layer,
  ReminderTexts.layer,
  PayableSeries.layer,
  Users.layer
).pipe(Layer.provide(Reminders.layer), Layer.provide(PlanAgain.layer), Layer.provide(DunningRules.layer))

/** All of them. */
export const layer = Layer.mergeAll(readings, money, book, settings, outbox).pipe(Layer.provideMerge(people))
