/** Facts of made-up reminders, to show what texts read like. */
import { addDays } from "../../domain/CalendarDate.ts"
import { quotedReference } from "../../domain/bank/QuotedReference.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import type { Tone } from "../../domain/ReminderAttempt.ts"
import type { Debt, MessageFacts } from "./Message.ts"

/** A company that has given all facts. */
export const sampleCompany: Creditor = {
  name: "Analytical Engines Ltd",
  address: "12 St James’s Square\nLondon SW1Y 4JH",
  email: "accounts@analytical.example",
  phone: "+442079460123",
  website: "https://analytical.example",
  accountHolder: "Analytical Engines Ltd",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  paymentUrl: "https://pay.analytical.example/{reference}?amount={amount}",
  legalNotice: "Registered in England and Wales, no. 01234567\nVAT GB 123 4567 89",
  accounts: [
    {
      id: 1,
      currency: "GBP",
      holder: "Analytical Engines Ltd",
      iban: null,
      bic: null,
      accountNumber: "55779911",
      bankCode: { kind: "sort_code", code: "200000" }
    }
  ]
}

/** The situations that samples show. */
export const situations = ["one", "several", "partPaid", "currencies", "account"] as const
export type Situation = (typeof situations)[number]

/** How late the debts are, in the place of what is usual for the tone. */
const latenessOf: Readonly<Record<Tone, number>> = { friendly: -3, firm: 7, final: 30 }

/** Days from which on a debt has earned a tone. */
const earnedFrom = { firm: 7, final: 21 } as const

/** What is quoted for a debt of the sample company, by the number in its reference. */
const quoted = (reference: string): Debt["quoted"] =>
  quotedReference(sampleCompany, 1, {
    id: Number(reference.slice(-4)),
    currency: "EUR",
    externalReference: reference
  })

const debt = (reference: string, changes: Partial<Debt>): Debt => ({
  reference,
  quoted: quoted(reference),
  description: null,
  dueDate: "2026-03-03",
  daysOverdue: 0,
  amountMinor: 123_450,
  balanceMinor: 123_450,
  currency: "EUR",
  tone: "friendly",
  finalOn: null,
  agreed: null,
  rest: null,
  ...changes
})

const debtsOf = (situation: Situation, daysOverdue: number): ReadonlyArray<Debt> => {
  const first = debt("INV-2026-0042", { daysOverdue, description: "Consulting" })
  const second = debt("INV-2026-0051", {
    dueDate: "2026-03-11",
    daysOverdue: daysOverdue - 8,
    amountMinor: 48_000,
    balanceMinor: 48_000
  })
  const third = debt("INV-2026-0063", {
    dueDate: "2026-04-01",
    daysOverdue: daysOverdue - 29,
    amountMinor: 9_999,
    balanceMinor: 9_999
  })
  switch (situation) {
    case "one":
      return [first]
    case "partPaid":
      return [{ ...first, balanceMinor: 50_000 }]
    case "several":
      return [first, second, third]
    case "currencies":
      return [
        first,
        { ...second, currency: "GBP" },
        { ...third, currency: "JPY" },
        debt("INV-2026-0070", { dueDate: "2026-03-01", daysOverdue: daysOverdue + 2 })
      ]
    case "account":
      return [
        { ...first, agreed: daysOverdue > 3 ? { cause: "promised", date: "2026-03-06" } : null },
        second,
        third,
        debt("INV-2026-0071", {
          amountMinor: 20_000,
          balanceMinor: 20_000,
          daysOverdue,
          rest: { cause: "disputed" }
        }),
        debt("INV-2026-0072", {
          amountMinor: 7_500,
          balanceMinor: 7_500,
          daysOverdue,
          rest: { cause: "promised", date: "2026-04-10" }
        })
      ]
  }
}

/** The firmest of the tones up to a message's that a debt has earned. */
const earned = ({ daysOverdue }: Debt, tone: Tone): Tone => {
  if (tone === "friendly" || daysOverdue < earnedFrom.firm) return "friendly"
  return tone === "final" && daysOverdue >= earnedFrom.final ? "final" : "firm"
}

/** The facts of a sample; `daysOverdue` of its first debt is what is usual for the tone, unless it is given. */
export const sampleReminder = (
  locale: string,
  tone: Tone,
  situation: Situation,
  changes: Partial<MessageFacts> = {},
  daysOverdue = latenessOf[tone]
): MessageFacts => ({
  channel: "email",
  locale,
  country: null,
  tone,
  creditor: sampleCompany,
  debtor: "Ada Lovelace",
  debts: debtsOf(situation, daysOverdue).map((each) => ({ ...each, tone: earned(each, tone) })),
  more: { overdue: 0, coming: 0, resting: 0 },
  sums: null,
  credit: situation === "account" ? [{ currency: "EUR", minor: 2_000n }] : [],
  deadline: addDays("2026-03-03", daysOverdue + (tone === "final" ? 14 : 9)),
  debtorUrl: "https://duebook.example/p/1_2_0e01234567_0123456789abcdef0123456789abcdef",
  optOutUrl: "https://duebook.example/o/e1_2_01234567_0123456789abcdef0123456789abcdef",
  texts: null,
  ...changes
})
