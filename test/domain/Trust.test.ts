/** What a company that signed itself up may do a day. */
import { FastCheck as fc } from "effect"
import { describe, expect, it } from "vitest"
import { plans } from "../../src/domain/Plan.ts"
import {
  afterWriting,
  limitsOf,
  mayWrite,
  recipientName,
  type TrustFacts,
  type TrustLeft,
  noLimits,
  UNLIMITED
} from "../../src/domain/Trust.ts"

const DAY = 86_400_000
const young: TrustFacts = { signedUp: true, plan: "trial", ageMillis: 0, payments: 0, allowed: {} }
const recipients = (changes: Partial<TrustFacts>) => limitsOf({ ...young, ...changes })?.recipients

describe("the limits of a company a day", () => {
  it("are none for a company that the operator has made", () => {
    expect(limitsOf({ ...young, signedUp: false })).toBeNull()
  })

  it("are only those that the operator has set for such a company, and 20 invitations", () => {
    const limited = (allowed: TrustFacts["allowed"]) => limitsOf({ ...young, signedUp: false, allowed })
    expect(limited({ recipients: 5 })).toEqual({ recipients: 5, sms: UNLIMITED, invitations: 20 })
    expect(limited({ sms: 0, invitations: 30 })).toEqual({ recipients: UNLIMITED, sms: 0, invitations: 30 })
  })

  it("begin with 20 new recipients, no SMS and 20 invitations", () => {
    expect(limitsOf(young)).toEqual({ recipients: 20, sms: 0, invitations: 20 })
    expect(limitsOf({ ...young, plan: null })).toEqual(limitsOf(young))
  })

  it("begin higher with a larger plan", () => {
    expect(plans.map((plan) => recipients({ plan }))).toEqual([20, 100, 500])
  })

  it("grow each week, and with payments as far as it is old", () => {
    expect(recipients({ ageMillis: 7 * DAY - 1, payments: 500 })).toBe(20)
    expect(recipients({ ageMillis: 7 * DAY })).toBe(40)
    expect(recipients({ ageMillis: 7 * DAY, payments: 5 })).toBe(45)
    expect(recipients({ ageMillis: 7 * DAY, payments: 500 })).toBe(60)
    expect(recipients({ ageMillis: 84 * DAY })).toBe(260)
    expect(recipients({ ageMillis: 999 * DAY, payments: 10_000 })).toBe(500)
    expect(recipients({ ageMillis: -DAY })).toBe(20)
  })

  it("are what the operator allows, where that is given", () => {
    const old = { ...young, ageMillis: 30 * DAY }
    expect(limitsOf({ ...old, allowed: { recipients: 3, sms: 7 } })).toEqual({
      recipients: 3,
      sms: 7,
      invitations: 20
    })
    expect(limitsOf({ ...old, allowed: { invitations: 0 } })?.invitations).toBe(0)
  })
})

describe("what is left of them", () => {
  const left: TrustLeft = { recipients: 1, sms: 1, known: new Set([recipientName("email", "a@x.example")]) }

  it("is used up by recipients that are new, once each", () => {
    const once = afterWriting(left, "email", "b@x.example")
    expect(once.recipients).toBe(0)
    expect(mayWrite(once, "email", "b@x.example")).toBe(true)
    expect(mayWrite(once, "email", "c@x.example")).toBe(false)
    expect(mayWrite(once, "email", "a@x.example")).toBe(true)
    expect(afterWriting(once, "email", "b@x.example").recipients).toBe(0)
    expect(afterWriting(left, "email", "a@x.example")).toEqual(left)
  })

  it("counts every SMS, to whomever it goes", () => {
    const sent = afterWriting(left, "sms", "+15005550006")
    expect(sent).toMatchObject({ recipients: 0, sms: 0 })
    expect(mayWrite(sent, "sms", "+15005550006")).toBe(false)
    expect(mayWrite(left, "sms", "+15005550006")).toBe(true)
    expect(mayWrite({ ...left, recipients: 0 }, "sms", "+15005550006")).toBe(false)
  })

  it("is everything without limits, and never less than nothing with them", () => {
    const messages = fc.array(
      fc.tuple(fc.constantFrom("email" as const, "sms" as const), fc.constantFrom("a", "b", "c", "d"))
    )
    fc.assert(
      fc.property(messages, fc.nat(3), fc.nat(3), (wanted, recipients, sms) => {
        let limited: TrustLeft = { recipients, sms, known: new Set() }
        const written = new Set<string>()
        let bySms = 0
        for (const [channel, recipient] of wanted) {
          expect(mayWrite(noLimits, channel, recipient)).toBe(true)
          if (!mayWrite(limited, channel, recipient)) continue
          limited = afterWriting(limited, channel, recipient)
          written.add(`${channel} ${recipient}`)
          if (channel === "sms") bySms++
        }
        expect(limited.recipients).toBe(recipients - written.size)
        expect(limited.sms).toBe(sms - bySms)
        expect(Math.min(limited.recipients, limited.sms)).toBeGreaterThanOrEqual(0)
      })
    )
  })
})
