import { describe, expect, it } from "vitest"
import { Outcomes, Uploaded, type UploadOutcome } from "../../../../src/app/pages/bank/Upload.tsx"
import type { Role } from "../../../../src/domain/Member.ts"
import { companyVisitTo, rendered } from "../../parts/rendering.ts"

const account = {
  id: 3,
  iban: "DE89370400440532013000",
  number: "DE89370400440532013000",
  currency: "EUR",
  lastStatementTo: null,
  balanceMinor: null,
  gaps: []
}

const shown = (outcome: UploadOutcome, role: Role = "member") =>
  rendered(
    Outcomes({
      accounts: [account],
      holder: "Lumen GmbH",
      uploaded: new Uploaded([{ fileName: "march.xml", outcome }]),
      visit: companyVisitTo("/app/7/bank/statements", {
        membership: { role } as ReturnType<typeof companyVisitTo>["membership"]
      })
    })
  )

const brought = { id: 5, transactions: 12, new: 10, known: 2, applied: 7, suggested: 2, unmatched: 1 }

describe("what came of a file", () => {
  it("is what it brought, with a link to its page", () => {
    const page = shown({ _tag: "Imported", brought })
    expect(page.text).toContain("12 transactions, 2 of them known before: 7 applied, 3 wait for you.")
    expect(page.querySelector('a[href="/app/7/bank/statements/5"]')?.text).toBe("Open the statement")
    const again = shown({ _tag: "Imported", brought: { ...brought, new: 0, known: 12 } })
    expect(again.text).toContain("12 transactions, 12 of them known before. Nothing is new.")
    const one = { ...brought, transactions: 1, known: 0, applied: 1, suggested: 0, unmatched: 0 }
    expect(shown({ _tag: "Imported", brought: one }).text).toContain(
      "1 transaction: 1 applied, nothing waits for you."
    )
  })

  it("is every problem of a file that is refused, announced", () => {
    const issues = [
      { field: "entries[12]", code: "invalid", message: "entries[12]: the amount can't be read." },
      { field: "balance", code: "invalid", message: "balance: <b>1</b> is not 2." }
    ]
    const page = shown({ _tag: "Refused", message: "Invalid", issues })
    expect(page.querySelectorAll("[role=alert] li").map(({ text }) => text)).toEqual([
      "Entry 12: the amount can't be read.",
      "Balance: <b>1</b> is not 2."
    ])
    expect(page.querySelector("b")).toBeNull()
    expect(shown({ _tag: "Refused", message: "Too large.", issues: [] }).text).toContain("Too large.")
  })

  it("offers to add an account that is not known, to those who may", () => {
    const unknown = { iban: "NL91ABNA0417164300", number: null, bankCode: null, currency: "EUR" }
    const outcome: UploadOutcome = { _tag: "UnknownAccounts", accounts: [unknown] }
    const member = shown(outcome)
    expect(member.querySelector("[role=alert]")?.text).toContain(
      "an account that Duebook does not know: NL91 ABNA 0417 1643 00. Nothing was imported. An owner or admin can add it."
    )
    expect(member.querySelector("form")).toBeNull()
    const owner = shown(outcome, "owner")
    const form = owner.querySelector("form")
    expect(form?.getAttribute("action")).toBe("/app/7/bank")
    expect(form?.querySelector("input[name=iban]")?.getAttribute("value")).toBe("NL91ABNA0417164300")
    expect(form?.querySelector("input[name=currency]")?.getAttribute("value")).toBe("EUR")
    expect(form?.querySelector("input[name=account_holder]")?.getAttribute("value")).toBe("Lumen GmbH")
  })

  it("asks which column of a CSV file is what, with what its headings suggest", () => {
    const outcome: UploadOutcome = {
      _tag: "Columns",
      columns: {
        headings: ["Buchungstag", "Betrag", "Zweck"],
        suggested: { booked_on: "Buchungstag" },
        rows: [["01.03.2027", "10,00", "INV-1"]]
      },
      content: "YQ==",
      mapping: { booked_on: "Buchungstag", amount: "Betrag" },
      problems: [],
      bankAccountId: null
    }
    const page = shown(outcome)
    const chosen = (name: string) =>
      page.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute("value")
    expect(chosen("column.booked_on")).toBe("Buchungstag")
    expect(chosen("column.amount")).toBe("Betrag")
    expect(chosen("column.remittance")).toBe("")
    expect(chosen("bank_account_id")).toBe("3")
    expect(page.querySelector("input[name=content]")?.getAttribute("value")).toBe("YQ==")
    expect(page.querySelectorAll("tbody td").map(({ text }) => text)).toEqual([
      "01.03.2027",
      "10,00",
      "INV-1"
    ])
    const problems = [
      { field: "mapping", code: "invalid", message: "mapping must say which column has the date." }
    ]
    expect(shown({ ...outcome, problems }).querySelector("[role=alert]")?.text).toContain(
      "which column has the date"
    )
    expect(page.querySelector("[role=alert]")).toBeNull()
    expect(shown({ ...outcome, content: null }).text).toContain("choose it again")
  })
})
