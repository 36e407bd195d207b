/** A transaction on a page: who paid, what the payer wrote, how much, and what it may be meant for. */
import type { ComponentChildren } from "preact"
import { type BankTransaction, unappliedMinor } from "../../../domain/bank/BankTransaction.ts"
import type { SeenDebt, SeenSuggestion, SeenTransaction } from "../../../services/bank/SeenTransactions.ts"
import { decimalOf } from "../../Csv.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Badge, Day, Money } from "../../parts/Text.tsx"
import { receivableName } from "../receivable/Words.tsx"
import { foundIn } from "./marks.ts"
import { evidenceSentence, explanationWords, standingWord } from "./words.ts"
import { say } from "../../../words/Say.ts"

/** The actions of a transaction's page, which the list of what waits uses, too. */
export const transactionActions = {
  apply: "apply-suggestion",
  refuse: "refuse-suggestion",
  ignore: "ignore-transaction",
  undo: "undo-transaction",
  repay: "repay-transaction",
  takeBack: "take-back",
  split: "apply-to-debts",
  work: "work-out-debts",
  search: "search-debts"
} as const

/** Fields that say that a form was sent from the list of what waits, and what was done there before. */
export const listFields = { from: "from_list", done: "done_before" } as const

/** The address of a transaction's page. */
export const transactionPath = (base: string, id: number): string => `${base}/bank/${id}`

/** The id of the element that says who paid, by which its buttons are described. */
export const nameId = ({ id }: Pick<BankTransaction, "id">): string => `payer-${id}`

/** Where it stands, in a word. */
export const StandingBadge = ({ transaction }: { readonly transaction: BankTransaction }) => {
  const { kind, text } = standingWord(transaction)
  return <Badge kind={kind}>{say(text)}</Badge>
}

/** The name of a debt with a link to its page, and whose it is. */
export const DebtLink = ({ base, debt }: { readonly base: string; readonly debt: SeenDebt }) => (
  <>
    {say("{receivableName} of {a}", {
      receivableName: <a href={`${base}/receivables/${debt.id}`}>{receivableName(debt)}</a>,
      a: (
        <a href={`${base}/customers/${debt.customerId}`}>
          <bdi>{debt.customerName}</bdi>
        </a>
      )
    })}
  </>
)

/** What the payer wrote, with the references and numbers by which debts were found. */
export const Remittance = ({ explanations, suggestions, transaction }: SeenTransaction) => {
  const { paymentReference, remittance } = transaction
  const debts = [
    ...suggestions.flatMap(({ allocations }) => allocations.map(({ debt }) => debt)),
    ...explanations.map(({ debt }) => debt)
  ]
  const tokens = debts.flatMap(({ externalReference, paymentReference: own }) =>
    externalReference === null ? [own] : [externalReference, own]
  )
  const text = [paymentReference, remittance].filter((each) => each !== null && each !== "").join(" · ")
  return text === "" ? (
    <span class="quiet">{say("Nothing is written on it.")}</span>
  ) : (
    <span class="break">
      {foundIn(text, tokens).map((part) => (part.isFound ? <mark>{part.text}</mark> : part.text))}
    </span>
  )
}

interface Props {
  readonly seen: SeenTransaction
  readonly visit: CompanyVisit
}

/** The hidden fields by which a form names a suggestion. */
const Allocated = ({
  suggestion: { allocations },
  transaction
}: {
  readonly suggestion: SeenSuggestion
  readonly transaction: BankTransaction
}) => (
  <>
    <input type="hidden" name="expected_version" value={transaction.version} />
    {allocations.map(({ amountMinor, debt }) => (
      <>
        <input type="hidden" name="receivable_id" value={debt.id} />
        <input type="hidden" name={`amount.${debt.id}`} value={decimalOf(amountMinor, debt.currency)} />
      </>
    ))}
  </>
)

/** Fields that lead back to the list. */
export const FromList = ({ done }: { readonly done: ReadonlyArray<number> | null }) =>
  done === null ? null : (
    <>
      <input type="hidden" name={listFields.from} value="yes" />
      <input type="hidden" name={listFields.done} value={done.join(" ")} />
    </>
  )

/** What a suggestion would do: to which debts, how much of what they owe. */
const Meaning = ({
  suggestion: { allocations },
  visit
}: {
  readonly suggestion: SeenSuggestion
  readonly visit: CompanyVisit
}) => (
  <ul class="meaning">
    {allocations.map(({ amountMinor, debt }) => (
      <li>
        <span class="break">
          <DebtLink base={visit.base} debt={debt} />
          <span class="quiet">
            {say(", due {date}", { date: <Day date={debt.dueDate} reader={visit.reader} /> })}
          </span>
        </span>{" "}
        <span>
          <Money minor={amountMinor} currency={debt.currency} reader={visit.reader} />
          {amountMinor === debt.balanceMinor ? null : (
            <span class="quiet">
              {" "}
              {say("of {amount}", {
                amount: <Money minor={debt.balanceMinor} currency={debt.currency} reader={visit.reader} />
              })}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
)

/** What is left of the transaction after a suggestion. */
const LeftOver = ({
  suggestion,
  transaction,
  visit
}: {
  readonly suggestion: SeenSuggestion
  readonly transaction: BankTransaction
  readonly visit: CompanyVisit
}) => {
  const used = suggestion.allocations.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const left = unappliedMinor(transaction) - used
  return left <= 0 ? null : (
    <>
      {" "}
      {say("{amount} stays the customer’s credit.", {
        amount: <Money minor={left} currency={transaction.currency} reader={visit.reader} />
      })}
    </>
  )
}

/** One suggestion, with what speaks for it and its buttons; `children` are others that stand beside them. */
export const SuggestionOf = ({
  children,
  done = null,
  seen: { transaction },
  suggestion,
  visit
}: Props & {
  readonly suggestion: SeenSuggestion
  readonly done?: ReadonlyArray<number> | null
  readonly children?: ComponentChildren
}) => {
  const to = transactionPath(visit.base, transaction.id)
  const [first] = suggestion.allocations
  return (
    <div class="suggestion">
      <Meaning suggestion={suggestion} visit={visit} />
      <p class="quiet">
        {evidenceSentence(suggestion.evidence, suggestion.paidOn, visit.reader)}
        <LeftOver suggestion={suggestion} transaction={transaction} visit={visit} />
      </p>
      <div class="actions">
        <ActionForm visit={visit} action={transactionActions.apply} to={to}>
          <Allocated suggestion={suggestion} transaction={transaction} />
          <FromList done={done} />
          <button type="submit" data-key="a" aria-describedby={nameId(transaction)}>
            {say("money|Apply")}
          </button>
        </ActionForm>
        {first === undefined ? null : (
          <ActionForm visit={visit} action={transactionActions.refuse} to={to}>
            <input type="hidden" name="expected_version" value={transaction.version} />
            {suggestion.allocations.map(({ debt }) => (
              <input type="hidden" name="receivable_id" value={debt.id} />
            ))}
            <FromList done={done} />
            <Submit kind="secondary">{say("Not this")}</Submit>
          </ActionForm>
        )}
        {children}
      </div>
    </div>
  )
}

/** Debts that the payer has named and that can't be paid: `INV-7 is paid already.` */
export const Explanations = ({ seen: { explanations }, visit }: Props) =>
  explanations.length === 0 ? null : (
    <p>
      {explanations.map(({ debt, reason }) => (
        <>
          <a href={`${visit.base}/receivables/${debt.id}`}>{receivableName(debt)}</a>{" "}
          {say(explanationWords[reason])}.{" "}
        </>
      ))}
    </p>
  )
