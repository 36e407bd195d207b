/**
 * The interface description, OpenAPI 3.1. `OpenApi.fromApi` derives it from the declarations in `api` and `domain`; this
 * module adds their examples and errors and removes what belongs to the framework. Nothing here is about one field or one
 * endpoint.
 */
import { HttpApi, OpenApi } from "@effect/platform"
import { Context, Option } from "effect"
import { EndpointAdmission, type AdmissionPolicy } from "../api/Admission.ts"
import { Api } from "../api/Api.ts"
import { type BodyRule, BodyRules } from "../api/BodyRules.ts"
import { FileBody, type FileRules } from "../api/FileBody.ts"
import { Examples, type Json, type OperationExamples } from "../api/Examples.ts"
import {
  type OpenApiDocument,
  type JsonSchema,
  type Operation,
  type Parameter,
  ref,
  refName,
  type Response,
  type Schemas
} from "./openapi/Model.ts"
import {
  errorResponse,
  fileResponse,
  headers,
  type DescribedOperation,
  successResponse,
  tagsOf
} from "./openapi/Responses.ts"

/** What `OpenApi.fromApi` gives, as far as it is used. */
interface RawOperation extends Pick<Operation, "tags" | "operationId" | "summary" | "description"> {
  readonly parameters: ReadonlyArray<Omit<Parameter, "example">>
  /** Of a file it has another media type. */
  readonly requestBody?: { readonly content: Partial<RawContent> }
  /** Of a file they have another media type. */
  readonly responses: Readonly<Record<string, { readonly content: Partial<RawContent> }>>
}

type RawContent = Readonly<Record<"application/json", { readonly schema: JsonSchema }>>

interface RawDocument extends Pick<OpenApiDocument, "info" | "tags"> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: { readonly schemas: Schemas }
}

/** What is declared of an endpoint beside its schemas. */
interface Declared {
  readonly access: AdmissionPolicy
  /** Null if its body is no file. */
  readonly file: FileRules | null
  readonly rules: ReadonlyArray<BodyRule>
  readonly examples: OperationExamples
}

const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`

/** By "get /v1/receivables/{receivable}". */
const declaredByRoute = (): ReadonlyMap<string, Declared> => {
  const declared = new Map<string, Declared>()
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, mergedAnnotations }) => {
      declared.set(routeOf(endpoint), {
        access: Context.unsafeGet(mergedAnnotations, EndpointAdmission),
        file: Option.getOrNull(Context.getOption(mergedAnnotations, FileBody)),
        rules: Option.getOrElse(Context.getOption(mergedAnnotations, BodyRules), () => []),
        examples: Context.unsafeGet(mergedAnnotations, Examples)
      })
    }
  })
  return declared
}

/** The framework's own decode error never leaves the service: refused input has our envelope. */
const neverSent: ReadonlySet<string> = new Set(["HttpApiDecodeError", "Issue", "PropertyKey"])

/** Framework names that say nothing: used in place, without a name. */
const inPlace: Schemas = {
  Int: { type: "integer" },
  NonNegativeInt: { type: "integer", minimum: 0 },
  IdFromPath: ref("Id")
}

/** `X or null`, without a union where `X` is no reference. */
const nullable = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === "string"
    ? {
        ...schema,
        type: [schema.type, "null"],
        ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] })
      }
    : { anyOf: [schema, { type: "null" }] }

const mapValues = (schemas: Schemas, change: (schema: JsonSchema) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]))

/** A schema as generated, in the fewest words that say the same. */
const cleaned = ({ title: _, ...schema }: JsonSchema): JsonSchema => {
  const { $ref, allOf, anyOf, ...rest } = schema
  const [only] = allOf ?? []
  if (only !== undefined) return { ...cleaned(only), ...rest }
  if ($ref !== undefined) return { ...(inPlace[refName(schema) ?? ""] ?? { $ref }), ...rest }
  const [some, none, ...more] = anyOf ?? []
  if (some !== undefined && none?.type === "null" && more.length === 0) {
    return { ...nullable(cleaned(some)), ...rest }
  }
  return {
    ...rest,
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(cleaned) }),
    ...(rest.items === undefined ? {} : { items: cleaned(rest.items) }),
    ...(rest.properties === undefined ? {} : { properties: mapValues(rest.properties, cleaned) })
  }
}

/** Whether a parameter's value is no text, though it travels as one. */
const isNumberOrFlag = (schema: JsonSchema): boolean => refName(schema) === "Id" || schema.type === "boolean"

const parameter = ({
  in: place,
  name,
  required,
  schema: raw
}: RawOperation["parameters"][number]): Parameter => {
  const { description = "", examples, ...schema } = cleaned(raw)
  const example = examples?.[0] ?? schema.enum?.[0] ?? null
  const isWriteKey = name === "idempotency-key"
  return {
    name: isWriteKey ? "Idempotency-Key" : name,
    in: place,
    // Optional in the declaration only so that the typed client may make one.
    required: required || isWriteKey,
    description,
    schema,
    // The framework writes the example of every parameter as text.
    example: isNumberOrFlag(schema) ? (JSON.parse(String(example)) as Json) : example
  }
}

const describedWith = (text: string, { charged, scope }: AdmissionPolicy): string =>
  [text, `Required scope: \`${scope}\`.`, charged ? [] : "Consumes nothing of the period's allowance."]
    .flat()
    .join("\n\n")

