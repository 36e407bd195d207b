/** While money may be there, nobody is reminded of it: reminders wait for reviews and for statements, on a test clock. */
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Either, Layer } from "effect"
import { testClocks } from "../../../src/cli/rehearsal.ts"
import { readPolicy } from "../../../src/domain/dunning/Policy.ts"
import { toLocal } from "../../../src/domain/LocalTime.ts"
import { MailsRepo } from "../../../src/repos/people/Mails.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Plans } from "../../../src/services/company/Plans.ts"
import { ReminderPolicies } from "../../../src/services/reminders/ReminderPolicies.ts"
import { moneyComes, moneyIsSettled, payByBank, statementComes } from "../../services/banking.ts"
import { Members } from "../../../src/services/people/Members.ts"
import { newUser, operating, operatorOn, rows } from "../../services/operating.ts"
import { debtsOf } from "./Seen.ts"
import { DAY, useSituation } from "./Situation.ts"
import { bill, billAgain, passTo, scheduleOf, sendNow } from "../../services/rehearsing.ts"

const clocks = Layer.provide(
  testClocks("http://localhost"),
  Layer.succeed(ServerTime, Clock.currentTimeMillis)
)

const usual = [-3, 0, 3, 7, 14, 30].map((offset_days) => ({ offset_days, channels: ["email"] }))

/** A company in Berlin whose clock stands at the morning of Monday, 2 March 2026. */
const company = (policy: Readonly<Record<string, unknown>> = {}) =>
  Effect.gen(function* () {
    const id = yield* Effect.flatMap(Companies, (companies) =>
      companies.create({
        name: "Rehearsal",
        timezone: "Europe/Berlin",
        country: "DE",
        email: null,
        testClock: Date.parse("2026-03-02T06:00:00Z")
      })
    )
    yield* Effect.flatMap(Plans, (plans) => plans.start(id, { plan: "pro" }))
    yield* Effect.flatMap(ReminderPolicies, ({ put }) =>
      put(id, Either.getOrThrow(readPolicy({ receivables: { steps: usual, ...policy } })))
    )
    return id
  })

const until = (companyId: number, instant: string) =>
  Effect.flatMap(TestClocks, ({ advance }) => advance(companyId, Date.parse(instant), false))

/** Each message as its time with the receivables and steps that it names. */
const sent = (from = "2026-03-01") =>
  Effect.map(
    rows(
      `select to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as at,
         string_agg(a.receivable_id || ' ' || a.offset_days, ', ' order by a.receivable_id) as names
       from reminder_messages m
       join reminder_attempts a on a.company_id = m.company_id and a.attempt_id = any(m.attempt_ids)
       where m.sent_at >= '${from}' group by m.message_id, m.sent_at order by m.sent_at, m.message_id`
    ),
    (found) => found.map((row) => `${row["at"]}: ${row["names"]}`)
  )

/** What is planned, as its time, step and reason. */
const waiting = rows(
  `select to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') || ' ' || offset_days || ' ' ||
     coalesce(reason_code, '') as one
   from reminder_attempts where status = 'scheduled' order by attempt_id`
).pipe(Effect.map((found) => found.map((row) => row["one"])))

/** Runs a test on a database of its own. */
const test = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  operating(() => effect.pipe(Effect.provide(clocks)) as never)

/** Grace owes what was due on Monday; it was not announced. The first reminder is that of Thursday. */
const grace = (companyId: number) => bill(companyId, { dueDate: "2026-03-02", email: "grace@example.com" })

