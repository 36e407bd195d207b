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
import { channelWords, reasonSentences } from "../../parts/Reasons.ts"
import { Table } from "../../parts/Table.tsx"
import { Card, Empty, Moment, Money } from "../../parts/Text.tsx"
import { CardDebts } from "../outbox/Card.tsx"
import { toneOf } from "../outbox/words.ts"
import { toneNames } from "../policy/words.ts"

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
            Nobody can pay in {missing.payment.join(", ")}: there is no account and no payment link.{" "}
            {mayChange ? <a href={`${base}/company`}>Say how you are paid</a> : null}
          </li>
        ]),
    ...(missing.contact
      ? [
          <li>
            Nobody can ask: there is no e-mail address and no phone number.{" "}
            {mayChange ? <a href={`${base}/company`}>Say how you are reached</a> : null}
          </li>
        ]
      : []),
    ...(membership.withoutSteps
      ? [
          <li>
            The policy has no steps: no customer is reminded.{" "}
            {mayChange ? <a href={`${base}/policy`}>Open the policy</a> : null}
          </li>
        ]
      : []),
    ...(unreachableCount === 0
      ? []
      : [
          <li>
            {unreachableCount === 1
              ? "1 customer with debts cannot be reached. See below."
              : `${unreachableCount} customers with debts cannot be reached. See below.`}
          </li>
        ])
  ]
  return (
    <Card title="What is missing">
      {items.length === 0 ? (
        <p>Nothing: customers can pay, ask, and be reached.</p>
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
    label: "Leaves",
    place: "line" as const,
    cell: ({ at }: LiveMessage) => <Moment at={at} reader={visit.reader} />
  },
  {
    label: "Customer",
    place: "title" as const,
    cell: ({ customer, customerId }: LiveMessage) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customer}</a>
    )
  },
  {
    label: "Message",
    place: "line" as const,
    cell: (message: LiveMessage) => `${channelWords[message.channel]}. ${toneOf(message)}.`
  },
  {
    label: "About",
    place: "line" as const,
    cell: ({ debts }: LiveMessage) => <CardDebts card={{ debts, more: 0 }} visit={visit} />
  },
  {
    label: "Sum",
    place: "figure" as const,
    number: true,
    cell: ({ sums }: LiveMessage) => sumsOf(sums, visit)
  }
]

const countedMessages = (count: number, { reader }: CompanyVisit): string =>
  count === 1 ? "1 message" : `${reader.number(count)} messages`
const countedCustomers = (count: number, { reader }: CompanyVisit): string =>
  count === 1 ? "1 customer" : `${reader.number(count)} customers`

/** What would leave, in numbers and one after another. */
export const Leaving = ({ live, visit }: { readonly live: LivePreview; readonly visit: CompanyVisit }) => {
  const { reader } = visit
  const isLive = visit.membership.settings.remindersMode !== "hold"
  if (live.messages === 0) {
    return (
      <Empty>
        <p>
          {isLive
            ? `Nothing leaves in the next ${LIVE_DAYS} days.`
            : `If you went live now, nothing would leave in the next ${LIVE_DAYS} days.`}
        </p>
        <a role="button" href={`${visit.base}/receivables/new`}>
          New receivable
        </a>
      </Empty>
    )
  }
  const [first] = live.first
  return (
    <section>
      <h2>{isLive ? `In the next ${LIVE_DAYS} days` : `If you go live now: the next ${LIVE_DAYS} days`}</h2>
      <dl class="figures">
        <div>
          <dt>Messages</dt>
          <dd>{reader.number(live.messages)}</dd>
        </div>
        <div>
          <dt>Customers</dt>
          <dd>{reader.number(live.customers)}</dd>
        </div>
        {tones.map((tone) => (
          <div>
            <dt>{toneNames[tone]}</dt>
            <dd>{reader.number(live.tones[tone])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {countedMessages(live.messages, visit)} to {countedCustomers(live.customers, visit)}
        {first === undefined ? (
          "."
        ) : (
          <>
            , the first on <Moment at={first.at} reader={reader} />.
          </>
        )}{" "}
        {live.isCut ? `Only the first ${reader.number(live.looked)} customers were looked at.` : null}
      </p>
      <Table
        caption="What would leave, in the order of time"
        columns={messageColumns(visit)}
        rows={live.first}
      />
      {live.messages > live.first.length ? (
        <p class="quiet">The first {reader.number(live.first.length)} are listed.</p>
      ) : null}
    </section>
  )
}

const unreachableColumns = (visit: CompanyVisit) => [
  {
    label: "Customer",
    place: "title" as const,
    cell: ({ customer, customerId }: UnreachedCustomer) => (
      <a href={`${visit.base}/customers/${customerId}`}>{customer}</a>
    )
  },
  {
    label: "Owes",
    place: "figure" as const,
    number: true,
    cell: ({ sums }: UnreachedCustomer) => sumsOf(sums, visit)
  },
  {
    label: "Why",
    place: "wide" as const,
    cell: ({ why }: UnreachedCustomer) =>
      (Object.keys(why) as ReadonlyArray<Channel>).map((channel) => (
        <p>
          {channelWords[channel]}: {reasonSentences[why[channel] ?? "no_address"]}
        </p>
      ))
  }
]

/** Customers with debts to whom nothing can be sent. */
export const NotReached = ({ live, visit }: { readonly live: LivePreview; readonly visit: CompanyVisit }) =>
  live.unreachableCount === 0 ? null : (
    <section>
      <h2>Who cannot be reached</h2>
      <Table
        caption="Customers with debts who cannot be reached"
        columns={unreachableColumns(visit)}
        rows={live.unreachable}
      />
      {live.unreachableCount > live.unreachable.length ? (
        <p class="quiet">The first {visit.reader.number(live.unreachable.length)} are listed.</p>
      ) : null}
    </section>
  )
