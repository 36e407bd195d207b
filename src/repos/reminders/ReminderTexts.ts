/** Companies' own texts of reminders in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import type { Tone } from "../../domain/ReminderAttempt.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import { Database } from "../../postgres/Database.ts"

/** The texts of a company for one language and tone. */
export interface StoredTexts extends MessageTexts {
  readonly language: Language
  readonly tone: Tone
}

export class ReminderTextsRepo extends Context.Tag("duebook/ReminderTextsRepo")<
  ReminderTextsRepo,
  {
    /** All texts of a company, at most one for each language and tone. */
    readonly all: (companyId: number) => Effect.Effect<ReadonlyArray<StoredTexts>, ServiceUnavailable>
    /** Stores texts in the place of those of the same language and tone; without any text, those are removed. */
    readonly put: (
      companyId: number,
      texts: StoredTexts,
      now: number
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderTextsRepo,
    Effect.map(Database, (database) =>
      ReminderTextsRepo.of({
        all: (companyId) => database.ofCompany(companyId).query<StoredTexts>(ALL, [companyId]),
        put: (companyId, { closing, language, opening, subject, tone }, now) => {
          const key = [companyId, language, tone]
          const isOurs = subject === null && opening === null && closing === null
          return Effect.asVoid(
            isOurs
              ? database.query(REMOVE, key)
              : database.query(PUT, [...key, subject, opening, closing, new Date(now).toISOString()])
          )
        }
      })
    )
  )
}

const ALL = `
  select t.locale as language, t.tone, t.subject, t.opening, t.closing from reminder_texts t
  where t.company_id = $1 order by t.locale, t.tone`

const PUT = `
  insert into reminder_texts (company_id, locale, tone, subject, opening, closing, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (company_id, locale, tone) do update
  set subject = excluded.subject, opening = excluded.opening, closing = excluded.closing, updated_at = excluded.updated_at`

const REMOVE = "delete from reminder_texts where company_id = $1 and locale = $2 and tone = $3"
