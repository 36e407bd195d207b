/** Amounts, dates, states and lists, written the same way on every page. */
import type { ComponentChildren } from "preact"
import type { Reader } from "../Reader.ts"
import { say, spoken } from "../../words/Say.ts"

/** A calendar date, with its ISO form for machines. */
export const Day = ({ date, reader }: { readonly date: string; readonly reader: Reader }) => (
  <time datetime={date}>{reader.date(date)}</time>
)

/** A number of days. */
export const days = (n: number): string => say("{n, plural, one {# day} other {# days}}", { n })

/** `a, b and c`, as the language joins them. */
export const listed = (items: ReadonlyArray<string>): string =>
  new Intl.ListFormat(spoken(), { style: "long", type: "conjunction" }).format(items)

/** A moment, in the reader's zone. `at` is epoch milliseconds. */
export const Moment = ({ at, reader }: { readonly at: number; readonly reader: Reader }) => (
  <time datetime={new Date(at).toISOString()}>{reader.moment(at)}</time>
)

/** Characters from which on an amount is written smaller where there is little room: its digits stay together. */
const LONG = 12

/** An amount of money. */
export const Money = ({
  currency,
  minor,
  reader
}: {
  readonly minor: number | bigint
  readonly currency: string
  readonly reader: Reader
}) => {
  const text = reader.money(minor, currency)
  const classes = [
    "money",
    ...(BigInt(minor) === 0n ? ["nothing"] : []),
    ...(text.length > LONG ? ["long"] : [])
  ]
  return <span class={classes.join(" ")}>{text}</span>
}

/** How urgent a state is. */
export type Urgency = "good" | "warn" | "bad" | "info" | "quiet"

/** A state in a word or two. */
export const Badge = ({
  children,
  kind = "info"
}: {
  readonly children: ComponentChildren
  readonly kind?: Urgency
}) => <span class={`badge ${kind}`}>{children}</span>

/** A box around something that belongs together. */
export const Card = ({
  children,
  title,
  ...rest
}: {
  readonly title?: string
  readonly id?: string
  readonly class?: string
  readonly children: ComponentChildren
}) => (
  <section class={rest.class === undefined ? "card" : `card ${rest.class}`} id={rest.id}>
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </section>
)

/** What an empty list says: what it would show, and what to do next. */
export const Empty = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="empty">{children}</div>
)

/** Names and values, one below the other. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<readonly [string, ComponentChildren]> }) => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
