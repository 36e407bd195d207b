/**
 * The table of all pages of the application: the routes, the navigation, who may see what, and the tests are read from
 * it. The navigation has them in this order.
 */
import { accountPage } from "./pages/Account.tsx"
import { audit } from "./pages/Audit.tsx"
import { bank } from "./pages/Bank.tsx"
import { bankStatement } from "./pages/BankStatement.tsx"
import { bankStatements } from "./pages/BankStatements.tsx"
import { bankTransaction } from "./pages/BankTransaction.tsx"
import { companiesPage } from "./pages/Companies.tsx"
import { archive } from "./pages/company/archive.ts"
import { company } from "./pages/Company.tsx"
import { customer } from "./pages/Customer.tsx"
import { customerMergePage } from "./pages/CustomerMerge.tsx"
import { customerMergedPage } from "./pages/CustomerMerged.tsx"
import { customersOffered } from "./pages/CustomersOffered.ts"
import { customersPage } from "./pages/Customers.tsx"
import { forgot } from "./pages/Forgot.tsx"
import { goLive } from "./pages/GoLive.tsx"
import { home } from "./pages/Home.tsx"
import { importCustomers, importPayables, importReceivables } from "./pages/Imports.tsx"
import { keys } from "./pages/Keys.tsx"
import { link } from "./pages/Link.tsx"
import { message, messageFrame } from "./pages/Message.tsx"
import { newPayablePage } from "./pages/NewPayable.tsx"
import { newReceivablePage } from "./pages/NewReceivable.tsx"
import { outbox } from "./pages/Outbox.tsx"
import { outboxFrame, outboxMessage } from "./pages/OutboxMessage.tsx"
import { outboxNow } from "./pages/OutboxNow.tsx"
import { overview, overviewWithSlash } from "./pages/Overview.tsx"
import { passkeyOptions } from "./pages/PasskeyOptions.ts"
import { payable } from "./pages/Payable.tsx"
import { payableSeries } from "./pages/PayableSeries.tsx"
import { payablesPage } from "./pages/Payables.tsx"
import { payablesCalendar } from "./pages/PayablesCalendar.tsx"
import { people } from "./pages/People.tsx"
import { policy } from "./pages/Policy.tsx"
import { receivable } from "./pages/Receivable.tsx"
import { receivableDocument, receivableDocumentFile } from "./pages/ReceivableDocument.tsx"
import { receivablesPage } from "./pages/Receivables.tsx"
import { reminders } from "./pages/Reminders.tsx"
import { searchPage } from "./pages/Search.tsx"
import { signIn } from "./pages/SignIn.tsx"
import { signUp } from "./pages/SignUp.tsx"
import { callback, confirm } from "./pages/SingleSignOn.tsx"
import { texts, textsPreview } from "./pages/Texts.tsx"
import { usage } from "./pages/Usage.tsx"

/** Pages that are open to whoever has not signed in. */
const open = [home, signIn, callback, signUp, forgot, link] as const

/** Pages of a person, in no company. */
const own = [accountPage, companiesPage, confirm] as const

/** Every page. */
export const pages = [
  ...open,
  ...own,
  overview,
  receivablesPage,
  newReceivablePage,
  importReceivables,
  importPayables,
  importCustomers,
  receivable,
  receivableDocument,
  bank,
  bankStatements,
  bankStatement,
  bankTransaction,
  payablesPage,
  newPayablePage,
  payablesCalendar,
  payableSeries,
  payable,
  customersPage,
  customer,
  customerMergePage,
  customerMergedPage,
  searchPage,
  outbox,
  outboxMessage,
  outboxNow,
  goLive,
  reminders,
  message,
  policy,
  texts,
  keys,
  people,
  usage,
  company,
  audit
] as const

/** Every address that answers with something else than a page. */
export const raws = [
  archive,
  customersOffered,
  overviewWithSlash,
  textsPreview,
  messageFrame,
  outboxFrame,
  receivableDocumentFile,
  passkeyOptions
] as const
