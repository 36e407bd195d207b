/** The end of a company: its people close it, may open it again for a while, and then all of it is deleted by a job. */
import { Context, Effect, Layer } from "effect"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { CurrentActor, system } from "../../domain/Actor.ts"
import { deletedAt, REOPEN_DAYS, whyNotClose, whyNotReopen } from "../../domain/CompanyClosing.ts"
import { NotAllowed, type NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { ClosedCompanies, type ClosedCompany } from "../../repos/company/ClosedCompanies.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { CompanyExportsRepo } from "../../repos/company/CompanyExports.ts"
import { CompanyTables } from "../../repos/company/CompanyTables.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { MembershipsRepo } from "../../repos/people/Memberships.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { orRefuse } from "../Lookup.ts"
import { PlanAgain } from "../reminders/PlanAgain.ts"
import { unchanged, Write } from "../Write.ts"
import { noCompany } from "./Companies.ts"

/** Rows that are deleted in one transaction. */
const BATCH_ROWS = 1_000
const DAY_MILLIS = 86_400_000

type Refused = NotAllowed | NotFound | ServiceUnavailable

export class CompanyClosing extends Context.Tag("duebook/CompanyClosing")<
  CompanyClosing,
  {
    /**
     * Closes a company: nothing of it is sent, its keys and people are refused, and it is deleted after `REOPEN_DAYS`.
     * Refused without an archive of the last day, and where `typed` is not its name. Closing it twice changes nothing.
     */
    readonly close: (companyId: number, typed: string) => Effect.Effect<void, Refused, CurrentActor>
    /** The same for the operator, who has said which company it is, and has an archive by another command. */
    readonly closeByOperator: (
      companyId: number
    ) => Effect.Effect<{ readonly deletedAt: number }, NotFound | ServiceUnavailable, CurrentActor>
    /** Opens a closed company again, as one of its owners. */
    readonly reopen: (companyId: number) => Effect.Effect<void, Refused, CurrentActor>
    /** Deletes what was closed long enough ago; returns how many rows. */
    readonly deleteDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompanyClosing,
    Effect.gen(function* () {
      const closedCompanies = yield* ClosedCompanies
      const companies = yield* CompaniesRepo
      const deleteAll = yield* makeDeleteAll
      const exports = yield* CompanyExportsRepo
      const memberships = yield* MembershipsRepo
      const planAgain = yield* PlanAgain
      const serverClock = yield* ServerClock
      const write = yield* Write

      /** Closes a company that is locked; the answer of the write. */
      const closed = Effect.fnUntraced(function* (companyId: number) {
        const at = deletedAt(yield* closedCompanies.add(companyId))
        return {
          value: { deletedAt: at },
          companyId,
          subjectId: companyId,
          details: { delete_at: toRfc3339(at) }
        }
      })

      return CompanyClosing.of({
        close: (companyId, typed) =>
          Effect.asVoid(
            write.run({
              deed: "company.close",
              decide: Effect.fnUntraced(function* () {
                const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
                if (company.closedAt !== null) return unchanged({ deletedAt: deletedAt(company.closedAt) })
                const now = yield* serverClock.now
                const refusal = whyNotClose(company, typed, yield* exports.latest(companyId), now)
                if (refusal !== null) return yield* refusal
                return yield* closed(companyId)
              })
            })
          ),
        closeByOperator: (companyId) =>
          write.run({
            deed: "company.close",
            decide: Effect.fnUntraced(function* () {
              const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              return company.closedAt === null
                ? yield* closed(companyId)
                : unchanged({ deletedAt: deletedAt(company.closedAt) })
            })
          }),
        reopen: (companyId) =>
          write.run({
            deed: "company.reopen",
            decide: Effect.fnUntraced(function* () {
              const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              yield* ownersOnly(memberships, companyId)
              const refusal = whyNotReopen(company, yield* serverClock.now)
              if (refusal !== null) return yield* refusal
              yield* companies.setStatus(companyId, "active")
              yield* planAgain.fromNow(companyId)
              return { value: undefined, companyId, subjectId: companyId, details: {} }
            })
          }),
        deleteDue: Effect.flatMap(serverClock.now, (now) =>
          forEachCompany(
            "closed",
            (after, limit) => closedCompanies.until(now - REOPEN_DAYS * DAY_MILLIS, after, limit),
            deleteAll
          )
        )
      })
    })
  )
}

/** Refuses people who are not owners of a company; the operator may. Who is no member learns nothing of it. */
const ownersOnly = Effect.fnUntraced(function* (
  memberships: MembershipsRepo["Type"],
  companyId: number
): Effect.fn.Return<void, NotAllowed | NotFound | ServiceUnavailable, CurrentActor> {
  const actor = yield* CurrentActor
  if (actor._tag === "operator") return
  const userId = actor._tag === "user" ? (actor.userId ?? 0) : 0
  const own = yield* memberships.findForUpdate({ companyId, userId })
  if (own === null || own.removedAt !== null) return yield* noCompany(companyId)()
  if (own.role !== "owner") {
    return yield* new NotAllowed({ message: "Only owners of a company can open it again." })
  }
})

/** Makes what deletes all that there is of a company, in small transactions; what is left over the next round goes on with. */
const makeDeleteAll = Effect.gen(function* () {
  const tables = yield* CompanyTables
  const write = yield* Write
  const emptied = Effect.fnUntraced(function* (
    table: (typeof tables.inOrderOfDeletion)[number],
    companyId: number
  ) {
    let sum = 0
    for (;;) {
      const deleted = yield* tables.remove(table, companyId, BATCH_ROWS)
      sum += deleted
      if (deleted < BATCH_ROWS) return sum
    }
  })
  return Effect.fnUntraced(
    function* ({ companyId, name }: ClosedCompany) {
      let rows = 0
      for (const table of tables.inOrderOfDeletion) rows += yield* emptied(table, companyId)
      yield* write.run({
        deed: "company.delete",
        decide: () =>
          Effect.succeed({
            value: undefined,
            companyId: INSTALLATION,
            subjectId: companyId,
            details: { name: name ?? "", rows }
          })
      })
      return rows
    },
    (work) => CurrentActor.acting(system)(work)
  )
})