describe("a reminder of a debt that a payment in review may be for", () => {
  it.scoped("waits, and leaves on the fifth open day after the import, as the newest step", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-04T12:00:00Z")
        expect(yield* sent()).toEqual([`2026-03-02T08:00: ${receivableId} 0`])
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        expect(yield* waiting).toEqual(["2026-03-11T08:00 7 payment_in_review"])
        const [next] = (yield* scheduleOf(id, receivableId)).filter(({ status }) => status === "scheduled")
        expect(next).toMatchObject({
          scheduledFor: "2026-03-11T08:00:00.000Z",
          offsetDays: 7,
          reasonCode: "payment_in_review"
        })
        yield* until(id, "2026-03-11T07:59:59Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(yield* waiting).toEqual(["2026-03-11T08:00 7 payment_in_review"])
        yield* until(id, "2026-03-11T08:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-11T08:00: ${receivableId} 7`])
      })
    )
  )

  it.scoped("waits for so many days as the policy says, however few it may be late", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ review_days: 2, catch_up_days: 0, steps: usual.slice(0, 3) })
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        // Friday, and Monday.
        yield* until(id, "2026-03-31T12:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-09T08:00: ${receivableId} 3`])
      })
    )
  )

  it.scoped("leaves at once when somebody says that the money is for something else", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ catch_up_days: 0 })
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        const movement = yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* until(id, "2026-03-06T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        yield* moneyIsSettled(id, customerId, movement)
        expect(yield* waiting).toEqual(["2026-03-06T08:00 3 "])
        yield* until(id, "2026-03-06T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-06T10:00: ${receivableId} 3`])
      })
    )
  )

  it.scoped("leaves at the next opening if that is said at night", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ catch_up_days: 0 })
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        const movement = yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* until(id, "2026-03-05T20:00:00Z")
        yield* moneyIsSettled(id, customerId, movement)
        expect(yield* waiting).toEqual(["2026-03-06T08:00 3 "])
        yield* until(id, "2026-03-06T08:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-06T08:00: ${receivableId} 3`])
      })
    )
  )

  it.scoped("does not leave at all if the money was for it", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        const movement = yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* until(id, "2026-03-06T10:00:00Z")
        yield* payByBank(id, receivableId, "120.50")
        yield* moneyIsSettled(id, customerId, movement)
        expect(yield* waiting).toEqual([])
        yield* until(id, "2026-05-31T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(yield* rows("select reason_code from reminder_attempts where status = 'cancelled'")).toEqual([
          { reason_code: "paid" }
        ])
      })
    )
  )

  it.scoped("names the others of its case once the money was for one of them", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        const second = yield* billAgain(id, customerId, "2026-03-03")
        yield* until(id, "2026-03-05T07:00:00Z")
        const movement = yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* until(id, "2026-03-06T10:00:00Z")
        expect(yield* sent("2026-03-04")).toEqual([])
        yield* payByBank(id, receivableId, "120.50")
        yield* moneyIsSettled(id, customerId, movement)
        yield* until(id, "2026-03-06T10:00:00Z")
        expect(yield* sent("2026-03-04")).toEqual([`2026-03-06T10:00: ${second} 3`])
      })
    )
  )

  it.scoped("waits although another debt leads it, and a notice of others does not", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        const second = yield* billAgain(id, customerId, "2026-03-03")
        const later = yield* billAgain(id, customerId, "2026-03-10")
        yield* until(id, "2026-03-05T07:00:00Z")
        yield* moneyComes(id, { customerId, mayBeFor: [second] })
        yield* until(id, "2026-03-13T07:00:00Z")
        expect(yield* sent("2026-03-04")).toEqual([
          `2026-03-06T08:00: ${later} -3`,
          `2026-03-10T08:00: ${later} 0`,
          `2026-03-12T08:00: ${receivableId} 7, ${second} 7, ${later} 3`
        ])
      })
    )
  )

  it.scoped(
    "waits whatever it names if the money may be for any debt, and other customers hear of theirs",
    () =>
      test(
        Effect.gen(function* () {
          const id = yield* company()
          const { customerId } = yield* grace(id)
          const other = yield* bill(id, { dueDate: "2026-03-02", email: "ada@example.com" })
          yield* until(id, "2026-03-05T07:00:00Z")
          yield* moneyComes(id, { customerId, mayBeFor: [null] })
          yield* until(id, "2026-03-11T12:00:00Z")
          expect(yield* sent("2026-03-03")).toEqual([
            `2026-03-05T08:00: ${other.receivableId} 3`,
            `2026-03-09T08:00: ${other.receivableId} 7`
          ])
        })
      )
  )

  it.scoped("does not wait where the policy has no days for that", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ review_days: 0 })
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId, null] })
        expect(yield* waiting).toEqual(["2026-03-05T08:00 3 "])
        yield* until(id, "2026-03-05T08:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-05T08:00: ${receivableId} 3`])
      })
    )
  )

  it.scoped("is not made up for if it was too late before the money came", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ steps: usual.slice(0, 3) })
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-02T12:00:00Z")
        const { advance } = yield* TestClocks
        yield* advance(id, Date.parse("2026-03-20T07:00:00Z"), true)
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* until(id, "2026-04-30T07:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(yield* rows("select reason_code from reminder_attempts where status = 'skipped'")).toEqual([
          { reason_code: "expired" }
        ])
      })
    )
  )

  it.scoped("waits although somebody asks for it, who hears when it leaves", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        yield* until(id, "2026-03-04T12:00:00Z")
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        expect(yield* sendNow(id, receivableId)).toMatchObject({ leavesAt: "2026-03-11T08:00:00.000Z" })
        yield* until(id, "2026-03-11T08:00:00Z")
        expect((yield* sent("2026-03-03")).length).toBe(1)
      })
    )
  )

  it.scoped("says what the company holds for the debtor, and sums what is owed as before", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ review_days: 0 })
        const { customerId } = yield* grace(id)
        yield* moneyComes(id, { customerId, mayBeFor: [null], isTheirs: true, amountMinor: 2_000 })
        yield* moneyComes(id, { customerId, mayBeFor: [null], isTheirs: true, amountMinor: 550 })
        yield* moneyComes(id, { customerId, mayBeFor: [null], amountMinor: 9_900 })
        yield* until(id, "2026-03-05T08:00:00Z")
        const [message] = yield* rows("select body from reminder_messages order by message_id desc limit 1")
        expect(message?.["body"]).toContain("Guthaben zu Ihren Gunsten: 25,50")
        expect(message?.["body"]).toContain("Offener Betrag: 120,50")
      })
    )
  )
})

