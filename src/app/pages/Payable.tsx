/** One bill: where it stands, what happened, its series, and the forms that change it. */
import { Effect } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { type Payable, PayablePatch } from "../../domain/Payable.ts"
import { StatusChange } from "../../domain/Receivable.ts"
import type { Series } from "../../domain/Series.ts"
import { Audit, deedsShownOn } from "../../services/Audit.ts"
import { Payables } from "../../services/payables/Payables.ts"
import { PayableSeries } from "../../services/payables/Series.ts"
import { decimalOf } from "../Csv.ts"
import { valueOf } from "../../services/Write.ts"
import * as Form from "../Form.ts"
import { decodeWithReason } from "../Reason.ts"
import { type FormAction, companyPage, type CompanyVisit } from "../Page.ts"
import { Differences } from "../parts/Differences.tsx"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, TextArea } from "../parts/Form.tsx"
import { eventOf, History } from "../parts/History.tsx"
import { MAX_REASON_LENGTH } from "../parts/ReasonField.tsx"
import { Card, Day, Facts, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { StopSeries, stopSeries } from "./payable/StopSeries.tsx"
import { PayableBadge } from "./Payables.tsx"
import { phrase, say } from "../../words/Say.ts"

const EDIT = "edit-payable"

interface Props {
  readonly payable: Payable
  readonly visit: CompanyVisit
}

/** A bill as the form has it, with what its fields are called. */
const fieldsOf = (payable: Payable) =>
  [
    ["bill_label", say("What it is for"), payable.billLabel],
    ["amount", say("Amount"), decimalOf(payable.amountMinor, payable.currency)],
    ["currency", say("Currency"), payable.currency],
    ["due_date", say("Due date"), payable.dueDate],
    ["external_reference", say("Reference"), payable.externalReference ?? ""],
    ["description", say("Description"), payable.description ?? ""]
  ] as const

const Edit = ({ payable, visit }: Props) => {
  const [label, amount, currency, due, reference, description] = fieldsOf(payable)
  const field = ([name, text, value]: readonly [string, string, string]) => ({
    visit,
    action: EDIT,
    name,
    label: text,
    value
  })
  return (
    <Dialog visit={visit} action={EDIT} label={say("Edit")}>
      <ActionForm visit={visit} action={EDIT}>
        <Differences visit={visit} action={EDIT} fields={fieldsOf(payable)} />
        <input type="hidden" name="expected_version" value={payable.version} />
        <Field {...field(label)} required maxlength={200} />
        <Field {...field(amount)} inputmode="decimal" required />
        <Field {...field(currency)} required maxlength={3} />
        <Field {...field(due)} type="date" required />
        <Field {...field(reference)} maxlength={255} />
        <TextArea {...field(description)} rows={3} maxlength={2_000} />
        <Submit>{say("Save changes")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const MarkPaid = ({ payable, visit }: Props) =>
  payable.status === "paid" ? null : (
    <Dialog visit={visit} action="mark-paid" label={say("Mark as paid")}>
      <ActionForm visit={visit} action="mark-paid">
        <p>
          {say("“{billLabel}” is then paid for good; its amount and due date can no longer change.", {
            billLabel: payable.billLabel
          })}
        </p>
        <Field
          visit={visit}
          action="mark-paid"
          name="reason"
          label={say("Note")}
          maxlength={MAX_REASON_LENGTH}
          help={say("Such as how it was paid. May stay empty.")}
        />
        <Submit>{say("Mark as paid")}</Submit>
      </ActionForm>
    </Dialog>
  )

const SeriesCard = ({ series, visit }: { readonly series: Series; readonly visit: CompanyVisit }) => {
  const { base, reader } = visit
  const { anchorDate, id, lastDate, nextDueDate, status } = series
  return (
    <Card title={say("Its series")}>
      <Facts
        facts={[
          [say("Every month since"), <Day date={anchorDate} reader={reader} />],
          [say("Until"), lastDate === null ? say("No end") : <Day date={lastDate} reader={reader} />],
          [say("Each"), <Money minor={series.amountMinor} currency={series.currency} reader={reader} />],
          [
            say("Next bill"),
            status === "stopped" ? (
              say("Stopped")
            ) : nextDueDate === null ? (
              say("Nothing is left to write")
            ) : (
              <Day date={nextDueDate} reader={reader} />
            )
          ]
        ]}
      />
      <p>
        <a href={`${base}/payables?series_id=${id}`}>{say("All bills of this series")}</a>
      </p>
      <StopSeries action="stop-series" series={series} visit={visit} />
    </Card>
  )
}

const load = ({ facts, membership }: CompanyVisit) =>
  Effect.gen(function* () {
    const payables = yield* Payables
    const series = yield* PayableSeries
    const audit = yield* Audit
    const payable = yield* payables.read(yield* idIn(facts, "payable"))
    const { id, seriesId } = payable
    const ofSeries = (subjectId: number) =>
      deedsShownOn("payable", "series").map((deed) => ({
        deeds: [deed],
        subjectId,
        // A series has other bills, too.
        ...(deed === "series.occurrence" ? { details: { payable_id: id } } : {})
      }))
    return {
      payable,
      series: seriesId === null ? null : yield* series.read(membership.company.id, seriesId),
      entries: yield* audit.history([
        { deeds: deedsShownOn("payable", "payable"), subjectId: id },
        ...(seriesId === null ? [] : ofSeries(seriesId))
      ])
    }
  })

/** What the forms of the page do. */
const actions: Readonly<
  Record<
    string,
    FormAction<CompanyVisit, CurrentActor | CurrentRequest | WriteRequest | Payables | PayableSeries>
  >
> = {
  "mark-paid": {
    deed: "payable.mark_paid",
    twice: "keyed",
    said: phrase("The bill is marked as paid."),
    run: (form, { facts }) =>
      Effect.gen(function* () {
        const payables = yield* Payables
        const { reason } = yield* decodeWithReason(StatusChange, form, { only: ["reason"] })
        yield* valueOf(payables.markPaid(yield* idIn(facts, "payable"), reason))
        return {}
      })
  },
  [EDIT]: {
    deed: "payable.update",
    twice: "keyed",
    said: phrase("The changes are saved."),
    run: (form, { facts }) =>
      Effect.gen(function* () {
        const payables = yield* Payables
        const change = yield* Form.decode(PayablePatch, form, {
          nullable: ["external_reference", "description"]
        })
        yield* valueOf(payables.update(yield* idIn(facts, "payable"), change))
        return {}
      })
  },
  "stop-series": stopSeries
}

/** `/app/{company}/payables/{payable}`. */
export const payable = companyPage({
  path: "/payables/:payable",
  load,
  title: ({ payable }) => payable.billLabel,
  view: ({ entries, payable, series }, visit) => (
    <>
      <div class="actions page">
        <MarkPaid payable={payable} visit={visit} />
        <Edit payable={payable} visit={visit} />
      </div>
      <div class="grid-2">
        <Card title={say("Facts")}>
          <Facts
            facts={[
              [
                say("Amount"),
                <Money minor={payable.amountMinor} currency={payable.currency} reader={visit.reader} />
              ],
              [say("Due"), <Day date={payable.dueDate} reader={visit.reader} />],
              [say("Status"), <PayableBadge payable={payable} reader={visit.reader} />],
              [say("Reference"), payable.externalReference ?? "–"],
              [say("Description"), payable.description ?? "–"],
              [say("Number"), String(payable.id)]
            ]}
          />
        </Card>
        {series === null ? null : <SeriesCard series={series} visit={visit} />}
        <Card title={say("What happened")}>
          <History events={entries.map((entry) => eventOf(entry, visit.reader))} reader={visit.reader} />
        </Card>
      </div>
    </>
  ),
  actions
})
