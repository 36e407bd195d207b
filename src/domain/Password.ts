/** Rules for passwords: how long, and how hard to guess. */
import { codePointLength } from "./Text.ts"

/** Characters of a password. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200
/** Of 4, as zxcvbn scores: more than 10^8 guesses. */
export const MIN_PASSWORD_SCORE = 3
/** Characters whose strength is estimated. What follows can only add to it, and takes long to look at. */
export const MAX_SCORED_LENGTH = 100

/** Whose password it is: none of this belongs into it. */
export interface PasswordOwner {
  readonly email: string
  readonly name: string
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

/** Words of a person that make a password easy to guess. */
export const wordsOf = ({ email, name }: PasswordOwner): ReadonlyArray<string> => [
  ...new Set(
    ["duebook", email, name, ...email.split(/[@.+_-]/), ...name.split(/\s+/)].filter(
      (word) => word.length > 2
    )
  )
]

const ownWords = "There should not be any personal or page related data."

/** Why a password is too easy to guess; null if it is not. */
export const strengthProblem = ({ score, suggestions, warning }: PasswordScore): string | null => {
  if (score >= MIN_PASSWORD_SCORE) return null
  const why =
    warning === ownWords ? "Your name and address are easy to guess." : (warning ?? "This is easy to guess.")
  return [why, ...suggestions.slice(0, 1)].join(" ")
}
