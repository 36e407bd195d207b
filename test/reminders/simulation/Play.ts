/** Plays a script of writes, workers, crashes and time, and checks all invariants after each step. */
import { Cause, Effect, Logger, LogLevel, Random, type Redacted } from "effect"
import { CurrentRequest, requestOfKey } from "../../../src/domain/CurrentRequest.ts"
import { WriteRequest } from "../../../src/domain/WriteRequest.ts"
import { isRefusal } from "../../../src/domain/Errors.ts"
import { Channel } from "../../../src/domain/ReminderAttempt.ts"
import { writePolicy } from "../../../src/domain/dunning/Policy.ts"
import type { Company, Delivery, DeliveryResult } from "../../../src/reminders/Delivery.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { Engine } from "../../../src/reminders/Engine.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { makeDispatcher } from "../../../src/reminders/Dispatcher.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { ReminderPoliciesRepo } from "../../../src/repos/reminders/ReminderPolicies.ts"
import { type Claimed, ReminderQueue } from "../../../src/repos/reminders/ReminderQueue.ts"
import { admitted, holderOf } from "../../../src/testing/Testing.ts"
import { cameTrue, foretell, type Foretold } from "./Foretold.ts"
import { Violation } from "./MessageChecks.ts"
import type { Script, Step, Write } from "./Steps.ts"
import { Watch } from "./Watch.ts"
import { databaseWorld, Ground, type Hand, handOf, memoryWorld, type Rows } from "./World.ts"
import { nthOf, write } from "./Writes.ts"

/** Workers that act step by step, beside those that run whole rounds. */
const WORKERS = 3
/** The most rounds until nothing is due, and the most times that the clock moves until nothing is planned. */
const MAX_ROUNDS = 200
const MAX_MOMENTS = 2_000
const LOOK_MILLIS = 6 * 3_600_000
const DAY = 86_400_000

/** The state of a worker between its steps. */
interface WorkerState {
  company: Company | null
  claimed: ReadonlyArray<Claimed>
  deliveries: ReadonlyArray<Delivery>
  results: ReadonlyArray<DeliveryResult>
}

const idle = (): WorkerState => ({ company: null, claimed: [], deliveries: [], results: [] })

/** The result of a play. */
export interface Played {
  readonly violation: Violation | null
  /** Position of the step that broke an invariant; -1 if it was broken after the last step. */
  readonly at: number
  /** Number of messages by outcome. */
  readonly counts: Readonly<Record<string, number>>
  readonly attempts: Readonly<Record<string, number>>
}

export interface PlayOptions {
  /** The URL of a migrated database; without it the play is in memory. */
  readonly url?: Redacted.Redacted | undefined
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
  readonly #companies: Array<number> = []
  readonly #workers = Array.from({ length: WORKERS }, idle)
  readonly #warnings: ReadonlyArray<string>
  readonly #trace: (line: string) => void
  #writes = 0
  at = 0

  constructor(
    script: Script,
    hand: Hand,
    watch: Watch,
    warnings: ReadonlyArray<string>,
    trace: (line: string) => void
  ) {
    this.#trace = trace
    this.#script = script
    this.#hand = hand
    this.#watch = watch
    this.#warnings = warnings
  }

