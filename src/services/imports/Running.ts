/** Applies an import: some rows a transaction, which also notes how far it is, so that each row is applied once. */
// oxlint-disable max-lines-per-function -- one run, in the order of its steps
import { Clock, Data, Effect } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { companyCurrency } from "../../domain/CompanyCurrency.ts"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { addCounts, type FileImport, type ImportCounts, NO_COUNTS } from "../../domain/imports/FileImport.ts"
import type { RowsOf } from "../../domain/imports/FileRows.ts"
import type { ImportKind } from "../../domain/imports/ImportKind.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { type ClaimedImport, FileImportsRepo } from "../../repos/imports/FileImports.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { turnOfOthers } from "../bank/TurnOfOthers.ts"
import { Write } from "../Write.ts"
import { type ApplyContext, makeApplyDebts } from "./ApplyingDebts.ts"
import { makeApplyBills, makeApplyCustomers } from "./ApplyingOthers.ts"
import {
  type Compared,
  type DifferencesOf,
  type FoundCustomers,
  makeCompare,
  makeCustomersOf
} from "./Comparing.ts"
import { ImportReading } from "./ImportReading.ts"
import { idOfStanding, inFileAsOf, makeForEachGone, type OpenStanding, ROWS_PER_LOOK } from "./Previewing.ts"

/** Rows of one transaction: it is short enough for other writes to pass. */
const ROWS_PER_STEP = 100

/** Somebody has stopped the import, or another process goes on with it. */
class NoLongerOurs extends Data.TaggedError("NoLongerOurs") {}

/** An import that this process applies. */
interface Run {
  readonly companyId: number
  readonly file: FileImport
  readonly rows: ReadonlyArray<RowsOf[ImportKind]>
  readonly compared: Compared
  /** How something open stands in the file that has no row of it. */
  readonly inFileAs: (open: OpenStanding) => ReturnType<ReturnType<typeof inFileAsOf>>
}

const sum = (all: ReadonlyArray<Partial<ImportCounts>>): ImportCounts => all.reduce(addCounts, NO_COUNTS)

/** Some rows, and what they come to. */
interface Compare<K extends ImportKind> {
  readonly rows: ReadonlyArray<RowsOf[K]>
  readonly differences: ReadonlyArray<DifferencesOf[K]>
  readonly known: FoundCustomers
}

/** Makes the functions that compare some rows, and apply them in the transaction around it. */
const makeApplyRows = Effect.gen(function* () {
  const bills = yield* makeApplyBills
  const compare = yield* makeCompare
  const customers = yield* makeApplyCustomers
  const customersOf = yield* makeCustomersOf
  const debts = yield* makeApplyDebts
  // Rows, differences and what applies them are of the import's kind.
  const appliers: {
    readonly [K in ImportKind]: (
      company: CompanySettings,
      rows: ReadonlyArray<RowsOf[K]>,
      differences: ReadonlyArray<DifferencesOf[K]>,
      known: FoundCustomers,
      context: ApplyContext
    ) => Effect.Effect<ReadonlyArray<Partial<ImportCounts>>, ServiceUnavailable, CurrentActor>
  } = { receivables: debts.rows, payables: bills.rows, customers }

  const look = Effect.fnUntraced(function* <K extends ImportKind>(
    { companyId, compared }: Run,
    kind: K,
    rows: ReadonlyArray<RowsOf[K]>
  ): Effect.fn.Return<Compare<K>, ServiceUnavailable> {
    const differences: ReadonlyArray<DifferencesOf[K]> = yield* compare[kind](companyId, rows, compared)
    const all: ReadonlyArray<RowsOf[ImportKind]> = rows
    const wanted = all.flatMap((row, index) =>
      "reference" in row && "customer" in row && differences[index]?._tag === "New" ? [row.customer] : []
    )
    return { rows, differences, known: yield* customersOf(companyId, wanted) }
  })
  const apply = <K extends ImportKind>(
    company: CompanySettings,
    kind: K,
    { id, settings }: FileImport,
    { differences, known, rows }: Compare<K>
  ) =>
    Effect.map(
      appliers[kind](company, rows, differences, known, { importId: id, start: settings.start }),
      sum
    )
  return { apply, compare, look, settle: { receivables: debts.settle, payables: bills.settle } as const }
})

