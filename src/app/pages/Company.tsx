/** What a company says about itself: who it is, and how to pay it. */
import { Effect } from "effect"
import { printedIban } from "../../domain/BankAccount.ts"
import { detailField, type CompanyDetails, type DetailsChange } from "../../domain/CompanyFacts.ts"
import type { BankAccounts } from "../../services/company/BankAccounts.ts"
import { Companies, type CompanyRecord } from "../../services/company/Companies.ts"
import type { CompanyClosing } from "../../services/company/CompanyClosing.ts"
import { CompanyExports } from "../../services/company/CompanyExports.ts"
import type { Form } from "../Form.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { countryOptions, languageOptions, optionsWith, zoneOptions } from "../parts/Choices.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, Select, submittedTo, TextArea } from "../parts/Form.tsx"
import { Card } from "../parts/Text.tsx"
import { AccountsByCurrency, bankAccountActions } from "./company/BankAccounts.tsx"
import { AsCustomersSee } from "./company/AsCustomersSee.tsx"
import { Ending, endingActions } from "./company/Closing.tsx"
import { phrase, say } from "../../words/Say.ts"
import { detailLabels } from "./company/labels.ts"

type Detail = keyof CompanyDetails

const identity = [
  "name",
  "address",
  "email",
  "phone",
  "website",
  "country",
  "timezone",
  "language",
  "legalNotice"
] as const satisfies ReadonlyArray<Detail>

const payment = ["accountHolder", "iban", "bic", "paymentUrl"] as const satisfies ReadonlyArray<Detail>

/** A field with the value that the form was opened with. */
const OPENED = "opened."

const valuesOf = (form: Form, details: ReadonlyArray<Detail>, prefix = ""): DetailsChange =>
  Object.fromEntries(
    details.flatMap((detail) => {
      const field = `${prefix}${detailField(detail)}`
      return form.fields.has(field) ? [[detail, form.text(field).trim()]] : []
    })
  )

/** Stores the details of one form. */
const change = (details: ReadonlyArray<Detail>) => (form: Form, visit: CompanyVisit) =>
  Effect.gen(function* () {
    const companies = yield* Companies
    const companyId = visit.membership.company.id
    yield* companies.update(companyId, valuesOf(form, details), valuesOf(form, details, OPENED))
    return {}
  })

interface Part {
  readonly company: CompanyRecord
  readonly visit: CompanyVisit
}

/**
 * The values that a form was opened with, so that nobody's change is lost unseen. They stay when a field was wrong; whoever
 * was told of another's change has seen it.
 */
const Opened = ({
  action,
  company,
  details,
  visit
}: Part & { readonly action: string; readonly details: ReadonlyArray<Detail> }) => {
  const submitted = submittedTo(visit, action)
  const before = submitted === null || submitted.code === "changed_meanwhile" ? null : submitted.form
  return (
    <>
      {details.map((detail) => {
        const name = `${OPENED}${detailField(detail)}`
        return <input type="hidden" name={name} value={before?.text(name) ?? company[detail] ?? ""} />
      })}
    </>
  )
}

const Identity = ({ company, visit }: Part) => {
  const action = "change-company"
  const of = (detail: Detail) => {
    const field = detailField(detail)
    return { visit, action, name: field, label: say(detailLabels[detail]), value: company[detail] }
  }
  return (
    <Card title={say("Who you are")}>
      <ActionForm visit={visit} action={action}>
        <Opened company={company} visit={visit} action={action} details={identity} />
        <Field
          {...of("name")}
          required
          autocomplete="organization"
          help={say("Messages are signed with it.")}
        />
        <TextArea {...of("address")} rows={3} help={say("Postal address, below the name in each e-mail.")} />
        <Field
          {...of("email")}
          type="email"
          autocomplete="email"
          help={say("Where customers reach you. Answers to reminders go there.")}
        />
        <Field
          {...of("phone")}
          type="tel"
          autocomplete="tel"
          help={say("With the country's code, such as +49 30 123456.")}
        />
        <Field {...of("website")} type="url" autocomplete="url" placeholder="https://" />
        <Select
          {...of("country")}
          options={optionsWith(countryOptions(visit.reader.locale), company.country)}
          help={say("Nothing is sent on its public holidays.")}
        />
        <Select
          {...of("timezone")}
          options={optionsWith(zoneOptions, company.timezone)}
          help={say("Decides what is overdue and at what hours messages leave. UTC if empty.")}
        />
        <Select
          {...of("language")}
          options={optionsWith(languageOptions(visit.reader.locale), company.language)}
          help={say(
            "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs."
          )}
        />
        <TextArea
          {...of("legalNotice")}
          rows={3}
          help={say(
            "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message."
          )}
        />
        <Submit>{say("Save")}</Submit>
      </ActionForm>
    </Card>
  )
}

