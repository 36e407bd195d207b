/** The script of a simulation: the companies of a seed, and the steps that are played on them. */
import { defaultPolicy, type ReminderPolicy } from "../../../src/domain/dunning/Policy.ts"
import type { CasePolicy } from "../../../src/domain/dunning/case/Types.ts"
import { anyPolicy, dueIn } from "../../domain/dunning/case/simulation/Script.ts"
import { type RandomSource, randomOf } from "./RandomSource.ts"

/** A row by number, modulo the number of rows, so that a step stays valid wherever it is played. */
type Nth = number

/** How a provider behaves from then on. */
export type Mood = "well" | "defers" | "rejects" | "bounces" | "loses" | "faults" | "moody"

/** What may change about a customer. */
export interface CustomerSpec {
  readonly timezone: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string | null
}

/** A write through the services that callers, operators and debtors use. */
export type Write =
  | {
      readonly do: "debt"
      readonly company: Nth
      readonly customer: Nth
      readonly amount: number
      readonly currency: string
      readonly due: number
    }
  | { readonly do: "pay"; readonly debt: Nth; readonly share: number }
  | { readonly do: "reverse" | "cancel" | "resume" | "dispute" | "ask"; readonly debt: Nth }
  | { readonly do: "pause"; readonly debt: Nth; readonly days: number | null }
  | { readonly do: "promise"; readonly debt: Nth; readonly days: number }
  | { readonly do: "move"; readonly debt: Nth; readonly days: number }
  | { readonly do: "amount"; readonly debt: Nth; readonly factor: number }
  | { readonly do: "pass"; readonly debt: Nth; readonly customer: Nth }
  | { readonly do: "merge"; readonly customer: Nth; readonly into: Nth }
  | { readonly do: "unmerge"; readonly company: Nth }
  | { readonly do: "customer"; readonly customer: Nth; readonly change: Partial<CustomerSpec> }
  | {
      readonly do: "opt"
      readonly customer: Nth
      readonly channel: "email" | "sms"
      readonly direction: "out" | "in"
    }
  | { readonly do: "policy"; readonly company: Nth; readonly policy: ReminderPolicy }
  | { readonly do: "mode"; readonly company: Nth; readonly mode: "hold" | "approve" | "on" }
  | { readonly do: "company" | "plan"; readonly company: Nth; readonly active: boolean }
  | { readonly do: "members"; readonly company: Nth; readonly present: boolean }
  | { readonly do: "bill"; readonly company: Nth; readonly dueInDays: number }
  | { readonly do: "bill due"; readonly bill: Nth; readonly inDays: number }
  | { readonly do: "bill paid"; readonly bill: Nth }
  | { readonly do: "money"; readonly debt: Nth; readonly isForAny: boolean }
  | { readonly do: "money settled"; readonly customer: Nth }

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
  | { readonly do: "next"; readonly lateSeconds: number }
  | { readonly do: "outage"; readonly hours: number }
  /** A worker does what is due, at every moment. */
  | { readonly do: "live"; readonly hours: number }
  | { readonly do: "clock"; readonly company: Nth; readonly hours: number; readonly jump: boolean }

export type Step = Write | Work | Event

export interface CompanySpec {
  readonly timezone: string | null
  readonly country: string | null
  readonly onTestClock: boolean
  /** Null for the default policy. */
  readonly policy: ReminderPolicy | null
  /** The customers with which it begins, once they owe something. */
  readonly customers: ReadonlyArray<CustomerSpec>
}

export interface Script {
  readonly seed: number
  /** Epoch milliseconds. */
  readonly start: number
  readonly sms: "Provider" | "Capture" | "Off"
  readonly companies: ReadonlyArray<CompanySpec>
  readonly steps: ReadonlyArray<Step>
}

/** A customer owes at most so many debts. */
export const MAX_DEBTS = 30

const zones = [
  null,
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/Santiago",
  "Africa/Cairo"
]
/** Near changes of clocks, ends of years, leap days and the day that Apia skipped. */
const starts = [
  "2026-03-05T09:00:00Z",
  "2026-03-27T15:30:00Z",
  "2026-04-02T11:00:00Z",
  "2026-10-22T07:59:00Z",
  "2026-12-21T12:00:00Z",
  "2028-02-25T06:00:00Z",
  "2011-12-27T10:00:00Z"
]
const currencies = ["EUR", "EUR", "EUR", "USD", "JPY"]
// Two customers may have the same address.
const emails = ["a@example.com", "A@example.com", "b@example.com", "c@example.com"]
const phones = ["+4915112345678", "+4915187654321"]

