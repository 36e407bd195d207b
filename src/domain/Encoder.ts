/** Compiles schemas into encoders that give the same result as `Schema.encodeSync`, much faster. */
import { identity, Option, Schema, SchemaAST as AST } from "effect"

/** The result for a value that does not match the schema. */
const mismatch = Symbol("mismatch")

/** Encodes a value of one part of a schema, or returns `mismatch`. */
type Step = (value: unknown) => unknown

const when =
  (fits: (value: unknown) => boolean): Step =>
  (value) =>
    fits(value) ? value : mismatch

const isPlain = (ast: AST.AST): boolean =>
  AST.getParseOptionsAnnotation(ast)._tag === "None" &&
  AST.getConcurrencyAnnotation(ast)._tag === "None" &&
  AST.getBatchingAnnotation(ast)._tag === "None" &&
  AST.getDecodingFallbackAnnotation(ast)._tag === "None"

const refined = (ast: AST.Refinement): Step | undefined => {
  const from = step(ast.from)
  // The filter checks the decoded value, so it can be used only where decoded and encoded values are the same.
  if (from === undefined || !isValue(ast.from)) return undefined
  return (value) => (from(value) === mismatch || Option.isSome(ast.filter(value, {}, ast)) ? mismatch : value)
}

/** Whether a schema encodes every value to itself. */
const isValue = (ast: AST.AST): boolean => {
  if (AST.isRefinement(ast)) return isValue(ast.from)
  if (AST.isUnion(ast)) return ast.types.every(isValue)
  return (
    AST.isStringKeyword(ast) || AST.isNumberKeyword(ast) || AST.isBooleanKeyword(ast) || AST.isLiteral(ast)
  )
}

/** The first member that matches. Supports unions of literals and primitives with at most one object. */
const either = (ast: AST.Union): Step | undefined => {
  if (ast.types.filter((type) => !isValue(type)).length > 1) return undefined
  const steps = ast.types.map(step)
  if (!steps.every((each) => each !== undefined)) return undefined
  return (value) => {
    for (const each of steps) {
      const written = each(value)
      if (written !== mismatch) return written
    }
    return mismatch
  }
}

/** `nameOf` gives the name of a field in TypeScript from its name in JSON. */
const object = (ast: AST.TypeLiteral, nameOf: (name: string) => string): Step | undefined => {
  if (ast.indexSignatures.length > 0 || ast.propertySignatures.length === 0) return undefined
  const fields: Array<readonly [from: string, to: string, write: Step, isOptional: boolean]> = []
  for (const { isOptional, name, type } of ast.propertySignatures) {
    const write = step(type)
    if (typeof name !== "string" || write === undefined) return undefined
    fields.push([nameOf(name), name, write, isOptional])
  }
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return mismatch
    const out: Record<string, unknown> = {}
    for (const [from, to, write, isOptional] of fields) {
      if (isOptional && !Object.hasOwn(value, from)) continue
      const written = write((value as Readonly<Record<string, unknown>>)[from])
      if (written === mismatch) return mismatch
      out[to] = written
    }
    return out
  }
}

/** An object with fields that have another name in JSON. */
const renamed = ({ from, transformation }: AST.Transformation): Step | undefined => {
  if (!AST.isTypeLiteralTransformation(transformation) || !AST.isTypeLiteral(from)) return undefined
  const names = new Map<string, string>()
  for (const field of transformation.propertySignatureTransformations) {
    if (field.encode !== identity) return undefined
    names.set(String(field.from), String(field.to))
  }
  return object(from, (name) => names.get(name) ?? name)
}

const list = (ast: AST.TupleType): Step | undefined => {
  const [item, ...more] = ast.rest
  const write = item === undefined ? undefined : step(item.type)
  if (ast.elements.length > 0 || more.length > 0 || write === undefined) return undefined
  return (value) => {
    if (!Array.isArray(value)) return mismatch
    const out: Array<unknown> = []
    for (const each of value) {
      const written = write(each)
      if (written === mismatch) return mismatch
      out.push(written)
    }
    return out
  }
}

/** The compiled encoder of a schema; undefined for kinds of schema that the API's answers do not use. */
const step = (ast: AST.AST): Step | undefined => {
  if (!isPlain(ast)) return undefined
  switch (ast._tag) {
    case "StringKeyword":
      return when((value) => typeof value === "string")
    case "NumberKeyword":
      return when((value) => typeof value === "number")
    case "BooleanKeyword":
      return when((value) => typeof value === "boolean")
    case "Literal":
      return when((value) => value === ast.literal)
    case "Refinement":
      return refined(ast)
    case "Union":
      return either(ast)
    case "TypeLiteral":
      return object(ast, identity)
    case "Transformation":
      return renamed(ast)
    case "TupleType":
      return list(ast)
    default:
      return undefined
  }
}

/** Whether a schema is compiled. */
export const isCompiled = (schema: Schema.Schema.AnyNoContext): boolean => step(schema.ast) !== undefined

const known = new WeakMap<AST.AST, (value: never) => unknown>()

/**
 * `Schema.encodeSync`, compiled once for each schema: the same result, the same keys in the same order, and all checks
 * of the schema. Kinds of schema that are not compiled, and values that don't match, go to `Schema.encodeSync` itself.
 *
 * @throws ParseError for a value that does not match
 */
export const encoder = <A, I>(schema: Schema.Schema<A, I>): ((value: A) => I) => {
  const made = known.get(schema.ast)
  if (made !== undefined) return made as (value: A) => I
  const encodeSync = Schema.encodeSync(schema)
  const write = step(schema.ast)
  const encode = (value: A): I => {
    const written = write === undefined ? mismatch : write(value)
    return written === mismatch ? encodeSync(value) : (written as I)
  }
  known.set(schema.ast, encode)
  return encode
}
