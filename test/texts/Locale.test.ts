/** In which language a debtor reads. */
import { describe, expect, it } from "@effect/vitest"
import { languages } from "../../src/domain/MessageLanguage.ts"
import { textsIn } from "../../src/texts/Languages.ts"
import { localeOfTag, localeOfCountry, localeOfCustomer, localeOfPage } from "../../src/texts/Locale.ts"

describe("locales", () => {
  it.each([
    [null, "en"],
    ["de", "de"],
    ["de-at", "de-AT"],
    ["pt-BR", "pt-BR"],
    ["pt", "pt-PT"],
    ["es-419", "es-419"],
    ["de-Latn-CH-1996-u-nu-arab-x-foo", "de-CH"],
    ["zh-Hant-TW", "en"],
    ["no tag", "en"]
  ])("a customer's %s is %s", (tag, expected) => {
    expect(localeOfTag(tag).tag).toBe(expected)
  })

  it.each([
    [null, "en"],
    ["DE", "de-DE"],
    ["CH", "de-CH"],
    ["BE", "nl-BE"],
    ["BR", "pt-BR"],
    ["MX", "es-MX"],
    ["SN", "fr-SN"],
    ["SM", "it-SM"],
    ["GB", "en-GB"],
    ["JP", "en-JP"]
  ])("a company's in %s is %s", (country, expected) => {
    expect(localeOfCountry(country).tag).toBe(expected)
  })

  it.each([
    [null, "DE", "de-DE"],
    [null, "JP", "en-JP"],
    [null, null, "en"],
    ["fr", "DE", "fr"],
    ["ja-JP", "DE", "en"],
    ["no tag", "DE", "en"]
  ])("a customer's %s in a company in %s is %s", (tag, country, expected) => {
    expect(localeOfCustomer(tag, country).tag).toBe(expected)
  })

  it.each([
    ["de-CH", "fr", "de-CH"],
    ["pt-BR", null, "pt-BR"],
    [null, "pt-BR, pt;q=0.9", "pt-BR"],
    [null, "pt", "pt-PT"],
    ["ja", "nl-BE, en;q=0.5", "nl-BE"],
    [null, "ja, it;q=0.4, es;q=0.8, fr;q=0", "es"],
    [null, "fr;q=x, constructor, *", "en"],
    ["toString", "__proto__, constructor;q=1, de;q=0.1", "de"],
    [null, `${"x,".repeat(10_000)}de`, "en"],
    [null, null, "en"]
  ])("of a page for a customer's %s in a browser that accepts %s is %s", (tag, accepted, expected) => {
    expect(localeOfPage(tag, accepted).tag).toBe(expected)
  })

  it("are those that there are texts for", () => {
    expect(Object.keys(textsIn).sort()).toEqual([...languages].sort())
    for (const language of languages) expect(localeOfTag(language).language).toBe(language)
  })
})
