/** Statements that are uploaded: the form, which takes many files, and what came of each. */
import { printedIban } from "../../../domain/BankAccount.ts"
import type { StatedAccount } from "../../../domain/bank/Movement.ts"
import type { CsvMapping } from "../../../domain/bank/statements/csv/CsvMapping.ts"
import type { FieldIssue } from "../../../domain/Errors.ts"
import type { CsvColumns } from "../../../domain/bank/statements/csv/CsvFile.ts"
import type { ImportedStatement } from "../../../services/bank/StatementUploads.ts"
import type { SeenAccount, StatementInWork } from "../../../services/bank/StatementViews.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, fieldIdOf, problemOf } from "../../parts/Form.tsx"
import { Badge, Card, type Urgency } from "../../parts/Text.tsx"
import { accountOptions, accountRoles, AddAccount } from "./Accounts.tsx"
import { CsvColumnsForm } from "./CsvColumns.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

/** The action that imports files. */
export const UPLOAD = "upload-statements"

/** What came of one file. */
export type UploadOutcome =
  | { readonly _tag: "Imported"; readonly brought: ImportedStatement }
  | { readonly _tag: "UnknownAccounts"; readonly accounts: ReadonlyArray<StatedAccount> }
  | {
      readonly _tag: "Columns"
      readonly columns: CsvColumns
      /** The file in base 64, which comes back with the columns; null where it is too large for that. */
      readonly content: string | null
      readonly mapping: CsvMapping
      /** What is wrong with the columns that were chosen. */
      readonly problems: ReadonlyArray<FieldIssue>
      readonly bankAccountId: number | null
    }
  | { readonly _tag: "Refused"; readonly message: string; readonly issues: ReadonlyArray<FieldIssue> }

/** A file that was sent, and what came of it. */
export interface UploadedStatement {
  readonly fileName: string
  readonly outcome: UploadOutcome
}

/** What came of the files of one upload. */
export class Uploaded {
  readonly files: ReadonlyArray<UploadedStatement>
  constructor(files: ReadonlyArray<UploadedStatement>) {
    this.files = files
  }
}

/** The form. It is sent to the page of statements, which reads large forms, so that no other form waits for it. */
export const UploadForm = ({ visit }: { readonly visit: CompanyVisit }) => {
  const id = fieldIdOf(UPLOAD, "file")
  const problem = problemOf(visit, UPLOAD, "file")
  return (
    <ActionForm
      visit={visit}
      action={UPLOAD}
      to={`${visit.base}/bank/statements`}
      withFile="in place"
      class="upload"
    >
      <div class="field">
        <label for={id}>{say("Statements of your bank")}</label>
        <input
          id={id}
          type="file"
          name="file"
          multiple
          required
          aria-describedby={problem === undefined ? `${id}-help` : `${id}-problem ${id}-help`}
          {...(problem === undefined ? {} : { "aria-invalid": "true" as const })}
        />
        {problem === undefined ? null : (
          <small id={`${id}-problem`} class="field-problem">
            {problem}
          </small>
        )}
        <small id={`${id}-help`}>
          {say("Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.")}
        </small>
      </div>
      <Submit>{say("Upload")}</Submit>
      <div class="progress" data-progress hidden>
        <progress max={100} aria-label={say("Upload")} />
        <p role="status" />
      </div>
    </ActionForm>
  )
}

/** What a file has brought, in words: `12 transactions, 2 of them known before: 8 applied, 2 wait for you.` */
const broughtSentence = (brought: ImportedStatement, visit: CompanyVisit): string => {
  const waiting = brought.suggested + brought.unmatched
  const { applied, known, transactions } = brought
  const what =
    known === 0
      ? say("{transactions, plural, one {# transaction} other {# transactions}}", { transactions })
      : say(
          "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before",
          { transactions, known: visit.reader.number(known) }
        )
  if (brought.new === 0) return say("{what}. Nothing is new.", { what })
  return waiting === 0
    ? say("{what}: {applied} applied, nothing waits for you.", {
        what,
        applied: visit.reader.number(applied)
      })
    : say("{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.", {
        what,
        applied: visit.reader.number(applied),
        waiting
      })
}

/** A problem of a file: `Entry 12 …` in the place of the field's name in JSON. */
const problemInWords = (message: string): string =>
  message.replace(/^entries\[([0-9]+)\]/, "Entry $1").replace(/^[a-z]/, (letter) => letter.toUpperCase())

