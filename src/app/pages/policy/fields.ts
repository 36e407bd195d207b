/** The policy as fields of a form: how they become the JSON that `duebook policy set` reads, and what is wrong with them. */
import { Either, ParseResult, Schema } from "effect"
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import { CountryCode, TimeZone } from "../../../domain/Contact.ts"
import { isActiveCurrency } from "../../../domain/Currency.ts"
import { MAX_STEPS, readPolicy, type ReminderPolicy, writePolicy } from "../../../domain/dunning/Policy.ts"
import { type FieldIssue, fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { issuesOf } from "../../../domain/FieldIssues.ts"
import type { Sample } from "../../../services/reminders/ReminderPolicies.ts"
import type { Form } from "../../Form.ts"
import { say } from "../../../words/Say.ts"
import { labelOf, stepParts } from "./labels.ts"

/** Empty rows below the minimum balances that are filled in, so that one can be added without a script. */
const EMPTY_ROWS = 1
/** Minimum balances that one form holds. */
const MAX_MINIMUMS = 20

/** Rows of a list: what is there and some empty ones, up to a limit. */
const rowsFor = (filled: number, max: number): number => Math.min(filled + EMPTY_ROWS, max)

/** One row of steps, as its fields show it. */
export interface StepRow {
  readonly days: string
  readonly when: "before" | "on" | "after"
  readonly channels: ReadonlyArray<string>
  readonly tone: string
}

const rowOf = (offsetDays: number, channels: ReadonlyArray<string> = [], tone = ""): StepRow => ({
  days: String(Math.abs(offsetDays)),
  when: offsetDays < 0 ? "before" : offsetDays === 0 ? "on" : "after",
  channels,
  tone
})

/** What the form shows of a policy. */
export const shownOf = (policy: ReminderPolicy) => {
  const { receivables } = writePolicy(policy)
  const minimums = Object.entries(policy.receivables.minBalance)
  const spare = rowsFor(minimums.length, MAX_MINIMUMS) - minimums.length
  return {
    receivables,
    rules: policy.receivables,
    steps: policy.receivables.steps.map(({ channels, offsetDays, tone }) =>
      rowOf(offsetDays, channels, tone)
    ),
    bills: policy.payables.steps.map(({ offsetDays }) => rowOf(offsetDays)),
    minimums: [...minimums, ...Array.from({ length: spare }, () => ["", ""] as const)]
  }
}

/** The indices of a list's rows that were sent, at most `max`. */
const indices = (form: Form, prefix: string, max: number): ReadonlyArray<number> => {
  const found = new Set<number>()
  for (const name of form.fields.keys()) {
    const [, index] = name.startsWith(prefix) ? (/^([0-9]{1,2})\./.exec(name.slice(prefix.length)) ?? []) : []
    if (index !== undefined && Number(index) < max) found.add(Number(index))
  }
  return [...found].toSorted((a, b) => a - b)
}

/** The numbers of the rows of steps that a form has. */
export const rowIndices = (form: Form, list: "receivables" | "payables"): ReadonlyArray<number> =>
  indices(form, `${list}.steps.`, MAX_STEPS)

/** How many rows of steps the form had, for showing it again: up to its last one. */
export const rowCount = (form: Form, list: "receivables" | "payables"): number =>
  (rowIndices(form, list).at(-1) ?? -1) + 1

const wholeOf = (text: string): number | string => (/^[+-]?[0-9]{1,9}$/.test(text) ? Number(text) : text)

/** A step of the form; null for an empty row. */
const stepOf = (form: Form, list: "receivables" | "payables", index: number) => {
  const name = `${list}.steps.${index}`
  const days = form.text(`${name}.offset_days`).trim().replace("−", "-")
  if (days === "") return null
  const whole = wholeOf(days)
  const when = form.text(`${name}.when`)
  const isBefore = typeof whole === "number" && when === "before" && whole > 0
  const offset = when === "on" ? 0 : isBefore ? -whole : whole
  const tone = form.text(`${name}.tone`)
  return {
    index,
    json: {
      offset_days: offset,
      ...(list === "payables"
        ? {}
        : { channels: form.all(`${name}.channels`), ...(tone === "" ? {} : { tone }) })
    }
  }
}

/** Steps in order of their days, wherever they were typed. */
const stepsOf = (form: Form, list: "receivables" | "payables") =>
  indices(form, `${list}.steps.`, MAX_STEPS)
    .flatMap((index) => stepOf(form, list, index) ?? [])
    .toSorted((a, b) => {
      const [x, y] = [a.json.offset_days, b.json.offset_days]
      return typeof x === "number" && typeof y === "number" ? x - y : 0
    })

const minimumsOf = (form: Form) =>
  indices(form, "min_balance.", MAX_MINIMUMS).flatMap((index) => {
    const currency = form.text(`min_balance.${index}.currency`).trim().toUpperCase()
    const amount = form.text(`min_balance.${index}.amount`).trim()
    return currency === "" && amount === "" ? [] : [{ index, currency, amount }]
  })

/** The rules of a policy that are whole numbers. */
const wholeNumbers = [
  "notice_days",
  "customer_gap_days",
  "max_messages",
  "max_per_minute",
  "catch_up_days",
  "review_days"
] as const

/** All its rules that are numbers; one that may be left out is null then. */
export const numberFields = [...wholeNumbers, "repeat_days"] as const

interface Place {
  readonly name: string
  readonly label: string
}

interface Rows {
  readonly receivables: ReadonlyArray<{ readonly index: number }>
  readonly payables: ReadonlyArray<{ readonly index: number }>
  readonly minimums: ReadonlyArray<{ readonly index: number; readonly currency: string }>
}

const placeOfStep = (field: string, rows: Rows): Place | undefined => {
  const [, list, position, part = "offset_days"] =
    /^(receivables|payables)\.steps\.([0-9]+)(?:\.(\w+))?/.exec(field) ?? []
  if (list !== "receivables" && list !== "payables") return undefined
  const index = rows[list][Number(position)]?.index ?? 0
  const step = list === "payables" ? say("Bills, step") : say("Step")
  const stepPart = stepParts[part]
  return {
    name: `${list}.steps.${index}.${part}`,
    label: `${step} ${index + 1}, ${stepPart === undefined ? part : say(stepPart)}`
  }
}

const placeOfMinimum = (field: string, { minimums }: Rows): Place | undefined => {
  const currency = /^receivables\.min_balance\.(.*)$/.exec(field)?.[1]
  if (currency === undefined) return undefined
  const index = minimums.find((each) => each.currency === currency)?.index ?? 0
  const part = isActiveCurrency(currency) ? "amount" : "currency"
  return {
    name: `min_balance.${index}.${part}`,
    label: say("Minimum for {currency}", { currency: currency || say("no currency") })
  }
}

/** A field of the policy as the form calls it, and how sentences name it. */
const placeOf = (field: string, rows: Rows): Place =>
  placeOfStep(field, rows) ??
  placeOfMinimum(field, rows) ?? {
    name: field === "receivables.window" ? "receivables.window.from" : field,
    label: labelOf(field)
  }

const named = ({ code, field, message }: FieldIssue, name: string, label: string): FieldIssue => ({
  field: name,
  code,
  message: message.startsWith(field) ? `${label}${message.slice(field.length)}` : message
})

/** The rules that are numbers, of the fields that the form has. */
const numbersOf = (form: Form) => {
  const typed = (name: string) => form.text(`receivables.${name}`).trim()
  const orNull = (text: string) => (text === "" ? null : wholeOf(text))
  const statementDays = orNull(typed("statement_days.days"))
  const hold = typed("statement_days.hold") !== ""
  const has = (name: string) => form.fields.has(`receivables.${name}`)
  return {
    ...Object.fromEntries(wholeNumbers.filter(has).map((name) => [name, wholeOf(typed(name))])),
    ...(has("repeat_days") ? { repeat_days: orNull(typed("repeat_days")) } : {}),
    ...(has("statement_days.days")
      ? { statement_days: statementDays === null ? null : { days: statementDays, hold } }
      : {})
  }
}

/** The policy of a form, or every wrong field of it. What the form does not show stays as it was `before`. */
export const policyOf = (
  form: Form,
  before: ReminderPolicy
): Either.Either<ReminderPolicy, ValidationFailed> => {
  const steps = { receivables: stepsOf(form, "receivables"), payables: stepsOf(form, "payables") }
  const minimums = minimumsOf(form)
  const twice = minimums.filter(({ currency }, at) =>
    minimums.slice(0, at).some((each) => each.currency === currency)
  )
  const kept = writePolicy(before)
  const read = readPolicy({
    ...kept,
    receivables: {
      ...kept.receivables,
      steps: steps.receivables.map(({ json }) => json),
      window: {
        from: form.text("receivables.window.from").trim(),
        to: form.text("receivables.window.to").trim()
      },
      days: form.all("receivables.days"),
      holidays: form.text("receivables.holidays") !== "",
      min_balance: Object.fromEntries(minimums.map(({ amount, currency }) => [currency, amount])),
      ...(form.fields.has("receivables.attach_document")
        ? { attach_document: form.text("receivables.attach_document") }
        : {}),
      ...numbersOf(form)
    },
    payables: { steps: steps.payables.map(({ json }) => json) }
  })
  const issues = [
    ...(Either.isLeft(read) ? (read.left.details ?? []) : []).map((issue) => {
      const { label, name } = placeOf(issue.field, { ...steps, minimums })
      return named(issue, name, label)
    }),
    ...twice.map(({ currency, index }) =>
      named(
        fieldIssue(`min_balance.${index}.currency`, "invalid", "must be there once"),
        `min_balance.${index}.currency`,
        say("Minimum for {currency}", { currency })
      )
    )
  ]
  return issues.length === 0 ? read : Either.left(ValidationFailed.all(issues))
}

/** A sample's due date lies in these years: holidays are known for them. */
const inRange = (date: string): boolean => date >= "2000-01-01" && date <= "2099-12-31"

const SampleFields = Schema.Struct({
  dueDate: CalendarDate.pipe(
    Schema.filter(inRange, { message: () => "must be a date of the years 2000 to 2099" })
  ),
  country: Schema.NullOr(CountryCode),
  timezone: TimeZone
})

/** The names of the sample's fields in the form. */
const sampleNames: Readonly<Record<string, string>> = {
  dueDate: "sample.due_date",
  country: "sample.country",
  timezone: "sample.timezone"
}

/** The made-up debt of a form; what was left empty is that of `usual`. */
export const sampleOf = (form: Form, usual: Sample): Either.Either<Sample, ValidationFailed> => {
  const text = (name: string) => form.text(`sample.${name}`).trim()
  const country = form.fields.has("sample.country") ? text("country").toUpperCase() || null : usual.country
  return Either.mapLeft(
    ParseResult.decodeUnknownEither(SampleFields, { errors: "all" })({
      dueDate: text("due_date") || usual.dueDate,
      country,
      timezone: text("timezone") || usual.timezone
    }),
    (issue) =>
      ValidationFailed.all(
        issuesOf(issue, "sample").map((each) => {
          const name = sampleNames[each.field] ?? each.field
          return named(each, name, labelOf(name))
        })
      )
  )
}
