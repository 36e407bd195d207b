/** Monthly bills: the operator creates the series once, and each occurrence becomes a payable when it comes near. */
import { Clock, Context, Effect, Layer } from "effect"
import { amountIn } from "../../domain/AmountField.ts"
import type { CurrentActor } from "../../domain/Actor.ts"
import { companyTime } from "../../domain/Company.ts"
import { fieldIssue, NotFound, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import * as Domain from "../../domain/Series.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { SeriesRepo } from "../../repos/payables/Series.ts"
import { noCompany } from "../company/Companies.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { orNotFound, orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"
import * as SeriesOccurrences from "./SeriesOccurrences.ts"

/** Series that a calendar looks at. */
export const MAX_RUNNING = 500

/** A series as the operator enters it. */
export interface SeriesRequest extends Omit<Domain.NewSeries, "amountMinor"> {
  /** A decimal string in the currency. */
  readonly amount: string
}

export class PayableSeries extends Context.Tag("duebook/PayableSeries")<
  PayableSeries,
  {
    /** Returns the new series' id, after the occurrences that are already within the horizon have been written. */
    readonly create: (
      companyId: number,
      request: SeriesRequest
    ) => Effect.Effect<number, NotFound | ValidationFailed | ServiceUnavailable, CurrentActor>
    /** Ends the series: no further occurrence is written, and the payables written so far stay. */
    readonly stop: (
      companyId: number,
      id: number
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** The series of one company, or of all companies. */
    readonly list: (companyId?: number) => Effect.Effect<ReadonlyArray<Domain.Series>, ServiceUnavailable>
    /**
     * Writes every occurrence that has come within the horizon, for all active companies, and returns how many.
     * Safe to repeat and to run on several instances at once: each skips the series that another one has locked.
     */
    readonly writeDue: Effect.Effect<number, ServiceUnavailable>
    /** As `writeDue`, for one company; `now` is that company's own time, in epoch milliseconds. */
    readonly writeDueOf: (companyId: number, now: number) => Effect.Effect<number, ServiceUnavailable>
    /** One series of a company; `NotFound` for another company's. */
    readonly read: (
      companyId: number,
      id: number
    ) => Effect.Effect<Domain.Series, NotFound | ServiceUnavailable>
    /** A company's series with occurrences to come, the next one first; at most `MAX_RUNNING`. */
    readonly running: (companyId: number) => Effect.Effect<ReadonlyArray<Domain.Series>, ServiceUnavailable>
    /** Whether a company has a series with occurrences to come. */
    readonly isRunning: (companyId: number) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PayableSeries,
    Effect.gen(function* () {
      const series = yield* SeriesRepo
      const companies = yield* CompaniesRepo
      const write = yield* Write
      const { writeAll, writeLocked } = yield* SeriesOccurrences.make

      const create = Effect.fnUntraced(function* (companyId: number, request: SeriesRequest) {
        const { anchorDate, lastDate } = request
        const amountMinor = yield* amountIn(request.amount, request.currency)
        if (lastDate !== null && lastDate < anchorDate) {
          return yield* ValidationFailed.of(fieldIssue("last", "invalid", "must not be before anchor"))
        }
        const created = yield* write.run({
          deed: "series.create",
          companyId,
          decide: Effect.fnUntraced(function* (at) {
            const company = settingsOf(yield* orRefuse(companies.find(companyId), noCompany(companyId)))
            const now = companyTime(company, at)
            const draft = { ...request, amountMinor }
            const made = yield* series.insert(companyId, draft, Domain.dueDateOf(draft, 0), now)
            const written = yield* writeLocked(company, made, SeriesOccurrences.MAX_PER_TRANSACTION, now)
            const more = written === SeriesOccurrences.MAX_PER_TRANSACTION
            return { value: { id: made.id, now, more }, subjectId: made.id, details: detailsOf(made) }
          })
        })
        if (created.more) {
          // The series is committed. If writing the rest of a long past fails here, a later run writes it.
          yield* Effect.ignore(writeAll(companyId, created.now))
        }
        return created.id
      })

      const stop = (companyId: number, id: number) =>
        write.run({
          deed: "series.stop",
          companyId,
          decide: Effect.fnUntraced(function* (now) {
            const found = yield* orRefuse(series.findForUpdate(companyId, id), () =>
              NotFound.numbered("series", id, companyId)
            )
            if (found.status === "stopped") return unchanged(undefined)
            yield* series.stop(companyId, id, now)
            return { value: undefined, subjectId: id, details: { next_index: found.nextIndex } }
          })
        })

      const writeDue = Effect.flatMap(Clock.currentTimeMillis, (now) =>
        forEachCompany(
          "series",
          (after, limit) => series.companiesDue(Domain.latestHorizon(now), after, limit),
          ({ companyId }) => writeAll(companyId, now)
        )
      )

      return PayableSeries.of({
        create,
        stop,
        list: series.list,
        writeDue,
        writeDueOf: writeAll,
        read: (companyId, id) => orNotFound("series", series.find(companyId, id)),
        running: (companyId) => series.running(companyId, MAX_RUNNING),
        isRunning: series.isRunning
      })
    })
  )
}

const detailsOf = ({ amountMinor, anchorDate, billLabel, currency, lastDate }: Domain.Series) => ({
  bill_label: billLabel,
  amount_minor: amountMinor,
  currency,
  anchor_date: anchorDate,
  last_date: lastDate
})
