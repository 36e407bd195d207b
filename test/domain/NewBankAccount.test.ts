import { describe, expect, it } from "@effect/vitest"
import { Either } from "effect"
import type { BankAccount } from "../../src/domain/BankAccount.ts"
import { accountInCurrency } from "../../src/domain/CompanyFacts.ts"
import {
  bankAccountJson,
  type GivenBankAccount,
  MAX_BANK_ACCOUNTS,
  newBankAccount
} from "../../src/domain/NewBankAccount.ts"
import { sampleCompany } from "../../src/reminders/message/Samples.ts"

const british = {
  currency: "gbp",
  account_holder: " Engines Ltd ",
  account_number: "5577 9911",
  sort_code: "20-00-00"
}

const add = (given: GivenBankAccount, present: ReadonlyArray<BankAccount> = []) =>
  newBankAccount(given, present)

const fieldsOf = (given: GivenBankAccount, present: ReadonlyArray<BankAccount> = []): ReadonlyArray<string> =>
  Either.match(add(given, present), {
    onLeft: ({ details = [] }) => details.map(({ code, field }) => `${field} ${code}`),
    onRight: () => []
  })

describe("an account that a company adds", () => {
  it("is stored without what only makes it easier to read", () => {
    expect(Either.getOrThrow(add(british))).toEqual({
      currency: "GBP",
      holder: "Engines Ltd",
      iban: null,
      bic: null,
      accountNumber: "55779911",
      bankCode: { kind: "sort_code", code: "200000" }
    })
    const iban = {
      currency: "CHF",
      account_holder: "X",
      iban: "ch93 0076 2011 6238 5295 7",
      bic: "UBSWCHZH80A"
    }
    expect(Either.getOrThrow(add(iban))).toMatchObject({ iban: "CH9300762011623852957", bankCode: null })
  })

  it("has eight digits beside a sort code, with zeros before fewer", () => {
    const shorter = Either.getOrThrow(add({ ...british, account_number: "123456" }))
    expect(shorter.accountNumber).toBe("00123456")
    expect(fieldsOf({ ...british, account_number: "12345" })).toEqual(["account_number invalid"])
    expect(fieldsOf({ ...british, account_number: "123456789" })).toEqual(["account_number invalid"])
  })

  it("has a routing number whose check digit is right", () => {
    const american = { currency: "USD", account_holder: "X", account_number: "000123456789" }
    expect(fieldsOf({ ...american, routing_number: "021000021" })).toEqual([])
    expect(fieldsOf({ ...american, routing_number: "021000022" })).toEqual(["routing_number invalid"])
    expect(fieldsOf({ ...american, clearing_number: "SBIN0001234" })).toEqual([])
    expect(fieldsOf({ ...american, sort_code: "2000" })).toEqual(["sort_code invalid"])
  })

  it.each<readonly [string, GivenBankAccount, ReadonlyArray<string>]>([
    ["nothing", {}, ["currency required", "account_holder required", "iban required"]],
    ["no number", { ...british, account_number: "" }, ["account_number required"]],
    ["no code of the bank", { ...british, sort_code: "" }, ["sort_code required"]],
    ["two codes of the bank", { ...british, clearing_number: "6000" }, ["clearing_number invalid"]],
    ["an IBAN and a number", { ...british, iban: "DE89370400440532013000" }, ["account_number invalid"]],
    [
      "an IBAN and a code",
      { currency: "EUR", account_holder: "X", iban: "DE89370400440532013000", sort_code: "200000" },
      ["sort_code invalid"]
    ],
    [
      "a BIC of another country",
      { currency: "EUR", account_holder: "X", iban: "DE89370400440532013000", bic: "UBSWCHZH80A" },
      ["bic country_mismatch"]
    ],
    ["a currency that does not exist", { ...british, currency: "XXX" }, ["currency invalid"]],
    ["a holder of two lines", { ...british, account_holder: "A\nB" }, ["account_holder invalid"]],
    [
      "everything wrong",
      { currency: "E", account_holder: "x".repeat(71), account_number: "1", sort_code: "1", bic: "1" },
      [
        "currency invalid",
        "account_holder invalid",
        "bic invalid",
        "account_number invalid",
        "sort_code invalid"
      ]
    ]
  ])("is refused with %s, field by field", (_what, given, fields) => {
    expect(fieldsOf(given)).toEqual(fields)
  })

  it("is refused if it is there for the currency already, and beyond a number of them", () => {
    const present = { id: 1, ...Either.getOrThrow(add(british)) }
    expect(fieldsOf(british, [present])).toEqual(["account_number taken"])
    expect(fieldsOf({ ...british, currency: "EUR" }, [present])).toEqual([])
    const many = Array.from({ length: MAX_BANK_ACCOUNTS }, (_, id) => ({ ...present, id, currency: "EUR" }))
    expect(fieldsOf(british, many)).toEqual(["currency too_many"])
  })

  it("is known by the same names in JSON as it was given by", () => {
    expect(bankAccountJson(Either.getOrThrow(add(british)))).toEqual({
      currency: "GBP",
      account_holder: "Engines Ltd",
      iban: null,
      bic: null,
      account_number: "55779911",
      sort_code: "200000",
      routing_number: null,
      clearing_number: null
    })
  })
})

describe("the account for a currency", () => {
  const account = (id: number, currency: string): BankAccount => ({
    id,
    ...Either.getOrThrow(add(british)),
    currency
  })

  it("is the first that was added for it, else the IBAN of the facts, else none", () => {
    const creditor = { ...sampleCompany, accounts: [account(1, "GBP"), account(2, "GBP"), account(3, "EUR")] }
    expect(accountInCurrency(creditor, "GBP")).toBe(creditor.accounts[0])
    expect(accountInCurrency(creditor, "EUR")).toBe(creditor.accounts[2])
    expect(accountInCurrency(creditor, "USD")).toMatchObject({ iban: sampleCompany.iban, bankCode: null })
    expect(accountInCurrency({ ...creditor, iban: null }, "USD")).toBeNull()
  })
})
