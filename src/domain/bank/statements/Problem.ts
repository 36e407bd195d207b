/**
 * Why a file of statements is refused. Readers throw, because libraries call them back in the middle of a file;
 * `readStatements` catches, and answers with values.
 */
import { type FieldIssue, fieldIssue } from "../../Errors.ts"

/** Something wrong with a file: 422. `predicate` follows the field in the message. */
export class StatementProblem extends Error {
  readonly issue: FieldIssue
  /** @param field `entries[12]`, `balance`, `mapping` or `file` */
  constructor(field: string, predicate: string, code = "invalid") {
    super(predicate)
    this.issue = fieldIssue(field, code, predicate)
  }
}

/** More than is read of one file: 413. `message` says which limit it is. */
export class StatementTooLarge extends Error {}

/** What is wrong with an entry, before it is known which entry it is. */
export class EntryProblem extends Error {}

/** Refuses the file as a whole. */
export const wrongStatementFile = (predicate: string): never => {
  throw new StatementProblem("file", predicate)
}

/** Refuses an entry. */
export const wrongEntry = (predicate: string): never => {
  throw new EntryProblem(predicate)
}

/** A text of the file for a message: short, in quotes. */
export const quoted = (text: string): string => {
  const shown = text.slice(0, 40).replaceAll(/\p{C}/gu, "\ufffd")
  return `“${shown}${text.length > 40 ? "…" : ""}”`
}