const responses = (
  raw: RawOperation["responses"],
  subject: DescribedOperation
): Readonly<Record<string, Response>> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([status, { content }]) => {
      const { schema } = content["application/json"] ?? {}
      if (schema === undefined) return [[status, fileResponse(Object.keys(content)[0] ?? "")]]
      if (Number(status) < 400)
        return [[status, successResponse(Number(status), refName(schema) ?? "", subject)]]
      const tags = tagsOf(schema)
      return tags.length === 0 ? [] : [[status, errorResponse(Number(status), tags, subject)]]
    })
  )

/** The body of an endpoint: JSON, a file or none. */
const requestBodyOf = (
  { requestBody }: RawOperation,
  { examples, file }: Declared
): Pick<Operation, "requestBody"> => {
  if (file !== null) {
    const content = Object.fromEntries(file.types.map((type) => [type, {}]))
    return { requestBody: { required: true, description: file.description, content } }
  }
  const body = requestBody?.content["application/json"]?.schema
  if (body === undefined) return {}
  const content = { "application/json": { schema: cleaned(body), examples: examples.bodies ?? {} } }
  return { requestBody: { required: true, content } }
}

const operation = (method: string, raw: RawOperation, declared: Declared): Operation => {
  const { access, examples } = declared
  const resource = raw.parameters.filter((each) => each.in === "path").at(-1)?.name ?? ""
  const { description, operationId, summary, tags } = raw
  return {
    tags,
    operationId,
    summary,
    description: describedWith(description, access),
    // OpenAPI 3.1 lets the roles that a bearer token needs be named here.
    security: [{ bearer: [access.scope] }],
    parameters: raw.parameters.map(parameter),
    ...requestBodyOf(raw, declared),
    responses: responses(raw.responses, { method, ...access, resource, operationId, examples })
  }
}

/** What an endpoint adds to the schemas of its body and of what it reads: rules over several fields, an example. */
const additions = (method: string, raw: RawOperation, { examples, rules }: Declared): Schemas => {
  const body = refName(raw.requestBody?.content["application/json"]?.schema ?? {})
  const constraints = rules.flatMap(({ jsonSchema }) => jsonSchema ?? [])
  const read = /^(.+)(?:Read|List)$/.exec(
    refName(raw.responses["200"]?.content["application/json"]?.schema ?? {}) ?? ""
  )?.[1]
  const first = Array.isArray(examples.data) ? (examples.data as ReadonlyArray<Json>)[0] : examples.data
  return {
    ...(body === undefined ? {} : { [body]: Object.assign({}, ...constraints) as JsonSchema }),
    ...(read === undefined || method !== "get"
      ? {}
      : { [read]: { examples: [examples.record ?? first ?? null] } })
  }
}

const make = (): OpenApiDocument => {
  const raw = OpenApi.fromApi(Api) as unknown as RawDocument
  const declared = declaredByRoute()
  const added: Record<string, JsonSchema> = {}
  const paths = Object.fromEntries(
    Object.entries(raw.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, rawOperation]) => {
          const own = declared.get(`${method} ${path}`)
          if (own === undefined) throw new Error(`${method} ${path} is not declared`)
          Object.assign(added, additions(method, rawOperation, own))
          return [method, operation(method, rawOperation, own)]
        })
      )
    ])
  )
  const schemas = Object.entries(raw.components.schemas)
    .filter(([name]) => !neverSent.has(name) && !(name in inPlace))
    .map(([name, schema]) => [name, { ...cleaned(schema), ...added[name] }])
  return {
    openapi: "3.1.0",
    info: { ...raw.info, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "/", description: "The server that this description comes from." }],
    security: [{ bearer: [] }],
    tags: raw.tags.map(({ description, name }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas) as Schemas,
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

let made: OpenApiDocument | undefined

/** The interface description, as an object that is JSON; made on first use and then kept. */
export const document = (): OpenApiDocument => (made ??= make())

let written: string | undefined

/** The interface description as JSON text; written on first use and then kept. */
export const documentJson = (): string => (written ??= JSON.stringify(document()))
