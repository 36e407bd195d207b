/** What was done to a customer, newest first. */
import type { StoredEntry } from "../../../services/Audit.ts"
import type { CompanyVisit } from "../../Page.ts"
import { eventOf, History } from "../../parts/History.tsx"
import { Card } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** The history of a customer; nothing where nothing has happened yet. */
export const CustomerHistory = ({
  entries,
  visit
}: {
  readonly entries: ReadonlyArray<StoredEntry>
  readonly visit: CompanyVisit
}) =>
  entries.length === 0 ? null : (
    <Card title={say("What happened")}>
      <History events={entries.map((entry) => eventOf(entry, visit.reader))} reader={visit.reader} />
    </Card>
  )
