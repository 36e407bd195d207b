/** What company B saw, and the verdict on it. */
import { percentile } from "../percentile.ts"

/** The requests of company B. */
export const kinds = ["read", "list", "create", "payment"] as const
export type Kind = (typeof kinds)[number]

/** The answers to one kind of request. */
export interface Seen {
  /** The milliseconds until each answer, or until it was given up. */
  readonly millis: ReadonlyArray<number>
  /** How many answers had each status; 0 is no answer. */
  readonly statuses: Readonly<Record<string, number>>
}

/** What B saw in one window of time. */
export type Window = Readonly<Record<Kind, Seen>>

/** A window in which A sent a flood. */
export interface Flooded {
  readonly flood: string
  readonly window: Window
  /** Answers of /readyz in this time by status. */
  readonly readiness: Readonly<Record<string, number>>
  /** What A was answered, by status. */
  readonly flooder: Readonly<Record<string, number>>
}

/** All windows of one server: B alone, between the floods, and under each of them. */
export interface Neighbourhood {
  readonly server: string
  readonly alone: ReadonlyArray<Window>
  readonly floods: ReadonlyArray<Flooded>
}

/** B's p99 under a flood may be this many times its p99 alone. */
const MOST_TIMES = 10

/** Times of answers in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p99: number
}

const inOrder = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)

/** The times of one kind: medians over the windows, so that one that something else disturbed changes nothing. */
const times = (windows: ReadonlyArray<Window>, kind: Kind): Times => {
  const sorted = windows.map((window) => inOrder(window[kind].millis))
  const middle = (share: number) => percentile(inOrder(sorted.map((one) => percentile(one, share))), 0.5)
  return { p50: middle(0.5), p99: middle(0.99) }
}

/** Requests of B that were refused: answered with 400 or more, or not at all. */
export const refused = (window: Window): number =>
  kinds
    .flatMap((kind) => Object.entries(window[kind].statuses))
    .filter(([status]) => Number(status) < 200 || Number(status) >= 400)
    .reduce((sum, [, n]) => sum + n, 0)

/** Answers of /readyz other than 200. */
const unready = (readiness: Flooded["readiness"]): number =>
  Object.entries(readiness)
    .filter(([status]) => status !== "200")
    .reduce((sum, [, n]) => sum + n, 0)

/** What one flood did to B; `times` are its p50 and p99 as multiples of those alone. */
export interface Effects {
  readonly flood: string
  readonly times: Readonly<Record<Kind, Times>>
  readonly refused: number
  readonly unready: number
  readonly flooder: Readonly<Record<string, number>>
  /** Sentences that say what is not as it must be. */
  readonly violations: ReadonlyArray<string>
}

/** Compares each flood with the time without one. */
export const effects = ({ alone, floods }: Neighbourhood): ReadonlyArray<Effects> =>
  floods.map(({ flood, flooder, readiness, window }) => {
    const ratios = Object.fromEntries(
      kinds.map((kind) => {
        const [before, under] = [times(alone, kind), times([window], kind)]
        return [kind, { p50: under.p50 / before.p50, p99: under.p99 / before.p99 }]
      })
    ) as Record<Kind, Times>
    const [refusals, notReady] = [refused(window), unready(readiness)]
    return {
      flood,
      times: ratios,
      refused: refusals,
      unready: notReady,
      flooder,
      violations: [
        ...(refusals > 0 ? [`${refusals} requests of B were refused`] : []),
        ...kinds
          .filter((kind) => ratios[kind].p99 > MOST_TIMES)
          .map((kind) => `B's p99 of ${kind} is ${ratios[kind].p99.toFixed(1)} times that alone`),
        ...(notReady > 0 ? [`/readyz was not 200 ${notReady} times`] : [])
      ]
    }
  })

/** Where B takes longer than this alone, something else uses the machine, and multiples of it say nothing. */
const MOST_ALONE_MILLIS = 100

/** The kinds of requests that take so long without a flood that no verdict is possible, as sentences. */
const tooBusy = ({ alone }: Neighbourhood): ReadonlyArray<string> =>
  kinds
    .filter((kind) => times(alone, kind).p99 > MOST_ALONE_MILLIS)
    .map(
      (kind) => `the machine is too busy to tell: B's p99 of ${kind} alone is over ${MOST_ALONE_MILLIS} ms`
    )

/** All that keeps a run from success. */
export const faults = (found: Neighbourhood): ReadonlyArray<string> => [
  ...tooBusy(found),
  ...effects(found).flatMap(({ flood, violations }) => violations.map((one) => `${flood}: ${one}`))
]

const cells = (values: ReadonlyArray<string>): string => `| ${values.join(" | ")} |`

const pair = ({ p50, p99 }: Times, digits: number) => `${p50.toFixed(digits)} / ${p99.toFixed(digits)}`

/** The results as a Markdown table: milliseconds for B alone, multiples of them under each flood. */
export const table = (found: Neighbourhood): string => {
  const head = ["Company A sends", ...kinds.map((kind) => `B's ${kind}, p50 / p99`), "refused", "/readyz"]
  return [
    cells(head),
    cells(head.map((_, place) => (place === 0 ? "---" : "--:"))),
    cells(["nothing (ms)", ...kinds.map((kind) => pair(times(found.alone, kind), 1)), "0", "200"]),
    ...effects(found).map((one) =>
      cells([
        one.flood,
        ...kinds.map((kind) => `${pair(one.times[kind], 1)} ×`),
        String(one.refused),
        one.unready === 0 ? "200" : `${one.unready} × not 200`
      ])
    )
  ].join("\n")
}

/** The document of `--json`. */
export const document = (all: ReadonlyArray<Neighbourhood>): string =>
  JSON.stringify(
    all.map((found) => ({
      server: found.server,
      alone_ms: Object.fromEntries(kinds.map((kind) => [kind, times(found.alone, kind)])),
      floods: effects(found)
    }))
  )
