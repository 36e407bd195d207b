/** The body of a write, JSON or a file: its size, type and form, before any schema looks at it (contract §1.3). */
import { Context, Effect, Either, Option } from "effect"
import { FileBody, type FileRules } from "../api/FileBody.ts"
import {
  MalformedRequest,
  PayloadTooLarge,
  RequestTimeout,
  ServiceUnavailable,
  UnsupportedMediaType
} from "../domain/Errors.ts"
import { isTooDeep, MAX_JSON_DEPTH } from "../domain/JsonDepth.ts"
import { FILE_BYTES_PER_SECOND } from "./BodyPace.ts"
import { FilesInMemory } from "./FilesInMemory.ts"
import type { Place } from "./InFlight.ts"
import { nextTurn } from "./NextTurn.ts"
import type { RequestFacts } from "./RequestContext.ts"

/** 64 KiB. */
const MAX_BODY_BYTES = 65_536

const BYTES_OF_MEGABYTE = 1_048_576

type Bytes = Uint8Array<ArrayBuffer>

/** Why a body could not be read. */
export type ReadFailure = MalformedRequest | RequestTimeout | ServiceUnavailable

type BodyFailure = ReadFailure | PayloadTooLarge | UnsupportedMediaType

/** What is needed of a request to read its body. */
type Arriving = Pick<RequestFacts, "request" | "place">

