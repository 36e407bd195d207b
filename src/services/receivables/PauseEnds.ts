/** Resumes receivables whose pause has come to its end (contract §4.2). */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { CompanySettings } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { beginningOf } from "../../domain/Pause.ts"
import { resume } from "../../domain/Receivable.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { type PausedReceivable, PausesRepo } from "../../repos/receivables/Pauses.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { recordEvents } from "../reminders/Digests.ts"
import { DunningRules, zoneOfDebtor } from "../reminders/DunningRules.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"

/** Receivables that are resumed in one transaction. */
const MAX_PER_TRANSACTION = 100

export class PauseEnds extends Context.Tag("duebook/PauseEnds")<
  PauseEnds,
  {
    /**
     * Resumes every receivable of a company whose pause has ended by `now`, the company's own time in epoch
     * milliseconds, and plans its reminders; returns how many. It may run on several workers at once: in real time each
     * leaves out what another one has locked.
     */
    readonly runDue: (companyId: number, now: number) => Effect.Effect<number, ServiceUnavailable>
    /** When the first pause of a company may end, in epoch milliseconds; null if none ends by itself. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
    /** As `runDue`, for all companies in real time. */
    readonly runAllDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    PauseEnds,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const pauses = yield* PausesRepo
      const serverClock = yield* ServerClock
      const tenant = yield* Tenant

      const end = yield* makeEnd

      /** Returns how many receivables it has looked at, and how many of them it has resumed. */
      const runSome = Effect.fnUntraced(function* (companyId: number, now: number) {
        const found = yield* companies.find(companyId)
        if (found === null) return { looked: 0, ended: 0 }
        const company = settingsOf(found)
        const mode = company.testClock === null ? "orSkip" : "wait"
        const due = yield* pauses.lockDue(companyId, now, MAX_PER_TRANSACTION, mode)
        const rules = yield* dunningRules.rulesOf(company)
        let ended = 0
        for (const paused of due) {
          const { id, pausedUntil } = paused.receivable
          // The customer may have another time zone by now.
          const endsAt = beginningOf(pausedUntil, zoneOfDebtor(rules, paused.timezone))
          if (endsAt > now) {
            yield* pauses.moveEnd(companyId, id, endsAt)
            continue
          }
          yield* end(company, paused, now)
          ended += 1
        }
        return { looked: due.length, ended }
      })

      const runDue = Effect.fnUntraced(function* (companyId: number, now: number) {
        let total = 0
        for (;;) {
          const { ended, looked } = yield* tenant
            .transaction(companyId, runSome(companyId, now))
            .pipe(CurrentActor.acting(system))
          total += ended
          if (looked < MAX_PER_TRANSACTION) return total
        }
      })

      return PauseEnds.of({
        runDue,
        nextDue: pauses.nextDue,
        runAllDue: Effect.flatMap(serverClock.now, (now) =>
          forEachCompany(
            "pauses",
            (after, limit) => pauses.companiesDue(now, after, limit),
            ({ companyId }) => runDue(companyId, now)
          )
        )
      })
    })
  )
}

/** Ends the pause of a locked receivable. */
const makeEnd = Effect.gen(function* () {
  const digests = yield* DigestsRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    { receivable: before }: PausedReceivable,
    now: number
  ) {
    const { companyId } = company
    const resumed = yield* Effect.orDie(resume(before))
    const after = yield* receivables.update(companyId, before, { ...before, ...resumed }, now)
    if (after === null) return yield* Effect.dieMessage("a locked receivable lost its customer")
    yield* reminders.receivableChanged(company, before, after, now)
    if (before.pauseCause === "promised") {
      const { customerId, id: receivableId } = after
      const detail = `to be paid by ${before.promisedOn}`
      const broken = { kind: "promise_broken", customerId, receivableId, payableId: null, detail } as const
      yield* recordEvents(digests, company, [broken], now)
    }
    yield* write.record(
      "receivable.resume",
      { from: before.status, to: after.status, cause: before.pauseCause, until: before.pausedUntil },
      { companyId, subjectId: after.id, at: yield* Clock.currentTimeMillis }
    )
  })
})
