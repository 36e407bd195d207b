/** The archive of a company as a file. It is fetched in pieces, and a download that broke off goes on where it was. */
import { Effect, Runtime } from "effect"
import { NotFound } from "../../../domain/Errors.ts"
import { isFreshElsewhere } from "../../../domain/Session.ts"
import { type ByteRange, byteRange, isSameFile } from "../../../http/ByteRange.ts"
import type { Answer } from "../../../http/Response.ts"
import { type CompanyExport, CompanyExports, PIECE_BYTES } from "../../../services/company/CompanyExports.ts"
import * as Html from "../../Html.tsx"
import { companyRaw, type CompanyVisit } from "../../Page.ts"

/** The address of the file below the company's. */
export const ARCHIVE_PATH = "/company/archive"

const headersOf = (etag: string, name: string) => ({
  "content-type": "application/zip",
  "content-disposition": `attachment; filename="${name}"`,
  "accept-ranges": "bytes",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  etag
})

/** The bytes of a range, read piece by piece as the client takes them. */
const streamOf = Effect.fnUntraced(function* (companyId: number, id: number, { first, last }: ByteRange) {
  const exports = yield* CompanyExports
  const run = Runtime.runPromise(yield* Effect.runtime())
  let at = first
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (at > last) return controller.close()
        const part = Math.floor(at / PIECE_BYTES)
        const piece = await run(exports.piece(companyId, id, part))
        // Another archive has taken its place meanwhile: the client sees that the file is too short.
        if (piece === null) return controller.error(new Error("the archive is gone"))
        const begin = part * PIECE_BYTES
        const bytes = piece.subarray(at - begin, Math.min(piece.length, last + 1 - begin))
        at += bytes.length
        controller.enqueue(bytes)
      }
    },
    { highWaterMark: 1 }
  )
})

const fileOf = Effect.fnUntraced(function* (
  { facts: { request }, membership }: CompanyVisit,
  { bytes, id, sha256 }: CompanyExport
) {
  const { id: companyId } = membership.company
  const size = bytes ?? 0
  const etag = `"${sha256 ?? ""}"`
  const headers = headersOf(etag, `duebook-company-${companyId}.zip`)
  const wanted = isSameFile(request.headers.get("if-range"), etag)
    ? byteRange(request.headers.get("range"), size)
    : null
  if (wanted === "unsatisfiable") {
    return {
      status: 416,
      body: "",
      headers: { ...headers, "content-range": `bytes */${size}` }
    } satisfies Answer
  }
  const range = wanted ?? { first: 0, last: size - 1 }
  const length = range.last - range.first + 1
  return {
    status: wanted === null ? 200 : 206,
    body: yield* streamOf(companyId, id, range),
    headers: {
      ...headers,
      "content-length": String(length),
      ...(wanted === null ? {} : { "content-range": `bytes ${range.first}-${range.last}/${size}` })
    }
  } satisfies Answer
})

/** Who has given no code lately goes to the page that asks for one; a program that goes on is told so. */
const withoutCode = ({ base, facts: { request } }: CompanyVisit): Answer =>
  request.headers.has("range")
    ? { status: 403, body: "", headers: {} }
    : Html.redirect(`${base}/company#archive`)

/** `/app/{company}/company/archive`. */
export const archive = companyRaw({
  path: ARCHIVE_PATH,
  roles: ["owner", "admin"],
  answer: (visit) =>
    Effect.gen(function* () {
      if (!isFreshElsewhere(visit.session)) return withoutCode(visit)
      const exports = yield* CompanyExports
      const latest = yield* exports.latest(visit.membership.company.id)
      const isThere = latest !== null && latest.finishedAt !== null && latest.problem === null
      return isThere ? yield* fileOf(visit, latest) : yield* new NotFound()
    })
})
