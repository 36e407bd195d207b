/** The accounts that statements are of: the last statement of each, its balance, and days of which nothing is known. */
import { addDays } from "../../../domain/CalendarDate.ts"
import { printedIban } from "../../../domain/BankAccount.ts"
import type { SeenAccount } from "../../../services/bank/StatementViews.ts"
import type { Role } from "../../../domain/Member.ts"
import type { CompanyVisit } from "../../Page.ts"
import type { Reader } from "../../Reader.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, type SelectOption } from "../../parts/Form.tsx"
import { Day, Money } from "../../parts/Text.tsx"
import { phrase, say } from "../../../words/Say.ts"

/** The action that adds an account. */
export const ADD_ACCOUNT = "add-statement-account"
/** Who may add an account: those who may change the facts of the company. */
export const accountRoles: ReadonlyArray<Role> = ["owner", "admin"]

/** Gaps of one account that are named. */
const MAX_GAPS_SHOWN = 3

/** What an account is called: its number as it is printed, and its currency. */
export const accountName = ({ currency, iban, number }: SeenAccount): string =>
  `${iban === null ? number : printedIban(iban)}, ${currency}`

/** AccountFigures to choose from. */
export const accountOptions = (accounts: ReadonlyArray<SeenAccount>): ReadonlyArray<SelectOption> =>
  accounts.map((account) => [String(account.id), accountName(account)] as const)

type Gap = SeenAccount["gaps"][number]

/** The days between two statements, or that the balance of one is not that with which the next one begins. */
const GapBetween = ({ gap: { after, before }, reader }: { readonly gap: Gap; readonly reader: Reader }) => {
  const [from, to] = [addDays(after, 1), addDays(before, -1)]
  if (from > to) {
    return (
      <>
        {say("The balance of {date} is not that of {date2}", {
          date: <Day date={after} reader={reader} />,
          date2: <Day date={before} reader={reader} />
        })}
      </>
    )
  }
  return (
    <>
      {say("No statement of {date}", { date: <Day date={from} reader={reader} /> })}
      {from === to ? null : (
        <>
          –<Day date={to} reader={reader} />
        </>
      )}
    </>
  )
}

const Gaps = ({
  account: { gaps },
  visit: { reader }
}: {
  readonly account: SeenAccount
  readonly visit: CompanyVisit
}) => (
  <>
    {gaps.slice(0, MAX_GAPS_SHOWN).map((gap) => (
      <p class="warn-text">
        <GapBetween gap={gap} reader={reader} />
      </p>
    ))}
    {gaps.length > MAX_GAPS_SHOWN ? (
      <p class="warn-text">
        {say("and {count} more gaps", { count: reader.number(gaps.length - MAX_GAPS_SHOWN) })}
      </p>
    ) : null}
  </>
)

const Account = ({ account, visit }: { readonly account: SeenAccount; readonly visit: CompanyVisit }) => {
  const { balanceMinor, currency, iban, lastStatementTo, number } = account
  return (
    <div>
      <dt>
        <a href={`${visit.base}/bank?bank_account_id=${account.id}`}>
          {iban === null ? number : printedIban(iban)}
        </a>
      </dt>
      <dd>
        {balanceMinor === null ? (
          <span class="quiet">{currency}</span>
        ) : (
          <Money minor={balanceMinor} currency={currency} reader={visit.reader} />
        )}
      </dd>
      <dd>
        <small class="quiet">
          {lastStatementTo === null ? (
            say("No statement yet")
          ) : (
            <>
              {say("Last statement to {date}", {
                date: <Day date={lastStatementTo} reader={visit.reader} />
              })}
            </>
          )}
        </small>
        <Gaps account={account} visit={visit} />
      </dd>
    </div>
  )
}

/** The accounts, side by side. */
export const AccountFigures = ({
  accounts,
  visit
}: {
  readonly accounts: ReadonlyArray<SeenAccount>
  readonly visit: CompanyVisit
}) => (
  <section aria-label={say("Accounts")}>
    <dl class="figures accounts">
      {accounts.map((account) => (
        <Account account={account} visit={visit} />
      ))}
    </dl>
  </section>
)

/** An account as a statement names it. */
export interface AccountToAdd {
  readonly iban: string | null
  readonly number: string | null
  readonly currency: string | null
}

/** How a bank is named where there are no IBANs. */
const bankCodes = [
  ["sort_code", phrase("Sort code"), phrase("United Kingdom.")],
  ["routing_number", phrase("Routing number"), phrase("United States.")],
  ["clearing_number", phrase("Clearing number"), phrase("Anywhere else.")]
] as const

/** The form that adds an account, filled in with what a statement says of it. */
export const AddAccount = ({
  account = null,
  holder,
  label = say("Add an account"),
  visit
}: {
  readonly account?: AccountToAdd | null
  /** Who owns the accounts of the company, as its facts say. */
  readonly holder: string
  readonly label?: string
  readonly visit: CompanyVisit
}) => {
  const about = { visit, action: ADD_ACCOUNT }
  return (
    <Dialog visit={visit} action={ADD_ACCOUNT} label={label}>
      <ActionForm visit={visit} action={ADD_ACCOUNT} to={`${visit.base}/bank`}>
        <p>
          {say(
            "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one."
          )}
        </p>
        <Field
          {...about}
          name="currency"
          label={say("Currency")}
          value={account?.currency}
          maxlength={3}
          placeholder="EUR"
          required
        />
        <Field
          {...about}
          name="account_holder"
          label={say("Account holder")}
          value={holder}
          maxlength={70}
          help={say("As the bank has it.")}
          required
        />
        <Field {...about} name="iban" label="IBAN" value={account?.iban} autocomplete="off" />
        <p class="quiet">{say("Without an IBAN: the account number, and the code of the bank.")}</p>
        <Field
          {...about}
          name="account_number"
          label={say("Account number")}
          value={account?.number}
          autocomplete="off"
        />
        {bankCodes.map(([name, label, where]) => (
          <Field {...about} name={name} label={say(label)} autocomplete="off" help={say(where)} />
        ))}
        <Field {...about} name="bic" label="BIC" autocomplete="off" help={say("For payments from abroad.")} />
        <p class="quiet">{say("This needs a code of your second factor, because money goes there.")}</p>
        <Submit>{say("Add this account")}</Submit>
      </ActionForm>
    </Dialog>
  )
}