  #rows(companyId: number): Rows {
    return (
      this.#watch.rowsBefore(companyId) ?? {
        receivables: new Map(),
        payables: new Map(),
        attempts: new Map(),
        changedCustomers: new Set()
      }
    )
  }

  /** The nth of all receivables or payables of all companies. */
  #nth<K extends "receivables" | "payables">(kind: K, nth: number) {
    const all = this.#companies.flatMap((companyId) =>
      [...this.#rows(companyId)[kind].values()].map((row) => ({ companyId, row }))
    )
    return nthOf(all, nth) as
      | { readonly companyId: number; readonly row: Rows[K] extends ReadonlyMap<number, infer A> ? A : never }
      | undefined
  }

  #customers(companyIds: ReadonlyArray<number> = this.#companies) {
    return companyIds.flatMap((companyId) =>
      [...new Set([...this.#rows(companyId).receivables.values()].map(({ customerId }) => customerId))].map(
        (customerId) => ({ companyId, customerId })
      )
    )
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

  #write(step: Write) {
    return write(
      {
        companies: this.#companies,
        customers: (companyIds = this.#companies) => this.#customers(companyIds),
        receivable: (nth) => this.#nth("receivables", nth),
        payable: (nth) => this.#nth("payables", nth),
        nowOf: (companyId) => this.#nowOf(companyId),
        request: (companyId, effect) => this.#request(companyId, effect),
        setPolicy: (companyId, policy) => this.#setPolicy(companyId, policy)
      },
      step
    )
  }

  readonly #setPolicy = Effect.fnUntraced(function* (
    this: Player,
    companyId: number,
    policy: Parameters<typeof writePolicy>[0]
  ) {
    const companies = yield* CompaniesRepo
    const policies = yield* ReminderPoliciesRepo
    const version = ((yield* companies.find(companyId))?.policyVersion ?? 0) + 1
    yield* policies.insert(companyId, version, writePolicy(policy), this.#hand.now)
    this.#watch.policyChanged(companyId)
  })

  /** Hands decided messages over before the clock moves: only a crash separates a decision from its hand-over. */
  readonly #flush = Effect.fnUntraced(function* (this: Player) {
    for (const worker of this.#workers) yield* this.#handOver(worker, worker.deliveries.length)
  })

  readonly #handOver = Effect.fnUntraced(function* (this: Player, worker: WorkerState, messages: number) {
    const engine = yield* Engine
    for (const delivery of worker.deliveries.slice(0, messages)) {
      worker.results = [...worker.results, yield* engine.handOver(delivery)]
    }
    worker.deliveries = worker.deliveries.slice(messages)
  })

  readonly #rounds = Effect.fnUntraced(function* (this: Player, workers: number) {
    const rounds = yield* Effect.replicateEffect(makeDispatcher, workers)
    return yield* Effect.all(
      rounds.map(({ whole }) => whole),
      { concurrency: "unbounded" }
    )
  })

  /** Checks all invariants. */
  readonly #check = Effect.fnUntraced(function* (this: Player, raced: boolean) {
    if (this.#warnings.length > 0) {
      return yield* new Violation({ invariant: "nothing fails", message: this.#warnings.join("\n") })
    }
    const ground = yield* Ground
    const rows = new Map<number, Rows>()
    for (const companyId of this.#companies) rows.set(companyId, yield* ground.rowsOf(companyId))
    yield* this.#watch.handedOver((companyId) => rows.get(companyId) ?? this.#rows(companyId), raced)
    for (const [companyId, of] of rows) yield* this.#watch.rows(companyId, of, raced)
  })

  /** A worker neither decides on nor completes an attempt that another has claimed since. */
  readonly #fenced = Effect.fnUntraced(function* (
    this: Player,
    companyId: number,
    claimed: ReadonlyArray<Claimed>,
    after: Rows
  ) {
    for (const { fence, id } of claimed) {
      const before = this.#rows(companyId).attempts.get(id)
      if (before === undefined || before.fence === fence) continue
      // The decision on another attempt may have planned this one again, but must not have sent it.
      const isWritten = (status: string | undefined) => status === "sending" || status === "sent"
      if (isWritten(after.attempts.get(id)?.status) && !isWritten(before.status)) {
        const message = `attempt ${id} was written under fence ${fence}, it stands at ${before.fence}`
        return yield* new Violation({ invariant: "fence", message })
      }
      if (before.status === "sending" && after.attempts.get(id)?.status !== "sending") {
        const message = `attempt ${id} was ended under fence ${fence}, it stands at ${before.fence}`
        return yield* new Violation({ invariant: "fence", message })
      }
    }
  })

  #work(step: Step) {
    return Effect.gen(this, function* () {
      const engine = yield* Engine
      switch (step.do) {
        case "claim": {
          const worker = nthOf(this.#workers, step.worker) ?? idle()
          if (worker.deliveries.length + worker.results.length + worker.claimed.length > 0) return
          const queue = yield* ReminderQueue
          const due = yield* Effect.forEach(Channel.literals, (channel) =>
            Effect.map(queue.companiesDue(channel, this.#hand.now, 0, 100), ({ companies }) =>
              companies
                .filter((id) => this.#companies.includes(id))
                .map((companyId) => ({ channel, companyId }))
            )
          )
          const found = nthOf(due.flat(), step.company)
          if (found === undefined) return
          worker.company = yield* engine.company(found.companyId)
          if (worker.company === null) return
          worker.claimed = yield* engine.claim(worker.company, found.channel, step.share)
          return
        }
        case "decide": {
          const worker = nthOf(this.#workers, step.worker) ?? idle()
          if (worker.company === null) return
          const group = worker.claimed.slice(0, step.group)
          worker.claimed = worker.claimed.slice(step.group)
          if (group.length === 0) return
          const deliveries = yield* engine.decide(worker.company, group)
          worker.deliveries = [...worker.deliveries, ...deliveries]
          const ground = yield* Ground
          const { companyId } = worker.company.settings
          const rows = yield* ground.rowsOf(companyId)
          yield* this.#fenced(companyId, group, rows)
          const told = deliveries.flatMap(({ claimed, message }) =>
            claimed.map(({ id }) => ({ id, message }))
          )
          for (const { id, message } of told) {
            yield* this.#watch.decided(companyId, rows, id, this.#hand.now, message, false)
          }
          return
        }
        case "hand over":
          return yield* this.#handOver(nthOf(this.#workers, step.worker) ?? idle(), step.messages)
        case "complete": {
          const worker = nthOf(this.#workers, step.worker) ?? idle()
          if (worker.company === null || worker.results.length === 0) return
          const completed = worker.results.slice(0, step.messages)
          yield* engine.complete(worker.company, completed)
          worker.results = worker.results.slice(step.messages)
          const ground = yield* Ground
          const { companyId } = worker.company.settings
          const claimed = completed.flatMap((result) => result.claimed)
          yield* this.#fenced(companyId, claimed, yield* ground.rowsOf(companyId))
          return
        }
        case "crash":
          this.#workers[step.worker % WORKERS] = idle()
          return
        case "rounds":
          yield* this.#rounds(step.workers)
          return
        case "race":
          yield* Effect.all([this.#rounds(step.workers), this.#write(step.write)], {
            concurrency: "unbounded"
          })
      }
    })
  }

  /** When a worker has something to do. What waits for an obstacle is looked at more rarely here than in life. */
  #nextDue(): number | undefined {
    const due = this.#companies
      .flatMap((companyId) => [...this.#rows(companyId).attempts.values()])
      .flatMap(({ dueAt, expiresAt, onTestClock, reasonCode }) => {
        if (dueAt === null || onTestClock) return []
        return reasonCode === null ? [dueAt] : [Math.max(dueAt, Math.min(dueAt + LOOK_MILLIS, expiresAt))]
      })
    return due.length === 0 ? undefined : Math.min(...due)
  }

  /** When something changes by itself: what waits for a person who does not come waits until its time is over. */
  #nextChange(): number | undefined {
    const times = this.#companies
      .flatMap((companyId) => [...this.#rows(companyId).attempts.values()])
      .flatMap(({ dueAt, expiresAt, onTestClock, reasonCode }) => {
        if (dueAt === null || onTestClock) return []
        const isMended = reasonCode === null || reasonCode === "channel_down"
        return [isMended ? dueAt : Math.max(dueAt, expiresAt ?? dueAt)]
      })
    return times.length === 0 ? undefined : Math.min(...times)
  }

  #event(step: Step) {
    return Effect.gen(this, function* () {
      switch (step.do) {
        case "provider":
          this.#hand.moods[step.channel] = step.mood
          return
        case "tick":
          yield* this.#flush()
          this.#hand.now += step.seconds * 1_000
          return
        case "wait":
          yield* this.#flush()
          this.#hand.now += step.minutes * 60_000
          return
        case "next":
          yield* this.#flush()
          this.#hand.now = Math.max(this.#hand.now, this.#nextDue() ?? 0) + step.lateSeconds * 1_000
          return
        case "outage":
          this.#workers.splice(0, WORKERS, ...Array.from({ length: WORKERS }, idle))
          this.#hand.now += step.hours * 3_600_000
          return
        case "clock": {
          const companyId = nthOf(
            this.#companies.filter((_, index) => this.#script.companies[index]?.onTestClock),
            step.company
          )
          if (companyId === undefined) return
          const clocks = yield* TestClocks
          const from = yield* this.#nowOf(companyId)
          yield* clocks.advance(companyId, from + step.hours * 3_600_000, step.jump)
          const ground = yield* Ground
          const { changedCustomers } = yield* ground.rowsOf(companyId)
          if (changedCustomers.size > 0) {
            const message = `customers ${[...changedCustomers].join()} are still to be planned again`
            return yield* new Violation({ invariant: "an advance leaves nothing to plan again", message })
          }
        }
      }
    })
  }

  step(step: Step) {
    return Effect.gen(this, function* () {
      this.#trace(`${new Date(this.#hand.now).toISOString()} ${JSON.stringify(step)}`)
      yield* this.#work(step)
      yield* this.#event(step)
      yield* this.#write(step as Write)
      yield* this.#check(step.do === "race")
    })
  }

  begin() {
    return Effect.gen(this, function* () {
      const ground = yield* Ground
      for (const spec of this.#script.companies) {
        const companyId = yield* ground.newCompany(spec, this.#hand.now)
        this.#companies.push(companyId)
        if (spec.policy === null) continue
        const policies = yield* ReminderPoliciesRepo
        yield* policies.insert(companyId, 1, writePolicy(spec.policy), this.#hand.now)
      }
      yield* this.#check(false)
    })
  }

  /** What the schedules of companies in real time foretell, once nothing is due. */
  readonly #foretell = Effect.fnUntraced(function* (this: Player) {
    const isHere = (channel: string) => channel === "email" || this.#script.sms !== "Off"
    const foretold: Array<Foretold> = []
    for (const [index, companyId] of this.#companies.entries()) {
      if (this.#script.companies[index]?.onTestClock || this.#watch.hasOtherPolicy(companyId)) continue
      foretold.push(...(yield* foretell(companyId, this.#rows(companyId), isHere)))
    }
    return foretold
  })

  /** Moves the clock until nothing is planned any more, with one worker and providers that accept everything. */
  end() {
    return Effect.gen(this, function* () {
      this.at = -1
      this.#workers.splice(0, WORKERS, ...Array.from({ length: WORKERS }, idle))
      this.#hand.moods.email = "well"
      this.#hand.moods.sms = "well"
      const clocks = yield* TestClocks
      const queue = yield* ReminderQueue
      for (const [index, companyId] of this.#companies.entries()) {
        if (!this.#script.companies[index]?.onTestClock) continue
        yield* clocks.advance(companyId, yield* this.#nowOf(companyId), false)
        yield* this.#check(false)
        const foretold = this.#watch.hasOtherPolicy(companyId)
          ? []
          : yield* foretell(companyId, this.#rows(companyId), () => true)
        while ((yield* queue.nextDue(companyId)) !== null) {
          yield* clocks.advance(companyId, (yield* this.#nowOf(companyId)) + 100 * DAY, false)
        }
        yield* this.#check(false)
        yield* Effect.forEach(foretold, (each) => cameTrue(each, this.#rows(companyId)))
      }
      let foretold: ReadonlyArray<Foretold> | undefined
      for (let moment = 0; ; moment += 1) {
        if (moment > MAX_MOMENTS)
          return yield* new Violation({ invariant: "it ends", message: "it does not" })
        for (let round = 0; ; round += 1) {
          const taken = yield* this.#rounds(1)
          yield* this.#check(false)
          const due = this.#nextDue()
          if (due === undefined || due > this.#hand.now) break
          if (round > MAX_ROUNDS) {
            return yield* new Violation({
              invariant: "what is due is settled",
              message: `after ${round} rounds something is due still, ${taken.join()} taken`
            })
          }
          // Attempts whose lease has ended may wait for the cap.
          if (taken[0] === 0) this.#hand.now += 1_000
        }
        foretold ??= yield* this.#foretell()
        const next = this.#nextChange()
        if (next === undefined) break
        this.#hand.now = Math.max(this.#hand.now, next)
        this.#trace(new Date(this.#hand.now).toISOString())
      }
      yield* Effect.forEach(foretold ?? [], (each) => cameTrue(each, this.#rows(each.companyId)))
      const ground = yield* Ground
      for (const companyId of this.#companies) {
        yield* this.#watch.end(companyId, this.#rows(companyId))
        const wrong = yield* ground.wrongTotals(companyId)
        if (wrong.length > 0) {
          return yield* new Violation({ invariant: "totals are true", message: wrong.join("; ") })
        }
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

/** Plays a script, in memory or in a migrated database. */
export const play = (
  script: Script,
  { trace = () => undefined, url }: PlayOptions = {}
): Effect.Effect<Played> =>
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
    const world = url === undefined ? memoryWorld(hand) : databaseWorld(hand, url)
    const played = game.pipe(
      // Whoever moves the clocks.
      CurrentActor.acting(operator),
      Effect.provide(world),
      Effect.as(null),
      Effect.catchAllCause((cause) => Effect.succeed(asViolation(cause))),
      Effect.map((violation) => ({
        violation,
        at: player.at,
        counts: watch.counts,
        attempts: player.attempts
      })),
      Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
      Effect.withClock(hand.clock),
      Effect.withRandom(Random.make(script.seed))
    )
    // Runs separately, because child fibers would inherit the logger of another play.
    return Effect.promise(() => Effect.runPromise(played))
  })
