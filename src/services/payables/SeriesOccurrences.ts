/** Writes the payables of a series, one for each occurrence that has come within the horizon. */
import { Effect } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { CompanySettings } from "../../domain/Company.ts"
import * as Domain from "../../domain/Series.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { PayablesRepo } from "../../repos/payables/Payables.ts"
import { SeriesRepo } from "../../repos/payables/Series.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"

/** Occurrences written in one transaction. */
export const MAX_PER_TRANSACTION = 100

/** The writer, over the repositories of its context. All `now`s are the company's own time, in epoch milliseconds. */
export const make = Effect.gen(function* () {
  const series = yield* SeriesRepo
  const companies = yield* CompaniesRepo
  const payables = yield* PayablesRepo
  const tenant = yield* Tenant
  const reminders = yield* Reminders
  const write = yield* Write

  /** Writes at most `max` due occurrences of a series that this transaction has locked; returns how many. */
  const writeLocked = Effect.fnUntraced(function* (
    company: CompanySettings,
    locked: Domain.Series,
    max: number,
    now: number
  ) {
    const { due, nextDueDate, nextIndex } = Domain.dueOccurrences(
      locked,
      Domain.horizon(company.timezone, now),
      max
    )
    for (const { dueDate, index } of due) {
      const occurrence = { seriesId: locked.id, index }
      const payable = yield* payables.insert(locked.companyId, { ...locked, dueDate, occurrence }, now)
      yield* reminders.payableCreated(company, payable, now)
      yield* write.record(
        "series.occurrence",
        { payable_id: payable.id, occurrence_index: index, due_date: dueDate },
        { companyId: locked.companyId, subjectId: locked.id, at: now }
      )
    }
    yield* series.advance(locked, nextIndex, nextDueDate)
    return due.length
  }, CurrentActor.acting(system))

  /** One transaction's worth of a company's due occurrences; returns how many were written. */
  const writeSome = (companyId: number, now: number) =>
    tenant.transaction(
      companyId,
      Effect.gen(function* () {
        const found = yield* companies.find(companyId)
        if (found === null) return 0
        const company = settingsOf(found)
        const byDate = Domain.horizon(company.timezone, now)
        let written = 0
        for (const locked of yield* series.claimDue(companyId, byDate, MAX_PER_TRANSACTION)) {
          if (written >= MAX_PER_TRANSACTION) break
          written += yield* writeLocked(company, locked, MAX_PER_TRANSACTION - written, now)
        }
        return written
      })
    )

  /** All of a company's due occurrences, in as many transactions as they need; returns how many were written. */
  const writeAll = Effect.fnUntraced(function* (companyId: number, now: number) {
    let total = 0
    for (;;) {
      const written = yield* writeSome(companyId, now)
      if (written === 0) return total
      total += written
    }
  })

  return { writeLocked, writeAll }
})
