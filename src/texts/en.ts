/** English. */
// oxlint-disable max-lines -- all texts of one language
import {
  type AskedPayment,
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type SeveralDebts
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

const due = (debt: DueDate): string => onDay(debt, "today", "tomorrow", `on ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "the remaining amount" : "your payment")
const following = ({ count }: SeveralDebts): string => `the following ${count} payments`
const outstanding = ({ isMany }: AskedPayment): string =>
  isMany ? "the overdue amounts" : "the outstanding amount"
const thanks = "If you have already paid, please disregard this message and accept our thanks."
const crossed = "If your payment is already on its way, please disregard this message."

export const en: Texts = {
  labels: {
    colon: ":",
    dueDate: "Due date",
    reference: "Reference",
    daysOverdue: (days, written) => (days === 1 ? "1 day overdue" : `${written} days overdue`),
    description: "Description",
    amount: "Original amount",
    paid: "Already paid",
    balance: "Outstanding",
    total: "Total",
    totalOverdue: "Total overdue",
    alsoOverdue: "Also overdue",
    coming: "Due soon",
    resting: "Not requested at the moment",
    disputed: "under review",
    promised: ({ date }) => `payment promised by ${date}`,
    paused: "on hold",
    agreed: {
      promised: ({ date }) => `promised by ${date}`,
      paused: ({ date }) => `deferred until ${date}`
    },
    finalOf: ({ date }) => `final reminder sent on ${date}`,
    more: (count) => `and ${count} more`,
    credit: "Credit in your favour",
    howToPay: "How to pay",
    payIn: (currencies) => `Payments in ${currencies}`,
    accountHolder: "Account holder",
    accountNumber: "Account number",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Clearing number"
    },
    paymentReference: "Payment reference",
    payOnline: "Pay online"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? `Hello ${debtor},` : `Dear ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance} was due on ${debt.dueDate}`,
        due: (debt) => `${debt.balance} due ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} overdue payments`,
        due: ({ count }) => `${count} payments due`
      }
    },
    agreed: {
      promised: ({ date }) => `You had told us that you would pay by ${date}.`,
      paused: ({ date }) => `We had agreed to wait until ${date}.`
    },
    page: {
      pay: "View details and pay",
      view: "View details",
      note: "There you can also tell us when you will pay, or report a problem."
    },
    contact: {
      both: (phone, email) => `If you have any questions, please call us on ${phone} or write to ${email}.`,
      phone: (phone) => `If you have any questions, please call us on ${phone}.`,
      email: (email) => `If you have any questions, please write to ${email}.`
    },
    regards: () => "Kind regards",
    optOut: "Stop receiving payment reminders by e-mail",
    smsReference: "Payment ref.",
    smsPage: "Details:",
    notice: {
      friendly: {
        lead: () => "Reminder",
        one: (debt) => `This is a friendly reminder that ${payment(debt)} is due ${due(debt)}.`,
        several: (debts) =>
          `This is a friendly reminder that ${following(debts)} are due on the dates shown.`,
        request: () => thanks,
        sms: () => ""
      },
      firm: {
        lead: () => "Payment reminder",
        one: (debt) => `Please note that ${payment(debt)} is due ${due(debt)}.`,
        several: (debts) => `Please note that ${following(debts)} are due on the dates shown.`,
        request: () => `Please make sure that we receive your payment on time. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Reminder",
        one: (debt) =>
          `This is a friendly reminder that ${payment(debt)} was due on ${debt.dueDate} and is now overdue.`,
        several: (debts) => `This is a friendly reminder that ${following(debts)} are overdue.`,
        request: (asked) => `Please arrange payment of ${outstanding(asked)} in the next few days. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: (isMany) => (isMany ? "Payment reminder" : "Payment overdue"),
        one: (debt) =>
          `According to our records, ${payment(debt)} was due on ${debt.dueDate} and we have still not received it.`,
        several: (debts) =>
          `According to our records, ${following(debts)} are overdue and we have still not received them.`,
        request: (asked) => `Please pay ${outstanding(asked)} by ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Please pay by ${deadline.date}.`
      },
      final: {
        lead: () => "Final reminder",
        one: (debt) =>
          `This is our final reminder: ${payment(debt)} was due on ${debt.dueDate} and we have still not received it.`,
        several: (debts) =>
          `This is our final reminder: ${following(debts)} are overdue and we have still not received them.`,
        request: (asked) =>
          `Please pay ${outstanding(asked)} by ${asked.deadline.date} at the latest. If we do not receive your payment by then, we reserve the right to take further steps.${asked.isReachable ? " If you are unable to pay, or if you dispute the claim, please contact us before that date." : ""} ${crossed}`,
        sms: ({ deadline }) => `Please pay by ${deadline.date} at the latest.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Your message to us" : `Your message about ${reference}`),
    quoted: "You wrote"
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
    footer: (company) => `You are receiving this message because you manage ${company}’s account.`
  },
  debtorPage: {
    invoice: "Open the invoice",
    title: (company) => `Payments to ${company}`,
    addressee: (name) => `For ${name}`,
    open: "Outstanding payments",
    nothingOpen: { title: "Nothing to pay", text: "There is nothing to pay at the moment. Thank you!" },
    inactive: (company) => ({
      title: "Not available",
      text: `This page is not available at the moment. If you owe ${company} a payment, please contact them directly.`
    }),
    listed: (shown, all) =>
      `The list shows ${shown} of ${all} payments; the amounts above are for all of them.`,
    dueToday: "due today",
    promised: (date) =>
      `You told us that you would pay by ${date}. Until then, we will not remind you of it.`,
    disputed: "You reported a problem. We are looking into it and will not remind you of it in the meantime.",
    paused: "We are not sending you any reminders for it at the moment.",
    payOnly: "Pay only this",
    payAll: "Pay everything together",
    amount: "Amount",
    bankApp: "Scan this code with your banking app",
    code: (amount) => `QR code for a transfer of ${amount}`,
    separately: "Please make each payment separately: choose it above.",
    copyIban: "Copy IBAN",
    copyReference: "Copy reference",
    copied: "Copied",
    promise: {
      button: "I will pay by",
      field: "Date",
      submit: "I will pay by this date",
      done: "Thank you. We have noted when you will pay.",
      help: (first, last) =>
        `From ${first} to ${last}. You can name a date once; until then, we will not remind you of this payment.`
    },
    dispute: {
      button: "Something is wrong",
      field: "What is wrong?",
      submit: "Send",
      done: "Thank you. We have received your message and will look into it.",
      help: (max) =>
        `At most ${max} characters. Until we have looked into it, we will not remind you of this payment.`
    },
    reminders: {
      heading: "Reminders",
      note: "This only concerns the messages: amounts that are due remain due.",
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
      state: "This is no longer possible for this payment. Its present state is shown below.",
      form: "The form did not arrive complete. Please send it again."
    },
    unknown: {
      title: "This link does not work",
      text: "Please open the link from the latest message again and make sure that it is complete."
    },
    moved: {
      title: "This link is no longer valid",
      text: "The contact details that this link was sent to have changed since then. Please use the link from the latest message."
    },
    unavailable: { title: "Not available at the moment", text: "Please try again in a few minutes." },
    tooMany: {
      title: "Please try again later",
      text: "Too many forms were sent with this link within an hour. Please try again later."
    },
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
    note: "This only concerns the messages: amounts that are due remain due.",
    unknown: {
      title: "This link does not work",
      text: "Please open the link from the message again and make sure that it is complete."
    },
    unavailable: { title: "Not available at the moment", text: "Please try again in a few minutes." }
  }
}
