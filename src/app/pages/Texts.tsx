/** A company's own words in its messages: subject, opening and closing per language and tone, with a preview. */
import { Effect, Option } from "effect"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import { previewBuiltIn, previewTexts } from "../../reminders/message/TextPreview.ts"
import { ReminderTexts } from "../../services/reminders/ReminderTexts.ts"
import { mailFrame } from "../MailFrame.ts"
import { companyPage, companyRaw, type CompanyVisit } from "../Page.ts"
import { type Chosen, chosenOf, openedIn, textsQuery, textsOf, unpacked } from "./texts/fields.ts"
import { TextsPage } from "./texts/View.tsx"
import { phrase } from "../../words/Say.ts"

/** What `Preview` shows, until the page is left. */
class Previewed {
  readonly texts: MessageTexts
  readonly chosen: Chosen
  /** What the form was opened with. */
  readonly opened: MessageTexts | undefined
  constructor(texts: MessageTexts, chosen: Chosen, opened: MessageTexts | undefined) {
    this.texts = texts
    this.chosen = chosen
    this.opened = opened
  }
}

const companyIdOf = ({ membership }: CompanyVisit): number => membership.company.id

const chosenBy = ({ membership, query }: CompanyVisit): Chosen => chosenOf(query, membership.company.language)

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const service = yield* ReminderTexts
    const shown = visit.shown instanceof Previewed ? visit.shown : null
    const chosen = shown?.chosen ?? chosenBy(visit)
    const { locale, situation, tone } = chosen
    const { company, texts: saved } = yield* service.show(companyIdOf(visit), locale, tone)
    const texts = shown?.texts ?? saved
    // A form that is corrected stays based on what it was opened with; after a conflict, the next press is meant.
    const corrected =
      visit.submitted?.code === "validation_failed" ? openedIn(visit.submitted.form) : undefined
    return {
      chosen,
      texts,
      opened: shown?.opened ?? corrected ?? saved,
      isSaved: shown === null,
      builtIn: previewBuiltIn(locale, tone, situation, company),
      preview: yield* previewTexts(locale, tone, situation, { creditor: company, texts })
    }
  })

/** `/app/{company}/texts`. */
export const texts = companyPage({
  path: "/texts",
  roles: ["owner", "admin"],
  navigation: { label: phrase("Texts"), group: "reminders" },
  title: phrase("Texts"),
  load,
  view: (data, visit) => <TextsPage data={data} visit={visit} />,
  actions: {
    "save-texts": {
      deed: "texts.set",
      twice: "once",
      said: phrase("The texts are saved. Messages use them from now on."),
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* ReminderTexts
          const chosen = chosenBy(visit)
          const given = yield* textsOf(form)
          yield* service.put(companyIdOf(visit), chosen.locale, chosen.tone, given, openedIn(form))
          return { to: `${visit.facts.path}?${textsQuery(chosen)}` }
        })
    },
    "preview-texts": {
      deed: null,
      twice: "repeatable",
      said: phrase("This is a preview. Nothing is saved yet."),
      run: (form, visit) =>
        Effect.map(textsOf(form), (given) => ({
          shown: new Previewed(
            given,
            chosenOf(
              new URLSearchParams({
                ...Object.fromEntries(visit.query),
                situation: form.text("situation")
              }),
              visit.membership.company.language
            ),
            openedIn(form)
          )
        }))
    }
  }
})

/** `/app/{company}/texts/preview`: the e-mail of a preview, for its frame. */
export const textsPreview = companyRaw({
  path: "/texts/preview",
  roles: ["owner", "admin"],
  answer: (visit) =>
    Effect.gen(function* () {
      const service = yield* ReminderTexts
      const { locale, situation, tone } = chosenBy(visit)
      const { company, texts: saved } = yield* service.show(companyIdOf(visit), locale, tone)
      const given = visit.query.get("texts")
      const texts = given === null ? saved : Option.getOrElse(yield* unpacked(given), () => saved)
      const { html } = yield* previewTexts(locale, tone, situation, { creditor: company, texts })
      return yield* mailFrame(visit.facts, html ?? "")
    })
})
