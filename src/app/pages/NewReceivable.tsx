/** A new receivable, of a known customer or of a new one. */
import { Effect, Either } from "effect"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import { NewReceivable } from "../../domain/Receivable.ts"
import { localeOfCountry } from "../../texts/Locale.ts"
import { type CustomerChoice, CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Receivables } from "../../services/receivables/Receivables.ts"
import { valueOf } from "../../services/Write.ts"
import * as Form from "../Form.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { currencyOptions, languageName, languageOptions, zoneOptions } from "../parts/Choices.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, Select, TextArea } from "../parts/Form.tsx"
import { Card } from "../parts/Text.tsx"
import { AlikeCustomers, alikeOf, checkAlike, withUsed } from "./receivable/Alike.tsx"
import { customerLabel } from "./receivable/Customers.tsx"
import { phrase, say } from "../../words/Say.ts"

const ACTION = "create-receivable"

/** For a company that has none yet. */
const FIRST_CURRENCY = "EUR"

const customerFields = [
  "customer.display_name",
  "customer.email",
  "customer.phone_e164",
  "customer.preferred_locale",
  "customer.timezone"
]
const ownFields = ["amount", "currency", "due_date", "external_reference", "description"]

/** A new customer needs a name; one that is chosen needs nothing. */
const decoded = (form: Form.Form): Either.Either<NewReceivable, ValidationFailed> => {
  const isKnown = form.text("customer_id").trim() !== ""
  const read = Form.decode(NewReceivable, form, {
    only: [...(isKnown ? ["customer_id"] : customerFields), ...ownFields],
    numbers: ["customer_id"]
  })
  if (isKnown || form.text("customer.display_name").trim() !== "") return read
  const others = Either.isLeft(read) ? (read.left.details ?? []) : []
  return Either.left(
    ValidationFailed.all([
      fieldIssue("customer.display_name", "required", "is required, unless you choose a customer"),
      ...others.filter(({ field }) => field !== "customer.display_name")
    ])
  )
}

/** What holds for a customer of whom nothing is said: the language of the company's country. */
const usualLanguage = ({ membership: { settings }, reader }: CompanyVisit): string =>
  say("As in your country: {languageName}", {
    languageName: languageName(localeOfCountry(settings.country).language, reader.locale)
  })

/** In the help, because names of zones are longer than the field on a phone. */
const usualZone = ({ membership: { settings } }: CompanyVisit): string =>
  say("Your company’s is {replaceAll}.", { replaceAll: (settings.timezone ?? "UTC").replaceAll("_", " ") })

/** Looks for customers by words of a name, an address or a reference. It works without a script. */
const Search = ({ isNobody, visit }: { readonly isNobody: boolean; readonly visit: CompanyVisit }) => (
  <>
    <form method="get" action={visit.facts.path} class="toolbar" data-auto role="search">
      <label class="search">
        {say("Find a customer")}
        <input type="search" name="customer" value={visit.query.get("customer") ?? ""} maxlength={200} />
      </label>
      <button type="submit" class="secondary outline">
        {say("Find")}
      </button>
    </form>
    {isNobody ? (
      <p class="notice info" role="status">
        {say("Nobody found. Try fewer words, or enter a new customer below.")}
      </p>
    ) : null}
  </>
)

const fieldOf = (visit: CompanyVisit) => (name: string, label: string) => ({
  visit,
  action: ACTION,
  name,
  label
})

/** The fields of a customer who is not known yet. */
const NewCustomer = ({ visit }: { readonly visit: CompanyVisit }) => {
  const field = fieldOf(visit)
  return (
    <fieldset>
      <legend>{say("New customer")}</legend>
      <Field {...field("customer.display_name", say("Name"))} maxlength={200} />
      <Field {...field("customer.email", say("E-mail"))} type="email" />
      <Field
        {...field("customer.phone_e164", say("Phone"))}
        type="tel"
        help={say("With its country: +4915112345678.")}
      />
      <Select
        {...field("customer.preferred_locale", say("Language"))}
        options={[["", usualLanguage(visit)], ...languageOptions(visit.reader.locale)]}
        help={say("Messages are written in it.")}
      />
      <Select
        {...field("customer.timezone", say("Time zone"))}
        options={[["", say("As your company")], ...zoneOptions]}
        help={say("Messages arrive there at the hours of your policy. {usualZone}", {
          usualZone: usualZone(visit)
        })}
      />
    </fieldset>
  )
}

/** Who is offered, and first of all whom the address names, who may be none of the newest. */
const withChosen = (offered: ReadonlyArray<CustomerChoice>, id: number | undefined) =>
  id === undefined || offered.some((each) => each.id === id)
    ? Effect.succeed(offered)
    : Effect.gen(function* () {
        const { names } = yield* CustomerSearch
        const name = (yield* names([{ customerId: id }])).get(id)?.name
        return name === undefined ? offered : [{ id, displayName: name, email: null }, ...offered]
      })

/** `/app/{company}/receivables/new`. */
export const newReceivablePage = companyPage({
  path: "/receivables/new",
  title: phrase("New receivable"),
  load: (visit) =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      const offered = yield* customers.offered(visit.query.get("customer") ?? "")
      return {
        offered: yield* withChosen(offered, parseId(visit.query.get("customer_id") ?? "")),
        alike: yield* alikeOf(visit, ACTION),
        currency: (yield* customers.usualCurrency) ?? FIRST_CURRENCY
      }
    }),
  view: ({ alike, currency, offered }, visit) => {
    const field = fieldOf(visit)
    return (
      <>
        <Search
          isNobody={offered.length === 0 && (visit.query.get("customer") ?? "").trim() !== ""}
          visit={visit}
        />
        <ActionForm visit={visit} action={ACTION} draft>
          <AlikeCustomers alike={alike} visit={visit} />
          <div class="grid-2">
            <Card title={say("Customer")}>
              <Select
                {...field("customer_id", say("Customer"))}
                value={visit.query.get("customer_id")}
                options={[
                  ["", say("A new customer")],
                  ...offered.map((customer) => [String(customer.id), customerLabel(customer)] as const)
                ]}
                help={say("The newest customers, or those that you have looked for above.")}
              />
              <NewCustomer visit={visit} />
            </Card>
            <Card title={say("What is owed")}>
              <Field
                {...field("amount", say("Amount"))}
                inputmode="decimal"
                required
                help={say("Such as 120.50 or 120,50, as you write it.")}
              />
              <Select
                {...field("currency", say("Currency"))}
                value={currency}
                options={currencyOptions(visit.reader.locale, currency)}
                required
              />
              <Field {...field("due_date", say("Due date"))} type="date" required />
              <Field
                {...field("external_reference", say("Reference"))}
                maxlength={255}
                help={say("Your own, an invoice number say.")}
              />
              <TextArea {...field("description", say("Description"))} rows={3} maxlength={2_000} />
            </Card>
          </div>
          <Submit>{say("Create")}</Submit>
        </ActionForm>
      </>
    )
  },
  actions: {
    [ACTION]: {
      deed: "receivable.create",
      twice: "keyed",
      said: phrase("The receivable is created."),
      run: (form, { base }) =>
        Effect.gen(function* () {
          const receivables = yield* Receivables
          const wanted = withUsed(form)
          const decodedForm = yield* decoded(wanted)
          if (!(yield* receivables.isRepeated)) yield* checkAlike(wanted)
          const { id } = yield* valueOf(receivables.create(decodedForm))
          return { to: `${base}/receivables/${id}` }
        })
    }
  }
})
