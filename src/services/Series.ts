/** Bills that come every month: stated once by the operator, written occurrence by occurrence as they near. */
import { Clock, Context, Effect, Layer } from "effect"
import { amountIn } from "../domain/AmountField.ts"
import { type CompanySettings, timeOf } from "../domain/Company.ts"
import { fieldIssue, type ServiceUnavailable, ValidationFailed } from "../domain/Errors.ts"
import * as Domain from "../domain/Series.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { CompaniesRepo, settingsOf } from "../repos/Companies.ts"
import { PayablesRepo } from "../repos/Payables.ts"
import { SeriesRepo } from "../repos/Series.ts"
import { Tenant } from "../repos/Tenant.ts"
import { noCompany } from "./Companies.ts"
import { Reminders } from "./Reminders.ts"
import { forEachCompany } from "./ForEachCompany.ts"
import { done, Operation, type OperationRefused, required, unchanged } from "./Operation.ts"

/** Occurrences written in one transaction. */
const MAX_PER_TRANSACTION = 100

/** A series as the operator states it. */
export interface SeriesRequest extends Omit<Domain.NewSeries, "amountMinor"> {
  /** A decimal string in the currency. */
  readonly amount: string
}

export class Series extends Context.Tag("duebook/Series")<
  Series,
  {
    /** Answers the new series' id; the occurrences that are due to be written are there when it does. */
    readonly create: (
      companyId: number,
      request: SeriesRequest
    ) => Effect.Effect<number, OperationRefused | ValidationFailed | ServiceUnavailable>
    /** No further occurrence is written; those that are stay. */
    readonly stop: (
      companyId: number,
      id: number
    ) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
    /** Of one company or of all. */
    readonly list: (companyId?: number) => Effect.Effect<ReadonlyArray<Domain.Series>, ServiceUnavailable>
    /**
     * Writes every occurrence that has come within the horizon, for all active companies, and answers how many.
     * Safe to run again and on several instances at once: a series that another one is writing is left to it.
     */
    readonly writeDue: Effect.Effect<number, ServiceUnavailable>
    /** Whether a company has a series with occurrences to come. */
    readonly isRunning: (companyId: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** The same for one company, whose own time `now` is. */
    readonly writeDueOf: (companyId: number, now: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Series,
    Effect.gen(function* () {
      const series = yield* SeriesRepo
      const companies = yield* CompaniesRepo
      const payables = yield* PayablesRepo
      const audit = yield* AuditLog
      const operation = yield* Operation
      const tenant = yield* Tenant
      const reminders = yield* Reminders

      /** Writes at most `max` occurrences of a series that this transaction holds. */
      const write = Effect.fnUntraced(function* (
        company: CompanySettings,
        held: Domain.Series,
        max: number,
        now: number
      ) {
        const byDate = Domain.horizon(company.timezone, now)
        let index = held.nextIndex
        let dueDate = held.nextDueDate
        while (dueDate !== null && dueDate <= byDate && index - held.nextIndex < max) {
          const occurrence = { seriesId: held.id, index }
          const payable = yield* payables.insert(held.companyId, { ...held, dueDate, occurrence }, now)
          yield* reminders.payableCreated(company, payable, now)
          yield* audit.append({
            companyId: held.companyId,
            at: now,
            actor: "system",
            action: "series.occurrence",
            subjectId: held.id,
            details: { payable_id: payable.id, occurrence_index: index, due_date: dueDate }
          })
          index += 1
          dueDate = Domain.dueDateOf(held, index)
        }
        yield* series.advance(held, index, dueDate)
        return index - held.nextIndex
      })

      const writeSome = (companyId: number, now: number) =>
        tenant.transaction(
          companyId,
          Effect.gen(function* () {
            const found = yield* companies.find(companyId)
            if (found === null) return 0
            const company = settingsOf(found)
            const byDate = Domain.horizon(company.timezone, now)
            let written = 0
            for (const held of yield* series.claimDue(companyId, byDate, MAX_PER_TRANSACTION)) {
              if (written >= MAX_PER_TRANSACTION) break
              written += yield* write(company, held, MAX_PER_TRANSACTION - written, now)
            }
            return written
          })
        )

      const writeAll = Effect.fnUntraced(function* (companyId: number, now: number) {
        let total = 0
        for (;;) {
          const written = yield* writeSome(companyId, now)
          if (written === 0) return total
          total += written
        }
      })

      const create = Effect.fnUntraced(function* (companyId: number, request: SeriesRequest) {
        const { anchorDate, lastDate } = request
        const amountMinor = yield* amountIn(request.amount, request.currency)
        if (lastDate !== null && lastDate < anchorDate) {
          return yield* ValidationFailed.of(fieldIssue("last", "invalid", "must not be before anchor"))
        }
        const created = yield* operation.runFor(
          companyId,
          "series.create",
          Effect.fnUntraced(function* (at) {
            const company = settingsOf(yield* required(companies.find(companyId), noCompany(companyId)))
            const now = timeOf(company, at)
            const draft = { ...request, amountMinor }
            const made = yield* series.insert(companyId, draft, Domain.dueDateOf(draft, 0), now)
            const written = yield* write(company, made, MAX_PER_TRANSACTION, now)
            const details = {
              bill_label: made.billLabel,
              amount_minor: amountMinor,
              currency: made.currency,
              anchor_date: anchorDate,
              last_date: lastDate
            }
            const data = { id: made.id, now, more: written === MAX_PER_TRANSACTION }
            return done(data, { companyId, subjectId: made.id }, details)
          })
        )
        if (created.more) {
          // The series stands; should the rest of a long past fail now, the next daily step writes it.
          yield* Effect.ignore(writeAll(companyId, created.now))
        }
        return created.id
      })

      const stop = (companyId: number, id: number) =>
        operation.runFor(
          companyId,
          "series.stop",
          Effect.fnUntraced(function* (now) {
            const missing = `There is no series ${id} in company ${companyId}.`
            const found = yield* required(series.findForUpdate(companyId, id), missing)
            if (found.status === "stopped") return unchanged(undefined)
            yield* series.stop(companyId, id, now)
            return done(undefined, { companyId, subjectId: id }, { next_index: found.nextIndex })
          })
        )

      const writeDue = Effect.flatMap(Clock.currentTimeMillis, (now) =>
        forEachCompany(
          (after, limit) => series.companiesDue(Domain.latestHorizon(now), after, limit),
          ({ companyId }) => writeAll(companyId, now)
        )
      )

      return Series.of({
        create,
        stop,
        list: series.list,
        writeDue,
        writeDueOf: writeAll,
        isRunning: series.isRunning
      })
    })
  )
}
