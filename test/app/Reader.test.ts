/** How one person reads amounts, dates and times. */
import { describe, expect, it } from "vitest"
import { inUnits, Reader, readerOf } from "../../src/app/Reader.ts"

const NOW = Date.parse("2026-05-20T23:30:00Z")
const british = new Reader({ locale: "en-GB", timezone: "UTC", now: NOW })
/** Who shortens thousands in the same way on every runtime. */
const american = new Reader({ locale: "en-US", timezone: "UTC", now: NOW })
const german = new Reader({ locale: "de-DE", timezone: "Europe/Berlin", now: NOW })

/** Blanks of every width are one kind in these tests. */
const plain = (text: string) => text.replaceAll(/\s/g, " ")

describe("an amount", () => {
  it("is exact with its currency, as is usual where the reader lives", () => {
    expect(british.money(125_000, "EUR")).toBe("€1,250.00")
    expect(plain(german.money(125_000, "EUR"))).toBe("1.250,00 €")
    expect(british.money(-5, "EUR")).toBe("-€0.05")
    expect(british.money(-12_345, "EUR")).toBe("-€123.45")
    expect(british.money(0, "EUR")).toBe("€0.00")
    expect(british.money(99_999_999_999_999_999_999n, "EUR")).toBe("€999,999,999,999,999,999.99")
  })

  it("has the decimals of its currency, and two where the currency was withdrawn", () => {
    expect(british.money(1_250, "JPY")).toBe("JP¥1,250")
    expect(plain(british.money(1_250, "KWD"))).toBe("KWD 1.250")
    expect(plain(british.money(1_250, "DEM"))).toBe("DEM 12.50")
  })

  it("is exact where there is little room as long as it is short, and rounded from ten thousand on", () => {
    expect(british.shortMoney(999_999, "EUR")).toBe("€9,999.99")
    expect(american.shortMoney(1_000_000, "EUR")).toBe("€10K")
    expect(american.shortMoney(1_250_000, "EUR")).toBe("€12.5K")
    expect(american.shortMoney(-1_250_000, "EUR")).toBe("-€12.5K")
    expect(american.shortMoney(12_500, "JPY")).toBe("¥12.5K")
    expect([american.short(1_200_000), german.short(1_200_000)].map(plain)).toEqual(["1.2M", "1,2 Mio."])
    expect(british.shortMoney(9_999, "JPY")).toBe("JP¥9,999")
  })

  it("is a number of whole units for lengths in a chart", () => {
    expect([inUnits(12_345n, "EUR"), inUnits(-5n, "EUR"), inUnits(700n, "JPY")]).toEqual([123.45, -0.05, 700])
  })
})

describe("a number", () => {
  it("has separators, or is rounded on an axis", () => {
    expect([british.number(1_234_567), german.number(1_234_567)]).toEqual(["1,234,567", "1.234.567"])
    expect([american.short(1_234_567), american.short(950)]).toEqual(["1.23M", "950"])
  })
})

describe("a date", () => {
  it("is that of the calendar in every zone", () => {
    const far = new Reader({ locale: "en-GB", timezone: "Pacific/Kiritimati", now: NOW })
    for (const reader of [british, far]) {
      expect([reader.date("2026-03-14"), reader.shortDate("2026-03-14")]).toEqual(["14 Mar 2026", "14 Mar"])
    }
    expect(german.date("2026-03-14")).toBe("14.03.2026")
  })

  it("of today is the company's, whatever the reader's own zone", () => {
    expect(british.today).toBe("2026-05-20")
    expect(new Reader({ locale: "en", timezone: "UTC", dayZone: "Europe/Berlin", now: NOW }).today).toBe(
      "2026-05-21"
    )
    expect([german.today, german.inDays(1), german.inDays(-21)]).toEqual([
      "2026-05-21",
      "2026-05-22",
      "2026-04-30"
    ])
  })
})

