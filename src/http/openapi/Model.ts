/** The parts of OpenAPI 3.1 and JSON Schema 2020-12 that the interface description uses. */
import type { Example, Json } from "../../api/Examples.ts"

export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly title?: string
  readonly description?: string
  readonly examples?: ReadonlyArray<Json>
  readonly default?: Json
  readonly enum?: ReadonlyArray<Json>
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly minProperties?: number
  readonly required?: ReadonlyArray<string>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean
  readonly items?: JsonSchema
  readonly allOf?: ReadonlyArray<JsonSchema>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly oneOf?: ReadonlyArray<JsonSchema>
}

export type Schemas = Readonly<Record<string, JsonSchema>>

export interface Reference {
  readonly $ref: string
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly examples: Readonly<Record<string, Example>>
}

type Content = Readonly<Record<"application/json", MediaType>>

/** A body that is a file: its media types, without schemas, as OpenAPI 3.1 describes binary data. */
type FileContent = Readonly<Record<string, Readonly<Record<string, never>>>>

export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example: Json
}

export interface Header {
  readonly description: string
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly example: Json
}

export interface Response {
  readonly description: string
  readonly headers: Readonly<Record<string, Reference>>
  readonly content: Content
}

export interface Operation {
  readonly tags: ReadonlyArray<string>
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: {
    readonly required: true
    readonly description?: string
    readonly content: Content | FileContent
  }
  readonly responses: Readonly<Record<string, Response>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: ReadonlyArray<{ readonly url: string; readonly description: string }>
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>
  readonly paths: Paths
  readonly components: {
    readonly schemas: Schemas
    readonly headers: Readonly<Record<string, Header>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

const SCHEMAS = "#/components/schemas/"

/** A reference to a schema of the components. */
export const ref = (name: string): JsonSchema & Reference => ({ $ref: SCHEMAS + name })

/** The name in a reference to a schema; undefined for a schema that is none. */
export const refName = (schema: JsonSchema): string | undefined =>
  schema.$ref?.startsWith(SCHEMAS) === true ? schema.$ref.slice(SCHEMAS.length) : undefined
