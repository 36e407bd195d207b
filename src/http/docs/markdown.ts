/** The little Markdown that our own descriptions use: paragraphs, lists, tables, fenced code, `code` and **bold**. */
import { type Content, html, type Markup } from "./html.ts"
import { codeBlock, highlighted } from "./code.ts"

/** One line of text with `code` and **bold**. */
export const inline = (text: string): Content =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.length > 2 && part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`
    if (part.length > 4 && part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`
    return part
  })

const cells = (line: string): ReadonlyArray<string> =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim())

const table = (lines: ReadonlyArray<string>): Markup => {
  const [head = "", , ...rows] = lines
  return html`<table>
    <thead>
      <tr>
        ${cells(head).map((cell) => html`<th scope="col">${inline(cell)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}
          </tr>`
      )}
    </tbody>
  </table>`
}

const list = (lines: ReadonlyArray<string>): Markup => {
  const items = lines
    .join("\n")
    .split(/^- /m)
    .filter((item) => item.trim() !== "")
  return html`<ul>
    ${items.map((item) => html`<li>${inline(item.replace(/\s+/g, " ").trim())}</li>`)}
  </ul>`
}

const block = (text: string): Content => {
  const lines = text.split("\n")
  const [first = ""] = lines
  if (first.startsWith("```")) return codeBlock(highlighted(lines.slice(1, -1).join("\n")))
  if (first.startsWith("|")) return table(lines)
  if (!lines.some((line) => line.startsWith("- "))) return html`<p>${inline(lines.join(" "))}</p>`
  const start = lines.findIndex((line) => line.startsWith("- "))
  return [start === 0 ? undefined : block(lines.slice(0, start).join("\n")), list(lines.slice(start))]
}

/** Markdown as HTML; headings are the caller's. */
export const markdown = (text: string): Content =>
  text
    .split(/(```[\s\S]*?```)|\n{2,}/)
    .filter((part) => part !== undefined && part.trim() !== "")
    .map((part) => block(part.trim()))
