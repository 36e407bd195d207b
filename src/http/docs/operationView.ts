/** One operation of the reference. */
import { codeBlock, curl, json } from "./code.ts"
import { type Content, html, joined, type Markup } from "./html.ts"
import { inline, markdown } from "./markdown.ts"
import { type Document, type Operation, type Parameter, refName, type Response } from "./model.ts"
import { constraints, fieldRows, resolved, rowsTable, schemaLink, typeOf } from "./schemaTable.ts"

/** Reason phrases of the statuses that answers have (RFC 9110). */
const phrases: Readonly<Record<string, string>> = {
  "200": "OK",
  "201": "Created",
  "400": "Bad Request",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "Not Found",
  "409": "Conflict",
  "413": "Content Too Large",
  "415": "Unsupported Media Type",
  "422": "Unprocessable Content",
  "429": "Too Many Requests",
  "500": "Internal Server Error",
  "503": "Service Unavailable"
}

const places: ReadonlyArray<readonly [Parameter["in"], string]> = [
  ["path", "Path parameters"],
  ["header", "Headers"],
  ["query", "Query parameters"]
]

const parameters = ({ components }: Document, operation: Operation): Content =>
  places.map(([place, title]) => {
    const rows = operation.parameters.filter((parameter) => parameter.in === place)
    return rows.length === 0
      ? undefined
      : html`<h4>${title}</h4>
          ${rowsTable(components.schemas, `${title} of ${operation.operationId}`, rows)}`
  })

const requestBody = ({ components }: Document, operation: Operation): Content => {
  const body = operation.requestBody?.content["application/json"]
  if (body === undefined) return undefined
  const schema = resolved(components.schemas, body.schema)
  return html`<h4>Request body</h4>
    <p>${typeOf(body.schema)}. ${inline(schema.description ?? "")} Unknown fields are refused.</p>
    ${rowsTable(components.schemas, `Request body of ${operation.operationId}`, fieldRows(components.schemas, schema, true))}
    ${Object.entries(body.examples)
      .slice(1)
      .map(
        ([name, { summary, value }]) =>
          html`<details id="${operation.operationId}-example-${name}">
            <summary>Example: ${summary}</summary>
            <div>${json(value)}</div>
          </details>`
      )}`
}

const headerNames = (response: Response): Markup =>
  html`<p class="headers">
    Headers:
    ${joined(
      Object.keys(response.headers).map((name) => html`<a href="#header-${name}">${name}</a>`),
      ", "
    )}
  </p>`

const success = ({ components }: Document, status: string, response: Response): Markup => {
  const { schema } = response.content["application/json"]
  const data = resolved(components.schemas, schema).properties?.["data"] ?? {}
  return html`<h4>Answer</h4>
    <p>
      <span class="ok">${status} ${phrases[status]}</span> ${schemaLink(refName(schema) ?? "")}, whose
      <code>data</code> is ${data.items === undefined ? "" : "an "}${typeOf(data)}.
    </p>
    ${constraints(data)} ${headerNames(response)}`
}

const failure = (operation: Operation, status: string, response: Response): Markup => {
  const { examples, schema } = response.content["application/json"]
  const members = schema.oneOf ?? [schema]
  const codes = [...response.description.matchAll(/^`([a-z_]+)`/gm)].map((match) => match[1])
  return html`<details id="${operation.operationId}-${status}">
    <summary>
      <b>${status}</b> ${phrases[status]}
      <span
        >${joined(
          codes.map((code) => html`<code>${code}</code>`),
          " "
        )}</span
      >
    </summary>
    <div>
      ${markdown(response.description)}
      <p class="headers">Body: ${joined(members.map(typeOf), " or ")}</p>
      ${headerNames(response)} ${Object.values(examples).map(({ value }) => json(value))}
    </div>
  </details>`
}

/** An operation: what it is for, takes and answers on one side, an example of both on the other. */
export const operationView = (
  document: Document,
  baseUrl: string,
  path: string,
  method: string,
  operation: Operation
): Markup => {
  const responses = Object.entries(operation.responses)
  const successes = responses.filter(([status]) => status < "400")
  const failures = responses.filter(([status]) => status >= "400")
  const { description, operationId, security, summary } = operation
  const scopes = security.flatMap((each) => Object.values(each).flat())
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
    <header>
      <div class="heading">
        <h3 id="${operationId}-title">${summary}</h3>
        <a class="self" href="#${operationId}" aria-label="Link to ${summary}">#</a>
      </div>
      <p class="route">
        <span class="badge ${method}">${method}</span><code>${path}</code>
        <span class="scope">scope ${scopes.map((scope) => html`<code>${scope}</code>`)}</span>
      </p>
    </header>
    <div class="two">
      <div>
        ${markdown(description.replace(/\n\nRequired scope: `[^`]+`\./, ""))}
        ${parameters(document, operation)} ${requestBody(document, operation)}
        ${successes.map(([status, response]) => success(document, status, response))}
        <h4>Errors</h4>
        ${failures.map(([status, response]) => failure(operation, status, response))}
      </div>
      <div class="try">
        <h4>Request</h4>
        ${codeBlock(curl(baseUrl, method, path, operation))}
        ${successes.map(
          ([status, response]) =>
            html`<h4>Answer ${status}</h4>
              ${Object.values(response.content["application/json"].examples)
                .slice(0, 1)
                .map(({ value }) => json(value))}`
        )}
      </div>
    </div>
  </article>`
}
