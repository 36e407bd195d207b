/** Every reminder that was intended, sent or not, with the reason: the list with its filters, and the same as a file. */
import { Effect } from "effect"
import { addDays, CalendarDate } from "../../domain/CalendarDate.ts"
import { parseId } from "../../domain/Ids.ts"
import { instantAt } from "../../domain/LocalTime.ts"
import { AttemptStatus, Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import {
  type ChannelDown,
  MAX_WALKED,
  MAX_WALKED_FOR_FILE,
  ReminderSearch,
  type SeenAttempt
} from "../../services/reminders/ReminderSearch.ts"
import { csvFile, decimalOf, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../parts/Filters.tsx"
import { reminderPath } from "../parts/MessageView.tsx"
import { attemptWords, channelWords, reasonSentences } from "../parts/Reasons.ts"
import { DownloadCsv, Older, Table } from "../parts/Table.tsx"
import { Badge, Empty, Moment } from "../parts/Text.tsx"
import { TableKeys } from "../parts/KeysNote.tsx"
import { SaveView, viewActionsOf } from "../parts/SavedViews.tsx"
import { type NamedView, Views } from "../parts/Views.tsx"
import { beforeOf, filterOf, given } from "../Query.ts"

const PER_PAGE = 25

/** A day of the address as a moment: its beginning in the reader's zone. */
const startOf = (date: string | undefined, { reader }: CompanyVisit, days = 0): number | undefined =>
  date === undefined ? undefined : instantAt(reader.timezone, addDays(date, days), "00:00")

const askedIn = (visit: CompanyVisit) => {
  const { query } = visit
  return given({
    status: filterOf(query, "status", AttemptStatus),
    channel: filterOf(query, "channel", Channel),
    reason: filterOf(query, "reason", ReasonCode),
    customerId: parseId(query.get("customer_id") ?? ""),
    scheduledFrom: startOf(filterOf(query, "from", CalendarDate), visit),
    scheduledBefore: startOf(filterOf(query, "to", CalendarDate), visit, 1)
  })
}

const wordsOf = <K extends string>(
  keys: ReadonlyArray<K>,
  word: (key: K) => string
): ReadonlyArray<readonly [string, string]> => keys.map((key) => [key, word(key)] as const)

/** The lists that people ask for most. */
const views: ReadonlyArray<NamedView> = [
  { label: "All", query: {} },
  { label: "Planned", query: { status: "scheduled" } },
  { label: "Sent", query: { status: "sent" } },
  { label: "Failed", query: { status: "failed" } },
  { label: "Unknown", query: { status: "unknown" } }
]

const ReminderFilters = ({ visit }: { readonly visit: CompanyVisit }) => {
  const customerId = visit.query.get("customer_id")
  return (
    <Filters
      visit={visit}
      isSet={Object.keys(askedIn(visit)).length > 0}
      first={
        <FilterChoice
          visit={visit}
          name="status"
          label="Status"
          options={wordsOf(AttemptStatus.literals, (key) => attemptWords[key].text)}
        />
      }
    >
      {customerId === null ? null : <input type="hidden" name="customer_id" value={customerId} />}
      <FilterChoice
        visit={visit}
        name="channel"
        label="Channel"
        options={wordsOf(Channel.literals, (key) => channelWords[key])}
      />
      <FilterChoice
        visit={visit}
        name="reason"
        label="Reason"
        options={wordsOf(ReasonCode.literals, (key) => reasonSentences[key])}
      />
      <FilterInput visit={visit} name="from" label="Planned from" type="date" />
      <FilterInput visit={visit} name="to" label="Planned to" type="date" />
    </Filters>
  )
}

/** What stands in the way of all messages of a channel. */
const ChannelsDown = ({
  channels,
  visit
}: {
  readonly channels: ReadonlyArray<ChannelDown>
  readonly visit: CompanyVisit
}) => (
  <>
    {channels.map(({ channel, since }) => (
      <p class="notice bad" role="alert">
        {channelWords[channel]} does not work since <Moment at={since} reader={visit.reader} />. Reminders
        wait, and go on by themselves when it works again.
      </p>
    ))}
  </>
)

interface NamedAttempt extends SeenAttempt {
  readonly customer: string
}

const columns = ({ base, reader }: CompanyVisit) => [
  {
    label: "Planned for",
    place: "title" as const,
    cell: ({ id, scheduledFor }: NamedAttempt) => (
      <a href={reminderPath(base, id)}>
        <Moment at={Date.parse(scheduledFor)} reader={reader} />
      </a>
    )
  },
  {
    label: "Customer",
    place: "line" as const,
    cell: ({ customer, customerId }: NamedAttempt) => (
      <a href={`${base}/customers/${customerId}`}>{customer}</a>
    )
  },
  {
    label: "Channel",
    place: "state" as const,
    cell: ({ channel }: NamedAttempt) => channelWords[channel]
  },
  {
    label: "Status",
    place: "figure" as const,
    cell: ({ status }: NamedAttempt) => (
      <Badge kind={attemptWords[status].kind}>{attemptWords[status].text}</Badge>
    )
  },
  {
    label: "Reason",
    place: "line" as const,
    cell: ({ reasonCode }: NamedAttempt) => (reasonCode === null ? "" : reasonSentences[reasonCode])
  },
  {
    label: "For",
    place: "line" as const,
    cell: ({ receivableId }: NamedAttempt) => (
      <a class="nowrap" href={`${base}/receivables/${receivableId}`}>
        Receivable {reader.number(receivableId)}
      </a>
    )
  }
]

/** Says that the search has ended before the list has. */
const CutNote = ({ visit }: { readonly visit: CompanyVisit }) => (
  <p class="quiet">{visit.reader.number(MAX_WALKED)} reminders were looked at; older ones may match, too.</p>
)

/** Reminders of the address's filters, with their customers' names. */
const search = (visit: CompanyVisit, rows: number, walked: number) =>
  Effect.gen(function* () {
    const reminders = yield* ReminderSearch
    const customers = yield* CustomerSearch
    const before = beforeOf(visit.query)
    const found = yield* reminders.search(askedIn(visit), { before, rows, walked })
    const known = yield* customers.names(found.items)
    return {
      ...found,
      items: found.items.map((attempt): NamedAttempt => {
        const { customerId } = attempt
        return { ...attempt, customer: known.get(customerId)?.name ?? `No. ${customerId}` }
      })
    }
  })

const headings = [
  "id",
  "scheduled_for",
  "status",
  "reason_code",
  "reason",
  "channel",
  "customer_id",
  "customer",
  "recipient",
  "receivable_id",
  "balance",
  "currency",
  "tries",
  "sent_at"
]

const csvRow = (attempt: NamedAttempt): ReadonlyArray<string | number | null> => [
  attempt.id,
  attempt.scheduledFor,
  attempt.status,
  attempt.reasonCode,
  attempt.reasonCode === null ? null : reasonSentences[attempt.reasonCode],
  attempt.channel,
  attempt.customerId,
  attempt.customer,
  attempt.recipient,
  attempt.receivableId,
  attempt.balanceMinor === null ? null : decimalOf(attempt.balanceMinor, attempt.currency),
  attempt.currency,
  attempt.tryCount,
  attempt.sentAt
]

/** `/app/{company}/reminders`. */
export const reminders = companyPage({
  path: "/reminders",
  navigation: { label: "Reminders", group: "reminders" },
  title: "Reminders",
  load: (visit) =>
    Effect.gen(function* () {
      const { channelsDown } = yield* ReminderSearch
      const found = yield* search(visit, PER_PAGE, MAX_WALKED)
      return { found, down: yield* channelsDown }
    }),
  view: ({ down, found }, visit) => {
    const isFiltered = Object.keys(askedIn(visit)).length > 0
    return (
      <>
        <ChannelsDown channels={down} visit={visit} />
        <div class="views-line">
          <Views visit={visit} views={views} />
          <SaveView visit={visit} />
        </div>
        <ReminderFilters visit={visit} />
        {found.items.length > 0 ? (
          <Table caption="Reminders, newest first" columns={columns(visit)} rows={found.items} />
        ) : (
          <Empty>
            <p>
              {isFiltered || visit.query.has("before")
                ? "No reminder matches. Choose other filters, or clear them."
                : "No reminder is planned yet. Duebook plans them when customers owe something."}
            </p>
            {isFiltered ? null : (
              <a role="button" href={`${visit.base}/receivables/new`}>
                New receivable
              </a>
            )}
          </Empty>
        )}
        {found.isCut ? <CutNote visit={visit} /> : null}
        <Older visit={visit} last={found.next} hasOlder={found.next !== null} />
        {found.items.length === 0 ? null : (
          <>
            <DownloadCsv visit={visit} />
            <TableKeys />
          </>
        )}
      </>
    )
  },
  actions: viewActionsOf("/reminders"),
  csv: (visit) =>
    Effect.map(search(visit, MAX_CSV_ROWS, MAX_WALKED_FOR_FILE), ({ items }) =>
      csvFile("reminders", headings, items.map(csvRow))
    )
})
