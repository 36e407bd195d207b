/** What was recorded as paid by a customer as a whole, and what becomes of the rest. */
import { creditMinor } from "../../../domain/Deposit.ts"
import type { SeenDeposit } from "../../../services/customers/Deposits.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, forRow } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import { Badge, Card, Day, Money } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** The actions of these forms. */
export const paymentActions = {
  record: "pay-customer",
  useCredit: "use-credit",
  payBack: "repay-deposit",
  takeBack: "take-back-deposit"
} as const

/** The field that names a deposit. */
export const DEPOSIT = "deposit_id"

const DepositState = ({ one, visit }: { readonly one: SeenDeposit; readonly visit: CompanyVisit }) => {
  const left = creditMinor(one)
  if (one.isReversed) return <Badge kind="quiet">{say("Taken back")}</Badge>
  if (left > 0)
    return (
      <Badge kind="info">{say("{amount} credit", { amount: visit.reader.money(left, one.currency) })}</Badge>
    )
  return one.repaidMinor > 0 ? (
    <Badge kind="quiet">{say("Rest paid back")}</Badge>
  ) : (
    <Badge kind="good">{say("Used")}</Badge>
  )
}

const Ending = ({ one, visit: seen }: { readonly one: SeenDeposit; readonly visit: CompanyVisit }) => {
  const visit = forRow(seen, DEPOSIT, String(one.id))
  const { payBack, takeBack } = paymentActions
  const left = visit.reader.money(creditMinor(one), one.currency)
  const amount = visit.reader.money(one.amountMinor, one.currency)
  if (one.isReversed) return null
  return (
    <div class="actions">
      {creditMinor(one) === 0 ? null : (
        <Dialog visit={visit} action={payBack} label={say("verb|Paid back")}>
          <ActionForm visit={visit} action={payBack}>
            <input type="hidden" name={DEPOSIT} value={one.id} />
            <p>{say("You have paid {left} back to the customer. It is no credit any more.", { left })}</p>
            <Submit>{say("verb|Paid back")}</Submit>
          </ActionForm>
        </Dialog>
      )}
      <Dialog visit={visit} action={takeBack} label={say("Take back")} danger>
        <ActionForm visit={visit} action={takeBack}>
          <input type="hidden" name={DEPOSIT} value={one.id} />
          <p>
            {say(
              "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.",
              { amount }
            )}
          </p>
          <Submit kind="danger">{say("Take back")}</Submit>
        </ActionForm>
      </Dialog>
    </div>
  )
}

const depositColumns = (visit: CompanyVisit) => [
  {
    label: say("day|Paid"),
    place: "title" as const,
    cell: ({ paidOn }: SeenDeposit) => <Day date={paidOn} reader={visit.reader} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: (one: SeenDeposit) => <DepositState one={one} visit={visit} />
  },
  {
    label: say("Amount"),
    number: true,
    place: "figure" as const,
    cell: ({ amountMinor, currency }: SeenDeposit) => (
      <Money minor={amountMinor} currency={currency} reader={visit.reader} />
    )
  },
  {
    label: say("Change"),
    place: "line" as const,
    cell: (one: SeenDeposit) => <Ending one={one} visit={visit} />
  }
]

/** The newest payments that were recorded for the customer as a whole; nothing without any. */
export const DepositsCard = ({
  deposits,
  visit
}: {
  readonly deposits: ReadonlyArray<SeenDeposit>
  readonly visit: CompanyVisit
}) =>
  deposits.length === 0 ? null : (
    <Card title={say("Payments from this customer")}>
      <Table
        caption={say("Payments that were recorded for this customer as a whole")}
        columns={depositColumns(visit)}
        rows={deposits}
      />
    </Card>
  )
