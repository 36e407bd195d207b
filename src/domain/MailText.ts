/** What a mail of the application says before it leaves: text, and links that are made when it does. */
import { Schema } from "effect"
import { mailedPurposes } from "./Link.ts"
import { type Language, languages } from "./MessageLanguage.ts"

/** The place of a link that works once. */
const MailedLink = Schema.Struct({
  link_id: Schema.Int,
  purpose: Schema.Literal(...mailedPurposes),
  /** Only where somebody has read the mail that never left, as the operator does without an SMTP server. */
  token: Schema.optionalWith(Schema.String, { exact: true })
})
export type MailedLink = typeof MailedLink.Type

/** The same mail for programs that show HTML. It has no links of ours. */
const MailHtml = Schema.Struct({ html: Schema.String })

/** The language of the mail. One without it is in English. */
const MailLanguage = Schema.Struct({ language: Schema.Literal(...languages) })

const MailText = Schema.Array(Schema.Union(Schema.String, MailedLink, MailHtml, MailLanguage))
/** Texts and links, one after the other, and perhaps the whole as HTML, and its language. */
export type MailText = typeof MailText.Type

const Json = Schema.parseJson(MailText)

/** As one text, to be stored. */
export const mailToJson = Schema.encodeSync(Json)
/** What `mailToJson` has made. Throws for anything else. */
export const mailFromJson = Schema.decodeUnknownSync(Json)

/** Whether a part is a link. */
export const isMailedLink = (part: MailText[number]): part is MailedLink =>
  typeof part !== "string" && "link_id" in part

/** The links of a text. */
export const linksIn = (text: MailText): ReadonlyArray<MailedLink> => text.filter(isMailedLink)

/** The mail as HTML, if it has that. */
export const htmlIn = (text: MailText): string | null => {
  for (const part of text) if (typeof part !== "string" && "html" in part) return part.html
  return null
}

/** The text of a mail in a language, with that. */
export const mailIn = (language: Language, text: MailText): MailText =>
  language === "en" ? text : [...text, { language }]

/** The language of a mail. */
export const languageIn = (text: MailText): Language => {
  for (const part of text) if (typeof part !== "string" && "language" in part) return part.language
  return "en"
}

/** The whole text, with the address of each link. */
export const written = (text: MailText, addressOf: (link: MailedLink) => string): string =>
  text.map((part) => (typeof part === "string" ? part : isMailedLink(part) ? addressOf(part) : "")).join("")
