/** What a company's texts read like: a reminder of made-up debts as e-mail and as SMS, before anything is saved. */
import { Effect } from "effect"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { Tone } from "../../domain/ReminderAttempt.ts"
import { smsSegments } from "./Gsm.ts"
import { builtInTexts, renderReminder } from "./Render.ts"
import { sampleReminder, type Situation } from "./Samples.ts"

/** A reminder as its recipient would read it. */
export interface TextPreview {
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly sms: string
  /** How many SMS that is, which is what a provider charges for. */
  readonly segments: number
}

/** Renders a reminder of made-up debts by a company, with texts that were checked. */
export const previewTexts = (
  language: Language,
  tone: Tone,
  situation: Situation,
  { creditor, texts }: { readonly creditor: Creditor; readonly texts: MessageTexts }
): Effect.Effect<TextPreview> =>
  Effect.gen(function* () {
    const sample = sampleReminder(language, tone, situation, { creditor, texts })
    const { html, subject, text } = yield* renderReminder(sample)
    const { text: sms } = yield* renderReminder({ ...sample, channel: "sms" })
    return { subject, text, html, sms, segments: smsSegments(sms) }
  })

/** The built-in texts, about the same debts. */
export const previewBuiltIn = (
  language: Language,
  tone: Tone,
  situation: Situation,
  creditor: Creditor
): { readonly [Part in keyof MessageTexts]: string } =>
  builtInTexts(sampleReminder(language, tone, situation, { creditor }))
