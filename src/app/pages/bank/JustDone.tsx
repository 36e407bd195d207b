/** What was done a moment ago on the list of what waits, with the way back, until the page is left. */
import type { PayingTransaction } from "../../../services/bank/MoneyIn.ts"
import type { CompanyVisit } from "../../Page.ts"
import { ActionForm } from "../../parts/Form.tsx"
import { Card, Money } from "../../parts/Text.tsx"
import { receivableName } from "../receivable/Words.tsx"
import { FromList, nameId, StandingBadge, transactionActions, transactionPath } from "./Transaction.tsx"
import { partyOf } from "./words.ts"
import { say } from "../../../words/Say.ts"

interface Props {
  readonly visit: CompanyVisit
  /** Transactions about which something was done on the page before, the newest first. */
  readonly done: ReadonlyArray<number>
}

/** What was done just now on this page, with the way back. */
export const JustDone = ({
  done,
  transactions,
  visit
}: Props & { readonly transactions: ReadonlyArray<PayingTransaction> }) => (
  <Card title={say("Just done")}>
    <ul class="lines">
      {transactions.map(({ debts, transaction }) => {
        const others = done.filter((id) => id !== transaction.id)
        return (
          <li data-undo>
            <span class="break">
              <a id={nameId(transaction)} href={transactionPath(visit.base, transaction.id)}>
                <bdi>{partyOf(transaction)}</bdi>
              </a>
              ,{" "}
              <Money minor={transaction.amountMinor} currency={transaction.currency} reader={visit.reader} />{" "}
              <StandingBadge transaction={transaction} />
              {debts.length === 0 ? null : (
                <>
                  {" "}
                  {say("to {receivables}", {
                    receivables: debts.map((debt, place) => (
                      <>
                        {place === 0 ? "" : ", "}
                        <a href={`${visit.base}/receivables/${debt.id}`}>{receivableName(debt)}</a>
                      </>
                    ))
                  })}
                </>
              )}
            </span>{" "}
            <ActionForm
              visit={visit}
              action={transactionActions.undo}
              to={transactionPath(visit.base, transaction.id)}
            >
              <input type="hidden" name="expected_version" value={transaction.version} />
              <input type="hidden" name="reason" value="Undone at once" />
              <FromList done={others} />
              <button
                type="submit"
                class="secondary small"
                data-key="u"
                aria-describedby={nameId(transaction)}
              >
                {say("Undo")}
              </button>
            </ActionForm>
          </li>
        )
      })}
    </ul>
  </Card>
)
