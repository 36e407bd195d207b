/** Moves a company's test clock forward, and decides on everything that falls due until then. */
import { Clock, Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../domain/Actor.ts"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { InvalidTransition, NotFound, ServiceUnavailable } from "../domain/Errors.ts"
import { CasesRepo } from "../repos/reminders/Cases.ts"
import { CASE_RETRY_MILLIS } from "../services/reminders/CasePlans.ts"
import { CompaniesRepo } from "../repos/company/Companies.ts"
import { ReminderQueue } from "../repos/reminders/ReminderQueue.ts"
import { Digests } from "../services/reminders/Digests.ts"
import { PauseEnds } from "../services/receivables/PauseEnds.ts"
import { PayableSeries } from "../services/payables/Series.ts"
import { Write } from "../services/Write.ts"
import { Engine } from "./Engine.ts"

/** Why a clock can't be moved as asked: there is no such company, it has no clock of its own, or the clock is later. */
type ClockRefusal = InvalidTransition | NotFound

/** The result of an advance. */
export interface Advanced {
  /** The clock's new time, in epoch milliseconds. */
  readonly now: number
  /** Attempts that were decided on. */
  readonly decided: number
}

const DAY_MILLIS = 86_400_000
/** The longest step with a running series. Its bills are made a month ahead, so a week misses none of their reminders. */
const MAX_STEP_WITH_SERIES_MILLIS = 7 * DAY_MILLIS

/** How often and how many times due attempts are tried that another transaction has locked. */
const WAIT_MILLIS = 20
const MAX_WAITS = 500

export class TestClocks extends Context.Tag("duebook/TestClocks")<
  TestClocks,
  {
    /**
     * Moves the clock to `to`, epoch milliseconds, and returns once everything due by then is decided and captured:
     * each attempt at its own time, or with `jump` all of them at the end, as after an outage. The clock never goes
     * back. Moving it to its present time finishes an advance that was interrupted.
     */
    readonly advance: (
      companyId: number,
      to: number,
      jump: boolean
    ) => Effect.Effect<Advanced, ClockRefusal | ServiceUnavailable, CurrentActor>
    /** As `advance` with `jump`, but the audit log does not tell of it: for the made-up past of an example. */
    readonly pass: (
      companyId: number,
      to: number
    ) => Effect.Effect<Advanced, ClockRefusal | ServiceUnavailable>
    /**
     * Lets a company live in real time from now on: what is planned for later is sent by workers then. Its clock should
     * have been moved to the present before.
     */
    readonly release: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    TestClocks,
    Effect.gen(function* () {
      const cases = yield* CasesRepo
      const companies = yield* CompaniesRepo
      const digests = yield* Digests
      const nextStop = yield* makeNextStop
      const pauseEnds = yield* PauseEnds
      const queue = yield* ReminderQueue
      const replanAll = yield* makeReplanAll
      const runDue = yield* makeRunDue
      const series = yield* PayableSeries
      const write = yield* Write

      const clockOf = Effect.fnUntraced(function* (companyId: number) {
        const company = yield* companies.find(companyId)
        if (company === null) return yield* NotFound.numbered("company", companyId)
        if (company.testClock === null) {
          return yield* new InvalidTransition({
            message: `Company ${companyId} lives in real time: it was made without --test-clock.`
          })
        }
        return company.testClock
      })

      /** Moves the clock to `now`. If somebody else has moved it further, but not beyond `to`, goes on from there. */
      const moveTo = Effect.fnUntraced(function* (companyId: number, now: number, to: number) {
        if (yield* companies.moveClock(companyId, now)) return now
        const current = yield* clockOf(companyId)
        if (current <= to) return current
        return yield* new InvalidTransition({
          message: `The clock of company ${companyId} stands at ${toRfc3339(current)}: it never goes back.`
        })
      })

      const moved = Effect.fnUntraced(function* (companyId: number, to: number, jump: boolean) {
        const from = yield* clockOf(companyId)
        if (to < from) yield* moveTo(companyId, to, to)
        yield* queue.wake(companyId, from)
        // Nobody looks in between at what could not be planned, either.
        yield* cases.retryDue(companyId, { onTestClock: true, now: from + CASE_RETRY_MILLIS })
        let now = jump ? to : from
        let decided = 0
        for (;;) {
          now = yield* moveTo(companyId, now, to)
          yield* series.writeDueOf(companyId, now)
          if (isBy(now, yield* pauseEnds.nextDue(companyId))) yield* pauseEnds.runDue(companyId, now)
          // What was decided on may have to be planned again before time goes on.
          let due: number
          do {
            yield* replanAll(companyId)
            due = yield* runDue(companyId, now)
            decided += due
          } while (due > 0)
          if (isBy(now, yield* digests.nextDue(companyId))) yield* digests.writeDueOf(companyId, now)
          if (now >= to) break
          now = Math.max(now, yield* nextStop(companyId, { now, to }))
        }
        return { from, now, decided }
      })

      const advance = Effect.fnUntraced(function* (companyId: number, to: number, jump: boolean) {
        const { decided, from, now } = yield* moved(companyId, to, jump)
        yield* write.record(
          "clock.advance",
          { from: toRfc3339(from), to: toRfc3339(to), jump, decided },
          { companyId, subjectId: companyId, at: yield* Clock.currentTimeMillis }
        )
        return { now, decided }
      })

      return TestClocks.of({
        advance,
        pass: (companyId, to) => moved(companyId, to, true),
        release: companies.releaseClock
      })
    })
  )
}

