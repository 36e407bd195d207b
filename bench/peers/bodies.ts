/** The bodies of the writes. */
import { invalid } from "./problem.ts"
import {
  asFields,
  decimalsOf,
  type Fields,
  isAmount,
  isCurrency,
  isDate,
  isId,
  isInstant,
  isLocale,
  isTimeZone,
  issuesOf,
  matches,
  type Shape,
  text
} from "./shapes.ts"

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

/** A new customer. */
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

/** Minor units of a decimal string; null if it has too many decimals for the currency or is too large. */
const minorUnits = (amount: string, currency: string): number | null => {
  const decimals = decimalsOf.get(currency) ?? 0
  const [whole = "", fraction = ""] = amount.split(".")
  if (fraction.length > decimals) return null
  const minor = Number(whole + fraction.padEnd(decimals, "0"))
  return minor <= 999_999_999_999_999 ? minor : null
}

/** Minor units; throws the `Problem` that names the field. */
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
