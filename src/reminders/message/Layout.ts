/** What e-mails consist of: parts, each as plain text and as HTML. Whatever stands in the HTML of a part is escaped. */
import { type HtmlContent, Markup, markup } from "../../texts/Html.ts"
import type { Texts } from "../../texts/Texts.ts"
import type { DebtRow, DebtSection } from "./DebtValues.ts"

/** A part of an e-mail, in both forms. */
export interface MailPart {
  readonly text: string
  readonly html: HtmlContent
}

/** A label with its value; left out if the value is null. */
interface Fact {
  readonly label: string
  readonly value: string | null
  /** What stands behind the value. */
  readonly behind?: string
}

/** The columns of a list in plain text are at most so wide; a longer text moves what stands behind it. */
const MAX_COLUMN_WIDTH = 40

/** Parts after one another; null is left out. */
export const joined = (...parts: ReadonlyArray<MailPart | null>): MailPart => {
  const present = parts.filter((part) => part !== null)
  return { text: present.map(({ text }) => text).join(""), html: present.map(({ html }) => html) }
}

// Line breaks in what companies and customers wrote are kept.
export const paragraph = (content: string): MailPart => ({
  text: `${content}\n\n`,
  html: markup`<p style="white-space:pre-line">${content}</p>\n`
})

export const heading = (content: string): MailPart => ({
  text: `${content}\n`,
  html: markup`<h2 style="font-size:1em">${content}</h2>\n`
})

const button =
  "display:inline-block;padding:0.6em 1.2em;border:2px solid;border-radius:0.5em;font-weight:bold;text-decoration:none"

/** A link that looks like a button, in the reader's own colours. */
export const buttonPart = (label: string, url: string, colon: string): MailPart => ({
  text: `${label}${colon} ${url}\n\n`,
  html: markup`<p><a href="${url}" style="${button}">${label}</a></p>\n`
})

const factLabel =
  "display:inline-block;min-width:12.5em;max-width:100%;vertical-align:top;font-weight:bold;padding-inline-end:0.75em"
const factValue =
  "display:inline-block;min-width:9em;max-width:100%;margin:0;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere"

/** Labels with their values, one a line. In HTML a value that has no room beside its label stands below it. */
export const factList = (facts: ReadonlyArray<Fact>, colon: string): MailPart => {
  const known = facts.filter(({ value }) => value !== null)
  const lines = known.map(({ behind = "", label, value }) => `${label}${colon} ${value}${behind}\n`)
  const rows = known.map(
    ({ behind = "", label, value }) =>
      markup`<div style="padding:0.25em 0"><dt style="${factLabel}">${label}</dt><dd style="${factValue}">${value ?? ""}${behind}</dd></div>\n`
  )
  return { text: `${lines.join("")}\n`, html: markup`<dl style="margin:1em 0">\n${rows}</dl>\n` }
}

const cell = "padding:0.25em 0;vertical-align:top"
const head = `text-align:start;${cell};padding-inline-end:0.75em`
const breaking = `${head};overflow-wrap:anywhere`
// As narrow as the amounts are on a phone, and wide enough for its heading elsewhere.
const end = `text-align:end;width:30%;${cell}`
const amount = `white-space:nowrap;${end}`

/** Rows in columns of these widths; the last column is aligned at its end. */
const aligned = (
  rows: ReadonlyArray<readonly [string, string, string]>,
  widths: readonly [number, number, number]
): string =>
  rows
    .map(([first, second, last]) =>
      `${first.padEnd(widths[0])}  ${second.padEnd(widths[1])}  ${last.padStart(widths[2])}`.trimEnd()
    )
    .join("\n")

/** What is said of a debt behind its due date. */
export const behindDate = (notes: ReadonlyArray<string>): string =>
  notes.length === 0 ? "" : ` (${notes.join(", ")})`

type Rows = ReadonlyArray<readonly [string, string, string]>

