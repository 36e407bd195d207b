/** What a mail of the application says before it leaves: text, and links that are made when it does. */
import { Schema } from "effect"
import { mailedPurposes } from "./Link.ts"

/** The place of a link that works once. */
const MailedLink = Schema.Struct({
  link_id: Schema.Int,
  purpose: Schema.Literal(...mailedPurposes),
  /** Only where somebody has read the mail that never left, as the operator does without an SMTP server. */
  token: Schema.optionalWith(Schema.String, { exact: true })
})
export type MailedLink = typeof MailedLink.Type

const MailText = Schema.Array(Schema.Union(Schema.String, MailedLink))
/** Texts and links, one after the other. */
export type MailText = typeof MailText.Type

const Json = Schema.parseJson(MailText)

/** As one text, to be stored. */
export const toJson = Schema.encodeSync(Json)
/** What `toJson` has made. Throws for anything else. */
export const fromJson = Schema.decodeUnknownSync(Json)

/** The links of a text. */
export const linksIn = (text: MailText): ReadonlyArray<MailedLink> =>
  text.filter((part) => typeof part !== "string")

/** The whole text, with the address of each link. */
export const written = (text: MailText, addressOf: (link: MailedLink) => string): string =>
  text.map((part) => (typeof part === "string" ? part : addressOf(part))).join("")