const badges: Readonly<Record<UploadOutcome["_tag"], readonly [text: Unsaid, kind: Urgency]>> = {
  Imported: [phrase("Imported"), "good"],
  UnknownAccounts: [phrase("Unknown account"), "warn"],
  Columns: [phrase("Columns"), "warn"],
  Refused: [phrase("Refused"), "bad"]
}

interface Shown {
  readonly accounts: ReadonlyArray<SeenAccount>
  /** Who owns the accounts of the company. */
  readonly holder: string
  readonly visit: CompanyVisit
}

/** Accounts of which Duebook does not know that they are the company's. */
const UnknownAccounts = ({
  holder,
  unknown,
  visit
}: Omit<Shown, "accounts"> & { readonly unknown: ReadonlyArray<StatedAccount> }) => {
  const mayAdd = accountRoles.includes(visit.membership.role)
  return (
    <>
      <p role="alert">
        {say(
          "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.",
          {
            count: unknown.length,
            list: unknown
              .map(({ iban, number }) => (iban === null ? (number ?? "") : printedIban(iban)))
              .join(", ")
          }
        )}{" "}
        {mayAdd
          ? say("Is it yours? Add it, then upload the file again.")
          : say("An owner or admin can add it.")}
      </p>
      {mayAdd ? (
        <AddAccount
          account={unknown[0] ?? null}
          holder={holder}
          label={say("Add this account")}
          visit={visit}
        />
      ) : null}
    </>
  )
}

const Outcome = ({ file: { fileName, outcome }, ...shown }: Shown & { readonly file: UploadedStatement }) => {
  const { visit } = shown
  switch (outcome._tag) {
    case "Imported":
      return (
        <p>
          {broughtSentence(outcome.brought, visit)}{" "}
          <a href={`${visit.base}/bank/statements/${outcome.brought.id}`}>{say("Open the statement")}</a>
        </p>
      )
    case "UnknownAccounts":
      return <UnknownAccounts {...shown} unknown={outcome.accounts} />
    case "Columns":
      return (
        <CsvColumnsForm
          accounts={accountOptions(shown.accounts)}
          file={{ ...outcome, fileName }}
          visit={visit}
        />
      )
    case "Refused":
      return (
        <div role="alert">
          <ul>
            {outcome.issues.length === 0 ? (
              <li>{translated(outcome.message)}</li>
            ) : (
              outcome.issues.map(({ message }) => (
                <li class="break">{translated(problemInWords(message))}</li>
              ))
            )}
          </ul>
        </div>
      )
  }
}

/** What came of the files that were sent just now. */
export const Outcomes = ({ uploaded: { files }, ...shown }: Shown & { readonly uploaded: Uploaded }) => (
  <Card title={say("What came of your files")}>
    <ul class="outcomes">
      {files.map((file) => {
        const [text, kind] = badges[file.outcome._tag]
        return (
          <li>
            <p>
              <strong class="break">{file.fileName}</strong> <Badge kind={kind}>{say(text)}</Badge>
            </p>
            <Outcome {...shown} file={file} />
          </li>
        )
      })}
    </ul>
    <p>
      <a href={`${shown.visit.base}/bank`}>{say("Go to Money in")}</a>
    </p>
  </Card>
)

/** What a file is called: its own name, else its number. */
export const statementName = ({
  fileName,
  id
}: {
  readonly fileName: string | null
  readonly id: number
}): string => fileName ?? say("Statement {id}", { id })

/** Files that are being matched, also after a restart of the service. A script looks again while there are any. */
export const FilesInWork = ({
  statements,
  visit
}: {
  readonly statements: ReadonlyArray<StatementInWork>
  readonly visit: CompanyVisit
}) =>
  statements.length === 0 ? null : (
    <div data-again data-matched={statements[0]?.matched} data-transactions={statements[0]?.transactions}>
      {statements.map(({ matched, transactions, ...file }) => (
        <p class="notice info">
          {say("{statementName} is being matched: {count} of {count2}.", {
            statementName: <a href={`${visit.base}/bank/statements/${file.id}`}>{statementName(file)}</a>,
            count: visit.reader.number(matched),
            count2: visit.reader.number(transactions)
          })}
        </p>
      ))}
    </div>
  )
