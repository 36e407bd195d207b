/** The script of a simulation: the companies of a seed, and the steps that are played on them. */
import type { Weekday } from "../../../src/domain/dunning/Policy.ts"
import type { ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import { type RandomSource, randomOf } from "./RandomSource.ts"

/** A row by number, modulo the number of rows, so that a step stays valid wherever it is played. */
type Nth = number

/** How a provider behaves from then on. */
export type Mood = "well" | "defers" | "rejects" | "loses" | "faults" | "moody"

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
      readonly direction: "out" | "in"
    }
  | { readonly do: "policy"; readonly company: Nth; readonly policy: ReminderPolicy }
  | { readonly do: "company"; readonly company: Nth; readonly active: boolean }
  | { readonly do: "plan"; readonly company: Nth; readonly active: boolean }
  | { readonly do: "members"; readonly company: Nth; readonly present: boolean }
  | { readonly do: "payable"; readonly company: Nth; readonly dueInDays: number }
  | { readonly do: "bill due"; readonly payable: Nth; readonly inDays: number }
  | { readonly do: "bill paid"; readonly payable: Nth }

/** What workers do, step by step. */
type Work =
  | { readonly do: "claim"; readonly worker: Nth; readonly company: Nth; readonly share: number }
  | { readonly do: "decide"; readonly worker: Nth; readonly group: number }
  | { readonly do: "hand over"; readonly worker: Nth; readonly messages: number }
  | { readonly do: "complete"; readonly worker: Nth; readonly messages: number }
  | { readonly do: "crash"; readonly worker: Nth }
  | { readonly do: "rounds"; readonly workers: number }
  | { readonly do: "race"; readonly workers: number; readonly write: Write }

/** What happens around the workers. */
type Event =
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
  /** Null for the default policy. */
  readonly policy: ReminderPolicy | null
}

