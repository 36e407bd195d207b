/** The queue of one lane: whose work gets the next turn, so that every company gets its share. */

import { Isolated } from "./Isolated.ts"
import { whileWaiting } from "./WhileWaiting.ts"

/** How many turns a lane has, and how long work waits for one. */
export interface LaneLimits {
  /** Turns at the same time. */
  readonly width: number
  /** Turns at the same time that serve one company alone. */
  readonly companyWidth: number
  /** Pieces of work that may wait. A company may have as many as there are free places. */
  readonly maxWaiting: number
  /** After this, work that waits is refused. */
  readonly longestWaitMillis: number
}

/** Work that can share a turn: statements of one text, or transactions that commit together. */
export interface Kind<Item> {
  /** Pieces of work in one turn. */
  readonly maxTogether: number
  /** Pieces of work of one company in a turn while there is work of others, for whom the next turn should come soon. */
  readonly maxOfCompany: number
  /** Begins a turn. It must call `leave` once, when the turn's connection is free again. */
  readonly start: (works: ReadonlyArray<Work<Item>>, leave: () => void) => void
}

/** A piece of work that waits for a turn. */
export interface Work<Item> {
  readonly item: Item
  readonly kind: Kind<Item>
  /** Whose share the turn is of; 0 for the installation's own work. */
  readonly companyId: number
  /** Whether it shares a turn with work of its own company only. */
  readonly apart: boolean
  /** Whether nobody waits for the result any more. Asked when its turn has come, and now and then before. */
  readonly isGone: () => boolean
  /** Called instead of a turn: nobody waits any more, or the wait was too long. */
  readonly refuse: (why: "gone" | "overloaded") => void
  /** When it first asked for a turn, on the clock of `performance.now`. Work that runs again keeps it. */
  readonly since: number
}

/** What a lane is doing, and what it has refused since the process began. */
export interface LaneState {
  readonly running: number
  readonly waiting: number
  readonly refused: number
  readonly dropped: number
}

/** For so long after work of another company, a company is not the only one. */
const COMPANY_MILLIS = 1_000

type AnyWork = Work<never>

/**
 * Turns go round the companies that wait, so that a company's share shrinks as others come. A turn is shared by all
 * waiting work of its kind, except that of companies which have held up others. A company can't have all turns of a lane
 * for itself if its `companyWidth` is smaller than the lane's width.
 */
