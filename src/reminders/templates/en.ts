/** English. */
import {
  days,
  howOverdue,
  ifMany,
  ifOverdue,
  ifPartPaid,
  ifReachable,
  overdueOnes,
  when,
  type Words
} from "./Words.ts"

const due = when("today", "tomorrow", "on {{ dueDate }}")
const daysOverdue = days("1 day overdue", "{{ days }} days overdue")
const payment = ifPartPaid("the remainder of your payment", "your payment")
const following = "the following {{ count }} invoices"
const someOverdue = overdueOnes("one of which is overdue", "{{ overdueCount }} of which are overdue")
const outstanding = ifOverdue(
  ifMany("the overdue invoices", "the outstanding amount"),
  ifMany("these invoices", "this amount")
)
const crossed = "If your payment is already on its way, please disregard this message."

export const en: Words = {
  colon: ":",
  dueDate: "Due date",
  reference: "Invoice",
  daysOverdue,
  reminder: {
    greeting: "Dear {{ debtor }},",
    description: "Description",
    amount: "Invoice amount",
    paid: "Already paid",
    balance: "Outstanding",
    total: "Total",
    about: ifMany(
      `{{ count }} ${howOverdue("overdue invoices", "invoices", "invoices")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 overdue", "{{ overdueCount }} overdue")})`, "")}`,
      `{{ balance }}${ifOverdue(" was due on {{ dueDate }}", ` due ${due}`)}`
    ),
    howToPay: "How to pay",
    accountHolder: "Account holder",
    paymentReference: "Payment reference",
    payOnline: "Pay online",
    page: "View the details, tell us when you will pay or report a problem",
    contact: {
      both: "If you have any questions, please call us on {{ phone }} or write to {{ email }}.",
      phone: "If you have any questions, please call us on {{ phone }}.",
      email: "If you have any questions, please write to {{ email }}."
    },
    regards: "Kind regards",
    optOut: "Stop receiving payment reminders by e-mail",
    sms: { details: "Details:", pay: "Pay:", phone: "Tel.", stop: "Stop:" },
    friendly: {
      lead: "Reminder",
      one: `This is a friendly reminder that ${payment} ${ifOverdue("was due on {{ dueDate }} and is now overdue", `is due ${due}`)}.`,
      many: howOverdue(
        `This is a friendly reminder that ${following} are overdue.`,
        `This is a friendly reminder of ${following}, ${someOverdue}.`,
        `This is a friendly reminder that ${following} are due for payment on the dates shown.`
      ),
      request: ifOverdue(
        `Please arrange payment of ${outstanding} in the next few days. If you have already paid, please disregard this message and accept our thanks.`,
        "If you have already paid, please disregard this message and accept our thanks."
      ),
      sms: ""
    },
    firm: {
      lead: ifMany("Payment reminder", ifOverdue("Payment overdue", "Payment reminder")),
      one: ifOverdue(
        `According to our records, ${payment} was due on {{ dueDate }} and is now overdue.`,
        `Please note that ${payment} is due ${due}.`
      ),
      many: howOverdue(
        `According to our records, ${following} are overdue.`,
        `According to our records, ${following} are unpaid, ${someOverdue}.`,
        `Please note that ${following} are due for payment on the dates shown.`
      ),
      request: `${ifOverdue(`Please pay ${outstanding} as soon as possible.`, `Please make sure that ${outstanding} will be paid on time.`)} ${crossed}`,
      sms: ifOverdue("Please pay soon.", "")
    },
    final: {
      lead: "Final reminder",
      one: ifOverdue(
        `This is our final reminder: ${payment} was due on {{ dueDate }} and has still not been received.`,
        `This is our final reminder that ${payment} is due ${due}.`
      ),
      many: howOverdue(
        `This is our final reminder: ${following} are overdue.`,
        `This is our final reminder of ${following}, ${someOverdue}.`,
        `This is our final reminder that ${following} are due for payment on the dates shown.`
      ),
      request: `Please pay ${outstanding} ${ifOverdue("without further delay", "on time")}; otherwise we reserve the right to take further steps.${ifReachable(" If you are unable to pay, or if you dispute the claim, please contact us immediately.")} ${crossed}`,
      sms: ifOverdue("Please pay without delay.", "Please pay on time.")
    }
  },
  bill: {
    subject: `${ifOverdue("Bill overdue", `Bill due ${due}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Hello,",
    opening: `{{ company }} has a bill to pay: “{{ bill }}”. It ${ifOverdue("was due on {{ dueDate }} and is now overdue", `is due ${due}`)}.`,
    request: "If it has already been paid, please disregard this message.",
    company: "Company",
    bill: "Bill",
    amount: "Amount",
    reference: "Reference",
    footer: "You receive this message because you manage {{ company }}’s account."
  }
}
