/**
 * Writes the demo company's book: a year of its own, through the services, on a test clock that the company gives up at
 * its end. Reminders of that year are decided and captured by the engine, each on its day.
 */
import { Array, Clock, Effect, type Layer } from "effect"
import { todayIn } from "../../domain/CalendarDate.ts"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { TestClocks } from "../../reminders/TestClocks.ts"
import { bounceNewest } from "./Bounce.ts"
import { type Happening, pauseBefore, hoursOf } from "./Diary.ts"
import type { PeopleIds } from "./People.ts"
import { type BookServices, Calendar, makeBook } from "./Writes.ts"
import { startOf, yearUpTo } from "./Year.ts"

/** The demo company's time zone. */
export const TIMEZONE = "Europe/Berlin"

/** Writes at the same time. */
const CONCURRENCY = 8

/** When the year of a book begins that is begun at `now`, in epoch milliseconds. */
export const startOfYear = (now: number): number => hoursOf(startOf(todayIn(TIMEZONE, now))).first

/** A company as it was found: on the test clock of its book, unless that is finished. */
export interface FoundBook {
  readonly testClock: number | null
  /** Epoch milliseconds. The book's year ends on the day before. */
  readonly createdAt: number
}

/** Lives through the year from where the company's clock stands. `until` is real time, in epoch milliseconds. */
const liveThrough = (
  holder: KeyHolder,
  people: PeopleIds,
  calendar: Calendar,
  today: string,
  until: number
) =>
  Effect.gen(function* () {
    const { companyId } = holder
    const begun = calendar.millis
    const clocks = yield* TestClocks
    const { happen, isKnown } = yield* makeBook(holder, people, calendar)
    for (const { date, happenings } of yearUpTo(today)) {
      const times = hoursOf(date)
      const at = times.first
      // What was done on an earlier day is asked for once more, for its ids.
      calendar.millis = Math.max(at, begun)
      if (at > begun) yield* clocks.pass(companyId, at)
      const isDone = at < begun
      const left = happenings.filter(({ kind }) => !isDone || (kind !== "promise" && kind !== "dispute"))
      // A customer's first invoice makes the customer. The records of the first day get their ids in order.
      const inTurn = left.filter((each) => !isKnown(each) || date === startOf(today))
      const inPassing = (happening: Happening) => {
        calendar.millis += pauseBefore(happening)
        return happen(happening)
      }
      yield* Effect.forEach(inTurn, inPassing, { discard: true })
      const others = left.filter((each) => !inTurn.includes(each))
      calendar.millis = Math.max(times.others, calendar.millis)
      const [before, statements] = Array.partition(others, ({ kind }) => kind === "statement")
      yield* Effect.forEach(before, inPassing, { concurrency: CONCURRENCY, discard: true })
      calendar.millis = Math.max(times.statements, calendar.millis)
      yield* Effect.forEach(statements, happen, { discard: true })
    }
    calendar.millis = until
    yield* clocks.pass(companyId, until)
    yield* bounceNewest(companyId)
    yield* clocks.release(companyId)
  })

/** Writes what is not there yet, over services that live on the calendar of the book; safe to repeat after a crash. */
export const writeBook = <E>(
  holder: KeyHolder,
  people: PeopleIds,
  { createdAt, testClock }: FoundBook,
  services: Layer.Layer<BookServices, E>
) =>
  Effect.gen(function* () {
    if (testClock === null) return
    const calendar = new Calendar(testClock)
    const until = yield* Clock.currentTimeMillis
    const today = todayIn(TIMEZONE, createdAt)
    yield* Effect.provide(liveThrough(holder, people, calendar, today, until), services).pipe(
      Effect.withClock(calendar.service)
    )
  })
