/** How one person reads amounts, dates and times. */
import { addDays, todayIn } from "../domain/CalendarDate.ts"
import { isTimeZone } from "../domain/Contact.ts"
import { minorUnits } from "../domain/Currency.ts"
import type { Language } from "../domain/MessageLanguage.ts"
import type { SessionMembership, SessionUser } from "../domain/Session.ts"
import { acceptedLocales, isBuiltIn, languageOf, localeOfTag } from "../texts/Locale.ts"

/** Where amounts and dates are as in no country that is known of. */
const defaultLocales: Readonly<Record<Language, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  nl: "nl-NL",
  "pt-PT": "pt-PT",
  "pt-BR": "pt-BR"
}
/** Formatters are costly to make; those of so many kinds are kept. */
const MAX_FORMATTERS = 2_000

/** From so many whole units on, an amount is rounded where there is little room. */
const LONG_AMOUNT = 10_000

const formatters = new Map<string, unknown>()

const cached = <A>(key: string, make: () => A): A => {
  const known = formatters.get(key)
  if (known !== undefined) return known as A
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  const made = make()
  formatters.set(key, made)
  return made
}

const decimalOf = (minor: bigint, digits: number): `${number}` => {
  const sign = minor < 0n ? "-" : ""
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0")
  const point = text.length - digits
  return `${sign}${digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`}` as `${number}`
}

/** What an ISO code is formatted with; a currency that was withdrawn has two decimals. */
const digitsOf = (currency: string): number => {
  try {
    return minorUnits(currency)
  } catch {
    return 2
  }
}

/** An amount in whole units of its currency, as near as a number can be: for lengths in a chart. */
export const inUnits = (minor: bigint, currency: string): number =>
  Number(decimalOf(minor, digitsOf(currency)))

/** One reader, at one moment. */
export class Reader {
  /** The language that pages speak. */
  readonly language: Language
  /** How amounts and dates are written: BCP 47. */
  readonly locale: string
  /** IANA name. */
  readonly timezone: string
  /** IANA name of the zone whose date is today: the company's, because its due dates are compared with it. */
  readonly dayZone: string
  /** The company's own time in epoch milliseconds: real time, or its test clock's. */
  readonly now: number
  constructor(options: {
    readonly locale: string
    /** That of the locale, unless it is none of the eight. */
    readonly language?: Language
    readonly timezone: string
    /** The reader's own where there is no company. */
    readonly dayZone?: string
    readonly now: number
  }) {
    this.locale = options.locale
    this.language = options.language ?? localeOfTag(options.locale).language
    this.timezone = options.timezone
    this.dayZone = options.dayZone ?? options.timezone
    this.now = options.now
  }

  /** The present date of the company, whatever the reader's own zone. */
  get today(): string {
    return todayIn(this.dayZone, this.now)
  }

  /** The date so many days from today. */
  inDays(days: number): string {
    return addDays(this.today, days)
  }

  /** Minor units with their currency: `€1,250.00`. Exact for every amount and sum. */
  money(minor: number | bigint, currency: string): string {
    const digits = digitsOf(currency)
    return cached(
      `money ${this.locale} ${currency}`,
      () =>
        new Intl.NumberFormat(this.locale, {
          style: "currency",
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits
        })
    ).format(decimalOf(BigInt(minor), digits))
  }

  /** An amount where there is little room: exact while it is short, `€96.20`, and rounded from then on, `€12.5K`. */
  shortMoney(minor: number | bigint, currency: string): string {
    const digits = digitsOf(currency)
    if (Math.abs(Number(minor)) < LONG_AMOUNT * 10 ** digits) return this.money(minor, currency)
    return cached(
      `short money ${this.locale} ${currency}`,
      () =>
        new Intl.NumberFormat(this.locale, {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          notation: "compact",
          minimumFractionDigits: 0,
          maximumFractionDigits: 1
        })
    ).format(decimalOf(BigInt(minor), digits))
  }

  /** A number on an axis, rounded: `1.2M`. */
  short(value: number): string {
    return cached(
      `short ${this.locale}`,
      () => new Intl.NumberFormat(this.locale, { notation: "compact", maximumSignificantDigits: 3 })
    ).format(value)
  }

  /** A calendar date without its year, for an axis: `14 Mar`. */
  shortDate(iso: string): string {
    return cached(
      `short date ${this.locale}`,
      () => new Intl.DateTimeFormat(this.locale, { day: "numeric", month: "short", timeZone: "UTC" })
    ).format(Date.parse(`${iso}T00:00:00Z`))
  }

  /** A whole number with its separators. */
  number(value: number): string {
    return cached(`number ${this.locale}`, () => new Intl.NumberFormat(this.locale)).format(value)
  }

  /** A calendar date, which no zone shifts: `14 Mar 2026`. */
  date(iso: string): string {
    return cached(
      `date ${this.locale}`,
      () => new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeZone: "UTC" })
    ).format(Date.parse(`${iso}T00:00:00Z`))
  }

  /** A moment in the reader's zone: `14 Mar 2026, 09:30`. `zone` for another one. */
  moment(at: number, zone: string = this.timezone): string {
    return cached(
      `moment ${this.locale} ${zone}`,
      () => new Intl.DateTimeFormat(this.locale, { dateStyle: "medium", timeStyle: "short", timeZone: zone })
    ).format(at)
  }

  /** A distance in time: `in 3 days`, `2 hours ago`. */
  distance(at: number, from: number = this.now): string {
    const format = cached(
      `distance ${this.locale}`,
      () => new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" })
    )
    const seconds = Math.round((at - from) / 1_000)
    const units = [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60]
    ] as const
    for (const [unit, size] of units) {
      if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
    }
    return format.format(0, "minute")
  }
}

const usable = (locale: string | null | undefined): string | undefined => {
  if (locale === null || locale === undefined) return undefined
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0]
  } catch {
    return undefined
  }
}

/** A locale if it is of the language, so that no month has a name in another one. */
const inLanguage = (locale: string | null | undefined, language: Language): string | undefined => {
  const known = usable(locale)
  return known !== undefined && isBuiltIn(known) && languageOf(known, null) === language ? known : undefined
}

const knownZone = (zone: string | null): string => (zone !== null && isTimeZone(zone) ? zone : "UTC")

/**
 * Who reads a page: in the language of the person's own choice, else the browser's. Amounts and dates are as the person
 * has chosen, else as in the company, or where the browser is, if the language is spoken there.
 */
export const readerOf = (
  user: Pick<SessionUser, "locale" | "timezone"> | null,
  membership: SessionMembership | null,
  acceptLanguage: string | null,
  now: number
): Reader => {
  const own = user?.timezone ?? null
  const dayZone = membership === null ? own : membership.settings.timezone
  const language = languageOf(user?.locale ?? null, acceptLanguage)
  return new Reader({
    language,
    locale:
      usable(user?.locale) ??
      inLanguage(membership?.company.language, language) ??
      acceptedLocales(acceptLanguage)
        .map((locale) => inLanguage(locale, language))
        .find((locale) => locale !== undefined) ??
      defaultLocales[language],
    timezone: knownZone(own ?? dayZone),
    dayZone: knownZone(dayZone),
    now: membership?.settings.testClock ?? now
  })
}
