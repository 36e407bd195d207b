/** Plays a script of writes, workers, crashes and time, and checks all invariants after each step. */
import { Cause, Effect, Logger, LogLevel, Random, type Redacted } from "effect"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { CurrentRequest, requestOfKey } from "../../../src/domain/CurrentRequest.ts"
import { isRefusal } from "../../../src/domain/Errors.ts"
import { Channel } from "../../../src/domain/ReminderAttempt.ts"
import { WriteRequest } from "../../../src/domain/WriteRequest.ts"
import type { Company, Delivery, DeliveryResult } from "../../../src/reminders/Delivery.ts"
import { makeDispatcher } from "../../../src/reminders/Dispatcher.ts"
import { Engine } from "../../../src/reminders/Engine.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { type Claimed, ReminderQueue } from "../../../src/repos/reminders/ReminderQueue.ts"
import { PauseEnds } from "../../../src/services/receivables/PauseEnds.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { holderOf } from "../../../src/testing/Holders.ts"
import { admitted } from "../../../src/testing/Quotas.ts"
import { finished, mended } from "./Finish.ts"
import { cameTrue, foretell } from "./Foretold.ts"
import { Violation } from "./Letter.ts"
import { emptied, NO_ROWS, newCompany, type Rows, rowsOf, wrongTotals } from "./Rows.ts"
import type { Script, Step, Write } from "./Script.ts"
import { storedRows } from "./Stored.ts"
import { violated, Watch } from "./Watch.ts"
import { type Hand, handOf, worldOf } from "./World.ts"
import { nthOf, write } from "./Writes.ts"

/** Workers, and how far the clock of the machine of each is ahead of the database's. */
const AHEAD_MILLIS = [0, 120_000, -120_000] as const
/** The most rounds until nothing is due, and the most moments of a time that is lived through. */
const MAX_ROUNDS = 300
const MAX_MOMENTS = 3_000
/** What waits for somebody is looked at more rarely here than in life. */
const LOOK_MILLIS = 6 * 3_600_000
const HOUR = 3_600_000

/** The state of a worker between its steps. */
interface WorkerState {
  company: Company | null
  claimed: ReadonlyArray<Claimed>
  deliveries: ReadonlyArray<Delivery>
  results: ReadonlyArray<DeliveryResult>
}

const idle = (): WorkerState => ({ company: null, claimed: [], deliveries: [], results: [] })
const allIdle = (): Array<WorkerState> => AHEAD_MILLIS.map(idle)

/** The result of a play. */
export interface Played {
  readonly violation: Violation | null
  /** Position of the step that broke an invariant; -1 if it was broken after the last step. */
  readonly at: number
  /** Number of messages by outcome and by kind, and of what was foretold. */
  readonly counts: Readonly<Record<string, number>>
  readonly attempts: Readonly<Record<string, number>>
}

export interface PlayOptions {
  /** The URL of a migrated database, which is emptied. */
  readonly url: Redacted.Redacted
  /** Gets a line for everything that happens. */
  readonly trace?: ((line: string) => void) | undefined
}

/** Defects and failures count as violations, too. */
const asViolation = (cause: Cause.Cause<unknown>): Violation => {
  const failure = Cause.failureOption(cause)
  return failure._tag === "Some" && failure.value instanceof Violation
    ? failure.value
    : new Violation({ invariant: "nothing fails", message: Cause.pretty(cause) })
}

class Player {
  readonly #script: Script
  readonly #hand: Hand
  readonly #watch: Watch
  readonly #trace: (line: string) => void
  readonly #warnings: ReadonlyArray<string>
  readonly #companies: Array<number> = []
  readonly #before = new Map<number, Rows>()
  /** By company, the ids of the customers of its script, once they are made. */
  readonly #customerIds = new Map<number, Map<number, number>>()
  readonly #workers = allIdle()
  /** Channels whose provider was ever in trouble: what is foretold knows nothing of that. */
  readonly #troubled = new Set<string>()
  #failed: Violation | null = null
  #writes = 0
  #references = 0
  foretold = 0
  at = 0