export interface Script {
  readonly seed: number
  /** Epoch milliseconds. */
  readonly start: number
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
/** Near changes of clocks, ends of years, leap days and the day that Apia skipped. */
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

const policyOf = (random: RandomSource): ReminderPolicy => {
  const [from, to] = random.one(windows)
  const days = random.chance(0.5) ? weekdays.slice(0, 5) : random.some(weekdays, 0.6)
  return {
    receivables: {
      steps: random.some(offsets, 0.4).map((offsetDays) => ({
        offsetDays,
        channels: random.one([["email"], ["email", "sms"], ["sms"], ["sms", "email"]] as const)
      })),
      window: { from, to },
      days: days.length === 0 ? [random.one(weekdays)] : days,
      holidays: random.chance(0.5),
      minGapDays: random.one([1, 1, 2, 2, 4]),
      customerGapDays: random.one([0, 1, 1, 3]),
      noticeDays: 7,
      repeatDays: null,
      reviewDays: 5,
      statementDays: null,
      maxMessages: random.one([1, 2, 3, 8, 8, 8]),
      maxPerMinute: random.one([1, 2, 3, 60, 60]),
      catchUpDays: random.one([0, 1, 3, 3, 7]),
      combine: random.chance(0.7),
      minBalance: {}
    },
    payables: { steps: random.some([-3, -1, 0, 2], 0.5).map((offsetDays) => ({ offsetDays })) }
  }
}

const companyOf = (random: RandomSource): CompanySpec => ({
  timezone: random.one(zones),
  country: random.chance(0.3) ? random.one(["DE", "US"]) : null,
  onTestClock: random.chance(0.25),
  policy: random.chance(0.35) ? null : policyOf(random)
})

const customerOf = (random: RandomSource): CustomerSpec => ({
  timezone: random.one(zones),
  email: random.chance(0.85),
  phone: random.chance(0.6),
  locale: random.one([null, "de", "fr-CH", "ja"])
})

const days = (random: RandomSource) =>
  random.weighted([
    [3, random.between(-1, 6)],
    // So that several debts of a customer become due together.
    [2, 3],
    [1, random.between(-40, 40)]
  ] as const)

const nth = (random: RandomSource) => random.upTo(1_000)

const writes: ReadonlyArray<readonly [weight: number, make: (random: RandomSource) => Write]> = [
  [
    8,
    (random) => ({
      do: "receivable",
      company: nth(random),
      customer: random.chance(0.4) ? customerOf(random) : nth(random),
      amount: random.between(2, 500),
      currency: random.one(currencies),
      dueInDays: days(random)
    })
  ],
  [4, (random) => ({ do: "pay", receivable: nth(random), share: random.one([0.3, 0.5, 1, 1]) })],
  [3, (random) => ({ do: "reverse", receivable: nth(random) })],
  [
    5,
    (random) => ({
      do: "move",
      receivable: nth(random),
      move: random.one(["pause", "resume", "resume", "resume", "cancel"])
    })
  ],
  [3, (random) => ({ do: "due", receivable: nth(random), inDays: days(random) })],
  [
    2,
    (random) => ({
      do: "amount",
      receivable: nth(random),
      amount: random.chance(0.2) ? "paid" : random.between(2, 900)
    })
  ],
  [1, (random) => ({ do: "reassign", receivable: nth(random), customer: nth(random) })],
  [
    3,
    (random) => {
      const { email, phone, timezone } = customerOf(random)
      return {
        do: "customer",
        customer: nth(random),
        change: random.one([{ timezone }, { email }, { phone }])
      }
    }
  ],
  [
    1,
    (random) => ({
      do: "opt",
      customer: nth(random),
      channel: random.one(["email", "sms"]),
      direction: random.one(["out", "in"])
    })
  ],
  [1, (random) => ({ do: "policy", company: nth(random), policy: policyOf(random) })],
  [1, (random) => ({ do: "company", company: nth(random), active: random.chance(0.6) })],
  [1, (random) => ({ do: "plan", company: nth(random), active: random.chance(0.6) })],
  [0.5, (random) => ({ do: "members", company: nth(random), present: random.chance(0.5) })],
  [2, (random) => ({ do: "payable", company: nth(random), dueInDays: days(random) })],
  [0.5, (random) => ({ do: "bill due", payable: nth(random), inDays: days(random) })],
  [0.5, (random) => ({ do: "bill paid", payable: nth(random) })]
]

const work: ReadonlyArray<readonly [weight: number, make: (random: RandomSource) => Work]> = [
  [
    3,
    (random) => ({ do: "claim", worker: nth(random), company: nth(random), share: random.one([1, 2, 10]) })
  ],
  [4, (random) => ({ do: "decide", worker: nth(random), group: random.one([1, 2, 10, 10]) })],
  [4, (random) => ({ do: "hand over", worker: nth(random), messages: random.one([1, 10]) })],
  [4, (random) => ({ do: "complete", worker: nth(random), messages: random.one([1, 10, 10]) })],
  [1.5, (random) => ({ do: "crash", worker: nth(random) })],
  [3, (random) => ({ do: "rounds", workers: random.one([1, 1, 3]) })],
  [1, (random) => ({ do: "race", workers: random.one([1, 2]), write: random.weighted(writes)(random) })]
]

const events: ReadonlyArray<readonly [weight: number, make: (random: RandomSource) => Event]> = [
  [
    2,
    (random) => ({
      do: "provider",
      channel: random.one(["email", "sms"]),
      mood: random.one(["well", "well", "defers", "rejects", "loses", "faults", "moody", "moody"])
    })
  ],
  [4, (random) => ({ do: "tick", seconds: random.one([1, 5, 20, 40]) })],
  [2, (random) => ({ do: "wait", minutes: random.one([1, 2, 15, 90, 400]) })],
  [2, (random) => ({ do: "next", lateSeconds: random.one([0, 0, 0, 1, 90]) })],
  [1, (random) => ({ do: "outage", hours: random.one([1, 5, 24, 40, 72, 120, 240]) })],
  [
    2,
    (random) => ({
      do: "clock",
      company: nth(random),
      hours: random.one([0, 1, 24, 72, 240]),
      jump: random.chance(0.4)
    })
  ]
]

const maybe = (
  random: RandomSource,
  probability: number,
  make: (random: RandomSource) => Step
): ReadonlyArray<Step> => (random.chance(probability) ? [make(random)] : [])

const write = (random: RandomSource): Step => random.weighted(writes)(random)
const event = (random: RandomSource): Step => random.weighted(events)(random)
const next = (random: RandomSource): Step => ({ do: "next", lateSeconds: random.one([0, 0, 0, 1, 90]) })

/** One worker from claim to completion or crash, with writes and events in between. */
const passage = (random: RandomSource): ReadonlyArray<Step> => {
  const worker = nth(random)
  const between = (probability: number) => [
    ...maybe(random, probability, write),
    ...maybe(random, probability / 2, event),
    ...maybe(random, 0.1, () => ({ do: "crash", worker }))
  ]
  return [
    ...maybe(random, 0.9, next),
    { do: "claim", worker, company: nth(random), share: random.one([1, 2, 10]) },
    ...between(0.3),
    { do: "decide", worker, group: random.one([1, 10, 10]) },
    ...between(0.3),
    { do: "hand over", worker, messages: random.one([1, 10, 10]) },
    ...between(0.3),
    ...maybe(random, 0.85, () => ({ do: "complete", worker, messages: random.one([1, 10, 10]) }))
  ]
}

const stepsOf = (random: RandomSource): ReadonlyArray<Step> =>
  random.weighted<(random: RandomSource) => ReadonlyArray<Step>>([
    [3, (random) => [write(random)]],
    [2, passage],
    [1.5, (random) => [...maybe(random, 0.7, next), random.weighted(work)(random)]],
    [2, (random) => [event(random)]]
  ])(random)

/** Blocks of steps in a script. */
export const BLOCKS = 14

/** The script of a seed. */
export const scriptOf = (seed: number, length: number): Script => {
  const random = randomOf(seed)
  const companies = Array.from({ length: random.one([1, 1, 2, 3]) }, () => companyOf(random))
  const [make] = writes.map(([, write]) => write)
  return {
    seed,
    start: Date.parse(random.one(starts)) + random.upTo(86_400) * 1_000,
    sms: random.one(["Provider", "Provider", "Provider", "Capture", "Off"]),
    companies,
    steps: [
      ...Array.from({ length: random.between(1, 3) }, () => make?.(random) as Write),
      { do: "provider", channel: "email", mood: random.one(["well", "moody"]) },
      { do: "provider", channel: "sms", mood: random.one(["well", "moody"]) },
      ...Array.from({ length }, () => stepsOf(random)).flat()
    ]
  }
}
