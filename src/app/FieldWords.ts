/** What is wrong with a field, in the words of the form: the API's messages begin with the API's names. */
import type { FieldIssue } from "../domain/Errors.ts"
import { wordFor } from "../domain/FieldWord.ts"
import { isAmbiguousAmount } from "../domain/TypedAmount.ts"

/** How the API asks for an amount; people write theirs as they are used to. */
const API_AMOUNT = / as a decimal string, such as "120\.50"/

/** The issue with a sentence that begins with the field's word; `typed` is what stands in the field. */
export const inWords = (issue: FieldIssue, typed = ""): FieldIssue => {
  const { field, message } = issue
  if (field === "amount" && isAmbiguousAmount(typed)) {
    return {
      ...issue,
      message: `${typed} can mean two amounts: write it without the comma, or with a point.`
    }
  }
  const said = message.replace(API_AMOUNT, ", such as 120.50 or 120,50")
  const rest = said.slice(field.length)
  const isNamed = said.startsWith(field) && /^[ :]/.test(rest)
  return { ...issue, message: isNamed ? wordFor(field) + rest : said }
}
