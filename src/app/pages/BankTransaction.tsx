/** One transaction: what the bank says of it, what it paid, what it may be meant for, and what can be done about it. */
import { Effect } from "effect"
import { type BankTransaction as Transaction, unappliedMinor } from "../../domain/bank/BankTransaction.ts"
import { isOpenReturn } from "../../domain/bank/ReturnMoves.ts"
import { waits } from "../../domain/bank/TransactionMoves.ts"
import { MAX_SEARCH_LENGTH } from "../../services/receivables/ReceivableSearch.ts"
import { MoneyIn, type MovementFile } from "../../services/bank/MoneyIn.ts"
import { StatementViews } from "../../services/bank/StatementViews.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm, Problems, submittedTo } from "../parts/Form.tsx"
import { History } from "../parts/History.tsx"
import { Table } from "../parts/Table.tsx"
import { Card, Day, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { chosenIds } from "./bank/allocations.ts"
import { Chooser, chosenForm } from "./bank/Chooser.tsx"
import { movementEvent } from "./bank/history.ts"
import { AboutMovement, MovementFigures, movementPaymentColumns } from "./bank/Facts.tsx"
import { ReasonField } from "../parts/ReasonField.tsx"
import { KeysNote } from "../parts/KeysNote.tsx"
import { IgnoreForm } from "./bank/NeedsYou.tsx"
import { Explanations, nameId, StandingBadge, SuggestionOf, transactionActions } from "./bank/Transaction.tsx"
import { movementActions } from "./bank/transactionActions.ts"
import { partyOf } from "./bank/words.ts"
import { say } from "../../words/Say.ts"

interface Props {
  readonly file: MovementFile
  readonly visit: CompanyVisit
}

/** A form that asks why, behind a button. */
const Asked = ({
  action,
  keyed,
  label,
  sentence,
  transaction,
  visit
}: {
  readonly action: string
  readonly keyed?: string
  readonly label: string
  readonly sentence: string
  readonly transaction: Transaction
  readonly visit: CompanyVisit
}) => (
  <Dialog visit={visit} action={action} label={label} {...(keyed === undefined ? {} : { keyed })}>
    <ActionForm visit={visit} action={action}>
      <p>{sentence}</p>
      <input type="hidden" name="expected_version" value={transaction.version} />
      <ReasonField visit={visit} action={action} />
      <Submit>{label}</Submit>
    </ActionForm>
  </Dialog>
)

/** What undoing would do; null where there is nothing to undo. */
const undoSentence = ({ hasRefusals, transaction }: MovementFile): string | null => {
  const { appliedMinor, direction, isRepaid, isReturn, returnsId, status } = transaction
  if (returnsId !== null) {
    return say(
      "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again."
    )
  }
  if (isRepaid) return say("What was marked as paid back waits again.")
  if (status === "ignored") return direction === "credit" || isReturn ? say("It waits again.") : null
  if (appliedMinor > 0) {
    return say(
      "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten."
    )
  }
  return hasRefusals && waits(transaction) ? say("What was refused is suggested again.") : null
}

/** The forms that its status allows. */
const Moves = ({ file, visit }: Props) => {
  const { transaction } = file
  const undo = undoSentence(file)
  const isWaiting = transaction.status === "unmatched" || transaction.status === "suggested"
  return (
    <div class="actions">
      {undo === null ? null : (
        <Asked
          action={transactionActions.undo}
          keyed="u"
          label={say("Undo")}
          sentence={undo}
          transaction={transaction}
          visit={visit}
        />
      )}
      {isWaiting ? <IgnoreForm transaction={transaction} visit={visit} /> : null}
      {waits(transaction) ? (
        <Asked
          action={transactionActions.repay}
          label={say("Mark paid back")}
          sentence={say("{amount} went back to whoever paid it. It is nobody’s credit any more.", {
            amount: visit.reader.money(unappliedMinor(transaction), transaction.currency)
          })}
          transaction={transaction}
          visit={visit}
        />
      ) : null}
    </div>
  )
}

const Suggestions = ({ file, visit }: Props) => {
  const refused =
    submittedTo(visit, transactionActions.apply) ?? submittedTo(visit, transactionActions.refuse)
  const { suggestions, transaction } = file
  return (
    <>
      <Problems submitted={refused} />
      {waits(transaction) ? (
        <Card title={suggestions.length > 1 ? say("Suggestions") : say("Suggestion")}>
          <Explanations seen={file} visit={visit} />
          {suggestions.length === 0 ? (
            <p class="quiet">{say("Nothing in the book fits what is left of it.")}</p>
          ) : (
            suggestions.map((suggestion) => (
              <SuggestionOf seen={file} suggestion={suggestion} visit={{ ...visit, submitted: null }} />
            ))
          )}
        </Card>
      ) : null}
    </>
  )
}

/** What the keys do here, of what can be done. */
const MovementKeys = ({ file }: Props) => {
  const { suggestions, transaction } = file
  const canUndo = undoSentence(file) !== null
  const isWaiting = waits(transaction)
  return canUndo || isWaiting ? (
    <KeysNote>
      {isWaiting && suggestions.length > 0 ? (
        <>{say("<kbd>a</kbd> applies the first suggestion.", { kbd: (text) => <kbd>{text}</kbd> })} </>
      ) : null}
      {canUndo ? <>{say("{kbd} asks why it is undone.", { kbd: <kbd>u</kbd> })} </> : null}
      {isWaiting ? <>{say("{kbd} searches.", { kbd: <kbd>/</kbd> })}</> : null}
    </KeysNote>
  ) : null
}

/** What a return without an original may take back. */
const TakesBack = ({
  file: { transaction },
  originals,
  visit
}: Props & { readonly originals: ReadonlyArray<Transaction> }) => (
  <Card title={say("What it takes back")}>
    <Problems submitted={submittedTo(visit, transactionActions.takeBack)} />
    {originals.length === 0 ? (
      <p class="quiet">
        {say(
          "Nothing on this account has its references or its amount. Ignore it if its payment is not here."
        )}
      </p>
    ) : (
      <>
        <p class="quiet">
          {say("The payments of what you choose are reversed, and what they paid is owed again.")}
        </p>
        <ul class="meaning">
          {originals.map((original) => (
            <li>
              <span class="break">
                <a href={`${visit.base}/bank/${original.id}`} id={nameId(original)}>
                  <bdi>{partyOf(original)}</bdi>
                </a>
                <span class="quiet">
                  , <Day date={original.bookedOn} reader={visit.reader} />,{" "}
                  <Money minor={original.amountMinor} currency={original.currency} reader={visit.reader} />
                </span>
              </span>{" "}
              <ActionForm visit={{ ...visit, submitted: null }} action={transactionActions.takeBack}>
                <input type="hidden" name="expected_version" value={transaction.version} />
                <input type="hidden" name="original_id" value={original.id} />
                <button type="submit" class="secondary" aria-describedby={nameId(original)}>
                  {say("Take this back")}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
)

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const moneyIn = yield* MoneyIn
    const file = yield* moneyIn.of(yield* idIn(visit.facts, "transaction"))
    const form = chosenForm(visit)
    const search = (form?.text("q") ?? visit.query.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH)
    const offered = waits(file.transaction)
      ? yield* moneyIn.offered(file, search, form === null ? [] : chosenIds(form))
      : []
    const accounts = yield* (yield* StatementViews).accounts
    const account = accounts.find(({ id }) => id === file.transaction.bankAccountId)
    const originals = yield* moneyIn.originals(file.transaction)
    return { account, file, search, offered, originals }
  })

/** `/app/{company}/bank/{transaction}`. */
export const bankTransaction = companyPage({
  path: "/bank/:transaction",
  title: ({ file: { transaction } }) => partyOf(transaction),
  load,
  view: ({ account, file, offered, originals, search }, visit) => {
    const { payments, transaction } = file
    return (
      <>
        <p class="standing" id={nameId(transaction)}>
          <a href={`${visit.base}/bank`}>{say("Money in")}</a> <StandingBadge transaction={transaction} />
        </p>
        <MovementFigures file={file} visit={visit} />
        <Moves file={file} visit={visit} />
        <MovementKeys file={file} visit={visit} />
        <div class="grid-2">
          <div>
            {isOpenReturn(transaction) ? <TakesBack file={file} originals={originals} visit={visit} /> : null}
            <Suggestions file={file} visit={visit} />
            {waits(transaction) ? (
              <Chooser debts={offered} search={search} transaction={transaction} visit={visit} />
            ) : null}
            {payments.length === 0 ? null : (
              <Card title={say("Payments")}>
                <Table
                  caption={say("Payments that it made")}
                  columns={movementPaymentColumns(visit)}
                  rows={payments}
                />
              </Card>
            )}
          </div>
          <div>
            <AboutMovement account={account} file={file} visit={visit} />
            <Card title={say("What happened")}>
              {file.entries.length === 0 ? (
                <p class="quiet">{say("Nothing was done about it yet.")}</p>
              ) : (
                <History events={file.entries.map(movementEvent)} reader={visit.reader} />
              )}
            </Card>
          </div>
        </div>
      </>
    )
  },
  actions: movementActions
})
