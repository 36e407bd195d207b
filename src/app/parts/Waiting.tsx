/** What waits for a person: how many of each kind, the newest of them, and channels that do not work. */
import type {
  AttentionItem,
  AttentionKind,
  AttentionAccounts,
  AttentionPayments,
  AttentionSection
} from "../../domain/Attention.ts"
import { attentionKinds } from "../../domain/Attention.ts"
import type { WaitingForPeople } from "../../services/company/Overview.ts"
import type { UnreachablePage } from "../../services/customers/CustomerSearch.ts"
import type { NotesToday } from "../../services/customers/Notes.ts"
import { unreachableBy } from "../../domain/Reach.ts"
import type { CompanyVisit } from "../Page.ts"
import { DueNotes } from "./Notes.tsx"
import { unreachableWords } from "./Reach.tsx"
import { channelWords } from "./Reasons.ts"
import { Badge, Day, Moment, Money, type Urgency } from "./Text.tsx"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

const kinds: Readonly<
  Record<AttentionKind, { readonly label: Unsaid; readonly to: string; readonly urgency: Urgency }>
> = {
  disputed: {
    label: phrase("Disputed by the customer"),
    to: "/receivables?waiting=disputed",
    urgency: "bad"
  },
  promise_broken: {
    label: phrase("Promised, and not paid"),
    to: "/receivables?waiting=promise_broken",
    urgency: "bad"
  },
  failed: { label: phrase("Reminders that failed"), to: "/reminders?status=failed", urgency: "warn" },
  unknown: {
    label: phrase("Reminders that may not have arrived"),
    to: "/reminders?status=unknown",
    urgency: "warn"
  }
}

const Item = ({
  item,
  kind,
  visit
}: {
  readonly item: AttentionItem
  readonly kind: AttentionKind
  readonly visit: CompanyVisit
}) => (
  <li>
    <span class="break">
      <a href={`${visit.base}/receivables/${item.receivableId}`}>
        {item.reference ?? say("No. {receivableId}", { receivableId: item.receivableId })}
      </a>{" "}
      {item.customer}
      {kind === "promise_broken" && item.promisedOn !== null ? (
        <span class="quiet">
          {say(", by {date}", { date: <Day date={item.promisedOn} reader={visit.reader} /> })}
        </span>
      ) : null}
    </span>
    <Money minor={item.balanceMinor} currency={item.currency} reader={visit.reader} />
  </li>
)

const Section = ({
  count,
  isMore,
  kind,
  newest,
  visit
}: AttentionSection & { readonly visit: CompanyVisit }) => {
  const { label, to, urgency } = kinds[kind]
  return (
    <li>
      <a href={`${visit.base}${to}`}>{say(label)}</a>{" "}
      <Badge kind={urgency}>
        {visit.reader.number(count)}
        {isMore ? "+" : ""}
      </Badge>
      <ul>
        {newest.map((item) => (
          <Item item={item} kind={kind} visit={visit} />
        ))}
      </ul>
    </li>
  )
}

/** Money that came in, and nobody has said what it is for. */
const Payments = ({ count, isMore, newest, visit }: AttentionPayments & { readonly visit: CompanyVisit }) => (
  <li>
    <a href={`${visit.base}/bank`}>{say("Payments to look at")}</a>{" "}
    <Badge kind="warn">
      {visit.reader.number(count)}
      {isMore ? "+" : ""}
    </Badge>
    <ul>
      {newest.map(({ amountMinor, bookedOn, counterparty, currency }) => (
        <li>
          <span class="break">
            {counterparty ?? say("Nobody named")}
            <span class="quiet">
              , <Day date={bookedOn} reader={visit.reader} />
            </span>
          </span>
          <Money minor={amountMinor} currency={currency} reader={visit.reader} />
        </li>
      ))}
    </ul>
  </li>
)

/** Bank accounts of which a new statement is missing. */
const Accounts = ({ count, oldest, visit }: AttentionAccounts & { readonly visit: CompanyVisit }) => (
  <li>
    <a href={`${visit.base}/bank`}>{say("Bank accounts without a new statement")}</a>{" "}
    <Badge kind="warn">{visit.reader.number(count)}</Badge>
    <ul>
      {oldest.map(({ number, statementTo }) => (
        <li>
          <span class="break">
            {number}
            <span class="quiet">
              {say(", the newest ends on {date}", { date: <Day date={statementTo} reader={visit.reader} /> })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </li>
)

/** Customers who owe something and whom no channel reaches. */
const Unreached = ({ isMore, items, total, visit }: UnreachablePage & { readonly visit: CompanyVisit }) => (
  <li>
    <a href={`${visit.base}/customers?reach=none`}>{say("Customers who can’t be reached")}</a>{" "}
    <Badge kind="warn">
      {visit.reader.number(total)}
      {isMore ? "+" : ""}
    </Badge>
    <ul>
      {items.map((customer) => (
        <li>
          <span class="break">
            <a href={`${visit.base}/customers/${customer.id}`}>{customer.displayName}</a>
            <span class="quiet">
              ,{" "}
              {say(
                unreachableWords[unreachableBy([customer.emailStatus, customer.smsStatus]) ?? "no_address"]
              )}
            </span>
          </span>
          <span>
            {customer.standing.sums.map(({ currency, owed }, index) => (
              <>
                {index === 0 ? null : ", "}
                <Money minor={owed} currency={currency} reader={visit.reader} />
              </>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </li>
)

/** What waits for a person, the most urgent first. */
export const WaitingList = ({
  accounts,
  channelsDown,
  notes,
  payments,
  sections,
  unreachable,
  visit
}: WaitingForPeople & {
  readonly notes: NotesToday
  readonly unreachable: UnreachablePage
  readonly visit: CompanyVisit
}) => {
  const inOrder = attentionKinds.flatMap((kind) => sections.filter((section) => section.kind === kind))
  if (
    channelsDown.length +
      inOrder.length +
      payments.count +
      accounts.count +
      unreachable.total +
      notes.count ===
    0
  )
    return (
      <p class="quiet">
        {say("Nothing waits for you: no disputes, no broken promises, no reminders that failed.")}
      </p>
    )
  return (
    <ul class="waiting">
      {channelsDown.map(({ channel, since }) => (
        <li>
          {say("{channel} does not work at present", { channel: say(channelWords[channel]) })}{" "}
          <Badge kind="bad">{say("down")}</Badge>
          <ul>
            <li>
              <span>
                {say("Since {moment}. Reminders wait, and go out when it works again.", {
                  moment: <Moment at={since} reader={visit.reader} />
                })}
              </span>
            </li>
          </ul>
        </li>
      ))}
      {inOrder.map((section) => (
        <Section {...section} visit={visit} />
      ))}
      {notes.count === 0 ? null : <DueNotes {...notes} page="overview" visit={visit} />}
      {unreachable.total === 0 ? null : <Unreached {...unreachable} visit={visit} />}
      {payments.count === 0 ? null : <Payments {...payments} visit={visit} />}
      {accounts.count === 0 ? null : <Accounts {...accounts} visit={visit} />}
    </ul>
  )
}
