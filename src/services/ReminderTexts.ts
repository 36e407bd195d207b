/** Lets the operator see and set a company's own texts of reminders. */
import { Context, Effect, Layer } from "effect"
import type { CompanyFacts } from "../domain/CompanyFacts.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Language } from "../domain/MessageLanguage.ts"
import type { Tone } from "../domain/ReminderAttempt.ts"
import type { MessageTexts } from "../domain/MessageTexts.ts"
import { CompaniesRepo } from "../repos/Companies.ts"
import { ReminderTextsRepo, type StoredTexts } from "../repos/ReminderTexts.ts"
import { noCompany } from "./Companies.ts"
import { done, Operation, type OperationRefused, required, unchanged } from "./Operation.ts"

/** No text of a company's own. */
export const builtIn: MessageTexts = { subject: null, opening: null, closing: null }

/** The texts for a language and tone; null if the company has none. */
export const textsFor = (
  all: ReadonlyArray<StoredTexts>,
  language: Language,
  tone: Tone
): MessageTexts | null => all.find((texts) => texts.language === language && texts.tone === tone) ?? null

const isSame = (a: MessageTexts, b: MessageTexts): boolean =>
  a.subject === b.subject && a.opening === b.opening && a.closing === b.closing

export class ReminderTexts extends Context.Tag("duebook/ReminderTexts")<
  ReminderTexts,
  {
    /** What the company says about itself, and its texts for a language and tone. */
    readonly show: (
      companyId: number,
      language: Language,
      tone: Tone
    ) => Effect.Effect<
      { readonly company: CompanyFacts; readonly texts: MessageTexts },
      OperationRefused | ServiceUnavailable
    >
    /** Puts texts in the place of those before. They have been checked by `readTexts`. Says whether anything changed. */
    readonly put: (
      companyId: number,
      language: Language,
      tone: Tone,
      texts: MessageTexts
    ) => Effect.Effect<boolean, OperationRefused | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderTexts,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const operation = yield* Operation
      const repo = yield* ReminderTextsRepo

      const present = (companyId: number, language: Language, tone: Tone) =>
        Effect.map(repo.all(companyId), (all) => textsFor(all, language, tone) ?? builtIn)

      return ReminderTexts.of({
        show: Effect.fnUntraced(function* (companyId, language, tone) {
          const company = yield* required(companies.find(companyId), noCompany(companyId))
          return { company, texts: yield* present(companyId, language, tone) }
        }),
        put: (companyId, language, tone, texts) =>
          operation.run(
            "texts.set",
            Effect.fnUntraced(function* (now) {
              // Locked, so that the comparison with the texts before holds until the end.
              yield* required(companies.findForUpdate(companyId), noCompany(companyId))
              const { closing, opening, subject } = texts
              if (isSame(yield* present(companyId, language, tone), texts)) return unchanged(false)
              yield* repo.put(companyId, { language, tone, subject, opening, closing }, now)
              const about = { companyId, subjectId: companyId }
              return done(true, about, { locale: language, tone, subject, opening, closing })
            })
          )
      })
    })
  )
}
