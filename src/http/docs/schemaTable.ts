/** Schemas as tables: what a field is called, its type, whether it must be there, and what it may be. */
import { type Content, html, joined, type Markup } from "./html.ts"
import { inline } from "./markdown.ts"
import { type JsonSchema, refName, type Schemas } from "./model.ts"

/** Where a schema is described on the page. */
export const schemaAnchor = (name: string): string => `schema-${name}`

/** A link to a schema. */
export const schemaLink = (name: string): Markup => html`<a href="#${schemaAnchor(name)}">${name}</a>`

/** What a reference stands for. */
export const resolved = (schemas: Schemas, schema: JsonSchema): JsonSchema => {
  const name = refName(schema)
  return name === undefined ? schema : (schemas[name] ?? {})
}

/** The type of a schema in words, with links to the schemas it names. */
export const typeOf = (schema: JsonSchema): Content => {
  const name = refName(schema)
  if (name !== undefined) return schemaLink(name)
  const members = schema.anyOf ?? schema.oneOf
  if (members !== undefined && schema.type === undefined) return joined(members.map(typeOf), " or ")
  if (schema.items !== undefined) return ["array of ", typeOf(schema.items)]
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["any"])
  return types
    .map((type) => (type === "string" && schema.format !== undefined ? `string (${schema.format})` : type))
    .join(" or ")
}

/** What a named value is on the wire, beside its name. */
const plainType = (schemas: Schemas, schema: JsonSchema): Content => {
  const value = schema.anyOf?.find((member) => member.type !== "null") ?? schema
  const named = refName(value) === undefined ? {} : resolved(schemas, value)
  return named.type === undefined || named.type === "object" ? undefined : [" · ", typeOf(named)]
}

const range = (schema: JsonSchema): Content => {
  const { maxLength, maximum, minLength, minimum } = schema
  if (maxLength !== undefined) {
    return minLength === maxLength
      ? `${maxLength} characters`
      : `${minLength ?? 0} to ${maxLength} characters`
  }
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  return minimum === undefined ? undefined : `at least ${minimum}`
}

/** Every text has it: the database can't hold a NUL. */
const isNoise = (pattern: string): boolean => pattern.includes("[^\\x00]*")

/** What a value may be, as a list of small facts. */
export const constraints = (schema: JsonSchema): Content => {
  const values = schema.enum?.filter((value) => value !== null)
  const example = schema.examples?.find((value) => typeof value !== "object")
  const facts: ReadonlyArray<Content> = [
    values === undefined
      ? undefined
      : [
          "One of ",
          joined(
            values.map((value) => html`<code>${String(value)}</code>`),
            ", "
          )
        ],
    range(schema),
    schema.default === undefined ? undefined : html`Default <code>${String(schema.default)}</code>`,
    schema.pattern === undefined || isNoise(schema.pattern)
      ? undefined
      : html`Pattern <code class="long">${schema.pattern}</code>`,
    example === undefined ? undefined : html`For example <code>${String(example)}</code>`
  ].filter((fact) => fact !== undefined)
  return facts.length === 0 ? undefined : html`<p class="facts">${joined(facts, " · ")}</p>`
}

/** One line of a table of fields or parameters. */
export interface Row {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly description: string
}

/** A table of fields or parameters; where all are required, that is left to the text around it. */
export const rowsTable = (schemas: Schemas, caption: string, rows: ReadonlyArray<Row>, mark = true): Markup =>
  html`<table class="fields">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ description, name, required, schema }) =>
          html`<tr>
            <th scope="row">
              <code>${name}</code>
              <span class="type">${typeOf(schema)}${plainType(schemas, schema)}</span>
              ${required && mark ? html`<span class="required">required</span>` : undefined}
            </th>
            <td>
              <p>${inline(description)}</p>
              ${constraints(factsOf(schemas, schema))}
            </td>
          </tr>`
      )}
    </tbody>
  </table>`

/** What a value may be where null is allowed besides; the pattern of a named type is told where the type is. */
const factsOf = (schemas: Schemas, schema: JsonSchema): JsonSchema => {
  const value = schema.anyOf?.find((member) => member.type !== "null") ?? schema
  if (refName(value) === undefined) return value
  const { pattern: _, ...facts } = resolved(schemas, value)
  return facts
}

/** The fields of an object, those of objects inside it under dotted names. */
export const fieldRows = (
  schemas: Schemas,
  schema: JsonSchema,
  expand: boolean,
  prefix = ""
): ReadonlyArray<Row> =>
  Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const name = prefix + field
    const inner = refName(property) === undefined || expand ? resolved(schemas, property) : {}
    const row: Row = {
      name,
      required: schema.required?.includes(field) ?? false,
      schema: property,
      description: property.description ?? ""
    }
    return [row, ...fieldRows(schemas, inner, expand, `${name}.`)]
  })
