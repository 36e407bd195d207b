/** Who did what in the company, when, and from which key or session. */
import { Effect } from "effect"
import { addDays, CalendarDate, toRfc3339 } from "../../domain/CalendarDate.ts"
import { IdFromPath } from "../../domain/Ids.ts"
import { instantAt } from "../../domain/LocalTime.ts"
import { AuditTrail, type TrailEntry, type TrailFilter, type TrailPerson } from "../../services/AuditTrail.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { actionWords, wordsOf } from "../parts/Actions.ts"
import { FilterChoice, FilterInput, Filters } from "../parts/Filters.tsx"
import { Sentence } from "../parts/Sentence.tsx"
import { DownloadCsv, Older, Table } from "../parts/Table.tsx"
import { Empty, Moment } from "../parts/Text.tsx"
import { whoOf } from "../parts/Timeline.tsx"
import { beforeOf, filterOf } from "../Query.ts"
import { Details, howOf } from "./audit/Entry.tsx"

/** Entries on one page. */
const ENTRIES_A_PAGE = 50

/** What can be asked for by its kind: what actions begin with. */
const kinds: ReadonlyArray<readonly [prefix: string, label: string]> = [
  ["receivable.", "Receivables"],
  ["payment.", "Payments"],
  ["payable.", "Payables"],
  ["series.", "Series of payables"],
  ["customer.", "Customers"],
  ["policy.", "Reminder policy"],
  ["texts.", "Texts of reminders"],
  ["key.", "Keys"],
  ["member.", "People"],
  ["two_factor.", "Two-factor authentication"],
  ["user.", "Accounts"],
  ["company.", "Company"],
  ["plan.", "Plan"]
]

/** A kind, or one action that is known. */
const prefixOf = (query: URLSearchParams): string | undefined => {
  const text = query.get("action")?.trim() ?? ""
  return kinds.some(([prefix]) => prefix === text) || Object.hasOwn(actionWords, text) ? text : undefined
}

/** The filter of an address; dates are days of the reader. */
const trailFilterOf = ({ query, reader }: CompanyVisit): TrailFilter => {
  const startOf = (date: string | undefined) =>
    date === undefined ? undefined : instantAt(reader.timezone, date, "00:00")
  const to = filterOf(query, "to", CalendarDate)
  return {
    userId: filterOf(query, "person", IdFromPath),
    prefix: prefixOf(query),
    subjectId: filterOf(query, "subject", IdFromPath),
    from: startOf(filterOf(query, "from", CalendarDate)),
    to: startOf(to === undefined || to >= "9999-12-31" ? undefined : addDays(to, 1))
  }
}

const filterNames = ["person", "action", "subject", "from", "to"]

const AuditFilters = ({
  people,
  visit
}: {
  readonly people: ReadonlyArray<TrailPerson>
  readonly visit: CompanyVisit
}) => (
  <Filters
    visit={visit}
    isSet={filterNames.some((name) => (visit.query.get(name) ?? "") !== "")}
    first={
      <>
        <FilterChoice
          visit={visit}
          name="person"
          label="Person"
          all="Everybody"
          options={people.map(({ name, userId }) => [String(userId), name] as const)}
        />
        <FilterChoice visit={visit} name="action" label="What" all="Everything" options={kinds} />
      </>
    }
  >
    <FilterInput visit={visit} name="subject" label="Number" maxlength={16} />
    <FilterInput visit={visit} name="from" label="From" type="date" />
    <FilterInput visit={visit} name="to" label="To" type="date" />
  </Filters>
)

const columns = (visit: CompanyVisit) => [
  {
    label: "When",
    place: "line" as const,
    cell: ({ at }: TrailEntry) => <Moment at={at} reader={visit.reader} />
  },
  {
    label: "What",
    place: "wide" as const,
    cell: (entry: TrailEntry) => (
      <div class="break">
        <Sentence entry={entry} visit={visit} />
        <Details entry={entry} />
      </div>
    )
  },
  { label: "How", place: "corner" as const, cell: (entry: TrailEntry) => howOf(entry) }
]

/** `/app/{company}/audit`. */
export const audit = companyPage({
  path: "/audit",
  roles: ["owner", "admin"],
  navigation: { label: "Audit", group: "company" },
  title: "Audit",
  load: (visit) =>
    Effect.gen(function* () {
      const trail = yield* AuditTrail
      const companyId = visit.membership.company.id
      const range = { before: beforeOf(visit.query), limit: ENTRIES_A_PAGE }
      const { entries, goOnBefore } = yield* trail.page(companyId, trailFilterOf(visit), range)
      return { entries, goOnBefore, people: yield* trail.people(companyId) }
    }),
  csv: (visit) =>
    Effect.gen(function* () {
      const trail = yield* AuditTrail
      const filter = trailFilterOf(visit)
      const { entries } = yield* trail.file(visit.membership.company.id, filter, MAX_CSV_ROWS)
      return csvFile(
        "audit",
        ["at", "who", "did", "how", "action", "subject_id", "user_id", "api_key_id", "session_id", "details"],
        entries.map((entry) => [
          toRfc3339(entry.at),
          whoOf(entry),
          wordsOf(entry.action),
          howOf(entry),
          entry.action,
          entry.subjectId,
          entry.userId,
          entry.apiKeyId,
          entry.sessionId,
          JSON.stringify(entry.details)
        ])
      )
    }),
  view: ({ entries, goOnBefore, people }, visit) => (
    <>
      <AuditFilters people={people} visit={visit} />
      {entries.length > 0 ? (
        <Table caption="What was done, the newest first" columns={columns(visit)} rows={entries} />
      ) : (
        <Empty>
          <p>
            {goOnBefore === null
              ? "Nothing was found. Choose less narrow filters, or another time."
              : "Nothing was found among the newest entries. Look further back, or choose dates."}
          </p>
        </Empty>
      )}
      <Older visit={visit} last={goOnBefore} hasOlder={goOnBefore !== null} />
      {entries.length === 0 ? null : (
        <p class="quiet">
          <DownloadCsv visit={visit} /> The file has the newest {visit.reader.number(MAX_CSV_ROWS)} entries at
          most.
        </p>
      )}
    </>
  )
})
