/** Who did what in the company, when, and from which key or session. */
import { Effect } from "effect"
import { isDeed } from "../../domain/Deed.ts"
import { addDays, CalendarDate, toRfc3339 } from "../../domain/CalendarDate.ts"
import { IdFromPath } from "../../domain/Ids.ts"
import { instantAt } from "../../domain/LocalTime.ts"
import { Audit, type AuditFilter, type AuditPerson, shownOn, type StoredEntry } from "../../services/Audit.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../parts/Filters.tsx"
import { Sentence } from "../parts/Sentence.tsx"
import { DownloadCsv, Older, Table } from "../parts/Table.tsx"
import { Empty, Moment } from "../parts/Text.tsx"
import { beforeOf, filterOf } from "../Query.ts"
import { sentenceOf, whoOf } from "../words/Deeds.ts"
import { Details, howOf } from "./audit/Entry.tsx"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** Entries on one page. */
const ENTRIES_A_PAGE = 50

/** What can be asked for by its kind: what actions begin with. */
const kinds: ReadonlyArray<readonly [prefix: string, label: Unsaid]> = [
  ["receivable.", phrase("Receivables")],
  ["payment.", phrase("Payments")],
  ["payable.", phrase("Bills")],
  ["series.", phrase("Series of bills")],
  ["customer.", phrase("Customers")],
  ["policy.", phrase("Reminder policy")],
  ["texts.", phrase("Texts of reminders")],
  ["key.", phrase("Keys")],
  ["member.", phrase("People")],
  ["two_factor.", phrase("Two-factor authentication")],
  ["user.", phrase("people|Accounts")],
  ["security.", phrase("Security")],
  ["company.", phrase("Company")],
  ["plan.", phrase("Plan")]
]

const isShown = (name: string): boolean => isDeed(name) && shownOn[name] !== "nowhere"

/** A kind, or one deed of those that a company's log has. */
const prefixOf = (query: URLSearchParams): string | undefined => {
  const text = query.get("action")?.trim() ?? ""
  return kinds.some(([prefix]) => prefix === text) || isShown(text) ? text : undefined
}

/** The filter of an address; dates are days of the reader. */
const auditFilterOf = ({ query, reader }: CompanyVisit): AuditFilter => {
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

const didOf = (entry: StoredEntry): string => {
  const { after, before, thing } = sentenceOf(entry)
  return `${before}${thing}${after}`
}

const filterNames = ["person", "action", "subject", "from", "to"]

const AuditFilters = ({
  people,
  visit
}: {
  readonly people: ReadonlyArray<AuditPerson>
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
          label={say("Person")}
          all={say("Everybody")}
          options={people.map(({ name, userId }) => [String(userId), name] as const)}
        />
        <FilterChoice
          visit={visit}
          name="action"
          label={say("What")}
          all={say("Everything")}
          options={kinds.map(([prefix, label]) => [prefix, say(label)] as const)}
        />
      </>
    }
  >
    <FilterInput visit={visit} name="subject" label={say("Number")} maxlength={16} />
    <FilterInput visit={visit} name="from" label={say("From")} type="date" />
    <FilterInput visit={visit} name="to" label={say("To")} type="date" />
  </Filters>
)

const columns = (visit: CompanyVisit) => [
  {
    label: say("When"),
    place: "line" as const,
    cell: ({ at }: StoredEntry) => <Moment at={at} reader={visit.reader} />
  },
  {
    label: say("What"),
    place: "wide" as const,
    cell: (entry: StoredEntry) => (
      <div class="break">
        <Sentence entry={entry} visit={visit} />
        <Details entry={entry} />
      </div>
    )
  },
  { label: say("How"), place: "corner" as const, cell: (entry: StoredEntry) => howOf(entry) }
]

/** `/app/{company}/audit`. */
export const audit = companyPage({
  path: "/audit",
  roles: ["owner", "admin"],
  navigation: { label: phrase("Audit"), group: "company" },
  title: phrase("Audit"),
  load: (visit) =>
    Effect.gen(function* () {
      const audit = yield* Audit
      const companyId = visit.membership.company.id
      const range = { before: beforeOf(visit.query), limit: ENTRIES_A_PAGE }
      const { entries, goOnBefore } = yield* audit.page(companyId, auditFilterOf(visit), range)
      return { entries, goOnBefore, people: yield* audit.people(companyId) }
    }),
  csv: (visit) =>
    Effect.gen(function* () {
      const audit = yield* Audit
      const filter = auditFilterOf(visit)
      const { entries } = yield* audit.file(visit.membership.company.id, filter, MAX_CSV_ROWS)
      return csvFile(
        "audit",
        ["at", "who", "did", "how", "action", "subject_id", "user_id", "api_key_id", "session_id", "details"],
        entries.map((entry) => [
          toRfc3339(entry.at),
          whoOf(entry),
          didOf(entry),
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
        <Table caption={say("What was done, the newest first")} columns={columns(visit)} rows={entries} />
      ) : (
        <Empty>
          <p>
            {goOnBefore === null
              ? say("Nothing was found. Widen the filters or the dates.")
              : say("Nothing was found among the newest entries. Look further back, or choose dates.")}
          </p>
        </Empty>
      )}
      <Older visit={visit} last={goOnBefore} hasOlder={goOnBefore !== null} />
      {entries.length === 0 ? null : (
        <p class="quiet">
          <DownloadCsv visit={visit} />{" "}
          {say("The file has the newest {count} entries at most.", {
            count: visit.reader.number(MAX_CSV_ROWS)
          })}
        </p>
      )}
    </>
  )
})
