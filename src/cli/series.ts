/** duebook series … */
import { Effect } from "effect"
import { CalendarDate } from "../domain/CalendarDate.ts"
import { CurrencyCode } from "../domain/Currency.ts"
import { Amount, formatMinor } from "../domain/Money.ts"
import { SERIES_HORIZON_DAYS } from "../domain/Series.ts"
import { BillLabel, Description, ExternalReference } from "../domain/Text.ts"
import { PayableSeries } from "../services/payables/Series.ts"
import { optional, required } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

const create = command({
  summary: `Makes a monthly series of payables, each written ${SERIES_HORIZON_DAYS} days before it is due.`,
  arguments: {
    company: required(IdValue, "id", "the company that pays"),
    label: required(BillLabel, "text", "what the bill is for"),
    amount: required(Amount, "decimal", "the amount of each bill"),
    currency: required(CurrencyCode, "code", "ISO 4217 code"),
    anchor: required(
      CalendarDate,
      "date",
      "the first due date; later ones fall on the same day of each month"
    ),
    last: optional(CalendarDate, "date", "no bill is due after it"),
    reference: optional(ExternalReference, "text", "external reference of each bill"),
    description: optional(Description, "text", "description of each bill")
  },
  run: ({ amount, anchor, company, currency, description = null, label, last = null, reference = null }) =>
    Effect.map(
      asOperator(
        Effect.flatMap(PayableSeries, (series) =>
          series.create(company, {
            billLabel: label,
            amount,
            currency,
            anchorDate: anchor,
            lastDate: last,
            externalReference: reference,
            description
          })
        )
      ),
      (id) => ({ json: { id }, text: `Series ${id} is made.` })
    )
})

const list = command({
  summary: "Lists series.",
  arguments: { company: optional(IdValue, "id", "of this company only") },
  run: ({ company }) =>
    Effect.map(asOperator(Effect.flatMap(PayableSeries, (series) => series.list(company))), (all) => ({
      json: all.map((series) => ({
        id: series.id,
        company_id: series.companyId,
        label: series.billLabel,
        amount: formatMinor(series.amountMinor, series.currency),
        currency: series.currency,
        anchor: series.anchorDate,
        last: series.lastDate,
        reference: series.externalReference,
        description: series.description,
        status: series.status,
        next_index: series.nextIndex,
        next_due_date: series.nextDueDate
      }))
    }))
})

const stop = command({
  summary: "Ends a series. Its bills stay.",
  arguments: { id: required(IdValue, "id", "the series"), company: required(IdValue, "id", "its company") },
  run: ({ company, id }) =>
    Effect.as(
      asOperator(Effect.flatMap(PayableSeries, (series) => series.stop(company, id))),
      said(`Series ${id} is stopped.`)
    )
})

export const group = { create, list, stop }
