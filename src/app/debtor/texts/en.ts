/** English. */
import type { Texts } from "./Texts.ts"

export const en: Texts = {
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
  overdue: (days, written) => (days === 1 ? "1 day overdue" : `${written} days overdue`),
  dueToday: "due today",
  promised: (date) =>
    `You have told us that you will pay by ${date}. Until then we send you no reminders for it.`,
  disputed: "You have reported a problem. We are looking into it and send you no reminders for it meanwhile.",
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
  refused: {
    title: "Not accepted",
    text: "This form was not sent from our page. Please open the link from the message again."
  }
}
