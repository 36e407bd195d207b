/** duebook company … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { CountryCode, Email, TimeZone } from "../domain/Contact.ts"
import { CompanyName } from "../domain/Text.ts"
import { Companies } from "../services/Companies.ts"
import { optional, required } from "./Arguments.ts"
import { command, said, WrongUsage } from "./Command.ts"
import { operator } from "./Operator.ts"
import { Id, Instant } from "./Values.ts"

const create = command({
  summary: "Makes a company.",
  arguments: {
    name: required(CompanyName, "text", "how reminders sign"),
    timezone: optional(TimeZone, "zone", "IANA time zone, for what is overdue and when reminders leave"),
    country: optional(CountryCode, "code", "ISO 3166-1 country code, for its holidays"),
    email: optional(Email, "address", "Reply-To of its reminders; else its oldest owner's address"),
    "test-clock": optional(Instant, "time", "its own time stands still here until: duebook clock advance")
  },
  run: ({ country = null, email = null, name, "test-clock": testClock = null, timezone = null }) =>
    Effect.map(
      operator(
        Effect.flatMap(Companies, (companies) =>
          companies.create({ name, timezone, country, email, testClock })
        )
      ),
      (id) => ({ json: { id }, text: `Company ${id} is made.` })
    )
})

const list = command({
  summary: "Lists the companies.",
  arguments: {},
  run: () =>
    Effect.map(operator(Effect.flatMap(Companies, (companies) => companies.list)), (companies) => ({
      json: companies.map(({ country, createdAt, email, id, name, status, testClock, timezone }) => ({
        id,
        name,
        status,
        timezone,
        country,
        email,
        test_clock: testClock === null ? null : toRfc3339(testClock),
        created_at: toRfc3339(createdAt)
      }))
    }))
})

const setStatus = (status: "active" | "inactive", summary: string) =>
  command({
    summary,
    arguments: {
      company: optional(Id, "id", "the company (required, by this name or the other)"),
      id: optional(Id, "id", "the same")
    },
    run: ({ company, id }, _json, name) => {
      const which = company ?? id
      if (which === undefined) return new WrongUsage({ problems: ["--company is required"], command: name })
      if (company !== undefined && id !== undefined) {
        return new WrongUsage({ problems: ["--company and --id are the same: give one"], command: name })
      }
      return Effect.as(
        operator(Effect.flatMap(Companies, (companies) => companies.setStatus(which, status))),
        said(`Company ${which} is ${status}.`)
      )
    }
  })

export const group = {
  create,
  list,
  deactivate: setStatus("inactive", "Switches a company off: its keys are refused."),
  activate: setStatus("active", "Switches a company on again.")
}