  constructor(
    script: Script,
    hand: Hand,
    watch: Watch,
    warnings: ReadonlyArray<string>,
    trace: (line: string) => void
  ) {
    this.#script = script
    this.#hand = hand
    this.#watch = watch
    this.#warnings = warnings
    this.#trace = trace
  }

  #rows(companyId: number): Rows {
    return this.#before.get(companyId) ?? NO_ROWS
  }

  #customers() {
    return this.#companies.flatMap((companyId) =>
      this.#rows(companyId).customerIds.map((customerId) => ({ companyId, customerId }))
    )
  }

  #isOnTestClock(companyId: number): boolean {
    return this.#script.companies[this.#companies.indexOf(companyId)]?.onTestClock === true
  }

  /** The company's own time. */
  readonly #nowOf = Effect.fnUntraced(function* (this: Player, companyId: number) {
    const companies = yield* CompaniesRepo
    return (yield* companies.find(companyId))?.testClock ?? this.#hand.now
  })

  /** A request of the company; it may be refused. */
  #request<A, E, R>(companyId: number, effect: Effect.Effect<A, E, R>) {
    return Effect.gen(this, function* () {
      const companies = yield* CompaniesRepo
      const found = yield* companies.find(companyId)
      if (found === null) return
      this.#writes += 1
      const key = `${this.#script.seed} ${this.#writes}`
      const holder = holderOf({ companyId, company: settingsOf(found) })
      const request = requestOfKey(holder, key, admitted.quotaStatus)
      yield* Effect.catchIf(
        Effect.asVoid(effect),
        isRefusal as (error: E) => boolean,
        () => Effect.void
      ).pipe(
        Effect.provideService(CurrentRequest, request),
        Effect.provideService(WriteRequest, { key, fingerprint: new Uint8Array(32) })
      )
    })
  }

  /** The customer of a number in the company's script: the next row of customers is its own once it is made. */
  #customerFor(companyId: number, nth: number) {
    const specs = this.#script.companies[this.#companies.indexOf(companyId)]?.customers ?? []
    const index = nth % specs.length
    const made = this.#customerIds.get(companyId) ?? new Map<number, number>()
    this.#customerIds.set(companyId, made)
    return {
      customerId: made.get(index) ?? null,
      spec: specs[index] ?? { timezone: null, email: null, phone: null, locale: null },
      made: () => made.set(index, made.get(index) ?? -1)
    }
  }

  /** Customers that were just made get their number. */
  #numbered(companyId: number, { customerIds }: Rows): void {
    const made = this.#customerIds.get(companyId)
    if (made === undefined) return
    const known = new Set(made.values())
    const fresh = customerIds.filter((id) => !known.has(id))
    for (const [index, id] of made) {
      const next = fresh[0]
      if (id !== -1) continue
      if (next === undefined) made.delete(index)
      else made.set(index, fresh.shift() ?? -1)
    }
  }

  #write(step: Step) {
    if (step.do === "policy") this.#watch.policyChanged(nthOf(this.#companies, step.company) ?? 0)
    return write(
      {
        companies: this.#companies,
        customers: this.#customers(),
        customerFor: (companyId, nth) => this.#customerFor(companyId, nth),
        debtsOf: (companyId, customerId) =>
          [...this.#rows(companyId).receivables.values()].filter(
            ({ receivable }) => receivable.customerId === customerId
          ).length,
        debt: (nth) =>
          nthOf(
            this.#companies.flatMap((companyId) =>
              [...this.#rows(companyId).receivables.values()].map(({ receivable }) => ({
                companyId,
                row: receivable
              }))
            ),
            nth
          ),
        bill: (nth) =>
          nthOf(
            this.#companies.flatMap((companyId) =>
              [...this.#rows(companyId).payables.values()].map((row) => ({ companyId, row }))
            ),
            nth
          ),
        merges: (from, into) => this.#watch.merges(from, into),
        wereOne: (one, other) => one !== other && this.#watch.oneOf(one) === this.#watch.oneOf(other),
        nextReference: () => {
          this.#references += 1
          return `RE-${String(this.#references).padStart(5, "0")}`
        },
        nowOf: (companyId) => this.#nowOf(companyId),
        request: (companyId, effect) => this.#request(companyId, effect)
      },
      step as Write
    )
  }

  /** What a worker does, by the clock of its machine. */
  #by<A, E, R>(worker: number, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> {
    return Effect.withClock(effect, this.#hand.clockAhead(nthOf(AHEAD_MILLIS, worker) ?? 0))
  }

  /** Hands decided messages over before the clock moves: only a crash separates a decision from its hand-over. */
  readonly #flush = Effect.fnUntraced(function* (this: Player) {
    for (const [n, worker] of this.#workers.entries()) yield* this.#handOver(n, worker.deliveries.length)
  })

  readonly #handOver = Effect.fnUntraced(function* (this: Player, n: number, messages: number) {
    const engine = yield* Engine
    const worker = nthOf(this.#workers, n) ?? idle()
    for (const delivery of worker.deliveries.slice(0, messages)) {
      worker.results = [...worker.results, yield* this.#by(n, engine.handOver(delivery))]
    }
    worker.deliveries = worker.deliveries.slice(messages)
  })

  /** Rounds of several workers at the same time. */
  readonly #rounds = Effect.fnUntraced(function* (this: Player, workers: number) {
    const rounds = yield* Effect.replicateEffect(makeDispatcher, workers)
    return yield* Effect.all(
      rounds.map(({ whole }, worker) => this.#by(worker, whole)),
      { concurrency: "unbounded" }
    )
  })

  /** Checks all invariants. */
  readonly #check = Effect.fnUntraced(function* (this: Player) {
    if (this.#failed !== null) return yield* this.#failed
    if (this.#warnings.length > 0) {
      return yield* new Violation({ invariant: "nothing fails", message: this.#warnings.join("\n") })
    }
    for (const companyId of this.#companies) {
      const rows = yield* rowsOf(companyId)
      this.#numbered(companyId, rows)
      yield* this.#watch.look(companyId, rows)
      yield* storedRows(
        companyId,
        rows,
        this.#rows(companyId),
        {
          now: this.#hand.now,
          isRaced: this.#watch.isRaced,
          hasOtherPolicy: this.#watch.hasOtherPolicy(companyId)
        },
        this.#trace
      )
      this.#before.set(companyId, rows)
    }
  })

  readonly #claim = Effect.fnUntraced(function* (
    this: Player,
    { company, share, worker: n }: Extract<Step, { do: "claim" }>
  ) {
    const engine = yield* Engine
    const worker = nthOf(this.#workers, n) ?? idle()
    if (worker.deliveries.length + worker.results.length + worker.claimed.length > 0) return
    const queue = yield* ReminderQueue
    const due = yield* Effect.forEach(Channel.literals, (channel) =>
      Effect.map(queue.companiesDue(channel, this.#hand.now, 0, 100), ({ companies }) =>
        companies.map((companyId) => ({ channel, companyId }))
      )
    )
    const found = nthOf(due.flat(), company)
    if (found === undefined) return
    worker.company = yield* engine.company(found.companyId)
    if (worker.company === null) return
    worker.claimed = yield* this.#by(n, engine.claim(worker.company, found.channel, share))
  })

  readonly #decide = Effect.fnUntraced(function* (
    this: Player,
    { group: size, worker: n }: Extract<Step, { do: "decide" }>
  ) {
    const engine = yield* Engine
    const worker = nthOf(this.#workers, n) ?? idle()
    const group = worker.claimed.slice(0, size)
    worker.claimed = worker.claimed.slice(size)
    if (worker.company === null || group.length === 0) return
    const deliveries = yield* this.#by(n, engine.decide(worker.company, group))
    worker.deliveries = [...worker.deliveries, ...deliveries]
    yield* this.#fenced(worker.company.settings.companyId, group)
  })

  /** A worker neither decides on nor completes an attempt that another has claimed since. */
  readonly #fenced = Effect.fnUntraced(function* (
    this: Player,
    companyId: number,
    claimed: ReadonlyArray<Claimed>
  ) {
    const after = yield* rowsOf(companyId)
    for (const { fence, id } of claimed) {
      const [before, is] = [this.#rows(companyId).attempts.get(id), after.attempts.get(id)]
      if (before === undefined || before.fence === fence || is?.status === before.status) continue
      if (is?.status === "sending" || is?.status === "sent" || before.status === "sending") {
        const message = `attempt ${id} was written under fence ${fence}, it stands at ${before.fence}`
        return yield* new Violation({ invariant: "fence", message })
      }
    }
  })

  #work(step: Step) {
    return Effect.gen(this, function* () {
      switch (step.do) {
        case "claim":
          return yield* this.#claim(step)
        case "decide":
          return yield* this.#decide(step)
        case "hand over":
          return yield* this.#handOver(step.worker, step.messages)
        case "complete": {
          const engine = yield* Engine
          const worker = nthOf(this.#workers, step.worker) ?? idle()
          if (worker.company === null || worker.results.length === 0) return
          const completed = worker.results.slice(0, step.messages)
          worker.results = worker.results.slice(step.messages)
          yield* this.#by(step.worker, engine.complete(worker.company, completed))
          return yield* this.#fenced(
            worker.company.settings.companyId,
            completed.flatMap((result) => result.claimed)
          )
        }
        case "crash":
          this.#workers[step.worker % AHEAD_MILLIS.length] = idle()
          return
        case "rounds":
          yield* this.#rounds(step.workers)
          return
        case "race":
          this.#watch.isRaced = true
          yield* Effect.all([this.#rounds(step.workers), this.#write(step.write)], {
            concurrency: "unbounded"
          })
      }
    })
  }

  /** When a worker has something to do. */
  readonly #nextDue = Effect.fnUntraced(function* (this: Player) {
    const pauseEnds = yield* PauseEnds
    const times: Array<number> = []
    for (const companyId of this.#companies) {
      if (this.#isOnTestClock(companyId)) continue
      for (const { dueAt, expiresAt, reasonCode } of this.#rows(companyId).attempts.values()) {
        if (dueAt === null) continue
        const isAtItsTime = reasonCode === null || reasonCode === "payment_in_review"
        times.push(isAtItsTime ? dueAt : Math.max(dueAt, Math.min(dueAt + LOOK_MILLIS, expiresAt)))
      }
      const pauseEnd = yield* pauseEnds.nextDue(companyId)
      if (pauseEnd !== null) times.push(pauseEnd)
    }
    return times.length === 0 ? Infinity : Math.min(...times)
  })

  /** One worker does all that is due now. */
  readonly #settle = Effect.fnUntraced(function* (this: Player) {
    const pauseEnds = yield* PauseEnds
    for (let round = 0; ; round += 1) {
      yield* pauseEnds.runAllDue
      const [taken = 0] = yield* this.#rounds(1)
      yield* this.#check()
      const due = yield* this.#nextDue()
      if (due > this.#hand.now) return
      if (round > MAX_ROUNDS) {
        const message = `after ${round} rounds something is due still, ${taken} taken`
        return yield* violated("what is due is settled", message)
      }
      // Channels of one case take turns, and a lease that has ended may wait for the cap.
      if (taken === 0) this.#hand.now += 1_000
    }
  })

  /** Lets companies in real time live for so many hours, each moment with its work. */
  readonly #live = Effect.fnUntraced(function* (this: Player, hours: number) {
    this.#workers.splice(0, this.#workers.length, ...allIdle())
    const until = this.#hand.now + hours * HOUR
    yield* this.#settle()
    const from = this.#hand.now
    const isHere = (channel: string) => channel === "email" || this.#script.sms !== "Off"
    const real = this.#companies.filter((companyId) => !this.#isOnTestClock(companyId))
    const foretold =
      this.#troubled.size > 0
        ? []
        : (yield* Effect.forEach(real, (companyId) =>
            foretell(companyId, this.#rows(companyId), from, { hours: (until - from) / HOUR, isHere })
          )).flat()
    for (let moment = 0; ; moment += 1) {
      const next = yield* this.#nextDue()
      if (next > until) break
      if (moment > MAX_MOMENTS) return yield* violated("it ends", "it does not")
      this.#hand.now = Math.max(this.#hand.now, next)
      yield* this.#settle()
    }
    this.#hand.now = Math.max(this.#hand.now, until)
    yield* this.#comeTrue(foretold)
  })

  readonly #comeTrue = Effect.fnUntraced(function* (
    this: Player,
    foretold: ReadonlyArray<Parameters<typeof cameTrue>[0]>
  ) {
    for (const each of foretold) this.foretold += yield* cameTrue(each, this.#rows(each.companyId))
  })

  /** Moves a test clock: from moment to moment, or with `jump` at once. */
  readonly #advance = Effect.fnUntraced(function* (
    this: Player,
    companyId: number,
    hours: number,
    jump: boolean
  ) {
    const clocks = yield* TestClocks
    const queue = yield* ReminderQueue
    const pauseEnds = yield* PauseEnds
    const from = yield* this.#nowOf(companyId)
    const until = from + hours * HOUR
    yield* clocks.advance(companyId, from, false)
    yield* this.#check()
    const foretold = jump
      ? []
      : yield* foretell(companyId, this.#rows(companyId), this.#hand.now, { hours, isHere: () => true })
    for (;;) {
      const dues = [yield* queue.nextDue(companyId), yield* pauseEnds.nextDue(companyId)]
      const next = jump ? until : Math.min(until, ...dues.map((due) => due ?? until))
      yield* clocks.advance(companyId, Math.max(next, yield* this.#nowOf(companyId)), jump)
      yield* this.#check()
      if (next >= until) break
    }
    const { changedCustomers, isChanged } = this.#rows(companyId)
    if (changedCustomers.size > 0 || isChanged) {
      return yield* violated("an advance leaves nothing to plan again", [...changedCustomers].join())
    }
    yield* this.#comeTrue(foretold)
  })

  #event(step: Step) {
    return Effect.gen(this, function* () {
      switch (step.do) {
        case "provider":
          this.#hand.moods[step.channel] = step.mood
          if (step.mood !== "well") this.#troubled.add(step.channel)
          return
        case "tick":
          yield* this.#flush()
          this.#hand.now += step.seconds * 1_000
          return
        case "next": {
          yield* this.#flush()
          const next = yield* this.#nextDue()
          if (next !== Infinity) this.#hand.now = Math.max(this.#hand.now, next) + step.lateSeconds * 1_000
          return
        }
        case "outage":
          this.#workers.splice(0, this.#workers.length, ...allIdle())
          this.#hand.now += step.hours * HOUR
          return
        case "live":
          yield* this.#flush()
          return yield* this.#live(step.hours)
        case "clock": {
          const companyId = nthOf(
            this.#companies.filter((id) => this.#isOnTestClock(id)),
            step.company
          )
          if (companyId !== undefined) yield* this.#advance(companyId, step.hours, step.jump)
        }
      }
    })
  }

  step(step: Step) {
    return Effect.gen(this, function* () {
      this.#trace(`${new Date(this.#hand.now).toISOString()} ${JSON.stringify(step)}`)
      yield* this.#work(step)
      yield* this.#event(step)
      yield* this.#write(step)
      yield* this.#check()
      this.#watch.isRaced = false
    })
  }

  begin() {
    return Effect.gen(this, function* () {
      yield* emptied
      const policies = yield* ReminderPolicies
      const context = yield* Effect.context<Effect.Effect.Context<ReturnType<Watch["handingOver"]>>>()
      this.#hand.onHandOver = ({ companyId, messageId, optOutUrl }) =>
        // A message to members is about a bill.
        optOutUrl === null
          ? Effect.void
          : this.#watch.handingOver(companyId, messageId).pipe(
              Effect.provide(context),
              Effect.catchAllCause((cause) =>
                Effect.sync(() => {
                  this.#failed ??= asViolation(cause)
                })
              )
            )
      for (const spec of this.#script.companies) {
        const companyId = yield* newCompany(spec, this.#hand.now)
        this.#companies.push(companyId)
        if (spec.policy !== null) yield* policies.put(companyId, spec.policy)
      }
      yield* this.#check()
    })
  }

  /** Mends everything, and lets time pass without events: no debt was forgotten. */
  end() {
    return Effect.gen(this, function* () {
      this.at = -1
      this.#trace("the end: everything is mended")
      this.#workers.splice(0, this.#workers.length, ...allIdle())
      this.#hand.moods.email = "well"
      this.#hand.moods.sms = "well"
      // What is under way is known, and an open breaker has tried again.
      this.#hand.now += 10 * 60_000
      yield* this.#settle()
      for (const companyId of this.#companies) {
        this.#watch.policyChanged(companyId)
        yield* mended(companyId, this.#rows(companyId), (effect) => this.#request(companyId, effect))
      }
      const begun = new Map<number, number>()
      for (const companyId of this.#companies) begun.set(companyId, yield* this.#nowOf(companyId))
      for (const companyId of this.#companies) {
        if (this.#isOnTestClock(companyId)) yield* this.#advance(companyId, finished.hours, false)
      }
      yield* this.#live(finished.hours)
      for (const companyId of this.#companies) {
        yield* finished.check(companyId, begun.get(companyId) ?? 0, this.#watch.decisions)
        const wrong = yield* wrongTotals(companyId)
        if (wrong.length > 0) return yield* violated("totals are true", wrong.join("; "))
      }
    })
  }

  get attempts(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const companyId of this.#companies) {
      for (const { reasonCode, status } of this.#rows(companyId).attempts.values()) {
        const name = reasonCode === null ? status : `${status} ${reasonCode}`
        counts[name] = (counts[name] ?? 0) + 1
      }
    }
    return counts
  }
}

/** Plays a script in a migrated database. */
export const play = (script: Script, { trace = () => undefined, url }: PlayOptions): Effect.Effect<Played> =>
  Effect.suspend(() => {
    const hand = handOf(script)
    const watch = new Watch(hand, trace)
    const warnings: Array<string> = []
    const player = new Player(script, hand, watch, warnings, trace)
    const logger = Logger.make(({ cause, logLevel, message }) => {
      const text = String(message)
      if (LogLevel.greaterThanEqual(logLevel, LogLevel.Warning) && !text.startsWith("a channel is down"))
        warnings.push(`${text} ${Cause.pretty(cause)}`)
    })
    const game = Effect.gen(function* () {
      yield* player.begin()
      for (const [index, step] of script.steps.entries()) {
        player.at = index
        yield* player.step(step)
      }
      yield* player.end()
    })
    const played = game.pipe(
      // Whoever moves the clocks.
      CurrentActor.acting(operator),
      Effect.provide(worldOf(hand, url)),
      Effect.as(null),
      Effect.catchAllCause((cause) => Effect.succeed(asViolation(cause))),
      Effect.map((violation) => ({
        violation,
        at: player.at,
        counts: { ...watch.counts, ...watch.messages, foretold: player.foretold },
        attempts: player.attempts
      })),
      Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
      Effect.withClock(hand.clock),
      Effect.withRandom(Random.make(script.seed))
    )
    // Runs separately, because child fibers would inherit the logger of another play.
    return Effect.promise(() => Effect.runPromise(played))
  })
