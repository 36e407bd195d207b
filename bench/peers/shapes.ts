/** Hand-written checks of fields for the peers. */
import { data as currencies } from "currency-codes"
import { type Issue, invalid } from "./problem.ts"

const notMoney = new Set(
  "BOV CHE CHW CLF COU MXV USN UYI XAD XDR XSU XUA XAG XAU XPD XPT XBA XBB XBC XBD XTS XXX".split(" ")
)
export const decimalsOf = new Map(
  currencies.filter(({ code }) => !notMoney.has(code)).map(({ code, digits }) => [code, digits])
)

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>
/** Whether a value is valid. */
export type Check = (value: unknown) => boolean

export const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value)

export const text =
  (min: number, max: number): Check =>
  (value) => {
    if (typeof value !== "string" || value.includes("\u0000") || !value.isWellFormed()) return false
    const { length } = [...value]
    return length >= min && length <= max
  }

export const isId: Check = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 1

export const isDate: Check = (value) => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < "1970-01-01") return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

export const isAmount: Check = (value) =>
  matches(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/)(value) && !/^[0.]+$/.test(value as string)

export const isCurrency: Check = (value) => typeof value === "string" && decimalsOf.has(value)

export const isLocale: Check = (value) => {
  if (!matches(/^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*$/)(value)) return false
  try {
    return Intl.getCanonicalLocales(value as string).length === 1
  } catch {
    return false
  }
}

export const isTimeZone: Check = (value) => {
  if (!matches(/^[A-Za-z]/)(value)) return false
  try {
    new Intl.DateTimeFormat("en", { timeZone: value as string }).resolvedOptions()
    return true
  } catch {
    return false
  }
}

export const isInstant: Check = (value) =>
  isDate(value) ||
  (matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)(value) &&
    !Number.isNaN(Date.parse(value as string)))

/** The fields of an object. */
export interface Shape {
  readonly [field: string]: { readonly check: Check; readonly required?: true }
}

/** What is wrong with an object; `prefix` leads to it. */
export const issuesOf = (shape: Shape, body: Fields, prefix = ""): Array<Issue> => {
  const issues: Array<Issue> = []
  const tell = (name: string, code: string, what: string) =>
    issues.push({ field: prefix + name, code, message: `${prefix}${name} ${what}.` })
  for (const name of Object.keys(body)) {
    if (!Object.hasOwn(shape, name)) tell(name, "unknown_field", "is not known to this request")
  }
  for (const [name, { check, required }] of Object.entries(shape)) {
    if (body[name] === undefined) {
      if (required) tell(name, "required", "is required")
    } else if (!check(body[name])) tell(name, "invalid", "is not valid")
  }
  return issues
}

/** The body, if it is an object. */
export const asFields = (body: unknown): Fields => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw invalid([{ field: "body", code: "invalid", message: "body must be a JSON object." }])
  }
  return body as Fields
}
