/** What needs a person first: each transaction that waits as a card, with its best suggestion and what can be done about it. */
import {
  type BankTransaction,
  MAX_WAITING_COUNTED,
  unappliedMinor
} from "../../../domain/bank/BankTransaction.ts"
import type { PageRequest } from "../../../domain/Page.ts"
import type { PayingTransaction } from "../../../services/bank/MoneyIn.ts"
import type { SeenTransaction } from "../../../services/bank/SeenTransactions.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { MAX_REASON_LENGTH, ReasonField, reasonHelp } from "../../parts/ReasonField.tsx"
import { withQuery } from "../../parts/Table.tsx"
import { Day, Money } from "../../parts/Text.tsx"
import { JustDone } from "./JustDone.tsx"
import { ListKeys } from "../../parts/KeysNote.tsx"
import {
  Explanations,
  FromList,
  nameId,
  Remittance,
  StandingBadge,
  SuggestionOf,
  transactionActions,
  transactionPath
} from "./Transaction.tsx"
import { partyOf } from "./words.ts"
import { say } from "../../../words/Say.ts"

interface Props {
  readonly visit: CompanyVisit
  /** Transactions about which something was done on the page before, the newest first. */
  readonly done: ReadonlyArray<number>
}

/** The field in a list, where each row has one. What is wrong with it is told on the page of the transaction. */
const ReasonInList = ({ transaction: { id } }: { readonly transaction: BankTransaction }) => (
  <div class="field">
    <label for={`reason-${id}`}>{say("Reason")}</label>
    <input
      id={`reason-${id}`}
      name="reason"
      maxlength={MAX_REASON_LENGTH}
      aria-describedby={`reason-${id}-help`}
    />
    <small id={`reason-${id}-help`}>{reasonHelp(false)}</small>
  </div>
)

/** The form that ignores a transaction. */
export const IgnoreForm = ({
  done = null,
  transaction,
  visit
}: {
  readonly transaction: BankTransaction
  readonly visit: CompanyVisit
  readonly done?: ReadonlyArray<number> | null
}) => (
  <Dialog visit={visit} action={transactionActions.ignore} of={transaction.id} label={say("Ignore")}>
    <ActionForm
      visit={visit}
      action={transactionActions.ignore}
      to={transactionPath(visit.base, transaction.id)}
    >
      <p>
        {say(
          "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it."
        )}
      </p>
      <input type="hidden" name="expected_version" value={transaction.version} />
      <FromList done={done} />
      {done === null ? (
        <ReasonField visit={visit} action={transactionActions.ignore} />
      ) : (
        <ReasonInList transaction={transaction} />
      )}
      <Submit>{say("Ignore")}</Submit>
    </ActionForm>
  </Dialog>
)

/** How much of it waits: all, or what is left. */
const Waiting = ({
  transaction,
  visit: { reader }
}: {
  readonly transaction: BankTransaction
  readonly visit: CompanyVisit
}) => {
  const { amountMinor, currency } = transaction
  const left = unappliedMinor(transaction)
  return left === amountMinor || left === 0 ? (
    <Money minor={amountMinor} currency={currency} reader={reader} />
  ) : (
    <>
      <Money minor={left} currency={currency} reader={reader} />{" "}
      <small class="quiet">
        {say("left of {amount}", {
          amount: <Money minor={amountMinor} currency={currency} reader={reader} />
        })}
      </small>
    </>
  )
}

/** What there is to be done where nothing is suggested. */
const nothingSuggested = ({ direction, isReturn }: BankTransaction): string =>
  isReturn
    ? say("It takes an earlier payment back, and it is not certain which one. Open it to choose.")
    : direction === "debit"
      ? say("Money left the account.")
      : say("Nothing in the book fits. Look for what it pays.")

