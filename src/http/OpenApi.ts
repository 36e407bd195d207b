/**
 * The interface description, OpenAPI 3.1: what `OpenApi.fromApi` derives from the declarations in `http/api`, completed
 * with what they can't say. Nothing here decides anything; `http/docs` holds the words, the examples and the steps.
 */
import { HttpApi, OpenApi } from "@effect/platform"
import { Context } from "effect"
import { EndpointAccess, type AccessPolicy } from "../api/Access.ts"
import { Api, API_VERSION } from "../api/Api.ts"
import { operationNotes, type OperationNotes, recordExamples } from "./docs/examples.ts"
import { parameterNotes } from "./docs/fields.ts"
import { guide } from "./docs/guide.ts"
import {
  type Document,
  type Json,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Response,
  type Schemas
} from "./docs/model.ts"
import { errorResponse, headers, type Subject, successResponse, tagsOf } from "./docs/responses.ts"
import { cleaned, componentSchemas, namedEnvelope } from "./docs/schemas.ts"

/** What `OpenApi.fromApi` gives, as far as it is used. */
interface RawOperation {
  readonly tags: ReadonlyArray<string>
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters: ReadonlyArray<Pick<Parameter, "in" | "name" | "required" | "schema">>
  readonly requestBody?: { readonly content: RawContent }
  readonly responses: Readonly<Record<string, { readonly content?: RawContent }>>
}

type RawContent = Readonly<Record<"application/json", { readonly schema: JsonSchema }>>

interface RawDocument {
  readonly tags: Document["tags"]
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: { readonly schemas: Schemas }
}

/** What every endpoint asks for, by "get /v1/receivables/{receivable}". */
const accessByRoute = (): ReadonlyMap<string, AccessPolicy> => {
  const access = new Map<string, AccessPolicy>()
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}")
      access.set(
        `${endpoint.method.toLowerCase()} ${path}`,
        Context.unsafeGet(mergedAnnotations, EndpointAccess)
      )
    }
  })
  return access
}

/** An operation nobody has written notes for still has a name; the tests insist on the notes. */
const notesOf = (name: string): OperationNotes =>
  operationNotes[name] ?? {
    operationId: name.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase()),
    data: {},
    invalid: { field: "body", code: "invalid", message: "body is wrong." }
  }

const parameter = (raw: RawOperation["parameters"][number]): Parameter => {
  const notes = parameterNotes[`${raw.in} ${raw.name}`]
  const schema = notes?.schema ?? cleaned(raw.schema)
  const isWriteKey = raw.name === "idempotency-key"
  return {
    name: isWriteKey ? "Idempotency-Key" : raw.name,
    in: raw.in,
    // Optional in the declaration only so that the typed client may make one.
    required: raw.required || isWriteKey,
    description: notes?.description ?? "",
    schema,
    example: notes?.example ?? schema.enum?.[0] ?? null
  }
}

const describedWith = (text: string | undefined, { charged, scope }: AccessPolicy): string =>
  [text, `Required scope: \`${scope}\`.`, charged ? undefined : "Consumes nothing of the period's allowance."]
    .filter((part) => part !== undefined)
    .join("\n\n")

const operation = (
  method: string,
  raw: RawOperation,
  access: AccessPolicy
): { readonly operation: Operation; readonly schemas: Schemas } => {
  const notes = notesOf(raw.operationId)
  const resource = raw.parameters.filter((each) => each.in === "path").at(-1)?.name ?? ""
  const subject: Subject = { method, scope: access.scope, charged: access.charged, resource, notes }
  const body = raw.requestBody?.content["application/json"].schema
  const responses: Record<string, Response> = {}
  let schemas: Schemas = {}
  for (const [key, { content }] of Object.entries(raw.responses)) {
    const status = Number(key)
    const schema = content?.["application/json"].schema ?? {}
    if (status < 400) {
      const envelope = namedEnvelope(schema)
      schemas = envelope.schemas
      responses[key] = successResponse(status, envelope.name, subject)
    } else {
      const tags = tagsOf(schema)
      if (tags.length > 0) responses[key] = errorResponse(status, tags, subject)
    }
  }
  return {
    schemas,
    operation: {
      tags: raw.tags,
      operationId: notes.operationId,
      summary: raw.summary ?? "",
      description: describedWith(raw.description, access),
      // OpenAPI 3.1 lets the roles that a bearer token needs be named here.
      security: [{ bearer: [access.scope] }],
      parameters: raw.parameters.map(parameter),
      ...(body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { "application/json": { schema: cleaned(body), examples: notes.bodies ?? {} } }
            }
          }),
      responses
    }
  }
}

const withExamples = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const example: Json | undefined = recordExamples[name]
      return [name, example === undefined ? schema : { ...schema, examples: [example] }]
    })
  )

const make = (): Document => {
  const raw = OpenApi.fromApi(Api) as unknown as RawDocument
  const access = accessByRoute()
  const envelopes: Record<string, JsonSchema> = {}
  const paths = Object.fromEntries(
    Object.entries(raw.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, rawOperation]) => {
          const needed = access.get(`${method} ${path}`)
          if (needed === undefined) throw new Error(`${method} ${path} is declared without terms`)
          const described = operation(method, rawOperation, needed)
          Object.assign(envelopes, described.schemas)
          return [method, described.operation]
        })
      )
    ])
  )
  return {
    openapi: "3.1.0",
    info: {
      title: "Duebook",
      version: API_VERSION,
      summary: "Receivables and payables, payments and reminders.",
      description: guide,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" }
    },
    servers: [{ url: "/", description: "The server that this description comes from." }],
    security: [{ bearer: [] }],
    tags: raw.tags.map(({ description, name }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...withExamples(componentSchemas(raw.components.schemas)), ...envelopes },
      headers,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "dbk_…",
          description: "An API key of the company, sent as `Authorization: Bearer <API_KEY>`."
        }
      }
    }
  }
}

let made: Document | undefined

/** The interface description, as an object that is JSON; made on first use and then kept. */
export const document = (): Document => (made ??= make())

let written: string | undefined

/** The interface description as JSON text; written on first use and then kept. */
export const documentJson = (): string => (written ??= JSON.stringify(document()))