describe("a reminder of a debt that has passed to another customer", () => {
  it.scoped("waits for the payment that may be for it", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        const { customerId, receivableId } = yield* grace(id)
        const other = yield* bill(id, { dueDate: "2026-12-01", email: "other@example.com" })
        yield* until(id, "2026-03-04T12:00:00Z")
        yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        yield* passTo(id, receivableId, other.customerId)
        yield* until(id, "2026-03-11T07:59:59Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(yield* waiting).toContain("2026-03-11T08:00 7 payment_in_review")
      })
    )
  )
})

describe("a reminder of a company that lacks a statement", () => {
  const policy = { statement_days: { days: 2, hold: true } }

  it.scoped("waits for one, and leaves when it comes", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company(policy)
        const { receivableId } = yield* grace(id)
        yield* statementComes(id, "2026-03-01")
        yield* until(id, "2026-03-05T10:00:00Z")
        expect(yield* sent()).toEqual([`2026-03-02T08:00: ${receivableId} 0`])
        expect(yield* waiting).toEqual(["2026-03-05T08:00 3 no_statement"])
        const [next] = (yield* scheduleOf(id, receivableId)).filter(({ status }) => status === "scheduled")
        expect(next?.reasonCode).toBe("no_statement")
        yield* statementComes(id, "2026-03-04")
        yield* until(id, "2026-03-05T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([`2026-03-05T10:00: ${receivableId} 3`])
      })
    )
  )

  it.scoped("is not sent if none comes until its time is over", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ ...policy, steps: usual.slice(0, 3) })
        yield* grace(id)
        yield* statementComes(id, "2026-03-01")
        yield* until(id, "2026-04-05T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(yield* rows("select reason_code from reminder_attempts where status = 'skipped'")).toEqual([
          { reason_code: "no_statement" }
        ])
      })
    )
  )

  it.scoped("leaves if its step is as old as the statement", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company(policy)
        const companies = yield* Companies
        const { receivableId } = yield* grace(id)
        yield* until(id, "2026-03-05T07:00:00Z")
        yield* companies.setReminders(id, "hold")
        yield* until(id, "2026-03-06T20:00:00Z")
        yield* statementComes(id, "2026-03-05")
        yield* until(id, "2026-03-08T20:00:00Z")
        yield* companies.setReminders(id, "on")
        yield* until(id, "2026-03-09T07:30:00Z")
        expect(yield* waiting).toEqual(["2026-03-09T08:00 7 "])
        yield* until(id, "2026-03-09T08:00:00Z")
        expect(yield* waiting).toEqual(["2026-03-09T08:00 7 no_statement"])
        expect(yield* sent("2026-03-03")).toEqual([])
        expect(receivableId).toBeGreaterThan(0)
      })
    )
  )

  it.scoped("leaves where the policy does not hold it, and where there was never a statement", () =>
    test(
      Effect.gen(function* () {
        const told = yield* company({ statement_days: { days: 2, hold: false } })
        const first = yield* grace(told)
        yield* statementComes(told, "2026-03-01")
        yield* until(told, "2026-03-05T10:00:00Z")
        const none = yield* company(policy)
        const second = yield* bill(none, { dueDate: "2026-03-02", email: "ada@example.com" })
        yield* until(none, "2026-03-05T10:00:00Z")
        expect(yield* sent("2026-03-03")).toEqual([
          `2026-03-05T08:00: ${first.receivableId} 3`,
          `2026-03-05T08:00: ${second.receivableId} 3`
        ])
      })
    )
  )
})

