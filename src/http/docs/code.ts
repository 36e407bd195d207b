/** Code in the reference: JSON with its tokens marked, and requests as curl writes them. */
import { type Content, html, Markup, written } from "./html.ts"
import type { Json, Operation } from "./model.ts"

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\b\d+(?:\.\d+)?\b)/g

/** JSON text with names, strings and other values marked. */
export const highlighted = (json: string): Content => {
  const marked: Array<Content> = []
  let end = 0
  for (const match of json.matchAll(token)) {
    const [text, string, colon, word] = match
    marked.push(json.slice(end, match.index))
    if (string !== undefined) {
      marked.push(
        colon === undefined ? html`<i class="s">${string}</i>` : html`<i class="k">${string}</i>${colon}`
      )
    } else {
      marked.push(html`<i class="${word === undefined ? "n" : "w"}">${text}</i>`)
    }
    end = match.index + text.length
  }
  return [...marked, json.slice(end)]
}

/** A block of code, every space of which is kept. */
export const codeBlock = (content: Content): Markup =>
  new Markup(`<pre><code>${written(content)}</code></pre>`)

/** A value as a block of indented JSON. */
export const json = (value: Json): Markup => codeBlock(highlighted(JSON.stringify(value, null, 2)))

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const pathWith = (path: string, { parameters }: Operation): string =>
  parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((filled, { example, name }) => filled.replace(`{${name}}`, String(example)), path)

/** The request of an operation's first example, for a shell; the key is taken from `$DUEBOOK_API_KEY`. */
export const curl = (baseUrl: string, method: string, path: string, operation: Operation): string => {
  const url = baseUrl + pathWith(path, operation)
  const isList = operation.parameters.some(({ name }) => name === "per_page")
  const [example] = Object.values(operation.requestBody?.content["application/json"].examples ?? {})
  const key = operation.parameters.find(({ name }) => name === "Idempotency-Key")
  const parts = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${isList ? quoted(`${url}?per_page=25`) : url}`,
    `-H "Authorization: Bearer $DUEBOOK_API_KEY"`,
    ...(key === undefined ? [] : [`-H "Idempotency-Key: ${String(key.example)}"`]),
    ...(example === undefined
      ? []
      : [`-H "Content-Type: application/json"`, `-d ${quoted(JSON.stringify(example.value, null, 2))}`])
  ]
  return parts.join(" \\\n  ")
}
