/** What banks call a movement: references that tell two apart, and those that differ from file to file (ADR 58). */
import { describe, expect, it } from "@effect/vitest"
import type { Movement, StatementFormat } from "../../../src/domain/bank/Movement.ts"
import { movement, StoredAccount, type TestStatement } from "./statementsOf.ts"

const file = (format: StatementFormat, ...movements: ReadonlyArray<Movement>): TestStatement => ({
  format,
  movements
})

const named = (bankReference: string | null, fields: Partial<Movement> = {}) =>
  movement({ bankReference, ...fields })

/** How many are stored after these files; in each order of theirs, and with all of them once more. */
const storedInAnyOrder = (...files: ReadonlyArray<TestStatement>): ReadonlyArray<number> => {
  const orders = (left: ReadonlyArray<TestStatement>): ReadonlyArray<ReadonlyArray<TestStatement>> =>
    left.length < 2
      ? [left]
      : left.flatMap((one) => orders(left.filter((each) => each !== one)).map((rest) => [one, ...rest]))
  const counts = orders(files).map((order) => {
    const account = new StoredAccount()
    for (const each of [...order, ...order]) account.add(each)
    return account.rows.length
  })
  return [...new Set(counts)]
}

describe("different references", () => {
  it.each([
    ["camt.054", "RE-1", "RE-2"],
    ["ofx", "OF1", "OF1b"],
    ["mt940", "B/4711", "B/4712"],
    ["csv", "2026-0001", "2026-0002"]
  ] as const)("of one format (%s) mean two movements, however much these are alike", (format, one, other) => {
    expect(storedInAnyOrder(file(format, named(one)), file(format, named(other)))).toEqual([2])
    const account = new StoredAccount()
    for (const reference of [one, other]) account.add(file(format, named(reference)))
    expect(account.rows.map(({ bankReference }) => bankReference)).toEqual([one, other])
  })

  it("of camt.052, camt.053 and camt.054 are of one list of the bank, and mean two movements", () => {
    const files = [file("camt.054", named("RE-1")), file("camt.052", named("RE-2"))]
    expect(storedInAnyOrder(...files)).toEqual([2])
    expect(storedInAnyOrder(...files, file("camt.053", named("RE-1"), named("RE-2")))).toEqual([2])
  })

  it("of formats that are not of one family are two names of one movement", () => {
    const [camt, mt940, ofx] = [
      file("camt.053", named("2026030500012")),
      file("mt940", named("BK771", { counterpartyName: "ADA LOVELACE" })),
      file("ofx", named("9900017", { counterpartyAccount: null }))
    ]
    expect(storedInAnyOrder(camt, mt940, ofx)).toEqual([1])
  })

  it("tell the movements of each family apart, though those of another one are alike", () => {
    const silent = { counterpartyName: null, counterpartyAccount: null, remittance: null }
    const camt = file("camt.053", named("C-1"), named("C-2"), named("C-3"))
    const mt940 = file("mt940", named("M-1", silent), named("M-2", silent), named("M-3", silent))
    const notices = ["C-1", "C-2", "C-3"].map((reference) => file("camt.054", named(reference)))
    expect(storedInAnyOrder(camt, mt940)).toEqual([3])
    expect(storedInAnyOrder(...notices, mt940)).toEqual([3])
    expect(storedInAnyOrder(...notices.slice(0, 2), file("csv", movement()), camt)).toEqual([3])
  })

  it("make no two movements of a statement one, where one has a reference and its equal has none", () => {
    const told = { counterpartyName: "ADA LOVEL", remittance: "SVWZ+Invoice INV-7" }
    const account = new StoredAccount()
    account.add(file("camt.054", movement()))
    account.add(file("mt940", named("BK770", told), movement(told)))
    account.add(file("camt.053", named("2026-0001"), movement()))
    expect(account.rows.map(({ bankReference, format }) => [format, bankReference])).toEqual([
      ["camt.054", "BK770"],
      ["mt940", null]
    ])
  })

  it("of an entry and of its only detail are both names of the movement", () => {
    const statement = file("camt.053", named("ENTRY-1", { detailReference: "DETAIL-1" }))
    expect(storedInAnyOrder(file("camt.054", named("DETAIL-1")), statement)).toEqual([1])
    const other = file("camt.054", named("DETAIL-2"))
    expect(storedInAnyOrder(file("camt.054", named("DETAIL-1")), statement, other)).toEqual([2])
  })
})

