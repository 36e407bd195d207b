/** Pauses of a receivable: their causes, how long they last, and when they end (contract §4.2). */
import { Either } from "effect"
import { addDays, CalendarDate, daysBetween, todayIn } from "./CalendarDate.ts"
import { fieldIssue, InvalidTransition, ValidationFailed } from "./Errors.ts"
import { field, optionalField, record, strict } from "./JsonFields.ts"
import { instantAt } from "./LocalTime.ts"
import { moves, pause, type Receivable, resume } from "./Receivable.ts"
import { Reason, text as textOf } from "./Text.ts"

/** The body of a pause. */
export const PauseRequest = record({
  reason: field("Why; kept in the audit log.")(Reason),
  until: optionalField(
    CalendarDate,
    "The receivable resumes by itself at the beginning of this date: a date after today and at most 366 days ahead, in the customer's time zone. Without it, it stays paused until somebody resumes it."
  )
}).annotations({
  ...strict,
  identifier: "PauseRequest",
  description: "Why, and until when if the pause is to end by itself."
})
export type PauseRequest = typeof PauseRequest.Type

/** Why a receivable is paused: by the company, by its customer's promise to pay, or by its customer's complaint. */
export type PauseCause = "paused" | "promised" | "disputed"

/** The pause of a receivable, which the API does not show; all null while it is not paused. */
export interface PauseState {
  readonly pauseCause: PauseCause | null
  /** The date in the customer's time zone at whose beginning it resumes by itself; null for a pause without an end. */
  readonly pausedUntil: string | null
  /** That beginning in epoch milliseconds, as the customer's time zone was when it was paused. */
  readonly resumeAt: number | null
}

/** A receivable with what the service keeps about it besides. */
export interface StoredReceivable extends Receivable, PauseState {
  /** The day on which its customer has promised to pay; kept after the pause, because a customer may promise once. */
  readonly promisedOn: string | null
}

/** The date that was agreed for its rest: of the promise, or the end of the pause; null while it does not rest. */
export const agreedDate = ({
  pauseCause,
  pausedUntil,
  promisedOn
}: Pick<StoredReceivable, "pauseCause" | "pausedUntil" | "promisedOn">): string | null => {
  if (pauseCause === "promised") return promisedOn
  return pauseCause === null ? null : pausedUntil
}

/** The state of a receivable that is not paused. */
export const NOT_PAUSED: PauseState = { pauseCause: null, pausedUntil: null, resumeAt: null }

/** Ends the state of a pause with the pause, whatever has ended it. */
export const withoutEndedPause = <A extends StoredReceivable>(receivable: A): A =>
  receivable.status === "paused" ? receivable : { ...receivable, ...NOT_PAUSED }

/** How many days ahead a pause may end. */
const MAX_PAUSE_DAYS = 366
/** How many days ahead a customer may promise to pay. */
export const MAX_PROMISE_DAYS = 30
/** Open days after the promised one on which a payment may still arrive, before reminders go on. */
const OPEN_DAYS_AFTER_PROMISE = 2
/** An open day is looked for so many days at most. */
const MAX_CLOSED_DAYS = 400

/** A customer's complaint. */
export const DisputeText = textOf(1, 1000, "DisputeText", {
  refuseBlank: true,
  description: "What is wrong",
  example: "The second item was never delivered."
})

