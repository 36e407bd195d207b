/** The reference as one self-contained page: what an OpenAPI document says, for people. */
import { json } from "./code.ts"
import { type Content, html, Markup } from "./html.ts"
import { inline, markdown } from "./markdown.ts"
import type { Document, JsonSchema } from "./model.ts"
import { operationView } from "./operationView.ts"
import { constraints, fieldRows, rowsTable, schemaAnchor, typeOf } from "./schemaTable.ts"
import { style } from "./style.ts"

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-")

interface Section {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** The parts of a description under second-level headings. */
const sectionsOf = (description: string): ReadonlyArray<Section> =>
  description
    .split(/^## /m)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [title = "", ...lines] = part.split("\n")
      return { id: `guide-${slug(title)}`, title, body: lines.join("\n") }
    })

const operationsOf = (document: Document, tag: string) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation }))
  )

/** Schemas by what a reader looks for. */
const schemaGroups: ReadonlyArray<
  readonly [title: string, belongs: (name: string, schema: JsonSchema) => boolean]
> = [
  ["Error bodies", (name) => name.endsWith("Error")],
  ["Answers around records", (name) => /(List|Read|Written|PageMeta)$/.test(name)],
  ["Records and request bodies", (_, schema) => schema.type === "object"],
  ["Values", () => true]
]
const shownOrder = ["Records and request bodies", "Values", "Answers around records", "Error bodies"]

const groupedSchemas = ({ components }: Document) =>
  shownOrder.map((title) => ({
    title,
    id: `schemas-${slug(title)}`,
    schemas: Object.entries(components.schemas).filter(
      ([name, schema]) => schemaGroups.find(([, belongs]) => belongs(name, schema))?.[0] === title
    )
  }))

const contents = (document: Document): Markup =>
  html`<div class="contents">
    <p>Guide</p>
    <ul>
      ${sectionsOf(document.info.description).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
    ${document.tags.map(
      ({ name }) =>
        html`<p><a href="#tag-${slug(name)}">${name}</a></p>
          <ul>
            ${operationsOf(document, name).map(
              ({ method, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"
                    ><span class="badge ${method}">${method}</span> ${operation.summary}</a
                  >
                </li>`
            )}
          </ul>`
    )}
    <p>Details</p>
    <ul>
      <li><a href="#headers">Headers of answers</a></li>
      ${groupedSchemas(document).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </div>`

const sectionTitle = (id: string, title: string): Markup =>
  html`<h2 id="${id}-title">${title} <a class="self" href="#${id}" aria-label="Link to ${title}">#</a></h2>`

const headersSection = ({ components }: Document): Markup =>
  html`<section class="group prose" id="headers" aria-labelledby="headers-title">
    ${sectionTitle("headers", "Headers of answers")}
    <table class="fields">
      <caption>
        Headers of answers
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(components.headers).map(
          ([name, { description, example }]) =>
            html`<tr id="header-${name}">
              <th scope="row"><code>${name}</code></th>
              <td>
                <p>${inline(description)}</p>
                <p class="facts">For example <code>${String(example)}</code></p>
              </td>
            </tr>`
        )}
      </tbody>
    </table>
  </section>`

const schemaView = ({ components }: Document, name: string, schema: JsonSchema): Markup => {
  const id = schemaAnchor(name)
  const rows = fieldRows(components.schemas, schema, false)
  const allThere = rows.every(({ required }) => required)
  const [example] = schema.examples ?? []
  return html`<article id="${id}" aria-labelledby="${id}-title">
    <header class="heading">
      <h3 id="${id}-title">${name}</h3>
      <a class="self" href="#${id}" aria-label="Link to ${name}">#</a>
    </header>
    <p>${inline(schema.description ?? "")}</p>
    ${
      rows.length === 0
        ? html`<p class="type">${typeOf(schema)}</p>
            ${constraints(schema)}`
        : [
            allThere ? html`<p class="headers">Every field is always present.</p>` : undefined,
            rowsTable(components.schemas, `Fields of ${name}`, rows, !allThere)
          ]
    }
    ${
      rows.length === 0 || example === undefined
        ? undefined
        : html`<details>
            <summary>Example</summary>
            <div>${json(example)}</div>
          </details>`
    }
  </article>`
}

const mainPart = (document: Document, baseUrl: string): Content => [
  html`<header>
    <h1 id="top">${document.info.title} API</h1>
    <p class="lead">${document.info.summary} Version ${document.info.version}.</p>
    <p>
      Base URL <code>${baseUrl}/v1</code> · machine-readable:
      <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1)
    </p>
  </header>`,
  sectionsOf(document.info.description).map(
    ({ body, id, title }) =>
      html`<section class="prose" id="${id}" aria-labelledby="${id}-title">
        ${sectionTitle(id, title)} ${markdown(body)}
      </section>`
  ),
  document.tags.map(({ description, name }) => {
    const id = `tag-${slug(name)}`
    return html`<section class="group" id="${id}" aria-labelledby="${id}-title">
      ${sectionTitle(id, name)}
      <p class="lead">${inline(description)}</p>
      ${operationsOf(document, name).map(({ method, operation, path }) =>
        operationView(document, baseUrl, path, method, operation)
      )}
    </section>`
  }),
  headersSection(document),
  groupedSchemas(document).map(
    ({ id, schemas, title }) =>
      html`<section class="group prose" id="${id}" aria-labelledby="${id}-title">
        ${sectionTitle(id, title)} ${schemas.map(([name, schema]) => schemaView(document, name, schema))}
      </section>`
  )
]

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230b5cad'/%3E%3Cpath d='M5 4h3a4 4 0 0 1 0 8H5z' fill='%23fff'/%3E%3C/svg%3E"

// Not in a template: the policy that the page is served with names the hash of every byte between the tags.
const styleElement = new Markup(`<style>${style}</style>`)

/**
 * The page for a document.
 *
 * @param baseUrl where the service is reached, without a path and without `/v1`; used in the example requests
 */
export const page = (document: Document, baseUrl: string): string => {
  const { info } = document
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${info.summary}" />
        <title>${info.title} API reference</title>
        <link rel="icon" href="${new Markup(icon)}" />
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <div class="frame">
          <nav class="side" aria-label="Contents">
            <a class="name" href="#top">${info.title}</a> ${info.version} ${contents(document)}
          </nav>
          <div class="mobile">
            <a class="name" href="#top">${info.title}</a> ${info.version}
            <details>
              <summary>Contents</summary>
              <div><nav aria-label="Contents">${contents(document)}</nav></div>
            </details>
          </div>
          <main id="content">
            ${mainPart(document, baseUrl)}
            <footer>${info.title} ${info.version} · <a href="#top">Back to the top</a></footer>
          </main>
        </div>
      </body>
    </html>`.text
}
