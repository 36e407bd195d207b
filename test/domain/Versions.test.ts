import { expect, it } from "@effect/vitest"
import { Either } from "effect"
import { atVersion } from "../../src/domain/Versions.ts"

it("a change made on the current version is decided on", () => {
  expect(atVersion({ version: "v2" }, "v2", () => Either.right("changed"))).toEqual(Either.right("changed"))
  expect(atVersion({ version: "v2" }, "v2", () => Either.left("locked"))).toEqual(Either.left("locked"))
})

it("a change made on another version is not looked at, and told the current one", () => {
  const decide = () => expect.unreachable("decided on a version that somebody else has changed")
  expect(atVersion({ version: "v2" }, "v1", decide)).toMatchObject({
    left: { status: 409, code: "version_conflict", details: { current_version: "v2" } }
  })
})
