/**
 * Every built-in text as recipients read it; `bun run messages` shows the same as a page. After a change of wording run
 * with `-u`, and read the snapshot's diff.
 */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Liquid } from "liquidjs"
import { languages, tones } from "../../src/domain/MessageLanguage.ts"
import { localeOf } from "../../src/reminders/Locale.ts"
import { reminderValues } from "../../src/reminders/message/ReminderValues.ts"
import { conditionsOf } from "../../src/reminders/Specialise.ts"
import { templates, wordsOf } from "../../src/reminders/Templates.ts"
import { reminderEmail } from "../../src/reminders/templates/layout.ts"
import { renderBill, renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleReminder, situations } from "../../src/reminders/message/Samples.ts"
import { billFacts } from "./facts.ts"
import { allSamples, type Sample } from "./samples.ts"

const visible = (text: string): string => text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽")

const shown = ({ rendered: { subject, text }, segments, title }: Sample): string =>
  `=== ${title}${segments === null ? "" : `, ${segments} segments`} ===\n${subject === null ? "" : `${subject}\n\n`}${text.trimEnd()}\n`

it.effect("templates with decided conditions say the same as whole ones", () =>
  Effect.gen(function* () {
    const engine = new Liquid({ strictVariables: true })
    const compiled = yield* templates
    for (const language of languages) {
      for (const tone of tones) {
        const source = reminderEmail(wordsOf[language], tone).text
        const whole = engine.parse(source)
        expect(conditionsOf(source).size).toBeGreaterThan(20)
        for (const situation of situations) {
          for (const lateness of [-3, 0, 7, 40]) {
            const facts = sampleReminder(language, tone, situation, {}, lateness)
            const values = {
              ...reminderValues(facts, localeOf(language), compiled),
              opening: null,
              closing: null
            }
            expect(compiled.reminderEmail(language, tone).text(values)).toBe(engine.renderSync(whole, values))
          }
        }
      }
    }
  })
)

it.effect("every message in every language, tone and situation", () =>
  Effect.gen(function* () {
    const messages = (yield* allSamples).map(shown)
    for (const situation of ["one", "several", "partPaid"] as const) {
      const { html } = yield* renderReminder(sampleReminder("en", "firm", situation))
      messages.push(`=== en, firm, ${situation}, HTML ===\n${html}`)
    }
    const { html } = yield* renderBill(billFacts)
    messages.push(`=== en, bill, HTML ===\n${html}`)
    yield* Effect.promise(() =>
      expect(visible(messages.join("\n"))).toMatchFileSnapshot("messages.snapshot.txt")
    )
  })
)
