/** What a customer says on the public page about a receivable: a promise to pay, or that something is wrong. */
import { Effect, Either, ParseResult, Schema } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import {
  fieldIssue,
  InvalidTransition,
  NotFound,
  type ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import type { DigestEvent } from "../../domain/Digest.ts"
import { openDays } from "../../domain/dunning/Calendar.ts"
import * as Pause from "../../domain/Pause.ts"
import { isCalendarDate } from "../../domain/CalendarDate.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { recordEvents } from "../reminders/Digests.ts"
import { calendarOf, DunningRules, zoneOfDebtor } from "../reminders/DunningRules.ts"
import { orNotFound } from "../Lookup.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { Write } from "../Write.ts"

type Said = Effect.Effect<
  Pause.StoredReceivable,
  NotFound | InvalidTransition | ValidationFailed | ServiceUnavailable,
  CurrentActor
>

/** What a customer may do to a receivable; nothing of it is a request with a key. */
export interface CustomerPauses {
  /**
   * Takes a promise to pay by a date of the next 30 days, once for each receivable. It is paused until the company's
   * calendar has had two open days after that date.
   */
  readonly promise: (companyId: number, receivableId: number, date: string) => Said
  /** Takes a dispute of at most 1000 characters, which the audit log keeps; pauses until somebody resumes it. */
  readonly dispute: (companyId: number, receivableId: number, text: string) => Said
}

/** A decision on a locked receivable, with what the audit log keeps of it besides the statuses. */
type Decide<Details> = (
  before: Pause.StoredReceivable,
  company: CompanySettings,
  now: number
) => Effect.Effect<
  {
    readonly after: Pause.StoredReceivable
    readonly details: Details
    /** What the company's people are told of it. */
    readonly told?: Pick<DigestEvent, "kind" | "detail">
  },
  InvalidTransition | ValidationFailed | ServiceUnavailable
>

/** Locks a receivable, decides and stores. */
const makeChange = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const digests = yield* DigestsRepo
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  return Effect.fnUntraced(function* <Details>(
    companyId: number,
    receivableId: number,
    at: number,
    decide: Decide<Details>
  ) {
    const company = settingsOf(yield* orNotFound("company", companies.find(companyId)))
    const before = yield* orNotFound("receivable", receivables.findForUpdate(companyId, receivableId))
    const now = companyTime(company, at)
    const { after: decided, details, told } = yield* decide(before, company, now)
    const after = yield* receivables.update(companyId, before, decided, now)
    if (after === null) return yield* Effect.dieMessage("a locked receivable lost its customer")
    yield* reminders.receivableChanged(company, before, after, now)
    if (told !== undefined) {
      const { customerId } = after
      yield* recordEvents(digests, company, [{ ...told, customerId, receivableId, payableId: null }], now)
    }
    return {
      value: after,
      subjectId: receivableId,
      details: { from: before.status, to: after.status, ...details }
    }
  })
})

/** The use cases, over the repositories of their context. */
export const make = Effect.gen(function* () {
  const change = yield* makeChange
  const dunningRules = yield* DunningRules
  const receivables = yield* ReceivablesRepo
  const write = yield* Write

  const promised = (companyId: number, date: string): Decide<{ date: string; until: string | null }> =>
    Effect.fnUntraced(function* (before, company, now) {
      if (!isCalendarDate(date)) {
        return yield* ValidationFailed.of(fieldIssue("date", "invalid", "must be a real date YYYY-MM-DD"))
      }
      const rules = yield* dunningRules.rulesOf(company)
      const debtor = yield* receivables.debtor(companyId, before.customerId).alone
      const zone = zoneOfDebtor(rules, debtor?.timezone ?? null)
      const isOpen = openDays(calendarOf(rules, zone))
      const after = yield* Pause.promise(before, date, { zone, now }, isOpen)
      return { after, details: { date, until: after.pausedUntil } }
    })

  const disputed = (text: string): Decide<{ text: string }> =>
    Effect.fnUntraced(function* (before) {
      yield* checkedText(text)
      const after = yield* Pause.dispute(before)
      return { after, details: { text }, told: { kind: "disputed", detail: text } }
    })

  return {
    promise: (companyId, receivableId, date) =>
      write.run({
        deed: "receivable.promise",
        companyId,
        decide: (at) => change(companyId, receivableId, at, promised(companyId, date))
      }),
    dispute: (companyId, receivableId, text) =>
      write.run({
        deed: "receivable.dispute",
        companyId,
        decide: (at) => change(companyId, receivableId, at, disputed(text))
      })
  } satisfies CustomerPauses
})

const checkedText = (text: string): Either.Either<string, ValidationFailed> =>
  Either.mapLeft(Schema.decodeEither(Pause.DisputeText)(text), (error) =>
    ValidationFailed.of(
      fieldIssue(
        "text",
        "invalid",
        ParseResult.ArrayFormatter.formatErrorSync(error)
          .map(({ message }) => message)
          .join(", ")
      )
    )
  )
