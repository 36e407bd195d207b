/** What came in from one customer: what they have paid too much, accounts that pay for them, and what may be theirs. */
import type { Effect } from "effect"
import type { BankTransaction } from "../../../domain/bank/BankTransaction.ts"
import { printedAccount } from "../bank/words.ts"
import type { CustomerPayment } from "../../../services/bank/MoneyIn.ts"
import type { Payers } from "../../../services/bank/Payers.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, forRow } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Card, Day, Moment, Money } from "../../parts/Text.tsx"
import { movementColumns } from "../bank/Filters.tsx"
import { transactionPath } from "../bank/Transaction.tsx"
import { methodWords, PaymentBadge, receivableName } from "../receivable/Words.tsx"
import { say } from "../../../words/Say.ts"

type KnownPayer = Effect.Effect.Success<ReturnType<Payers["Type"]["of"]>>[number]

/** The action that forgets an account. */
export const FORGET = "forget-payer"

/** What they have paid too much, beside what they owe; nothing without any. */
export const CreditFigure = ({
  credits,
  visit
}: {
  readonly credits: ReadonlyArray<{ readonly currency: string; readonly minor: number }>
  readonly visit: CompanyVisit
}) =>
  credits.length === 0 ? null : (
    <div>
      <dt>{say("Credit")}</dt>
      {credits.map(({ currency, minor }) => (
        <dd>
          <Money minor={minor} currency={currency} reader={visit.reader} />
        </dd>
      ))}
    </div>
  )

const Payer = ({ payer, visit }: { readonly payer: KnownPayer; readonly visit: CompanyVisit }) => {
  const row = forRow(visit, "account", payer.account)
  return (
    <li>
      <span class="break">
        <strong>{printedAccount(payer.account)}</strong>{" "}
        <span class="quiet">
          {say("since {moment}, by <link>this transaction</link>", {
            moment: <Moment at={payer.learnedAt} reader={visit.reader} />,
            link: (text) => <a href={transactionPath(visit.base, payer.bankTransactionId)}>{text}</a>
          })}
        </span>
      </span>
      <Dialog
        visit={row}
        action={FORGET}
        of={payer.account}
        label={say("Forget")}
        title={say("Forget a known payer")}
        wayOut="keep"
      >
        <ActionForm visit={row} action={FORGET}>
          <input type="hidden" name="account" value={payer.account} />
          <p>
            {say(
              "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.",
              { printedAccount: printedAccount(payer.account) }
            )}
          </p>
          <Submit>{say("Forget")}</Submit>
        </ActionForm>
      </Dialog>
    </li>
  )
}

/** Accounts that are known to pay for the customer. */
export const KnownPayers = ({
  payers,
  visit
}: {
  readonly payers: ReadonlyArray<KnownPayer>
  readonly visit: CompanyVisit
}) =>
  payers.length === 0 ? null : (
    <Card title={say("Known payers")}>
      <ul class="lines">
        {payers.map((payer) => (
          <Payer payer={payer} visit={visit} />
        ))}
      </ul>
    </Card>
  )

/** What a payment of a debt is called that a transaction made, with a link to it; else how it came. */
const CameBy = ({
  base,
  payment: { bankTransactionId, method }
}: {
  readonly base: string
  readonly payment: CustomerPayment
}) =>
  bankTransactionId === null ? (
    <>{methodWords(method)}</>
  ) : (
    <a href={transactionPath(base, bankTransactionId)}>{say("bank transaction")}</a>
  )

const paymentColumns = ({ base, reader }: CompanyVisit) => [
  {
    label: say("Receivable"),
    place: "title" as const,
    cell: ({ debtReference, receivableId }: CustomerPayment) => (
      <a href={`${base}/receivables/${receivableId}`}>
        {receivableName({ id: receivableId, externalReference: debtReference })}
      </a>
    )
  },
  {
    label: say("day|Paid"),
    place: "line" as const,
    cell: ({ paidOn }: CustomerPayment) => <Day date={paidOn} reader={reader} />
  },
  {
    label: say("How"),
    place: "line" as const,
    cell: (payment: CustomerPayment) => <CameBy base={base} payment={payment} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: ({ status }: CustomerPayment) => <PaymentBadge status={status} />
  },
  {
    label: say("Amount"),
    number: true,
    place: "figure" as const,
    cell: ({ amountMinor, currency }: CustomerPayment) => (
      <Money minor={amountMinor} currency={currency} reader={reader} />
    )
  }
]

/** The newest payments of the customer's debts, each with the transaction by which it came. */
export const CustomerPayments = ({
  customerId,
  payments,
  visit
}: {
  readonly customerId: number
  readonly payments: ReadonlyArray<CustomerPayment>
  readonly visit: CompanyVisit
}) => (
  <Card title={say("Payments")}>
    {payments.length === 0 ? (
      <p class="quiet">{say("Nothing was paid yet.")}</p>
    ) : (
      <Table caption={say("Payments of this customer")} columns={paymentColumns(visit)} rows={payments} />
    )}
    <a href={`${visit.base}/bank?customer_id=${customerId}`}>{say("All bank transactions")}</a>
  </Card>
)

/** Transactions that wait and may be for a debt of the customer. */
export const WaitingMoney = ({
  transactions,
  visit
}: {
  readonly transactions: ReadonlyArray<BankTransaction>
  readonly visit: CompanyVisit
}) =>
  transactions.length === 0 ? null : (
    <Card title={say("Money that may be theirs")}>
      <p>{say("Reminders about what it may be for wait, until somebody applies or ignores it.")}</p>
      <Table
        caption={say("Transactions that may be this customer’s")}
        columns={movementColumns(visit)}
        rows={transactions}
      />
    </Card>
  )