describe("the digest", () => {
  /** What was mailed, each with the time of the company's clock in Berlin. */
  const mailed = Effect.flatMap(MailsRepo, (mails) => mails.kept(null, 100)).pipe(
    Effect.map((kept) =>
      kept.map(({ saidAt, text }) => ({
        at: toLocal(saidAt, "Europe/Berlin").slice(0, 16),
        text: text.join()
      }))
    )
  )

  const owner = (companyId: number) =>
    Effect.flatMap(newUser(), (userId) =>
      Effect.flatMap(Members, (members) => members.add({ companyId, userId }, "owner"))
    )

  it.scoped("counts what waits for a payment in review, until somebody has said what that is for", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        yield* owner(id)
        const { customerId, receivableId } = yield* grace(id)
        const other = yield* bill(id, { dueDate: "2026-03-02", email: "ada@example.com" })
        yield* until(id, "2026-03-04T12:00:00Z")
        const movement = yield* moneyComes(id, { customerId, mayBeFor: [receivableId] })
        const settled = yield* moneyComes(id, {
          customerId: other.customerId,
          mayBeFor: [other.receivableId]
        })
        yield* moneyIsSettled(id, other.customerId, settled)
        yield* until(id, "2026-03-05T12:00:00Z")
        const [first] = yield* mailed
        expect(first?.at).toBe("2026-03-05T08:00")
        expect(first?.text).toContain(
          "Reminders that wait until somebody says what a payment is for (1)\n- Grace, 120.50 EUR"
        )
        expect(first?.text).toContain(`/app/${id}/bank`)
        yield* moneyIsSettled(id, customerId, movement)
        yield* until(id, "2026-03-10T12:00:00Z")
        expect((yield* mailed).length).toBe(1)
      })
    )
  )

  it.scoped("says on the first morning that an account lacks a statement", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company({ statement_days: { days: 2, hold: false } })
        yield* owner(id)
        yield* statementComes(id, "2026-03-01")
        yield* until(id, "2026-03-03T12:00:00Z")
        yield* statementComes(id, "2026-03-02")
        yield* until(id, "2026-03-05T06:59:00Z")
        expect(yield* mailed).toEqual([])
        yield* until(id, "2026-03-20T12:00:00Z")
        const said = yield* mailed
        expect(said.map((each) => each.at)).toEqual(["2026-03-05T08:00"])
        expect(said[0]?.text).toContain(
          "Bank accounts without a new statement (1)\n- DE02120300000000202051: the newest one ends on 2026-03-02"
        )
      })
    )
  )

  it.scoped("says it on the next morning if the policy asks for it when the account lacks one", () =>
    test(
      Effect.gen(function* () {
        const id = yield* company()
        yield* owner(id)
        yield* statementComes(id, "2026-02-20")
        yield* until(id, "2026-03-05T12:00:00Z")
        expect(yield* mailed).toEqual([])
        yield* Effect.flatMap(ReminderPolicies, ({ put }) =>
          put(
            id,
            Either.getOrThrow(
              readPolicy({ receivables: { steps: usual, statement_days: { days: 5, hold: false } } })
            )
          )
        )
        yield* until(id, "2026-03-10T12:00:00Z")
        expect((yield* mailed).map((each) => each.at)).toEqual(["2026-03-06T08:00"])
      })
    )
  )
})

