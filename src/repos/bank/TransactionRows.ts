/** Columns of bank transactions, and the conversion of rows to the domain's type. */
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import { versionToken } from "../../domain/Ids.ts"
import type { Row } from "../../postgres/RoundTrip.ts"

const as = <A>(row: Row, column: string): A => row[column] as A

/** The columns of a transaction `t`. */
export const bankTransactionColumns = `t.bank_transaction_id, t.bank_account_id, t.bank_statement_id, t.direction,
  t.amount_minor, t.applied_minor, t.currency, t.booked_on, t.value_on, t.counterparty_name, t.counterparty_account,
  t.remittance, t.payment_reference, t.end_to_end_id, t.bank_reference, t.is_return, t.return_reason,
  t.original_end_to_end_id, t.original_bank_reference, t.returns_id, t.is_left_to_people, t.customer_id, t.status, t.repaid_at is not null
  as is_repaid, t.version`

/** A row of these columns. */
export const toBankTransaction = (row: Row): BankTransaction => ({
  id: as(row, "bank_transaction_id"),
  bankAccountId: as(row, "bank_account_id"),
  bankStatementId: as(row, "bank_statement_id"),
  direction: as(row, "direction"),
  amountMinor: as(row, "amount_minor"),
  appliedMinor: as(row, "applied_minor"),
  currency: as(row, "currency"),
  bookedOn: as(row, "booked_on"),
  valueOn: as(row, "value_on"),
  counterpartyName: as(row, "counterparty_name"),
  counterpartyAccount: as(row, "counterparty_account"),
  remittance: as(row, "remittance"),
  paymentReference: as(row, "payment_reference"),
  endToEndId: as(row, "end_to_end_id"),
  bankReference: as(row, "bank_reference"),
  isReturn: as(row, "is_return"),
  returnReason: as(row, "return_reason"),
  originalEndToEndId: as(row, "original_end_to_end_id"),
  originalBankReference: as(row, "original_bank_reference"),
  returnsId: as(row, "returns_id"),
  isLeftToPeople: as(row, "is_left_to_people"),
  customerId: as(row, "customer_id"),
  status: as(row, "status"),
  isRepaid: as(row, "is_repaid"),
  version: versionToken(as(row, "version"))
})
