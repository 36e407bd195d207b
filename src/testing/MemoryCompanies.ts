/** Companies in memory. */
import { Effect, Layer } from "effect"
import { CompaniesRepo, type CompanyRecord } from "../repos/company/Companies.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"

/** Companies in memory; every id is a company. */
export const companies = Layer.effect(
  CompaniesRepo,
  Effect.map(MemoryState, (state) => {
    const companyOf =
      (companyId: number) =>
      (rows: CompanyRows): CompanyRecord => ({
        ...rows.facts.facts,
        country: rows.facts.country,
        policyVersion: rows.facts.policyVersion,
        remindersMode: rows.facts.remindersMode,
        remindersSince: rows.facts.remindersSince,
        testClock: rows.facts.testClock,
        language: null,
        id: companyId,
        name: rows.facts.name,
        email: rows.facts.replyTo,
        timezone: rows.timezone,
        status: rows.facts.active ? "active" : "inactive",
        closedAt: null,
        createdAt: 0
      })
    const change = (companyId: number, fields: Partial<CompanyRows["facts"]>) =>
      state.write(companyId, (rows) => {
        rows.facts = { ...rows.facts, ...fields }
      })
    return CompaniesRepo.of({
      insert: ({ country, email, name, remindersMode = "on", testClock, timezone }) =>
        Effect.suspend(() => {
          const companyId = state.nextId("companies")
          return Effect.as(
            state.write(companyId, (rows) => {
              rows.timezone = timezone
              rows.facts = { ...rows.facts, name, country, testClock, remindersMode, replyTo: email }
            }),
            companyId
          )
        }),
      find: (companyId) => state.read(companyId, companyOf(companyId)),
      findForUpdate: (companyId) => state.hold(companyId, companyOf(companyId)),
      moveClock: (companyId, to) =>
        state.write(companyId, (rows) => {
          const { testClock } = rows.facts
          if (testClock === null || testClock > to) return false
          rows.facts = { ...rows.facts, testClock: to }
          return true
        }),
      releaseClock: (companyId) => change(companyId, { testClock: null }),
      update: (companyId, { country, language: _language, timezone, ...facts }) =>
        state.write(companyId, (rows) => {
          rows.timezone = timezone
          const { accounts } = rows.facts.facts
          const changed = { facts: { ...facts, accounts }, name: facts.name, country, replyTo: facts.email }
          rows.facts = { ...rows.facts, ...changed }
        }),
      setStatus: (companyId, status) => change(companyId, { active: status === "active" }),
      setRemindersMode: (companyId, remindersMode) => change(companyId, { remindersMode }),
      list: Effect.suspend(() =>
        Effect.forEach(state.companyIds(), (id) => state.readCommitted(id, companyOf(id)))
      )
    })
  })
)
