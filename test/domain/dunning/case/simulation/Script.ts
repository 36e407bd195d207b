/** The script of a simulation of cases: a company, its customers, and what happens to them. */
import { standardCasePolicy } from "../../../../../src/domain/dunning/case/CaseRules.ts"
import type { CasePolicy } from "../../../../../src/domain/dunning/case/Types.ts"
import type { Weekday } from "../../../../../src/domain/dunning/Policy.ts"
import type { Tone } from "../../../../../src/domain/ReminderAttempt.ts"
import { type RandomSource, randomOf } from "../../../../reminders/simulation/RandomSource.ts"

/** A customer or debt by number, modulo how many there are, so that a step stays valid when others are left out. */
type Nth = number

export type Action =
  | { readonly do: "wait"; readonly hours: number }
  | { readonly do: "outage"; readonly hours: number }
  | {
      readonly do: "debt"
      readonly customer: Nth
      readonly due: number
      readonly amount: number
      readonly currency: string
    }
  | { readonly do: "payPart"; readonly debt: Nth; readonly share: number }
  | { readonly do: "pay" | "reverse" | "cancel" | "dispute" | "resume" | "ask"; readonly debt: Nth }
  | { readonly do: "pause" | "promise"; readonly debt: Nth; readonly days: number | null }
  | { readonly do: "move"; readonly debt: Nth; readonly days: number }
  | { readonly do: "amount"; readonly debt: Nth; readonly factor: number }
  | { readonly do: "pass"; readonly debt: Nth; readonly customer: Nth }
  | {
      readonly do: "address"
      readonly customer: Nth
      readonly email: string | null
      readonly phone: string | null
    }
  | { readonly do: "optOut" | "optIn"; readonly customer: Nth }
  | { readonly do: "zone"; readonly customer: Nth; readonly zone: string }
  | { readonly do: "policy"; readonly policy: CasePolicy }
  | { readonly do: "mode"; readonly mode: "hold" | "approve" | "on" }
  | { readonly do: "approve" }
  | { readonly do: "money"; readonly debt: Nth; readonly isForAny: boolean }
  | { readonly do: "settle"; readonly money: Nth }
  | { readonly do: "company"; readonly active: boolean }
  | { readonly do: "channel"; readonly channel: "email" | "sms"; readonly state: "ready" | "none" | "down" }
  | { readonly do: "outcome"; readonly outcome: Outcome }

/** What becomes of the next message that is handed over. `late`: it is under way while the next step happens. */
export type Outcome = "sent" | "unknown" | "rejected" | "deferred" | "late"

export interface Script {
  readonly seed: number
  readonly startsAt: string
  readonly zones: ReadonlyArray<string>
  readonly policy: CasePolicy
  readonly holidays: boolean
  readonly actions: ReadonlyArray<Action>
}

const zones = [
  "Europe/Berlin",
  "UTC",
  "America/New_York",
  "Pacific/Apia",
  "Asia/Kolkata",
  "Australia/Lord_Howe"
]
const emails = ["a@example.com", "b@example.com", "c@example.com"]
const phones = ["+491701", "+491702"]
const weekdays: ReadonlyArray<Weekday> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
const windows = [
  ["09:00", "17:00"],
  ["08:00", "21:00"],
  ["14:30", "15:00"],
  ["06:00", "09:30"]
] as const

const offsets = [-14, -7, -3, -1, 0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 45]

const toned = (random: RandomSource): Tone | undefined =>
  random.chance(0.15) ? random.one(["friendly", "firm", "final"] as const) : undefined

/** Any policy for receivables; often the standard one. */
export const anyPolicy = (random: RandomSource): CasePolicy => {
  if (random.chance(0.35)) return standardCasePolicy
  const [from, to] = random.one(windows)
  const days = random.chance(0.6) ? weekdays.slice(0, 5) : random.some(weekdays, 0.6)
  return {
    steps: random.some(offsets, random.one([0, 0.2, 0.4, 0.4])).map((offsetDays) => {
      const tone = toned(random)
      const channels = random.one([["email"], ["email"], ["email", "sms"], ["sms"]] as const)
      return tone === undefined ? { offsetDays, channels } : { offsetDays, channels, tone }
    }),
    window: { from, to },
    days: days.length === 0 ? [random.one(weekdays)] : days,
    holidays: random.chance(0.5),
    customerGapDays: random.one([0, 1, 2, 7, 7, 7, 14]),
    noticeDays: random.one([0, 3, 7, 7]),
    maxMessages: random.one([1, 2, 3, 5, 8, 8, 8]),
    maxPerMinute: random.one([1, 60, 60, 60]),
    catchUpDays: random.one([0, 1, 3, 3]),
    repeatDays: random.one([null, null, 14]),
    reviewDays: random.one([0, 1, 5, 5, 12]),
    minBalance: random.one([{}, {}, { EUR: "20.00" }])
  }
}

