/** Every write of /v1 with the fields that its body may have (contract §3). */
import {
  amount,
  channel,
  currency,
  date,
  description,
  email,
  id,
  label,
  locale,
  paidAt,
  phone,
  reason,
  reference,
  type Rule,
  texts,
  version,
  zone
} from "./fieldForms.ts"
import { BankMoney } from "./BankMoney.ts"
import { type Company, newPayable, newReceivable, type Row } from "./TestServer.ts"

/** A write, and what tests need to try its fields one at a time. */
export interface Write {
  readonly name: string
  readonly method: "POST" | "PATCH"
  /** Makes a path where a request succeeds, and the rest of a valid body; called for every valid value. */
  readonly at: (company: Company) => Promise<readonly [path: string, body: Row]>
  /** A path and the rest of a body for values that must be refused: nothing has to exist there. */
  readonly nowhere: readonly [path: string, body: Row]
  readonly required: Readonly<Record<string, Rule>>
  readonly optional: Readonly<Record<string, Rule>>
  /** Fields that null clears. */
  readonly nullable: ReadonlyArray<string>
}

const moneyOf = (company: Company) =>
  new BankMoney((text, params) => company.server.sql(text, params), company.id)

/** A list of allocations; the fields of each are tested with the endpoint. */
const allocations: Rule = { good: [], bad: ["", "all", 1, true, {}, []] }

/** The version of a resource that does not exist. */
const anyVersion = { expected_version: "v1" }

const changeOfTransaction = { ...anyVersion, reason: "Because" }

