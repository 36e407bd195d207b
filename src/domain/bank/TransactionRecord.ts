/** Bank transactions as integrators read them, and the bodies of what is done to them (bank.md §4). */
import { isValidIBAN } from "ibantools"
import { Schema } from "effect"
import { CalendarDate } from "../CalendarDate.ts"
import { CurrencyCode } from "../Currency.ts"
import { Id, Version } from "../Ids.ts"
import { field, named, plain, record, strict } from "../JsonFields.ts"
import { Amount, MinorUnits } from "../Money.ts"
import { PaymentStatus } from "../Payment.ts"
import { Reason } from "../Text.ts"
import { type BankTransaction, bankTransactionStatuses, unappliedMinor } from "./BankTransaction.ts"
import { evidenceWords, explanationReasons, type Suggestion } from "./matching/Types.ts"

/** The most debts that one request applies a transaction to. */
const MAX_ALLOCATIONS = 100

/** Where a transaction stands, in answers. */
export const BankTransactionStatusName = Schema.Literal(...bankTransactionStatuses).annotations({
  identifier: "BankTransactionStatus",
  description:
    "`unmatched`: nothing is known of what it pays; `suggested`: it waits for a person; `partially_applied`, `applied`: payments were recorded for it; `ignored`: it pays nothing; `returned`: a later movement took it back."
})

/** Whether money came or left, in answers. */
const DirectionName = Schema.Literal("credit", "debit").annotations({
  identifier: "BankTransactionDirection",
  description: "`credit`: money came; `debit`: it left."
})

const textOrNull = Schema.NullOr(Schema.String)

const version = () =>
  field("Changes with every successful write; send it back as `expected_version`.")(Version)

const recordFields = {
  id: field("Identifier, given by the service.")(Id),
  bankAccountId: named("bank_account_id", "The company's account that it is on.")(Id),
  bankStatementId: named("bank_statement_id", "The file that brought it first.")(Id),
  direction: field("Whether money came or left.")(DirectionName),
  amountMinor: named(
    "amount_minor",
    "The amount in minor units: 12050 is EUR 120.50 or JPY 12,050."
  )(MinorUnits),
  unappliedMinor: named(
    "unapplied_minor",
    "What of it has no payment yet, in minor units; 0 for debits and what was returned."
  )(MinorUnits),
  currency: field("ISO 4217 currency code.")(plain(CurrencyCode)),
  bookedOn: named("booked_on", "The day on which the bank booked it.")(plain(CalendarDate)),
  valueOn: named(
    "value_on",
    "The day from which it counts for interest."
  )(Schema.NullOr(plain(CalendarDate))),
  counterpartyName: named("counterparty_name", "Who paid or was paid, as the bank writes it.")(textOrNull),
  counterpartyIban: named("counterparty_iban", "Their IBAN; null for other accounts.")(textOrNull),
  remittance: field("What the payer wrote.")(textOrNull),
  paymentReference: named("payment_reference", "The structured reference.")(textOrNull),
  endToEndId: named("end_to_end_id", "The id that the payer gave it.")(textOrNull),
  bankReference: named("bank_reference", "The bank's own reference.")(textOrNull),
  customerId: named("customer_id", "The customer who paid it, if that is known.")(Schema.NullOr(Id)),
  status: field("Where it stands.")(BankTransactionStatusName),
  version: version()
}

/** A movement on an account of the company. */
export const BankTransactionRecord = record(recordFields).annotations({
  identifier: "BankTransaction",
  description: "A booked movement on an account of the company, or one detail of a batch."
})
export type BankTransactionRecord = typeof BankTransactionRecord.Type

/** A payment that was recorded for a transaction. */
const TransactionPayment = record({
  id: field("Identifier, given by the service.")(Id),
  receivableId: named("receivable_id", "The receivable that it pays.")(Id),
  amountMinor: named("amount_minor", "The amount in minor units.")(MinorUnits),
  status: field("Where it stands.")(PaymentStatus)
}).annotations({ identifier: "TransactionPayment", description: "A payment that a bank transaction made." })

const AllocationRecord = record({
  receivableId: named("receivable_id", "The receivable that it would pay.")(Id),
  amountMinor: named("amount_minor", "What it would pay of it, in minor units.")(MinorUnits)
}).annotations({ identifier: "Allocation", description: "An amount for a receivable." })

const EvidenceWord = Schema.Literal(...evidenceWords).annotations({
  identifier: "Evidence",
  description:
    "`reference`: its structured reference is this debt's; `end_to_end_id`: so is its id; `invoice_number`: the external reference stands in its text; `amount`, `sum`: the amounts are equal; `payer`: the account has paid debts of this customer before; `name`: the names are equal; `discount`: it is less by an agreed discount."
})

const SuggestionRecord = record({
  allocations: field("What it would pay.")(Schema.Array(AllocationRecord)),
  evidence: field("What speaks for it.")(Schema.Array(EvidenceWord)),
  certain: field("Whether an import would apply it without a person.")(Schema.Boolean)
}).annotations({ identifier: "Suggestion", description: "What a bank transaction may be meant for." })

