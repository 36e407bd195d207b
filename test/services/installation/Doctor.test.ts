import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { defaultPolicy } from "../../../src/domain/dunning/Policy.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Doctor } from "../../../src/services/installation/Doctor.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { runAt } from "../../support/Cluster.ts"
import { asServed } from "../../support/ServingLogin.ts"
import { instance, newCompany, operating } from "../operating.ts"

const findingsOf = (name: string) =>
  Effect.flatMap(Doctor, (doctor) =>
    Effect.map(doctor.examine, (findings) => findings.filter(({ check }) => check === name))
  )

const plansFinding = findingsOf("plans")

const rolesFinding = (url: string) =>
  Effect.map(
    Effect.flatMap(instance(Doctor, url), (doctor) => doctor.examine),
    (findings) => findings.find(({ check }) => check === "database_roles")
  )

describe("the doctor", () => {
  it.scoped("warns of a superuser and of an owner that serves, and not of the role that is meant to", () =>
    operating((url) =>
      Effect.gen(function* () {
        expect(yield* rolesFinding(url)).toMatchObject({
          ok: true,
          detail: expect.stringMatching(
            /^warning: \S+ is a superuser: .*alter role duebook_app login password/
          )
        })
        expect(yield* rolesFinding(asServed(url))).toEqual({
          check: "database_roles",
          ok: true,
          detail: "duebook_test_served serves as duebook_app"
        })
      })
    )
  )

  it.scoped("fails where a role lacks a right or has one too many", () =>
    operating((url) =>
      Effect.gen(function* () {
        yield* runAt(
          url,
          "grant delete on audit_log to duebook_app",
          "revoke insert on mails from duebook_tenant"
        )
        expect(yield* rolesFinding(asServed(url))).toEqual({
          check: "database_roles",
          ok: false,
          detail: "duebook_tenant lacks insert on mails and 1 more: duebook migrate"
        })
      })
    )
  )

  it.scoped("warns of active companies without a plan period in force, without failing", () =>
    operating(() =>
      Effect.gen(function* () {
        const plans = yield* Plans
        const companies = yield* Companies
        expect(yield* plansFinding).toMatchObject([{ ok: true, detail: expect.stringMatching(/^every/) }])
        const [off, bare, planned] = [yield* newCompany(), yield* newCompany(), yield* newCompany()]
        yield* companies.setStatus(off, "inactive")
        yield* plans.start(planned, { plan: "trial" })
        expect(yield* plansFinding).toEqual([
          {
            check: "plans",
            ok: true,
            detail: `warning: 1 active company has no plan period in force: ${bare}`
          }
        ])
        const more = yield* Effect.replicateEffect(newCompany(), 10)
        const named = [bare, ...more.slice(0, 9)].join(", ")
        expect(yield* plansFinding).toEqual([
          {
            check: "plans",
            ok: true,
            detail: `warning: 11 active companies have no plan period in force: ${named} and 1 more`
          }
        ])
      })
    )
  )

  it.scoped("warns of active companies whose policy has no steps for customers, without failing", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const { put } = yield* ReminderPolicies
        const empty = { ...defaultPolicy, receivables: { ...defaultPolicy.receivables, steps: [] } }
        const [off, silent, mended] = [yield* newCompany(), yield* newCompany(), yield* newCompany()]
        const finding = findingsOf("policies")
        expect(yield* finding).toMatchObject([{ ok: true, detail: expect.stringMatching(/^every/) }])
        for (const id of [off, silent, mended]) yield* put(id, empty)
        yield* put(mended, defaultPolicy)
        yield* companies.setStatus(off, "inactive")
        expect(yield* finding).toEqual([
          {
            check: "policies",
            ok: true,
            detail: `warning: 1 active company has a reminder policy with no steps: ${silent}`
          }
        ])
      })
    )
  )
})
