/**
 * What stands at /docs until the reference's script is there, which takes seconds on a slow line, and where none runs: what
 * the API is, how to call it, and every operation.
 */
import { htmlOf, type Markup, markup } from "../../texts/Html.ts"

interface Operation {
  readonly summary?: string
  readonly tags?: ReadonlyArray<string>
}

/** What is read of the interface description. */
export interface ReferencedApi {
  readonly info: { readonly title: string; readonly version: string }
  readonly tags?: ReadonlyArray<{ readonly name: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Listed {
  readonly tag: string
  readonly call: string
  readonly summary: string
}

const operationsOf = ({ paths }: ReferencedApi): ReadonlyArray<Listed> =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = "", tags = [] }]) => ({
      tag: tags[0] ?? "Other",
      call: `${method.toUpperCase()} ${path}`,
      summary
    }))
  )

const group = (tag: string, operations: ReadonlyArray<Listed>): Markup =>
  markup`<h2>${tag}</h2>
    <ul>
      ${operations.map(({ call, summary }) => markup`<li><code>${call}</code> <span>${summary}</span></li>`)}
    </ul>`

/** The outline as HTML. The script puts the reference in its place. */
export const outline = (api: ReferencedApi): string => {
  const operations = operationsOf(api)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return htmlOf(
    markup`<main class="outline">
      <h1>${api.info.title}</h1>
      <p>
        Send JSON over HTTPS, with a key in the header <code>Authorization: Bearer dbk_…</code>; owners and admins
        make keys in the application. Each POST and PATCH has a header <code>Idempotency-Key</code>, and is done once
        however often it is sent.
      </p>
      <p>
        The whole reference, with samples, is being loaded; it needs JavaScript. What it shows is also at
        <a href="openapi.json">openapi.json</a>.
      </p>
      ${tags.map((tag) =>
        group(
          tag,
          operations.filter((each) => each.tag === tag)
        )
      )}
    </main>`
  )
}
