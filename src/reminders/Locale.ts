/** Chooses the language of a message, and the region that its amounts and dates are written for. */

import type { Language } from "../domain/MessageLanguage.ts"

/** A built-in language, with the region that amounts and dates are written for. */
export interface MessageLocale {
  readonly language: Language
  readonly region: string | null
  /** A BCP 47 tag of language and region only. */
  readonly tag: string
}

const english: MessageLocale = { language: "en", region: null, tag: "en" }

const languageOf = ({ language, region }: Intl.Locale): Language | undefined => {
  switch (language) {
    case "en":
    case "de":
    case "fr":
    case "es":
    case "it":
    case "nl":
      return language
    case "pt":
      return region === "BR" ? "pt-BR" : "pt-PT"
    default:
      return undefined
  }
}

const parse = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/**
 * The locale for a customer's BCP 47 tag. Only language and region are kept, because scripts, variants and extensions
 * may ask for digits and calendars that the texts don't have (`de-u-nu-arab`). English if the language is not built in
 * or the text is not a valid tag.
 */
export const localeOf = (tag: string | null): MessageLocale => {
  const parsed = tag === null ? undefined : parse(tag)
  const language = parsed === undefined ? undefined : languageOf(parsed)
  if (parsed === undefined || language === undefined) return english
  // Without a region, amounts and dates in Portuguese would be written as in Brazil.
  const region = parsed.region ?? (language === "pt-PT" ? "PT" : null)
  return { language, region, tag: region === null ? language : `${parsed.language}-${region}` }
}

/** Countries by the language that most business is written in, where it is not English. */
const countriesOf: Readonly<Record<string, string>> = {
  de: "AT CH DE LI",
  fr: "BF BI BJ BL CD CF CG CI CM FR GA GF GN GP HT LU MC MF ML MQ NC NE PF PM RE SN TD TF TG WF YT",
  es: "AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE",
  it: "IT SM VA",
  nl: "AW BE BQ CW NL SR SX",
  pt: "AO BR CV GW MZ PT ST TL"
}

const languageByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesOf).flatMap(([language, countries]) =>
    countries.split(" ").map((country) => [country, language] as const)
  )
)

/** The locale for an ISO 3166-1 country code: the main language there, else English. */
export const localeOfCountry = (country: string | null): MessageLocale =>
  country === null ? english : localeOf(`${languageByCountry.get(country) ?? "en"}-${country}`)

/** The locale for a customer: the customer's own tag, else that of the company's country. */
export const localeOfCustomer = (tag: string | null, country: string | null): MessageLocale =>
  tag === null ? localeOfCountry(country) : localeOf(tag)
