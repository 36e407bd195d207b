/** What can happen in the demo company's year, and a diary that keeps it day by day. Pure. */
import { addDays, daysBetween } from "../../domain/CalendarDate.ts"
import type { BankDay } from "./BankDays.ts"

/** Something that happens. Names tell records apart; amounts are decimal strings. */
export type Happening =
  | {
      readonly kind: "invoice"
      readonly name: string
      /** Position in `customers`. */
      readonly customer: number
      readonly amount: string
      readonly currency: string
      readonly dueDate: string
      readonly description: string
    }
  | {
      readonly kind: "payment"
      readonly invoice: string
      readonly name: string
      readonly amount: string
      readonly method: string
    }
  /** What the bank sends at the end of a day with movements. */
  | { readonly kind: "statement"; readonly name: string; readonly day: BankDay }
  | { readonly kind: "pause"; readonly invoice: string; readonly reason: string; readonly until?: string }
  | { readonly kind: "resume" | "cancel"; readonly invoice: string; readonly reason: string }
  | { readonly kind: "promise"; readonly invoice: string; readonly date: string }
  | { readonly kind: "dispute"; readonly invoice: string; readonly text: string }
  | {
      readonly kind: "bill"
      readonly name: string
      readonly label: string
      readonly amount: string
      readonly currency: string
      readonly dueDate: string
    }
  | { readonly kind: "bill_paid"; readonly bill: string }
  /** All bills of a series that are due by then. */
  | { readonly kind: "series_paid"; readonly label: string; readonly dueBy: string }
  | {
      readonly kind: "series"
      readonly name: string
      readonly label: string
      readonly amount: string
      readonly anchorDate: string
    }

/** What happens on a day, in order: things of one list at the same time. */
export interface DemoDay {
  readonly date: string
  readonly happenings: ReadonlyArray<Happening>
}

/** The year begins so many days before today. */
export const DAYS = 364

/** A generator of numbers from 0 to 1 that always gives the same ones (mulberry32). */
const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An amount of cents in whole units. */
export const decimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

/** The date, or the Monday after it. */
export const workday = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day === 6 ? addDays(date, 2) : day === 0 ? addDays(date, 1) : date
}

/** The hours of a day in which people work, in minutes of UTC. */
const FIRST_MINUTE = 6 * 60 + 40
const LAST_MINUTE = 13 * 60 + 20
/** So long after the first things of a day the others happen, in minutes. */
const SHORTEST_GAP = 12
const LONGEST_GAP = 170
/** When a bank sends the statement of a day, after its last movement, in minutes of UTC. */
const STATEMENT_MINUTE = 17 * 60 + 5

/** When things of a day happen, in epoch milliseconds. */
export interface TimesOfDay {
  readonly first: number
  readonly others: number
  readonly statements: number
}

/** The times of a day: nobody works by the clock, so they differ from day to day, and are the same for the same day. */
export const hoursOf = (date: string): TimesOfDay => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const chance = random(midnight / 86_400_000)
  const within = (least: number, most: number) => (least + chance() * (most - least)) * 60_000
  const first = midnight + Math.floor(within(FIRST_MINUTE, LAST_MINUTE))
  return {
    first,
    others: first + Math.floor(within(SHORTEST_GAP, LONGEST_GAP)),
    statements: midnight + STATEMENT_MINUTE * 60_000
  }
}

/** The longest pause between two things of a day, in seconds. */
const LONGEST_PAUSE_SECONDS = 420

/** How long somebody takes before something, in milliseconds: the same for the same thing. */
export const pauseBefore = (happening: Happening): number =>
  Math.floor(random(Bun.hash.crc32(JSON.stringify(happening)))() * LONGEST_PAUSE_SECONDS) * 1_000

/** Happenings by their dates, and the chance that makes them differ: the same for the same day. */
export class Diary {
  readonly #days = new Map<string, Array<Happening>>()
  readonly start: string
  readonly today: string
  readonly #counts = new Map<string, number>()
  readonly #random = random(20_260_302)

  constructor(today: string) {
    this.today = today
    this.start = workday(addDays(today, -DAYS))
  }

  /** Counts from 0, under a name. */
  count(name: string): number {
    const n = this.#counts.get(name) ?? 0
    this.#counts.set(name, n + 1)
    return n
  }

  /** A whole number from `least` to `most`. */
  pick(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1))
  }

  oneOf<A>(all: ReadonlyArray<A>): A {
    return all[this.pick(0, all.length - 1)] as A
  }

  /** On a workday from `date` on; what has not happened yet is left out. */
  on(date: string, happening: Happening): void {
    const day = workday(date)
    if (day >= this.today || day < this.start) return
    const known = this.#days.get(day)
    if (known === undefined) this.#days.set(day, [happening])
    else known.push(happening)
  }

  pay(date: string, invoice: string, cents: number, method = "bank_transfer"): void {
    this.on(date, {
      kind: "payment",
      invoice,
      name: `TRF-${2_001 + this.count("payments")}`,
      amount: decimal(cents),
      method
    })
  }

  /** Every workday, with what happens on it. */
  get days(): ReadonlyArray<DemoDay> {
    const all = Array.from({ length: daysBetween(this.start, this.today) }, (_, day) =>
      addDays(this.start, day)
    )
    return all
      .filter((date) => workday(date) === date)
      .map((date) => ({ date, happenings: this.#days.get(date) ?? [] }))
  }
}
