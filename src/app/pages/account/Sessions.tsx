/** Where a person has signed in, and ending that. */
import type { ListedSession } from "../../../services/people/Sessions.ts"
import type { SignedInVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, forRow } from "../../parts/Form.tsx"
import { Table } from "../../parts/Table.tsx"
import type { ZonedReader } from "./reading.ts"
import { Badge, Card, Moment } from "../../parts/Text.tsx"
import { browserName } from "../../../words/BrowserName.ts"
import { say } from "../../../words/Say.ts"

const columns = (visit: SignedInVisit) => [
  {
    label: say("Browser"),
    cell: ({ id, userAgent }: ListedSession) => (
      <>
        {browserName(userAgent)}{" "}
        {id === visit.session.id ? <Badge kind="good">{say("This session")}</Badge> : null}
      </>
    )
  },
  {
    label: say("Signed in"),
    cell: ({ signedInAt }: ListedSession) => <Moment at={signedInAt} reader={visit.reader} />
  },
  {
    label: say("Last seen"),
    cell: ({ lastSeenAt }: ListedSession) => <Moment at={lastSeenAt} reader={visit.reader} />
  },
  {
    label: say("End"),
    cell: ({ id }: ListedSession) => (
      <ActionForm visit={forRow(visit, "session_id", String(id))} action="sign-out-session">
        <input type="hidden" name="session_id" value={id} />
        <Submit kind="secondary">{say("Sign out")}</Submit>
      </ActionForm>
    )
  }
]

/** The sessions of a person, the newest first. */
export const SessionsCard = ({
  reading: { reader, zone },
  sessions,
  visit
}: {
  readonly reading: ZonedReader
  readonly sessions: ReadonlyArray<ListedSession>
  readonly visit: SignedInVisit
}) => (
  <Card title={say("Where you are signed in")}>
    <Table caption={say("Where you are signed in")} columns={columns({ ...visit, reader })} rows={sessions} />
    <p class="quiet">{zone()}</p>
    <ActionForm visit={visit} action="sign-out-everywhere">
      <Submit kind="secondary">{say("Sign out everywhere")}</Submit>
    </ActionForm>
  </Card>
)
