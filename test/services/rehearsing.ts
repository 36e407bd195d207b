/** Writes receivables through the API's services, without HTTP, on the operator's database. */
import { Effect, Layer } from "effect"
import { repos, useCases } from "../../src/App.ts"
import type { CompanySettings } from "../../src/domain/Company.ts"
import { settingsOf } from "../../src/repos/company/Companies.ts"
import { CompaniesRepo } from "../../src/repos/company/Companies.ts"
import { Receivables } from "../../src/services/receivables/Receivables.ts"
import { Schedules } from "../../src/services/reminders/Schedules.ts"
import { SendNow } from "../../src/services/reminders/SendNow.ts"
import { valueOf } from "../../src/services/Write.ts"
import { request } from "../../src/testing/Requests.ts"

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

/** Creates a receivable of a customer that there is; returns its id. */
export const billAgain = (companyId: number, customerId: number, dueDate: string) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    const { id } = yield* Effect.flatMap(Receivables, (receivables) =>
      valueOf(receivables.create({ customerId, amount: "80.00", currency: "EUR", dueDate }))
    ).pipe(Effect.provide(Layer.merge(services, request({ companyId, company }))))
    return id
  })

/** Has a receivable pass to another customer. */
export const passTo = (companyId: number, receivableId: number, customerId: number) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    const caller = Layer.merge(services, request({ companyId, company }))
    yield* Effect.gen(function* () {
      const receivables = yield* Receivables
      const { version } = yield* receivables.read(receivableId)
      yield* valueOf(receivables.update(receivableId, { expectedVersion: version, customerId }))
    }).pipe(Effect.provide(caller))
  })

/** The schedule of a receivable. */
export const scheduleOf = (companyId: number, receivableId: number) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    return yield* Effect.flatMap(Schedules, (schedules) => schedules.of(receivableId)).pipe(
      Effect.provide(Layer.merge(services, request({ companyId, company })))
    )
  })

/** Asks for the next reminder of a receivable at once. */
export const sendNow = (companyId: number, receivableId: number) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    return yield* Effect.flatMap(SendNow, (service) => valueOf(service.ask(receivableId))).pipe(
      Effect.provide(Layer.merge(services, request({ companyId, company })))
    )
  })

/** Pauses a receivable, until a date or without an end. */
export const pause = (companyId: number, receivableId: number, until?: string) =>
  Effect.gen(function* () {
    const company = yield* settings(companyId)
    yield* Effect.flatMap(Receivables, (receivables) =>
      receivables.changeStatus(receivableId, "pause", "test", until)
    ).pipe(Effect.provide(Layer.merge(services, request({ companyId, company }))))
  })
