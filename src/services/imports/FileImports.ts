/**
 * Imports files that keep the book in step with another program: a file is stored and compared, somebody looks at the
 * difference, and it is applied in the background, some rows at a time.
 */
// oxlint-disable max-lines-per-function max-lines -- one service: its methods, a few lines each
import { createHash } from "node:crypto"
import { Clock, Context, Effect, Layer } from "effect"
import { type Actor, CurrentActor } from "../../domain/Actor.ts"
import { type CompanySettings, companyDay, companyTime } from "../../domain/Company.ts"
import { companyCurrency } from "../../domain/CompanyCurrency.ts"
import { isCalendarDate } from "../../domain/CalendarDate.ts"
import { NotFound, type RateLimited, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { FileImport, ImportSettings } from "../../domain/imports/FileImport.ts"
import { type ImportKind, MAX_IMPORT_BYTES } from "../../domain/imports/ImportKind.ts"
import {
  type FileFound,
  type ImportChoices,
  NO_CHOICES,
  type WrongRow
} from "../../domain/imports/ReadFile.ts"
import { logRepeated } from "../../postgres/RepeatedWork.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { FileImportsRepo } from "../../repos/imports/FileImports.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { noCompany } from "../company/Companies.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { orRefuse } from "../Lookup.ts"
import { ImportReading, wrongFile } from "./ImportReading.ts"
import { makePreview } from "./Previewing.ts"
import { fairLimit } from "../../threads/FairLimit.ts"
import { refuseCrowded } from "../Crowded.ts"
import { makeRun } from "./Running.ts"

/** What was not imported for so long is forgotten. */
const FORGOTTEN_AFTER_MILLIS = 86_400_000
/** Files that are read and compared at once by a process, and of one company: their rows are in memory. */
const COMPARED_AT_ONCE = 2
const COMPARED_OF_ONE = 1
/** Those that wait. */
const MAX_WAITING = 32
const MAX_WAITING_OF_ONE = 8
/** Imports that a process applies at once, and that wait for it: all rows of each are in memory until it ends. */
const APPLIED_AT_ONCE = 2
const MAX_APPLIED_LATER = 64
const MAX_APPLIED_LATER_OF_ONE = 8
/** Imports of a company that one round of the job works on, before it is the next one's turn. */
const MAX_DUE = 1
/** For so long whoever begins an import waits for its end. */
const PATIENCE = "2 seconds"
/** Imports that are listed. */
const MAX_LISTED = 10

/** What an import begins with. */
export const DEFAULT_SETTINGS: ImportSettings = {
  choices: NO_CHOICES,
  start: "next",
  importsOthers: false,
  gone: { take: "leave", ids: [], paidOn: null }
}

type Failure = ValidationFailed | RateLimited | ServiceUnavailable | NotFound

export class FileImports extends Context.Tag("duebook/FileImports")<
  FileImports,
  {
    /** Stores a file and compares it with the book, by what was chosen for one with the same headings. */
    readonly upload: (
      companyId: number,
      file: { readonly kind: ImportKind; readonly fileName: string | null; readonly bytes: Uint8Array }
    ) => Effect.Effect<FileImport, Failure, CurrentActor>
    readonly find: (
      companyId: number,
      kind: ImportKind,
      id: number
    ) => Effect.Effect<FileImport, NotFound | ServiceUnavailable>
    /** Compares a file anew, as somebody has chosen; the choices are remembered for its headings. */
    readonly compare: (
      companyId: number,
      kind: ImportKind,
      id: number,
      settings: ImportSettings
    ) => Effect.Effect<FileImport, Failure>
    /**
     * Has an import applied as it was compared last. `ValidationFailed` if rows are wrong and the others are not to be
     * imported without them. It runs in this process, or in another one if this one ends.
     */
    readonly begin: (
      companyId: number,
      kind: ImportKind,
      id: number,
      settings: ImportSettings
    ) => Effect.Effect<FileImport, Failure, CurrentActor>
    /** Stops an import; what is applied stays. */
    readonly stop: (
      companyId: number,
      kind: ImportKind,
      id: number
    ) => Effect.Effect<void, NotFound | ServiceUnavailable>
    /** Goes on with one that was stopped. */
    readonly goOn: (
      companyId: number,
      kind: ImportKind,
      id: number
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** Applies an import that has begun, until it ends or is stopped. */
    readonly run: (companyId: number, id: number) => Effect.Effect<void, ServiceUnavailable>
    /**
     * The same, in this process and beside whoever has asked for it: they wait only a moment, in which a small file is
     * imported. What this process leaves undone, another one goes on with.
     */
    readonly runInBackground: (companyId: number, id: number) => Effect.Effect<void>
    /** The rows that can't be imported, with what is wrong with each. */
    readonly wrongRows: (
      companyId: number,
      kind: ImportKind,
      id: number
    ) => Effect.Effect<{ readonly found: FileFound; readonly wrong: ReadonlyArray<WrongRow> }, Failure>
    /** The newest imports of a kind that have begun. */
    readonly newest: (
      companyId: number,
      kind: ImportKind
    ) => Effect.Effect<ReadonlyArray<FileImport>, ServiceUnavailable>
    /** Works on all that waits, or was left by a process that has gone; returns how many. */
    readonly runDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FileImports,
    Effect.suspend(() => Effect.flatMap(makeLooks, makeService))
  )
}

/** What a file is told apart by, with its kind. */
const hashOf = (text: string): Uint8Array => createHash("sha256").update(text, "utf8").digest()

const tooLarge = `The file is larger than ${MAX_IMPORT_BYTES / 1_048_576} MB.`

/** Makes the functions that read a file and compare it. */
const makeLooks = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const preview = yield* makePreview
  const reading = yield* ImportReading
  const repo = yield* FileImportsRepo
  const turns = fairLimit({
    running: COMPARED_AT_ONCE,
    runningOfKey: COMPARED_OF_ONE,
    waiting: MAX_WAITING,
    waitingOfKey: MAX_WAITING_OF_ONE
  })
  /** What of a company has a file in memory, in its turn. */
  const inTurn = <A>(companyId: number, work: Effect.Effect<A, Failure>) =>
    Effect.catchTag(turns.run(String(companyId), work), "Crowded", refuseCrowded)

  const companyOf = Effect.fnUntraced(function* (companyId: number) {
    return yield* orRefuse(companies.find(companyId), noCompany(companyId))
  })
  const bytesOf = Effect.fnUntraced(function* (companyId: number, id: number) {
    const bytes = yield* repo.content(companyId, id)
    return bytes === null ? yield* wrongFile("The file is not kept any more. Choose it again.") : bytes
  })
  const find = Effect.fnUntraced(function* (companyId: number, kind: ImportKind, id: number) {
    const found = yield* repo.find(companyId, id)
    return found === null || found.kind !== kind ? yield* NotFound.numbered("import", id) : found
  })

  /** Reads a file and compares it; without choices, by those that were remembered for its headings. */
  const look = (
    companyId: number,
    kind: ImportKind,
    bytes: Effect.Effect<Uint8Array, ValidationFailed | ServiceUnavailable>,
    chosen: ImportChoices | null
  ) =>
    Effect.gen(function* () {
      const company = yield* companyOf(companyId)
      const file = { kind, bytes: yield* bytes, currency: companyCurrency(company) }
      const first = yield* reading.rows(companyId, { ...file, choices: chosen ?? NO_CHOICES })
      const known = chosen === null ? yield* repo.choices(companyId, hashOf(first.found.fingerprint)) : null
      const { found, rows } =
        known === null ? first : yield* reading.rows(companyId, { ...file, choices: known })
      const compared = yield* preview(settingsOf(company), kind, found, rows)
      return { choices: chosen ?? known ?? NO_CHOICES, compared, fingerprint: hashOf(found.fingerprint) }
    }).pipe((work) => inTurn(companyId, work))

  return { bytesOf, companyOf, find, inTurn, look, reading, repo }
})

