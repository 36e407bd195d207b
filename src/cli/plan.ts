/** duebook plan … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { plans } from "../domain/Plan.ts"
import { Plans } from "../services/company/Plans.ts"
import { flag, optional, required } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { Count, IdValue, InstantValue, OneOf } from "./Values.ts"

const start = command({
  summary: "Grants a company a plan period.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    plan: required(OneOf(plans), plans.join("|"), "the plan"),
    allowance: optional(Count, "number", "requests in the period; by default the plan's"),
    from: optional(InstantValue, "time", "its start, RFC 3339 or a date in UTC; by default now"),
    to: optional(InstantValue, "time", "its end; by default a month after the start"),
    renew: flag("a month of the plan follows each time it ends; it starts when the company's last one ends")
  },
  run: ({ company, renew: renews, ...request }) =>
    Effect.map(
      asOperator(Effect.flatMap(Plans, (service) => service.start(company, { ...request, renews }))),
      (id) => ({
        json: { id },
        text: `Plan period ${id} is granted.`
      })
    )
})

const end = command({
  summary: "Ends a plan period now, so that another can start. A period that has not started is removed.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    id: required(IdValue, "id", "the plan period")
  },
  run: ({ company, id }) =>
    Effect.map(asOperator(Effect.flatMap(Plans, (service) => service.end(company, id))), (outcome) =>
      said(`Plan period ${id} ${outcome === "ended" ? "is over" : "had not started and is removed"}.`)
    )
})

const list = command({
  summary: "Lists plan periods, with the requests counted so far.",
  arguments: { company: optional(IdValue, "id", "of this company only") },
  run: ({ company }) =>
    Effect.map(asOperator(Effect.flatMap(Plans, (service) => service.list(company))), (periods) => ({
      json: periods.map((period) => ({
        id: period.planPeriodId,
        company_id: period.companyId,
        plan: period.plan,
        allowance: period.allowance,
        used: period.used,
        starts_at: toRfc3339(period.startsAt),
        ends_at: toRfc3339(period.endsAt),
        renews: period.renews
      }))
    }))
})

export const group = { start, end, list }