/** Days until a due date, mostly soon. */
export const dueIn = (random: RandomSource) =>
  random.weighted([
    [5, random.between(-2, 20)],
    [2, random.between(-60, -3)],
    [1, -200]
  ] as const)

const newDebt = (random: RandomSource): Action => ({
  do: "debt",
  customer: random.upTo(3),
  due: dueIn(random),
  amount: random.one([300, 2_500, 10_000, 30_000]),
  currency: random.one(["EUR", "EUR", "EUR", "USD", "JPY"])
})

const anAction = (random: RandomSource): Action => {
  const debt = random.upTo(90)
  const customer = random.upTo(3)
  const make: ReadonlyArray<readonly [number, () => Action]> = [
    [30, () => ({ do: "wait", hours: random.one([1, 5, 24, 24, 72, 72, 168, 336]) })],
    [3, () => ({ do: "outage", hours: random.one([3, 24, 72, 120, 400]) })],
    [20, () => newDebt(random)],
    [4, () => ({ do: "payPart", debt, share: random.one([0.1, 0.5, 0.985]) })],
    [6, () => ({ do: "pay", debt })],
    [2, () => ({ do: "reverse", debt })],
    [1, () => ({ do: "cancel", debt })],
    [3, () => ({ do: "dispute", debt })],
    [4, () => ({ do: "resume", debt })],
    [3, () => ({ do: "ask", debt })],
    [3, () => ({ do: "pause", debt, days: random.one([null, 1, 5, 20]) })],
    [3, () => ({ do: "promise", debt, days: random.one([1, 3, 10]) })],
    [4, () => ({ do: "move", debt, days: random.one([-40, -5, 3, 10, 30]) })],
    [2, () => ({ do: "amount", debt, factor: random.one([0.5, 0.9, 1.5]) })],
    [1, () => ({ do: "pass", debt, customer })],
    [
      2,
      () => ({
        do: "address",
        customer,
        email: random.one([null, ...emails]),
        phone: random.one([null, ...phones])
      })
    ],
    [1, () => ({ do: "optOut", customer })],
    [1, () => ({ do: "optIn", customer })],
    [1, () => ({ do: "zone", customer, zone: random.one(zones) })],
    [2, () => ({ do: "policy", policy: anyPolicy(random) })],
    [2, () => ({ do: "mode", mode: random.one(["hold", "approve", "on", "on"] as const) })],
    [2, () => ({ do: "approve" })],
    [5, () => ({ do: "money", debt, isForAny: random.chance(0.3) })],
    [3, () => ({ do: "settle", money: random.upTo(20) })],
    [1, () => ({ do: "company", active: random.chance(0.6) })],
    [
      2,
      () => ({
        do: "channel",
        channel: random.one(["email", "sms"] as const),
        state: random.one(["ready", "ready", "none", "down"] as const)
      })
    ],
    [
      3,
      () => ({
        do: "outcome",
        outcome: random.one(["unknown", "rejected", "deferred", "late", "late"] as const)
      })
    ]
  ]
  return random.weighted(make)()
}

/** Two scripts in three are quiet: debts that come and are paid, and nothing else that could excuse a fault. */
const quiet: ReadonlySet<Action["do"]> = new Set([
  "wait",
  "debt",
  "pay",
  "payPart",
  "move",
  "promise",
  "dispute",
  "resume",
  "money",
  "settle"
])

/** Makes the script of a seed. */
export const scriptOf = (seed: number): Script => {
  const random = randomOf(seed)
  const isQuiet = random.chance(0.4)
  const count = random.between(5, random.one([20, 60]))
  const first = Array.from({ length: random.one([1, 2, 6, 30]) }, () => newDebt(random))
  const others = Array.from({ length: count }, () => anAction(random)).filter(
    (action) => !isQuiet || quiet.has(action.do)
  )
  return {
    seed,
    startsAt: new Date(
      Date.UTC(2026, 0, 1) + random.upTo(500) * 86_400_000 + random.upTo(24) * 3_600_000
    ).toISOString(),
    zones: [random.one(zones), random.one(zones), random.one(zones)],
    policy: anyPolicy(random),
    holidays: random.chance(0.5),
    actions: [...first, ...others, { do: "wait", hours: random.one([24, 2_400]) }]
  }
}
