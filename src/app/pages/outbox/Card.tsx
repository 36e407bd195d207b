/** A message of the outbox as a card: to whom, when and why then, about what, and where it stands. */
import { toLocal } from "../../../domain/LocalTime.ts"
import type { OutboxCard } from "../../../reminders/outbox/Cards.ts"
import type { CompanyVisit } from "../../Page.ts"
import type { Reader } from "../../Reader.ts"
import { channelWords, reasonSentences } from "../../parts/Reasons.ts"
import { Badge, Money } from "../../parts/Text.tsx"
import { receivableName } from "../receivable/Words.tsx"
import { outboxPath } from "./place.ts"
import { cardWords, toneOf, whyThen } from "./words.ts"
import { say } from "../../../words/Say.ts"

/** References that a card names. */
const MAX_NAMED = 4

/** When a message leaves, by its reader's clock. */
export const CustomerTime = ({
  at,
  reader,
  timezone
}: {
  readonly at: number
  readonly timezone: string
  readonly reader: Reader
}) => {
  const local = toLocal(at, timezone)
  return (
    <time datetime={local}>
      {reader.date(local.slice(0, 10))}, {local.slice(11, 16)}
    </time>
  )
}

/** The debts of a message, each a link. */
export const CardDebts = ({
  card: { debts, more },
  most = MAX_NAMED,
  visit: { base, reader }
}: {
  readonly card: Pick<OutboxCard, "debts" | "more">
  readonly most?: number
  readonly visit: CompanyVisit
}) => {
  const others = Math.max(0, debts.length - most) + more
  return (
    <>
      {debts.slice(0, most).map(({ id, reference }, index) => (
        <>
          {index === 0 ? "" : ", "}
          <a class="nowrap" href={`${base}/receivables/${id}`}>
            {receivableName({ id, externalReference: reference })}
          </a>
        </>
      ))}
      {others === 0 ? null : say(" and {count} more", { count: reader.number(others) })}
    </>
  )
}

/** What a message asks for, a sum for each currency. */
export const CardSums = ({
  reader,
  sums
}: {
  readonly sums: OutboxCard["sums"]
  readonly reader: Reader
}) => (
  <>
    {sums.map(({ currency, minor }, index) => (
      <>
        {index === 0 ? "" : " + "}
        <Money minor={minor} currency={currency} reader={reader} />
      </>
    ))}
  </>
)

/** Where a message stands, with why it does not leave and where that is mended. */
export const CardStatus = ({ card, visit }: { readonly card: OutboxCard; readonly visit: CompanyVisit }) => {
  const { customerId, isEdited, reason, state } = card
  return (
    <>
      <Badge kind={cardWords[state].kind}>{say(cardWords[state].text)}</Badge>{" "}
      {isEdited ? <Badge kind="info">{say("Edited")}</Badge> : null}{" "}
      {reason === null ? null : (
        <>
          {say(reasonSentences[reason])}{" "}
          {state === "unsendable" ? (
            <a href={`${visit.base}/customers/${customerId}`}>{say("Customer")}</a>
          ) : null}
        </>
      )}
    </>
  )
}

/** What a checkbox sends: the message as it was seen. */
export const seenValue = ({ channel, customerId, version }: OutboxCard): string =>
  `${customerId} ${channel} ${version}`

/** A card. The next message of a customer can be chosen; what follows on it can't. */
export const OutboxCardView = ({
  card,
  mayDecide,
  visit
}: {
  readonly card: OutboxCard
  readonly mayDecide: boolean
  readonly visit: CompanyVisit
}) => {
  const { at, channel, customer, sums, timezone, version } = card
  return (
    <li class="outbox-card">
      {mayDecide && version !== null ? (
        <label class="choose">
          <input type="checkbox" name="seen" value={seenValue(card)} />
          <span class="hidden">
            {say("{channel} to {customer}", { channel: say(channelWords[channel]), customer })}
          </span>
        </label>
      ) : null}
      <div class="about">
        <p class="head">
          <a class="strong break" href={outboxPath(visit.base, card)}>
            {customer}
          </a>{" "}
          <span class="sum">
            <CardSums sums={sums} reader={visit.reader} />
          </span>
        </p>
        <p>
          {say(channelWords[channel])}, <CustomerTime at={at} timezone={timezone} reader={visit.reader} />.{" "}
          {toneOf(card)}.
        </p>
        <p>
          <CardDebts card={card} visit={visit} />
        </p>
        <p class="quiet">{whyThen(card)}</p>
        <p>
          <CardStatus card={card} visit={visit} />
        </p>
      </div>
    </li>
  )
}
