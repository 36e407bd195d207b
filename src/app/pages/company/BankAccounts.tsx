/** The accounts into which customers pay other currencies than that of the account of the facts. */
import { Effect, Schema } from "effect"
import { printedBankCode, printedIban, type BankAccount } from "../../../domain/BankAccount.ts"
import { accountInCurrency } from "../../../domain/CompanyFacts.ts"
import { Id } from "../../../domain/Ids.ts"
import { bankAccountFields, MAX_BANK_ACCOUNTS } from "../../../domain/NewBankAccount.ts"
import { BankAccounts } from "../../../services/company/BankAccounts.ts"
import type { CompanyRecord } from "../../../services/company/Companies.ts"
import * as Form from "../../Form.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, forRow } from "../../parts/Form.tsx"
import { Badge, Card } from "../../parts/Text.tsx"
import { phrase, say } from "../../../words/Say.ts"

const ADD = "add-bank-account"
const REMOVE = "remove-bank-account"

const AccountChoice = Schema.Struct({ bank_account_id: Id })

interface Props {
  readonly company: CompanyRecord
  readonly visit: CompanyVisit
}

const codeNames = {
  sort_code: phrase("sort code"),
  routing_number: phrase("routing number"),
  clearing_number: phrase("clearing number")
} as const

const numberOf = ({ accountNumber, bankCode, iban }: BankAccount): string =>
  iban === null
    ? `${accountNumber}${bankCode === null ? "" : `, ${say(codeNames[bankCode.kind])} ${printedBankCode(bankCode)}`}`
    : printedIban(iban)

const Remove = ({ account, visit }: { readonly account: BankAccount; readonly visit: CompanyVisit }) => {
  const row = forRow(visit, "bank_account_id", String(account.id))
  return (
    <Dialog
      visit={row}
      action={REMOVE}
      of={account.id}
      label={say("Remove")}
      title={say("Remove a bank account")}
      danger
      wayOut="keep"
    >
      <ActionForm visit={row} action={REMOVE}>
        <input type="hidden" name="bank_account_id" value={account.id} />
        <p>
          {say(
            "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.",
            { number: numberOf(account) }
          )}
        </p>
        <Submit kind="danger">{say("Remove")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const Add = ({ visit }: { readonly visit: CompanyVisit }) => {
  const about = { visit, action: ADD }
  return (
    <Dialog visit={visit} action={ADD} label={say("Add an account")}>
      <ActionForm visit={visit} action={ADD} draft>
        <Field
          {...about}
          name="currency"
          label={say("Currency")}
          maxlength={3}
          placeholder="GBP"
          help={say("Who owes this currency pays into this account.")}
          required
        />
        <Field
          {...about}
          name="account_holder"
          label={say("Account holder")}
          maxlength={70}
          help={say("As the bank has it.")}
          required
        />
        <Field {...about} name="iban" label="IBAN" autocomplete="off" />
        <p class="quiet">{say("Without an IBAN: the account number, and the code of the bank.")}</p>
        <Field {...about} name="account_number" label={say("Account number")} autocomplete="off" />
        <Field
          {...about}
          name="sort_code"
          label={say("Sort code")}
          autocomplete="off"
          help={say("United Kingdom, such as 20-00-00.")}
        />
        <Field
          {...about}
          name="routing_number"
          label={say("Routing number")}
          autocomplete="off"
          help={say("United States, nine digits.")}
        />
        <Field
          {...about}
          name="clearing_number"
          label={say("Clearing number")}
          autocomplete="off"
          help={say("Anywhere else: clearing number, BSB, IFSC.")}
        />
        <Field {...about} name="bic" label="BIC" autocomplete="off" help={say("For payments from abroad.")} />
        <Submit>{say("Add the account")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const Account = ({ account, company, visit }: Props & { readonly account: BankAccount }) => (
  <li class="stack">
    <p>
      <strong>{account.currency}</strong>{" "}
      {accountInCurrency(company, account.currency) === account ? null : (
        <Badge kind="quiet">{say("not told to customers")}</Badge>
      )}
      <br />
      <span class="break">{account.holder}</span>
      <br />
      {numberOf(account)}
    </p>
    <Remove account={account} visit={visit} />
  </li>
)

/** The accounts by currency, and what can be done about them. */
export const AccountsByCurrency = ({ company, visit }: Props) => (
  <Card title={say("Accounts for other currencies")}>
    <p class="quiet">
      {say(
        "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency."
      )}
    </p>
    {company.accounts.length === 0 ? null : (
      <ul>
        {company.accounts.map((account) => (
          <Account account={account} company={company} visit={visit} />
        ))}
      </ul>
    )}
    {company.accounts.length >= MAX_BANK_ACCOUNTS ? null : <Add visit={visit} />}
  </Card>
)

/** What the forms do. */
export const bankAccountActions: Readonly<Record<string, FormAction<CompanyVisit, BankAccounts>>> = {
  [ADD]: {
    deed: "bank_account.add",
    twice: "once",
    said: phrase("The account is added. Messages name it from now on."),
    run: (form, { membership }) =>
      Effect.gen(function* () {
        const accounts = yield* BankAccounts
        const given = Object.fromEntries(bankAccountFields.map((field) => [field, form.text(field)]))
        yield* accounts.add(membership.company.id, given)
        return {}
      })
  },
  [REMOVE]: {
    deed: "bank_account.remove",
    twice: "once",
    said: phrase("The account is removed."),
    run: (form, { membership }) =>
      Effect.gen(function* () {
        const accounts = yield* BankAccounts
        const { bank_account_id: id } = yield* Form.decode(AccountChoice, form, {
          numbers: ["bank_account_id"]
        })
        yield* accounts.remove(membership.company.id, id)
        return {}
      })
  }
}
