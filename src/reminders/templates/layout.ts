/** Combines the sentences of a language into Liquid templates of whole messages. */
import type { Tone } from "../../domain/ReminderAttempt.ts"
import { ifMany, type Words } from "./Words.ts"

/**
 * The template sources of an e-mail. The engine escapes values in the HTML only. The HTML may also use `subject`, the
 * rendered subject.
 */
export interface EmailSource {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A part of an e-mail, in both forms. */
type Part = Pick<EmailSource, "text" | "html">

/** A label with its value; left out if the value is null. */
interface Fact {
  readonly label: string
  /** Name of the value. */
  readonly value: string
  /** What stands behind the value. */
  readonly behind?: string
}

const needing = (needs: string, { html, text }: Part): Part => ({
  text: `{% if ${needs} %}${text}{% endif %}`,
  html: `{% if ${needs} %}${html}{% endif %}`
})

const either = (many: Part, one: Part): Part => ({
  text: ifMany(many.text, one.text),
  html: ifMany(many.html, one.html)
})

const joined = (...parts: ReadonlyArray<Part>): Part => ({
  text: parts.map(({ text }) => text).join(""),
  html: parts.map(({ html }) => html).join("")
})

// Line breaks in what companies and customers wrote are kept.
const paragraph = (source: string): Part => ({
  text: `${source}\n\n`,
  html: `<p style="white-space:pre-line">${source}</p>\n`
})

/** A text of the company's own in the place of ours. */
const own = (name: string, ours: string): Part =>
  paragraph(`{% if ${name} %}{{ ${name} }}{% else %}${ours}{% endif %}`)

const linked = (label: string, url: string, colon: string): Part =>
  needing(url, {
    text: `${label}${colon} {{ ${url} }}\n\n`,
    html: `<p><a href="{{ ${url} }}">${label}</a></p>\n`
  })

const cell = "padding:0.25em 0;vertical-align:top"
const head = `text-align:start;${cell};padding-inline-end:0.75em`
const end = `text-align:end;${cell}`
const amount = `white-space:nowrap;${end}`

const factOf =
  (colon: string) =>
  ({ behind = "", label, value }: Fact): Part =>
    needing(value, {
      text: `${label}${colon} {{ ${value} }}${behind}\n`,
      html: `<tr><th scope="row" style="${head}">${label}</th><td style="white-space:pre-line;overflow-wrap:anywhere;${cell}">{{ ${value} }}${behind}</td></tr>\n`
    })

const factsOf = (facts: ReadonlyArray<Fact>, colon: string): Part => {
  const { html, text } = joined(...facts.map(factOf(colon)))
  return {
    text: `${text}\n`,
    html: `<table style="border-collapse:collapse">\n${html}</table>\n`
  }
}

const late = "{% if late %} ({{ late }}){% endif %}"

// Two columns, so that it fits a phone: the due date and the days overdue stand below the reference.
const debtTable = ({ colon, dueDate, reference, reminder }: Words): Part => ({
  text: "{{ list }}\n\n",
  html: `<table style="border-collapse:collapse;width:100%">
<thead><tr><th scope="col" style="${head}">${reference}</th><th scope="col" style="${end}">${reminder.balance}</th></tr></thead>
<tbody>
{% for debt in debts %}<tr><td style="${head};overflow-wrap:anywhere">{{ debt.reference }}<br><small>${dueDate}${colon} {{ debt.dueDate }}{% if debt.late %} ({{ debt.late }}){% endif %}</small></td><td style="${amount}">{{ debt.balance }}</td></tr>
{% endfor %}</tbody>
<tfoot>
{% for total in totals %}<tr><th scope="row" style="${head};border-top:1px solid">{{ total.label }}</th><td style="${amount};border-top:1px solid"><strong>{{ total.amount }}</strong></td></tr>
{% endfor %}</tfoot>
</table>
`
})

// No colours, so that the reader's own apply, dark mode included. Styles are inline because mail programs drop others.
const page = (main: string, footer: string): string => `<!DOCTYPE html>
<html lang="{{ locale }}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{{ subject }}</title>
</head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;overflow-wrap:break-word;max-width:36em;margin:0 auto;padding:1em">
<main>
${main}</main>
<footer style="font-size:0.875em;border-top:1px solid;margin-top:2em">
<p>${footer}</p>
</footer>
</body>
</html>
`

const withReference = (subject: string): string => `${subject}{% if reference %} ({{ reference }}){% endif %}`

const payment = ({ colon, reminder }: Words): Part => {
  const facts: ReadonlyArray<Fact> = [
    { label: reminder.accountHolder, value: "accountHolder" },
    { label: "IBAN", value: "iban" },
    { label: "BIC", value: "bic" },
    { label: reminder.paymentReference, value: "paymentReference" }
  ]
  return needing(
    "payable",
    joined(
      { text: `${reminder.howToPay}\n`, html: `<h2 style="font-size:1em">${reminder.howToPay}</h2>\n` },
      needing("iban", factsOf(facts, colon)),
      linked(reminder.payOnline, "paymentUrl", colon)
    )
  )
}

const contact = ({ contact }: Words["reminder"]): Part =>
  needing(
    "reachable",
    paragraph(
      `{% if phone and email %}${contact.both}{% elsif phone %}${contact.phone}{% else %}${contact.email}{% endif %}`
    )
  )

const signature = (regards: string): Part => {
  const lines = ["creditor", "address", "website"].map((name) => `{% if ${name} %}\n{{ ${name} }}{% endif %}`)
  return paragraph(`${regards}${lines.join("")}`)
}

/** A reminder by e-mail, about one debt or several. */
export const reminderEmail = (words: Words, tone: Tone): EmailSource => {
  const { colon, reminder } = words
  const { lead, many, one, request } = reminder[tone]
  const debt: ReadonlyArray<Fact> = [
    { label: words.reference, value: "reference" },
    { label: reminder.description, value: "description" },
    { label: words.dueDate, value: "dueDate", behind: late },
    { label: reminder.amount, value: "total" },
    { label: reminder.paid, value: "paid" },
    { label: reminder.balance, value: "balance" }
  ]
  const { html, text } = joined(
    paragraph(reminder.greeting),
    own("opening", ifMany(many, one)),
    either(debtTable(words), factsOf(debt, colon)),
    payment(words),
    own("closing", request),
    linked(reminder.page, "debtorUrl", colon),
    contact(reminder),
    signature(reminder.regards)
  )
  return {
    subject: withReference(`${lead}${colon} ${reminder.about}`),
    text: `${text}${reminder.optOut}${colon} {{ optOutUrl }}\n`,
    html: page(html, `<a href="{{ optOutUrl }}">${reminder.optOut}</a>`)
  }
}

/** A reminder by SMS. Where the debtor has a page, it holds the ways to pay, to reach a person and to end reminders. */
export const reminderSms = ({ reminder }: Words, tone: Tone): string => {
  const { sms } = reminder
  const ways = [
    `{% if paymentUrl %} ${sms.pay} {{ paymentUrl }}{% elsif iban %} IBAN {{ iban }}.{% endif %}`,
    `{% if phone %} ${sms.phone} {{ phone }}{% elsif email %} {{ email }}{% endif %}`,
    ` ${sms.stop} {{ optOutUrl }}`
  ]
  const { lead, sms: request } = reminder[tone]
  return `{{ creditor }}: ${lead}. ${withReference(reminder.about)}. ${request}{% if debtorUrl %} ${sms.details} {{ debtorUrl }}{% else %}${ways.join("")}{% endif %}`
}

/** A reminder of a bill. */
export const billEmail = ({ bill, colon, dueDate }: Words): EmailSource => {
  const { html, text } = joined(
    paragraph(bill.greeting),
    paragraph(bill.opening),
    factsOf(
      [
        { label: bill.company, value: "company" },
        { label: bill.bill, value: "bill" },
        { label: bill.amount, value: "amount" },
        { label: dueDate, value: "dueDate", behind: late },
        { label: bill.reference, value: "reference" }
      ],
      colon
    ),
    paragraph(bill.request)
  )
  return {
    subject: withReference(bill.subject),
    text: `${text}${bill.footer}\n`,
    html: page(html, bill.footer)
  }
}
