/** The charts of the overview: how late debts are, and what comes in by week. */
import {
  type AgingBucket,
  agingBuckets,
  type CurrencyFigures,
  WEEKS_BACK,
  type WeekFigures
} from "../../domain/Figures.ts"
import { inUnits, type Reader } from "../Reader.ts"
import { ColumnChart, Legend, type ChartPart, PartsBar, type Shade, WithNumbers } from "./Chart.tsx"
import { Table } from "./Table.tsx"
import { Day, Money } from "./Text.tsx"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** Currencies that have charts, those of the most debts; tables have all of them. */
const MAX_CHARTS = 4
/** Every so many weeks has its date below it. */
const WEEKS_PER_LABEL = 4

interface Charted {
  readonly currencies: ReadonlyArray<CurrencyFigures>
  readonly reader: Reader
}

const buckets: Readonly<Record<AgingBucket, readonly [label: Unsaid, shade: Shade]>> = {
  notDue: [phrase("Not due"), "now"],
  days1to30: [phrase("1–30 days"), "late-1"],
  days31to60: [phrase("31–60 days"), "late-2"],
  days61to90: [phrase("61–90 days"), "late-3"],
  over90: [phrase("90+ days"), "late-4"]
}

const agingParts = (
  { aging, currency, paused }: CurrencyFigures,
  reader: Reader
): ReadonlyArray<ChartPart> => {
  const part = (label: string, minor: bigint, shade: Shade): ChartPart => ({
    label,
    value: inUnits(minor, currency),
    text: reader.money(minor, currency),
    shade
  })
  return [
    ...agingBuckets.map((bucket) => part(say(buckets[bucket][0]), aging[bucket], buckets[bucket][1])),
    ...(paused === 0n ? [] : [part(say("Paused"), paused, "quiet")])
  ]
}

const only = (currencies: ReadonlyArray<CurrencyFigures>): boolean => currencies.length === 1

/** What is owed by how long it is overdue: a chart for each currency, and a table of all. */
export const AgingCharts = ({ currencies, reader }: Charted) => {
  const owed = currencies.filter(({ owed: minor }) => minor > 0n)
  if (owed.length === 0) return <p class="quiet">{say("Nobody owes you anything at present.")}</p>
  const amount = (label: string, of: (figures: CurrencyFigures) => bigint) => ({
    label,
    number: true,
    cell: (figures: CurrencyFigures) => (
      <Money minor={of(figures)} currency={figures.currency} reader={reader} />
    )
  })
  return (
    <WithNumbers
      numbers={
        <Table
          caption={say("What is owed, by how long it is overdue")}
          columns={[
            { label: say("Currency"), cell: ({ currency }) => currency },
            ...agingBuckets.map((bucket) => amount(say(buckets[bucket][0]), ({ aging }) => aging[bucket])),
            amount(say("Paused"), ({ paused }) => paused),
            amount(say("All"), ({ owed: minor }) => minor)
          ]}
          rows={owed}
        />
      }
    >
      {owed.slice(0, MAX_CHARTS).map((figures) => (
        <>
          {only(currencies) ? null : <h3>{figures.currency}</h3>}
          <PartsBar
            id={`aging-${figures.currency}`}
            title={say("What is owed in {currency}, by how many days it is overdue", {
              currency: figures.currency
            })}
            parts={agingParts(figures, reader)}
          />
        </>
      ))}
    </WithNumbers>
  )
}

const weekColumns = ({ currency, weeks }: CurrencyFigures, reader: Reader) =>
  weeks.map(({ expected, from, received }, index) => ({
    label: index % WEEKS_PER_LABEL === 0 ? reader.shortDate(from) : null,
    values: [inUnits(received, currency), inUnits(expected, currency)] as const,
    isNow: index === WEEKS_BACK
  }))

const WeekTable = ({ currency, reader, weeks }: CurrencyFigures & { readonly reader: Reader }) => {
  const amount = (label: string, of: (week: WeekFigures) => bigint) => ({
    label,
    number: true,
    cell: (week: WeekFigures) => <Money minor={of(week)} currency={currency} reader={reader} />
  })
  return (
    <Table
      caption={say("Received and expected in {currency}, by week", { currency })}
      columns={[
        {
          label: say("Week from"),
          cell: ({ from }: WeekFigures) => <Day date={from} reader={reader} />
        },
        amount(say("Received"), ({ received }) => received),
        amount(say("Expected"), ({ expected }) => expected)
      ]}
      rows={weeks}
    />
  )
}

/** What came in and what is expected, by week: a chart and a table for each currency. */
export const WeekCharts = ({ currencies, reader }: Charted) => {
  const charted = currencies
    .filter(({ weeks }) => weeks.some(({ expected, received }) => expected > 0n || received > 0n))
    .slice(0, MAX_CHARTS)
  if (charted.length === 0)
    return <p class="quiet">{say("No payment came in lately, and nothing is due soon.")}</p>
  return (
    <WithNumbers
      numbers={charted.map((figures) => (
        <WeekTable {...figures} reader={reader} />
      ))}
    >
      <Legend
        entries={[
          ["received", say("Received")],
          ["expected", say("Expected: due in the week, and still owed")]
        ]}
      />
      {charted.map((figures) => (
        <>
          {only(currencies) ? null : <h3>{figures.currency}</h3>}
          <ColumnChart
            id={`weeks-${figures.currency}`}
            title={say("Received and expected in {currency}, by week; the present week is marked", {
              currency: figures.currency
            })}
            columns={weekColumns(figures, reader)}
            tick={(value) => reader.short(value)}
          />
        </>
      ))}
    </WithNumbers>
  )
}
