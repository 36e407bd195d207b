/**
 * Charts as SVG, drawn by the server. Lengths along the width are percentages and those along the height are pixels, so
 * that a chart takes the width that there is and its labels keep the size of the page's text. Screen readers hear the
 * title; the numbers are in a table that belongs to each chart.
 */
import { scaleBand, scaleLinear } from "d3-scale"
import type { ComponentChildren } from "preact"
import { say } from "../../words/Say.ts"

/** A length along the width. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`
/** A length along the height. */
export const pixels = (value: number): number => Math.round(value * 10) / 10

/** Charts, with the numbers behind them. */
export const WithNumbers = ({
  children,
  numbers
}: {
  readonly children: ComponentChildren
  /** A table. */
  readonly numbers: ComponentChildren
}) => (
  <>
    {children}
    <details class="numbers">
      <summary>{say("Show as a table")}</summary>
      {numbers}
    </details>
  </>
)

/** What a colour stands for; a class of the style sheet. */
export type Shade = "now" | "quiet" | "late-1" | "late-2" | "late-3" | "late-4"

/** A part of a bar. */
export interface ChartPart {
  readonly label: string
  /** Not negative. */
  readonly value: number
  /** The value as it is written beside its label. */
  readonly text: string
  readonly shade: Shade
}

const BAR_HEIGHT = 18
/** A part of something is never so short that nobody sees it; in percent. */
const SHORTEST = 1.2

/** Where parts begin and how long they are, in percent; all together take the whole length. */
const placesOf = (parts: ReadonlyArray<ChartPart>) => {
  const all = parts.reduce((sum, { value }) => sum + value, 0)
  const lengths = parts.map(({ value }) => Math.max(SHORTEST, (value / all) * 100))
  const long = lengths.reduce((sum, length) => sum + length, 0)
  let from = 0
  return lengths.map((length) => {
    const place = { from: (from / long) * 100, length: (length / long) * 100 }
    from += length
    return place
  })
}

/** One bar of parts, with what each is and comes to. `title` says what the picture shows. */
export const PartsBar = ({
  id,
  parts,
  title
}: {
  readonly id: string
  readonly title: string
  readonly parts: ReadonlyArray<ChartPart>
}) => {
  const shown = parts.filter(({ value }) => value > 0)
  const places = placesOf(shown)
  return (
    <>
      <svg class="chart bar" role="img" aria-labelledby={id} width="100%" height={BAR_HEIGHT}>
        <title id={id}>{title}</title>
        {shown.map(({ shade }, index) => (
          <rect
            class={shade}
            x={percent(places[index]?.from ?? 0)}
            width={percent(places[index]?.length ?? 0)}
            height={BAR_HEIGHT}
          />
        ))}
      </svg>
      <ul class="parts">
        {shown.map(({ label, shade, text }) => (
          <li>
            <Swatch shade={shade} /> {label} <strong>{text}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The colour that stands for something. */
const Swatch = ({ shade }: { readonly shade: Shade | SeriesShade }) => (
  <svg class="chart" width="12" height="12" aria-hidden="true">
    <rect class={shade} width="12" height="12" rx="2" />
  </svg>
)

/** Two columns beside each other, of the same time. */
export interface Columns {
  /** Below the columns, where there is room; null where not. */
  readonly label: string | null
  /** Not negative. */
  readonly values: readonly [first: number, second: number]
  /** Whether it is the present time. */
  readonly isNow: boolean
}

/** Where columns are, from the top of a chart. */
export const PLOT_TOP = 10
export const PLOT_BOTTOM = 150
/** With the labels below the columns. */
export const COLUMNS_HEIGHT = 176
/** The axis stands before it. */
export const COLUMNS_FROM = 14
/** About so many lines cross a chart. */
export const TICKS = 3

/** The height of an amount above the top of the chart, in pixels. */
type Height = (value: number) => number

const Column = ({
  at,
  shade,
  value,
  width,
  y
}: {
  readonly value: number
  readonly shade: "received" | "expected"
  /** In percent, as `width` is. */
  readonly at: number
  readonly width: number
  readonly y: Height
}) => {
  if (value === 0) return null
  const height = Math.max(PLOT_BOTTOM - y(value), 1.5)
  return (
    <rect
      class={shade}
      x={percent(at)}
      y={pixels(PLOT_BOTTOM - height)}
      width={percent(width)}
      height={pixels(height)}
    />
  )
}

/** A line of the axis. */
export const Tick = ({ text, y }: { readonly text: string; readonly y: number }) => (
  <>
    <line class="grid" x1={percent(COLUMNS_FROM)} x2="100%" y1={pixels(y)} y2={pixels(y)} />
    <text x={percent(COLUMNS_FROM - 1.5)} y={pixels(y)} dy="0.35em" text-anchor="end">
      {text}
    </text>
  </>
)

/** One time: what marks it as the present one, its columns and its label. */
const Time = ({
  at,
  columns: { isNow, label, values },
  half,
  y
}: {
  readonly columns: Columns
  readonly at: number
  /** The width of one column. */
  readonly half: number
  readonly y: Height
}) => (
  <>
    {isNow ? (
      <rect
        class="present"
        x={percent(at - half * 0.28)}
        y={0}
        width={percent(half * 2.56)}
        height={PLOT_BOTTOM}
      />
    ) : null}
    <Column value={values[0]} shade="received" at={at} width={half} y={y} />
    <Column value={values[1]} shade="expected" at={at + half} width={half} y={y} />
    {label === null ? null : (
      <text x={percent(at + half)} y={PLOT_BOTTOM + 19} text-anchor="middle">
        {label}
      </text>
    )}
  </>
)

/** Pairs of columns over time, with an axis of amounts. */
export const ColumnChart = ({
  columns,
  id,
  tick,
  title
}: {
  readonly id: string
  readonly title: string
  readonly columns: ReadonlyArray<Columns>
  /** An amount on the axis. */
  readonly tick: (value: number) => string
}) => {
  const most = Math.max(...columns.flatMap(({ values }) => values))
  const y = scaleLinear()
    .domain([0, most === 0 ? 1 : most])
    .nice(TICKS)
    .range([PLOT_BOTTOM, PLOT_TOP])
  const x = scaleBand<number>()
    .domain(columns.map((_, index) => index))
    .range([COLUMNS_FROM, 100])
    .paddingInner(0.28)
    .paddingOuter(0.2)
  return (
    <svg class="chart" role="img" aria-labelledby={id} width="100%" height={COLUMNS_HEIGHT}>
      <title id={id}>{title}</title>
      {y.ticks(TICKS).map((value) => (
        <Tick text={tick(value)} y={y(value)} />
      ))}
      {columns.map((each, index) => (
        <Time columns={each} at={x(index) ?? 0} half={x.bandwidth() / 2} y={y} />
      ))}
    </svg>
  )
}

/** What a colour of columns stands for; a class of the style sheet. */
export type SeriesShade =
  | "received"
  | "expected"
  | "part-1"
  | "part-2"
  | "part-3"
  | "part-4"
  | "part-5"
  | "quiet"

/** What the colours of a column chart stand for. */
export const Legend = ({
  entries
}: {
  readonly entries: ReadonlyArray<readonly [shade: SeriesShade, text: string]>
}) => (
  <ul class="legend">
    {entries.map(([shade, text]) => (
      <li>
        <Swatch shade={shade} /> {text}
      </li>
    ))}
  </ul>
)