/** Today and the time zone of a customer. */
export interface CustomersTime {
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Epoch milliseconds of the beginning of a date in a time zone. */
export const beginningOf = (date: string, zone: string): number => instantAt(zone, date, "00:00")

const pauseBecause = (
  receivable: StoredReceivable,
  pauseCause: PauseCause,
  pausedUntil: string | null,
  zone: string
): Either.Either<StoredReceivable, InvalidTransition> =>
  Either.map(pause(receivable), (paused) => ({
    ...receivable,
    ...paused,
    pauseCause,
    pausedUntil,
    resumeAt: pausedUntil === null ? null : beginningOf(pausedUntil, zone)
  }))

/** The date if it is within the range of days from today, else a refusal that names the range. */
const dateWithin = (
  name: string,
  date: string,
  { now, zone }: CustomersTime,
  [first, last]: readonly [first: number, last: number]
): Either.Either<string, ValidationFailed> => {
  const today = todayIn(zone, now)
  const ahead = daysBetween(today, date)
  if (ahead >= first && ahead <= last) return Either.right(date)
  const range = `from ${addDays(today, first)} to ${addDays(today, last)}`
  const message = `must be a date ${range}, in the customer's time zone (${zone})`
  return Either.left(ValidationFailed.of(fieldIssue(name, "out_of_range", message)))
}

/** Pauses a receivable: until somebody resumes it, or until a date after today. */
export const pauseUntil = (
  receivable: StoredReceivable,
  until: string | null,
  time: CustomersTime
): Either.Either<StoredReceivable, InvalidTransition | ValidationFailed> =>
  Either.flatMap(pauseBecause(receivable, "paused", until, time.zone), (paused) =>
    until === null
      ? Either.right(paused)
      : Either.map(dateWithin("until", until, time, [1, MAX_PAUSE_DAYS]), () => paused)
  )

/** The day after the last of `n` open days that follow a date. */
export const dayAfterOpenDays = (date: string, n: number, isOpen: (date: string) => boolean): string => {
  let [day, left] = [date, n]
  for (let looked = 0; left > 0 && looked < MAX_CLOSED_DAYS; looked += 1) {
    day = addDays(day, 1)
    if (isOpen(day)) left -= 1
  }
  return addDays(day, 1)
}

const isActive = ({ status }: Pick<Receivable, "status">): boolean => moves[status].pause !== undefined

/**
 * Whether its customer may complain of a receivable: while it is neither paused nor settled, or rests only because they
 * have promised to pay it.
 */
export const mayDispute = (receivable: Pick<StoredReceivable, "status" | "pauseCause">): boolean =>
  isActive(receivable) || receivable.pauseCause === "promised"

/** Whether its customer may still promise to pay it. */
export const mayPromise = (receivable: Pick<StoredReceivable, "status" | "promisedOn">): boolean =>
  isActive(receivable) && receivable.promisedOn === null

const refuseUnlessActive = (receivable: Receivable, phrase: string): Either.Either<void, InvalidTransition> =>
  isActive(receivable)
    ? Either.void
    : Either.left(InvalidTransition.from("receivable", receivable.status, phrase))

/**
 * Takes a customer's promise to pay by a date from today on, once for each receivable. Reminders rest until open days
 * enough have passed after it for the payment to arrive; `isOpen` is the company's calendar.
 */
export const promise = (
  receivable: StoredReceivable,
  date: string,
  time: CustomersTime,
  isOpen: (date: string) => boolean
): Either.Either<StoredReceivable, InvalidTransition | ValidationFailed> =>
  Either.gen(function* () {
    yield* refuseUnlessActive(receivable, "be promised")
    if (receivable.promisedOn !== null) {
      return yield* Either.left(
        InvalidTransition.from("receivable", receivable.status, "be promised a second time")
      )
    }
    yield* dateWithin("date", date, time, [0, MAX_PROMISE_DAYS])
    const until = dayAfterOpenDays(date, OPEN_DAYS_AFTER_PROMISE, isOpen)
    const paused = yield* pauseBecause(receivable, "promised", until, time.zone)
    return { ...paused, promisedOn: date }
  })

/** Takes back the rest that a promise has brought; the promise itself is kept. */
const withoutPromisedRest = (
  receivable: StoredReceivable
): Either.Either<StoredReceivable, InvalidTransition> =>
  receivable.pauseCause === "promised"
    ? Either.map(resume(receivable), (resumed) => withoutEndedPause({ ...receivable, ...resumed }))
    : Either.right(receivable)

/**
 * Takes a customer's complaint: reminders rest until somebody of the company resumes the receivable. Who has promised to
 * pay may still find that something is wrong; the complaint then takes the place of the promise's rest.
 */
export const dispute = (receivable: StoredReceivable): Either.Either<StoredReceivable, InvalidTransition> =>
  Either.gen(function* () {
    const awake = yield* withoutPromisedRest(receivable)
    yield* refuseUnlessActive(awake, "be disputed")
    return yield* pauseBecause(awake, "disputed", null, "UTC")
  })
