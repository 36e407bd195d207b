/** Chooses the language of what a debtor reads, and the region that amounts and dates in it are written for. */
import type { Language } from "../domain/MessageLanguage.ts"

/** A built-in language, with the region that amounts and dates are written for. */
export interface TextLocale {
  readonly language: Language
  readonly region: string | null
  /** A BCP 47 tag of language and region only. */
  readonly tag: string
}

const english: TextLocale = { language: "en", region: null, tag: "en" }

const spokenIn = ({ language, region }: Intl.Locale): Language | undefined => {
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
 * The locale for a BCP 47 tag; undefined if the language is not built in or the text is not a valid tag. Only language and
 * region are kept, because scripts, variants and extensions may ask for digits and calendars that the texts don't have
 * (`de-u-nu-arab`).
 */
const builtIn = (tag: string): TextLocale | undefined => {
  const parsed = parse(tag)
  const language = parsed === undefined ? undefined : spokenIn(parsed)
  if (parsed === undefined || language === undefined) return undefined
  // Without a region, amounts and dates in Portuguese would be written as in Brazil.
  const region = parsed.region ?? (language === "pt-PT" ? "PT" : null)
  return { language, region, tag: region === null ? language : `${parsed.language}-${region}` }
}

/** The locale for a BCP 47 tag, else English. */
export const localeOfTag = (tag: string | null): TextLocale => builtIn(tag ?? "") ?? english

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

/** The locale of an ISO 3166-1 country code: the main language there, else English. */
export const localeOfCountry = (country: string | null): TextLocale =>
  country === null ? english : localeOfTag(`${languageByCountry.get(country) ?? "en"}-${country}`)

/** The locale of a message to a customer: the customer's own tag, else that of the company's country. */
export const localeOfCustomer = (tag: string | null, country: string | null): TextLocale =>
  tag === null ? localeOfCountry(country) : localeOfTag(tag)

/** Of a header, this much is read: more than any browser sends. */
const MAX_HEADER_LENGTH = 500

const weightRegExp = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i

/** The tags of an `Accept-Language` header (RFC 9110, 12.5.4), those that are wanted most first. */
export const acceptedLocales = (header: string | null): ReadonlyArray<string> =>
  (header ?? "")
    .slice(0, MAX_HEADER_LENGTH)
    .split(",")
    .map((item) => {
      const [tag = "", parameter] = item.split(";")
      const weight = Number(parameter === undefined ? 1 : (weightRegExp.exec(parameter)?.[1] ?? 0))
      return { tag: tag.trim(), weight }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** The best of an `Accept-Language` header that is built in. */
const bestAccepted = (header: string): TextLocale | undefined =>
  acceptedLocales(header)
    .map(builtIn)
    .find((locale) => locale !== undefined)

/** The locale of the first of these tags whose language is built in, else English. */
export const firstLocaleOf = (tags: ReadonlyArray<string | null | undefined>): TextLocale =>
  tags.map((tag) => builtIn(tag ?? "")).find((locale) => locale !== undefined) ?? english

/** The tag of the best of an `Accept-Language` header that is built in; null for none. */
export const acceptedTag = (header: string | null): string | null => bestAccepted(header ?? "")?.tag ?? null

/** Whether a BCP 47 tag is of a built-in language. */
export const isBuiltIn = (tag: string): boolean => builtIn(tag) !== undefined

/** The language of what a person reads: that of the person's own tag, else the best that the browser accepts, else English. */
export const languageOf = (tag: string | null, acceptLanguage: string | null): Language =>
  localeOfPage(tag, acceptLanguage).language

/** The locale of a page for a customer: the customer's own tag, else the best that the browser accepts, else English. */
export const localeOfPage = (tag: string | null, acceptLanguage: string | null): TextLocale =>
  builtIn(tag ?? "") ?? bestAccepted(acceptLanguage ?? "") ?? english
