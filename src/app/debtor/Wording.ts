/** How one debtor reads the page: its language, and how amounts, dates and numbers are written in it. */
import { formatDate } from "../../reminders/message/Format.ts"
import { localeOf, type MessageLocale } from "../../reminders/Locale.ts"
import { wordsOf } from "../../reminders/Templates.ts"
import type { Words } from "../../reminders/templates/Words.ts"
import { bestAccepted } from "../../http/pages/optout/language.ts"
import { Reader } from "../Reader.ts"
import { texts } from "./texts/all.ts"
import type { Texts } from "./texts/Texts.ts"

/** The words of a page, and how values are written. */
export interface Wording {
  /** BCP 47: language and region. */
  readonly tag: string
  readonly texts: Texts
  /** The labels that messages use, too. */
  readonly labels: Words
  readonly date: (iso: string) => string
  readonly money: (minor: number | bigint, currency: string) => string
  readonly number: (value: number) => string
}

/** The locale of a tag; undefined for a language that is not built in. */
const builtIn = (tag: string): MessageLocale | undefined => {
  const locale = localeOf(tag.trim())
  return locale.language !== "en" || /^\s*en(?:-|\s*$)/i.test(tag) ? locale : undefined
}

/** In the customer's own language, else the browser's, else English. */
export const wordingFor = (preferredLocale: string | null, acceptLanguage: string | null): Wording => {
  const { language, tag } =
    builtIn(preferredLocale ?? "") ?? bestAccepted(acceptLanguage ?? "", builtIn) ?? localeOf("en")
  const reader = new Reader({ locale: tag, timezone: "UTC", now: 0 })
  return {
    tag,
    texts: texts[language],
    labels: wordsOf[language],
    date: (iso) => formatDate(iso, tag),
    money: (minor, currency) => reader.money(minor, currency),
    number: (value) => reader.number(value)
  }
}
