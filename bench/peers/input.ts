/** Bodies, queries and headers as the peers take them, checked by hand. */
import { createHash } from "node:crypto"
import { data as currencies } from "currency-codes"
import { type Issue, invalid, Problem } from "./problem.ts"

const notMoney = new Set(
  "BOV CHE CHW CLF COU MXV USN UYI XAD XDR XSU XUA XAG XAU XPD XPT XBA XBB XBC XBD XTS XXX".split(" ")
)
const decimalsOf = new Map(
  currencies.filter(({ code }) => !notMoney.has(code)).map(({ code, digits }) => [code, digits])
)

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value)

const text =
  (min: number, max: number): Check =>
  (value) => {
    if (typeof value !== "string" || value.includes("\u0000") || !value.isWellFormed()) return false
    const { length } = [...value]
    return length >= min && length <= max
  }

const isId: Check = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 1

const isDate: Check = (value) => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < "1970-01-01") return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const isAmount: Check = (value) =>
  matches(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/)(value) && !/^[0.]+$/.test(value as string)

const isCurrency: Check = (value) => typeof value === "string" && decimalsOf.has(value)

const isLocale: Check = (value) => {
  if (!matches(/^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*$/)(value)) return false
  try {
    return Intl.getCanonicalLocales(value as string).length === 1
  } catch {
    return false
  }
}

const isTimeZone: Check = (value) => {
  if (!matches(/^[A-Za-z]/)(value)) return false
  try {
    new Intl.DateTimeFormat("en", { timeZone: value as string }).resolvedOptions()
    return true
  } catch {
    return false
  }
}

const isInstant: Check = (value) =>
  isDate(value) ||
  (matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)(value) &&
    !Number.isNaN(Date.parse(value as string)))

interface Shape {
  readonly [field: string]: { readonly check: Check; readonly required?: true }
}

const customerShape: Shape = {
  display_name: {
    check: (value) => text(1, 200)(value) && (value as string).trim() !== "",
    required: true
  },
  email: { check: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) },
  phone_e164: { check: matches(/^\+[1-9][0-9]{1,14}$/) },
  preferred_locale: { check: isLocale },
  timezone: { check: isTimeZone }
}

const receivableShape: Shape = {
  customer_id: { check: isId },
  customer: { check: (value) => typeof value === "object" && value !== null && !Array.isArray(value) },
  amount: { check: isAmount, required: true },
  currency: { check: isCurrency, required: true },
  due_date: { check: isDate, required: true },
  external_reference: { check: text(1, 255) },
  description: { check: text(0, 2000) }
}

const paymentShape: Shape = {
  amount: { check: isAmount, required: true },
  currency: { check: isCurrency },
  paid_at: { check: isInstant },
  method: { check: text(1, 50) },
  external_reference: { check: text(1, 255) },
  note: { check: text(0, 2000) }
}

const issuesOf = (shape: Shape, body: Fields, prefix = ""): Array<Issue> => {
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

const asFields = (body: unknown): Fields => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw invalid([{ field: "body", code: "invalid", message: "body must be a JSON object." }])
  }
  return body as Fields
}

/** A customer who is not known yet. */
export interface NewCustomer {
  readonly display_name: string
  readonly email?: string
  readonly phone_e164?: string
  readonly preferred_locale?: string
  readonly timezone?: string
}

/** The body of POST /receivables. */
export interface NewReceivable {
  readonly customer_id?: number
  readonly customer?: NewCustomer
  readonly amount: string
  readonly currency: string
  readonly due_date: string
  readonly external_reference?: string
  readonly description?: string
}

/** The body of POST /receivables/{receivable}/payments. */
export interface NewPayment {
  readonly amount: string
  readonly currency?: string
  readonly paid_at?: string
  readonly method?: string
  readonly external_reference?: string
  readonly note?: string
}

const tooPrecise = { field: "amount", code: "invalid", message: "amount does not fit its currency." }

/** Minor units of a decimal string, or null where it does not fit the currency. */
const minorUnits = (amount: string, currency: string): number | null => {
  const decimals = decimalsOf.get(currency) ?? 0
  const [whole = "", fraction = ""] = amount.split(".")
  if (fraction.length > decimals) return null
  const minor = Number(whole + fraction.padEnd(decimals, "0"))
  return minor <= 999_999_999_999_999 ? minor : null
}

/** Minor units, or a refusal that names the field. */
export const amountIn = (amount: string, currency: string): number => {
  const minor = minorUnits(amount, currency)
  if (minor === null) throw invalid([tooPrecise])
  return minor
}

/** Checks the body of POST /receivables. */
export const newReceivable = (body: unknown): NewReceivable => {
  const fields = asFields(body)
  const issues = issuesOf(receivableShape, fields)
  const { amount, currency, customer, customer_id } = fields
  if ((customer === undefined) === (customer_id === undefined)) {
    issues.push({
      field: "customer_id",
      code: "exactly_one_of",
      message: "Send exactly one of customer_id and customer."
    })
  }
  if (customer !== undefined && receivableShape["customer"]?.check(customer) === true) {
    issues.push(...issuesOf(customerShape, customer as Fields, "customer."))
  }
  if (isAmount(amount) && isCurrency(currency) && minorUnits(amount as string, currency as string) === null) {
    issues.push(tooPrecise)
  }
  if (issues.length > 0) throw invalid(issues)
  return fields as unknown as NewReceivable
}

/** Checks the body of POST /receivables/{receivable}/payments. */
export const newPayment = (body: unknown): NewPayment => {
  const fields = asFields(body)
  const issues = issuesOf(paymentShape, fields)
  if (issues.length > 0) throw invalid(issues)
  return fields as unknown as NewPayment
}

const idPattern = /^[1-9][0-9]{0,15}$/

/** An id in a path; anything else is nothing. */
export const idOf = (segment: string): number => {
  const id = idPattern.test(segment) ? Number(segment) : Number.NaN
  if (!Number.isSafeInteger(id)) throw new Problem(404, "not_found")
  return id
}

/** What GET /receivables is asked for. */
export interface ListQuery {
  readonly page: number
  readonly perPage: number
  readonly status: string | undefined
  readonly customerId: number | undefined
}

const isWhole =
  (max: number): Check =>
  (value) =>
    matches(/^[1-9][0-9]{0,9}$/)(value) && Number(value) <= max

const listShape: Shape = {
  page: { check: isWhole(2_147_483_647) },
  per_page: { check: isWhole(100) },
  status: { check: matches(/^(open|partially_paid|paid|paused|cancelled)$/) },
  customer_id: { check: matches(idPattern) }
}

/** Checks the query of GET /receivables. */
export const listQuery = (query: URLSearchParams): ListQuery => {
  const fields = Object.fromEntries(query)
  const issues = issuesOf(listShape, fields)
  if (issues.length > 0) throw invalid(issues)
  return {
    page: Number(fields["page"] ?? 1),
    perPage: Number(fields["per_page"] ?? 25),
    status: fields["status"],
    customerId: fields["customer_id"] === undefined ? undefined : Number(fields["customer_id"])
  }
}

/** Checks the Idempotency-Key header. */
export const idempotencyKey = (header: string | undefined): string => {
  if (header === undefined || header === "") throw new Problem(400, "idempotency_key_required")
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem(400, "idempotency_key_invalid")
  return key
}

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${members.join(",")}}`
}

/** SHA-256 of method, path and body. */
export const fingerprint = (method: string, path: string, body: unknown): Buffer =>
  createHash("sha256")
    .update(`${method} ${path}\n${canonical(body)}`)
    .digest()