describe("workers", () => {
  const situation = useSituation({ steps: [[1, "email"]] })

  /** As whoever stores what comes from the bank. */
  const run = <A, E>(effect: Effect.Effect<A, E, Layer.Layer.Success<ReturnType<typeof operatorOn>>>) =>
    Effect.runPromise(
      Effect.withClock(effect, situation.clock.service).pipe(
        Effect.provide(operatorOn(situation.given.url)),
        Effect.scoped
      )
    )

  const oweSinceYesterday = () =>
    situation.given.customersOwe(1, { due: "2026-03-01", step: 0, offsetDays: 1, on: "2026-03-02" })

  /** The whole of the oldest debt is paid by a match. */
  const isPaid = async () => {
    const { companyId, url } = situation.given
    const [debt] = await debtsOf(url, companyId)
    const amount = ((debt?.amount_minor ?? 0) / 100).toFixed(2)
    await run(payByBank(companyId, debt?.id ?? 0, amount))
  }

  it("send nothing while money waits, not even what was claimed, and all at once when it is settled", async () => {
    const worker = await situation.worker()
    const { companyId } = situation.given
    await oweSinceYesterday()
    const customerId = await situation.given.newestCustomer()
    const claimed = await worker.claims()
    const movement = await run(moneyComes(companyId, { customerId, mayBeFor: [null] }))
    expect(await worker.decides(claimed)).toEqual([])
    await worker.runs()
    const waits = await situation.seen.attemptsThatAre("scheduled")
    expect(waits.map(({ due_at, reason_code }) => [due_at?.toISOString().slice(0, 10), reason_code])).toEqual(
      [["2026-03-07", "payment_in_review"]]
    )
    await run(moneyIsSettled(companyId, customerId, movement))
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })

  it("send nothing of which a match has come after they claimed it", async () => {
    const worker = await situation.worker()
    await oweSinceYesterday()
    const claimed = await worker.claims()
    expect(claimed.length).toBe(1)
    await isPaid()
    expect(await worker.decides(claimed)).toEqual([])
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ "cancelled paid": 1 })
    expect(situation.provider.received).toEqual([])
  })

  it("do not try again what a match has paid while the provider put it off", async () => {
    const worker = await situation.worker()
    await oweSinceYesterday()
    situation.provider.answer = () => ({ _tag: "Deferred", code: "450", message: "later" })
    const deliveries = await worker.claimsAndDecides()
    expect(deliveries.length).toBe(1)
    await isPaid()
    await worker.completes(await worker.handsOver(deliveries))
    situation.after(DAY / 24)
    await worker.runs()
    expect((await situation.seen.attemptsThatAre("cancelled")).length).toBe(1)
    expect(situation.provider.received.length).toBe(1)
  })
})
