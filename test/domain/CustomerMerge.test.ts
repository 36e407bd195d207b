import { Either } from "effect"
import { describe, expect, it } from "vitest"
import {
  isTooMuch,
  isUndoable,
  mergedFormer,
  type MergeSide,
  planMerge,
  UNDO_MILLIS,
  undoable
} from "../../src/domain/CustomerMerge.ts"

const side = (
  customer: Partial<MergeSide["customer"]> = {},
  blocks: MergeSide["blocks"] = []
): MergeSide => ({
  customer: {
    id: 1,
    displayName: "Ada",
    email: "ada@example.com",
    phoneE164: null,
    preferredLocale: null,
    timezone: null,
    version: "v1",
    ...customer
  },
  blocks
})

const optedOut = { channel: "email", optedOutAt: 1, suppressedFor: null } as const
const complained = { channel: "email", optedOutAt: null, suppressedFor: "complained" } as const
const bounced = { channel: "email", optedOutAt: null, suppressedFor: "bounced" } as const
const bert = { id: 2, displayName: "Bert", email: "bert@example.com" }

describe("the plan of a merge", () => {
  it("keeps everything of the one who stays, and fills in what they lack", () => {
    const gone = side({ ...bert, phoneE164: "+33612345678", timezone: "Europe/Paris", preferredLocale: "fr" })
    const { after, filled } = planMerge(side({ preferredLocale: "de" }), gone)
    expect(after).toMatchObject({
      displayName: "Ada",
      email: "ada@example.com",
      phoneE164: "+33612345678",
      preferredLocale: "de",
      timezone: "Europe/Paris"
    })
    expect(filled).toEqual(["phoneE164", "timezone"])
  })

  it("stops the address of the one who stays where the other wants nothing, or has complained", () => {
    expect(planMerge(side(), side(bert, [optedOut])).stopped).toEqual(["email"])
    expect(planMerge(side(), side(bert, [complained])).stopped).toEqual(["email"])
    expect(planMerge(side({}, [bounced]), side(bert, [optedOut])).stopped).toEqual(["email"])
  })

  it("stops nothing for an address that only does not work, is the same, or is stopped already", () => {
    expect(planMerge(side(), side(bert, [bounced])).stopped).toEqual([])
    expect(planMerge(side(), side({ ...bert, email: "ADA@example.com" }, [optedOut])).stopped).toEqual([])
    expect(planMerge(side({ email: null }), side(bert, [optedOut])).stopped).toEqual([])
    expect(planMerge(side({}, [optedOut]), side(bert, [optedOut])).stopped).toEqual([])
    expect(planMerge(side(), side(bert, [{ ...optedOut, channel: "sms" }])).stopped).toEqual([])
  })
})

describe("former addresses", () => {
  const known = (email: string | null, former: ReadonlyArray<string | null> = []) => ({
    email,
    phoneE164: null,
    former: { email: former, sms: [] }
  })

  it("are those of both, behind the one that links from before were sent to", () => {
    expect(mergedFormer("email", known("a@x.de"), known("B@x.de", ["c@x.de", null]), "a@x.de")).toEqual([
      "a@x.de",
      "c@x.de",
      "b@x.de"
    ])
    expect(mergedFormer("email", known("a@x.de", ["z@x.de"]), known("b@x.de"), "a@x.de")).toEqual([
      "z@x.de",
      "b@x.de"
    ])
    expect(mergedFormer("email", known("a@x.de"), known("A@x.de"), "a@x.de")).toEqual([])
    expect(mergedFormer("email", known(null), known("b@x.de"), "b@x.de")).toEqual([null])
    expect(mergedFormer("email", known(null), known(null), null)).toEqual([])
  })
})

describe("undoing a merge", () => {
  const merge = { keptId: 1, goneId: 2, goneName: "Bert", mergedAt: 0, undoneAt: null }
  const statusOf = (result: ReturnType<typeof undoable<typeof merge>>) =>
    Either.isLeft(result) ? result.left.details?.status : "possible"

  it("is possible once, for a day, while the one who stayed is there", () => {
    expect(statusOf(undoable(merge, UNDO_MILLIS - 1, true))).toBe("possible")
    expect(statusOf(undoable(merge, UNDO_MILLIS, true))).toBe("too_late")
    expect(statusOf(undoable({ ...merge, undoneAt: 5 } as never, 6, true))).toBe("undone")
    expect(statusOf(undoable(merge, 6, false))).toBe("merged")
    expect([isUndoable(merge, UNDO_MILLIS - 1), isUndoable(merge, UNDO_MILLIS)]).toEqual([true, false])
  })

  it("moves so much at once and no more", () => {
    expect(isTooMuch({ receivables: 2_000, rows: 10_000 })).toBe(false)
    expect(isTooMuch({ receivables: 2_001, rows: 0 })).toBe(true)
    expect(isTooMuch({ receivables: 0, rows: 10_001 })).toBe(true)
  })
})
