/** English. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("today", "tomorrow", "in {{ days }} days")
const due = when("today, {{ dueDate }}", "tomorrow, {{ dueDate }}", "in {{ days }} days, on {{ dueDate }}")
const overdue = days("1 day", "{{ days }} days")
const payment = `your ${ifPartPaid("remaining ")}payment of {{ balance }} to {{ creditor }}`
const smsAmount = `{{ balance }}${ifPartPaid(" (remaining of {{ total }})")}`
const crossed = "If your payment is already on its way, please disregard this message."

export const en: Words = {
  colon: ":",
  dueDate: "Due date",
  reference: "Reference",
  reminder: {
    greeting: "Dear {{ debtor }},",
    partPaid: "We have received part of the total of {{ total }}; {{ balance }} remains to be paid.",
    creditor: "Payable to",
    balance: "Amount outstanding",
    total: "Total amount",
    description: "Description",
    regards: "Kind regards",
    optOut: "Stop receiving payment reminders by e-mail",
    smsReference: "Ref.",
    friendly: {
      subject: `Reminder: {{ balance }} to {{ creditor }} due ${dueShort}`,
      opening: `This is a friendly reminder that ${payment} is due ${due}.`,
      request: "If you have already paid, please disregard this message and accept our thanks.",
      sms: `{{ creditor }}: Dear {{ debtor }}, a friendly reminder that ${smsAmount} is due ${due}.`
    },
    firm: {
      subject: "Payment overdue: {{ balance }} to {{ creditor }}, due since {{ dueDate }}",
      opening: `According to our records, ${payment} was due on {{ dueDate }} and is now ${overdue} overdue.`,
      request: `Please pay the outstanding amount as soon as possible. ${crossed}`,
      sms: `{{ creditor }}: Dear {{ debtor }}, ${smsAmount} was due on {{ dueDate }} and is now ${overdue} overdue. Please pay as soon as possible.`
    },
    final: {
      subject: "Final reminder: {{ balance }} to {{ creditor }}, due since {{ dueDate }}",
      opening: `This is our final reminder: ${payment} was due on {{ dueDate }} and is now ${overdue} overdue.`,
      request: `Please pay the outstanding amount without further delay. If you are unable to pay, or dispute the claim, please contact us immediately; otherwise we reserve the right to take further steps. ${crossed}`,
      sms: `{{ creditor }}: Dear {{ debtor }}, final reminder: ${smsAmount} was due on {{ dueDate }} and is now ${overdue} overdue. Please pay without further delay or contact us.`
    }
  },
  bill: {
    subject: `${ifOverdue("Bill overdue", `Bill due ${dueShort}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Hello,",
    opening: `{{ company }} has a bill to pay: “{{ bill }}”, {{ amount }}. It ${ifOverdue(`was due on {{ dueDate }} and is now ${overdue} overdue`, `is due ${due}`)}.`,
    request: "If it has already been paid, please disregard this message.",
    company: "Company",
    bill: "Bill",
    amount: "Amount",
    footer: "You receive this message as a member of {{ company }}."
  }
}