/** What can be done besides applying the best suggestion. */
const Others = ({ done, seen, visit }: Props & { readonly seen: SeenTransaction }) => {
  const { suggestions, transaction } = seen
  const path = transactionPath(visit.base, transaction.id)
  const others = suggestions.length - 1
  return (
    <>
      {transaction.direction === "debit" ? null : (
        <a
          role="button"
          class="secondary"
          href={`${path}#split`}
          data-splits
          aria-describedby={nameId(transaction)}
        >
          {say("Split")}
        </a>
      )}
      {transaction.status === "partially_applied" ? null : (
        <IgnoreForm transaction={transaction} visit={visit} done={done} />
      )}
      {others > 0 ? (
        <a href={path}>
          {say("{others, plural, one {# other suggestion} other {# other suggestions}}", { others })}
        </a>
      ) : null}
    </>
  )
}

const Item = ({ done, seen, visit }: Props & { readonly seen: SeenTransaction }) => {
  const { suggestions, transaction } = seen
  const [best] = suggestions
  const others = <Others done={done} seen={seen} visit={visit} />
  return (
    <li class="card movement" data-item tabindex={-1}>
      <div class="line">
        <h3 id={nameId(transaction)}>
          <a href={transactionPath(visit.base, transaction.id)} data-opens>
            <bdi>{partyOf(transaction)}</bdi>
          </a>
        </h3>
        <p class="strong">
          <Waiting transaction={transaction} visit={visit} />
        </p>
      </div>
      <p class="quiet">
        <Day date={transaction.bookedOn} reader={visit.reader} />{" "}
        {best === undefined ? <StandingBadge transaction={transaction} /> : null}
      </p>
      <p>
        <Remittance {...seen} />
      </p>
      <Explanations seen={seen} visit={visit} />
      {best === undefined ? (
        <>
          <p class="quiet">{nothingSuggested(transaction)}</p>
          <div class="actions">{others}</div>
        </>
      ) : (
        <SuggestionOf seen={seen} suggestion={best} visit={visit} done={done}>
          {others}
        </SuggestionOf>
      )}
    </li>
  )
}

/** Links to the other pages of what waits. */
const WaitingPages = ({
  request: { page, perPage },
  total,
  visit
}: {
  readonly request: PageRequest
  readonly total: number
  readonly visit: CompanyVisit
}) => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const to = (n: number) => withQuery(visit, { waiting: n === 1 ? null : String(n), just: null })
  return last === 1 ? null : (
    <nav class="pager" aria-label={say("Pages of what needs you")}>
      {page > 1 ? <a href={to(Math.min(page - 1, last))}>{say("Previous")}</a> : null}
      {page < last ? <a href={to(page + 1)}>{say("More that needs you")}</a> : null}
    </nav>
  )
}

/** The list of what needs a person, and above it what was done just now. */
export const NeedsYou = ({
  done,
  items,
  justDone,
  request,
  total,
  visit
}: Props & {
  readonly items: ReadonlyArray<SeenTransaction>
  readonly total: number
  readonly request: PageRequest
  readonly justDone: ReadonlyArray<PayingTransaction>
}) => (
  <section aria-labelledby="needs-you">
    <h2 id="needs-you">
      {total === 0
        ? say("What needs you")
        : total < MAX_WAITING_COUNTED
          ? say("What needs you ({total})", { total: visit.reader.number(total) })
          : say("What needs you ({total} or more)", { total: visit.reader.number(total) })}
    </h2>
    {justDone.length === 0 ? null : <JustDone done={done} transactions={justDone} visit={visit} />}
    {items.length === 0 ? (
      <p class="card quiet">{say("Nothing waits for you: all that came in is applied, or was ignored.")}</p>
    ) : (
      <ol class="movements" data-items>
        {items.map((seen) => (
          <Item seen={seen} visit={visit} done={done} />
        ))}
      </ol>
    )}
    <WaitingPages request={request} total={total} visit={visit} />
    {items.length === 0 && justDone.length === 0 ? null : <ListKeys />}
  </section>
)
