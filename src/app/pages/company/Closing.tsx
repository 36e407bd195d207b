/** The end of a company's page: everything as one archive, and closing the company. */
import { Effect } from "effect"
import { isRecent, REOPEN_DAYS } from "../../../domain/CompanyClosing.ts"
import { isFreshElsewhere } from "../../../domain/Session.ts"
import { CompanyClosing } from "../../../services/company/CompanyClosing.ts"
import { type CompanyExport, CompanyExports } from "../../../services/company/CompanyExports.ts"
import type { CurrentActor } from "../../../domain/Actor.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field } from "../../parts/Form.tsx"
import { Card, Moment } from "../../parts/Text.tsx"
import { ARCHIVE_PATH } from "./archive.ts"
import { translated } from "../../../words/Refusals.ts"
import { phrase, say } from "../../../words/Say.ts"

const MAKE = "make-archive"
const UNLOCK = "unlock-archive"
const CLOSE = "close-company"

interface Props {
  readonly latest: CompanyExport | null
  readonly visit: CompanyVisit
}

const megabytes = (bytes: number, { reader }: CompanyVisit): string =>
  new Intl.NumberFormat(reader.locale, { maximumSignificantDigits: 2 }).format(
    Math.max(bytes, 10_000) / 1_000_000
  )

/** What there is of the archive that was asked for last. */
const Standing = ({ latest, visit }: Props) => {
  const { base, reader, session } = visit
  if (latest === null) return null
  const { bytes, finishedAt, problem, rows } = latest
  if (finishedAt === null) {
    return (
      <p role="status" data-again>
        {say("The archive is being made: {count} rows so far.", { count: reader.number(rows) })}
      </p>
    )
  }
  if (problem !== null) return <p class="notice bad">{translated(problem)}</p>
  return (
    <>
      <p>
        {say("The archive of {moment} has {count} rows and {megabytes} MB.", {
          moment: <Moment at={finishedAt} reader={reader} />,
          count: reader.number(rows),
          megabytes: megabytes(bytes ?? 0, visit)
        })}
      </p>
      {isFreshElsewhere(session) ? (
        <p>
          <a role="button" href={`${base}${ARCHIVE_PATH}`} hx-boost="false" download>
            {say("Download")}
          </a>
        </p>
      ) : (
        <ActionForm visit={visit} action={UNLOCK}>
          <Submit>{say("Download")}</Submit>
        </ActionForm>
      )}
    </>
  )
}

const ArchiveCard = ({ latest, visit }: Props) => (
  <Card title={say("Everything as a file")} id="archive">
    <p>
      {say(
        "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code."
      )}
    </p>
    <Standing latest={latest} visit={visit} />
    {latest !== null && latest.finishedAt === null ? null : (
      <ActionForm visit={visit} action={MAKE}>
        <Submit kind="secondary">
          {latest === null ? say("Make the archive") : say("Make a new archive")}
        </Submit>
      </ActionForm>
    )}
  </Card>
)

const CloseCard = ({ latest, visit }: Props) => {
  const { name } = visit.membership.company
  return (
    <Card title={say("Close company")}>
      <p>
        {say(
          "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.",
          { reopenDays: REOPEN_DAYS }
        )}
      </p>
      {isRecent(latest, visit.session.now) ? null : (
        <p class="quiet">{say("Make the archive first: there is none of the last 24 hours.")}</p>
      )}
      <Dialog
        visit={visit}
        action={CLOSE}
        label={say("Close company")}
        title={say("Close {name}", { name })}
        danger
        wayOut="keep"
      >
        <ActionForm visit={visit} action={CLOSE}>
          <p>
            {say(
              "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.",
              { reopenDays: REOPEN_DAYS }
            )}
          </p>
          <Field
            visit={visit}
            action={CLOSE}
            name="company_name"
            label={say("Name of the company")}
            autocomplete="off"
            required
            help={say("Type “{name}”, so that it is this company that you close.", { name })}
          />
          <Submit kind="danger">{say("Close company")}</Submit>
        </ActionForm>
      </Dialog>
    </Card>
  )
}

/** Both; closing is for owners. */
export const Ending = (props: Props) => (
  <div class="grid-2">
    <ArchiveCard {...props} />
    {props.visit.membership.role === "owner" ? <CloseCard {...props} /> : null}
  </div>
)

/** What the forms do. */
export const endingActions: Readonly<
  Record<string, FormAction<CompanyVisit, CompanyClosing | CompanyExports | CurrentActor>>
> = {
  [MAKE]: {
    deed: "company.export",
    twice: "once",
    said: phrase("The archive is being made."),
    run: (_, { membership }) =>
      Effect.gen(function* () {
        const exports = yield* CompanyExports
        yield* exports.ask(membership.company.id)
        return {}
      })
  },
  // The code is all that it asks for: with it, the page has the link.
  [UNLOCK]: {
    deed: "company.export",
    twice: "repeatable",
    said: phrase("You can download the archive for the next ten minutes."),
    run: () => Effect.succeed({})
  },
  [CLOSE]: {
    roles: ["owner"],
    deed: "company.close",
    twice: "repeatable",
    said: phrase("The company is closed. You can open it again here until it is deleted."),
    run: (form, { membership }) =>
      Effect.gen(function* () {
        const closing = yield* CompanyClosing
        yield* closing.close(membership.company.id, form.text("company_name"))
        return { to: "/app/companies" }
      })
  }
}
