/** Archives of companies: asked for by their people, made by a job, and kept for a while to be fetched. */
import { createHash } from "node:crypto"
import { Clock, Context, Data, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import {
  type ClaimedExport,
  type CompanyExport,
  CompanyExportsRepo
} from "../../repos/company/CompanyExports.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"
import { type ArchiveSink, type ArchiveTooLarge, makeArchive } from "./Archive.ts"
import { noCompany } from "./Companies.ts"

export type { CompanyExport } from "../../repos/company/CompanyExports.ts"

/** Bytes of each piece but the last. */
export const PIECE_BYTES = 524_288
/** A process that has added nothing for so long is taken to be gone. */
const CLAIM_MILLIS = 120_000
/** After so many tries an archive is given up. */
const MAX_TRIES = 5
/** For so long an archive can be fetched. */
const KEEP_MILLIS = 30 * 86_400_000
/** Archives that are removed in one round. */
const MAX_EXPIRED = 100

const GIVEN_UP = "It could not be made. Ask the operator of this Duebook about it."

/** Another try, or another archive, has taken the place of this one. */
class Superseded extends Data.TaggedError("Superseded") {}

export class CompanyExports extends Context.Tag("duebook/CompanyExports")<
  CompanyExports,
  {
    /** Asks for an archive. One that is in work already is waited for instead. */
    readonly ask: (companyId: number) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** The archive that was asked for last; null for none. */
    readonly latest: (companyId: number) => Effect.Effect<CompanyExport | null, ServiceUnavailable>
    /** A piece of an archive, from 0; null where it is gone. */
    readonly piece: (
      companyId: number,
      id: number,
      part: number
    ) => Effect.Effect<Uint8Array | null, ServiceUnavailable>
    /** Makes every archive that was asked for and that nobody is at work on; returns how many. */
    readonly makeDue: Effect.Effect<number, ServiceUnavailable>
    /** Removes those that were kept long enough; returns how many. */
    readonly expire: Effect.Effect<number, ServiceUnavailable>
    /** Writes an archive elsewhere, such as to a file; returns how many rows it has. */
    readonly writeTo: <E, R>(
      companyId: number,
      sink: ArchiveSink<E, R>
    ) => Effect.Effect<number, E | ArchiveTooLarge | NotFound | ServiceUnavailable, R>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyExports,
    Effect.gen(function* () {
      const archive = yield* makeArchive
      const ask = yield* makeAsk
      const companies = yield* CompaniesRepo
      const make = yield* makeStored
      const repo = yield* CompanyExportsRepo

      return CompanyExports.of({
        ask,
        latest: repo.latest,
        piece: repo.part,
        makeDue: Effect.flatMap(Clock.currentTimeMillis, (now) =>
          forEachCompany(
            "exports",
            (after, limit) => repo.companiesDue(now, after, limit),
            ({ companyId }) => make(companyId)
          )
        ),
        expire: Effect.flatMap(Clock.currentTimeMillis, (now) => repo.expire(now - KEEP_MILLIS, MAX_EXPIRED)),
        writeTo: Effect.fnUntraced(function* (companyId, sink) {
          const { name } = yield* orRefuse(companies.find(companyId), noCompany(companyId))
          return yield* archive({ companyId, name, at: yield* Clock.currentTimeMillis }, sink)
        })
      })
    })
  )
}

/** Makes what asks for an archive. */
const makeAsk = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const repo = yield* CompanyExportsRepo
  const write = yield* Write
  return (companyId: number) =>
    write.run({
      deed: "company.export",
      decide: Effect.fnUntraced(function* (now) {
        // The lock keeps two of its people from asking at the same time.
        yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
        const last = yield* repo.latest(companyId)
        if (last !== null && last.finishedAt === null) return unchanged(undefined)
        const actor = yield* CurrentActor
        yield* repo.ask(companyId, actor._tag === "user" ? actor.userId : null, now)
        return { value: undefined, companyId, subjectId: companyId, details: {} }
      })
    })
})

/** Makes what writes an archive into the database, in pieces. */
const makeStored = Effect.gen(function* () {
  const archive = yield* makeArchive
  const companies = yield* CompaniesRepo
  const repo = yield* CompanyExportsRepo

  const written = Effect.fnUntraced(function* (companyId: number, claimed: ClaimedExport, name: string) {
    const hash = createHash("sha256")
    let piece = Buffer.alloc(PIECE_BYTES)
    let filled = 0
    let part = 0
    let bytes = 0
    const store = Effect.fnUntraced(function* (rows: number) {
      const until = (yield* Clock.currentTimeMillis) + CLAIM_MILLIS
      const content = piece.subarray(0, filled)
      if (!(yield* repo.add(companyId, claimed, { part, content, rows, until })))
        return yield* new Superseded()
      piece = Buffer.alloc(PIECE_BYTES)
      filled = 0
      part += 1
    })
    const rows = yield* archive(
      { companyId, name, at: yield* Clock.currentTimeMillis },
      Effect.fnUntraced(function* (given, soFar) {
        hash.update(given)
        bytes += given.length
        for (let at = 0; at < given.length;) {
          const taken = Math.min(PIECE_BYTES - filled, given.length - at)
          piece.set(given.subarray(at, at + taken), filled)
          filled += taken
          at += taken
          if (filled === PIECE_BYTES) yield* store(soFar)
        }
      })
    )
    if (filled > 0) yield* store(rows)
    return { rows, bytes, sha256: new Uint8Array(hash.digest()) }
  })

  const giveUp = (companyId: number, claimed: ClaimedExport, problem: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => repo.giveUp(companyId, claimed, problem, now))

  return Effect.fnUntraced(function* (companyId: number) {
    const now = yield* Clock.currentTimeMillis
    const claimed = yield* repo.claim(companyId, now, now + CLAIM_MILLIS)
    if (claimed === null) return 0
    const company = yield* companies.find(companyId)
    if (company === null || claimed.tries > MAX_TRIES) {
      yield* giveUp(companyId, claimed, GIVEN_UP)
      return 0
    }
    return yield* Effect.flatMap(written(companyId, claimed, company.name), (finished) =>
      Effect.flatMap(Clock.currentTimeMillis, (at) => repo.finish(companyId, claimed, finished, at))
    ).pipe(
      Effect.as(1),
      Effect.catchTag("Superseded", () => Effect.succeed(0)),
      Effect.catchTag("ArchiveTooLarge", ({ message }) => Effect.as(giveUp(companyId, claimed, message), 0))
    )
  })
})