const Payment = ({ company, visit }: Part) => {
  const action = "change-payment-details"
  const of = (detail: Detail) => {
    const field = detailField(detail)
    return { visit, action, name: field, label: say(detailLabels[detail]), value: company[detail] }
  }
  return (
    <Card title={say("How to be paid")}>
      <ActionForm visit={visit} action={action}>
        <Opened company={company} visit={visit} action={action} details={payment} />
        <Field
          {...of("accountHolder")}
          maxlength={70}
          help={say("As the bank has it: banks compare it with the account.")}
        />
        <Field
          {...of("iban")}
          value={company.iban === null ? null : printedIban(company.iban)}
          autocomplete="off"
          help={say("The account to pay into.")}
        />
        <Field {...of("bic")} autocomplete="off" help={say("Of the bank, in the country of the IBAN.")} />
        <Field
          {...of("paymentUrl")}
          type="url"
          placeholder="https://"
          help={say(
            "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}",
            {
              reference: "{reference}",
              amount: "{amount}",
              example: "https://pay.example.com/{reference}?amount={amount}"
            }
          )}
        />
        <p class="quiet">
          {say("Changing this needs a code of your second factor, because money goes there.")}
        </p>
        <Submit>{say("Save payment details")}</Submit>
      </ActionForm>
    </Card>
  )
}

/** What messages lack without a detail. */
const lacking = (company: CompanyRecord): ReadonlyArray<string> => {
  const { accountHolder, accounts, address, country, email, iban, paymentUrl, phone, timezone } = company
  const isPayable = iban !== null || paymentUrl !== null || accounts.length > 0
  const rules: ReadonlyArray<readonly [isLacking: boolean, sentence: string]> = [
    [!isPayable, say("Messages do not say how to pay: there is neither an account nor a payment link.")],
    [iban !== null && accountHolder === null, say("The IBAN is given without the name of its holder.")],
    [email === null && phone === null, say("Messages do not say how to reach you.")],
    [email === null, say("Answers to reminders go to the owner who has been here longest.")],
    [address === null, say("Messages are signed with your name alone, without an address.")],
    [country === null, say("No public holidays are kept: reminders may leave on one.")],
    [timezone === null, say("Dates and hours follow UTC.")]
  ]
  return rules.flatMap(([isLacking, sentence]) => (isLacking ? [sentence] : []))
}

const Lacking = ({ company, visit }: Part) => {
  const sentences = lacking(company)
  return sentences.length === 0 ? null : (
    <Card title={say("What is missing for your customers")}>
      <ul>
        {sentences.map((sentence) => (
          <li>{sentence}</li>
        ))}
      </ul>
      <p>
        <a href={`${visit.base}/texts`}>{say("See how a message looks")}</a>
      </p>
    </Card>
  )
}

type Services = BankAccounts | Companies | CompanyClosing | CompanyExports

const actions: Readonly<Record<string, FormAction<CompanyVisit, Services>>> = {
  "change-company": { deed: "company.update", twice: "once", said: phrase("Saved."), run: change(identity) },
  "change-payment-details": {
    deed: "company.update",
    twice: "once",
    said: phrase("The payment details are saved."),
    run: change(payment)
  },
  ...bankAccountActions,
  ...endingActions
}

/** `/app/{company}/company`. */
export const company = companyPage({
  path: "/company",
  roles: ["owner", "admin"],
  navigation: { label: phrase("Company"), group: "company" },
  title: phrase("Company"),
  load: ({ membership: { company } }) =>
    Effect.gen(function* () {
      const companies = yield* Companies
      const exports = yield* CompanyExports
      return { found: yield* companies.find(company.id), latest: yield* exports.latest(company.id) }
    }),
  view: ({ found, latest }, visit) => (
    <>
      {found.status === "active" ? null : (
        <p class="notice bad">
          {say(
            "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook."
          )}
        </p>
      )}
      <Lacking company={found} visit={visit} />
      <div class="grid-2">
        <Identity company={found} visit={visit} />
        <div>
          <Payment company={found} visit={visit} />
          <AccountsByCurrency company={found} visit={visit} />
          <AsCustomersSee company={found} />
        </div>
      </div>
      <Ending latest={latest} visit={visit} />
    </>
  ),
  actions
})
