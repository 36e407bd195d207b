import { expect, it } from "@effect/vitest"
import { mayNotHoldKeys, type Membership, roles } from "../../src/domain/Member.ts"

const owner: Membership = {
  companyId: 1,
  userId: 2,
  role: "owner",
  twoFactorConfirmed: true,
  removedAt: null
}

it("owners and admins with two factors may hold keys, and nobody else (contract §12.5)", () => {
  const allowed = roles.filter((role) => mayNotHoldKeys({ ...owner, role }) === null)
  expect(allowed).toEqual(["owner", "admin"])
  expect(mayNotHoldKeys({ ...owner, role: "member" })).toContain("neither owner nor admin")
  expect(mayNotHoldKeys({ ...owner, twoFactorConfirmed: false })).toContain("two-factor")
})

it("who is not, or no longer, a member of the company may not hold its keys, whatever else holds", () => {
  for (const nobody of [
    null,
    { ...owner, removedAt: 0 },
    { ...owner, role: "member", removedAt: 1 } as const
  ]) {
    expect(mayNotHoldKeys(nobody)).toContain("not an active member")
  }
})
