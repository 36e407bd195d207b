/** How TypeScript's camelCase fields are named and described in JSON. */
import { Option, Schema, SchemaAST as AST } from "effect"

/** The description of a field for the interface description, and an example as it is sent. */
const described = (description: string | undefined, example: unknown) => ({
  ...(description === undefined ? {} : { description }),
  ...(example === undefined ? {} : { examples: [example as never] as const })
})

/** A required field with its description. */
export const field =
  (description: string, example?: unknown) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
    Schema.propertySignature(schema).annotations(described(description, example))

/** A required field under another name in JSON, with what it means. */
export const named =
  <K extends string>(key: K, description?: string) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
    Schema.propertySignature(schema).annotations(described(description, undefined)).pipe(Schema.fromKey(key))

/** An optional field with its description. It may be absent from the JSON object, but not `null`. */
export const optionalField = <A, I, R>(
  schema: Schema.Schema<A, I, R>,
  description?: string,
  example?: unknown
) => Schema.optionalWith(schema, { exact: true }).annotations(described(description, example))

/** An optional field under another name in JSON, with what it means. */
export const optionalNamed =
  <K extends string>(key: K, description?: string, example?: unknown) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>) =>
    Schema.optionalWith(schema, { exact: true })
      .annotations(described(description, example))
      .pipe(Schema.fromKey(key))

/**
 * A struct whose fields are described where they are renamed, too: Effect keeps what a field means with the name that
 * the program knows it by, and the interface description is made of the names in JSON.
 */
export const record = <Fields extends Schema.Struct.Fields>(
  fields: Fields
): Schema.Schema<
  Schema.Struct.Type<Fields>,
  Schema.Struct.Encoded<Fields>,
  Schema.Struct.Context<Fields>
> => {
  const { ast } = Schema.Struct(fields)
  if (!AST.isTransformation(ast) || !AST.isTypeLiteral(ast.from) || !AST.isTypeLiteral(ast.to)) {
    return Schema.make(ast)
  }
  const meanings = new Map(ast.to.propertySignatures.map(({ annotations, name }) => [name, annotations]))
  const from = ast.from.propertySignatures.map(
    ({ annotations, isOptional, isReadonly, name, type }) =>
      new AST.PropertySignature(name, type, isOptional, isReadonly, { ...meanings.get(name), ...annotations })
  )
  return Schema.make(
    new AST.Transformation(new AST.TypeLiteral(from, []), ast.to, ast.transformation, ast.annotations)
  )
}

/** The name that a schema has in the interface description. */
export const identifierOf = ({ ast }: { readonly ast: AST.AST }): string =>
  Option.getOrThrow(AST.getIdentifierAnnotation(AST.isTupleType(ast) ? (ast.rest[0]?.type ?? ast) : ast))

/**
 * A string of an answer: described as the schema that it was accepted by, and not checked by it again, for speed.
 */
export const plain = (accepted: Schema.Schema<string, string>) =>
  Schema.String.annotations({ jsonSchema: { $ref: `#/components/schemas/${identifierOf(accepted)}` } })

/** Options of request schemas: report every wrong field, and refuse unknown fields (contract §2.3, §3.8). */
export const strict = { parseOptions: { errors: "all", onExcessProperty: "error" } } as const

/** An instant: RFC 3339 in UTC, to the millisecond. */
export const Timestamp = Schema.String.annotations({
  identifier: "Timestamp",
  jsonSchema: {
    type: "string",
    format: "date-time",
    description: "A moment: RFC 3339 in UTC, with milliseconds.",
    examples: ["2026-03-01T09:30:00.000Z"]
  }
})
