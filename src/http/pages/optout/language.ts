/** Which of our languages somebody reads. */
import { type Language, texts } from "./texts.ts"

/** Of a header, this much is read: more than any browser sends. */
const MAX_HEADER_LENGTH = 500

const languageOf = (tag: string): Language | undefined => {
  const language = tag.trim().split("-", 1)[0]?.toLowerCase() ?? ""
  return Object.hasOwn(texts, language) ? (language as Language) : undefined
}

const weightRegExp = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i

/** The best of an `Accept-Language` header (RFC 9110, 12.5.4) that we have: `have` says what we have for a tag. */
export const bestAccepted = <A>(header: string, have: (tag: string) => A | undefined): A | undefined => {
  let best: { readonly found: A; readonly weight: number } | undefined
  for (const item of header.slice(0, MAX_HEADER_LENGTH).split(",")) {
    const [tag = "", parameter] = item.split(";")
    const found = have(tag)
    const weight = Number(parameter === undefined ? 1 : (weightRegExp.exec(parameter)?.[1] ?? 0))
    if (found !== undefined && weight > (best?.weight ?? 0)) best = { found, weight }
  }
  return best?.found
}

/** The customer's own language, else the browser's, else English. */
export const chooseLanguage = (preferredLocale: string | null, acceptLanguage: string | null): Language =>
  languageOf(preferredLocale ?? "") ?? bestAccepted(acceptLanguage ?? "", languageOf) ?? "en"
