import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Doctor } from "../../../src/services/installation/Doctor.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { newCompany, operating } from "../operating.ts"

const plansFinding = Effect.flatMap(Doctor, (doctor) =>
  Effect.map(doctor.examine, (findings) => findings.filter(({ check }) => check === "plans"))
)

describe("the doctor", () => {
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
})
