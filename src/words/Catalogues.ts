/** The languages in which the service speaks to people, and every phrase in each of them: one that is missing does not compile. */
import type { Language } from "../domain/MessageLanguage.ts"
import { german } from "./de.ts"
import { phrases } from "./en.ts"
import { spanish } from "./es.ts"
import { french } from "./fr.ts"
import { italian } from "./it.ts"
import { dutch } from "./nl.ts"
import { brazilian } from "./ptBR.ts"
import { portuguese } from "./ptPT.ts"

/** An English phrase of the catalogue: its own key. */
export type Phrase = (typeof phrases)[number]

/** All phrases in one language. */
export type Catalogue = Readonly<Record<Phrase, string>>

export const catalogues: Readonly<Record<Exclude<Language, "en">, Catalogue>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  "pt-PT": portuguese,
  "pt-BR": brazilian
}
