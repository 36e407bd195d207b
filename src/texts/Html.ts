/** HTML with everything escaped that is not markup already. */

/** Text that is HTML. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What can stand in a template: text is escaped, markup is not, nothing is nothing. */
export type HtmlContent = string | number | Markup | undefined | ReadonlyArray<HtmlContent>

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

/** What is sent to the reader. */
export const htmlOf = (content: HtmlContent): string => {
  if (content === undefined) return ""
  if (content instanceof Markup) return content.text
  return typeof content === "string" || typeof content === "number"
    ? escaped(String(content))
    : content.map(htmlOf).join("")
}

/** The fixed parts of templates, without their indentation. There are as many as there are templates in the sources. */
const fixedParts = new WeakMap<TemplateStringsArray, ReadonlyArray<string>>()

const fixedPartsOf = (parts: TemplateStringsArray): ReadonlyArray<string> => {
  const known = fixedParts.get(parts)
  if (known !== undefined) return known
  const made = parts.map((part) => part.replace(/\s*\n\s*/g, "\n"))
  fixedParts.set(parts, made)
  return made
}

/**
 * A template whose values are escaped; its own indentation is for reading here and is left out. Formatters leave a
 * template of this name as it is; one named `html` they would change.
 */
export const markup = (parts: TemplateStringsArray, ...values: ReadonlyArray<HtmlContent>): Markup => {
  let text = ""
  for (const [index, part] of fixedPartsOf(parts).entries()) text += part + htmlOf(values[index])
  return new Markup(text)
}
