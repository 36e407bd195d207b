/** In which language a message is written, and for which region its amounts and dates. */

/** The built-in languages. */
export const languages = ["en", "de", "fr", "es", "it", "nl", "pt"] as const
export type Language = (typeof languages)[number]

/** A built-in language, with the region that amounts and dates are written for. */
export interface MessageLocale {
  readonly language: Language
  readonly region: string | null
  /** Language and region as a BCP 47 tag, nothing else in it. */
  readonly tag: string
}

const english: MessageLocale = { language: "en", region: null, tag: "en" }

const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

const parse = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/**
 * The locale of a customer's BCP 47 tag. Only language and region are kept: scripts, variants and extensions ask for
 * other digits, calendars and orders of words than our texts have (`de-u-nu-arab`). English where the language is not
 * built in, or the text is no tag.
 */
export const localeOf = (tag: string | null): MessageLocale => {
  const parsed = tag === null ? undefined : parse(tag)
  if (parsed === undefined || !isLanguage(parsed.language)) return english
  const { language } = parsed
  // Our Portuguese is the European, while amounts without a region would be written as in Brazil.
  const region = parsed.region ?? (language === "pt" ? "PT" : null)
  return { language, region, tag: region === null ? language : `${language}-${region}` }
}

/** Countries where most business is written in the language; those with several have the one most people use. */
const countriesOf: Readonly<Record<Exclude<Language, "en">, string>> = {
  de: "AT CH DE LI",
  fr: "BF BI BJ BL CD CF CG CI CM FR GA GF GN GP HT LU MC MF ML MQ NC NE PF PM RE SN TD TF TG WF YT",
  es: "AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE",
  it: "IT SM VA",
  nl: "AW BE BQ CW NL SR SX",
  pt: "AO BR CV GW MZ PT ST TL"
}

const languageByCountry: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) =>
    language === "en" ? [] : countriesOf[language].split(" ").map((country) => [country, language] as const)
  )
)

/** The locale of a company by its ISO 3166-1 country code: the main language there, else English. */
export const localeOfCountry = (country: string | null): MessageLocale =>
  country === null ? english : localeOf(`${languageByCountry.get(country) ?? "en"}-${country}`)

/** The locale of a message to a customer: the one that it names, else that of the company's country. */
export const localeOfCustomer = (tag: string | null, country: string | null): MessageLocale =>
  tag === null ? localeOfCountry(country) : localeOf(tag)
