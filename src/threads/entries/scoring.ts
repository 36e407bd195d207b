/** The thread that estimates how hard passwords are to guess. Its dictionaries take 60 MB of memory. */
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import * as common from "@zxcvbn-ts/language-common"
import * as english from "@zxcvbn-ts/language-en"
import {
  guessableWordsIn,
  MAX_SCORED_LENGTH,
  type PasswordScore,
  type ScoredPassword,
  withoutOwn,
  worseScore
} from "../../domain/Password.ts"
import { doWork } from "../Messages.ts"

/**
 * Readings of a password in which digits and signs stand for letters. By default there are 100, which takes five times as
 * long; 20 judge 99 of 100 such passwords the same.
 */
const MAX_READINGS = 20

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  l33tMaxSubstitutions: MAX_READINGS
})

const scoreOf = (text: string, words: ReadonlyArray<string>): PasswordScore => {
  const { feedback, score } = zxcvbn.check(text.slice(0, MAX_SCORED_LENGTH), [...words])
  return { score, warning: feedback.warning, suggestions: feedback.suggestions }
}

const estimate = ({ owner, password }: ScoredPassword): PasswordScore => {
  const words = guessableWordsIn(password, owner)
  const rest = withoutOwn(password, owner)
  const whole = scoreOf(password, words)
  return rest === password.toLowerCase() ? whole : worseScore(whole, () => scoreOf(rest, words))
}

// Code that has run a few times is faster: the first passwords shall not exceed their time.
for (const text of ["correct horse battery staple", "p4ssw0rd1!p4ssw0rd1!p4ssw0rd1!"]) scoreOf(text, [])

doWork(estimate)
