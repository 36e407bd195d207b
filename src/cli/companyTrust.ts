/** duebook company trust */
import { Effect } from "effect"
import { trustLimits, UNLIMITED } from "../domain/Trust.ts"
import { CompanyTrust } from "../services/company/CompanyTrust.ts"
import { optional, required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { layOutTable } from "./Output.ts"
import { asOperator } from "./Operator.ts"
import { Count, IdValue } from "./Values.ts"

/** What a company may do a day. */
export const trust = command({
  summary:
    "Shows what a company may do a day (UTC) and has done today, or sets what it may. One that signed itself up has limits.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    recipients: optional(Count, "number", "addresses a day that it has never written to before"),
    sms: optional(Count, "number", "SMS a day"),
    invitations: optional(Count, "number", "invitations a day")
  },
  run: ({ company, ...given }) => {
    const allowed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const isAsked = Object.keys(allowed).length > 0
    return Effect.map(
      asOperator(
        Effect.flatMap(CompanyTrust, (trusts) =>
          isAsked ? trusts.allow(company, allowed) : trusts.report(company)
        )
      ),
      ({ limits, used }) => {
        const [recipients, sms, invitations] = trustLimits.map((limit) =>
          limits === null || limits[limit] === UNLIMITED ? null : limits[limit]
        ) as [number | null, number | null, number | null]
        const json = {
          recipients_per_day: recipients,
          sms_per_day: sms,
          invitations_per_day: invitations,
          used
        }
        const of = (done: number, limit: number | null) =>
          limit === null ? `${done}, no limit` : `${done} of ${limit}`
        return {
          json,
          text: layOutTable({
            "new recipients today": of(used.recipients, recipients),
            "SMS today": of(used.sms, sms),
            "invitations today": of(used.invitations, invitations)
          })
        }
      }
    )
  }
})
