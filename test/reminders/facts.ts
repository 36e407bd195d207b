/** The facts that tests of messages start from. */
import { quotedReference } from "../../src/domain/bank/QuotedReference.ts"
import type { BillFacts, Debt, MessageFacts } from "../../src/reminders/message/Message.ts"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"

/** What is quoted for a debt of this number. */
export const quoted = (id: number): Debt["quoted"] =>
  quotedReference(sampleCompany, 1, { id, currency: "EUR", externalReference: null })

export const debt: Debt = {
  reference: "INV-2026-0042",
  quoted: quoted(42),
  description: "Consulting in January",
  dueDate: "2026-03-03",
  daysOverdue: -3,
  amountMinor: 123_450,
  balanceMinor: 123_450,
  currency: "EUR",
  tone: "friendly",
  finalOn: null,
  agreed: null,
  rest: null
}

/** The debtor's page. */
export const debtorUrl = "https://duebook.example/p/1_2_0_abc"

export const reminderFacts: MessageFacts = {
  channel: "email",
  locale: "en",
  country: null,
  tone: "friendly",
  creditor: sampleCompany,
  debtor: "Ada Lovelace",
  debts: [debt],
  more: { overdue: 0, coming: 0, resting: 0 },
  sums: null,
  credit: [],
  deadline: "2026-03-19",
  debtorUrl,
  optOutUrl: "https://duebook.example/opt-out?token=abc&channel=email",
  texts: null
}

export const billFacts: BillFacts = {
  country: "GB",
  company: "Analytical Engines Ltd",
  billLabel: "Office rent",
  offsetDays: -3,
  amountMinor: 120_000,
  currency: "EUR",
  dueDate: "2026-03-03",
  reference: "R-17"
}
