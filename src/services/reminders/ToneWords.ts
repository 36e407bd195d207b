/** What the tones of reminders are called within a sentence. */
import { type Unsaid, phrase, say } from "../../words/Say.ts"

const tones: Readonly<Record<string, Unsaid>> = {
  friendly: phrase("tone of a reminder|friendly"),
  firm: phrase("tone of a reminder|firm"),
  final: phrase("tone of a reminder|final")
}

/** A tone by its word; one of another version as it is. */
export const toneSaid = (tone: string): string => {
  const word = Object.hasOwn(tones, tone) ? tones[tone] : undefined
  return word === undefined ? tone : say(word)
}