/** What to quote for a debt, with its label; null where its reference says it. */
const quotedLine = ({ quoted }: DebtRow, labels: Texts["labels"]): string | null =>
  quoted === null ? null : `${labels.paymentReference}${labels.colon} ${quoted}`

const below = (line: string) => [`  ${line}`, "", ""] as const

/** What is said of a debt stands behind its due date if there is room, else below it. */
const rowOf = (row: DebtRow, labels: Texts["labels"]): Rows => {
  const { balance, dueDate, notes, reference } = row
  const inOne = dueDate + behindDate(notes)
  const quoted = quotedLine(row, labels)
  return [
    ...(inOne.length <= MAX_COLUMN_WIDTH
      ? [[reference, inOne, balance] as const]
      : [[reference, dueDate, balance] as const, ...notes.map(below)]),
    ...(quoted === null ? [] : [below(quoted)])
  ]
}

/** Lines of which only the first column is filled are as long as they are. */
const isLine = ([, second, last]: Rows[number]): boolean => second === "" && last === ""

const rowsOf = ({ more, rows, totals }: DebtSection, labels: Texts["labels"]): Rows => [
  ...rows.flatMap((row) => rowOf(row, labels)),
  ...(more === null ? [] : [[more, "", ""] as const]),
  ...totals.map((total) => [total.label, "", total.amount] as const)
]

const inText = (sections: ReadonlyArray<DebtSection>, labels: Texts["labels"]): string => {
  const head = [labels.reference, labels.dueDate, labels.balance] as const
  const all = [head, ...sections.flatMap((section) => rowsOf(section, labels)).filter((row) => !isLine(row))]
  const widthOf = (column: 0 | 1 | 2): number =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(...all.map((row) => row[column].length)))
  const widths = [widthOf(0), widthOf(1), widthOf(2)] as const
  return sections
    .map((section, index) => {
      const heading = section.heading === null ? "" : `${section.heading}\n`
      return heading + aligned([...(index === 0 ? [head] : []), ...rowsOf(section, labels)], widths)
    })
    .join("\n\n")
}

/** Debts by their kinds, with their sums. In HTML there are two columns, so that it fits a phone: the rest stands below the reference. */
export const debtTable = (sections: ReadonlyArray<DebtSection>, labels: Texts["labels"]): MailPart => {
  const groups = sections.map(
    ({ heading, more, rows, totals }) => markup`<tbody>
${heading === null ? "" : markup`<tr><th scope="rowgroup" colspan="2" style="${head};padding-top:1em">${heading}</th></tr>\n`}${rows.map(
      (row) =>
        markup`<tr><td style="${breaking}">${row.reference}<br><small>${labels.dueDate}${labels.colon} ${row.dueDate}${[...row.notes, quotedLine(row, labels)].map((note) => (note === null ? "" : markup`<br>${note}`))}</small></td><td style="${amount}">${row.balance}</td></tr>\n`
    )}${more === null ? "" : markup`<tr><td colspan="2" style="${head}">${more}</td></tr>\n`}${totals.map(
      (total) =>
        markup`<tr><th scope="row" style="${head};border-top:1px solid">${total.label}</th><td style="${amount};border-top:1px solid"><strong>${total.amount}</strong></td></tr>\n`
    )}</tbody>\n`
  )
  const html = markup`<table style="border-collapse:collapse;width:100%">
<thead><tr><th scope="col" style="${head}">${labels.reference}</th><th scope="col" style="${end}">${labels.balance}</th></tr></thead>
${groups}</table>
`
  return { text: `${inText(sections, labels)}\n\n`, html }
}

/**
 * An e-mail as an HTML document. It has no colours, so that the reader's own apply, dark mode included. Styles are inline
 * because mail programs drop others.
 */
export const mailDocument = (lang: string, title: string, main: HtmlContent, footer: HtmlContent): Markup =>
  markup`<!DOCTYPE html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;overflow-wrap:break-word;max-width:36em;margin:0 auto;padding:1em">
<main>
${main}</main>
<footer style="font-size:0.875em;border-top:1px solid;margin-top:2em">
${footer}</footer>
</body>
</html>
`