export const writes: ReadonlyArray<Write> = [
  {
    name: "POST /receivables",
    method: "POST",
    at: () => Promise.resolve(["/receivables", newReceivable]),
    nowhere: ["/receivables", newReceivable],
    required: { amount, currency, due_date: date },
    optional: { external_reference: reference, description },
    nullable: []
  },
  {
    name: "PATCH /receivables/{receivable}",
    method: "PATCH",
    at: async (company) => {
      const { id, version } = await company.receivable()
      return [`/receivables/${id}`, { expected_version: version, amount: "5.00" }]
    },
    nowhere: ["/receivables/999999", { ...anyVersion, amount: "5.00", currency: "EUR" }],
    required: { expected_version: version },
    optional: {
      amount,
      currency,
      due_date: date,
      customer_id: id,
      external_reference: reference,
      description
    },
    nullable: ["external_reference", "description"]
  },
  ...(["pause", "resume", "cancel"] as const).map((move): Write => ({
    name: `POST /receivables/{receivable}/${move}`,
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      if (move === "resume") await company.post(`/receivables/${id}/pause`, { reason: "First" })
      return [`/receivables/${id}/${move}`, { reason: "Because" }]
    },
    nowhere: [`/receivables/999999/${move}`, { reason: "Because" }],
    required: { reason },
    optional: {},
    nullable: []
  })),
  {
    name: "POST /receivables/{receivable}/payments",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable({ amount: "9999999999999.99" })
      return [`/receivables/${id}/payments`, { amount: "1.00" }]
    },
    nowhere: ["/receivables/999999/payments", { amount: "1.00", currency: "EUR" }],
    required: { amount },
    optional: {
      currency: { ...currency, good: ["EUR"] },
      paid_at: { ...paidAt, bad: paidAt.bad.filter((value) => !/^(2089|9999)/.test(String(value))) },
      method: texts(1, 50, true),
      external_reference: reference,
      note: description
    },
    nullable: []
  },
  {
    name: "POST /receivables/{receivable}/payments/{payment}/reverse",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      const payment = await company.payment(id, "1.00")
      return [`/receivables/${id}/payments/${payment.id}/reverse`, { reason: "Bounced" }]
    },
    nowhere: ["/receivables/999999/payments/1/reverse", { reason: "Bounced" }],
    required: { reason },
    optional: {},
    nullable: []
  },
  {
    name: "POST /bank-transactions/{transaction}/apply",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      const transaction = await moneyOf(company).transaction()
      return [
        `/bank-transactions/${transaction}/apply`,
        { ...anyVersion, allocations: [{ receivable_id: id, amount: "1.00" }] }
      ]
    },
    nowhere: [
      "/bank-transactions/999999/apply",
      { ...anyVersion, allocations: [{ receivable_id: 1, amount: "1.00" }] }
    ],
    required: { expected_version: version, allocations },
    optional: {},
    nullable: []
  },
  {
    name: "POST /bank-transactions/{transaction}/undo",
    method: "POST",
    at: async (company) => {
      const money = moneyOf(company)
      return [
        `/bank-transactions/${await money.transaction({ status: "ignored" })}/undo`,
        changeOfTransaction
      ]
    },
    nowhere: ["/bank-transactions/999999/undo", changeOfTransaction],
    required: { expected_version: version, reason },
    optional: {},
    nullable: []
  },
  {
    name: "POST /bank-transactions/{transaction}/ignore",
    method: "POST",
    at: async (company) => {
      return [`/bank-transactions/${await moneyOf(company).transaction()}/ignore`, changeOfTransaction]
    },
    nowhere: ["/bank-transactions/999999/ignore", changeOfTransaction],
    required: { expected_version: version, reason },
    optional: {},
    nullable: []
  },
  {
    name: "POST /bank-transactions/{transaction}/refuse",
    method: "POST",
    at: async (company) => {
      const { id } = await company.receivable()
      const transaction = await moneyOf(company).transaction()
      return [`/bank-transactions/${transaction}/refuse`, { ...anyVersion, receivable_id: id }]
    },
    nowhere: ["/bank-transactions/999999/refuse", { ...anyVersion, receivable_id: 1 }],
    required: { expected_version: version, receivable_id: id },
    optional: {},
    nullable: []
  },
  {
    name: "POST /payables",
    method: "POST",
    at: () => Promise.resolve(["/payables", newPayable]),
    nowhere: ["/payables", newPayable],
    required: { bill_label: label, amount, currency, due_date: date },
    optional: { external_reference: reference, description },
    nullable: []
  },
  {
    name: "PATCH /payables/{payable}",
    method: "PATCH",
    at: async (company) => {
      const { id, version } = await company.payable()
      return [`/payables/${id}`, { expected_version: version, amount: "5.00" }]
    },
    nowhere: ["/payables/999999", { ...anyVersion, amount: "5.00", currency: "EUR" }],
    required: { expected_version: version },
    optional: {
      bill_label: label,
      amount,
      currency,
      due_date: date,
      external_reference: reference,
      description
    },
    nullable: ["external_reference", "description"]
  },
  {
    name: "POST /payables/{payable}/mark-paid",
    method: "POST",
    at: async (company) => [`/payables/${(await company.payable()).id}/mark-paid`, { reason: "Sent" }],
    nowhere: ["/payables/999999/mark-paid", { reason: "Sent" }],
    required: { reason },
    optional: {},
    nullable: []
  },
  {
    name: "PATCH /customers/{customer}",
    method: "PATCH",
    at: async (company) => {
      const path = `/customers/${(await company.receivable())["customer_id"]}`
      return [path, { expected_version: (await company.read(path)).version, display_name: "Grace" }]
    },
    nowhere: ["/customers/999999", { ...anyVersion, display_name: "Grace" }],
    required: { expected_version: version },
    optional: {
      display_name: label,
      email,
      phone_e164: phone,
      preferred_locale: locale,
      timezone: zone
    },
    nullable: ["email", "phone_e164", "preferred_locale", "timezone"]
  },
  ...(["opt-out", "opt-in"] as const).map((move): Write => ({
    name: `POST /customers/{customer}/${move}`,
    method: "POST",
    at: async (company) => {
      const customer = { display_name: "Ada", email: "ada@example.com", phone_e164: "+4915112345678" }
      const { customer_id } = await company.receivable({ customer })
      return [`/customers/${customer_id}/${move}`, { channel: "email", reason: "Because" }]
    },
    nowhere: [`/customers/999999/${move}`, { channel: "email", reason: "Because" }],
    required: { channel, reason },
    optional: {},
    nullable: []
  }))
]
