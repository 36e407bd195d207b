/** What a company looks at before it goes live: what is missing, what would leave, and who cannot be reached. */
import { tones } from "../../../domain/MessageLanguage.ts"
import type { Channel } from "../../../domain/ReminderAttempt.ts"
import {
  LIVE_DAYS,
  type LiveMessage,
  type LivePreview,
  type UnreachedCustomer
} from "../../../reminders/outbox/GoLive.ts"
import type { CompanyVisit } from "../../Page.ts"
import type { Reader } from "../../Reader.ts"
import { channelWords, reasonSentences } from "../../parts/Reasons.ts"
import { Table } from "../../parts/Table.tsx"
import { Card, Empty, Moment, Money } from "../../parts/Text.tsx"
import { CardDebts } from "../outbox/Card.tsx"
import { toneOf } from "../outbox/words.ts"
import { toneNames } from "../policy/words.ts"
import { say } from "../../../words/Say.ts"

/** Facts without which a message is of little use, each with where it is given. */
export const Missing = ({
  live: { missing, unreachableCount },
  visit: { base, membership }
}: {
  readonly live: LivePreview
  readonly visit: CompanyVisit
}) => {
  const mayChange = membership.role !== "member"
  const items = [
    ...(missing.payment.length === 0
      ? []
      : [
          <li>
            {say("Nobody can pay in {list}: there is no account and no payment link.", {
              list: missing.payment.join(", ")
            })}{" "}
            {mayChange ? <a href={`${base}/company`}>{say("Say how you are paid")}</a> : null}
          </li>
        ]),
    ...(missing.contact
      ? [
          <li>
            {say("Nobody can ask: there is no e-mail address and no phone number.")}{" "}
            {mayChange ? <a href={`${base}/company`}>{say("Say how you are reached")}</a> : null}
          </li>
        ]
      : []),
    ...(membership.withoutSteps
      ? [
          <li>
            {say("The policy has no steps: no customer is reminded.")}{" "}
            {mayChange ? <a href={`${base}/policy`}>{say("Open the policy")}</a> : null}
          </li>
        ]
      : []),
    ...(unreachableCount === 0
      ? []
      : [
          <li>
            {say(
              "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}",
              { unreachableCount }
            )}
          </li>
        ])
  ]
  return (
    <Card title={say("What is missing")}>
      {items.length === 0 ? (
        <p>{say("Nothing: customers can pay, ask, and be reached.")}</p>
      ) : (
        <ul class="missing">{items}</ul>
      )}
    </Card>
  )
}

const sumsOf = (sums: Readonly<Record<string, number>>, { reader }: CompanyVisit) =>
  Object.entries(sums).map(([currency, minor], index) => (
    <>
      {index === 0 ? "" : " + "}
      <Money minor={minor} currency={currency} reader={reader} />
    </>
  ))

const messageColumns = (visit: CompanyVisit) => [
  {
    label: say("Leaves"),
    place: "line" as const,
    cell: ({ at }: LiveMessage) => <Moment at={at} reader={visit.reader} />
  },
  {
    label: say("Customer"),
    place: "title" as const,
    cell: ({ customer, customerId }: LiveMessage) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customer}</a>
    )
  },
  {
    label: say("Message"),
    place: "line" as const,
    cell: (message: LiveMessage) => `${say(channelWords[message.channel])}. ${toneOf(message)}.`
  },
  {
    label: say("About"),
    place: "line" as const,
    cell: ({ debts }: LiveMessage) => <CardDebts card={{ debts, more: 0 }} visit={visit} />
  },
  {
    label: say("Sum"),
    place: "figure" as const,
    number: true,
    cell: ({ sums }: LiveMessage) => sumsOf(sums, visit)
  }
]

/** How many messages of which tone, to how many customers. */
const Counts = ({ live, reader }: { readonly live: LivePreview; readonly reader: Reader }) => {
  const [first] = live.first
  return (
    <>
      <dl class="figures">
        <div>
          <dt>{say("Messages")}</dt>
          <dd>{reader.number(live.messages)}</dd>
        </div>
        <div>
          <dt>{say("Customers")}</dt>
          <dd>{reader.number(live.customers)}</dd>
        </div>
        {tones.map((tone) => (
          <div>
            <dt>{say(toneNames[tone])}</dt>
            <dd>{reader.number(live.tones[tone])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {first === undefined
          ? say(
              "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.",
              { messages: live.messages, customers: live.customers }
            )
          : say(
              "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.",
              {
                messages: live.messages,
                customers: live.customers,
                moment: <Moment at={first.at} reader={reader} />
              }
            )}
        {live.isCut ? (
          <>
            {" "}
            {say("Only the first {count} customers were looked at.", { count: reader.number(live.looked) })}
          </>
        ) : null}
      </p>
    </>
  )
}

/** What would leave, in numbers and one after another. */
export const Leaving = ({ live, visit }: { readonly live: LivePreview; readonly visit: CompanyVisit }) => {
  const { reader } = visit
  const isLive = visit.membership.settings.remindersMode !== "hold"
  if (live.messages === 0) {
    return (
      <Empty>
        <p>
          {isLive
            ? say("Nothing leaves in the next {liveDays} days.", { liveDays: LIVE_DAYS })
            : say("If you went live now, nothing would leave in the next {liveDays} days.", {
                liveDays: LIVE_DAYS
              })}
        </p>
        <a role="button" href={`${visit.base}/receivables/new`}>
          {say("New receivable")}
        </a>
      </Empty>
    )
  }
  return (
    <section>
      <h2>
        {isLive
          ? say("In the next {liveDays} days", { liveDays: LIVE_DAYS })
          : say("If you go live now: the next {liveDays} days", { liveDays: LIVE_DAYS })}
      </h2>
      <Counts live={live} reader={reader} />
      <Table
        caption={say("What would leave, in the order of time")}
        columns={messageColumns(visit)}
        rows={live.first}
      />
      {live.messages > live.first.length ? (
        <p class="quiet">
          {say("The first {count} are listed.", { count: reader.number(live.first.length) })}
        </p>
      ) : null}
    </section>
  )
}

const unreachableColumns = (visit: CompanyVisit) => [
  {
    label: say("Customer"),
    place: "title" as const,
    cell: ({ customer, customerId }: UnreachedCustomer) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customer}</a>
    )
  },
  {
    label: say("Owes"),
    place: "figure" as const,
    number: true,
    cell: ({ sums }: UnreachedCustomer) => sumsOf(sums, visit)
  },
  {
    label: say("Why"),
    place: "wide" as const,
    cell: ({ why }: UnreachedCustomer) =>
      (Object.keys(why) as ReadonlyArray<Channel>).map((channel) => (
        <p>
          {say(channelWords[channel])}: {say(reasonSentences[why[channel] ?? "no_address"])}
        </p>
      ))
  }
]

/** Customers with debts to whom nothing can be sent. */
export const NotReached = ({ live, visit }: { readonly live: LivePreview; readonly visit: CompanyVisit }) =>
  live.unreachableCount === 0 ? null : (
    <section>
      <h2>{say("Who cannot be reached")}</h2>
      <Table
        caption={say("Customers with debts who cannot be reached")}
        columns={unreachableColumns(visit)}
        rows={live.unreachable}
      />
      {live.unreachableCount > live.unreachable.length ? (
        <p class="quiet">
          {say("The first {count} are listed.", { count: visit.reader.number(live.unreachable.length) })}
        </p>
      ) : null}
    </section>
  )
