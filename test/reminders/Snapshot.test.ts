/** Every built-in text as recipients read it. After a change of wording run with `-u`, and read the snapshot's diff. */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { languages } from "../../src/reminders/Locale.ts"
import type { ReminderFacts, Rendered } from "../../src/reminders/Message.ts"
import { renderBill, renderReminder } from "../../src/reminders/Render.ts"
import { billFacts, reminderFacts } from "./facts.ts"

const visible = (text: string): string => text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⍽")

const partPaid: Partial<ReminderFacts> = { balanceMinor: 50_000 }
const bare: Partial<ReminderFacts> = { reference: null, description: null }

const variants: ReadonlyArray<readonly [string, Partial<ReminderFacts>]> = [-3, 0, 7, 30].flatMap(
  (offsetDays) => [
    [`${offsetDays} EUR`, { offsetDays, currency: "EUR" }] as const,
    [`${offsetDays} JPY`, { offsetDays, currency: "JPY", ...bare }] as const,
    [`${offsetDays} BHD part-paid`, { offsetDays, currency: "BHD", ...partPaid, ...bare }] as const
  ]
)

const singular: ReadonlyArray<readonly [string, Partial<ReminderFacts>]> = [
  ["-1 EUR", { offsetDays: -1, ...bare }],
  ["1 EUR", { offsetDays: 1, ...bare }]
]

const countries = { en: "GB", de: "DE", fr: "FR", es: "ES", it: "IT", nl: "NL", pt: "PT" }

const shown = (title: string, { subject, text }: Rendered): string =>
  `=== ${title} ===\n${subject === null ? "" : `${subject}\n\n`}${text.trimEnd()}\n`

it.effect("every template", () =>
  Effect.gen(function* () {
    const messages: Array<string> = []
    for (const locale of languages) {
      for (const [title, change] of [...variants, ...singular]) {
        const facts = { ...reminderFacts, locale, ...change }
        messages.push(shown(`${locale} email ${title}`, yield* renderReminder(facts)))
        messages.push(shown(`${locale} sms ${title}`, yield* renderReminder({ ...facts, channel: "sms" })))
      }
      for (const offsetDays of [-3, -1, 0, 1, 7]) {
        const facts = { ...billFacts, country: countries[locale], offsetDays }
        messages.push(shown(`${locale} bill ${offsetDays} EUR`, yield* renderBill(facts)))
      }
      for (const offsetDays of [-3, 7, 30]) {
        const { html } = yield* renderReminder({ ...reminderFacts, locale, offsetDays, ...partPaid })
        messages.push(`=== ${locale} email ${offsetDays} EUR part-paid, html ===\n${html}`)
      }
    }
    const bill = yield* renderBill(billFacts)
    messages.push(`=== en bill, html ===\n${bill.html}`)
    yield* Effect.promise(() =>
      expect(visible(messages.join("\n"))).toMatchFileSnapshot("messages.snapshot.txt")
    )
  })
)
