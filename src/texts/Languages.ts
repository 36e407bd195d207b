/** The texts of every built-in language. */
import type { Language } from "../domain/MessageLanguage.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { it } from "./it.ts"
import { nl } from "./nl.ts"
import { ptBR } from "./ptBR.ts"
import { ptPT } from "./ptPT.ts"
import type { Texts } from "./Texts.ts"

export const textsIn: Readonly<Record<Language, Texts>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  "pt-BR": ptBR,
  "pt-PT": ptPT
}
