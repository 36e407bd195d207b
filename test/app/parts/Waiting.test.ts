/** What waits for a person on the overview. */
import { describe, expect, it } from "vitest"
import type { AttentionItem, AttentionKind } from "../../../src/domain/Attention.ts"
import { WaitingList } from "../../../src/app/parts/Waiting.tsx"
import { companyVisitTo, linksOf, NOW, rendered, textsOf } from "./rendering.ts"

const visit = companyVisitTo("/app/7")
const item = (fields: Partial<AttentionItem> = {}): AttentionItem => ({
  receivableId: 3,
  customer: "Ada",
  reference: "INV-3",
  balanceMinor: 10_000,
  currency: "EUR",
  promisedOn: null,
  ...fields
})
const section = (kind: AttentionKind, fields: Partial<AttentionItem> = {}, count = 1, isMore = false) => ({
  kind,
  count,
  isMore,
  newest: [item(fields)]
})
type Sections = ReadonlyArray<ReturnType<typeof section>>
type Bank = Pick<Parameters<typeof WaitingList>[0], "accounts" | "notes" | "payments" | "unreachable">
const quiet: Bank = {
  accounts: { count: 0, oldest: [] },
  payments: { count: 0, isMore: false, newest: [] },
  notes: { count: 0, isMore: false, oldest: [] },
  unreachable: { items: [], total: 0, isMore: false }
}
const list = (
  sections: Sections,
  channelsDown: Parameters<typeof WaitingList>[0]["channelsDown"] = [],
  bank = quiet
) => WaitingList({ visit, sections, channelsDown, ...bank })

describe("what waits for a person", () => {
  it("is nothing, and the page says so", () => {
    expect(rendered(list([])).querySelector("p.quiet")?.text).toContain("Nothing waits for you")
    expect(rendered(list([])).querySelector("ul")).toBeNull()
  })

  it("is listed with the most urgent first, each kind with a link to all of it", () => {
    const all = list([section("unknown"), section("failed"), section("promise_broken"), section("disputed")])
    const firstLinks = rendered(all)
      .querySelectorAll(".waiting > li")
      .map((each) => each.querySelector("a")?.getAttribute("href"))
    expect(firstLinks).toEqual([
      "/app/7/receivables?waiting=disputed",
      "/app/7/receivables?waiting=promise_broken",
      "/app/7/reminders?status=failed",
      "/app/7/reminders?status=unknown"
    ])
    expect(Object.keys(linksOf(all)).slice(0, 1)).toEqual(["Disputed by the customer"])
    expect(linksOf(all)).toMatchObject({
      "Promised, and not paid": "/app/7/receivables?waiting=promise_broken"
    })
    const urgencies = rendered(all)
      .querySelectorAll(".badge")
      .map((badge) => badge.getAttribute("class"))
    expect(urgencies).toEqual(["badge bad", "badge bad", "badge warn", "badge warn"])
  })

  it("says how many there are of a kind, and whether there are more", () => {
    expect(textsOf(list([section("failed", {}, 1_000)]), ".badge")).toEqual(["1,000"])
    expect(textsOf(list([section("failed", {}, 100, true)]), ".badge")).toEqual(["100+"])
  })

  it("names each debt with its customer and what is owed, and leads to it", () => {
    const one = list([section("failed")])
    expect(linksOf(one)).toMatchObject({ "INV-3": "/app/7/receivables/3" })
    expect(textsOf(one, "ul ul li")).toEqual(["INV-3 Ada€100.00"])
    expect(linksOf(list([section("failed", { reference: null })]))).toMatchObject({
      "No. 3": "/app/7/receivables/3"
    })
  })

  it("says by when a broken promise was to be paid, and nothing of that elsewhere", () => {
    const promised = { promisedOn: "2026-05-18" }
    expect(textsOf(list([section("promise_broken", promised)]), "ul ul .quiet")).toEqual([", by 18 May 2026"])
    expect(textsOf(list([section("promise_broken")]), "ul ul .quiet")).toEqual([])
    expect(textsOf(list([section("failed", promised)]), "ul ul .quiet")).toEqual([])
  })

  it("begins with channels that do not work, and since when", () => {
    const down = list([section("failed")], [{ channel: "sms", since: NOW }])
    const [first] = textsOf(down, ".waiting > li")
    expect(first).toContain("SMS does not work at present")
    expect(first).toContain("Since 20 May 2026, 12:00")
    expect(textsOf(down, ".badge")).toEqual(["down", "1"])
    expect(rendered(list([], [{ channel: "email", since: NOW }])).text).toContain("E-mail does not work")
  })

  it("names payments that nobody has said the use of, and leads to where that is said", () => {
    const payments = {
      count: 100,
      isMore: true,
      newest: [
        {
          transactionId: 1,
          counterparty: "Grace Hopper",
          amountMinor: 12_050,
          currency: "EUR",
          bookedOn: "2026-05-18"
        },
        { transactionId: 2, counterparty: null, amountMinor: 700, currency: "JPY", bookedOn: "2026-05-17" }
      ]
    }
    const all = list([], [], { ...quiet, payments })
    expect(linksOf(all)).toMatchObject({ "Payments to look at": "/app/7/bank" })
    expect(textsOf(all, ".badge")).toEqual(["100+"])
    expect(textsOf(all, "ul ul li")).toEqual([
      "Grace Hopper, 18 May 2026€120.50",
      "Nobody named, 17 May 2026JP¥700"
    ])
  })

  it("names bank accounts of which a statement is missing", () => {
    const oldest = [{ number: "DE02120300000000202051", statementTo: "2026-05-01" }]
    const accounts = { count: 7, oldest }
    const all = list([], [], { ...quiet, accounts })
    expect(linksOf(all)).toMatchObject({ "Bank accounts without a new statement": "/app/7/bank" })
    expect(textsOf(all, "ul ul li")).toEqual(["DE02120300000000202051, the newest ends on 1 May 2026"])
    expect(textsOf(all, ".badge")).toEqual(["7"])
  })
})
