/** Lets the operator see and set a company's own texts of reminders. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import { ChangedMeanwhile, type NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import type { Tone } from "../../domain/ReminderAttempt.ts"
import { normal } from "../../domain/FileText.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { ReminderTextsRepo, type StoredTexts } from "../../repos/reminders/ReminderTexts.ts"
import { noCompany } from "../company/Companies.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"

/** No text of a company's own. */
export const builtIn: MessageTexts = { subject: null, opening: null, closing: null }

/** The texts for a language and tone; null if the company has none. */
export const textsFor = (
  all: ReadonlyArray<StoredTexts>,
  language: Language,
  tone: Tone
): MessageTexts | null => all.find((texts) => texts.language === language && texts.tone === tone) ?? null

const parts = ["subject", "opening", "closing"] as const

const isSame = (a: MessageTexts, b: MessageTexts): boolean => parts.every((part) => a[part] === b[part])

/** Browsers write line breaks anew, so texts that came from a file return from a form with others. */
const isAsOpened = (opened: string | null, now: string | null): boolean =>
  normal(opened ?? "") === normal(now ?? "")

const labels = { subject: "Subject", opening: "Opening", closing: "Closing" } as const

/** Which texts are others than those that somebody has opened, and what they are. */
const changedMeanwhile = (opened: MessageTexts, now: MessageTexts): ChangedMeanwhile => {
  const others = parts.filter((part) => !isAsOpened(opened[part], now[part]))
  const list = others.map(
    (part) => `${labels[part]} is ${now[part] === null ? "the built-in text" : `“${now[part]}”`}`
  )
  return new ChangedMeanwhile({
    message: `Somebody else has changed these texts in the meantime: ${list.join(", ")} now. Yours are not saved yet: look at them, and save them again.`
  })
}

export class ReminderTexts extends Context.Tag("duebook/ReminderTexts")<
  ReminderTexts,
  {
    /** What the company says about itself, and its texts for a language and tone. */
    readonly show: (
      companyId: number,
      language: Language,
      tone: Tone
    ) => Effect.Effect<
      { readonly company: Creditor; readonly texts: MessageTexts },
      NotFound | ServiceUnavailable
    >
    /**
     * Puts texts in the place of those before. They have been checked by `readTexts`. Says whether anything changed. With
     * `opened`, the texts that somebody has changed, it is refused if there are others by now, and says which.
     */
    readonly put: (
      companyId: number,
      language: Language,
      tone: Tone,
      texts: MessageTexts,
      opened?: MessageTexts
    ) => Effect.Effect<boolean, ChangedMeanwhile | NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderTexts,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const repo = yield* ReminderTextsRepo
      const write = yield* Write

      const present = (companyId: number, language: Language, tone: Tone) =>
        Effect.map(repo.all(companyId), (all) => textsFor(all, language, tone) ?? builtIn)

      return ReminderTexts.of({
        show: Effect.fnUntraced(function* (companyId, language, tone) {
          const company = yield* orRefuse(companies.find(companyId), noCompany(companyId))
          return { company, texts: yield* present(companyId, language, tone) }
        }),
        put: (companyId, language, tone, texts, opened) =>
          write.run({
            deed: "texts.set",
            decide: Effect.fnUntraced(function* (now) {
              // Locked, so that the comparison with the texts before holds until the end.
              yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
              const { closing, opening, subject } = texts
              const before = yield* present(companyId, language, tone)
              if (isSame(before, texts)) return unchanged(false)
              if (opened !== undefined && !parts.every((part) => isAsOpened(opened[part], before[part]))) {
                return yield* changedMeanwhile(opened, before)
              }
              yield* repo.put(companyId, { language, tone, subject, opening, closing }, now)
              const details = { locale: language, tone, subject, opening, closing }
              return { value: true, companyId, subjectId: companyId, details }
            })
          })
      })
    })
  )
}
