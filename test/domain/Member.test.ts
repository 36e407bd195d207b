import { describe, expect, it } from "@effect/vitest"
import {
  mayNotHoldKeys,
  type Membership,
  type Role,
  roles,
  type Standing,
  whyNotInvite,
  whyNotRemove,
  whyNotResetTwoFactor,
  whyNotRole
} from "../../src/domain/Member.ts"

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

const standing = (role: Role, userId = 1): Standing => ({ userId, role })

describe("the rules of who may", () => {
  it("let owners manage all, admins admins and members, and members nobody", () => {
    const table = Object.fromEntries(
      roles.map((acting) => [
        acting,
        {
          invite: roles.filter((role) => whyNotInvite(acting, role) === null),
          change: roles.flatMap((subject) =>
            roles.flatMap((role) =>
              whyNotRole(standing(acting), standing(subject, 2), role, 2) === null
                ? [`${subject} to ${role}`]
                : []
            )
          ),
          remove: roles.filter((role) => whyNotRemove(standing(acting), standing(role, 2), 2) === null),
          reset: roles.filter((role) => whyNotResetTwoFactor(standing(acting), standing(role, 2)) === null)
        }
      ])
    )
    expect(table).toEqual({
      owner: {
        invite: ["owner", "admin", "member"],
        change: roles.flatMap((subject) => roles.map((role) => `${subject} to ${role}`)),
        remove: ["owner", "admin", "member"],
        reset: ["owner", "admin", "member"]
      },
      admin: {
        invite: ["admin", "member"],
        change: ["admin to admin", "admin to member", "member to admin", "member to member"],
        remove: ["admin", "member"],
        reset: []
      },
      member: { invite: [], change: [], remove: [], reset: [] }
    })
  })

  it("keep the last owner, whoever acts and whoever that is", () => {
    const lastOwner = { code: "last_owner", message: expect.stringContaining("needs an owner") }
    for (const [acting, subject] of [
      [standing("owner"), standing("owner")],
      [standing("owner"), standing("owner", 2)]
    ] as const) {
      expect(whyNotRemove(acting, subject, 1)).toMatchObject(lastOwner)
      expect(whyNotRole(acting, subject, "admin", 1)).toMatchObject(lastOwner)
      expect(whyNotRole(acting, subject, "owner", 1)).toBeNull()
      expect(whyNotRemove(acting, subject, 2)).toBeNull()
      expect(whyNotRole(acting, subject, "member", 2)).toBeNull()
    }
  })

  it("let everybody else leave, and nobody raise their own role", () => {
    for (const role of ["admin", "member"] as const) {
      expect(whyNotRemove(standing(role), standing(role), 1)).toBeNull()
      expect(whyNotRole(standing(role), standing(role), "owner", 1)).not.toBeNull()
    }
    expect(whyNotRole(standing("member"), standing("member"), "admin", 1)).toMatchObject({
      code: "not_allowed"
    })
  })

  it("leave a person's own second factor to that person", () => {
    expect(whyNotResetTwoFactor(standing("owner"), standing("owner"))).toMatchObject({
      code: "not_allowed",
      message: expect.stringContaining("your account")
    })
  })
})
