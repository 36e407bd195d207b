/** Writes receivables through the API's services, without HTTP, on the operator's database. */
import { Effect, Layer } from "effect"
import { repos, useCases } from "../../src/App.ts"
import type { CompanySettings } from "../../src/domain/Company.ts"
import { settingsOf } from "../../src/repos/company/Companies.ts"
import { CompaniesRepo } from "../../src/repos/company/Companies.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { valueOf } from "../../src/services/Write.ts"
import { request } from "../../src/testing/Testing.ts"

const services = useCases.pipe(Layer.provideMerge(repos))

const settings = (companyId: number) =>
  Effect.flatMap(CompaniesRepo, (companies) =>
    Effect.map(companies.find(companyId), (found): CompanySettings => {
      if (found === null) throw new Error(`no company ${companyId}`)
      return settingsOf(found)
    })
  ).pipe(Effect.provide(CompaniesRepo.layer))

export interface Invoice {
  readonly dueDate: string
  readonly email?: string
  readonly phoneE164?: string
  readonly timezone?: string
}

/** Creates a receivable with a new customer; returns both ids. */
export const bill = (companyId: number, { dueDate, ...customer }: Invoice) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    const { customerId, id } = yield* Effect.flatMap(Receivables, (receivables) =>
      valueOf(
        receivables.create({
          customer: { displayName: "Grace", ...customer },
          amount: "120.50",
          currency: "EUR",
          dueDate
        })
      )
    ).pipe(Effect.provide(Layer.merge(services, request({ companyId, company }))))
    return { receivableId: id, customerId }
  })

/** Pauses a receivable. */
export const pause = (companyId: number, receivableId: number) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    yield* Effect.flatMap(Receivables, (receivables) =>
      receivables.changeStatus(receivableId, "pause", "test")
    ).pipe(Effect.provide(Layer.merge(services, request({ companyId, company }))))
  })
