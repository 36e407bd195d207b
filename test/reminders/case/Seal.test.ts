/** The seal of a message: another for whatever else it says, and the same on whatever day it leaves. */
import { describe, expect, it } from "vitest"
import { contentsOf } from "../../../src/domain/dunning/case/Contents.ts"
import type { CaseDebt } from "../../../src/domain/dunning/case/Types.ts"
import type { Company } from "../../../src/reminders/Delivery.ts"
import { sealOf } from "../../../src/reminders/case/Seal.ts"
import type { OpenCase } from "../../../src/services/reminders/DebtorCases.ts"
import { debt } from "../../domain/dunning/case/cases.ts"
import { next, NOW, open } from "./open.ts"

const DAY = 86_400_000

const company: Company = {
  settings: open([]).company,
  sender: {
    name: "Engines",
    facts: {
      name: "Engines",
      address: null,
      email: "office@example.com",
      phone: null,
      website: null,
      accountHolder: null,
      iban: null,
      bic: null,
      paymentUrl: null,
      legalNotice: null,
      accounts: []
    },
    active: true,
    planActive: true,
    limits: null,
    replyTo: null,
    statementsTo: null,
    isMatching: false,
    moneySeenTo: null,
    members: []
  },
  texts: []
}

const withReceivables = (debts: ReadonlyArray<CaseDebt>): OpenCase => {
  const own = open(debts)
  const receivables = new Map(
    debts.map(({ amountMinor, balanceMinor, currency, dueDate, id, status }) => [
      id,
      {
        receivable: {
          id,
          customerId: own.row.customer.id,
          amountMinor,
          paidMinor: amountMinor - balanceMinor,
          currency,
          dueDate,
          status,
          externalReference: `INV-${id}`,
          description: null,
          promisedOn: null
        },
        createdAt: 0,
        ladder: null,
        said: 0
      }
    ])
  )
  return { ...own, receivables: receivables as unknown as OpenCase["receivables"] }
}

const sealed = (
  of: OpenCase,
  {
    by = company,
    now = NOW,
    recipient = "ada@example.com"
  }: {
    readonly by?: Company
    readonly now?: number
    readonly recipient?: string
  } = {}
): string => {
  const message = next(of)
  const contents = contentsOf(of.rules, of.debtor, message)
  return sealOf(by, { ...of, now }, { message, contents, recipient })
}

const one = debt("2026-03-02")
const late = withReceivables([one])

describe("the seal of a message", () => {
  it("is the same as long as it says the same, on whatever day it leaves", () => {
    expect(sealed(late)).toBe(sealed(withReceivables([{ ...one }])))
    expect(sealed(late, { now: NOW + 2 * DAY })).toBe(sealed(late))
  })

  it("is another one for another balance, debt, address, sender, account or text", () => {
    const others = [
      sealed(withReceivables([{ ...one, balanceMinor: one.balanceMinor - 1 }])),
      sealed(withReceivables([one, { ...debt("2026-03-01"), id: one.id + 1 }])),
      sealed(late, { recipient: "eve@example.com" }),
      sealed(late, { by: { ...company, sender: { ...company.sender, replyTo: "other@example.com" } } }),
      sealed(late, {
        by: {
          ...company,
          sender: { ...company.sender, facts: { ...company.sender.facts, iban: "DE89370400440532013000" } }
        }
      }),
      sealed(late, {
        by: {
          ...company,
          texts: [{ language: "de", tone: "friendly", subject: "Hallo", opening: null, closing: null }]
        }
      })
    ]
    expect(new Set([sealed(late), ...others]).size).toBe(others.length + 1)
  })
})