/** Whether something is due by then. Times in epoch milliseconds. */
const isBy = (now: number, due: number | null): boolean => due !== null && due <= now

/** Decides on everything that is due by `now`, a company's clock. Returns how many attempts that were. */
const makeRunDue = Effect.gen(function* () {
  const engine = yield* Engine
  const queue = yield* ReminderQueue
  return Effect.fnUntraced(function* (companyId: number, now: number) {
    let decided = 0
    for (let waits = 0; waits < MAX_WAITS;) {
      const due = yield* queue.nextDue(companyId)
      if (!isBy(now, due)) return decided
      const company = yield* engine.company(companyId)
      const n = company === null ? 0 : yield* engine.capture(company)
      decided += n
      if (n > 0) continue
      // Another transaction has locked what is due.
      waits++
      yield* Effect.sleep(WAIT_MILLIS)
    }
    // What is due stayed locked: whoever repeats the advance finishes it.
    return yield* ServiceUnavailable.because("overloaded")
  })
})

/** The next moment, `to` at the latest, at which something of a company is due. */
const makeNextStop = Effect.gen(function* () {
  const digests = yield* Digests
  const pauseEnds = yield* PauseEnds
  const queue = yield* ReminderQueue
  const series = yield* PayableSeries
  return Effect.fnUntraced(function* (
    companyId: number,
    { now, to }: { readonly now: number; readonly to: number }
  ) {
    const attempt = (yield* queue.nextDue(companyId)) ?? to
    const pauseEnd = (yield* pauseEnds.nextDue(companyId)) ?? to
    const digest = (yield* digests.nextDue(companyId)) ?? to
    const maxStep = (yield* series.isRunning(companyId))
      ? MAX_STEP_WITH_SERIES_MILLIS
      : Number.POSITIVE_INFINITY
    return Math.min(to, now + maxStep, attempt, pauseEnd, digest)
  })
})

/** Plans the attempts of every changed customer of a company again. */
const makeReplanAll = Effect.map(Engine, (engine) => {
  const replanAll = (companyId: number): Effect.Effect<void, ServiceUnavailable> =>
    Effect.flatMap(engine.replan(companyId, "wait"), (more) => (more ? replanAll(companyId) : Effect.void))
  return replanAll
})
