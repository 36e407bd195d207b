/** Random scripts of what can be done to the repositories, for Differential.test.ts. */
import fc from "fast-check"

const zones = [
  undefined,
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/St_Johns"
]
const dates = ["1970-01-01", "2026-03-09", "2026-03-10", "2026-03-11", "9999-12-31"]
/** The time of the first write; lists are read up to three days later. */
export const START = Date.parse("2026-03-09T00:00:00Z")

const receivableStatuses = ["open", "partially_paid", "paid", "paused", "cancelled"] as const

/** 0 to 7 is a row of the company, 8 a row of the other company, 9 a row that does not exist. */
const nth = fc.nat({ max: 9 })
const which = fc.nat({ max: 1 })
const maybe = <A>(arbitrary: fc.Arbitrary<A>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const now = fc.integer({ min: START, max: START + 3 * 86_400_000 })
const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), perPage: fc.integer({ min: 1, max: 4 }) })
const currency = fc.constantFrom("EUR", "JPY")
const reference = fc.constantFrom("X", "x", "Ä")
const filters = {
  currency: maybe(currency),
  dueFrom: maybe(fc.constantFrom(...dates)),
  dueTo: maybe(fc.constantFrom(...dates)),
  externalReference: maybe(reference),
  overdue: fc.constantFrom(undefined, true, false)
}
const amount = fc.constantFrom(1_000, 1_000, 1_000, 500, 1, 0, 999_999_999_999_999, 1_000_000_000_000_000)
const paid = fc.constantFrom(0, 0, 0, 500, 1_000)

/** One call of a repository. It names rows by the order in which the company made them. */
const step = fc.oneof(
  fc.record({ do: fc.constant("customer" as const), company: which, zone: fc.constantFrom(...zones) }),
  fc.record({
    do: fc.constant("receivable" as const),
    company: which,
    customer: nth,
    amount,
    currency,
    due: fc.constantFrom(...dates),
    reference: maybe(reference)
  }),
  fc.record({
    do: fc.constant("change" as const),
    company: which,
    receivable: nth,
    customer: nth,
    amount,
    paid,
    status: fc.constantFrom(...receivableStatuses)
  }),
  fc.record({ do: fc.constant("pay" as const), company: which, receivable: nth, amount }),
  fc.record({ do: fc.constant("reverse" as const), company: which, payment: nth }),
  fc.record({
    do: fc.constant("receivables" as const),
    company: which,
    filter: fc.record({ ...filters, status: maybe(fc.constantFrom(...receivableStatuses)) }),
    customer: maybe(nth),
    page,
    now
  }),
  fc.record({
    do: fc.constant("payable" as const),
    company: which,
    amount,
    currency,
    due: fc.constantFrom(...dates)
  }),
  fc.record({ do: fc.constant("settle" as const), company: which, payable: nth }),
  fc.record({
    do: fc.constant("money" as const),
    company: which,
    receivable: nth,
    isForAny: fc.boolean(),
    minor: fc.constantFrom(1, 500, 999_999_999_999_999),
    currency,
    isCredit: fc.boolean(),
    since: now
  }),
  fc.record({ do: fc.constant("case" as const), company: which, customer: nth, locksDebts: fc.boolean() }),
  fc.record({
    do: fc.constant("payables" as const),
    company: which,
    filter: fc.record({ ...filters, status: maybe(fc.constantFrom("open" as const, "paid" as const)) }),
    page,
    now
  })
)
/** See `step`. */
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Separate steps, or steps in one transaction, which may fail at its end. */
const block = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4, size: "max" }),
  together: fc.boolean(),
  fail: fc.boolean()
})
/** The zones of two companies, and blocks of steps. */
export const script = fc.record({
  zones: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones)),
  blocks: fc.array(block, { maxLength: 12, size: "max" })
})
/** Makes rows that the first steps of a script can use. */
export const prelude = [0, 1].map((company) => ({
  together: false,
  fail: false,
  steps: [
    ...zones.slice(0, 4).map((zone): Step => ({ do: "customer", company, zone })),
    ...dates.flatMap((due, index) => [
      {
        do: "receivable",
        company,
        customer: index,
        amount: 1_000,
        currency: "EUR",
        due,
        reference: "X"
      } satisfies Step,
      { do: "payable", company, amount: 1_000, currency: "EUR", due } satisfies Step
    ])
  ]
}))

/** See `script`. */
export type Script = typeof script extends fc.Arbitrary<infer S> ? S : never
