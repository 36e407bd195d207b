/** duebook texts … */
import { Effect, Schema } from "effect"
import { unknownField } from "../domain/FieldIssues.ts"
import { languages, tones } from "../domain/MessageLanguage.ts"
import { type MessageTexts, readTexts, textVariables } from "../domain/MessageTexts.ts"
import { previewTexts } from "../reminders/message/TextPreview.ts"
import { ReminderTexts } from "../services/reminders/ReminderTexts.ts"
import { flag, optional, required } from "./Arguments.ts"
import { command, CommandFailed, WrongUsage } from "./Command.ts"
import { jsonFile } from "./jsonFile.ts"
import { asOperator } from "./Operator.ts"
import { IdValue, OneOf } from "./Values.ts"

const about = {
  company: required(IdValue, "id", "the company"),
  locale: required(OneOf(languages), languages.join("|"), "the language"),
  tone: required(OneOf(tones), tones.join("|"), "the tone")
}

const fileHelp = `JSON with any of "subject", "opening" and "closing"; what is left out is the built-in text. Liquid with {{ ${Object.keys(textVariables).join(" }}, {{ ")} }}, and {% if %}`

/** The texts in a file, or a failure with every problem and the field that it concerns. */
const textsIn = (path: string, name: string) =>
  Effect.gen(function* () {
    const json = yield* Effect.mapError(
      jsonFile(path),
      ({ message }) => new WrongUsage({ problems: [`--file ${message}`], command: name })
    )
    return yield* Effect.mapError(
      readTexts(json),
      ({ code, details }) =>
        new CommandFailed({
          code,
          message: (details ?? [])
            .map(({ code, field, message }) =>
              code === unknownField[0]
                ? `${field} is not a text of a message: subject, opening, closing.`
                : message
            )
            .join("\n")
        })
    )
  })

/** The texts as `set` reads them. */
const shown = ({ closing, opening, subject }: MessageTexts) => ({
  ...(subject === null ? {} : { subject }),
  ...(opening === null ? {} : { opening }),
  ...(closing === null ? {} : { closing })
})

const show = command({
  summary: "Shows a company's own texts for a language and tone.",
  arguments: about,
  run: ({ company, locale, tone }) =>
    Effect.map(
      asOperator(Effect.flatMap(ReminderTexts, ({ show }) => show(company, locale, tone))),
      ({ texts }) => {
        const json = shown(texts)
        return { json, text: JSON.stringify(json, null, 2) }
      }
    )
})

const set = command({
  summary:
    "Sets a company's own texts instead of the built-in ones; {} restores those. Every text is checked first.",
  arguments: { ...about, file: required(Schema.NonEmptyString, "path", fileHelp) },
  run: ({ company, file, locale, tone }, _json, name) =>
    Effect.gen(function* () {
      const texts = yield* textsIn(file, name)
      const changed = yield* asOperator(
        Effect.flatMap(ReminderTexts, ({ put }) => put(company, locale, tone, texts))
      )
      return {
        json: { changed },
        text: changed
          ? `The texts of company ${company} for ${locale}, ${tone}, are in force.`
          : `Nothing has changed: the texts of company ${company} for ${locale}, ${tone}, say so already.`
      }
    })
})

const preview = command({
  summary:
    "Shows a message about example debts with a company's own texts, or with those of a file. Changes nothing.",
  arguments: {
    ...about,
    file: optional(Schema.NonEmptyString, "path", `texts that are not in force yet: ${fileHelp}`),
    several: flag("about several debts")
  },
  run: ({ company, file, locale, several, tone }, _json, name) =>
    Effect.gen(function* () {
      const given = file === undefined ? undefined : yield* textsIn(file, name)
      const { company: creditor, texts } = yield* asOperator(
        Effect.flatMap(ReminderTexts, ({ show }) => show(company, locale, tone))
      )
      const { html, segments, sms, subject, text } = yield* previewTexts(
        locale,
        tone,
        several ? "several" : "one",
        { creditor, texts: given ?? texts }
      )
      return {
        json: { subject, text, html, sms, segments },
        text: `${subject}\n\n${text}\nSMS, ${segments} ${segments === 1 ? "segment" : "segments"}:\n${sms}`
      }
    })
})

export const group = { show, set, preview }
