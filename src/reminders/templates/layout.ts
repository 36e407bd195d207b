/** Combines the sentences of a language into Liquid templates of whole messages. */
import type { Tone, Words } from "./Words.ts"

/**
 * The template sources of an e-mail. The engine escapes values in the HTML only. The HTML may also use `subject`, the
 * rendered subject.
 */
export interface EmailSource {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A row of the table of facts. */
interface Fact {
  readonly label: string
  /** Name of the value. */
  readonly value: string
  /** Name of the value without which the row is left out. */
  readonly needs?: string
}

interface Parts {
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
  readonly facts: ReadonlyArray<Fact>
  readonly colon: string
  readonly ending: ReadonlyArray<string>
  readonly signature: ReadonlyArray<string>
  readonly footer: { readonly text: string; readonly html: string }
}

const needing = (needs: string | undefined, source: string): string =>
  needs === undefined ? source : `{% if ${needs} %}${source}{% endif %}`

const paragraphHtml = (source: string): string => `<p>${source}</p>\n`

// No colours, so that the reader's own apply, dark mode included. Styles are inline because mail programs drop others.
const page = (parts: Parts): string => `<!DOCTYPE html>
<html lang="{{ locale }}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{{ subject }}</title>
</head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;overflow-wrap:break-word;max-width:36em;margin:0 auto;padding:1em">
<main>
${parts.paragraphs.map(paragraphHtml).join("")}<table>
${parts.facts
  .map(({ label, value, needs }) =>
    needing(
      needs,
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding-right:1em">${label}</th><td style="white-space:pre-line">{{ ${value} }}</td></tr>\n`
    )
  )
  .join("")}</table>
${parts.ending.map(paragraphHtml).join("")}${parts.signature.length === 0 ? "" : paragraphHtml(parts.signature.join("<br>"))}</main>
<footer style="font-size:0.875em;border-top:1px solid;margin-top:2em">
<p>${parts.footer.html}</p>
</footer>
</body>
</html>
`

const emailOf = (parts: Parts): EmailSource => ({
  subject: parts.subject,
  text: [
    ...parts.paragraphs.map((source) => `${source}\n\n`),
    ...parts.facts.map(({ label, value, needs }) =>
      needing(needs, `${label}${parts.colon} {{ ${value} }}\n`)
    ),
    "\n",
    ...parts.ending.map((source) => `${source}\n\n`),
    ...(parts.signature.length === 0 ? [] : [`${parts.signature.join("\n")}\n\n`]),
    `${parts.footer.text}\n`
  ].join(""),
  html: page(parts)
})

const withReference = (subject: string): string => `${subject}{% if reference %} ({{ reference }}){% endif %}`

/** A reminder by e-mail. */
export const reminderEmail = (words: Words, tone: Tone): EmailSource => {
  const { reminder, colon } = words
  const { subject, opening, request } = reminder[tone]
  return emailOf({
    subject: withReference(subject),
    paragraphs: [
      reminder.greeting,
      // In the paragraph of the opening, so that no empty paragraph is left when nothing was paid.
      `${opening}{% if partPaid %} ${reminder.partPaid}{% endif %}`
    ],
    facts: [
      { label: reminder.creditor, value: "creditor" },
      { label: reminder.balance, value: "balance" },
      { label: reminder.total, value: "total", needs: "partPaid" },
      { label: words.dueDate, value: "dueDate" },
      { label: words.reference, value: "reference", needs: "reference" },
      { label: reminder.description, value: "description", needs: "description" }
    ],
    colon,
    ending: [request],
    signature: [reminder.regards, "{{ creditor }}"],
    footer: {
      text: `${reminder.optOut}${colon} {{ optOutUrl }}`,
      html: `<a href="{{ optOutUrl }}">${reminder.optOut}</a>`
    }
  })
}

/** A reminder by SMS. */
export const reminderSms = ({ reminder }: Words, tone: Tone): string =>
  `${reminder[tone].sms}{% if reference %} ${reminder.smsReference} {{ reference }}{% endif %}`

/** A reminder of a bill. */
export const billEmail = ({ bill, colon, dueDate, reference }: Words): EmailSource =>
  emailOf({
    subject: withReference(bill.subject),
    paragraphs: [bill.greeting, bill.opening],
    facts: [
      { label: bill.company, value: "company" },
      { label: bill.bill, value: "bill" },
      { label: bill.amount, value: "amount" },
      { label: dueDate, value: "dueDate" },
      { label: reference, value: "reference", needs: "reference" }
    ],
    colon,
    ending: [bill.request],
    signature: [],
    footer: { text: bill.footer, html: bill.footer }
  })