type Looks = Effect.Effect.Success<typeof makeLooks>

/** What is wrong with the choice of what becomes of rows that are gone. */
const goneIssue = (
  { gone }: ImportSettings,
  company: CompanySettings,
  now: number
): ValidationFailed | null => {
  if (gone.take === "leave" || gone.paidOn === null) return null
  const isPast = isCalendarDate(gone.paidOn) && gone.paidOn <= companyDay(company, companyTime(company, now))
  return isPast
    ? null
    : ValidationFailed.of({
        field: "paid_on",
        code: "invalid",
        message: "The day of payment must be today or a day before."
      })
}

const makeService = (looks: Looks) =>
  Effect.gen(function* () {
    const { bytesOf, companyOf, find, inTurn, look, reading, repo } = looks
    const apply = yield* makeRun
    const turns = fairLimit({
      running: APPLIED_AT_ONCE,
      runningOfKey: 1,
      waiting: MAX_APPLIED_LATER,
      waitingOfKey: MAX_APPLIED_LATER_OF_ONE
    })
    // What is too much for this process waits for the next round of the job, here or elsewhere.
    const run = (companyId: number, id: number) =>
      Effect.catchTag(turns.run(String(companyId), apply(companyId, id)), "Crowded", () => Effect.void)
    const serverClock = yield* ServerClock
    const tenant = yield* Tenant

    const begin = Effect.fnUntraced(function* (
      companyId: number,
      id: number,
      from: ReadonlyArray<FileImport["state"]>,
      settings: ImportSettings,
      actor: Actor
    ) {
      const now = yield* serverClock.now
      return yield* tenant.transaction(companyId, repo.begin(companyId, id, { from, settings, actor, now }))
    })

    return FileImports.of({
      find,
      upload: Effect.fnUntraced(function* (companyId, { bytes, fileName, kind }) {
        if (bytes.length > MAX_IMPORT_BYTES) return yield* wrongFile(tooLarge)
        const actor = yield* CurrentActor
        const { choices, compared } = yield* look(companyId, kind, Effect.succeed(bytes), null)
        const now = yield* Clock.currentTimeMillis
        const settings = { ...DEFAULT_SETTINGS, choices }
        const id = yield* tenant.transaction(
          companyId,
          Effect.gen(function* () {
            yield* repo.forget(companyId, { before: now - FORGOTTEN_AFTER_MILLIS, now })
            const made = yield* repo.insert(companyId, { actor, bytes, fileName, kind, settings }, now)
            yield* repo.preview(companyId, made, compared, settings)
            return made
          })
        )
        return yield* find(companyId, kind, id)
      }),
      compare: Effect.fnUntraced(function* (companyId, kind, id, settings) {
        yield* find(companyId, kind, id)
        const bytes = bytesOf(companyId, id)
        const { compared, fingerprint } = yield* look(companyId, kind, bytes, settings.choices)
        const now = yield* Clock.currentTimeMillis
        yield* tenant.transaction(
          companyId,
          Effect.zipRight(
            repo.preview(companyId, id, compared, settings),
            repo.remember(companyId, fingerprint, settings.choices, now)
          )
        )
        return yield* find(companyId, kind, id)
      }),
      begin: Effect.fnUntraced(function* (companyId, kind, id, settings) {
        const actor = yield* CurrentActor
        const before = yield* find(companyId, kind, id)
        if (before.state !== "preview") return before
        const company = settingsOf(yield* companyOf(companyId))
        const issue = goneIssue(settings, company, yield* Clock.currentTimeMillis)
        if (issue !== null) return yield* issue
        const problems = before.preview?.found
        if (
          problems === undefined ||
          !problems.isReadable ||
          (problems.problemCount > 0 && !settings.importsOthers)
        ) {
          return yield* ValidationFailed.of({
            field: "others",
            code: "required",
            message: "Rows are wrong: correct the file, or import the other rows."
          })
        }
        yield* begin(companyId, id, ["preview"], { ...settings, choices: before.settings.choices }, actor)
        return yield* find(companyId, kind, id)
      }),
      stop: Effect.fnUntraced(function* (companyId, kind, id) {
        yield* find(companyId, kind, id)
        yield* tenant.transaction(companyId, repo.stop(companyId, id))
      }),
      goOn: Effect.fnUntraced(function* (companyId, kind, id) {
        const { settings } = yield* find(companyId, kind, id)
        yield* begin(companyId, id, ["stopped"], settings, yield* CurrentActor)
      }),
      run,
      runInBackground: Effect.fnUntraced(function* (companyId, id) {
        const fiber = yield* run(companyId, id).pipe(
          Effect.catchAllCause((cause) => logRepeated("an import failed, and is tried again", cause)),
          Effect.forkDaemon
        )
        // This wait may be given up at any time.
        yield* Effect.interruptible(Effect.raceFirst(fiber.await, Effect.sleep(PATIENCE)))
      }),
      wrongRows: Effect.fnUntraced(function* (companyId, kind, id) {
        const { settings } = yield* find(companyId, kind, id)
        const currency = companyCurrency(yield* companyOf(companyId))
        const { choices } = settings
        return yield* inTurn(
          companyId,
          Effect.flatMap(bytesOf(companyId, id), (bytes) =>
            reading.wrong(companyId, { kind, bytes, currency, choices })
          )
        )
      }),
      newest: (companyId, kind) => repo.newest(companyId, kind, MAX_LISTED),
      runDue: Effect.flatMap(serverClock.now, (now) =>
        forEachCompany(
          "imports",
          (after, limit) => repo.companiesDue(now, after, limit),
          ({ companyId }) =>
            Effect.flatMap(repo.due(companyId, now, MAX_DUE), (ids) =>
              Effect.as(
                Effect.forEach(ids, (id) => run(companyId, id), { discard: true }),
                ids.length
              )
            )
        )
      )
    })
  })