const ExplanationRecord = record({
  receivableId: named("receivable_id", "The receivable that it names.")(Id),
  reason: field("`paid`: nothing of it is owed any more; `cancelled`; `other_currency`.")(
    Schema.Literal(...explanationReasons)
  )
}).annotations({
  identifier: "Explanation",
  description: "Why a receivable that a bank transaction names is not suggested."
})

/** A transaction with its payments, and what it may be meant for. */
export const BankTransactionDetail = record({
  ...recordFields,
  payments: field("The payments that it made, reversed ones included, in the order of their ids.")(
    Schema.Array(TransactionPayment)
  ),
  suggestions: field("What the rest of it may be meant for, by the balances of now; the best first.")(
    Schema.Array(SuggestionRecord)
  ),
  explanations: field("Receivables that the rest of it names and that it can't pay, with the reason.")(
    Schema.Array(ExplanationRecord)
  )
}).annotations({
  identifier: "BankTransactionDetail",
  description: "A bank transaction with its payments, suggestions and explanations."
})
export type BankTransactionDetail = typeof BankTransactionDetail.Type

/** The answer to a write. */
export const BankTransactionState = record({
  id: field("Identifier, given by the service.")(Id),
  status: field("Where it stands.")(BankTransactionStatusName),
  unappliedMinor: named("unapplied_minor", "What of it has no payment yet, in minor units.")(MinorUnits),
  version: version()
}).annotations({ identifier: "BankTransactionState", description: "A bank transaction after a write." })
export type BankTransactionState = typeof BankTransactionState.Type

const expectedVersion = named(
  "expected_version",
  "The `version` that you read and make this change on."
)(Version)

const NewAllocation = record({
  receivableId: named("receivable_id", "A receivable of the company.")(Id),
  amount: field('Decimal string in the units of the transaction\'s currency, such as `"120.50"`.')(Amount)
}).annotations({ ...strict, identifier: "NewAllocation", description: "An amount for a receivable." })

const manyMessage = `must be a list of 1 to ${MAX_ALLOCATIONS} allocations`

/** The body of POST /bank-transactions/{transaction}/apply. */
export const ApplyRequest = record({
  expectedVersion,
  allocations: field("What it pays.")(
    Schema.Array(NewAllocation)
      .annotations({ message: () => ({ message: manyMessage, override: false }) })
      .pipe(
        Schema.minItems(1, { message: () => ({ message: manyMessage, override: false }) }),
        Schema.maxItems(MAX_ALLOCATIONS, { message: () => ({ message: manyMessage, override: false }) })
      )
  )
}).annotations({
  ...strict,
  identifier: "ApplyRequest",
  description: "Each receivable once; together at most what is unapplied."
})
export type ApplyRequest = typeof ApplyRequest.Type

/** The body of undo and ignore. */
export const TransactionChange = record({
  expectedVersion,
  reason: field("Why; kept in the audit log.")(Reason)
}).annotations({
  ...strict,
  identifier: "TransactionChange",
  description: "Why; kept in the audit log."
})
export type TransactionChange = typeof TransactionChange.Type

/** The body of refuse. */
export const SuggestionRefusal = record({
  expectedVersion,
  receivableId: named("receivable_id", "The receivable that it does not pay.")(Id)
}).annotations({
  ...strict,
  identifier: "SuggestionRefusal",
  description: "The receivable that is not suggested any more."
})
export type SuggestionRefusal = typeof SuggestionRefusal.Type

/** What a person says of a return: the movement that it takes back. */
export const TakeBackRequest = record({
  expectedVersion,
  originalId: named("original_id", "The bank transaction that it takes back.")(Id)
}).annotations({ ...strict, identifier: "TakeBackRequest", description: "What a return takes back." })
export type TakeBackRequest = typeof TakeBackRequest.Type

/** The transaction as integrators read it. */
export const toTransactionRecord = (transaction: BankTransaction): BankTransactionRecord => ({
  id: transaction.id,
  bankAccountId: transaction.bankAccountId,
  bankStatementId: transaction.bankStatementId,
  direction: transaction.direction,
  amountMinor: transaction.amountMinor,
  unappliedMinor: unappliedMinor(transaction),
  currency: transaction.currency,
  bookedOn: transaction.bookedOn,
  valueOn: transaction.valueOn,
  counterpartyName: transaction.counterpartyName,
  counterpartyIban: ibanOrNull(transaction.counterpartyAccount),
  remittance: transaction.remittance,
  paymentReference: transaction.paymentReference,
  endToEndId: transaction.endToEndId,
  bankReference: transaction.bankReference,
  customerId: transaction.customerId,
  status: transaction.status,
  version: transaction.version
})

const ibanOrNull = (account: string | null): string | null =>
  account !== null && isValidIBAN(account) ? account : null

/** A transaction after a write, as integrators read it. */
export const toTransactionState = (transaction: BankTransaction): BankTransactionState => ({
  id: transaction.id,
  status: transaction.status,
  unappliedMinor: unappliedMinor(transaction),
  version: transaction.version
})

/** A suggestion as integrators read it. */
export const toSuggestionRecord = ({
  allocations,
  certain,
  evidence
}: Suggestion): BankTransactionDetail["suggestions"][number] => ({ allocations, evidence, certain })
