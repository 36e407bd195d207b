/** What was done to a customer, newest first, and merges that can still be undone. */
import type { StoredEntry } from "../../../services/Audit.ts"
import type { UndoableMerge } from "../../../services/customers/CustomerMerges.ts"
import type { CompanyVisit } from "../../Page.ts"
import { eventOf, History } from "../../parts/History.tsx"
import { Card } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"
import { UndoMerges } from "./Merging.tsx"

/** The history of a customer; nothing where nothing has happened yet. */
export const CustomerHistory = ({
  customerId,
  entries,
  merges,
  visit
}: {
  readonly customerId: number
  readonly entries: ReadonlyArray<StoredEntry>
  readonly merges: ReadonlyArray<UndoableMerge>
  readonly visit: CompanyVisit
}) =>
  entries.length === 0 && merges.length === 0 ? null : (
    <Card title={say("What happened")}>
      <UndoMerges customerId={customerId} merges={merges} visit={visit} />
      <History events={entries.map((entry) => eventOf(entry, visit.reader))} reader={visit.reader} />
    </Card>
  )