const mediaType = (header: string | null): string =>
  (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? ""

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Bytes>["read"]>>

/** A body that is read. It counts while it reads, because a chunked body does not announce its size. */
class Reading {
  readonly #reader: ReadableStreamDefaultReader<Bytes>
  readonly #announced: number | null
  readonly #maxBytes: number
  readonly #chunks: Array<Bytes> = []
  #size = 0

  constructor(body: ReadableStream<Bytes>, announced: number | null, maxBytes: number) {
    this.#reader = body.getReader()
    this.#announced = announced
    this.#maxBytes = maxBytes
  }

  next(): Promise<Chunk> {
    return this.#reader.read()
  }

  /** Takes what has come. Whether that was all: no more is expected, or no more is wanted. */
  take({ done, value }: Chunk): boolean {
    if (done) return true
    this.#size += value.byteLength
    if (this.isTooLarge) {
      this.stop()
      return true
    }
    this.#chunks.push(value)
    return this.#size === this.#announced
  }

  get isTooLarge(): boolean {
    return this.#size > this.#maxBytes
  }

  /** All that was read; null if that is too much. */
  get bytes(): Bytes | null {
    if (this.isTooLarge) return null
    const [first = new Uint8Array(), ...others] = this.#chunks
    return others.length === 0 ? first : Buffer.concat(this.#chunks)
  }

  /** Takes what has arrived already. The promise of the next bytes; null if that was all. */
  ahead(next = this.next()): Promise<Chunk> | null {
    for (let chunk = next; ; chunk = this.next()) {
      if (Bun.peek.status(chunk) !== "fulfilled") {
        // A client may hang up before anybody awaits it.
        chunk.catch(() => undefined)
        return chunk
      }
      if (this.take(Bun.peek(chunk) as Chunk)) return null
    }
  }

  /** Reads no further. A read that waits ends. */
  stop(): void {
    void this.#reader.cancel().catch(() => undefined)
  }
}

/** The rest of the body may still arrive, and must not be read as another request. */
const overloaded = () =>
  new ServiceUnavailable({ ...ServiceUnavailable.because("overloaded"), headers: { connection: "close" } })

/** Reads what has not arrived yet, in a place among those that wait for bytes. */
const readSlowly = async (
  reading: Reading,
  first: Promise<Chunk>,
  place: Place,
  bytesPerSecond: number | undefined
): Promise<void> => {
  // What came in the same packet as the head of the request is there then.
  await nextTurn()
  const next = reading.ahead(first)
  if (next === null) return
  let isTooSlow = false
  const waiting = place.wait(() => {
    isTooSlow = true
    reading.stop()
  }, bytesPerSecond)
  if (waiting === null) {
    reading.stop()
    throw overloaded()
  }
  let hasPlace = false
  try {
    for (let chunk = await next; !reading.take(chunk); chunk = await reading.next()) {
      waiting.arrived(chunk.value?.byteLength ?? 0)
    }
  } finally {
    hasPlace = waiting.end()
  }
  if (isTooSlow) throw new RequestTimeout()
  if (!hasPlace) throw overloaded()
}

/** A client that is told to wait comes back, so its connection stays. */
const TO_WAIT: ReadonlySet<number> = new Set([429, 503])

/** A body that is too large is not read to its end. */
const TOO_LARGE = 413

/**
 * Whether the rest of a body may still come that nobody reads, once there is an answer: it must not be read as another
 * request, and whoever is refused before the body is read holds no connection by it.
 */
export const isLeftUnread = async (
  { body, bodyUsed, headers }: Request,
  status: number
): Promise<boolean> => {
  if (body === null || TO_WAIT.has(status)) return false
  if (status === TOO_LARGE) return true
  if (bodyUsed || body.locked) return false
  const length = headers.get("content-length")
  const reading = new Reading(body, length === null ? null : Number(length), MAX_BODY_BYTES)
  const first = reading.ahead()
  if (first === null) return reading.isTooLarge
  await nextTurn()
  const isLeft = reading.ahead(first) !== null || reading.isTooLarge
  if (isLeft) reading.stop()
  return isLeft
}

const failureOf = (error: unknown): ReadFailure =>
  error instanceof RequestTimeout || error instanceof ServiceUnavailable
    ? error
    : new MalformedRequest({ message: "The body broke off." })

/**
 * The bytes of a body; null if there are more than `maxBytes`. Whoever asks has judged the request's credential before.
 * A body that has arrived needs neither a place nor a clock.
 */
export const bytesWithin = (
  { place, request }: Arriving,
  maxBytes: number,
  bytesPerSecond?: number
): Effect.Effect<Bytes | null, ReadFailure> => {
  const length = request.headers.get("content-length")
  if (length !== null && Number(length) > maxBytes) return Either.right(null)
  if (request.body === null) return Either.right(new Uint8Array())
  if (place === null) throw new Error("a body is read of a request without a place")
  const reading = new Reading(request.body, length === null ? null : Number(length), maxBytes)
  const next = reading.ahead()
  return next === null
    ? Either.right(reading.bytes)
    : Effect.tryPromise({
        try: () => readSlowly(reading, next, place, bytesPerSecond).then(() => reading.bytes),
        catch: failureOf
      })
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const parse = (bytes: Uint8Array): Either.Either<unknown, MalformedRequest> => {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return Either.left(new MalformedRequest({ message: "The body is not valid UTF-8." }))
  }
  if (text.trim() === "")
    return Either.left(new MalformedRequest({ message: "The body is empty; send JSON." }))
  if (isTooDeep(text)) {
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

/** What a JSON body may be. */
interface JsonLimits {
  readonly maxBytes: number
  /** The types under which JSON is sent. */
  readonly types: ReadonlySet<string>
  /** The slowest pace at which it may arrive. */
  readonly bytesPerSecond?: number
}

const ofWrites: JsonLimits = { maxBytes: MAX_BODY_BYTES, types: new Set(["application/json"]) }

/** Reads and parses a JSON body, by default that of a write. Fails with 413 before 415 before 400. */
export const jsonWithin = (
  arriving: Arriving,
  { bytesPerSecond, maxBytes, types }: JsonLimits = ofWrites
): Effect.Effect<unknown, BodyFailure> => {
  const { headers } = arriving.request
  const length = headers.get("content-length")
  if (length !== null && Number(length) > maxBytes) return Either.left(new PayloadTooLarge())
  const isJson =
    types.has(mediaType(headers.get("content-type"))) &&
    (headers.get("content-encoding") ?? "identity") === "identity"
  // A body of known size need not be read. One of unknown size may be too large, and 413 comes before 415.
  if (!isJson && length !== null) return Either.left(new UnsupportedMediaType())
  return Effect.flatMap(
    bytesWithin(arriving, maxBytes, bytesPerSecond),
    (bytes): Either.Either<unknown, BodyFailure> => {
      if (bytes === null) return Either.left(new PayloadTooLarge())
      return isJson ? parse(bytes) : Either.left(new UnsupportedMediaType())
    }
  )
}

/** What of a request its body is read by. */
type Reader = Arriving & Pick<RequestFacts, "body" | "companyId" | "leaveFile" | "route">

/** The files of this process. */
const files = new FilesInMemory()

/** Reads a file, in a place of its company. Fails with 413 before 415 before 400. */
const fileWithin = (facts: Reader, { maxBytes, types }: FileRules): Effect.Effect<Bytes, BodyFailure> => {
  const { headers } = facts.request
  const length = headers.get("content-length")
  const tooLarge = new PayloadTooLarge({
    message: `The file is larger than ${Math.floor(maxBytes / BYTES_OF_MEGABYTE)} MB.`
  })
  if (length !== null && Number(length) > maxBytes) return Either.left(tooLarge)
  const isTaken =
    types.includes(mediaType(headers.get("content-type"))) &&
    (headers.get("content-encoding") ?? "identity") === "identity"
  const notTaken = new UnsupportedMediaType({
    message: `Send the file itself, uncompressed, as one of ${types.join(", ")}.`
  })
  // As of JSON: a body of known size need not be read to be refused, and one of unknown size may be too large.
  if (!isTaken && length !== null) return Either.left(notTaken)
  // The company is known once the request is admitted, which is before its body is read.
  facts.leaveFile = files.enter(facts.companyId ?? 0)
  if (facts.leaveFile === null) return Either.left(overloaded())
  return Effect.flatMap(
    bytesWithin(facts, maxBytes, FILE_BYTES_PER_SECOND),
    (bytes): Either.Either<Bytes, BodyFailure> => {
      if (bytes === null) return Either.left(tooLarge)
      if (!isTaken) return Either.left(notTaken)
      return bytes.byteLength === 0
        ? Either.left(new MalformedRequest({ message: "The body is empty; send the file." }))
        : Either.right(bytes)
    }
  )
}

/** The body of a request as its endpoint declares it, JSON or a file, which is read once however often it is asked for. */
export const of = (facts: Reader): Effect.Effect<unknown, BodyFailure> => {
  if (facts.body !== undefined) return Either.right(facts.body)
  const rules = facts.route === null ? Option.none() : Context.getOption(facts.route.annotations, FileBody)
  return Effect.map(Option.isNone(rules) ? jsonWithin(facts) : fileWithin(facts, rules.value), (body) => {
    facts.body = body
    return body
  })
}
