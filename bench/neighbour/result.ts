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
  /** The most memory that the instance used. */
  readonly memoryMb: number
}

/** What strangers sent, and what two companies saw of it. */
export interface Attacked extends Omit<Flooded, "window"> {
  /** The most that the p99 of B's creates may be, in milliseconds. */
  readonly mostCreateMillis?: number
  readonly bystander: Window
  /** Company A, whose name strangers may use. */
  readonly named: Window
}

/** All attacks on one server. */
export interface Siege {
  readonly server: string
  /** Both companies without an attack, before each of them. */
  readonly alone: ReadonlyArray<Pick<Attacked, "bystander" | "named">>
  readonly attacks: ReadonlyArray<Attacked>
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

/** An instance may use so much memory, in megabytes. */
const MOST_MEMORY_MB = 300

/** What each company saw of the attacks, as if they were floods. */
const seenBy = ({ alone, attacks, server }: Siege, company: "bystander" | "named"): Neighbourhood => ({
  server,
  alone: alone.map((one) => one[company]),
  floods: attacks.map((attack) => ({ ...attack, window: attack[company] }))
})

/** What one attack did. */
interface AttackEffects {
  readonly attack: string
  readonly bystander: Effects
  readonly named: Effects
  /** The p99 of B's creates, in milliseconds. */
  readonly createMillis: number
  readonly memoryMb: number
  readonly violations: ReadonlyArray<string>
}

/** Compares each attack with the time without one. */
export const attackEffects = (siege: Siege): ReadonlyArray<AttackEffects> => {
  const [ofBystander, ofNamed] = [effects(seenBy(siege, "bystander")), effects(seenBy(siege, "named"))]
  return siege.attacks.map(({ bystander, flood, memoryMb, mostCreateMillis }, place) => {
    const [b, named] = [ofBystander[place], ofNamed[place]] as [Effects, Effects]
    const createMillis = times([bystander], "create").p99
    return {
      attack: flood,
      bystander: b,
      named,
      createMillis,
      memoryMb,
      violations: [
        ...b.violations,
        ...named.violations
          .filter((one) => !one.startsWith("/readyz"))
          .map((one) => one.replace(/\bB\b/, "A")),
        ...(memoryMb < MOST_MEMORY_MB ? [] : [`the instance used ${memoryMb.toFixed(0)} MB`]),
        ...(mostCreateMillis === undefined || createMillis <= mostCreateMillis
          ? []
          : [`B's p99 of create is ${createMillis.toFixed(0)} ms`])
      ]
    }
  })
}

/** All that keeps a run with attacks from success. */
export const attackFaults = (siege: Siege): ReadonlyArray<string> => [
  ...(siege.attacks.length === 0 ? [] : tooBusy(seenBy(siege, "bystander"))),
  ...attackEffects(siege).flatMap(({ attack, violations }) => violations.map((one) => `${attack}: ${one}`))
]

const worst = ({ times }: Effects): string =>
  `${Math.max(...kinds.map((kind) => times[kind].p99)).toFixed(1)} ×`

const alonePair = (windows: ReadonlyArray<Window>): string => {
  const all = kinds.map((kind) => times(windows, kind).p99)
  return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`
}

/** The attacks as a Markdown table. */
export const attackTable = (siege: Siege): string => {
  const head = [
    "Strangers send",
    "B refused",
    "B's p99, worst kind",
    "A refused",
    "A's p99, worst kind",
    "B's create, p99 (ms)",
    "memory (MB)",
    "/readyz"
  ]
  const alone = siege.alone
  const creates = times(
    alone.map(({ bystander }) => bystander),
    "create"
  ).p99
  return [
    cells(head),
    cells(head.map((_, place) => (place === 0 ? "---" : "--:"))),
    cells([
      "nothing (p99 in ms)",
      "0",
      alonePair(alone.map(({ bystander }) => bystander)),
      "0",
      alonePair(alone.map(({ named }) => named)),
      creates.toFixed(1),
      "",
      "200"
    ]),
    ...attackEffects(siege).map(({ attack, bystander, createMillis, memoryMb, named }) =>
      cells([
        attack,
        String(bystander.refused),
        worst(bystander),
        String(named.refused),
        worst(named),
        createMillis.toFixed(1),
        memoryMb.toFixed(0),
        bystander.unready === 0 ? "200" : `${bystander.unready} × not 200`
      ])
    )
  ].join("\n")
}

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
export const document = (all: ReadonlyArray<Neighbourhood & { readonly siege?: Siege }>): string =>
  JSON.stringify(
    all.map((found) => ({
      server: found.server,
      alone_ms: Object.fromEntries(kinds.map((kind) => [kind, times(found.alone, kind)])),
      floods: effects(found),
      ...(found.siege === undefined ? {} : { attacks: attackEffects(found.siege) })
    }))
  )