/** Any policy; in one of three every step has both channels. */
const policyFor = (random: RandomSource): CasePolicy => {
  const policy = anyPolicy(random)
  return random.chance(0.3)
    ? { ...policy, steps: policy.steps.map((step) => ({ ...step, channels: ["email", "sms"] })) }
    : policy
}

const policyOf = (random: RandomSource): ReminderPolicy => ({
  ...defaultPolicy,
  receivables: { ...defaultPolicy.receivables, ...policyFor(random) },
  payables: { steps: random.some([-3, -1, 0, 2], 0.5).map((offsetDays) => ({ offsetDays })) }
})

const customerOf = (random: RandomSource): CustomerSpec => ({
  timezone: random.one(zones),
  email: random.chance(0.9) ? random.one(emails) : null,
  phone: random.chance(0.6) ? random.one(phones) : null,
  locale: random.one([null, null, "de", "fr-CH"])
})

const companyOf = (random: RandomSource): CompanySpec => ({
  timezone: random.one(zones),
  country: random.chance(0.3) ? random.one(["DE", "US"]) : null,
  onTestClock: random.chance(0.25),
  policy: random.chance(0.35) ? null : policyOf(random),
  customers: Array.from({ length: random.one([1, 2, 3]) }, () => customerOf(random))
})

const nth = (random: RandomSource) => random.upTo(1_000)

const newDebt = (random: RandomSource): Write => ({
  do: "debt",
  company: nth(random),
  customer: nth(random),
  amount: random.one([300, 2_500, 10_000, 30_000]),
  currency: random.one(currencies),
  due: dueIn(random)
})

type Weighted<A> = ReadonlyArray<readonly [weight: number, make: (random: RandomSource) => A]>

/** Writes of every day: debts that come and are paid, and nothing that could excuse a fault. */
const quietWrites: Weighted<Write> = [
  [10, newDebt],
  [6, (random) => ({ do: "pay", debt: nth(random), share: random.one([0.1, 0.5, 0.985, 1, 1, 1]) })],
  [2, (random) => ({ do: "dispute", debt: nth(random) })],
  [3, (random) => ({ do: "resume", debt: nth(random) })],
  [2, (random) => ({ do: "promise", debt: nth(random), days: random.one([1, 3, 10]) })],
  [3, (random) => ({ do: "move", debt: nth(random), days: random.one([-40, -5, 3, 10, 30]) })],
  [3, (random) => ({ do: "money", debt: nth(random), isForAny: random.chance(0.3) })],
  [2, (random) => ({ do: "money settled", customer: nth(random) })]
]

const writes: Weighted<Write> = [
  ...quietWrites,
  [2, (random) => ({ do: "reverse", debt: nth(random) })],
  [1, (random) => ({ do: "cancel", debt: nth(random) })],
  [2, (random) => ({ do: "ask", debt: nth(random) })],
  [3, (random) => ({ do: "pause", debt: nth(random), days: random.one([null, 1, 5, 20]) })],
  [2, (random) => ({ do: "amount", debt: nth(random), factor: random.one([0.5, 0.9, 1.5]) })],
  [1, (random) => ({ do: "pass", debt: nth(random), customer: nth(random) })],
  [
    3,
    (random) => {
      const { email, locale, phone, timezone } = customerOf(random)
      const change = random.one([{ timezone }, { email }, { phone }, { locale }])
      return { do: "customer", customer: nth(random), change }
    }
  ],
  [
    2,
    (random) => ({
      do: "opt",
      customer: nth(random),
      channel: random.one(["email", "email", "sms"]),
      direction: random.one(["out", "in"])
    })
  ],
  [2, (random) => ({ do: "policy", company: nth(random), policy: policyOf(random) })],
  [2, (random) => ({ do: "mode", company: nth(random), mode: random.one(["hold", "approve", "on", "on"]) })],
  [1, (random) => ({ do: "company", company: nth(random), active: random.chance(0.6) })],
  [1, (random) => ({ do: "plan", company: nth(random), active: random.chance(0.6) })],
  [0.5, (random) => ({ do: "members", company: nth(random), present: random.chance(0.5) })],
  [2, (random) => ({ do: "bill", company: nth(random), dueInDays: random.between(-2, 10) })],
  [0.5, (random) => ({ do: "bill due", bill: nth(random), inDays: random.between(-2, 10) })],
  [0.5, (random) => ({ do: "bill paid", bill: nth(random) })],
  [1.5, (random) => ({ do: "merge", customer: nth(random), into: nth(random) })],
  [1, (random) => ({ do: "unmerge", company: nth(random) })]
]

