import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { getCountries } from "libphonenumber-js/max"
import {
  allTimeZones,
  CountryCode,
  Email,
  isCountryCode,
  isTimeZone,
  LocaleTag,
  PhoneE164,
  TimeZone
} from "../../src/domain/Contact.ts"

describe("e-mail addresses", () => {
  const is = Schema.is(Email)
  const label = "a".repeat(63)

  it.each(
    [
      "a@b.co",
      "Ada.Lovelace+tag@mail.example.com",
      "o'brien@example.ie",
      "a@1.2",
      `x@${label}.example`,
      "a@xn--bcher-kva.example"
    ].map((address) => [address])
  )("include %s", (address) => {
    expect(is(address)).toBe(true)
  })

  it.each(
    [
      "",
      "a",
      "a@",
      "@b.co",
      "a@b",
      "a@localhost",
      "a@b..co",
      "a@.co",
      "a@-b.co",
      "a@b-.co",
      "a b@c.de",
      "a@b.co ",
      "a@b.co\n",
      "a@b@c.de",
      "A <a@b.co>",
      "ü@b.co",
      "a@bü.co",
      `x@a${label}.de`
    ].map((address) => [address])
  )("never include %j", (address) => {
    expect(is(address)).toBe(false)
  })

  it("have at most 254 characters", () => {
    const domain = `@${"d".repeat(60)}.example`
    expect(is("a".repeat(254 - domain.length) + domain)).toBe(true)
    expect(is("a".repeat(255 - domain.length) + domain)).toBe(false)
  })

  it("are refused quickly, however contrived", () => {
    const started = performance.now()
    expect(is(`${"a".repeat(60_000)}@`)).toBe(false)
    expect(is(`a@${"a-".repeat(120)}`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe("phone numbers", () => {
  const is = Schema.is(PhoneE164)

  it.each(
    ["+4915112345678", "+14155552671", "+442079460958", "+390612345678", "+80012345678"].map((number) => [
      number
    ])
  )("include %s", (number) => {
    expect(is(number)).toBe(true)
  })

  it.each(
    [
      "4915112345678",
      "+49 151 12345678",
      "+49",
      "+1",
      "+0123",
      "+999123456789",
      "+1415555267",
      "+4915112345678 ",
      "tel:+4915112345678",
      "+4915112345678;ext=1",
      "+４９15112345678",
      "+12345678901234567",
      ""
    ].map((number) => [number])
  )("never include %j", (number) => {
    expect(is(number)).toBe(false)
  })
})

describe("locales", () => {
  const is = Schema.is(LocaleTag)

  it.each(
    [
      "de",
      "de-DE",
      "DE-de",
      "pt-BR",
      "zh-Hant-TW",
      "sr-Latn-RS",
      "de-CH-1996",
      "en-u-ca-gregory",
      "es-419"
    ].map((tag) => [tag])
  )("include %s and keep it as written", (tag) => {
    expect(Schema.decodeUnknownSync(LocaleTag)(tag)).toBe(tag)
  })

  it.each(
    [
      "",
      "d",
      "de_DE",
      "de,en",
      "de en",
      "de-",
      "-de",
      "en--US",
      "deutschla-DE",
      "x-private",
      "en-a",
      "de\u0000",
      "*",
      "en-u-ca-gregory-x-aaaaaaaa-bbbbbbbbb"
    ].map((tag) => [tag])
  )("never include %j", (tag) => {
    expect(is(tag)).toBe(false)
  })
})

describe("time zones", () => {
  it("include every zone and link of the IANA database, and the runtime can compute with each", () => {
    expect(allTimeZones.filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(allTimeZones.length).toBeGreaterThan(590)
    for (const zone of [
      "UTC",
      "Europe/Berlin",
      "Europe/Kyiv",
      "Europe/Kiev",
      "Asia/Calcutta",
      "America/Coyhaique",
      "Etc/GMT+12"
    ]) {
      expect(allTimeZones).toContain(zone)
    }
  })

  it("include every zone the runtime names", () => {
    expect(Intl.supportedValuesOf("timeZone").filter((zone) => !isTimeZone(zone))).toEqual([])
  })

  it.each(
    [
      "",
      "Factory",
      "europe/berlin",
      "EUROPE/BERLIN",
      "utc",
      "+01:00",
      "-0800",
      "GMT+1",
      "UTC+1",
      "Mars/Phobos",
      "Europe/Berlin ",
      "CEST",
      "__proto__"
    ].map((zone) => [zone])
  )("never include %j", (zone) => {
    expect(Schema.is(TimeZone)(zone)).toBe(false)
  })
})

describe("countries", () => {
  it("are 249, every one known to the runtime by name", () => {
    const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" })
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode)
    expect(codes).toHaveLength(249)
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([])
  })

  it("include every country with phone numbers, but for the three that ISO never assigned", () => {
    expect(
      getCountries()
        .filter((code) => !isCountryCode(code))
        .sort()
    ).toEqual(["AC", "TA", "XK"])
  })

  it.each(["XX", "EU", "UK", "ZZ", "de", "DEU", "AN", "CS", "DD", "SU", "YU", ""].map((code) => [code]))(
    "never include %j",
    (code) => {
      expect(Schema.is(CountryCode)(code)).toBe(false)
    }
  )

  it("include DE, GB, GR and AQ", () => {
    expect(["DE", "GB", "GR", "AQ"].every(Schema.is(CountryCode))).toBe(true)
  })
})
