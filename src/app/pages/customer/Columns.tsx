/** The columns of the list of customers, and of its file. */
import type { ChannelStatus } from "../../../domain/BlockedAddress.ts"
import { toRfc3339 } from "../../../domain/CalendarDate.ts"
import type { CustomerFile, CustomerSum } from "../../../services/customers/CustomerSearch.ts"
import { decimalSum } from "../../Csv.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Badge, Day, Moment, Money, type Urgency } from "../../parts/Text.tsx"
import type { Reader } from "../../Reader.ts"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** Whether reminders may go to an address. */
const words: Readonly<Record<ChannelStatus, readonly [text: Unsaid, kind: Urgency]>> = {
  allowed: [phrase("Allowed"), "good"],
  opted_out: [phrase("Opted out"), "warn"],
  suppressed: [phrase("Does not work"), "bad"],
  none: [phrase("No address"), "quiet"]
}

/** Whether reminders may go to an address, in a word. */
export const ChannelBadge = ({ status }: { readonly status: ChannelStatus }) => (
  <Badge kind={words[status][1]}>{say(words[status][0])}</Badge>
)

/** Sums, one for each currency. */
const Sums = ({
  reader,
  sumOf,
  sums
}: {
  readonly sums: ReadonlyArray<CustomerSum>
  readonly sumOf: (sum: CustomerSum) => bigint
  readonly reader: Reader
}) => (
  <>
    {sums
      .filter((sum) => sumOf(sum) > 0n)
      .map((sum, index) => (
        <>
          {index === 0 ? null : <br />}
          <Money minor={sumOf(sum)} currency={sum.currency} reader={reader} />
        </>
      ))}
  </>
)

/** The addresses of a customer; of one that reminders can't reach, why. */
const Addresses = ({
  customer: { email, emailStatus, phoneE164, smsStatus }
}: {
  readonly customer: CustomerFile
}) => {
  const all = [
    [email, emailStatus],
    [phoneE164, smsStatus]
  ] as const
  const given = all.filter(([address]) => address !== null)
  return given.length === 0 ? (
    <ChannelBadge status="none" />
  ) : (
    <>
      {given.map(([address, status], index) => (
        <>
          {index === 0 ? null : <br />}
          <span class="break">{address}</span>{" "}
          {status === "allowed" ? null : <ChannelBadge status={status} />}
        </>
      ))}
    </>
  )
}

/** The columns. */
export const customerTable = ({ base, reader }: CompanyVisit) => [
  {
    label: say("Name"),
    place: "title" as const,
    sort: { by: "name" },
    cell: ({ displayName, id }: CustomerFile) => (
      <a href={`${base}/customers/${id}`} data-opens>
        {displayName}
      </a>
    )
  },
  {
    label: say("Owes"),
    number: true,
    place: "figure" as const,
    sort: { by: "owed", largestFirst: true as const },
    cell: ({ standing: { sums } }: CustomerFile) => (
      <Sums sums={sums} sumOf={({ owed }) => owed} reader={reader} />
    )
  },
  {
    label: say("Overdue"),
    number: true,
    sort: { by: "overdue", largestFirst: true as const, oneWay: true as const },
    cell: ({ standing: { sums } }: CustomerFile) => (
      <Sums sums={sums} sumOf={({ overdue }) => overdue} reader={reader} />
    )
  },
  {
    label: say("Oldest"),
    sort: { by: "oldest", oneWay: true as const },
    cell: ({ standing: { oldestDueOn } }: CustomerFile) =>
      oldestDueOn === null ? null : <Day date={oldestDueOn} reader={reader} />
  },
  {
    label: say("Last message"),
    sort: { by: "message", largestFirst: true as const, oneWay: true as const },
    cell: ({ standing: { lastMessageAt } }: CustomerFile) =>
      lastMessageAt === null ? null : <Moment at={lastMessageAt} reader={reader} />
  },
  {
    label: say("Addresses"),
    place: "wide" as const,
    cell: (customer: CustomerFile) => <Addresses customer={customer} />
  }
]

/** The headings of the file, before the sums of each currency. */
export const customerHeadings = [
  "id",
  "display_name",
  "email",
  "phone_e164",
  "preferred_locale",
  "timezone",
  "email_status",
  "sms_status",
  "oldest_due_date",
  "last_message_at"
]

/** A row of the file. */
export const customerRow = (
  customer: CustomerFile,
  currencies: ReadonlyArray<string>
): ReadonlyArray<string | number | null> => [
  customer.id,
  customer.displayName,
  customer.email,
  customer.phoneE164,
  customer.preferredLocale,
  customer.timezone,
  customer.emailStatus,
  customer.smsStatus,
  customer.standing.oldestDueOn,
  customer.standing.lastMessageAt === null ? null : toRfc3339(customer.standing.lastMessageAt),
  ...currencies.flatMap((currency) => {
    const sum = customer.standing.sums.find((each) => each.currency === currency)
    return [sum?.owed ?? 0n, sum?.overdue ?? 0n].map((minor) => decimalSum(minor, currency))
  })
]
