/** What stands out in what a payer wrote: the references and numbers by which debts were found. Pure. */

/** A piece of a text. */
export interface TextPart {
  readonly text: string
  readonly isFound: boolean
}

/** Tokens that are looked for in one text. */
const MAX_TOKENS = 60
/** Shorter ones stand in every other text. */
const MIN_TOKEN_LENGTH = 4

const escaped = (character: string): string => character.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** A token as payers write it: in any case, with blanks anywhere, and not as a part of a longer word or number. */
const patternOf = (token: string): string =>
  String.raw`(?<![\p{L}\p{N}])${[...token.replaceAll(/\s/g, "")].map(escaped).join(String.raw`\s*`)}(?![\p{L}\p{N}])`

/** The text in pieces, those that are one of the tokens apart. */
export const foundIn = (text: string, tokens: ReadonlyArray<string>): ReadonlyArray<TextPart> => {
  // The longest first, so that one that begins like another is found whole.
  const wanted = [...new Set(tokens)]
    .filter((token) => token.replaceAll(/\s/g, "").length >= MIN_TOKEN_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_TOKENS)
  if (wanted.length === 0) return [{ text, isFound: false }]
  const parts: Array<TextPart> = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(new RegExp(wanted.map(patternOf).join("|"), "giu"))) {
    if (index > from) parts.push({ text: text.slice(from, index), isFound: false })
    parts.push({ text: found, isFound: true })
    from = index + found.length
  }
  return from < text.length ? [...parts, { text: text.slice(from), isFound: false }] : parts
}
