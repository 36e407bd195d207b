/** Which security events become entries of their own, and which are counted together. */
import { describe, expect, it } from "vitest"
import {
  entryOf,
  MAX_GROUPS,
  MAX_GROUPS_OF_COMPANY,
  MAX_GROUPS_OF_NETWORK,
  MAX_GROUPS_WITHOUT_COMPANY,
  type SecurityEvent,
  SecurityEventGroups
} from "../../src/domain/SecurityEvent.ts"

const QUIET = 60_000

const entry = (event: Partial<SecurityEvent> = {}) =>
  entryOf({ kind: "wrong_password", ...event }, 1_000, "req_1")

const network = (n: number): string => `198.51.${Math.floor(n / 250)}.${n % 250}`

describe("what is recorded of an event", () => {
  it("is the network and not the address, and no more of a browser's name than a line holds", () => {
    const found = entry({ network: "2001:db8:1:2:3:4:5:6", browser: "x".repeat(5_000) })
    expect(found.network).toBe("2001:db8:1:2::/64")
    expect(found.browser).toHaveLength(200)
    expect(entry({ network: "::ffff:192.0.2.7" }).network).toBe("192.0.2.7")
    expect(entry({ network: "unknown".repeat(100) }).network).toHaveLength(100)
  })

  it("is the request of the actor, where the event names none", () => {
    expect(entry().request).toBe("req_1")
    expect(entry({ request: "req_2" }).request).toBe("req_2")
  })
})

describe("groups of events", () => {
  it("tell the first at once, and what is like it together when it has been quiet for a minute", () => {
    const groups = new SecurityEventGroups(QUIET)
    expect(groups.isEmpty).toBe(true)
    expect(groups.add(entry({ person: 7 }), 0)).toBe(true)
    expect(groups.isEmpty).toBe(false)
    expect(groups.take(0).map(({ count }) => count)).toEqual([1])
    expect(groups.isEmpty).toBe(true)
    for (let n = 0; n < 40; n++) groups.add(entry({ person: 7, browser: `${n}` }), 10)
    expect(groups.take(QUIET - 1)).toEqual([])
    expect(groups.isEmpty).toBe(false)
    expect(groups.take(QUIET)).toEqual([{ ...entry({ person: 7, browser: "0" }), count: 40 }])
  })

  it("are told apart by kind, person, company, network and what was done", () => {
    const groups = new SecurityEventGroups(QUIET)
    const all = [{}, { person: 1 }, { company: 1 }, { network: "192.0.2.1" }, { what: "key.create" }].map(
      entry
    )
    for (const one of [...all, entry({ kind: "locked" })]) groups.add(one, 0)
    expect(groups.take(0)).toHaveLength(6)
  })

  it("of one network are few, and the rest is counted by its kind", () => {
    const groups = new SecurityEventGroups(QUIET)
    const told = Array.from({ length: 500 }, (_, person) =>
      groups.add(entry({ person, network: "192.0.2.1" }), 0)
    )
    expect(told.filter(Boolean)).toHaveLength(MAX_GROUPS_OF_NETWORK)
    expect(groups.add(entry({ network: "192.0.2.2" }), 0)).toBe(true)
    const taken = groups.take(0)
    expect(taken).toHaveLength(MAX_GROUPS_OF_NETWORK + 2)
    const sum = { ...entry({ person: 10, network: "192.0.2.1" }), person: null, network: null, request: null }
    expect(taken.at(-1)).toEqual({ ...sum, count: 500 - MAX_GROUPS_OF_NETWORK })
  })

  it("of one company, and those without a company, leave room for other companies", () => {
    const groups = new SecurityEventGroups(QUIET)
    const flood = (company: number | null) =>
      Array.from({ length: 500 }, (_, n) => groups.add(entry({ company, network: network(n) }), 0)).filter(
        Boolean
      ).length
    expect(flood(1)).toBe(MAX_GROUPS_OF_COMPANY)
    expect(flood(null)).toBe(MAX_GROUPS_WITHOUT_COMPANY)
    expect(groups.add(entry({ company: 2 }), 0)).toBe(true)
  })

  it("are never more than the most, and lose no event of a flood from everywhere", () => {
    const groups = new SecurityEventGroups(QUIET)
    for (let n = 0; n < 100_000; n++) {
      groups.add(entry({ company: n % 1_000, person: n, network: network(n % 5_000) }), n)
    }
    const taken = groups.take(QUIET)
    expect(taken.length).toBeLessThanOrEqual(MAX_GROUPS + 1)
    expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(100_000)
  })

  it("are forgotten when nothing was added for a minute, and make room again", () => {
    const groups = new SecurityEventGroups(QUIET)
    for (let n = 0; n < 1_000; n++) groups.add(entry({ company: n }), 0)
    groups.take(0)
    expect(groups.add(entry({ company: 5_000 }), QUIET - 1)).toBe(false)
    expect(groups.add(entry({ company: 5_001 }), QUIET)).toBe(true)
  })
})
