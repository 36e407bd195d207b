/** What a transaction is: its amounts, what the bank says of it, and the payments that it made. */
import { unappliedMinor } from "../../../domain/bank/BankTransaction.ts"
import type { MovementFile, MovementPayment } from "../../../services/bank/MoneyIn.ts"
import type { SeenAccount } from "../../../services/bank/StatementViews.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Card, Day, Facts, Money } from "../../parts/Text.tsx"
import { PaymentBadge } from "../receivable/Words.tsx"
import { accountName } from "./Accounts.tsx"
import { DebtLink, Remittance } from "./Transaction.tsx"
import { printedAccount } from "./words.ts"

interface Props {
  readonly file: MovementFile
  readonly visit: CompanyVisit
}

/** How much came in, and how much of it has payments. */
export const MovementFigures = ({ file: { transaction }, visit: { reader } }: Props) => {
  const { amountMinor, appliedMinor, currency, direction } = transaction
  const figure = (label: string, minor: number) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} reader={reader} />
      </dd>
    </div>
  )
  return (
    <dl class="figures first-wide">
      {figure(direction === "debit" ? "Left the account" : "Came in", amountMinor)}
      {direction === "debit" ? null : figure("Applied", appliedMinor)}
      {direction === "debit" ? null : figure("Not applied", unappliedMinor(transaction))}
    </dl>
  )
}

/** What the bank says of it; what it does not say is left out. */
export const AboutMovement = ({
  account,
  file,
  visit
}: Props & { readonly account: SeenAccount | undefined }) => {
  const { transaction } = file
  const given = (name: string, value: string | null) =>
    value === null ? [] : [[name, <span class="break">{value}</span>] as const]
  return (
    <Card title="Facts">
      <Facts
        facts={[
          ["Booked", <Day date={transaction.bookedOn} reader={visit.reader} />],
          ...(transaction.valueOn === null || transaction.valueOn === transaction.bookedOn
            ? []
            : [["Value", <Day date={transaction.valueOn} reader={visit.reader} />] as const]),
          [
            "Account",
            <a href={`${visit.base}/bank?bank_account_id=${transaction.bankAccountId}`}>
              {account === undefined ? `No. ${transaction.bankAccountId}` : accountName(account)}
            </a>
          ],
          ...given(transaction.direction === "debit" ? "Paid to" : "Paid by", transaction.counterpartyName),
          ...given(
            "Their account",
            transaction.counterpartyAccount === null ? null : printedAccount(transaction.counterpartyAccount)
          ),
          ["Text", <Remittance {...file} />],
          ...given("End-to-end ID", transaction.endToEndId),
          ...given("Bank’s reference", transaction.bankReference),
          ...given("Reason of the return", transaction.returnReason),
          ...(transaction.returnsId === null
            ? []
            : [
                [
                  "Takes back",
                  <a href={`${visit.base}/bank/${transaction.returnsId}`}>No. {transaction.returnsId}</a>
                ] as const
              ]),
          [
            "Statement",
            <a href={`${visit.base}/bank/statements/${transaction.bankStatementId}`}>
              No. {transaction.bankStatementId}
            </a>
          ],
          ["Number", String(transaction.id)]
        ]}
      />
    </Card>
  )
}

/** The payments that it made. */
export const movementPaymentColumns = ({ base, reader }: CompanyVisit) => [
  {
    label: "Receivable",
    place: "title" as const,
    cell: ({ debt }: MovementPayment) => <DebtLink base={base} debt={debt} />
  },
  {
    label: "Status",
    place: "state" as const,
    cell: ({ status }: MovementPayment) => <PaymentBadge status={status} />
  },
  {
    label: "Amount",
    number: true,
    place: "figure" as const,
    cell: ({ amountMinor, debt }: MovementPayment) => (
      <Money minor={amountMinor} currency={debt.currency} reader={reader} />
    )
  }
]
