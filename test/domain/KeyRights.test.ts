import { describe, expect, it } from "@effect/vitest"
import { managesKeys, mayRevokeKey, mayRotateKey } from "../../src/domain/KeyRights.ts"
import { roles } from "../../src/domain/Member.ts"

const [ME, OTHER] = [1, 2]

describe("the rights on keys", () => {
  it("are those of owners and admins; only an owner revokes the key of somebody else, and nobody rotates it", () => {
    const table = roles.map((role) => {
      const by = { userId: ME, role }
      return {
        role,
        manages: managesKeys(role),
        revokes: [mayRevokeKey(by, ME), mayRevokeKey(by, OTHER)],
        rotates: [mayRotateKey(by, ME), mayRotateKey(by, OTHER)]
      }
    })
    expect(table).toEqual([
      { role: "owner", manages: true, revokes: [true, true], rotates: [true, false] },
      { role: "admin", manages: true, revokes: [true, false], rotates: [true, false] },
      { role: "member", manages: false, revokes: [false, false], rotates: [false, false] }
    ])
  })
})
