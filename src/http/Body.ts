/** The body of a write: its size, type and form, before any schema looks at it (contract §1.3). */
import { Effect, Either } from "effect"
import { MalformedRequest, PayloadTooLarge, UnsupportedMediaType } from "../domain/Errors.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** 64 KiB. */
const MAX_BODY_BYTES = 65_536
/** No valid body nests deeper than three levels; hostile ones may. */
const MAX_JSON_DEPTH = 32
/** A body that takes longer to arrive is refused. */
export const BODY_TIMEOUT_MILLIS = 15_000

type BodyFailure = MalformedRequest | PayloadTooLarge | UnsupportedMediaType

const mediaType = (header: string | null): string =>
  (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? ""

const tooLarge = Symbol("too large")

// Counts while it reads, because a chunked body does not announce its size.
const readBounded = async (
  body: ReadableStream<Uint8Array>,
  maxBytes: number
): Promise<Uint8Array<ArrayBuffer> | typeof tooLarge> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return tooLarge
    }
    chunks.push(value)
  }
}

const bytesOf = (request: Request, knownSize: boolean) => {
  const { body } = request
  if (body === null) return Promise.resolve(new Uint8Array())
  return knownSize ? request.bytes() : readBounded(body, MAX_BODY_BYTES)
}

/** The bytes of a body; null if there are more than `maxBytes`. Rejects when the connection breaks. */
export const bytesWithin = async (
  request: Request,
  maxBytes: number
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null
  const bytes = request.body === null ? new Uint8Array() : await readBounded(request.body, maxBytes)
  return bytes === tooLarge ? null : bytes
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** The deepest nesting of arrays and objects in a JSON text, found without recursion. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (inString) {
      if (char === 0x5c) index++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (char === 0x7d || char === 0x5d) depth--
  }
  return deepest
}

const parse = (bytes: Uint8Array): Either.Either<unknown, MalformedRequest> => {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return Either.left(new MalformedRequest({ message: "The body is not valid UTF-8." }))
  }
  if (text.trim() === "")
    return Either.left(new MalformedRequest({ message: "The body is empty; send JSON." }))
  if (depthOf(text) > MAX_JSON_DEPTH) {
    return Either.left(
      new MalformedRequest({ message: `The body nests deeper than ${MAX_JSON_DEPTH} levels.` })
    )
  }
  try {
    return Either.right(JSON.parse(text) as unknown)
  } catch {
    return Either.left(new MalformedRequest())
  }
}

const arrived = (arriving: Promise<Uint8Array | typeof tooLarge>) =>
  Effect.tryPromise({
    try: () => arriving,
    catch: () => new MalformedRequest({ message: "The body broke off." })
  }).pipe(
    Effect.timeoutFail({
      duration: BODY_TIMEOUT_MILLIS,
      // The rest may still arrive, and must not be read as another request.
      onTimeout: () =>
        new MalformedRequest({
          message: "The body did not arrive in time.",
          headers: { connection: "close" }
        })
    })
  )

/** Reads and parses the JSON body of a write. Fails with 413 before 415 before 400. */
const read = (request: Request): Effect.Effect<unknown, BodyFailure> => {
  const { headers } = request
  const length = headers.get("content-length")
  if (length !== null && Number(length) > MAX_BODY_BYTES) return Either.left(new PayloadTooLarge())
  const isJson =
    mediaType(headers.get("content-type")) === "application/json" &&
    (headers.get("content-encoding") ?? "identity") === "identity"
  const knownSize = length !== null
  // A body of known size need not be read. One of unknown size may be too large, and 413 comes before 415.
  if (!isJson && knownSize) return Either.left(new UnsupportedMediaType())
  const read = (bytes: Uint8Array | typeof tooLarge): Either.Either<unknown, BodyFailure> => {
    if (bytes === tooLarge) return Either.left(new PayloadTooLarge())
    return isJson ? parse(bytes) : Either.left(new UnsupportedMediaType())
  }
  const arriving = bytesOf(request, knownSize)
  // Most bodies have arrived by now. Only one that has not needs a timeout.
  return Bun.peek.status(arriving) === "fulfilled"
    ? read(Bun.peek(arriving) as Uint8Array)
    : Effect.flatMap(arrived(arriving), read)
}

/** The parsed JSON body of a request, which is read once however often it is asked for. */
export const of = (facts: Pick<RequestFacts, "request" | "body">): Effect.Effect<unknown, BodyFailure> =>
  facts.body !== undefined
    ? Either.right(facts.body)
    : Effect.map(read(facts.request), (body) => {
        facts.body = body
        return body
      })
