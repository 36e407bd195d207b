/** The facts that tests of messages start from. */
import type { BillFacts, ReminderFacts } from "../../src/reminders/Message.ts"

export const reminderFacts: ReminderFacts = {
  channel: "email",
  locale: "en",
  country: null,
  offsetDays: -3,
  creditor: "Analytical Engines Ltd",
  debtor: "Ada Lovelace",
  amountMinor: 123_450,
  balanceMinor: 123_450,
  currency: "EUR",
  dueDate: "2026-03-03",
  reference: "INV-2026-0042",
  description: "Consulting in January",
  optOutUrl: "https://duebook.example/opt-out?token=abc&channel=email"
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
