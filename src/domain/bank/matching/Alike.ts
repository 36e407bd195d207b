/** Whether what was quoted is nearly the reference or the number of a debt: mistyped, or cut. It proves nothing. Pure. */
import type { CandidateDebt, Incoming } from "./Types.ts"
import { compactReference, MIN_NUMBER_LENGTH, type WrittenNumber } from "./Words.ts"

/** UTF-16 units of a text that are read. */
const MAX_TEXT_LENGTH = 1_000
/** Quoted references that are compared. */
const MAX_QUOTED = 10
/** Characters of a reference that may be missing at its end. */
const MAX_CUT = 4
/** Mistakes in a reference, and in a shorter number. */
const MAX_MISTAKES_IN_REFERENCE = 2
const MAX_MISTAKES_IN_NUMBER = 1
/** Fewer characters are a shorter number. */
const MIN_REFERENCE_LENGTH = 10

/** Whether two texts differ by no more than some mistakes: a wrong, missing or additional character, or two swapped ones. */
const isWithinMistakes = (one: string, other: string, limit: number): boolean => {
  if (Math.abs(one.length - other.length) > limit) return false
  let beforeLast: ReadonlyArray<number> = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1)
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return false
    beforeLast = last
    last = current
  }
  return (last[other.length] ?? 0) <= limit
}

const quotedReference = /(?<![\p{L}\p{N}])(?:rf[ ]?[0-9]{2}[0-9a-z ]{1,40}|[0-9][0-9 ]{2,40}[0-9])/giu

const quotedIn = ({ paymentReference, remittance }: Incoming): ReadonlyArray<string> =>
  [paymentReference ?? "", remittance ?? ""]
    .flatMap((text) => [...text.slice(0, MAX_TEXT_LENGTH).matchAll(quotedReference)])
    .slice(0, MAX_QUOTED)
    .map(([text]) => text.replaceAll(" ", "").toUpperCase())

const isAlikeReference = (quoted: string, reference: string): boolean => {
  // Text may follow what is quoted.
  const mistakes =
    reference.length < MIN_REFERENCE_LENGTH ? MAX_MISTAKES_IN_NUMBER : MAX_MISTAKES_IN_REFERENCE
  const same = [quoted, quoted.slice(0, reference.length)]
  return (
    (reference.startsWith(quoted) && quoted.length >= reference.length - MAX_CUT) ||
    same.some((text) => isWithinMistakes(text, reference, mistakes))
  )
}

/** Whether a transaction quotes what is nearly the reference or the number of a debt. */
export const alikeTo = (
  incoming: Incoming,
  numbers: ReadonlyArray<WrittenNumber>
): ((debt: CandidateDebt) => boolean) => {
  let quoted: ReadonlyArray<string> | null = null
  return ({ externalReference, paymentReference }) => {
    quoted ??= quotedIn(incoming)
    if (quoted.some((text) => isAlikeReference(text, paymentReference))) return true
    const number = externalReference === null ? "" : compactReference(externalReference)
    return (
      number.length > MIN_NUMBER_LENGTH &&
      numbers.some(({ compact }) => isWithinMistakes(compact, number, MAX_MISTAKES_IN_NUMBER))
    )
  }
}
