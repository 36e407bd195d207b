/** In memory: opt-outs of customers, and the installation's settings. */
import { Effect, Layer } from "effect"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { OptOutsRepo, type OptOutState } from "../repos/OptOuts.ts"
import { SettingsRepo } from "../repos/Settings.ts"
import { type CompanyRows, MemoryState } from "./MemoryState.ts"

const keyOf = (customerId: number, channel: Channel) => `${customerId} ${channel}`

const stateOf =
  (customerId: number) =>
  ({ customers, facts, optOuts }: CompanyRows): OptOutState | null => {
    const customer = customers.get(customerId)
    if (customer === undefined) return null
    return {
      company: facts.name,
      preferredLocale: customer.preferredLocale,
      optedOutAt: {
        email: optOuts.get(keyOf(customerId, "email")) ?? null,
        sms: optOuts.get(keyOf(customerId, "sms")) ?? null
      }
    }
  }

/** Opt-outs in memory. */
export const optOuts = Layer.effect(
  OptOutsRepo,
  Effect.map(MemoryState, (state) =>
    OptOutsRepo.of({
      find: (companyId, customerId) => state.read(companyId, stateOf(customerId)),
      findForUpdate: (companyId, customerId) => state.hold(companyId, stateOf(customerId)),
      set: (companyId, customerId, channel, at) =>
        state.write(companyId, (rows) => {
          if (at === null) rows.optOuts.delete(keyOf(customerId, channel))
          else if (rows.customers.has(customerId)) rows.optOuts.set(keyOf(customerId, channel), at)
        })
    })
  )
)

/** Settings in memory; the gate is open. */
export const settings = Layer.sync(SettingsRepo, () => {
  const secrets = new Map<string, string>()
  let open = true
  return SettingsRepo.of({
    gateOpen: Effect.sync(() => open),
    setGate: (wanted) =>
      Effect.sync(() => {
        open = wanted
      }),
    secret: (name, fresh) =>
      Effect.sync(() => {
        const secret = secrets.get(name) ?? fresh
        secrets.set(name, secret)
        return secret
      })
  })
})
