/** English. */
import {
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type OneOrSeveral,
  type SeveralDebts
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

const due = (debt: DueDate): string => onDay(debt, "today", "tomorrow", `on ${debt.dueDate}`)
const payment = (debt: OneDebt): string =>
  debt.isPartPaid ? "the remainder of your payment" : "your payment"
const following = ({ count }: SeveralDebts): string => `the following ${count} invoices`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "one of which is overdue" : `${overdueCount} of which are overdue`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "the overdue invoices"
      : "the outstanding amount"
    : debts.isMany
      ? "these invoices"
      : "this amount"
const crossed = "If your payment is already on its way, please disregard this message."

export const en: Texts = {
  labels: {
    colon: ":",
    dueDate: "Due date",
    reference: "Invoice",
    daysOverdue: (days, written) => (days === 1 ? "1 day overdue" : `${written} days overdue`),
    description: "Description",
    amount: "Invoice amount",
    paid: "Already paid",
    balance: "Outstanding",
    total: "Total",
    howToPay: "How to pay",
    accountHolder: "Account holder",
    paymentReference: "Payment reference",
    payOnline: "Pay online"
  },
  reminder: {
    greeting: (debtor) => `Dear ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} was due on ${debt.dueDate}`,
        due: (debt) => `${debt.balance} due ${due(debt)}`
      },
      several: (count) => `${count} invoices`,
      allOverdue: (count) => `${count} overdue invoices`,
      overdueOnes: (count) => (count === 1 ? "1 overdue" : `${count} overdue`)
    },
    page: "View the details, tell us when you will pay or report a problem",
    contact: {
      both: (phone, email) => `If you have any questions, please call us on ${phone} or write to ${email}.`,
      phone: (phone) => `If you have any questions, please call us on ${phone}.`,
      email: (email) => `If you have any questions, please write to ${email}.`
    },
    regards: () => "Kind regards",
    optOut: "Stop receiving payment reminders by e-mail",
    sms: { details: "Details:", pay: "Pay:", phone: "Tel.", stop: "Stop:" },
    friendly: {
      lead: () => "Reminder",
      one: {
        overdue: (debt) =>
          `This is a friendly reminder that ${payment(debt)} was due on ${debt.dueDate} and is now overdue.`,
        due: (debt) => `This is a friendly reminder that ${payment(debt)} is due ${due(debt)}.`
      },
      several: {
        all: (debts) => `This is a friendly reminder that ${following(debts)} are overdue.`,
        some: (debts) => `This is a friendly reminder of ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) =>
          `This is a friendly reminder that ${following(debts)} are due for payment on the dates shown.`
      },
      request: (debts) =>
        debts.isOverdue
          ? `Please arrange payment of ${outstanding(debts)} in the next few days. If you have already paid, please disregard this message and accept our thanks.`
          : "If you have already paid, please disregard this message and accept our thanks.",
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Payment overdue" : "Payment reminder"),
      one: {
        overdue: (debt) =>
          `According to our records, ${payment(debt)} was due on ${debt.dueDate} and is now overdue.`,
        due: (debt) => `Please note that ${payment(debt)} is due ${due(debt)}.`
      },
      several: {
        all: (debts) => `According to our records, ${following(debts)} are overdue.`,
        some: (debts) => `According to our records, ${following(debts)} are unpaid, ${someOverdue(debts)}.`,
        none: (debts) => `Please note that ${following(debts)} are due for payment on the dates shown.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Please pay ${outstanding(debts)} as soon as possible.` : `Please make sure that ${outstanding(debts)} will be paid on time.`} ${crossed}`,
      sms: { overdue: "Please pay soon.", due: "" }
    },
    final: {
      lead: () => "Final reminder",
      one: {
        overdue: (debt) =>
          `This is our final reminder: ${payment(debt)} was due on ${debt.dueDate} and has still not been received.`,
        due: (debt) => `This is our final reminder that ${payment(debt)} is due ${due(debt)}.`
      },
      several: {
        all: (debts) => `This is our final reminder: ${following(debts)} are overdue.`,
        some: (debts) => `This is our final reminder of ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) =>
          `This is our final reminder that ${following(debts)} are due for payment on the dates shown.`
      },
      request: (debts, isReachable) =>
        `Please pay ${outstanding(debts)} ${debts.isOverdue ? "without further delay" : "on time"}; otherwise we reserve the right to take further steps.${isReachable ? " If you are unable to pay, or if you dispute the claim, please contact us immediately." : ""} ${crossed}`,
      sms: { overdue: "Please pay without delay.", due: "Please pay on time." }
    }
  },
  bill: {
    subject: { overdue: () => "Bill overdue", due: (bill) => `Bill due ${due(bill)}` },
    greeting: "Hello,",
    opening: (bill) =>
      `${bill.company} has a bill to pay: “${bill.label}”. It ${isOverdue(bill) ? `was due on ${bill.dueDate} and is now overdue` : `is due ${due(bill)}`}.`,
    request: "If it has already been paid, please disregard this message.",
    company: "Company",
    bill: "Bill",
    amount: "Amount",
    reference: "Reference",
    footer: (company) => `You receive this message because you manage ${company}’s account.`
  },
  debtorPage: {
    title: (company) => `Invoices from ${company}`,
    addressee: (name) => `For ${name}`,
    open: "Open invoices",
    nothingOpen: { title: "Nothing is open", text: "There is nothing to pay at the moment. Thank you!" },
    inactive: (company) => ({
      title: "Not available",
      text: `This page is not available at the moment. If you have an invoice from ${company}, please contact them directly.`
    }),
    listed: (shown, all) =>
      `The list shows ${shown} of ${all} invoices; the amounts above are for all of them.`,
    dueToday: "due today",
    promised: (date) =>
      `You have told us that you will pay by ${date}. Until then we send you no reminders for it.`,
    disputed:
      "You have reported a problem. We are looking into it and send you no reminders for it meanwhile.",
    paused: "We are not sending you any reminders for it at the moment.",
    payOnly: "Pay only this one",
    payAll: "Pay everything together",
    amount: "Amount",
    bankApp: "Scan this code with your banking app",
    code: (amount) => `QR code for a transfer of ${amount}`,
    separately: "Please pay each invoice by itself: choose it above.",
    copyIban: "Copy IBAN",
    copyReference: "Copy reference",
    copied: "Copied",
    promise: {
      button: "I will pay by",
      field: "Date",
      submit: "I will pay by this date",
      done: "Thank you. We have noted when you will pay.",
      help: (first, last) =>
        `From ${first} to ${last}. You can name a date once; until then we send you no reminders for this invoice.`
    },
    dispute: {
      button: "Something is wrong",
      field: "What is wrong?",
      submit: "Send",
      done: "Thank you. We have received your message and will look into it.",
      help: (max) =>
        `At most ${max} characters. Until we have looked into it, we send you no reminders for this invoice.`
    },
    reminders: {
      heading: "Reminders",
      note: "This is about the messages alone: amounts that are due stay due.",
      done: "Your choice is saved.",
      email: {
        on: "You receive payment reminders by e-mail.",
        off: "You receive no payment reminders by e-mail.",
        stop: "Stop e-mails",
        allow: "Allow e-mails"
      },
      sms: {
        on: "You receive payment reminders by SMS.",
        off: "You receive no payment reminders by SMS.",
        stop: "Stop SMS",
        allow: "Allow SMS"
      }
    },
    questions: "Any questions?",
    problems: {
      heading: "This could not be done.",
      date: "Please enter a date.",
      range: (first, last) => `Please choose a date from ${first} to ${last}.`,
      text: (max) => `Please describe the problem in at most ${max} characters.`,
      state: "This is no longer possible for this invoice. You see below how it stands.",
      form: "The form did not arrive complete. Please send it again."
    },
    unknown: {
      title: "This link does not work",
      text: "Please open the link from the latest message again and make sure that it is complete."
    },
    unavailable: { title: "Not available at the moment", text: "Please try again in a few minutes." },
    tooMany: { title: "Please try again later", text: "Too much was sent by this link within an hour." },
    refused: {
      title: "Not accepted",
      text: "This form was not sent from our page. Please open the link from the message again."
    }
  },
  optOutPage: {
    title: "Payment reminders",
    ask: {
      email: (company) => markup`Should ${company} stop sending you payment reminders by e-mail?`,
      sms: (company) => markup`Should ${company} stop sending you payment reminders by SMS?`
    },
    leave: "Stop the reminders",
    left: {
      email: (company) => markup`${company} will send you no more payment reminders by e-mail.`,
      sms: (company) => markup`${company} will send you no more payment reminders by SMS.`
    },
    mistake: "Was that a mistake?",
    comeBack: "Receive reminders again",
    back: {
      email: (company) => markup`You will receive payment reminders from ${company} by e-mail again.`,
      sms: (company) => markup`You will receive payment reminders from ${company} by SMS again.`
    },
    note: "This is about the messages alone: amounts that are due stay due.",
    unknown: {
      title: "This link does not work",
      text: "Please open the link from the message again and make sure that it is complete."
    },
    unavailable: { title: "Not available at the moment", text: "Please try again in a few minutes." }
  }
}
