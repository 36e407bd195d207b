/** Pages that are the same for everybody: text that is kept in memory, and files that are streamed from disk. */
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { RequestContext } from "../RequestContext.ts"
import { type Answer, jsonError } from "../Response.ts"
import { route, type Route } from "../Routes.ts"

/** Content codings that a file is kept in. */
type Coding = "br" | "gzip"

/** One page: its path, its headers and its body. */
export interface StaticPage {
  readonly path: string
  /** What logs and metrics call it. */
  readonly name: string
  /** Headers of every answer, a 304 included. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Text | Compressed
}

/** Text, made on first use. */
export interface Text {
  readonly text: () => string
  /** An entity tag for it, quotes included. */
  readonly etag: () => string
}

/** A file that exists only compressed: its path by coding. It is streamed, and not held in memory. */
interface Compressed {
  readonly files: Readonly<Record<Coding, string>>
}

/** Text that is made on first use and then kept, with its entity tag. */
export const lazyText = (make: () => string): Text => {
  let kept: { readonly text: string; readonly etag: string } | undefined
  const made = () => {
    if (kept === undefined) {
      const text = make()
      kept = { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` }
    }
    return kept
  }
  return { text: () => made().text, etag: () => made().etag }
}

const gunzipped = promisify<Uint8Array, Buffer<ArrayBuffer>>(gunzip)

/** Weight of a coding in Accept-Encoding (RFC 9110, 12.5.3): 0 where it is not wanted. */
const weightOf = (accepted: string, coding: string): number => {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(",")
      .map((each) => {
        const [name = "", ...parameters] = each.split(";").map((part) => part.trim())
        const q = parameters.find((parameter) => parameter.startsWith("q="))
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const
      })
  )
  return weights.get(coding) ?? weights.get("*") ?? 0
}

/** The coding that the client prefers; undefined if it accepts neither. */
const codingFor = (accepted: string): Coding | undefined => {
  const br = weightOf(accepted, "br")
  const gzip = weightOf(accepted, "gzip")
  if (br === 0 && gzip === 0) return undefined
  return br >= gzip ? "br" : "gzip"
}

const textAnswer = ({ etag, text }: Text, headers: Answer["headers"], request: Request): Answer => {
  const tagged = { ...headers, etag: etag() }
  const known = request.headers.get("if-none-match") ?? ""
  return known === "*" || known.split(",").some((each) => each.trim().replace(/^W\//, "") === tagged.etag)
    ? { status: 304, body: "", headers: tagged }
    : { status: 200, body: text(), headers: tagged }
}

/** Makes the function that decompresses a file, once for all who ask: they share one copy in memory. */
const decompressing = ({ files }: Compressed): (() => Promise<Blob>) => {
  let made: Promise<Blob> | undefined
  return () =>
    (made ??= Bun.file(files.gzip)
      .bytes()
      .then((bytes) => gunzipped(bytes))
      .then((bytes) => new Blob([bytes])))
}

const fileAnswer = (
  { files }: Compressed,
  decompressed: () => Promise<Blob>,
  headers: Answer["headers"],
  request: Request
): Effect.Effect<Answer> => {
  const varying = { ...headers, vary: "accept-encoding" }
  const coding = codingFor(request.headers.get("accept-encoding") ?? "")
  return coding === undefined
    ? Effect.map(Effect.promise(decompressed), (body) => ({ status: 200, body, headers: varying }))
    : Effect.succeed({
        status: 200,
        body: Bun.file(files[coding]),
        headers: { ...varying, "content-encoding": coding }
      })
}

/** The answer to a GET or HEAD of a page. */
const answering = ({ body, headers }: StaticPage): ((request: Request) => Effect.Effect<Answer>) => {
  if (!("files" in body)) return (request) => Effect.sync(() => textAnswer(body, headers, request))
  const decompressed = decompressing(body)
  return (request) => fileAnswer(body, decompressed, headers, request)
}

/** The routes of pages. */
export const staticRoutes = (pages: ReadonlyArray<StaticPage>): ReadonlyArray<Route> =>
  pages.flatMap((page) => {
    const answer = answering(page)
    return ["GET", "HEAD"].map((method) =>
      route({
        name: page.name,
        method,
        path: page.path,
        writeError: jsonError,
        run: Effect.flatMap(RequestContext, ({ request }) => answer(request))
      })
    )
  })
