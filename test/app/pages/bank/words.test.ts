import { describe, expect, it } from "vitest"
import {
  closedWords,
  evidenceSentence,
  printedAccount,
  standingWord
} from "../../../../src/app/pages/bank/words.ts"
import { evidenceWords } from "../../../../src/domain/bank/matching/Types.ts"
import { reader } from "../../parts/rendering.ts"

describe("the evidence of a suggestion, in words", () => {
  const march = "2027-03-31"

  it("says what is exact together, and then what else speaks for it", () => {
    expect(evidenceSentence(["reference", "amount", "payer"], march, reader)).toBe(
      "Reference and amount are exact; paid by the same account in March 2027."
    )
    expect(evidenceSentence(["invoice_number", "sum", "name"], null, reader)).toBe(
      "Number and sum are exact; the payer’s name is the customer’s."
    )
    expect(evidenceSentence(["amount"], null, reader)).toBe("The amount is exact.")
    expect(evidenceSentence(["reference", "end_to_end_id", "amount"], null, reader)).toBe(
      "Reference, payment ID and amount are exact."
    )
    expect(evidenceSentence(["payer", "discount"], null, reader)).toBe(
      "It is less by what may be deducted; another part of it paid a debt of theirs."
    )
    expect(evidenceSentence([], null, reader)).toBe("")
  })

  it("has words for each kind", () => {
    expect(evidenceWords.filter((word) => evidenceSentence([word], null, reader) === "")).toEqual([])
  })
})

describe("where a transaction stands, in a word", () => {
  const credit = { direction: "credit", isRepaid: false, isReturn: false, status: "unmatched" } as const

  it("is its status, or what it is where that says too little", () => {
    expect(standingWord(credit).text).toBe("Unmatched")
    expect(standingWord({ ...credit, direction: "debit", status: "ignored" }).text).toBe("Money out")
    expect(standingWord({ ...credit, direction: "debit", isReturn: true }).text).toBe("Return")
    expect(standingWord({ ...credit, direction: "debit", isReturn: true, status: "applied" }).text).toBe(
      "Took a payment back"
    )
    expect(standingWord({ ...credit, isRepaid: true, status: "applied" }).text).toBe("Paid back")
  })
})

describe("why nothing can be paid on a debt", () => {
  const debt = {
    id: 7,
    customerId: 1,
    customerName: "Ada",
    externalReference: "INV-7",
    paymentReference: "RF71",
    dueDate: "2027-03-01",
    status: "open",
    balanceMinor: 100,
    currency: "EUR"
  } as const

  it("is that it is paid, void or in another currency", () => {
    expect(closedWords(debt, { currency: "EUR" })).toBeNull()
    expect(closedWords({ ...debt, status: "paid" }, { currency: "EUR" })).toBe("INV-7 is paid already.")
    expect(closedWords({ ...debt, status: "cancelled" }, { currency: "EUR" })).toBe("INV-7 is void.")
    expect(closedWords(debt, { currency: "USD" })).toBe("INV-7 is in another currency.")
  })
})

describe("an account as it is printed", () => {
  it("is an IBAN in groups, and any other number as it is", () => {
    expect(printedAccount("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00")
    expect(printedAccount("55779911")).toBe("55779911")
  })
})