const work: Weighted<Work> = [
  [
    3,
    (random) => ({ do: "claim", worker: nth(random), company: nth(random), share: random.one([1, 2, 10]) })
  ],
  [4, (random) => ({ do: "decide", worker: nth(random), group: random.one([1, 2, 10, 10]) })],
  [4, (random) => ({ do: "hand over", worker: nth(random), messages: random.one([1, 10]) })],
  [4, (random) => ({ do: "complete", worker: nth(random), messages: random.one([1, 10, 10]) })],
  [1.5, (random) => ({ do: "crash", worker: nth(random) })],
  [3, (random) => ({ do: "rounds", workers: random.one([1, 1, 3]) })],
  [1.5, (random) => ({ do: "race", workers: random.one([1, 2, 3]), write: random.weighted(writes)(random) })]
]

const quietEvents: Weighted<Event> = [
  [6, (random) => ({ do: "live", hours: random.one([1, 5, 24, 24, 72, 168, 336]) })],
  [
    2,
    (random) => ({
      do: "clock",
      company: nth(random),
      hours: random.one([0, 1, 24, 72, 240]),
      jump: random.chance(0.3)
    })
  ]
]

const events: Weighted<Event> = [
  ...quietEvents,
  [
    2,
    (random) => ({
      do: "provider",
      channel: random.one(["email", "email", "sms"]),
      mood: random.one([
        "well",
        "well",
        "well",
        "defers",
        "rejects",
        "bounces",
        "loses",
        "faults",
        "moody",
        "moody"
      ])
    })
  ],
  [3, (random) => ({ do: "tick", seconds: random.one([1, 5, 20, 40, 61]) })],
  [2, (random) => ({ do: "next", lateSeconds: random.one([0, 0, 0, 1, 90]) })],
  [1, (random) => ({ do: "outage", hours: random.one([1, 24, 72, 120, 400]) })]
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

const blockOf = (random: RandomSource): ReadonlyArray<Step> =>
  random.weighted<(random: RandomSource) => ReadonlyArray<Step>>([
    [3, (random) => [write(random)]],
    [2, passage],
    [1.5, (random) => [...maybe(random, 0.7, next), random.weighted(work)(random)]],
    [3, (random) => [event(random)]]
  ])(random)

const quietBlockOf = (random: RandomSource): ReadonlyArray<Step> =>
  random.chance(0.6) ? [random.weighted(quietWrites)(random)] : [random.weighted(quietEvents)(random)]

/** The most blocks of steps in a script. */
const MAX_BLOCKS = 24

/** The script of a seed. */
export const scriptOf = (seed: number): Script => {
  const random = randomOf(seed)
  const isQuiet = random.chance(0.35)
  const companies = Array.from({ length: random.one([1, 1, 2]) }, () => companyOf(random))
  return {
    seed,
    start: Date.parse(random.one(starts)) + random.upTo(86_400) * 1_000,
    sms: random.one(["Provider", "Provider", "Provider", "Capture", "Off"]),
    companies,
    steps: [
      ...Array.from({ length: random.one([1, 2, 6, 30]) }, () => newDebt(random)),
      ...maybe(random, isQuiet ? 0 : 0.5, () => ({ do: "provider", channel: "email", mood: "moody" })),
      ...maybe(random, isQuiet ? 0 : 0.5, () => ({ do: "provider", channel: "sms", mood: "moody" })),
      ...Array.from({ length: random.between(4, MAX_BLOCKS) }, () =>
        isQuiet ? quietBlockOf(random) : blockOf(random)
      ).flat()
    ]
  }
}
