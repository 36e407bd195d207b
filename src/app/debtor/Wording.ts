/** How one debtor reads the page: its texts, and how amounts, dates and numbers are written in their language. */
import { formatDate } from "../../reminders/message/Format.ts"
import { textsIn } from "../../texts/Languages.ts"
import { localeOfPage } from "../../texts/Locale.ts"
import type { Texts } from "../../texts/Texts.ts"
import { Reader } from "../Reader.ts"

/** The texts of a page, and how values are written. */
export interface Wording {
  /** BCP 47: language and region. */
  readonly tag: string
  readonly texts: Texts["debtorPage"]
  /** The labels that messages use, too. */
  readonly labels: Texts["labels"]
  readonly date: (iso: string) => string
  readonly money: (minor: number | bigint, currency: string) => string
  readonly number: (value: number) => string
}

/** In the customer's own language, else the browser's, else English. */
export const wordingFor = (preferredLocale: string | null, acceptLanguage: string | null): Wording => {
  const { language, tag } = localeOfPage(preferredLocale, acceptLanguage)
  const { debtorPage, labels } = textsIn[language]
  const reader = new Reader({ locale: tag, timezone: "UTC", now: 0 })
  return {
    tag,
    texts: debtorPage,
    labels,
    date: (iso) => formatDate(iso, tag),
    money: (minor, currency) => reader.money(minor, currency),
    number: (value) => reader.number(value)
  }
}
