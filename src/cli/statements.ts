/** duebook statements … */
import { Effect, Schema } from "effect"
import { basename } from "node:path"
import { BankStatement } from "../domain/bank/BankStatement.ts"
import { MAX_STATEMENT_BYTES } from "../domain/bank/Movement.ts"
import { CsvMapping } from "../domain/bank/statements/csv/CsvMapping.ts"
import type { ValidationFailed } from "../domain/Errors.ts"
import { strict } from "../domain/JsonFields.ts"
import { StatementImports } from "../services/bank/StatementImports.ts"
import { optional, required } from "./Arguments.ts"
import { command, CommandFailed, WrongUsage } from "./Command.ts"
import { jsonFile, readUpTo } from "./jsonFile.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

/** The bytes of the file; more than can be imported are not read. */
const bytesIn = (path: string) =>
  Effect.filterOrFail(
    Effect.tryPromise({
      try: () => readUpTo(path, MAX_STATEMENT_BYTES + 1),
      catch: (error) =>
        new CommandFailed({
          message: `--file can't be read: ${error instanceof Error ? error.message : String(error)}`
        })
    }),
    (bytes) => bytes.length <= MAX_STATEMENT_BYTES,
    () => new CommandFailed({ message: `--file is larger than ${MAX_STATEMENT_BYTES} bytes` })
  )

/** Why a file is refused, a line for each problem: the fields are of the file and no options. */
const refusedFile = ({ code, details = [] }: ValidationFailed): CommandFailed =>
  new CommandFailed({ code, message: details.map(({ message }) => message).join("\n") })

/** The mapping in a file, or a `WrongUsage` that says what is wrong. */
const mappingIn = (path: string, name: string) => {
  const wrong = (message: string) => new WrongUsage({ problems: [`--mapping ${message}`], command: name })
  return Effect.flatMap(
    Effect.mapError(jsonFile(path), ({ message }) => wrong(message)),
    (json) =>
      Effect.mapError(Schema.decodeUnknown(CsvMapping, strict.parseOptions)(json), () =>
        wrong(`must be JSON such as {"booked_on": "Booking date", "amount": "Amount"}: field → heading`)
      )
  )
}

/** As the API answers it. */
const encodeStatement = Schema.encodeSync(BankStatement)

const importFile = command({
  summary:
    "Imports a file of bank statements: camt, MT940, OFX, CSV, or a ZIP of them. Each movement is stored once.",
  arguments: {
    company: required(IdValue, "id", "the company"),
    file: required(Schema.NonEmptyString, "path", "the file, at most 10 MB"),
    account: optional(
      IdValue,
      "id",
      "the account, as GET /v1/bank-accounts lists it; a CSV file does not name it"
    ),
    mapping: optional(
      Schema.NonEmptyString,
      "path",
      "of a CSV file: which heading has which field, as JSON; it is remembered for the account"
    )
  },
  run: ({ account = null, company, file, mapping: mappingPath }, _json, name) =>
    Effect.gen(function* () {
      const mapping = mappingPath === undefined ? null : yield* mappingIn(mappingPath, name)
      if (mapping !== null && account === null) {
        return yield* new WrongUsage({ problems: ["--mapping needs --account"], command: name })
      }
      const bytes = yield* bytesIn(file)
      const statement = yield* Effect.catchTag(
        asOperator(
          Effect.flatMap(StatementImports, (imports) =>
            imports.importOf(company, { bytes, fileName: basename(file), bankAccountId: account, mapping })
          )
        ),
        "ValidationFailed",
        refusedFile
      )
      const { applied, newTransactions, suggested, transactions, unmatched } = statement
      return {
        json: encodeStatement(statement),
        text: `Bank statement ${statement.id}: ${transactions} transactions, ${newTransactions} of them new; ${applied} applied, ${suggested} suggested, ${unmatched} unmatched.`
      }
    })
})

export const group = { import: importFile }
