/** A form as a browser sends it: its fields, and how a schema of the API reads them. */
import { createHash } from "node:crypto"
import { Effect, Either, ParseResult, type Schema } from "effect"
import { MalformedRequest, PayloadTooLarge, ValidationFailed } from "../domain/Errors.ts"
import { issuesOf } from "../domain/FieldIssues.ts"
import { plainAmount } from "../domain/TypedAmount.ts"
import { bytesWithin, type ReadFailure } from "../http/Body.ts"
import type { RequestFacts } from "../http/RequestContext.ts"

/** Bytes of a form without a file. */
const MAX_FORM_BYTES = 262_144
/** Fields of one form, hidden ones included. */
const MAX_FIELDS = 2_000

/** Fields that the application adds to each form by itself. */
export const ownFields = {
  /** Which button was pressed. */
  action: "_action",
  /** The name of this sending: pressed twice, it is done once. */
  key: "_key",
  /** Proves that the form is ours. */
  token: "_token",
  /** A code that was asked for in between. */
  code: "_code",
  /** The answer of a passkey that was asked for in between. */
  passkey: "_passkey",
  /** The password, likewise. */
  password: "_password"
} as const

/** The field of an amount of money, in the currency of the field beside it. */
const AMOUNT = "amount"

const ownNames: ReadonlySet<string> = new Set(Object.values(ownFields))

/** An uploaded file. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The fields of a form, by name. Line breaks are single ones, as typed. */
export class Form {
  readonly fields: ReadonlyMap<string, ReadonlyArray<string>>
  /** Files by the name of their field, which may have many. */
  readonly files: ReadonlyMap<string, ReadonlyArray<UploadedFile>>
  constructor(
    fields: ReadonlyMap<string, ReadonlyArray<string>>,
    files: ReadonlyMap<string, ReadonlyArray<UploadedFile>> = new Map()
  ) {
    this.fields = fields
    this.files = files
  }

  /** The first value of a field; empty if it was not sent. */
  text(name: string): string {
    return this.fields.get(name)?.[0] ?? ""
  }

  /** The action of the button that was pressed; without a name of its own, that of its form. */
  get action(): string {
    return this.all(ownFields.action).at(-1) ?? ""
  }

  /** Every value of a field, as of checkboxes of one name. */
  all(name: string): ReadonlyArray<string> {
    return this.fields.get(name) ?? []
  }

  /** The files of a field. A browser sends an empty one where nobody has chosen any. */
  filesOf(name: string): ReadonlyArray<UploadedFile> {
    return (this.files.get(name) ?? []).filter(({ bytes }) => bytes.length > 0)
  }

  /** The same form without one of its fields. */
  without(name: string): Form {
    return new Form(new Map([...this.fields].filter(([each]) => each !== name)), this.files)
  }

  /** The fields that a person has filled in, without our own. */
  get given(): ReadonlyArray<readonly [string, string]> {
    return [...this.fields].flatMap(([name, values]) =>
      ownNames.has(name) ? [] : values.map((value) => [name, value] as const)
    )
  }
}

