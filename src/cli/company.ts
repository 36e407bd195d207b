/** duebook company … */
import { Effect, Schema } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { RemindersMode } from "../domain/Company.ts"
import { CountryCode, Email, TimeZone } from "../domain/Contact.ts"
import { type DetailsChange, toJson } from "../domain/CompanyFacts.ts"
import type { ValidationFailed } from "../domain/Errors.ts"
import { CompanyName } from "../domain/Text.ts"
import { Companies } from "../services/company/Companies.ts"
import { optional, required } from "./Arguments.ts"
import { command, CommandFailed, said, WrongUsage } from "./Command.ts"
import { close, exportCompany, reopen } from "./companyClosing.ts"
import { trust } from "./companyTrust.ts"
import { layOutTable } from "./Output.ts"
import { asOperator } from "./Operator.ts"
import { IdValue, InstantValue, OneOf } from "./Values.ts"

/** What `--reminders` may be. */
const MODES = "hold (nothing is sent), approve (each message waits for a person), or on"

const create = command({
  summary: "Creates a company.",
  arguments: {
    name: required(CompanyName, "text", "how reminders sign"),
    timezone: optional(TimeZone, "zone", "IANA time zone, for what is overdue and when reminders leave"),
    country: optional(CountryCode, "code", "ISO 3166-1 country code, for its holidays"),
    email: optional(Email, "address", "Reply-To of its reminders; else its oldest owner's address"),
    "test-clock": optional(
      InstantValue,
      "time",
      "the company's own time, which stands still until: duebook clock advance"
    ),
    reminders: optional(
      OneOf(RemindersMode.literals),
      RemindersMode.literals.join("|"),
      `${MODES}; on by default`
    )
  },
  run: ({
    country = null,
    email = null,
    name,
    reminders: remindersMode = "on",
    "test-clock": testClock = null,
    timezone = null
  }) =>
    Effect.map(
      asOperator(
        Effect.flatMap(Companies, (companies) =>
          companies.create({ name, timezone, country, email, testClock, remindersMode })
        )
      ),
      (id) => ({ json: { id }, text: `Company ${id} is made.` })
    )
})

const list = command({
  summary: "Lists the companies.",
  arguments: {},
  run: () =>
    Effect.map(asOperator(Effect.flatMap(Companies, (companies) => companies.list)), (companies) => ({
      json: companies.map(
        ({ country, createdAt, email, id, name, remindersMode, status, testClock, timezone }) => ({
          id,
          name,
          status,
          timezone,
          country,
          email,
          reminders: remindersMode,
          test_clock: testClock === null ? null : toRfc3339(testClock),
          created_at: toRfc3339(createdAt)
        })
      )
    }))
})

/** The options of `company update` by the fields that they set. */
const detailOptions = {
  name: "name",
  email: "email",
  phone: "phone",
  website: "website",
  address: "address",
  country: "country",
  timezone: "timezone",
  language: "language",
  account_holder: "account-holder",
  iban: "iban",
  bic: "bic",
  payment_url: "payment-url",
  legal_notice: "legal-notice"
} as const

/** The refusal of some details, a line for each, by the names of their options. */
const refused = ({ code, details = [] }: ValidationFailed): CommandFailed =>
  new CommandFailed({
    code,
    message: details
      .map(({ field, message }) => {
        const option = detailOptions[field as keyof typeof detailOptions]
        return `--${option}${message.slice(field.length)}`
      })
      .join("\n")
  })

const detail = (value: string, help: string) => optional(Schema.String, value, help)

const update = command({
  summary:
    'Changes what a company says about itself in messages and on pages, and whether its reminders leave. What is not given stays, and "" clears.',
  arguments: {
    company: required(IdValue, "id", "the company"),
    name: detail("text", "how reminders sign; it can't be cleared"),
    email: detail("address", "where customers reach it, and Reply-To of its reminders"),
    phone: detail("number", "in E.164 form, such as +4930123456"),
    website: detail("link", "https://…"),
    address: detail("text", "postal address, with line breaks"),
    country: detail("code", "ISO 3166-1 country code, for its holidays"),
    timezone: detail("zone", "IANA time zone; planned reminders follow it"),
    language: detail("tag", "BCP 47, how its people read amounts and dates"),
    "account-holder": detail("text", "who owns the account, at most 70 characters"),
    iban: detail("iban", "the account to pay into; blanks don't matter"),
    bic: detail("bic", "its bank, of the IBAN's country"),
    "payment-url": detail("link", "https://…, where {reference} and {amount} stand for what is paid"),
    "legal-notice": detail(
      "text",
      "register, directors, tax number: at the end of each message, with line breaks"
    ),
    reminders: optional(OneOf(RemindersMode.literals), RemindersMode.literals.join("|"), MODES)
  },
  run: (
    {
      "account-holder": accountHolder,
      company,
      "legal-notice": legalNotice,
      "payment-url": paymentUrl,
      reminders,
      ...given
    },
    _json,
    name
  ) => {
    const change = Object.fromEntries(
      Object.entries({ ...given, accountHolder, legalNotice, paymentUrl }).filter(
        ([, value]) => value !== undefined
      )
    ) as DetailsChange
    const isChanged = Object.keys(change).length > 0
    if (!isChanged && reminders === undefined) {
      const options = [...Object.values(detailOptions), "reminders"].map((option) => `--${option}`)
      return new WrongUsage({ problems: [`needs at least one of ${options.join(", ")}`], command: name })
    }
    const isReplanned = change.country !== undefined || change.timezone !== undefined
    return Effect.as(
      Effect.catchTag(
        asOperator(
          Effect.gen(function* () {
            const companies = yield* Companies
            if (isChanged) yield* companies.update(company, change)
            if (reminders !== undefined) yield* companies.setReminders(company, reminders)
          })
        ),
        "ValidationFailed",
        refused
      ),
      said(`Company ${company} is as you said.${isReplanned ? " What is planned already follows." : ""}`)
    )
  }
})

const show = command({
  summary: "Shows a company and its facts.",
  arguments: { company: required(IdValue, "id", "the company") },
  run: ({ company }) =>
    Effect.map(
      asOperator(Effect.flatMap(Companies, (companies) => companies.find(company))),
      ({ createdAt, id, remindersMode, status, testClock, ...details }) => {
        const json = {
          id,
          status,
          reminders: remindersMode,
          ...toJson(details),
          test_clock: testClock === null ? null : toRfc3339(testClock),
          created_at: toRfc3339(createdAt)
        }
        // The address may have several lines, and the text has a line for each field.
        return { json, text: layOutTable({ ...json, address: details.address?.replaceAll(/\r?\n/g, ", ") }) }
      }
    )
})

const setStatus = (status: "active" | "inactive", summary: string) =>
  command({
    summary,
    arguments: {
      company: optional(IdValue, "id", "the company (required, by this name or the other)"),
      id: optional(IdValue, "id", "the same")
    },
    run: ({ company, id }, _json, name) => {
      const which = company ?? id
      if (which === undefined) return new WrongUsage({ problems: ["--company is required"], command: name })
      if (company !== undefined && id !== undefined) {
        return new WrongUsage({ problems: ["--company and --id are the same: give one"], command: name })
      }
      return Effect.as(
        asOperator(Effect.flatMap(Companies, (companies) => companies.setStatus(which, status))),
        said(`Company ${which} is ${status}.`)
      )
    }
  })

export const group = {
  create,
  list,
  show,
  update,
  trust,
  export: exportCompany,
  close,
  reopen,
  deactivate: setStatus("inactive", "Switches a company off: its keys are refused."),
  activate: setStatus("active", "Switches a company on again.")
}
