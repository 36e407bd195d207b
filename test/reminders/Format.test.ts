import { describe, expect, it } from "@effect/vitest"
import { activeCurrencies, minorUnits } from "../../src/domain/Currency.ts"
import { LocaleTag } from "../../src/domain/Contact.ts"
import { formatMinor, MAX_AMOUNT_MINOR } from "../../src/domain/Money.ts"
import { formatAmount, formatDate } from "../../src/reminders/message/Format.ts"
import { languages } from "../../src/domain/MessageLanguage.ts"
import { localeOfTag } from "../../src/texts/Locale.ts"
import { FastCheck, Schema } from "effect"

const spaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ")

const weird = [
  "de-u-nu-arab",
  "en-US-u-ca-buddhist-nu-thai",
  "en-x-foo",
  "zz",
  "de-1996",
  "de-Arab",
  "es-ES-valencia",
  "fr-t-de",
  "deu",
  "EN-gb",
  "pt-ZZ",
  "es-419",
  "ar-EG",
  "no tag",
  ""
]

describe("amounts", () => {
  it.each([
    [123450, "EUR", "de", "1.234,50 €"],
    [123450, "EUR", "de-AT", "€ 1.234,50"],
    [123450, "CHF", "de-CH", "CHF 1'234.50"],
    [123450, "EUR", "fr", "1 234,50 €"],
    [123450, "GBP", "en-GB", "£1,234.50"],
    [123450, "BRL", "pt-BR", "R$ 1.234,50"],
    [1234500, "EUR", "pt", "12 345,00 €"],
    [123450, "EUR", "nl", "€ 1.234,50"],
    [1234500, "EUR", "it", "12.345,00 €"],
    [12345678, "INR", "en-IN", "₹1,23,456.78"],
    [1500, "JPY", "en", "¥1,500"],
    [1500, "BHD", "en", "BHD 1.500"],
    [15000, "UYW", "en", "UYW 1.5000"],
    [5, "EUR", "en", "€0.05"],
    [0, "EUR", "en", "€0.00"],
    [123450, "EUR", "tlh", "€1,234.50"]
  ])("%i %s in %s is %s", (minor, currency, locale, expected) => {
    expect(spaces(formatAmount(minor, currency, locale)).replace("’", "'")).toBe(expected)
  })

  it("are exact to the last digit in every currency", () => {
    const digitsOf = (text: string): string => text.replace(/\D/g, "")
    FastCheck.assert(
      FastCheck.property(
        FastCheck.oneof(
          FastCheck.integer({ min: 0, max: MAX_AMOUNT_MINOR }),
          FastCheck.integer({ min: MAX_AMOUNT_MINOR - 1000, max: MAX_AMOUNT_MINOR })
        ),
        FastCheck.constantFrom(...activeCurrencies),
        FastCheck.constantFrom(...languages, "de-AT", "pt-BR", "en-IN", "fr-CH", "es-MX", ...weird),
        (minor, currency, locale) => {
          const text = formatAmount(minor, currency, locale)
          expect(digitsOf(text)).toBe(digitsOf(formatMinor(minor, currency)))
          const digits = minorUnits(currency)
          if (digits > 0) expect(text).toMatch(new RegExp(`[.,]\\d{${digits}}(?!\\d)`))
        }
      ),
      { numRuns: 2000 }
    )
  })
})

describe("dates", () => {
  it.each([
    ["2026-03-03", "de", "3. März 2026"],
    ["2026-03-03", "de-AT", "3. März 2026"],
    ["2026-01-03", "de-AT", "3. Jänner 2026"],
    ["2026-03-03", "en", "March 3, 2026"],
    ["2026-03-03", "en-GB", "3 March 2026"],
    ["2026-03-03", "fr-CH", "3 mars 2026"],
    ["2026-03-01", "fr", "1er mars 2026"],
    ["2026-03-01", "fra", "1er mars 2026"],
    ["2026-03-11", "fr", "11 mars 2026"],
    ["2026-03-03", "es", "3 de marzo de 2026"],
    ["2026-03-03", "it", "3 marzo 2026"],
    ["2026-03-01", "it", "1º marzo 2026"],
    ["2026-03-21", "it", "21 marzo 2026"],
    ["2026-03-03", "nl", "3 maart 2026"],
    ["2026-03-03", "pt", "3 de março de 2026"],
    ["1970-01-01", "en", "January 1, 1970"],
    ["9999-12-31", "en", "December 31, 9999"],
    ["2028-02-29", "en", "February 29, 2028"],
    ["2026-03-03", "en-US-u-ca-buddhist-nu-thai", "March 3, 2026"],
    ["2026-03-03", "de-u-nu-arab", "3. März 2026"],
    ["2026-03-03", "ar-EG", "March 3, 2026"]
  ])("%s in %s is %s", (date, locale, expected) => {
    expect(formatDate(date, locale)).toBe(expected)
  })

  it("are written in Latin digits for every locale that a customer can have", () => {
    const part = FastCheck.stringMatching(/^[A-Za-z0-9]{1,8}$/)
    const tag = FastCheck.tuple(
      FastCheck.constantFrom(...languages, "zz", "ar"),
      FastCheck.array(part, { maxLength: 4 })
    )
      .map(([language, rest]) => [language, ...rest].join("-"))
      .filter(Schema.is(LocaleTag))
    FastCheck.assert(
      FastCheck.property(FastCheck.oneof(tag, FastCheck.constantFrom(...weird)), (locale) => {
        expect(formatDate("2026-03-04", locale)).toMatch(/^(?=.*\b2026\b)(?=.*\b0?4\b)/)
        expect(formatAmount(123456, "EUR", locale).replace(/\D/g, "")).toBe("123456")
        expect(localeOfTag(localeOfTag(locale).tag)).toEqual(localeOfTag(locale))
      })
    )
  })
})
