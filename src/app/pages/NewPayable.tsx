/** A new bill, or a series of bills that come every month. */
import { Effect } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { NewPayable } from "../../domain/Payable.ts"
import { SERIES_HORIZON_DAYS, SeriesFields } from "../../domain/Series.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Payables } from "../../services/payables/Payables.ts"
import { PayableSeries } from "../../services/payables/Series.ts"
import { valueOf } from "../../services/Write.ts"
import * as Form from "../Form.ts"
import { type FormAction, companyPage, type CompanyVisit } from "../Page.ts"
import { currencyOptions } from "../parts/Choices.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, Select, TextArea } from "../parts/Form.tsx"
import { Card } from "../parts/Text.tsx"
import { phrase, say } from "../../words/Say.ts"

/** For a company that has no debts yet. */
const FIRST_CURRENCY = "EUR"

interface Props {
  readonly action: string
  readonly visit: CompanyVisit
  /** The one that the company uses most. */
  readonly currency: string
}

const What = ({ currency, ...props }: Props) => (
  <>
    <Field {...props} name="bill_label" label={say("What it is for")} required maxlength={200} />
    <Field
      {...props}
      name="amount"
      label={say("Amount")}
      inputmode="decimal"
      required
      help={say("Such as 120.50 or 120,50, as you write it.")}
    />
    <Select
      {...props}
      name="currency"
      label={say("Currency")}
      value={currency}
      options={currencyOptions(props.visit.reader.locale, currency)}
      required
    />
  </>
)

const More = (props: Omit<Props, "currency">) => (
  <>
    <Field {...props} name="external_reference" label={say("Reference")} maxlength={255} />
    <TextArea {...props} name="description" label={say("Description")} rows={3} maxlength={2_000} />
  </>
)

const Bill = ({ currency, visit }: Omit<Props, "action">) => {
  const props = { visit, action: "create-payable" }
  return (
    <Card title={say("One bill")}>
      <ActionForm {...props} draft>
        <What {...props} currency={currency} />
        <Field {...props} name="due_date" label={say("Due date")} type="date" required />
        <More {...props} />
        <Submit>{say("Create bill")}</Submit>
      </ActionForm>
    </Card>
  )
}

const Monthly = ({ currency, visit }: Omit<Props, "action">) => {
  const props = { visit, action: "create-series" }
  return (
    <Card title={say("A bill every month")}>
      <ActionForm {...props} draft>
        <What {...props} currency={currency} />
        <Field
          {...props}
          name="anchor"
          label={say("First due date")}
          type="date"
          required
          help={say(
            "Later ones are due on the same day of each month, or on its last day where a month is shorter."
          )}
        />
        <Field
          {...props}
          name="last"
          label={say("Last due date")}
          type="date"
          help={say("Leave it empty for no end.")}
        />
        <More {...props} />
        <p class="quiet">
          {say("Each bill is written {seriesHorizonDays} days before it is due.", {
            seriesHorizonDays: SERIES_HORIZON_DAYS
          })}
        </p>
        <Submit>{say("Create series")}</Submit>
      </ActionForm>
    </Card>
  )
}

/** What the forms of the page do. */
const actions: Readonly<
  Record<
    string,
    FormAction<CompanyVisit, CurrentActor | CurrentRequest | WriteRequest | Payables | PayableSeries>
  >
> = {
  "create-payable": {
    deed: "payable.create",
    twice: "keyed",
    said: phrase("The bill is created."),
    run: (form, { base }) =>
      Effect.gen(function* () {
        const payables = yield* Payables
        const { id } = yield* valueOf(payables.create(yield* Form.decode(NewPayable, form)))
        return { to: `${base}/payables/${id}` }
      })
  },
  "create-series": {
    deed: "series.create",
    twice: "once",
    said: phrase("The series is created."),
    run: (form, { base, membership }) =>
      Effect.gen(function* () {
        const series = yield* PayableSeries
        const fields = yield* Form.decode(SeriesFields, form)
        yield* series.create(membership.company.id, {
          ...fields,
          lastDate: fields.lastDate ?? null,
          externalReference: fields.externalReference ?? null,
          description: fields.description ?? null
        })
        return { to: `${base}/payables/calendar?month=${fields.anchorDate.slice(0, 7)}` }
      })
  }
}

/** `/app/{company}/payables/new`. */
export const newPayablePage = companyPage({
  path: "/payables/new",
  title: phrase("New bill"),
  load: () =>
    Effect.gen(function* () {
      const customers = yield* CustomerSearch
      return (yield* customers.usualCurrency) ?? FIRST_CURRENCY
    }),
  view: (currency, visit) => (
    <div class="grid-2">
      <Bill visit={visit} currency={currency} />
      <Monthly visit={visit} currency={currency} />
    </div>
  ),
  actions
})
