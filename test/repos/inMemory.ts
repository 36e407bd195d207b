/** The repositories in memory, with a fixture for `conformance`. */
import { Effect, Layer } from "effect"
import { lastingPlan } from "../../src/testing/Holders.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { KeyStore } from "../../src/services/keys/KeyStore.ts"
import { counted, memory, MemoryStore } from "../../src/testing/Testing.ts"
import { Fixture, KEY_EXPIRES_AT, KEY_PLAN_ENDS_AT, PER_MINUTE } from "./fixture.ts"

const fixture = Layer.effect(
  Fixture,
  Effect.map(MemoryStore, (store) => {
    let companies = 0
    return Fixture.of({
      company: ({ timezone = null } = {}) => {
        companies += 1
        return Effect.as(store.setTimezone(companies, timezone), companies)
      },
      series: store.addSeries,
      attempt: (companyId, fields) =>
        Effect.map(
          store.addAttempt(companyId, {
            ...fields,
            ...(fields.status === "scheduled"
              ? { dueAt: fields.scheduledFor ?? 0, sentAt: null, tryCount: 0 }
              : {})
          }),
          ({ id }) => id
        ),
      money: (companyId, { currency, customerId, isCredit, minor, receivableId, since }) =>
        store.addMoney(companyId, {
          customerId,
          receivableId,
          since,
          credit: isCredit ? { currency, minor: BigInt(minor) } : null
        }),
      key: (companyId, allowance) =>
        store.issueKey({
          companyId,
          plan: { ...lastingPlan, planPeriodId: companyId, allowance, endsAt: KEY_PLAN_ENDS_AT },
          expiresAt: KEY_EXPIRES_AT
        }),
      auditActions: (companyId) =>
        Effect.map(store.auditLog(companyId), (entries) => entries.map(({ deed }) => deed))
    })
  })
)

const services = Layer.mergeAll(
  fixture,
  Idempotency.layer,
  KeyStore.layer,
  counted({ perMinute: PER_MINUTE })
)

/** All services that `conformance` tests. */
export const inMemory = Layer.provideMerge(services, memory)
