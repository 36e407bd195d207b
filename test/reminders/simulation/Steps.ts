/** What a simulation does, written down before it is done: a seed's companies and the steps that are played on them. */
import type { Weekday } from "../../../src/domain/dunning/Policy.ts"
import type { ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import { type RandomSource, diceOf } from "./RandomSource.ts"

/** Rows are named by numbers that are counted round those there are, so that a step means something wherever it stands. */
type Nth = number

/** How a provider behaves from now on. */
export type Mood = "well" | "defers" | "rejects" | "loses" | "moody"

export interface CustomerSpec {
  readonly timezone: string | null
  readonly email: boolean
  readonly phone: boolean
  readonly locale: string | null
}

/** A write through the services that callers and operators use. */
export type Write =
  | {
      readonly do: "receivable"
      readonly company: Nth
      readonly customer: Nth | CustomerSpec
      readonly amount: number
      readonly currency: string
      readonly dueInDays: number
    }
  | { readonly do: "pay"; readonly receivable: Nth; readonly share: number }
  | { readonly do: "reverse"; readonly receivable: Nth }
  | { readonly do: "move"; readonly receivable: Nth; readonly move: "pause" | "resume" | "cancel" }
  | { readonly do: "due"; readonly receivable: Nth; readonly inDays: number }
  | { readonly do: "amount"; readonly receivable: Nth; readonly amount: number | "paid" }
  | { readonly do: "reassign"; readonly receivable: Nth; readonly customer: Nth }
  | { readonly do: "customer"; readonly customer: Nth; readonly change: Partial<CustomerSpec> }
  | {
      readonly do: "opt"
      readonly customer: Nth
      readonly channel: "email" | "sms"
      readonly transport: "out" | "in"
    }
  | { readonly do: "policy"; readonly company: Nth; readonly policy: ReminderPolicy }
  | { readonly do: "company"; readonly company: Nth; readonly active: boolean }
  | { readonly do: "plan"; readonly company: Nth; readonly active: boolean }
  | { readonly do: "members"; readonly company: Nth; readonly present: boolean }
  | { readonly do: "payable"; readonly company: Nth; readonly dueInDays: number }
  | { readonly do: "bill due"; readonly payable: Nth; readonly inDays: number }
  | { readonly do: "bill paid"; readonly payable: Nth }

/** What workers do, each in its own time. */
export type Work =
  | { readonly do: "claim"; readonly worker: Nth; readonly company: Nth; readonly share: number }
  | { readonly do: "decide"; readonly worker: Nth; readonly group: number }
  | { readonly do: "hand over"; readonly worker: Nth; readonly messages: number }
  | { readonly do: "complete"; readonly worker: Nth; readonly messages: number }
  | { readonly do: "crash"; readonly worker: Nth }
  | { readonly do: "rounds"; readonly workers: number }
  | { readonly do: "race"; readonly workers: number; readonly write: Write }

/** What happens to the world around them. */
export type Event =
  | { readonly do: "provider"; readonly channel: "email" | "sms"; readonly mood: Mood }
  | { readonly do: "tick"; readonly seconds: number }
  | { readonly do: "wait"; readonly minutes: number }
  | { readonly do: "next"; readonly lateSeconds: number }
  | { readonly do: "outage"; readonly hours: number }
  | { readonly do: "clock"; readonly company: Nth; readonly hours: number; readonly jump: boolean }

export type Step = Write | Work | Event

export interface CompanySpec {
  readonly timezone: string | null
  readonly country: string | null
  readonly onTestClock: boolean
  /** Null: the default. */
  readonly policy: ReminderPolicy | null
}

export interface Script {
  readonly seed: number
  /** Epoch milliseconds. */
  readonly start: number
  readonly smsDeduplicatesForMillis: number
  readonly sms: "Provider" | "Capture" | "Off"
  readonly companies: ReadonlyArray<CompanySpec>
  readonly steps: ReadonlyArray<Step>
}

const zones = [
  null,
  "UTC",
  "Europe/Berlin",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/St_Johns",
  "America/Santiago",
  "Africa/Cairo"
]
/** Around the days when clocks are changed, years end, February is long and Apia leaves out a day. */
const starts = [
  "2026-03-05T09:00:00Z",
  "2026-03-27T15:30:00Z",
  "2026-04-02T11:00:00Z",
  "2026-10-22T07:59:00Z",
  "2026-10-30T20:00:00Z",
  "2026-12-21T12:00:00Z",
  "2028-02-25T06:00:00Z",
  "2011-12-27T10:00:00Z"
]
const currencies = ["EUR", "EUR", "USD", "JPY", "BHD"]
const windows = [
  ["09:00", "17:00"],
  ["09:00", "17:00"],
  ["00:00", "23:59"],
  ["08:00", "08:05"],
  ["12:00", "12:30"],
  ["20:00", "23:00"],
  ["06:00", "09:00"]
] as const
const weekdays: ReadonlyArray<Weekday> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
const offsets = [-5, -3, -1, 0, 1, 2, 3, 5, 8]

const policyOf = (dice: RandomSource): ReminderPolicy => {
  const [from, to] = dice.one(windows)
  const days = dice.chance(0.5) ? weekdays.slice(0, 5) : dice.some(weekdays, 0.6)
  return {
    receivables: {
      steps: dice.some(offsets, 0.4).map((offsetDays) => ({
        offsetDays,
        channels: dice.one([["email"], ["email", "sms"], ["sms"], ["sms", "email"]] as const)
      })),
      window: { from, to },
      days: days.length === 0 ? [dice.one(weekdays)] : days,
      holidays: dice.chance(0.5),
      minGapDays: dice.one([0, 1, 2, 2, 4]),
      maxMessages: dice.one([1, 2, 3, 8, 8, 8]),
      maxPerMinute: dice.one([1, 2, 3, 60, 60]),
      catchUpDays: dice.one([0, 1, 3, 3, 7])
    },
    payables: { steps: dice.some([-3, -1, 0, 2], 0.5).map((offsetDays) => ({ offsetDays })) }
  }
}

const companyOf = (dice: RandomSource): CompanySpec => ({
  timezone: dice.one(zones),
  country: dice.chance(0.3) ? dice.one(["DE", "US"]) : null,
  onTestClock: dice.chance(0.25),
  policy: dice.chance(0.35) ? null : policyOf(dice)
})

const customerOf = (dice: RandomSource): CustomerSpec => ({
  timezone: dice.one(zones),
  email: dice.chance(0.85),
  phone: dice.chance(0.6),
  locale: dice.one([null, "de", "fr-CH", "ja"])
})

const days = (dice: RandomSource) =>
  dice.weighted([
    [5, dice.between(-1, 6)],
    [1, dice.between(-40, 40)]
  ] as const)

const nth = (dice: RandomSource) => dice.upTo(1_000)

const writes: ReadonlyArray<readonly [weight: number, make: (dice: RandomSource) => Write]> = [
  [
    8,
    (dice) => ({
      do: "receivable",
      company: nth(dice),
      customer: dice.chance(0.6) ? customerOf(dice) : nth(dice),
      amount: dice.between(2, 500),
      currency: dice.one(currencies),
      dueInDays: days(dice)
    })
  ],
  [4, (dice) => ({ do: "pay", receivable: nth(dice), share: dice.one([0.3, 0.5, 1, 1]) })],
  [3, (dice) => ({ do: "reverse", receivable: nth(dice) })],
  [
    5,
    (dice) => ({
      do: "move",
      receivable: nth(dice),
      move: dice.one(["pause", "resume", "resume", "resume", "cancel"])
    })
  ],
  [3, (dice) => ({ do: "due", receivable: nth(dice), inDays: days(dice) })],
  [
    2,
    (dice) => ({
      do: "amount",
      receivable: nth(dice),
      amount: dice.chance(0.2) ? "paid" : dice.between(2, 900)
    })
  ],
  [1, (dice) => ({ do: "reassign", receivable: nth(dice), customer: nth(dice) })],
  [
    3,
    (dice) => {
      const { email, phone, timezone } = customerOf(dice)
      return { do: "customer", customer: nth(dice), change: dice.one([{ timezone }, { email }, { phone }]) }
    }
  ],
  [
    1,
    (dice) => ({
      do: "opt",
      customer: nth(dice),
      channel: dice.one(["email", "sms"]),
      transport: dice.one(["out", "in"])
    })
  ],
  [1, (dice) => ({ do: "policy", company: nth(dice), policy: policyOf(dice) })],
  [1, (dice) => ({ do: "company", company: nth(dice), active: dice.chance(0.6) })],
  [1, (dice) => ({ do: "plan", company: nth(dice), active: dice.chance(0.6) })],
  [0.5, (dice) => ({ do: "members", company: nth(dice), present: dice.chance(0.5) })],
  [2, (dice) => ({ do: "payable", company: nth(dice), dueInDays: days(dice) })],
  [0.5, (dice) => ({ do: "bill due", payable: nth(dice), inDays: days(dice) })],
  [0.5, (dice) => ({ do: "bill paid", payable: nth(dice) })]
]

const work: ReadonlyArray<readonly [weight: number, make: (dice: RandomSource) => Work]> = [
  [3, (dice) => ({ do: "claim", worker: nth(dice), company: nth(dice), share: dice.one([1, 2, 10]) })],
  [4, (dice) => ({ do: "decide", worker: nth(dice), group: dice.one([1, 2, 10, 10]) })],
  [4, (dice) => ({ do: "hand over", worker: nth(dice), messages: dice.one([1, 10]) })],
  [4, (dice) => ({ do: "complete", worker: nth(dice), messages: dice.one([1, 10, 10]) })],
  [1.5, (dice) => ({ do: "crash", worker: nth(dice) })],
  [3, (dice) => ({ do: "rounds", workers: dice.one([1, 1, 3]) })],
  [1, (dice) => ({ do: "race", workers: dice.one([1, 2]), write: dice.weighted(writes)(dice) })]
]

const events: ReadonlyArray<readonly [weight: number, make: (dice: RandomSource) => Event]> = [
  [
    2,
    (dice) => ({
      do: "provider",
      channel: dice.one(["email", "sms"]),
      mood: dice.one(["well", "well", "defers", "rejects", "loses", "moody", "moody"])
    })
  ],
  [4, (dice) => ({ do: "tick", seconds: dice.one([1, 5, 20, 40]) })],
  [2, (dice) => ({ do: "wait", minutes: dice.one([1, 2, 15, 90, 400]) })],
  [2, (dice) => ({ do: "next", lateSeconds: dice.one([0, 0, 0, 1, 90]) })],
  [1, (dice) => ({ do: "outage", hours: dice.one([1, 5, 24, 40, 72, 120, 240]) })],
  [
    2,
    (dice) => ({
      do: "clock",
      company: nth(dice),
      hours: dice.one([0, 1, 24, 72, 240]),
      jump: dice.chance(0.4)
    })
  ]
]

const maybe = (
  dice: RandomSource,
  probability: number,
  make: (dice: RandomSource) => Step
): ReadonlyArray<Step> => (dice.chance(probability) ? [make(dice)] : [])

const write = (dice: RandomSource): Step => dice.weighted(writes)(dice)
const event = (dice: RandomSource): Step => dice.weighted(events)(dice)
const next = (dice: RandomSource): Step => ({ do: "next", lateSeconds: dice.one([0, 0, 0, 1, 90]) })

/** A worker's way with what is due, from claim to completion or death, and what comes in between. */
const passage = (dice: RandomSource): ReadonlyArray<Step> => {
  const worker = nth(dice)
  const between = (probability: number) => [
    ...maybe(dice, probability, write),
    ...maybe(dice, probability / 2, event),
    ...maybe(dice, 0.1, () => ({ do: "crash", worker }))
  ]
  return [
    ...maybe(dice, 0.9, next),
    { do: "claim", worker, company: nth(dice), share: dice.one([1, 2, 10]) },
    ...between(0.3),
    { do: "decide", worker, group: dice.one([1, 10, 10]) },
    ...between(0.3),
    { do: "hand over", worker, messages: dice.one([1, 10, 10]) },
    ...between(0.3),
    ...maybe(dice, 0.85, () => ({ do: "complete", worker, messages: dice.one([1, 10, 10]) }))
  ]
}

const stepsOf = (dice: RandomSource): ReadonlyArray<Step> =>
  dice.weighted<(dice: RandomSource) => ReadonlyArray<Step>>([
    [3, (dice) => [write(dice)]],
    [2, passage],
    [1.5, (dice) => [...maybe(dice, 0.7, next), dice.weighted(work)(dice)]],
    [2, (dice) => [event(dice)]]
  ])(dice)

/** Blocks of steps in a script, unless another number is asked for. */
export const BLOCKS = 14

/** Everything that a seed does. */
export const scriptOf = (seed: number, length: number): Script => {
  const dice = diceOf(seed)
  const companies = Array.from({ length: dice.one([1, 1, 2, 3]) }, () => companyOf(dice))
  const [make] = writes.map(([, write]) => write)
  return {
    seed,
    start: Date.parse(dice.one(starts)) + dice.upTo(86_400) * 1_000,
    smsDeduplicatesForMillis: dice.one([0, 0, 600_000, 86_400_000]),
    sms: dice.one(["Provider", "Provider", "Provider", "Capture", "Off"]),
    companies,
    steps: [
      ...Array.from({ length: dice.between(1, 3) }, () => make?.(dice) as Write),
      { do: "provider", channel: "email", mood: dice.one(["well", "moody"]) },
      { do: "provider", channel: "sms", mood: dice.one(["well", "moody"]) },
      ...Array.from({ length }, () => stepsOf(dice)).flat()
    ]
  }
}
