/** Whether what the code has stored in the audit log is what the table of deeds says. */
import { Either, ParseResult, Schema } from "effect"
import { deeds, isDeed } from "../../src/domain/Deed.ts"

/** The entries of a database, each kind of them once. */
export const STORED_ENTRIES = "select distinct action, details from audit_log"

/** A stored entry. */
export interface StoredRow {
  readonly action: string
  readonly details: unknown
}

/** What a name is called that a test has stored, of which no deed has it. */
const MADE_UP = "test."

const problemOf = ({ action, details }: StoredRow): ReadonlyArray<string> => {
  if (action.startsWith(MADE_UP)) return []
  if (!isDeed(action)) return [`${action}: no such deed`]
  const schema: Schema.Schema.AnyNoContext = deeds[action].details
  const decoded = Schema.decodeUnknownEither(schema, { onExcessProperty: "error" })(details)
  return Either.isRight(decoded)
    ? []
    : [`${action}: ${JSON.stringify(details)}: ${ParseResult.TreeFormatter.formatErrorSync(decoded.left)}`]
}

/** Which of these entries are not as the table of deeds says, and why. */
export const problemsOf = (rows: ReadonlyArray<StoredRow>): ReadonlyArray<string> => rows.flatMap(problemOf)
