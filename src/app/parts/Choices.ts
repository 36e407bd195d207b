/** Countries, languages and time zones as people choose them. */
import { allTimeZones, countries } from "../../domain/Contact.ts"
import type { Option } from "./Form.tsx"

/** Languages and their regions, as people write dates and amounts there. */
const locales = (
  "bg-BG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-ES es-MX et-EE fi-FI " +
  "fr-BE fr-CA fr-CH fr-FR hr-HR hu-HU it-CH it-IT ja-JP lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO sk-SK " +
  "sl-SI sv-SE tr-TR uk-UA"
).split(" ")

const byLabel = (options: ReadonlyArray<Option>): ReadonlyArray<Option> =>
  options.toSorted((a, b) => a[1].localeCompare(b[1], "en"))

const regionNames = new Intl.DisplayNames("en", { type: "region" })
const languageNames = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" })

/** Every country, by its English name. */
export const countryOptions = byLabel(countries.map((code) => [code, regionNames.of(code) ?? code]))

/** Common languages, by their English names. */
export const languageOptions = byLabel(locales.map((tag) => [tag, languageNames.of(tag) ?? tag]))

/** Every time zone. */
export const zoneOptions: ReadonlyArray<Option> = allTimeZones.map((zone) => [
  zone,
  zone.replaceAll("_", " ")
])

/** The options after that of none, with the present value even where it is none of them. */
export const optionsWith = (
  options: ReadonlyArray<Option>,
  present: string | null,
  none = "Not given"
): ReadonlyArray<Option> =>
  present === null || options.some(([value]) => value === present)
    ? [["", none], ...options]
    : [["", none], [present, present], ...options]
