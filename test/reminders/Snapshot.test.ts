/**
 * Every built-in text as recipients read it; `bun run messages` shows the same as a page. After a change of wording run
 * with `-u`, and read the snapshot's diff.
 */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { renderBill, renderReminder } from "../../src/reminders/message/Render.ts"
import { sampleReminder } from "../../src/reminders/message/Samples.ts"
import { billFacts } from "./facts.ts"
import { allSamples, type Sample } from "./samples.ts"

const visible = (text: string): string => text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽")

const shown = ({ rendered: { subject, text }, segments, title }: Sample): string =>
  `=== ${title}${segments === null ? "" : `, ${segments} segments`} ===\n${subject === null ? "" : `${subject}\n\n`}${text.trimEnd()}\n`

it.effect("every message in every language, tone and situation", () =>
  Effect.gen(function* () {
    const messages = (yield* allSamples).map(shown)
    for (const situation of ["one", "several", "partPaid"] as const) {
      const { html } = yield* renderReminder(sampleReminder("en", "firm", situation))
      messages.push(`=== en, firm, ${situation}, HTML ===\n${html}`)
    }
    const { html } = renderBill(billFacts)
    messages.push(`=== en, bill, HTML ===\n${html}`)
    yield* Effect.promise(() =>
      expect(visible(messages.join("\n"))).toMatchFileSnapshot("messages.snapshot.txt")
    )
  })
)
