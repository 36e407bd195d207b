/** The operator's commands on companies: they are created, deactivated and activated, never deleted. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { CompaniesRepo, type Company, type CompanyStatus, type NewCompany } from "../repos/Companies.ts"
import { done, Operation, type OperationRefused, required, unchanged } from "./Operation.ts"

export type { Company, NewCompany } from "../repos/Companies.ts"

/** The message for a company that does not exist. */
export const noCompany = (companyId: number): string => `There is no company ${companyId}.`

export class Companies extends Context.Tag("duebook/Companies")<
  Companies,
  {
    /** Returns the new company's id. */
    readonly create: (company: NewCompany) => Effect.Effect<number, ServiceUnavailable>
    readonly list: Effect.Effect<ReadonlyArray<Company>, ServiceUnavailable>
    /** While a company is inactive, its keys are refused and its reminders are not sent. */
    readonly setStatus: (
      companyId: number,
      status: CompanyStatus
    ) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Companies,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const operation = yield* Operation
      return Companies.of({
        create: (company) =>
          operation.run("company.create", (now) =>
            Effect.map(companies.insert(company, now), (id) =>
              done(id, { companyId: id, subjectId: id }, { ...company })
            )
          ),
        list: companies.list,
        setStatus: (companyId, status) =>
          operation.run(
            status === "active" ? "company.activate" : "company.deactivate",
            Effect.fnUntraced(function* () {
              const company = yield* required(companies.findForUpdate(companyId), noCompany(companyId))
              if (company.status === status) return unchanged(undefined)
              yield* companies.setStatus(companyId, status)
              return done(undefined, { companyId, subjectId: companyId })
            })
          )
      })
    })
  )
}
