import { describe, expect, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import * as fc from "effect/FastCheck"
import { Bic, electronicForm, Iban, isOfSameCountry } from "../../src/domain/BankAccount.ts"
import { changeDetails, changedSince, type CompanyDetails, toJson } from "../../src/domain/CompanyFacts.ts"
import { PaymentUrl, Website } from "../../src/domain/WebLink.ts"

/** The examples of the IBAN registry (SWIFT, release 99). */
const ibans = [
  "AT611904300234573201",
  "BE68539007547034",
  "CH9300762011623852957",
  "DE89370400440532013000",
  "ES9121000418450200051332",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "IT60X0542811101000000123456",
  "MT84MALT011000012345MTLCAST001S",
  "NL91ABNA0417164300",
  "NO9386011117947",
  "PT50000201231234567890154",
  "XK051212012345678906"
]

const isIban = Schema.is(Iban)
const anIban = fc.constantFrom(...ibans)

describe("an IBAN", () => {
  it.each(ibans)("%s is taken", (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it("is stored without blanks and in capitals, however it is written", () => {
    fc.assert(
      fc.property(
        anIban,
        fc.array(fc.tuple(fc.nat(33), fc.constantFrom(" ", "\u00a0", "\t", "  ")), { maxLength: 8 }),
        fc.boolean(),
        (iban, blanks, lower) => {
          const written = blanks.reduce(
            (text, [at, blank]) => text.slice(0, at) + blank + text.slice(at),
            iban
          )
          expect(electronicForm(lower ? written.toLowerCase() : written)).toBe(iban)
        }
      )
    )
  })

  it("is refused with one digit wrong, or with two neighbours exchanged", () => {
    fc.assert(
      fc.property(anIban, fc.nat(33), fc.integer({ min: 1, max: 9 }), (iban, at, plus) => {
        const digit = iban[at]
        fc.pre(digit !== undefined && /[0-9]/.test(digit))
        const wrong = iban.slice(0, at) + String((Number(digit) + plus) % 10) + iban.slice(at + 1)
        expect(isIban(wrong)).toBe(false)
        const [left = "", right = ""] = iban.slice(at, at + 2)
        if (left !== right && right !== "") {
          expect(isIban(iban.slice(0, at) + right + left + iban.slice(at + 2))).toBe(false)
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it("is refused with a character more or less, and whatever else a text may be", () => {
    fc.assert(
      fc.property(anIban, fc.nat(33), (iban, at) => {
        expect(isIban(iban.slice(0, at) + iban.slice(at + 1))).toBe(at >= iban.length)
        expect(isIban(`${iban.slice(0, at)}0${iban.slice(at)}`)).toBe(false)
      })
    )
    fc.assert(fc.property(fc.string(), (text) => !isIban(text)))
    expect(isIban("ZZ89370400440532013000")).toBe(false)
  })
})

describe("a BIC", () => {
  const isBic = Schema.is(Bic)
  it.each(["COBADEFF", "COBADEFFXXX", "NEDSZAJJ"])("%s is taken", (bic) => expect(isBic(bic)).toBe(true))
  it.each(["", "COBADEF", "COBADEFFXX", "COBADEFFXXXX", "cobadeff", "C0BADEFF", "COBAZZFF", "COBA DEFF"])(
    "%j is refused",
    (bic) => expect(isBic(bic)).toBe(false)
  )
  it("is of the IBAN's country, or of a territory that uses its IBANs", () => {
    expect(isOfSameCountry("DE89370400440532013000", "COBADEFF")).toBe(true)
    expect(isOfSameCountry("DE89370400440532013000", "NEDSZAJJ")).toBe(false)
    expect(isOfSameCountry("FR1420041010050500013M02606", "CRLYMQMQ")).toBe(true)
    expect(isOfSameCountry("GB29NWBK60161331926819", "RBOSJESH")).toBe(true)
    expect(isOfSameCountry("GB29NWBK60161331926819", "CRLYMQMQ")).toBe(false)
  })
})

describe("a link", () => {
  const [isWebsite, isPaymentUrl] = [Schema.is(Website), Schema.is(PaymentUrl)]
  it.each([
    "https://example.com",
    "HTTPS://Example.com/a?b=c#d",
    "http://localhost:3000/x",
    "http://127.0.0.1/"
  ])("%s is taken", (link) => expect([isWebsite(link), isPaymentUrl(link)]).toEqual([true, true]))
  it.each([
    "http://example.com",
    "http://localhost.example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "https:example.com",
    "example.com",
    "https://user:secret@example.com",
    "https://example.com/a b",
    "https://example.com/a\nb",
    "https://example.com/\u202ea",
    "https://example.com/{x}",
    "https://example.com/{",
    `https://example.com/${"x".repeat(2_000)}`
  ])("%j is refused", (link) => expect([isWebsite(link), isPaymentUrl(link)]).toEqual([false, false]))

  it("for paying may have the reference and the amount behind its host", () => {
    const allowed = [
      "https://pay.example.com/{reference}/{amount}",
      "https://pay.example.com/?r={reference}&a={amount}&again={amount}",
      "https://pay.example.com/#{amount}"
    ]
    for (const link of allowed)
      expect([link, isPaymentUrl(link), isWebsite(link)]).toEqual([link, true, false])
    const refused = [
      "https://{reference}.example.com/",
      "https://pay.example.com:{amount}/",
      "https://{amount}",
      "https://pay.example.com/{Reference}",
      "https://pay.example.com/{{reference}}",
      "https://pay.example.com/{reference",
      "https://pay.example.com/{ amount }"
    ]
    for (const link of refused) expect([link, isPaymentUrl(link)]).toEqual([link, false])
  })
})

const nothing: CompanyDetails = {
  name: "Blue Heron Bikes",
  address: null,
  email: null,
  phone: null,
  website: null,
  accountHolder: null,
  iban: null,
  bic: null,
  paymentUrl: null,
  legalNotice: null,
  timezone: null,
  country: null,
  language: null
}

const given = {
  email: "office@example.com",
  phone: "+49 30 / 123-456",
  website: "https://example.com",
  address: "1 Heron Lane\nBerlin",
  country: "DE",
  timezone: "Europe/Berlin",
  language: "de-AT",
  accountHolder: "Blue Heron Bikes GmbH",
  iban: "de89 3704 0044 0532 0130 00",
  bic: "cobadeffxxx",
  paymentUrl: "https://pay.example.com/{reference}"
}

const refusals = (change: Parameters<typeof changeDetails>[1], present = nothing) =>
  Either.match(changeDetails(present, change), {
    onLeft: ({ details = [] }) => details.map(({ code, field }) => `${field} ${code}`),
    onRight: () => []
  })

describe("a change of a company's details", () => {
  it("sets what is given, clears what is empty, and leaves the rest", () => {
    const full = Either.getOrThrow(changeDetails(nothing, given))
    const stored = { phone: "+4930123456", iban: "DE89370400440532013000", bic: "COBADEFFXXX" }
    expect(full).toEqual({ ...nothing, ...given, ...stored })
    expect(Either.getOrThrow(changeDetails(full, {}))).toEqual(full)
    const cleared = Object.fromEntries(Object.keys(given).map((name) => [name, ""]))
    expect(Either.getOrThrow(changeDetails(full, cleared))).toEqual(nothing)
    expect(Object.keys(toJson(full))).toContain("account_holder")
  })

  it("names everything that is wrong, and not only the first", () => {
    const wrong = {
      name: "",
      email: "nobody",
      phone: "030 123456",
      website: "example.com",
      address: "   ",
      country: "UK",
      timezone: "Berlin",
      accountHolder: "A\nB",
      iban: "DE00",
      bic: "X",
      paymentUrl: "https://example.com/{sum}"
    }
    expect(refusals(wrong)).toEqual([
      "name required",
      ...["email", "phone", "website", "address", "country", "timezone"].map((field) => `${field} invalid`),
      ...["account_holder", "iban", "bic", "payment_url"].map((field) => `${field} invalid`)
    ])
    expect(refusals({ name: "Blue\nHeron" })).toEqual(["name invalid"])
    expect(refusals({ accountHolder: "x".repeat(71) })).toEqual(["account_holder invalid"])
  })

  it("refuses a BIC of another country than the IBAN's, whichever of them is new", () => {
    const withIban = { ...nothing, iban: "DE89370400440532013000" }
    const withBic = { ...nothing, bic: "NEDSZAJJ" }
    expect(refusals({ bic: "NEDSZAJJ" }, withIban)).toEqual(["bic country_mismatch"])
    expect(refusals({ iban: "DE89370400440532013000" }, withBic)).toEqual(["iban country_mismatch"])
    expect(refusals({ iban: "DE89370400440532013000", bic: "NEDSZAJJ" })).toEqual(["bic country_mismatch"])
    expect(refusals({ iban: "DE89370400440532013000", bic: "" }, withBic)).toEqual([])
  })
})

describe("a change of details that were seen before", () => {
  const present = { ...nothing, phone: "+4930123456", address: "1 Heron Lane\r\nBerlin" }
  const opened = { name: "Blue Heron Bikes", phone: "", address: "1 Heron Lane\nBerlin" }

  it("finds what somebody else has changed in between, whatever the form of the line breaks", () => {
    const wanted = { ...present, name: "Heron", phone: "+4930654321" }
    expect(changedSince(present, opened, wanted)).toEqual([{ label: "Phone", now: "+4930123456" }])
  })

  it("finds nothing where both have changed it to the same, or where nobody looked", () => {
    expect(changedSince(present, opened, { ...present, name: "Heron" })).toEqual([])
    expect(changedSince(present, {}, { ...present, phone: null })).toEqual([])
  })
})
