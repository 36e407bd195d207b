/** Companies, as the operator and their own people change them: they are created, deactivated and activated, never deleted. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { RemindersMode } from "../../domain/Company.ts"
import { changedSince, changeDetails, type DetailsChange, toJson } from "../../domain/CompanyFacts.ts"
import {
  ChangedMeanwhile,
  NotFound,
  type ServiceUnavailable,
  type ValidationFailed
} from "../../domain/Errors.ts"
import {
  CompaniesRepo,
  type CompanyRecord,
  type CompanyStatus,
  type NewCompany
} from "../../repos/company/Companies.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { orRefuse } from "../Lookup.ts"
import { PlanAgain } from "../reminders/PlanAgain.ts"
import { unchanged, Write } from "../Write.ts"

export type { CompanyRecord, NewCompany } from "../../repos/company/Companies.ts"

/** The refusal where there is no such company. */
export const noCompany = (companyId: number) => () => NotFound.numbered("company", companyId)

const changedMeanwhile = (others: ReturnType<typeof changedSince>): ChangedMeanwhile => {
  const list = others.map(({ label, now }) => (now === "" ? `${label} is empty` : `${label} is “${now}”`))
  return new ChangedMeanwhile({
    message: `Somebody else has changed this meanwhile: ${list.join(", ")} now. Yours is not saved yet: look at it, and save it again.`
  })
}

/** Whether messages leave that would have waited before. */
const isMoreAble = (before: RemindersMode, after: RemindersMode): boolean =>
  after === "on" || (after === "approve" && before === "hold")

/** Details on which the days and hours of reminders depend, as fields of the JSON. */
const movesDays: ReadonlySet<string> = new Set(["country", "timezone"])

export class Companies extends Context.Tag("duebook/Companies")<
  Companies,
  {
    /** Returns the new company's id. */
    readonly create: (company: NewCompany) => Effect.Effect<number, ServiceUnavailable, CurrentActor>
    readonly find: (companyId: number) => Effect.Effect<CompanyRecord, NotFound | ServiceUnavailable>
    /**
     * Changes what a company says about itself, and its country and time zone; every wrong detail is listed. Another
     * country or time zone moves windows and holidays: all that is open is planned anew in the background. Refused if one
     * of the details is no longer what it was when `opened`, so that nobody's change is lost unseen.
     */
    readonly update: (
      companyId: number,
      change: DetailsChange,
      opened?: DetailsChange
    ) => Effect.Effect<
      void,
      ChangedMeanwhile | NotFound | ValidationFailed | ServiceUnavailable,
      CurrentActor
    >
    readonly list: Effect.Effect<ReadonlyArray<CompanyRecord>, ServiceUnavailable>
    /** While a company is inactive, its keys are refused and its reminders are not sent. */
    readonly setStatus: (
      companyId: number,
      status: CompanyStatus
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
    /** Says whether reminders leave; all that is open is planned anew in the background. */
    readonly setReminders: (
      companyId: number,
      mode: RemindersMode
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Companies,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const planAgain = yield* PlanAgain
      const serverClock = yield* ServerClock
      const write = yield* Write
      return Companies.of({
        create: (company) =>
          write.run({
            deed: "company.create",
            // Its age counts by the clock on which all processes agree (domain/Trust).
            decide: Effect.fnUntraced(function* () {
              const id = yield* companies.insert(company, yield* serverClock.now)
              return { value: id, companyId: id, subjectId: id, details: { ...company } }
            })
          }),
        find: (companyId) => orRefuse(companies.find(companyId), noCompany(companyId)),
        update: (companyId, change, opened = {}) =>
          write.run({
            deed: "company.update",
            decide: Effect.fnUntraced(function* () {
              const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              const details = yield* changeDetails(company, change)
              const others = changedSince(company, opened, details)
              if (others.length > 0) return yield* changedMeanwhile(others)
              const [from, to] = [toJson(company), toJson(details)]
              const changed = Object.keys(to).filter((field) => to[field] !== from[field])
              if (changed.length === 0) return unchanged(undefined)
              yield* companies.update(companyId, details)
              if (changed.some((field) => movesDays.has(field))) yield* planAgain.all(companyId)
              const only = (all: typeof to) =>
                Object.fromEntries(Object.entries(all).filter(([field]) => changed.includes(field)))
              return {
                value: undefined,
                companyId,
                subjectId: companyId,
                details: { from: only(from), to: only(to) }
              }
            })
          }),
        list: companies.list,
        setStatus: (companyId, status) =>
          write.run({
            deed: status === "active" ? "company.activate" : "company.deactivate",
            decide: Effect.fnUntraced(function* () {
              const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              if (company.status === status) return unchanged(undefined)
              yield* companies.setStatus(companyId, status)
              if (status === "active") yield* planAgain.fromNow(companyId)
              return { value: undefined, companyId, subjectId: companyId, details: {} }
            })
          }),
        setReminders: (companyId, mode) =>
          write.run({
            deed: "company.reminders",
            decide: Effect.fnUntraced(function* () {
              const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              const before = company.remindersMode
              if (before === mode) return unchanged(undefined)
              yield* companies.setRemindersMode(companyId, mode)
              yield* isMoreAble(before, mode) ? planAgain.fromNow(companyId) : planAgain.all(companyId)
              const details = { from: before, to: mode }
              return { value: undefined, companyId, subjectId: companyId, details }
            })
          })
      })
    })
  )
}