describe("a moment", () => {
  it("is in the reader's zone, or in another one that is asked for", () => {
    expect(plain(british.moment(NOW))).toBe("20 May 2026, 23:30")
    expect(plain(german.moment(NOW))).toBe("21.05.2026, 01:30")
    expect(plain(british.moment(NOW, "Europe/Berlin"))).toBe("21 May 2026, 01:30")
  })

  it("is so far away, in whole days, hours or minutes", () => {
    const away = (seconds: number) => british.distance(NOW + seconds * 1_000)
    expect(away(3 * 86_400)).toBe("in 3 days")
    expect(away(-86_400)).toBe("yesterday")
    expect(away(86_399)).toBe("in 23 hours")
    expect(away(-2 * 3_600)).toBe("2 hours ago")
    expect(away(3_599)).toBe("in 59 minutes")
    expect(away(-60)).toBe("1 minute ago")
    expect(away(59)).toBe("this minute")
    expect(british.distance(NOW, NOW - 7_200_000)).toBe("in 2 hours")
    expect(german.distance(NOW, NOW - 7_200_000)).toBe("in 2 Stunden")
  })
})

describe("the reader of a page", () => {
  const membership = (language: string | null, timezone: string | null, testClock: number | null = null) =>
    ({ company: { language }, settings: { timezone, testClock } }) as unknown as Parameters<
      typeof readerOf
    >[1]
  const person = (locale: string | null, timezone: string | null) => ({ locale, timezone })

  it("has the person's own language and zone, and the company's days", () => {
    const reader = readerOf(person("fr-FR", "Asia/Tokyo"), membership("de-DE", "Europe/Berlin"), "nl", NOW)
    expect([reader.locale, reader.timezone, reader.dayZone, reader.now]).toEqual([
      "fr-FR",
      "Asia/Tokyo",
      "Europe/Berlin",
      NOW
    ])
  })

  it("has the company's zone where the person has none", () => {
    const reader = readerOf(person(null, null), membership("de-DE", "Europe/Berlin"), "nl", NOW)
    expect([reader.timezone, reader.dayZone]).toEqual(["Europe/Berlin", "Europe/Berlin"])
  })

  it("writes amounts and dates as the company does, where it speaks the reader's language", () => {
    const locale = (company: string, header: string) =>
      readerOf(person(null, null), membership(company, null), header, NOW).locale
    expect(locale("de-AT", "de")).toBe("de-AT")
    expect(locale("de-AT", "de-DE")).toBe("de-AT")
    expect(locale("de-AT", "nl")).toBe("nl")
    expect(locale("pt-BR", "pt-PT")).toBe("pt-PT")
  })

  it("speaks the person's language, else the best of the browser's, else English", () => {
    const spoken = (own: string | null, header: string | null) =>
      readerOf(person(own, null), membership("fr-FR", null), header, NOW).language
    expect(spoken("de-CH", "it")).toBe("de")
    expect(spoken(null, "pl, pt;q=0.8, it;q=0.9")).toBe("it")
    expect(spoken(null, "pt-BR")).toBe("pt-BR")
    expect(spoken(null, "pt")).toBe("pt-PT")
    expect(spoken(null, "pl")).toBe("en")
    // A language that pages do not speak is still how amounts and dates are written.
    expect(spoken("pl-PL", "es")).toBe("es")
    expect(readerOf(person("pl-PL", null), null, "es", NOW).locale).toBe("pl-PL")
  })

  it("has the browser's language where nobody has said one, and else British English", () => {
    const locale = (header: string | null) => readerOf(null, null, header, NOW).locale
    expect(locale("nl-NL;q=0.9, de")).toBe("de")
    expect(locale("nl-NL, de")).toBe("nl-NL")
    expect(locale(" it , de")).toBe("it")
    for (const header of [null, "", "*", "no such language", "xx-invalid-tag-that-is-long-x"]) {
      expect(locale(header)).toBe("en-GB")
    }
    expect(readerOf(person("nonsense!", null), membership("also nonsense!", null), "nl", NOW).locale).toBe(
      "nl"
    )
  })

  it("is in UTC where a zone is none, and has the person's days where there is no company", () => {
    expect(readerOf(null, null, null, NOW).timezone).toBe("UTC")
    expect(readerOf(null, null, null, NOW).dayZone).toBe("UTC")
    const own = readerOf(person(null, "Asia/Tokyo"), null, null, NOW)
    expect([own.timezone, own.dayZone]).toEqual(["Asia/Tokyo", "Asia/Tokyo"])
    const wrong = readerOf(person(null, "Nowhere/Land"), membership(null, "No/Where"), null, NOW)
    expect([wrong.timezone, wrong.dayZone]).toEqual(["UTC", "UTC"])
  })

  it("has the time of the company's test clock", () => {
    expect(readerOf(null, membership(null, null, 7), null, NOW).now).toBe(7)
  })
})
