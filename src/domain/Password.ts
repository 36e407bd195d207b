/** Rules for passwords: how long, and how hard to guess. */
import { codePointLength } from "./Text.ts"

/** Characters of a password. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200
/** Of 4, as zxcvbn scores: more than 10^8 guesses. */
const MIN_PASSWORD_SCORE = 3
/** Characters whose strength is estimated. What follows can only add to it, and takes long to look at. */
export const MAX_SCORED_LENGTH = 64
/** Words of the person that the estimate knows, each of which makes it take longer. */
export const MAX_SCORED_WORDS = 10

/** Whose password it is: none of this belongs into it. */
export interface PasswordOwner {
  readonly email: string
  readonly name: string
  /** Names of this person's companies. */
  readonly companies?: ReadonlyArray<string>
}

/** A password to be scored. */
export interface ScoredPassword {
  readonly password: string
  readonly owner: PasswordOwner
}

/** What the estimate of a password says. */
export interface PasswordScore {
  readonly score: number
  readonly warning: string | null
  readonly suggestions: ReadonlyArray<string>
}

/** What is wrong with the length of a password; null if nothing is. */
export const lengthProblem = (password: string): string | null => {
  const length = codePointLength(password)
  if (length < MIN_PASSWORD_LENGTH) return `A password has at least ${MIN_PASSWORD_LENGTH} characters.`
  return length > MAX_PASSWORD_LENGTH ? `A password has at most ${MAX_PASSWORD_LENGTH} characters.` : null
}

/** As somebody types it who has no such letters on the keyboard: without accents. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

/** Words of a person that make a password easy to guess. */
const guessableWordsOf = ({ companies = [], email, name }: PasswordOwner): ReadonlyArray<string> => {
  const texts = ["duebook", email, name, ...companies]
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
  return [...new Set(words.flatMap((word) => [word, plain(word)]).filter((word) => word.length > 2))]
}

/** The words that the estimate of a password knows: first those that the password contains, then the longest. */
export const guessableWordsIn = (password: string, owner: PasswordOwner): ReadonlyArray<string> => {
  const typed = password.toLowerCase()
  const rank = (word: string) => (typed.includes(word) ? Infinity : word.length)
  // The estimate does not tell capitals from small letters.
  return [...new Set(guessableWordsOf(owner).map((word) => word.toLowerCase()))]
    .map((word) => [word, rank(word)] as const)
    .toSorted(([, one], [, other]) => (one === other ? 0 : other - one))
    .slice(0, MAX_SCORED_WORDS)
    .map(([word]) => word)
}

/**
 * What is left of a password without its owner's words, in whatever order and with whatever between them. Each of several
 * words is weak by itself, but zxcvbn takes three of them for as many guesses as three of a dictionary.
 */
export const withoutOwn = (password: string, owner: PasswordOwner): string =>
  guessableWordsOf(owner)
    .map((word) => word.toLowerCase())
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase())

const ownWords = "There should not be any personal or page related data."
const OWN_WORDS = "Names and addresses of yours are easy to guess."

/**
 * The estimate of a password, and that of what is left of it without its owner's words, which is not made where the
 * password is weak anyway: the worse one counts.
 */
export const worseScore = (whole: PasswordScore, scoreOfRest: () => PasswordScore): PasswordScore => {
  if (whole.score < MIN_PASSWORD_SCORE) return whole
  const { score } = scoreOfRest()
  return score >= MIN_PASSWORD_SCORE ? whole : { score, warning: ownWords, suggestions: whole.suggestions }
}

/** What somebody reads whose password could not be scored in time. */
export const UNSCORED =
  "This password takes too long to check. Choose another one, such as four unusual words."

/** Why a password is too easy to guess; null if it is not. */
export const strengthProblem = ({ score, suggestions, warning }: PasswordScore): string | null => {
  if (score >= MIN_PASSWORD_SCORE) return null
  const why = warning === ownWords ? OWN_WORDS : (warning ?? "This is easy to guess.")
  return [why, ...suggestions.slice(0, 1)].join(" ")
}
