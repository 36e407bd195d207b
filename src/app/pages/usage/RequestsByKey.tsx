/** The requests of each key on each day, as a chart with its numbers. */
import type { UsageReport, UseOfKey } from "../../../services/keys/UsageReports.ts"
import type { CompanyVisit } from "../../Page.ts"
import { BarChart } from "../../parts/BarChart.tsx"
import { Legend, type SeriesShade, WithNumbers } from "../../parts/Chart.tsx"
import { Table } from "../../parts/Table.tsx"
import { Day } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** Keys with a colour of their own: those that were used most. */
const shadesOfKeys = ["part-1", "part-2", "part-3", "part-4", "part-5"] as const
const SHADE_OF_OTHERS = "quiet"
/** Every so many days has its date below it, the first of them far enough from the edge. */
const DAYS_PER_LABEL = 7
const FIRST_LABEL = 3

/** The requests of one key, or of several together, on each day of a report. */
export interface KeySeries {
  readonly label: string
  readonly shade: SeriesShade
  readonly requests: ReadonlyArray<number>
}

const labelOf = ({ apiKeyId, ended, name }: UseOfKey): string =>
  `${name ?? say("Key {apiKeyId}", { apiKeyId })}${ended === null ? "" : ` (${ended})`}`

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0)

/** One series for each of the keys that were used most, the most used first, and one for all others. */
export const seriesOf = ({ days, uses }: Pick<UsageReport, "days" | "uses">): ReadonlyArray<KeySeries> => {
  const places = new Map(days.map((day, index) => [day, index]))
  const keys = new Map<number, { readonly label: string; readonly requests: Array<number> }>()
  for (const use of uses) {
    const place = places.get(use.day)
    if (place === undefined) continue
    const key = keys.get(use.apiKeyId) ?? { label: labelOf(use), requests: days.map(() => 0) }
    keys.set(use.apiKeyId, key)
    key.requests[place] = use.requests
  }
  const sorted = [...keys.values()].toSorted((a, b) => sum(b.requests) - sum(a.requests))
  const others = sorted.slice(shadesOfKeys.length)
  const named = sorted.flatMap((key, index) => {
    const shade = shadesOfKeys[index]
    return shade === undefined ? [] : [{ ...key, shade }]
  })
  if (others.length === 0) return named
  const together = days.map((_, index) => sum(others.map(({ requests }) => requests[index] ?? 0)))
  return [
    ...named,
    { label: say("{count} other keys", { count: others.length }), shade: SHADE_OF_OTHERS, requests: together }
  ]
}

/** The chart, the legend and the table. */
export const RequestsByKey = ({
  report,
  visit
}: {
  readonly report: UsageReport
  readonly visit: CompanyVisit
}) => {
  const { reader } = visit
  const { days } = report
  const series = seriesOf(report)
  if (series.length === 0) {
    return (
      <p>{say("No key has sent a request in this time. What is done in the application is not counted.")}</p>
    )
  }
  const rows = days.map((day, index) => {
    const values = series.map(({ requests }) => requests[index] ?? 0)
    return { day, values, total: sum(values) }
  })
  return (
    <WithNumbers
      numbers={
        <Table
          caption={say("Requests per day, by key")}
          columns={[
            {
              label: say("Day"),
              cell: ({ day }: (typeof rows)[number]) => <Day date={day} reader={reader} />
            },
            ...series.map(({ label }, index) => ({
              label,
              number: true,
              cell: ({ values }: (typeof rows)[number]) => reader.number(values[index] ?? 0)
            })),
            {
              label: say("All"),
              number: true,
              cell: ({ total }: (typeof rows)[number]) => reader.number(total)
            }
          ]}
          rows={rows.toReversed()}
        />
      }
    >
      <Legend entries={series.map(({ label, shade }) => [shade, label] as const)} />
      <BarChart
        id="requests-per-day"
        title={say("Requests per day, by key: {count} in {count2} days", {
          count: reader.number(sum(rows.map(({ total }) => total))),
          count2: days.length
        })}
        shades={series.map(({ shade }) => shade)}
        stacks={rows.map(({ day, total, values }, index) => ({
          title: `${reader.date(day)}: ${reader.number(total)}`,
          label: index % DAYS_PER_LABEL === FIRST_LABEL ? reader.shortDate(day) : null,
          values
        }))}
        tick={(value) => reader.short(value)}
      />
    </WithNumbers>
  )
}