describe("a reference that is known", () => {
  it.each(["RB-2", "7", "2026-0001"])("is never lost: %s", (reference) => {
    for (const later of [null, "NONREF", "8", "OTHER-1"]) {
      const account = new StoredAccount()
      account.add({ ...file("camt.053", named(reference)), opening: 0, closing: 1_000 })
      account.add({ ...file("mt940", named(later)), opening: 0, closing: 1_000 })
      expect(account.rows.map(({ bankReference }) => bankReference)).toEqual([reference])
    }
  })

  it("is kept of each of two equal movements that follow one another", () => {
    for (const [one, other] of [
      ["RB-1", "RB-2"],
      ["1", "2"]
    ] as const) {
      const account = new StoredAccount()
      account.add({ ...file("camt.053", named(one)), opening: 0, closing: 1_000 })
      account.add({ ...file("camt.053", named(other)), opening: 1_000, closing: 2_000 })
      expect(account.rows.map(({ bankReference }) => bankReference)).toEqual([one, other])
    }
  })

  it("is taken over where there was none, or a word for none", () => {
    for (const before of [null, "NONREF"]) {
      const account = new StoredAccount()
      account.add(file("camt.053", named(before)))
      account.add(file("mt940", named("RB-2")))
      expect(account.rows.map(({ bankReference }) => bankReference)).toEqual(["RB-2"])
    }
  })

  it("of a whole batch stays that of the entry when details without it take its place", () => {
    const nobody = { counterpartyName: null, counterpartyAccount: null, remittance: null }
    const whole = file("camt.053", named("BATCH-1", { ...nobody, amountMinor: 3_000 }))
    const details = file(
      "camt.054",
      ...[1, 2].map((number) =>
        movement({
          amountMinor: number * 1_000,
          remittance: `INV-${number}`,
          detail: { number, of: 2, reference: null }
        })
      )
    )
    const account = new StoredAccount()
    for (const each of [whole, details, whole]) account.add(each)
    expect(account.rows.map(({ entry }) => entry?.reference)).toEqual(["BATCH1", "BATCH1"])
    expect(storedInAnyOrder(whole, details)).toEqual([2])
    // What MT940 calls the entry is no name that camt gives it.
    const [called, other] = [
      file("mt940", named("BK77100", { ...nobody, amountMinor: 3_000 })),
      file("camt.053", named("2026-0100", { ...nobody, amountMinor: 3_000 }))
    ]
    expect(storedInAnyOrder(called, details, other)).toEqual([2])
  })
})

describe("one reference on two booking days", () => {
  const report = file("camt.052", named("REF-77", { bookedOn: "2026-03-01" }))
  const statement = file("camt.053", named("REF-77", { bookedOn: "2026-03-02" }))

  it("is one movement, where files of two formats book it on days that are near", () => {
    expect(storedInAnyOrder(report, statement)).toEqual([1])
    const notice = file("camt.054", named("REF-77", { bookedOn: "2026-02-28", remittance: null }))
    expect(storedInAnyOrder(report, statement, notice)).toEqual([1])
  })

  it("is two movements where the days are far apart", () => {
    const later = file("camt.053", named("REF-77", { bookedOn: "2026-03-07" }))
    expect(storedInAnyOrder(report, later)).toEqual([2])
  })

  it("is two movements where files of one format say both days", () => {
    const next = file("camt.053", named("REF-77", { bookedOn: "2026-03-03" }))
    expect(storedInAnyOrder(statement, next)).toEqual([2])
    const account = new StoredAccount()
    for (const each of [report, statement, next]) account.add(each)
    expect(account.rows).toHaveLength(2)
  })

  it.each<[string, Partial<Movement>]>([
    ["amount", { amountMinor: 1_001 }],
    ["direction", { direction: "debit" }],
    ["party", { counterpartyName: "Bob" }],
    ["end-to-end id", { endToEndId: "E2E-2" }]
  ])("is two movements where the %s differs", (_, fields) => {
    const first = file("camt.052", named("REF-77", { bookedOn: "2026-03-01", endToEndId: "E2E-1" }))
    const other = file("camt.053", named("REF-77", { bookedOn: "2026-03-02", ...fields }))
    expect(storedInAnyOrder(first, other)).toEqual([2])
  })

  it("joins nothing where it is not unique", () => {
    const terminal = (format: StatementFormat, bookedOn: string) =>
      file(format, named("TERMINAL1", { bookedOn }))
    const account = new StoredAccount()
    account.add(file("camt.053", named("TERMINAL1", { bookedOn: "2026-02-20" })))
    account.add(terminal("camt.052", "2026-03-01"))
    account.add(terminal("camt.053", "2026-03-02"))
    expect(account.rows).toHaveLength(3)
    const twice = file(
      "camt.053",
      named("REF-77", { bookedOn: "2026-03-02" }),
      named("REF-77", { bookedOn: "2026-03-02" })
    )
    const other = new StoredAccount()
    for (const each of [report, twice]) other.add(each)
    expect(other.rows).toHaveLength(3)
  })

  it("makes a batch and its details the same money", () => {
    const nobody = { counterpartyName: null, counterpartyAccount: null, remittance: null }
    const detailsOn = (format: StatementFormat, bookedOn: string) =>
      file(
        format,
        ...[1, 2].map((number) =>
          movement({
            bookedOn,
            amountMinor: number * 1_000,
            remittance: `INV-${number}`,
            detail: { number, of: 2, reference: "BATCH-1" }
          })
        )
      )
    const whole = file(
      "camt.053",
      named("BATCH-1", { ...nobody, bookedOn: "2026-03-02", amountMinor: 3_000 })
    )
    expect(storedInAnyOrder(detailsOn("camt.054", "2026-03-01"), whole)).toEqual([2])
    expect(
      storedInAnyOrder(detailsOn("camt.054", "2026-03-01"), detailsOn("camt.053", "2026-03-02"))
    ).toEqual([2])
    expect(
      storedInAnyOrder(detailsOn("camt.054", "2026-03-01"), whole, detailsOn("camt.052", "2026-03-01"))
    ).toEqual([2])
  })
})
