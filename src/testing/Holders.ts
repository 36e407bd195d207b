/** Callers for tests, without stored keys. */
import { Effect, Layer } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { defaultAllowance, type PlanPeriod } from "../domain/Plan.ts"
import { scopes } from "../domain/Scope.ts"
import { KeyStore } from "../services/keys/KeyStore.ts"

/** A pro plan that is in force from 1970 to the end of 9998, whatever time a test sets. */
export const lastingPlan: PlanPeriod = {
  planPeriodId: 1,
  plan: "pro",
  allowance: defaultAllowance.pro,
  startsAt: 0,
  endsAt: Date.UTC(9999, 0, 1)
}

/** A company without time zone, country and test clock, with the default policy. */
const settingsOf = (fields: Partial<CompanySettings> = {}): CompanySettings => ({
  companyId: 1,
  timezone: null,
  country: null,
  policyVersion: 0,
  testClock: null,
  remindersMode: "on",
  remindersSince: null,
  ...fields
})

/** The holder of a key that is not refused for anything: company 1, every scope, `lastingPlan`. */
export const holderOf = (fields: Partial<KeyHolder> = {}): KeyHolder => ({
  companyId: 1,
  userId: 1,
  apiKeyId: 1,
  scopes,
  plan: lastingPlan,
  refused: null,
  company: settingsOf({ companyId: fields.companyId ?? 1 }),
  ...fields
})

/** A KeyStore that returns the same holder for every token. */
export const fixedCaller = (fields: Partial<KeyHolder> = {}): Layer.Layer<KeyStore> =>
  Layer.succeed(KeyStore, { find: () => Effect.succeed(holderOf(fields)) })