export class Lane {
  readonly limits: LaneLimits
  /** The work that waits, by company. The first company in the map has the next turn. */
  readonly #queues = new Map<number, Array<AnyWork>>()
  /** All work that waits. */
  readonly #waiting = new Set<AnyWork>()
  /** Turns that serve one company alone. */
  readonly #turnsOf = new Map<number, number>()
  readonly #isolated = new Isolated()
  /** The company whose work came last, and when work of another company came before it. */
  #lastCompany: number | undefined
  #changedAt = Number.NEGATIVE_INFINITY
  #running = 0
  #runningApart = 0
  #refused = 0
  #dropped = 0
  #scheduled = false
  readonly #watch = whileWaiting(
    () => this.#waiting.size > 0,
    () => this.#look()
  )

  constructor(limits: LaneLimits) {
    this.limits = limits
  }

  get state(): LaneState {
    return {
      running: this.#running,
      waiting: this.#waiting.size,
      refused: this.#refused,
      dropped: this.#dropped
    }
  }

  /** Waits for a turn. The lane looks at the end of the event loop's turn, so that work that arrives together starts together. */
  join<Item>(work: Work<Item>): void {
    const joined = work as unknown as AnyWork
    const queue = this.#queues.get(work.companyId)
    if ((queue?.length ?? 0) >= this.limits.maxWaiting - this.#waiting.size) {
      this.#refused++
      work.refuse("overloaded")
      return
    }
    this.#waiting.add(joined)
    if (work.companyId !== this.#lastCompany) {
      if (this.#lastCompany !== undefined) this.#changedAt = performance.now()
      this.#lastCompany = work.companyId
    }
    if (queue === undefined) this.#queues.set(work.companyId, [joined])
    else queue.push(joined)
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#advance()
      this.#watch()
    })
  }

  /**
   * A turn at once, if one is free that nobody waits for; what it returns must be called once to end it. For work that
   * is not needed if there is none.
   */
  enter(): (() => void) | undefined {
    return this.#running < this.limits.width && this.#waiting.size === 0
      ? this.#begin(undefined, false)
      : undefined
  }

  /** Keeps a company's work apart from that of others, because it has held them up; `Isolated` says for how long. */
  isolate(companyId: number): void {
    this.#isolated.add(companyId)
  }

  /** Whether a company's work is kept apart at present. */
  isIsolated(companyId: number): boolean {
    return this.#isolated.has(companyId)
  }

  #isApart({ apart, companyId }: AnyWork): boolean {
    return apart || this.isIsolated(companyId)
  }

  /** Takes the first work that fits, of a company that fits, and puts its company behind the others. */
  #take(companyFits: (companyId: number) => boolean, fits: (work: AnyWork) => boolean): AnyWork | undefined {
    for (const [companyId, queue] of this.#queues) {
      const index = companyFits(companyId) ? queue.findIndex(fits) : -1
      if (index === -1) continue
      const [work] = queue.splice(index, 1) as [AnyWork]
      this.#queues.delete(companyId)
      if (queue.length > 0) this.#queues.set(companyId, queue)
      this.#waiting.delete(work)
      return work
    }
    return undefined
  }

  /** The next work that fits and is still wanted. */
  #next(companyFits: (companyId: number) => boolean, fits: (work: AnyWork) => boolean): AnyWork | undefined {
    for (;;) {
      const work = this.#take(companyFits, fits)
      if (work === undefined || !work.isGone()) return work
      this.#dropped++
      work.refuse("gone")
    }
  }

  #advance(): void {
    const { companyWidth, width } = this.limits
    while (this.#running < width && this.#queues.size > 0) {
      const mayBeApart = this.#runningApart < Math.max(1, width - 1)
      const first = this.#next(
        (companyId) =>
          (this.#turnsOf.get(companyId) ?? 0) < companyWidth &&
          (mayBeApart || !this.#isolated.has(companyId)),
        ({ apart }) => mayBeApart || !apart
      )
      if (first === undefined) return
      this.#start(this.#fill(first))
    }
  }

  /** The work that shares a turn with `first`. */
  #fill(first: AnyWork): ReadonlyArray<AnyWork> {
    const together = [first]
    const isAlone = performance.now() - this.#changedAt > COMPANY_MILLIS
    const maxOfCompany = isAlone ? first.kind.maxTogether : first.kind.maxOfCompany
    const counts = new Map([[first.companyId, 1]])
    const apart = this.#isApart(first)
    const companyFits = (companyId: number) =>
      (counts.get(companyId) ?? 0) < maxOfCompany &&
      (apart ? companyId === first.companyId : !this.#isolated.has(companyId))
    const fits = (work: AnyWork) => work.kind === first.kind && work.apart === first.apart
    while (together.length < first.kind.maxTogether) {
      const work = this.#next(companyFits, fits)
      if (work === undefined) break
      together.push(work)
      counts.set(work.companyId, (counts.get(work.companyId) ?? 0) + 1)
    }
    return together
  }

  #start(works: ReadonlyArray<AnyWork>): void {
    const [first] = works as readonly [AnyWork]
    const companyId = works.every((work) => work.companyId === first.companyId) ? first.companyId : undefined
    first.kind.start(works, this.#begin(companyId, this.#isApart(first)))
  }

  /** Begins a turn, of one company alone if that is given. The result ends it. */
  #begin(companyId: number | undefined, apart: boolean): () => void {
    this.#running++
    if (apart) this.#runningApart++
    if (companyId !== undefined) this.#turnsOf.set(companyId, (this.#turnsOf.get(companyId) ?? 0) + 1)
    const began = performance.now()
    let left = false
    return () => {
      if (left) throw new Error("a turn was left twice")
      left = true
      this.#running--
      if (apart) {
        this.#runningApart--
        if (companyId !== undefined) this.#isolated.turnEnded(companyId, performance.now() - began)
      }
      if (companyId !== undefined) this.#endTurnOf(companyId)
      this.#advance()
    }
  }

  #endTurnOf(companyId: number): void {
    const turns = (this.#turnsOf.get(companyId) ?? 0) - 1
    if (turns > 0) this.#turnsOf.set(companyId, turns)
    else this.#turnsOf.delete(companyId)
  }

  /** Drops what nobody waits for any more, and refuses what has waited too long. */
  #look(): void {
    const before = performance.now() - this.limits.longestWaitMillis
    for (const work of this.#waiting) {
      if (work.isGone()) {
        this.#dropped++
        this.#end(work, "gone")
      } else if (work.since <= before) {
        this.#refused++
        this.#end(work, "overloaded")
      }
    }
  }

  /** Ends the wait of work that gets no turn. */
  #end(work: AnyWork, why: "gone" | "overloaded"): void {
    this.#waiting.delete(work)
    const queue = this.#queues.get(work.companyId)
    const index = queue?.indexOf(work) ?? -1
    if (queue !== undefined && index !== -1) {
      queue.splice(index, 1)
      if (queue.length === 0) this.#queues.delete(work.companyId)
    }
    work.refuse(why)
  }
}
