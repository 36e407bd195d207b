/**
 * The form that applies a transaction to debts that somebody chooses: found by a search, several at once, each with its
 * amount. A script adds up while one types; without it the button "Work out" does.
 */
import { type BankTransaction, unappliedMinor } from "../../../domain/bank/BankTransaction.ts"
import { minorUnits } from "../../../domain/Currency.ts"
import type { SeenDebt } from "../../../services/bank/SeenTransactions.ts"
import { decimalOf } from "../../Csv.ts"
import type { Form } from "../../Form.ts"
import type { CompanyVisit } from "../../Page.ts"
import { ActionForm, fieldIdOf, problemOf, submittedTo } from "../../parts/Form.tsx"
import { Card, Day, Money } from "../../parts/Text.tsx"
import { receivableName } from "../receivable/Words.tsx"
import { transactionActions } from "./Transaction.tsx"
import { say } from "../../../words/Say.ts"

/** Characters of a search. */
const MAX_SEARCH = 100

/** What was chosen so far, where nothing is done yet: debts were looked for, or sums worked out. */
export class ChosenDebts {
  readonly form: Form
  /** What is chosen together, in minor units; null where debts were only looked for. */
  readonly sumMinor: number | null
  constructor(form: Form, sumMinor: number | null) {
    this.form = form
    this.sumMinor = sumMinor
  }
}

/** The form as it was sent last, in whatever way. */
export const chosenForm = (visit: CompanyVisit): Form | null =>
  visit.shown instanceof ChosenDebts
    ? visit.shown.form
    : (Object.values(transactionActions)
        .map((action) => submittedTo(visit, action))
        .find((submitted) => submitted !== null && submitted.form.fields.has("q"))?.form ?? null)

interface Props {
  readonly debts: ReadonlyArray<SeenDebt>
  readonly transaction: BankTransaction
  readonly visit: CompanyVisit
  /** What debts were looked for; empty for those that come to mind first. */
  readonly search: string
}

const Row = ({
  debt,
  form,
  transaction,
  visit
}: Omit<Props, "debts" | "search"> & { readonly debt: SeenDebt; readonly form: Form | null }) => {
  const name = `amount.${debt.id}`
  const id = fieldIdOf(transactionActions.split, name)
  const check = fieldIdOf(transactionActions.split, `receivable.${debt.id}`)
  const problem = problemOf(visit, transactionActions.split, name)
  const usual = Math.min(debt.balanceMinor, unappliedMinor(transaction))
  return (
    <li data-debt data-balance={String(debt.balanceMinor)}>
      <label for={check}>
        <input
          id={check}
          type="checkbox"
          name="receivable_id"
          value={debt.id}
          checked={form?.all("receivable_id").includes(String(debt.id)) ?? false}
        />{" "}
        <span>
          <strong class="break">{receivableName(debt)}</strong>{" "}
          <span class="break">
            <bdi>{debt.customerName}</bdi>
          </span>
          <br />
          <small class="quiet">
            {say("{amount} open, due {date}", {
              amount: <Money minor={debt.balanceMinor} currency={debt.currency} reader={visit.reader} />,
              date: <Day date={debt.dueDate} reader={visit.reader} />
            })}
          </small>
        </span>
      </label>
      <div class="field">
        <label class="hidden" for={id}>
          {say("Amount for {receivableName}", { receivableName: receivableName(debt) })}
        </label>
        <input
          id={id}
          name={name}
          inputmode="decimal"
          autocomplete="off"
          placeholder={decimalOf(usual, debt.currency)}
          value={form?.text(name) ?? ""}
          {...(problem === undefined
            ? {}
            : { "aria-invalid": "true" as const, "aria-describedby": `${id}-problem` })}
        />
        {problem === undefined ? null : (
          <small id={`${id}-problem`} class="field-problem">
            {problem}
          </small>
        )}
      </div>
    </li>
  )
}

/** What is chosen together, and what is left of the transaction. */
const Sum = ({ transaction, visit }: Pick<Props, "transaction" | "visit">) => {
  const { shown } = visit
  const left = unappliedMinor(transaction)
  const sum = shown instanceof ChosenDebts ? shown.sumMinor : null
  const money = (minor: number) => visit.reader.money(minor, transaction.currency)
  return (
    <output class="sum" data-sum {...(sum === null ? {} : { tabindex: -1, autofocus: true })}>
      {sum === null
        ? say("{amount} can be applied.", { amount: money(left) })
        : sum > left
          ? say("{amount} is chosen, {more} more than there is.", {
              amount: money(sum),
              more: money(sum - left)
            })
          : say("{amount} is chosen, {left} is left.", { amount: money(sum), left: money(left - sum) })}
    </output>
  )
}

const SearchField = ({ search, visit: { shown } }: Pick<Props, "search" | "visit">) => {
  // Reading goes on here after a search, and at the sum after that was worked out.
  const isNext = shown instanceof ChosenDebts && shown.sumMinor === null
  const id = fieldIdOf(transactionActions.split, "q")
  return (
    <div class="find">
      <div class="field">
        <label for={id}>{say("Search")}</label>
        <input
          id={id}
          type="search"
          name="q"
          value={search}
          maxlength={MAX_SEARCH}
          data-key="/"
          {...(isNext ? { autofocus: true } : {})}
        />
      </div>
      <button type="submit" name="_action" value={transactionActions.search} class="secondary">
        {say("Search")}
      </button>
      <small class="quiet">{say("References, descriptions, customers. What is chosen stays chosen.")}</small>
    </div>
  )
}

/** The visit with what was refused of the form, whichever of its buttons was pressed. */
const ofAnyButton = (visit: CompanyVisit): CompanyVisit => {
  const { submitted } = visit
  return submitted !== null &&
    [transactionActions.work, transactionActions.search].includes(submitted.action as never)
    ? { ...visit, submitted: { ...submitted, action: transactionActions.split } }
    : visit
}

/** The form. */
export const Chooser = ({ debts, search, transaction, visit: seen }: Props) => {
  const visit = ofAnyButton(seen)
  const form = chosenForm(visit)
  const { currency } = transaction
  return (
    <Card title={say("Split, or apply to other receivables")} id="split">
      <ActionForm visit={visit} action={transactionActions.split}>
        <input type="hidden" name="expected_version" value={transaction.version} />
        <SearchField search={search} visit={visit} />
        {debts.length === 0 ? (
          <p class="quiet">
            {search === ""
              ? say("Search for what it pays.")
              : say("No open receivable in {currency} matches.", { currency })}
          </p>
        ) : (
          <ul
            class="choices"
            data-allocate
            data-left={String(unappliedMinor(transaction))}
            data-digits={String(minorUnits(currency))}
            data-currency={currency}
            data-locale={visit.reader.locale}
          >
            {debts.map((debt) => (
              <Row debt={debt} form={form} transaction={transaction} visit={visit} />
            ))}
          </ul>
        )}
        {debts.length === 0 ? null : (
          <>
            <Sum transaction={transaction} visit={visit} />
            <div class="actions">
              <button type="submit" name="_action" value={transactionActions.split}>
                {say("Apply to these")}
              </button>
              <button
                type="submit"
                name="_action"
                value={transactionActions.work}
                class="secondary"
                data-without-script
              >
                {say("Work out")}
              </button>
            </div>
          </>
        )}
      </ActionForm>
    </Card>
  )
}
