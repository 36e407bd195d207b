/** On days on which nothing else happens, what a customer or a provider does still leads to a digest. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { useCases, writes } from "../../../src/App.ts"
import { testClocks } from "../../../src/cli/rehearsal.ts"
import { type Actor, CurrentActor, debtor, operator, system } from "../../../src/domain/Actor.ts"
import { settingsOf } from "../../../src/repos/company/Companies.ts"
import { MailsRepo } from "../../../src/repos/people/Mails.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { makeChangeAddress } from "../../../src/services/customers/AddressChanges.ts"
import { Customers } from "../../../src/services/customers/Customers.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { Members } from "../../../src/services/people/Members.ts"
import { Receivables } from "../../../src/services/receivables/Receivables.ts"
import { valueOf } from "../../../src/services/Write.ts"
import { request } from "../../../src/testing/Testing.ts"
import { newUser, operating } from "../operating.ts"
import { bill } from "../rehearsing.ts"

const URL = "http://localhost:3000"
const EMAIL = "grace@example.com"

const optOuts = OptOuts.layer.pipe(
  Layer.provide(writes),
  Layer.provide(Layer.succeed(PublicUrl, { url: URL }))
)

/** With the repositories, which those of the test clocks are. */
const services = Layer.merge(useCases, optOuts).pipe(Layer.provideMerge(testClocks(URL)))

interface Debt {
  readonly companyId: number
  readonly customerId: number
  readonly receivableId: number
}

const optOutAs =
  (actor: Actor) =>
  ({ companyId, customerId }: Debt) =>
    Effect.flatMap(OptOuts, (service) => service.optOut(companyId, customerId, "email")).pipe(
      CurrentActor.acting(actor)
    )

const optOutByKey = ({ companyId, customerId }: Debt) =>
  Effect.gen(function* () {
    const company = settingsOf(yield* Effect.flatMap(Companies, (companies) => companies.find(companyId)))
    yield* Effect.flatMap(Customers, (customers) =>
      valueOf(customers.changeChannel(customerId, "OptOut", { channel: "email", reason: "asked us to" }))
    ).pipe(Effect.provide(request({ companyId, company })))
  })

const bounce = ({ companyId, customerId }: Debt) =>
  Effect.gen(function* () {
    const changeAddress = yield* makeChangeAddress
    const move = { _tag: "Suppress", why: "bounced", detail: "no such mailbox" } as const
    const change = { companyId, customerId, channel: "email", address: EMAIL, move, at: 0 } as const
    yield* Effect.flatMap(Tenant, (tenant) => tenant.transaction(companyId, changeAddress(change))).pipe(
      CurrentActor.acting(system)
    )
  })

const dispute = ({ companyId, receivableId }: Debt) =>
  Effect.flatMap(Receivables, (receivables) => receivables.dispute(companyId, receivableId, "not ours")).pipe(
    CurrentActor.acting(debtor)
  )

const noMore = "Customers who want no more reminders (1)"

type Happen = (
  debt: Debt
) => Effect.Effect<unknown, unknown, Companies | Layer.Layer.Success<typeof services>>

const happenings: ReadonlyArray<readonly [name: string, happen: Happen, heading: string]> = [
  ["the debtor's opt-out", optOutAs(debtor), noMore],
  ["an opt-out that the operator enters", optOutAs(operator), noMore],
  ["an opt-out that a program with a key passes on", optOutByKey, noMore],
  ["a bounce", bounce, "Addresses that do not work (1)"],
  ["a dispute", dispute, "Disputed by the customer (1)"]
]

/** A debt that is due in months, of a company in Berlin on a test clock, with an owner. */
const quietDebt = Effect.gen(function* () {
  const companies = yield* Companies
  const companyId = yield* companies.create({
    name: "Rehearsal",
    timezone: "Europe/Berlin",
    country: null,
    email: null,
    testClock: Date.parse("2026-03-02T08:00:00Z")
  })
  yield* Effect.flatMap(Plans, (plans) => plans.start(companyId, { plan: "pro" }))
  const userId = yield* newUser()
  yield* Effect.flatMap(Members, (members) => members.add({ companyId, userId }, "owner"))
  return { companyId, ...(yield* bill(companyId, { dueDate: "2026-06-01", email: EMAIL })) }
})

const digests = Effect.map(
  Effect.flatMap(MailsRepo, (mails) => mails.kept(null, 100)),
  (mails) =>
    mails.map(({ saidAt, text }) => ({ at: new Date(saidAt ?? 0).toISOString(), text: text.join("") }))
)

const passing = (happen: Happen) =>
  Effect.gen(function* () {
    const debt = yield* quietDebt
    const clocks = yield* TestClocks
    yield* clocks.advance(debt.companyId, Date.parse("2026-03-05T12:00:00Z"), false)
    yield* happen(debt)
    yield* clocks.advance(debt.companyId, Date.parse("2026-03-09T12:00:00Z"), false)
    return yield* digests
  })

describe("the digest comes on the morning after", () => {
  for (const [name, happen, heading] of happenings) {
    it.scoped(`${name}, also when nothing else happened that day`, () =>
      operating(() =>
        Effect.gen(function* () {
          expect(yield* passing(happen)).toEqual([
            { at: "2026-03-06T07:00:00.000Z", text: expect.stringContaining(heading) }
          ])
        }).pipe(Effect.provide(services))
      )
    )
  }
})

describe("no digest comes", () => {
  it.scoped("after an opt-out that one of the company's own people entered in the application", () =>
    operating(() =>
      Effect.gen(function* () {
        const person = { _tag: "user", userId: 1, sessionId: null, requestId: "req_1" } as const
        expect(yield* passing(optOutAs(person))).toEqual([])
      }).pipe(Effect.provide(services))
    )
  )
})
