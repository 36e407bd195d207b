/** Columns of stacked parts over time, such as the requests of each key on each day. */
import { scaleBand, scaleLinear } from "d3-scale"
import {
  COLUMNS_FROM,
  COLUMNS_HEIGHT,
  percent,
  pixels,
  PLOT_BOTTOM,
  PLOT_TOP,
  type SeriesShade,
  Tick,
  TICKS
} from "./Chart.tsx"

/** A column. */
export interface Stack {
  /** What a pointer on the column is told, such as the day and its sum. */
  readonly title: string
  /** Below the column, where there is room; null where not. */
  readonly label: string | null
  /** Its parts from the bottom up, not negative; as many as there are shades. */
  readonly values: ReadonlyArray<number>
}

/** Part of a column; a part of something is never so thin that nobody sees it. */
const THINNEST = 1

const Column = ({
  at,
  shades,
  stack: { label, title, values },
  width,
  y
}: {
  readonly stack: Stack
  readonly shades: ReadonlyArray<SeriesShade>
  /** In percent, as `width` is. */
  readonly at: number
  readonly width: number
  readonly y: (value: number) => number
}) => {
  let below = 0
  return (
    <g>
      <title>{title}</title>
      {values.map((value, index) => {
        const from = y(below)
        below += value
        const height = Math.max(THINNEST, from - y(below))
        return value === 0 ? null : (
          <rect
            class={shades[index]}
            x={percent(at)}
            y={pixels(from - height)}
            width={percent(width)}
            height={pixels(height)}
          />
        )
      })}
      {label === null ? null : (
        <text x={percent(at + width / 2)} y={PLOT_BOTTOM + 19} text-anchor="middle">
          {label}
        </text>
      )}
    </g>
  )
}

/** Stacked columns with an axis. `title` says what the picture shows. */
export const BarChart = ({
  id,
  shades,
  stacks,
  tick,
  title
}: {
  readonly id: string
  readonly title: string
  readonly stacks: ReadonlyArray<Stack>
  readonly shades: ReadonlyArray<SeriesShade>
  /** A number on the axis. */
  readonly tick: (value: number) => string
}) => {
  const most = Math.max(...stacks.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  const y = scaleLinear()
    .domain([0, Math.max(TICKS, most)])
    .nice(TICKS)
    .range([PLOT_BOTTOM, PLOT_TOP])
  const x = scaleBand<number>()
    .domain(stacks.map((_, index) => index))
    .range([COLUMNS_FROM, 100])
    .paddingInner(0.2)
    .paddingOuter(0.1)
  return (
    <svg class="chart" role="img" aria-labelledby={id} width="100%" height={COLUMNS_HEIGHT}>
      <title id={id}>{title}</title>
      {y
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((value) => (
          <Tick text={tick(value)} y={y(value)} />
        ))}
      {stacks.map((stack, index) => (
        <Column stack={stack} shades={shades} at={x(index) ?? 0} width={x.bandwidth()} y={y} />
      ))}
    </svg>
  )
}