/** What a form is told apart by: its address and all that a person has filled in. */
export const fingerprint = (path: string, form: Form): Uint8Array => {
  const hash = createHash("sha256").update(JSON.stringify([path, form.action, form.given]), "utf8")
  for (const [name, files] of form.files)
    for (const { bytes } of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  return hash.digest()
}

const parsed = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Form> => {
  const data = await new Response(bytes, { headers: { "content-type": contentType } }).formData()
  const fields = new Map<string, Array<string>>()
  const files = new Map<string, ReadonlyArray<UploadedFile>>()
  let count = 0
  for (const [name, value] of data) {
    if (++count > MAX_FIELDS) break
    if (typeof value === "string") {
      fields.set(name, [...(fields.get(name) ?? []), value.replaceAll("\r\n", "\n")])
      continue
    }
    const file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
    files.set(name, [...(files.get(name) ?? []), file])
  }
  return new Form(fields, files)
}

/** The rest may still arrive, and must not be read as another request. */
const HANG_UP = { connection: "close" } as const

const broken = new MalformedRequest({
  message: "Part of the form is missing. Send it again.",
  headers: HANG_UP
})

/** Reads a form of at most `maxBytes`, which comes at the usual pace at least, or at this one. */
export const read = (
  facts: Pick<RequestFacts, "request" | "place">,
  maxBytes: number = MAX_FORM_BYTES,
  bytesPerSecond?: number
): Effect.Effect<Form, ReadFailure | PayloadTooLarge> =>
  Effect.flatMap(
    bytesWithin(facts, maxBytes, bytesPerSecond),
    (bytes): Effect.Effect<Form, MalformedRequest | PayloadTooLarge> =>
      bytes === null
        ? new PayloadTooLarge({
            message: `This is more than ${Math.floor(maxBytes / 1_024)} KB.`,
            headers: HANG_UP
          })
        : Effect.tryPromise({
            try: () => parsed(bytes, facts.request.headers.get("content-type") ?? ""),
            catch: () => broken
          })
  ).pipe(Effect.mapError((error) => (error._tag === "MalformedRequest" ? broken : error)))

/** How fields become JSON where text is not enough. */
export interface FieldTypes {
  /** Fields that hold a whole number, such as ids. */
  readonly numbers?: ReadonlyArray<string>
  /** Fields that hold a list, such as checkboxes of one name, of which those that are not ticked are not sent. */
  readonly lists?: ReadonlyArray<string>
  /** Checkboxes that are true or false. */
  readonly flags?: ReadonlyArray<string>
  /** Fields whose emptiness means null rather than absence: those of a PATCH. */
  readonly nullable?: ReadonlyArray<string>
  /** The only fields to read; by default all. */
  readonly only?: ReadonlyArray<string>
}

/** `customer.display_name` is the deepest name that a request of the API has. */
const MAX_DEPTH = 2

/** Puts a value under its name; a name that no request has is left out. */
const put = (target: Record<string, unknown>, name: string, value: unknown): void => {
  const [head = "", inner, ...deeper] = name.split(".", MAX_DEPTH + 1)
  if (head === "__proto__" || inner === "__proto__" || deeper.length > 0) return
  if (inner === undefined) {
    target[head] = value
    return
  }
  const object = (target[head] ??= {})
  if (typeof object === "object" && object !== null) (object as Record<string, unknown>)[inner] = value
}

/** The value of a field as JSON; undefined where it was left empty. */
const valueOf = (
  name: string,
  [first = "", ...others]: ReadonlyArray<string>,
  { lists = [], nullable = [], numbers = [] }: FieldTypes
): unknown => {
  if (lists.includes(name)) return [first, ...others]
  const text = first.trim()
  if (text === "") return nullable.includes(name) ? null : undefined
  return numbers.includes(name) && /^[0-9]{1,16}$/.test(text) ? Number(text) : first
}

/** The fields as JSON of the API: names with dots are objects, and a field that was left empty is absent. */
export const toJson = (form: Form, reading: FieldTypes = {}): Record<string, unknown> => {
  const { flags = [], lists = [], only } = reading
  const json: Record<string, unknown> = {}
  for (const [name, typed] of form.fields) {
    if (ownNames.has(name) || flags.includes(name) || only?.includes(name) === false) continue
    // People type amounts as they are written where they live.
    const currency = form.text("currency").trim()
    const values = name === AMOUNT ? typed.map((text) => plainAmount(text, { currency })) : typed
    const value = valueOf(name, values, reading)
    if (value !== undefined) put(json, name, value)
  }
  for (const name of lists) if (!form.fields.has(name)) put(json, name, [])
  for (const name of flags) put(json, name, form.text(name) !== "")
  return json
}

/** Reads the fields by a schema, such as that of an API request; every wrong field is named. */
export const decode = <A, I>(
  schema: Schema.Schema<A, I>,
  form: Form,
  reading: FieldTypes = {}
): Either.Either<A, ValidationFailed> =>
  Either.mapLeft(
    ParseResult.decodeUnknownEither(schema)(toJson(form, reading), {
      errors: "all",
      onExcessProperty: "error"
    }),
    (issue) => ValidationFailed.all(issuesOf(issue, "form"))
  )
