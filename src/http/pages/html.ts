/** HTML with everything escaped that is not markup already. */

/** Text that is HTML. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What can stand in a template: text is escaped, markup is not, nothing is nothing. */
export type Content = string | number | Markup | undefined | ReadonlyArray<Content>

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

/** Text as it stands in an element or a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "")

/** Content as HTML text. */
export const written = (content: Content): string => {
  if (content === undefined) return ""
  if (content instanceof Markup) return content.text
  return typeof content === "string" || typeof content === "number"
    ? escaped(String(content))
    : content.map(written).join("")
}

/** A template whose values are escaped; its own indentation is for reading here and is left out. */
export const html = (parts: TemplateStringsArray, ...values: ReadonlyArray<Content>): Markup =>
  new Markup(parts.map((part, index) => part.replace(/\s*\n\s*/g, "\n") + written(values[index])).join(""))

/** Puts `separator` between contents. */
export const joined = (contents: ReadonlyArray<Content>, separator: Content): Content =>
  contents.flatMap((content, index) => (index === 0 ? [content] : [separator, content]))