/** Makes the function that applies an import until it ends, is stopped, or somebody else goes on with it. */
export const makeRun = Effect.gen(function* () {
  const { apply, compare, look, settle } = yield* makeApplyRows
  const companies = yield* CompaniesRepo
  const forEachGone = yield* makeForEachGone
  const reading = yield* ImportReading
  const repo = yield* FileImportsRepo
  const serverClock = yield* ServerClock
  const tenant = yield* Tenant
  const write = yield* Write

  const companyOf = Effect.fnUntraced(function* (companyId: number) {
    const company = yield* companies.find(companyId)
    return company === null ? yield* Effect.dieMessage("an import has lost its company") : company
  })

  const claim = (companyId: number, id: number) =>
    Effect.flatMap(serverClock.now, (now) => tenant.transaction(companyId, repo.claim(companyId, id, now)))

  const end = Effect.fnUntraced(function* (companyId: number, id: number, problem: string | null) {
    const now = yield* Clock.currentTimeMillis
    const state = problem === null ? "done" : "failed"
    yield* tenant.transaction(companyId, repo.end(companyId, id, { state, problem, now }))
  })

  /** Reads the rows again, and finds again what those that are applied were. */
  const prepare = Effect.fnUntraced(function* (companyId: number, { file }: ClaimedImport) {
    const bytes = yield* repo.content(companyId, file.id)
    if (bytes === null) return "The file is not kept any more."
    const currency = companyCurrency(yield* companyOf(companyId))
    const { choices } = file.settings
    const { found, rows } = yield* reading.rows(companyId, { kind: file.kind, bytes, choices, currency })
    const begins = file.newestId === null
    const newestId = yield* tenant.transaction(
      companyId,
      Effect.gen(function* () {
        if (begins) {
          const at = yield* Clock.currentTimeMillis
          const about = { companyId, subjectId: file.id, at }
          yield* write.record(`${file.kind}.import`, { rows: rows.length }, about)
        }
        return yield* repo.size(companyId, file.id, rows.length)
      })
    )
    const compared: Compared = { newestId, taken: new Set() }
    for (let from = 0; from < file.done; from += ROWS_PER_LOOK) {
      const some = rows.slice(
        from,
        Math.min(from + ROWS_PER_LOOK, file.done)
      ) as unknown as ReadonlyArray<never>
      yield* compare[file.kind](companyId, some, compared)
    }
    return { companyId, file, rows, compared, inFileAs: inFileAsOf(found) } satisfies Run
  })

  /** Applies the next rows; how many are applied then, and what came of all. */
  const step = (run: Run, from: number, counts: ImportCounts) =>
    Effect.gen(function* () {
      const { companyId, file, rows } = run
      const now = yield* serverClock.now
      const to = Math.min(from + ROWS_PER_STEP, rows.length)
      const compared = yield* look(run, file.kind, rows.slice(from, to) as unknown as ReadonlyArray<never>)
      const after = yield* tenant.transaction(
        companyId,
        Effect.gen(function* () {
          const company = settingsOf(yield* companyOf(companyId))
          // First, so that whoever else works on it waits here, and whoever has stopped it is heard.
          if (!(yield* repo.advance(companyId, file.id, { from, to, counts, now })))
            return yield* new NoLongerOurs()
          const after = addCounts(counts, yield* apply(company, file.kind, file, compared))
          yield* repo.advance(companyId, file.id, { from: to, to, counts: after, now })
          return after
        })
      )
      return { done: to, counts: after }
    })

  /**
   * Takes as paid what is gone from the file, as somebody has chosen who has seen it: nothing newer, and nothing that stands in
   * a row that is wrong. All together are not those that the file calls void. What is paid is open no more, so that it is
   * done once.
   */
  const settleGone = Effect.fnUntraced(function* (run: Run, counts: ImportCounts) {
    const { companyId, compared, file, inFileAs, rows } = run
    const { kind } = file
    const { gone } = file.settings
    if (gone.take === "leave" || kind === "customers") return counts
    const chosen = new Set(gone.ids)
    const isTaken = (open: OpenStanding): boolean => {
      const said = inFileAs(open)
      if (said === "unread") return false
      return gone.take === "all" ? said !== "void" : chosen.has(idOfStanding(open))
    }
    const upTo = Math.min(compared.newestId ?? 0, file.preview?.goneUpTo ?? Infinity)
    let all = counts
    yield* forEachGone(companyId, kind, { after: 0, upTo, taken: compared.taken }, (open) =>
      Effect.gen(function* () {
        const ids = open.filter(isTaken).map(idOfStanding)
        for (let from = 0; from < ids.length; from += ROWS_PER_STEP) {
          const some = ids.slice(from, from + ROWS_PER_STEP)
          const now = yield* serverClock.now
          const before = all
          all = yield* tenant.transaction(
            companyId,
            Effect.gen(function* () {
              const company = settingsOf(yield* companyOf(companyId))
              let settled = 0
              for (const id of some) if (yield* settle[kind](company, id, gone.paidOn)) settled += 1
              const after = addCounts(before, { settled })
              const at = { from: rows.length, to: rows.length, counts: after, now }
              if (!(yield* repo.advance(companyId, file.id, at))) return yield* new NoLongerOurs()
              return after
            })
          )
          yield* turnOfOthers
        }
      })
    )
    return all
  })

  return (companyId: number, id: number): Effect.Effect<void, ServiceUnavailable> =>
    Effect.gen(function* () {
      const claimed = yield* claim(companyId, id)
      if (claimed === null) return
      yield* Effect.gen(function* () {
        const run = yield* prepare(companyId, claimed)
        if (typeof run === "string") return yield* end(companyId, id, run)
        let { counts, done } = claimed.file
        while (done < run.rows.length) {
          const stepped = yield* step(run, done, counts)
          done = stepped.done
          counts = stepped.counts
          yield* turnOfOthers
        }
        yield* settleGone(run, counts)
        yield* end(companyId, id, null)
      }).pipe(
        CurrentActor.acting(claimed.actor),
        Effect.catchTags({
          NoLongerOurs: () => Effect.void,
          // The file was readable when it was compared.
          ValidationFailed: ({ message }) => end(companyId, id, message),
          RateLimited: () => Effect.void
        })
      )
    })
})
