/** The component schemas: artefacts removed, fields described, envelopes named. */
import { answeredAs, fieldDescriptions, schemaDescriptions, stringExamples } from "./fields.ts"
import { type JsonSchema, ref, refName, type Schemas } from "./model.ts"

/** The framework's own decode error never leaves the service: refused input has our envelope. */
const neverSent: ReadonlySet<string> = new Set(["HttpApiDecodeError", "Issue", "PropertyKey"])

/** Framework names that say nothing: used in place, without a name. */
const inPlace: Schemas = {
  Int: { type: "integer" },
  NonNegativeInt: { type: "integer", minimum: 0 }
}

const renamed: Readonly<Record<string, string>> = {
  IdFromPath: "Id",
  InternalErrorError: "InternalError"
}

const timestamp: JsonSchema = {
  type: "string",
  format: "date-time",
  description: "A moment: RFC 3339 in UTC, with milliseconds.",
  examples: ["2026-03-01T09:30:00.000Z"]
}

const pageMeta = "PageMeta"

/** Rules over several fields, which no field's schema can say (`http/api/BodyRules`). */
const bodyRules: Schemas = {
  NewReceivable: { oneOf: [{ required: ["customer_id"] }, { required: ["customer"] }] },
  ReceivablePatch: { minProperties: 2 },
  PayablePatch: { minProperties: 2 },
  CustomerPatch: { minProperties: 2 }
}

const isPlainString = (schema: JsonSchema): boolean =>
  schema.type === "string" && schema.enum === undefined && schema.pattern === undefined

const mapValues = (schemas: Schemas, change: (schema: JsonSchema, name: string) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema, name)]))

/** `X or null`, without a union where `X` is no reference. */
const nullable = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === "string"
    ? {
        ...schema,
        type: [schema.type, "null"],
        ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] })
      }
    : { anyOf: [schema, { type: "null" }] }

const described = (schema: JsonSchema, description: string | undefined): JsonSchema =>
  description === undefined ? schema : { ...schema, description }

/**
 * A schema as generated, cleaned: references renamed, plain strings of answers named, every property described.
 *
 * @param owner the component that the schema is in, which decides what its fields mean
 */
export const cleaned = (schema: JsonSchema, owner = ""): JsonSchema => {
  const name = refName(schema)
  if (name !== undefined) return inPlace[name] ?? { ...schema, ...ref(renamed[name] ?? name) }
  const [some, none, ...more] = schema.anyOf ?? []
  if (some !== undefined && none?.type === "null" && more.length === 0) return nullable(cleaned(some, owner))
  const { title: _, description, ...rest } = schema
  if (rest.format === "date-time") return ref("Timestamp")
  return {
    ...rest,
    // The framework describes every integer as "an integer".
    ...(description === undefined || description === "an integer" ? {} : { description }),
    ...(rest.items === undefined ? {} : { items: cleaned(rest.items, owner) }),
    ...(rest.anyOf === undefined ? {} : { anyOf: rest.anyOf.map((member) => cleaned(member, owner)) }),
    ...(rest.properties === undefined
      ? {}
      : {
          properties: mapValues(rest.properties, (property, field) => cleanedProperty(property, field, owner))
        })
  }
}

const cleanedProperty = (property: JsonSchema, field: string, owner: string): JsonSchema => {
  const [some = property, none] = property.anyOf ?? []
  const answered = answeredAs[field]
  const description = fieldDescriptions[`${owner}.${field}`] ?? fieldDescriptions[field]
  if (answered !== undefined && isPlainString(some)) {
    return described(none === undefined ? ref(answered) : nullable(ref(answered)), description)
  }
  const result = cleaned(property, owner)
  const example = stringExamples[field]
  return described(
    example !== undefined && isPlainString(some) ? { ...result, examples: [example] } : result,
    description ?? result.description
  )
}

/** The components as generated, without what is never sent, each with a description. */
export const componentSchemas = (raw: Schemas): Schemas => {
  const kept = Object.entries(raw)
    .filter(([name]) => !neverSent.has(name) && !(name in inPlace) && renamed[name] !== "Id")
    .map(([name, schema]): [string, JsonSchema] => {
      const result = cleaned(schema, name)
      return [
        renamed[name] ?? name,
        { ...described(result, result.description ?? schemaDescriptions[name]), ...bodyRules[name] }
      ]
    })
  return Object.fromEntries([...kept, ["Timestamp", timestamp]])
}

/** A successful body, named after what it holds and how: `ReceivableList`, `ReceivableRead`, `ReceivableWritten`. */
export const namedEnvelope = (raw: JsonSchema): { readonly name: string; readonly schemas: Schemas } => {
  const envelope = cleaned(raw)
  const { data, meta, request_id: requestId } = envelope.properties ?? {}
  const item = data === undefined ? undefined : refName(data.items ?? data)
  if (item === undefined) throw new Error("an answer's data has no named schema")
  const kind = meta !== undefined ? "List" : requestId === undefined ? "Written" : "Read"
  const properties = {
    ...envelope.properties,
    ...(data?.items === undefined
      ? {}
      : {
          data: {
            ...data,
            description: kind === "List" ? "The records of the page." : "All of them, in order of time."
          }
        }),
    ...(meta === undefined ? {} : { meta: described(ref(pageMeta), fieldDescriptions["meta"]) })
  }
  const what = {
    Written: "The answer to a write.",
    Read: "The answer to a read.",
    List: "One page of a list."
  }
  return {
    name: `${item}${kind}`,
    schemas: {
      [`${item}${kind}`]: { ...envelope, description: what[kind], properties },
      ...(meta === undefined ? {} : { [pageMeta]: described(meta, fieldDescriptions["meta"]) })
    }
  }
}
