import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import {
  givenAccounts,
  type StatementAccount,
  statementAccountOf
} from "../../../src/domain/bank/StatementAccount.ts"
import type { Creditor } from "../../../src/domain/CompanyFacts.ts"

const account = (fields: Partial<StatementAccount> = {}): StatementAccount => ({
  id: 1,
  number: "DE89370400440532013000",
  isIban: true,
  bankCode: null,
  currency: "EUR",
  isCurrencyKnown: true,
  csvMapping: null,
  lastStatementTo: null,
  balanceMinor: null,
  lastImportedAt: null,
  ...fields
})
const british = account({ id: 2, number: "55779911", isIban: false, bankCode: "200000", currency: "GBP" })
const stated = { iban: null, number: null, bankCode: null, currency: null }

const idOf = (
  given: Parameters<typeof statementAccountOf>[1],
  accounts = [account(), british],
  chosenId: number | null = null
) =>
  Either.match(statementAccountOf(accounts, given, chosenId), {
    onLeft: ({ details }) => details?.[0]?.message ?? "",
    onRight: ({ id }) => id
  })

describe("the account of a statement", () => {
  it("is found by its IBAN, by a domestic number that is in the IBAN, and by a number with its bank", () => {
    expect(idOf({ ...stated, iban: "DE89370400440532013000", currency: "EUR" })).toBe(1)
    expect(idOf({ ...stated, number: "0532013000", bankCode: "37040044", currency: "EUR" })).toBe(1)
    expect(idOf({ ...stated, number: "532013000", bankCode: "37040044" })).toBe(1)
    expect(idOf({ ...stated, number: "0532013000" })).toBe(1)
    expect(idOf({ ...stated, number: "55779911", bankCode: "200000", currency: "GBP" })).toBe(2)
    expect(idOf({ ...stated, number: "55779911" })).toBe(2)
  })

  it("is none with another number, bank or currency", () => {
    expect(idOf({ ...stated, iban: "GB33BUKB20201555555555" })).toContain(
      "GB33 BUKB 2020 1555 5555 55 is no account"
    )
    expect(idOf({ ...stated, number: "0532013000", bankCode: "37040099" })).toContain("is no account")
    expect(idOf({ ...stated, number: "3000" })).toContain("is no account")
    expect(idOf({ ...stated, number: "55779911", bankCode: "300000" })).toContain("is no account")
    expect(idOf({ ...stated, iban: "DE89370400440532013000", currency: "USD" })).toContain("is kept in EUR")
    expect(idOf(stated)).toContain("names no account")
  })

  it("is not asked to be added where its IBAN is wrong", () => {
    const wrong = idOf({ ...stated, iban: "DE88370400440532013000" })
    expect(wrong).toBe(
      "account: DE88 3704 0044 0532 0130 00 is not a valid IBAN: its length or its check digits are wrong."
    )
  })

  it("is asked for where several end alike, or are in several currencies, and is the one that was chosen", () => {
    const alike = [account(), account({ id: 4, number: "DE02120300000532013000" })]
    const short = { ...stated, number: "0532013000", currency: "EUR" }
    expect(idOf(short, alike)).toBe(
      "bank_account_id is required: 0532013000 may be 1 (DE89 3704 0044 0532 0130 00, EUR) or 4 (DE02 1203 0000 0532 0130 00, EUR)."
    )
    expect(idOf(short, alike, 4)).toBe(4)
    expect(idOf(short, [account(), account({ ...alike[1], currency: "USD" })])).toBe(1)
    const dollars = account({ id: 3, currency: "USD" })
    const silent = { ...stated, iban: account().number }
    expect(idOf(silent, [account(), dollars])).toContain("bank_account_id is required")
    expect(idOf(silent, [account(), dollars], 3)).toBe(3)
  })

  it("is refused where another one was chosen", () => {
    const named = { ...stated, iban: account().number, currency: "EUR" }
    expect(idOf(named, [account(), british], 2)).toBe(
      "bank_account_id: the file is of another account: it names DE89 3704 0044 0532 0130 00, which is 1 (DE89 3704 0044 0532 0130 00, EUR)."
    )
    expect(idOf(named, [account(), british], 1)).toBe(1)
  })

  it("is in the currency that the first statement says, where that was guessed, and in one of several", () => {
    const guessed = account({ isCurrencyKnown: false })
    expect(idOf({ ...stated, iban: guessed.number, currency: "USD" }, [guessed])).toBe(1)
    const dollars = account({ id: 3, currency: "USD" })
    expect(idOf({ ...stated, iban: guessed.number, currency: "USD" }, [account(), dollars])).toBe(3)
  })
})

describe("the accounts that a company has given", () => {
  const creditor: Creditor = {
    name: "Bikes",
    address: null,
    email: null,
    phone: null,
    website: null,
    accountHolder: null,
    iban: null,
    bic: null,
    paymentUrl: null,
    legalNotice: null,
    accounts: []
  }
  it.each([
    ["DE89370400440532013000", "EUR"],
    ["CH9300762011623852957", "CHF"],
    ["GB33BUKB20201555555555", "GBP"],
    ["SE4550000000058398257466", "SEK"]
  ])("have the one of the facts, %s in %s as its country", (iban, currency) => {
    expect(givenAccounts({ ...creditor, iban })).toEqual([
      { id: null, number: iban, isIban: true, bankCode: null, currency, isCurrencyKnown: false }
    ])
  })

  it("have those that were added, and the one of the facts once", () => {
    const iban = "DE89370400440532013000"
    const own = { holder: "Bikes", bic: null, accountNumber: null, bankCode: null }
    const added = (id: number, currency: string) => ({ id, currency, iban, ...own })
    expect(givenAccounts({ ...creditor, iban, accounts: [added(4, "EUR")] }).map(({ id }) => id)).toEqual([4])
    expect(
      givenAccounts({ ...creditor, iban, accounts: [added(4, "USD")] }).map(({ currency }) => currency)
    ).toEqual(["USD", "EUR"])
    expect(givenAccounts(creditor)).toEqual([])
  })
})
