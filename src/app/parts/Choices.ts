/** Countries, languages, currencies and time zones as people choose them, by their names in the reader's language. */
import { allTimeZones, countries } from "../../domain/Contact.ts"
import { activeCurrencies } from "../../domain/Currency.ts"
import type { SelectOption } from "./Form.tsx"
import { say } from "../../words/Say.ts"

/** Languages and their regions, as people write dates and amounts there. */
const locales = (
  "bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-ES es-MX et-EE fi-FI " +
  "fr-BE fr-CA fr-CH fr-FR hr-HR hu-HU it-CH it-IT ja-JP lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO sk-SK " +
  "sl-SI sv-SE tr-TR uk-UA"
).split(" ")

/** Readers' languages whose lists are kept: making one takes milliseconds. */
const MAX_KEPT = 60

/** A list by the reader's language, made once for each. */
const keptByLanguage = (make: (locale: string) => ReadonlyArray<SelectOption>) => {
  const lists = new Map<string, ReadonlyArray<SelectOption>>()
  return (locale: string): ReadonlyArray<SelectOption> => {
    const known = lists.get(locale)
    if (known !== undefined) return known
    if (lists.size >= MAX_KEPT) lists.clear()
    const made = make(locale)
    lists.set(locale, made)
    return made
  }
}

const named = (
  codes: ReadonlyArray<string>,
  locale: string,
  names: Intl.DisplayNames,
  label: (name: string, code: string) => string = (name) => name
): ReadonlyArray<SelectOption> =>
  codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted((a, b) => a[1].localeCompare(b[1], locale))
    .map(([code, name]) => [code, label(name, code)] as const)

/** Every country, by its name in a language. */
export const countryOptions = keptByLanguage((locale) =>
  named(countries, locale, new Intl.DisplayNames([locale, "en"], { type: "region" }))
)

const languageNames = (locale: string) =>
  new Intl.DisplayNames([locale, "en"], { type: "language", languageDisplay: "standard" })

/** Common languages, by their names in a language. */
export const languageOptions = keptByLanguage((locale) => named(locales, locale, languageNames(locale)))

/** The name of one language in another. */
export const languageName = (tag: string, locale: string): string => languageNames(locale).of(tag) ?? tag

/** Every currency, such as `Euro (EUR)`, by its name in a language. */
const allCurrencyOptions = keptByLanguage((locale) =>
  named(activeCurrencies, locale, new Intl.DisplayNames([locale, "en"], { type: "currency" }), (name, code) =>
    name === code ? code : `${name} (${code})`
  )
)

/** Currencies that most people look for; they come first. */
const commonCurrencies: ReadonlyArray<string> = ["EUR", "USD", "GBP", "CHF"]

/** Every currency by its name; the company's usual one and other common ones come first. */
export const currencyOptions = (locale: string, usual: string | null): ReadonlyArray<SelectOption> => {
  const all = allCurrencyOptions(locale)
  const first = [...new Set([...(usual === null ? [] : [usual]), ...commonCurrencies])]
  return [
    ...first.flatMap((code) => all.filter(([value]) => value === code)),
    ...all.filter(([value]) => !first.includes(value))
  ]
}

/** The database's names of regions; other names in it are old ones that nobody looks for. */
const regions = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//

/** Every time zone by region and city, and UTC first. An older name, such as `US/Pacific`, is taken, but not offered. */
export const zoneOptions: ReadonlyArray<SelectOption> = [
  "UTC",
  ...allTimeZones.filter((zone) => regions.test(zone))
].map((zone) => [zone, zone.replaceAll("_", " ")])

/** The options after that of none, with the present value even where it is none of them. */
export const optionsWith = (
  options: ReadonlyArray<SelectOption>,
  present: string | null,
  none = say("Not given")
): ReadonlyArray<SelectOption> =>
  present === null || options.some(([value]) => value === present)
    ? [["", none], ...options]
    : [["", none], [present, present], ...options]
