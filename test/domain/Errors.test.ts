import { expect, it } from "@effect/vitest"
import { catalogue, isApiError, isRefusal, managementCatalogue } from "../../src/domain/Errors.ts"
import * as Errors from "../../src/domain/Errors.ts"

const managementTags = Object.keys(managementCatalogue) as ReadonlyArray<keyof typeof managementCatalogue>

it("gives every error a code of its own, named as its class", () => {
  const entries = Object.entries({ ...catalogue, ...managementCatalogue })
  expect(entries).toHaveLength(Object.keys(catalogue).length + managementTags.length)
  for (const [tag, { code }] of entries) {
    expect(code).toBe(tag.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase())
  }
})

it("has a class for every refusal of commands and pages, which are no errors of the API", () => {
  for (const tag of managementTags) {
    const refusal = new Errors[tag]()
    expect(refusal).toMatchObject({ _tag: tag, ...managementCatalogue[tag] })
    expect([tag, isRefusal(refusal), isApiError(refusal)]).toEqual([tag, true, false])
  }
})

it("knows an error by its tag and its code", () => {
  const other = Object.assign(new Error("no"), { _tag: "NotAllowed" })
  expect([isRefusal(other), isRefusal({ _tag: "NotAllowed", code: "not_allowed" })]).toEqual([false, false])
  expect([isRefusal(new Errors.NotFound()), isRefusal(new Errors.InternalError())]).toEqual([true, false])
})
