/** The debts of the page: each with how it stands, and what its debtor can do about it. */
import type { ComponentChildren } from "preact"
import { quotedReference } from "../../domain/bank/QuotedReference.ts"
import type { OpenDebt } from "../../services/customers/DebtorPage.ts"
import { ownFields } from "../Form.ts"
import type { FormTexts } from "../../texts/Texts.ts"
import {
  type DebtorAction,
  fieldId,
  MAX_DISPUTE_LENGTH,
  problemText,
  type Shown,
  type DebtorForm
} from "./View.ts"

/** What tells a debt from the others: one without a reference or a description has its number. */
const referenceOf = ({ receivable }: OpenDebt): string =>
  receivable.externalReference ?? receivable.description ?? `№ ${receivable.id}`

const submittedTo = (shown: Shown, action: DebtorAction, { receivable }: OpenDebt): DebtorForm | null =>
  shown.submitted?.action === action && shown.submitted.receivableId === receivable.id
    ? shown.submitted
    : null

/** How a field is described, and what is wrong with it. */
const described = (id: string, isWrong: boolean) => ({
  id,
  ...(isWrong ? { "aria-invalid": "true" as const } : {}),
  "aria-describedby": isWrong ? `${id}-problem ${id}-help` : `${id}-help`
})

const DebtForm = ({
  action,
  children,
  debt,
  help,
  shown,
  words
}: {
  readonly shown: Shown
  readonly action: DebtorAction
  readonly debt: OpenDebt
  readonly words: FormTexts
  readonly help: string
  readonly children: (id: string, isWrong: boolean, typed: string) => ComponentChildren
}) => {
  const submitted = submittedTo(shown, action, debt)
  const id = fieldId(action, debt.receivable.id)
  return (
    <details open={submitted !== null}>
      <summary>
        {words.button}
        <span class="hide"> ({referenceOf(debt)})</span>
      </summary>
      <form method="post" novalidate>
        <input type="hidden" name={ownFields.action} value={action} />
        <input type="hidden" name="receivable" value={debt.receivable.id} />
        <label for={id}>{words.field}</label>
        {children(id, submitted !== null, submitted?.typed ?? "")}
        {submitted === null ? null : (
          <p class="problem" id={`${id}-problem`}>
            {problemText(submitted.problem, shown)}
          </p>
        )}
        <small class="quiet" id={`${id}-help`}>
          {help}
        </small>
        <button class="send" type="submit">
          {words.submit}
        </button>
      </form>
    </details>
  )
}

const PromiseForm = ({ debt, shown }: { readonly debt: OpenDebt; readonly shown: Shown }) => {
  const { lastPromiseDate, today } = shown.view
  const { date, texts } = shown.wording
  return (
    <DebtForm
      shown={shown}
      action="promise"
      debt={debt}
      words={texts.promise}
      help={texts.promise.help(date(today), date(lastPromiseDate))}
    >
      {(id, isWrong, typed) => (
        <input
          {...described(id, isWrong)}
          type="date"
          name="date"
          required
          min={today}
          max={lastPromiseDate}
          value={typed}
        />
      )}
    </DebtForm>
  )
}

const DisputeForm = ({ debt, shown }: { readonly debt: OpenDebt; readonly shown: Shown }) => {
  const { number, texts } = shown.wording
  return (
    <DebtForm
      shown={shown}
      action="dispute"
      debt={debt}
      words={texts.dispute}
      help={texts.dispute.help(number(MAX_DISPUTE_LENGTH))}
    >
      {(id, isWrong, typed) => (
        <textarea
          {...described(id, isWrong)}
          name="text"
          rows={4}
          required
          // Browsers count in units of UTF-16, and we in characters.
          maxlength={2 * MAX_DISPUTE_LENGTH}
        >
          {typed}
        </textarea>
      )}
    </DebtForm>
  )
}

const Lateness = ({ debt, shown }: { readonly debt: OpenDebt; readonly shown: Shown }) => {
  const { labels, number, texts } = shown.wording
  const days = debt.daysOverdue
  if (days > 0) return <span class="badge late">{labels.daysOverdue(days, number(days))}</span>
  return debt.receivable.dueDate === shown.view.today || days === 0 ? (
    <span class="badge">{texts.dueToday}</span>
  ) : null
}

/** Why it rests, if it does. */
const stateOf = ({ receivable }: OpenDebt, { date, texts }: Shown["wording"]): string | null => {
  switch (receivable.pauseCause) {
    case "promised":
      return texts.promised(date(receivable.promisedOn ?? ""))
    case "disputed":
      return texts.disputed
    case "paused":
      return texts.paused
    case null:
      return null
  }
}

const DebtCard = ({ debt, shown }: { readonly debt: OpenDebt; readonly shown: Shown }) => {
  const { chosenId, payment, view, wording } = shown
  const { date, labels, money, texts } = wording
  const { receivable } = debt
  const { amountMinor, currency, description, externalReference, id, paidMinor } = receivable
  const state = stateOf(debt, wording)
  const quoted = quotedReference(view.company, view.link.companyId, receivable)
  const isPayable = payment.canPay && id !== chosenId && (view.debts.length > 1 || state === texts.disputed)
  return (
    <li class="card" id={`debt-${id}`}>
      <div class="row">
        <h3>
          <bdi>{referenceOf(debt)}</bdi>
        </h3>
        <p class="balance">{money(debt.balanceMinor, currency)}</p>
      </div>
      {externalReference === null || description === null ? null : <p class="text">{description}</p>}
      <p class="row">
        <span>
          {labels.dueDate}
          {labels.colon} <time datetime={receivable.dueDate}>{date(receivable.dueDate)}</time>
        </span>
        <Lateness debt={debt} shown={shown} />
      </p>
      {quoted.isExternal ? null : (
        <p class="quiet">
          {labels.paymentReference}
          {labels.colon} <span class="number">{quoted.printed}</span>
        </p>
      )}
      {paidMinor === 0 ? null : (
        <p class="quiet">
          {labels.amount}
          {labels.colon} {money(amountMinor, currency)} · {labels.paid}
          {labels.colon} {money(paidMinor, currency)}
        </p>
      )}
      {debt.hasInvoice ? (
        <p>
          <a href={`?invoice=${id}`} download>
            {texts.invoice}
            <span class="hide"> ({referenceOf(debt)})</span>
          </a>
        </p>
      ) : null}
      {state === null ? null : <p class="notice state">{state}</p>}
      <div class="actions">
        {isPayable ? (
          <a class="button" href={`?pay=${id}#pay`}>
            {texts.payOnly}
            <span class="hide"> ({referenceOf(debt)})</span>
          </a>
        ) : null}
        {debt.mayPromise || submittedTo(shown, "promise", debt) !== null ? (
          <PromiseForm debt={debt} shown={shown} />
        ) : null}
        {debt.mayDispute || submittedTo(shown, "dispute", debt) !== null ? (
          <DisputeForm debt={debt} shown={shown} />
        ) : null}
      </div>
    </li>
  )
}

/** All debts that are listed. */
export const Debts = ({ shown }: { readonly shown: Shown }) => {
  const { count, debts } = shown.view
  const { number, texts } = shown.wording
  return (
    <>
      {count > debts.length ? <p>{texts.listed(number(debts.length), number(count))}</p> : null}
      <ul class="list">
        {debts.map((debt) => (
          <DebtCard debt={debt} shown={shown} />
        ))}
      </ul>
    </>
  )
}
