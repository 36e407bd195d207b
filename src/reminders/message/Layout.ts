/** What e-mails consist of: parts, each as plain text and as HTML. Whatever stands in the HTML of a part is escaped. */
import { type HtmlContent, Markup, markup } from "../../texts/Html.ts"
import type { Texts } from "../../texts/Texts.ts"
import type { SeveralDebtValues } from "./DebtValues.ts"

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

/** A link; null without an address. */
export const linkPart = (label: string, url: string | null, colon: string): MailPart | null =>
  url === null
    ? null
    : { text: `${label}${colon} ${url}\n\n`, html: markup`<p><a href="${url}">${label}</a></p>\n` }

const cell = "padding:0.25em 0;vertical-align:top"
const head = `text-align:start;${cell};padding-inline-end:0.75em`
const end = `text-align:end;${cell}`
const amount = `white-space:nowrap;${end}`

/** Labels with their values, one a line. */
export const factTable = (facts: ReadonlyArray<Fact>, colon: string): MailPart => {
  const known = facts.filter(({ value }) => value !== null)
  const lines = known.map(({ behind = "", label, value }) => `${label}${colon} ${value}${behind}\n`)
  const rows = known.map(
    ({ behind = "", label, value }) =>
      markup`<tr><th scope="row" style="${head}">${label}</th><td style="white-space:pre-line;overflow-wrap:anywhere;${cell}">${value ?? ""}${behind}</td></tr>\n`
  )
  return {
    text: `${lines.join("")}\n`,
    html: markup`<table style="border-collapse:collapse">\n${rows}</table>\n`
  }
}

/** Rows in columns; the last column is aligned at its end. */
const aligned = (rows: ReadonlyArray<readonly [string, string, string]>): string => {
  const widthOf = (column: 0 | 1 | 2): number =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(...rows.map((row) => row[column].length)))
  const widths = [widthOf(0), widthOf(1), widthOf(2)] as const
  return rows
    .map(
      ([first, second, last]) =>
        `${first.padEnd(widths[0])}  ${second.padEnd(widths[1])}  ${last.padStart(widths[2])}`
    )
    .join("\n")
}

/** How long something is overdue, behind its due date. */
export const behindDate = (late: string | null): string => (late === null ? "" : ` (${late})`)

/** A table of several debts, with their sums. */
export const debtTable = ({ rows, totals }: SeveralDebtValues, labels: Texts["labels"]): MailPart => {
  const text = aligned([
    [labels.reference, labels.dueDate, labels.balance],
    ...rows.map((row) => [row.reference, row.dueDate + behindDate(row.late), row.balance] as const),
    ...totals.map((total) => [total.label, "", total.amount] as const)
  ])
  // Two columns, so that it fits a phone: the due date and the days overdue stand below the reference.
  const html = markup`<table style="border-collapse:collapse;width:100%">
<thead><tr><th scope="col" style="${head}">${labels.reference}</th><th scope="col" style="${end}">${labels.balance}</th></tr></thead>
<tbody>
${rows.map(
  (row) =>
    markup`<tr><td style="${head};overflow-wrap:anywhere">${row.reference}<br><small>${labels.dueDate}${labels.colon} ${row.dueDate}${behindDate(row.late)}</small></td><td style="${amount}">${row.balance}</td></tr>\n`
)}</tbody>
<tfoot>
${totals.map(
  (total) =>
    markup`<tr><th scope="row" style="${head};border-top:1px solid">${total.label}</th><td style="${amount};border-top:1px solid"><strong>${total.amount}</strong></td></tr>\n`
)}</tfoot>
</table>
`
  return { text: `${text}\n\n`, html }
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
<p>${footer}</p>
</footer>
</body>
</html>
`
