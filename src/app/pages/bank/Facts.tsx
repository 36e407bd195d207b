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
import { say } from "../../../words/Say.ts"

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
      {figure(direction === "debit" ? say("Left the account") : say("Came in"), amountMinor)}
      {direction === "debit" ? null : figure(say("Applied"), appliedMinor)}
      {direction === "debit" ? null : figure(say("Not applied"), unappliedMinor(transaction))}
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
    <Card title={say("Facts")}>
      <Facts
        facts={[
          [say("Booked"), <Day date={transaction.bookedOn} reader={visit.reader} />],
          ...(transaction.valueOn === null || transaction.valueOn === transaction.bookedOn
            ? []
            : [[say("Value"), <Day date={transaction.valueOn} reader={visit.reader} />] as const]),
          [
            say("Account"),
            <a href={`${visit.base}/bank?bank_account_id=${transaction.bankAccountId}`}>
              {account === undefined
                ? say("No. {bankAccountId}", { bankAccountId: transaction.bankAccountId })
                : accountName(account)}
            </a>
          ],
          ...given(
            transaction.direction === "debit" ? say("Paid to") : say("Paid by"),
            transaction.counterpartyName
          ),
          ...given(
            say("Their account"),
            transaction.counterpartyAccount === null ? null : printedAccount(transaction.counterpartyAccount)
          ),
          [say("Text"), <Remittance {...file} />],
          ...given(say("End-to-end ID"), transaction.endToEndId),
          ...given(say("Bank’s reference"), transaction.bankReference),
          ...given(say("Reason of the return"), transaction.returnReason),
          ...(transaction.returnsId === null
            ? []
            : [
                [
                  say("Takes back"),
                  <a href={`${visit.base}/bank/${transaction.returnsId}`}>
                    {say("No. {returnsId}", { returnsId: transaction.returnsId })}
                  </a>
                ] as const
              ]),
          [
            say("Statement"),
            <a href={`${visit.base}/bank/statements/${transaction.bankStatementId}`}>
              {say("No. {bankStatementId}", { bankStatementId: transaction.bankStatementId })}
            </a>
          ],
          [say("Number"), String(transaction.id)]
        ]}
      />
    </Card>
  )
}

/** The payments that it made. */
export const movementPaymentColumns = ({ base, reader }: CompanyVisit) => [
  {
    label: say("Receivable"),
    place: "title" as const,
    cell: ({ debt }: MovementPayment) => <DebtLink base={base} debt={debt} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: ({ status }: MovementPayment) => <PaymentBadge status={status} />
  },
  {
    label: say("Amount"),
    number: true,
    place: "figure" as const,
    cell: ({ amountMinor, debt }: MovementPayment) => (
      <Money minor={amountMinor} currency={debt.currency} reader={reader} />
    )
  }
]
