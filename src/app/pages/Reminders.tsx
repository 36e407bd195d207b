/** Every reminder that was intended, sent or not, with the reason: the list with its filters, and the same as a file. */
import { Effect } from "effect"
import { addDays, CalendarDate } from "../../domain/CalendarDate.ts"
import { parseId } from "../../domain/Ids.ts"
import { instantAt } from "../../domain/LocalTime.ts"
import { AttemptStatus, Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import {
  type MessageEntry,
  MessageHistory,
  type RecordNext
} from "../../services/reminders/MessageHistory.ts"
import { type ChannelDown, ReminderSearch } from "../../services/reminders/ReminderSearch.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { FilterChoice, FilterInput, Filters } from "../parts/Filters.tsx"
import { attemptWords, channelWords, reasonSentences } from "../parts/Reasons.ts"
import { Table, withQuery } from "../parts/Table.tsx"
import { Badge, Empty, Moment } from "../parts/Text.tsx"
import { TableKeys } from "../parts/KeysNote.tsx"
import { SaveView, viewActionsOf } from "../parts/SavedViews.tsx"
import { type NamedView, Views } from "../parts/Views.tsx"
import { filterOf, given, recordPlaceOf, recordPlaceText } from "../Query.ts"
import { CardDebts } from "./outbox/Card.tsx"
import { entryPath } from "./outbox/place.ts"
import { remindersFile } from "./reminders/file.ts"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

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
  word: (key: K) => Unsaid
): ReadonlyArray<readonly [string, string]> => keys.map((key) => [key, say(word(key))] as const)

/** The lists that people ask for most. */
const views: ReadonlyArray<NamedView> = [
  { label: phrase("All"), query: {} },
  { label: phrase("Planned"), query: { status: "scheduled" } },
  { label: phrase("Sent"), query: { status: "sent" } },
  { label: phrase("Failed"), query: { status: "failed" } },
  { label: phrase("Unknown"), query: { status: "unknown" } }
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
          label={say("Status")}
          options={wordsOf(AttemptStatus.literals, (key) => attemptWords[key].text)}
        />
      }
    >
      {customerId === null ? null : <input type="hidden" name="customer_id" value={customerId} />}
      <FilterChoice
        visit={visit}
        name="channel"
        label={say("Channel")}
        options={wordsOf(Channel.literals, (key) => channelWords[key])}
      />
      <FilterChoice
        visit={visit}
        name="reason"
        label={say("Reason")}
        options={wordsOf(ReasonCode.literals, (key) => reasonSentences[key])}
      />
      <FilterInput visit={visit} name="from" label={say("Planned from")} type="date" />
      <FilterInput visit={visit} name="to" label={say("Planned to")} type="date" />
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
        {say(
          "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.",
          { channel: say(channelWords[channel]), moment: <Moment at={since} reader={visit.reader} /> }
        )}
      </p>
    ))}
  </>
)

interface NamedEntry extends MessageEntry {
  /** The customer's name; null where there is none any more. */
  readonly customer: string | null
}

const columns = (visit: CompanyVisit) => [
  {
    label: say("Planned for"),
    place: "title" as const,
    cell: (entry: NamedEntry) => (
      <a href={entryPath(visit.base, entry)}>
        <Moment at={entry.scheduledFor} reader={visit.reader} />
      </a>
    )
  },
  {
    label: say("Customer"),
    place: "line" as const,
    cell: ({ customer, customerId }: NamedEntry) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customer ?? say("No. {id}", { id: customerId })}</a>
    )
  },
  {
    label: say("Channel"),
    place: "state" as const,
    cell: ({ channel }: NamedEntry) => say(channelWords[channel])
  },
  {
    label: say("Status"),
    place: "figure" as const,
    cell: ({ status }: NamedEntry) => (
      <Badge kind={attemptWords[status].kind}>{say(attemptWords[status].text)}</Badge>
    )
  },
  {
    label: say("Reason"),
    place: "line" as const,
    cell: ({ reasonCode }: NamedEntry) => (reasonCode === null ? "" : say(reasonSentences[reasonCode]))
  },
  {
    label: say("For"),
    place: "line" as const,
    cell: (entry: NamedEntry) => <CardDebts card={entry} visit={visit} />
  }
]

/** Where the list of an address begins. */
const fromIn = ({ query }: CompanyVisit): RecordNext => {
  const place = recordPlaceOf(query.get("after"))
  return { of: query.get("of") === "ended" ? "ended" : "planned", place }
}

/** Messages of the address's filters, with their customers' names. */
const entriesOf = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const record = yield* MessageHistory
    const customers = yield* CustomerSearch
    const found = yield* record.list(askedIn(visit), fromIn(visit), PER_PAGE)
    const known = yield* customers.names(found.items)
    return {
      ...found,
      items: found.items.map((entry): NamedEntry => ({
        ...entry,
        customer: known.get(entry.customerId)?.name ?? null
      }))
    }
  })

/** Links to the beginning of the list and to what follows. */
const Further = ({ next, visit }: { readonly next: RecordNext | null; readonly visit: CompanyVisit }) => {
  const isFirst = !visit.query.has("of")
  if (isFirst && next === null) return null
  return (
    <nav class="pager" aria-label={say("Pages")}>
      {isFirst ? null : <a href={withQuery(visit, { of: null, after: null })}>{say("Newest")}</a>}
      {next === null ? null : (
        <a
          href={withQuery(visit, {
            of: next.of,
            after: next.place === null ? null : recordPlaceText(next.place)
          })}
        >
          {say("Older")}
        </a>
      )}
    </nav>
  )
}

/** `/app/{company}/reminders`. */
export const reminders = companyPage({
  path: "/reminders",
  navigation: { label: phrase("Reminders"), group: "reminders" },
  title: phrase("Reminders"),
  load: (visit) =>
    Effect.gen(function* () {
      const { channelsDown } = yield* ReminderSearch
      const found = yield* entriesOf(visit)
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
          <Table
            caption={say("What is planned, the earliest first, then what has ended, newest first")}
            columns={columns(visit)}
            rows={found.items}
          />
        ) : (
          <Empty>
            <p>
              {isFiltered || visit.query.has("of")
                ? say("No reminder matches. Choose other filters, or clear them.")
                : say("No reminder is planned yet. Duebook plans them when customers owe something.")}
            </p>
            {isFiltered ? null : (
              <a role="button" href={`${visit.base}/receivables/new`}>
                {say("New receivable")}
              </a>
            )}
          </Empty>
        )}
        <Further next={found.next} visit={visit} />
        {found.items.length === 0 ? null : (
          <>
            <a
              class="quiet"
              href={withQuery(visit, { format: "csv", of: null, after: null })}
              hx-boost="false"
              download
            >
              {say("Download CSV")}
            </a>
            <TableKeys />
          </>
        )}
      </>
    )
  },
  actions: viewActionsOf("/reminders"),
  csv: (visit) => remindersFile(askedIn(visit))
})
