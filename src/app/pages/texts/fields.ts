/** A company's texts as fields of a form and, for the frame of a preview, in an address. */
import { Effect, Option } from "effect"
import { deflateRawSync, inflateRawSync } from "node:zlib"
import { type FieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { type Language, languages, tones } from "../../../domain/MessageLanguage.ts"
import { type MessageTexts, readTexts } from "../../../domain/MessageTexts.ts"
import type { Tone } from "../../../domain/ReminderAttempt.ts"
import { type Situation, situations } from "../../../reminders/message/Samples.ts"
import type { Form } from "../../Form.ts"
import { phrase, say } from "../../../words/Say.ts"

/** Longer addresses are not understood everywhere. */
const MAX_ENCODED_LENGTH = 6_000
/** Bytes of texts in an address; what grows beyond when it is unpacked is not ours. */
const MAX_DECODED_BYTES = 40_000

/** Which texts are meant. */
export interface Chosen {
  readonly locale: Language
  readonly tone: Tone
  readonly situation: Situation
}

const oneOf = <A extends string>(all: ReadonlyArray<A>, text: string | null, standard: A): A =>
  all.find((each) => each === text) ?? standard

/** What an address asks for; where it asks for nothing known, the first tone in the company's language. */
export const chosenOf = (query: URLSearchParams, companyLanguage: string | null): Chosen => ({
  locale: oneOf(
    languages,
    query.get("locale"),
    languages.find((each) => each === companyLanguage || companyLanguage?.startsWith(`${each}-`)) ?? "en"
  ),
  tone: oneOf(tones, query.get("tone"), "friendly"),
  situation: oneOf(situations, query.get("situation"), "one")
})

/** The query of an address for a choice. */
export const textsQuery = ({ locale, situation, tone }: Chosen): string =>
  new URLSearchParams({ locale, tone, ...(situation === "one" ? {} : { situation }) }).toString()

const names = { subject: phrase("Subject"), opening: phrase("Opening"), closing: phrase("Closing") } as const

/** Issues begin with the name of their field; people know it by its label. */
const labelled = ({ code, field, message }: FieldIssue): FieldIssue => ({
  field,
  code,
  message: message.replace(
    /^(subject|opening|closing):? /,
    (_, name: keyof typeof names) => `${say(names[name])} `
  )
})

/** The texts of a form; an empty field is the built-in text. */
export const textsOf = (form: Form): Effect.Effect<MessageTexts, ValidationFailed> => {
  const given = (name: keyof typeof names) => (form.text(name).trim() === "" ? null : form.text(name).trim())
  return Effect.mapError(
    readTexts({ subject: given("subject"), opening: given("opening"), closing: given("closing") }),
    ({ details }) => ValidationFailed.all((details ?? []).map(labelled))
  )
}

/** A field with the text that a form was opened with. */
const OPENED = "opened."

/** The hidden fields that say what a form was opened with. */
export const openedFields = (texts: MessageTexts): ReadonlyArray<readonly [name: string, value: string]> =>
  (["subject", "opening", "closing"] as const).map((part) => [OPENED + part, texts[part] ?? ""] as const)

/** The texts that a form was opened with; undefined for a form that does not say. */
export const openedIn = (form: Form): MessageTexts | undefined => {
  const opened = (part: keyof typeof names) => form.text(OPENED + part) || null
  return form.fields.has(`${OPENED}subject`)
    ? { subject: opened("subject"), opening: opened("opening"), closing: opened("closing") }
    : undefined
}

/** Texts for an address; null if they are too long for one. */
export const packed = (texts: MessageTexts): string | null => {
  const text = deflateRawSync(JSON.stringify(texts)).toString("base64url")
  return text.length > MAX_ENCODED_LENGTH ? null : text
}

/** The texts of an address, checked like those of a form; none if they are not right. */
export const unpacked = (text: string): Effect.Effect<Option.Option<MessageTexts>> =>
  Effect.try((): unknown =>
    JSON.parse(
      inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: MAX_DECODED_BYTES }).toString("utf8")
    )
  ).pipe(Effect.flatMap(readTexts), Effect.option)
