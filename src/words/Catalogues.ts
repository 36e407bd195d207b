/** The languages in which the service speaks to people, and every phrase in each of them: one that is missing does not compile. */
import type { Language } from "../domain/MessageLanguage.ts"
import { de } from "./de.ts"
import { phrases } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { it } from "./it.ts"
import { nl } from "./nl.ts"
import { ptBR } from "./ptBR.ts"
import { ptPT } from "./ptPT.ts"

/** An English phrase of the catalogue: its own key. */
export type Phrase = (typeof phrases)[number]

/** All phrases in one language. */
export type Catalogue = Readonly<Record<Phrase, string>>

export const catalogues: Readonly<Record<Exclude<Language, "en">, Catalogue>> = {
  de,
  fr,
  es,
  it,
  nl,
  "pt-PT": ptPT,
  "pt-BR": ptBR
}
