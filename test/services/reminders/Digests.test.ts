import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Layer, Redacted, TestClock, Logger, Metric } from "effect"
import * as FastCheck from "effect/FastCheck"
import { todayIn } from "../../../src/domain/CalendarDate.ts"
import { type DigestEvent, nextDigestAt } from "../../../src/domain/Digest.ts"
import { languageIn } from "../../../src/domain/MailText.ts"
import { toLocal } from "../../../src/domain/LocalTime.ts"
import { MailSender } from "../../../src/reminders/send/MailSender.ts"
import * as Email from "../../../src/reminders/transports/Email.ts"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { CompaniesRepo, settingsOf } from "../../../src/repos/company/Companies.ts"
import { DigestsRepo } from "../../../src/repos/reminders/Digests.ts"
import { ReminderPoliciesRepo } from "../../../src/repos/reminders/ReminderPolicies.ts"
import { MailsRepo } from "../../../src/repos/people/Mails.ts"
import { ServerClock } from "../../../src/repos/installation/ServerClock.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import * as App from "../../../src/App.ts"
import { OneTimeLinks } from "../../../src/services/people/Links.ts"
import { MailTexts } from "../../../src/services/people/MailTexts.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { CompanyClosing } from "../../../src/services/company/CompanyClosing.ts"
import { Digests, recordEvents } from "../../../src/services/reminders/Digests.ts"
import { digestText } from "../../../src/services/reminders/DigestText.ts"
import { Members } from "../../../src/services/people/Members.ts"
import { catalogues } from "../../../src/words/Catalogues.ts"
import { mailSink } from "../../support/MailSink.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { newCompany, newUser, operating, operatorOn, rows, START } from "../operating.ts"
import { sealing } from "../../support/secretKeys.ts"

const event = (kind: DigestEvent["kind"], fields: Partial<DigestEvent> = {}): DigestEvent => ({
  kind,
  customerId: null,
  receivableId: null,
  payableId: null,
  detail: null,
  ...fields
})

const repos = Layer.mergeAll(
  ServerClock.layer,
  CompaniesRepo.layer,
  DigestsRepo.layer,
  MailsRepo.layer,
  ReminderPoliciesRepo.layer,
  Tenant.layer
)
const servicesAt = (time: Effect.Effect<number>) =>
  Digests.layer.pipe(
    Layer.provideMerge(repos),
    Layer.provide(sealing),
    Layer.provide(Layer.succeed(ServerTime, time))
  )
const services = servicesAt(Clock.currentTimeMillis)

const record = (companyId: number, events: ReadonlyArray<DigestEvent>, now: number) =>
  Effect.gen(function* () {
    const digests = yield* DigestsRepo
    const company = yield* Effect.flatMap(CompaniesRepo, (companies) => companies.find(companyId))
    if (company === null) throw new Error("no company")
    yield* (yield* Tenant).transaction(companyId, recordEvents(digests, settingsOf(company), events, now))
  })

const member = (companyId: number, role: "owner" | "admin" | "member") =>
  Effect.gen(function* () {
    const userId = yield* newUser()
    yield* Effect.flatMap(Members, (members) => members.add({ companyId, userId }, role))
    return userId
  })

const kept = Effect.flatMap(MailsRepo, (mails) => mails.kept(null, 100))

/** What duebook_mails_total has counted so far, by outcome. */
const mailsCounted = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Metric.unsafeSnapshot()
      .filter(({ metricKey }) => metricKey.name === "duebook_mails_total")
      .map(({ metricKey, metricState }) => [
        metricKey.tags.find(({ key }) => key === "outcome")?.value ?? "",
        (metricState as unknown as { readonly count: number }).count
      ])
  )

describe("a digest", () => {
  it("is due at the next 08:00 of any zone", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.constantFrom("Europe/Berlin", "Pacific/Apia", "America/New_York", "Asia/Kathmandu", "UTC"),
        FastCheck.integer({ min: 0, max: Date.parse("2030-01-01") }),
        (zone, now) => {
          const at = nextDigestAt(zone, now)
          expect(at).toBeGreaterThan(now)
          expect(at - now).toBeLessThanOrEqual(49 * 3_600_000)
          expect(toLocal(at, zone).slice(11, 16)).toBe("08:00")
          expect(todayIn(zone, at) >= todayIn(zone, now)).toBe(true)
        }
      )
    )
  })

  it("names what is most urgent first, and counts what it does not name", () => {
    const { subject, text } = digestText(
      "Analytical\nEngines",
      [
        {
          kind: "failed",
          count: 3,
          lines: [{ subject: "Ada, R-1, 5.00 EUR", detail: "no such\nmailbox", link: null }]
        },
        {
          kind: "disputed",
          count: 1,
          lines: [
            { subject: "Grace, R-2, 7.00 EUR", detail: null, link: "https://due.example/app/7/receivables/2" }
          ]
        }
      ],
      { overview: "https://due.example/app/7", account: "https://due.example/app/account" }
    )
    expect(subject).toBe("Analytical Engines: 4 things to look at")
    expect(text).toContain(
      "Reminders that could not be delivered (3)\n- Ada, R-1, 5.00 EUR: no such mailbox\n- and 2 more"
    )
    const disputed = text.indexOf(
      "Disputed by the customer (1)\n- Grace, R-2, 7.00 EUR\n  https://due.example/app/7/receivables/2"
    )
    expect(disputed).toBeGreaterThan(0)
    expect(disputed).toBeLessThan(text.indexOf("could not be delivered"))
    expect(text).toContain("All that waits for you: https://due.example/app/7\n")
    expect(text).toContain("change your account: https://due.example/app/account")
  })

  it.scoped("goes once, at 08:00 of the company's zone, to owners and admins who want it", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("Europe/Berlin")
        yield* member(companyId, "owner")
        const silent = yield* member(companyId, "admin")
        yield* member(companyId, "admin")
        yield* member(companyId, "member")
        yield* rows("update users set digest = false where user_id = $1", [silent])
        const digests = yield* Digests
        expect(yield* digests.writeDue).toBe(0)
        yield* record(companyId, [event("failed", { detail: "no mailbox" })], Date.parse("2026-03-02T06:00Z"))
        yield* record(companyId, [event("opted_out")], Date.parse("2026-03-02T06:30Z"))
        yield* TestClock.setTime(Date.parse("2026-03-02T06:59:59Z"))
        expect(yield* digests.writeDue).toBe(0)
        yield* TestClock.setTime(Date.parse("2026-03-02T07:00:00Z"))
        expect(yield* Effect.all([digests.writeDue, digests.writeDue], { concurrency: 2 })).toContain(2)
        expect(yield* digests.writeDue).toBe(0)
        const mails = yield* kept
        expect(mails.map(({ subject }) => subject)).toEqual([
          "Analytical Engines: 2 things to look at",
          "Analytical Engines: 2 things to look at"
        ])
        expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2)
        expect(mails[0]?.text.join("")).toContain("no mailbox")
        // A day with nothing in it has no digest.
        yield* TestClock.setTime(Date.parse("2026-03-03T07:00:00Z"))
        expect(yield* digests.writeDue).toBe(0)
      }).pipe(Effect.provide(services))
    )
  )

  it.scoped("is in each reader's own language, else in the company's, else in English", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("UTC")
        const people = [yield* member(companyId, "owner"), yield* member(companyId, "admin")]
        yield* rows("update users set locale = 'de-AT' where user_id = $1", [people[0]])
        const digests = yield* Digests
        const languagesOf = (now: number) =>
          Effect.gen(function* () {
            yield* record(companyId, [event("failed")], now)
            yield* TestClock.setTime(now + 86_400_000)
            expect(yield* digests.writeDue).toBe(2)
            return (yield* kept).slice(-2).map(({ text }) => languageIn(text))
          })
        expect(yield* languagesOf(Date.parse("2026-03-02T06:00Z"))).toEqual(["de", "en"])
        yield* rows("update companies set language = 'fr' where company_id = $1", [companyId])
        expect(yield* languagesOf(Date.parse("2026-03-04T06:00Z"))).toEqual(["de", "fr"])
      }).pipe(Effect.provide(services))
    )
  )

  it.scoped("says in the reader's language what a provider has said, and people's words as they are", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("UTC")
        yield* member(companyId, "owner")
        yield* rows("update companies set language = 'de' where company_id = $1", [companyId])
        const now = Date.parse("2026-03-02T06:00Z")
        const events = [
          event("failed", { detail: "The number is not valid." }),
          event("bounced", { detail: "email: The message bounced." }),
          event("disputed", { detail: "The message bounced." })
        ]
        yield* record(companyId, events, now)
        yield* TestClock.setTime(now + 86_400_000)
        expect(yield* (yield* Digests).writeDue).toBe(1)
        const text = (yield* kept).at(-1)?.text.join("") ?? ""
        expect(text).not.toContain("The number is not valid.")
        expect(text.match(/The message bounced\./g)).toHaveLength(1)
        expect(text).toContain(catalogues.de["The message bounced."])
      }).pipe(Effect.provide(services))
    )
  )

  it.scoped("does not go to people of a company that was closed", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("UTC")
        yield* member(companyId, "owner")
        yield* record(companyId, [event("failed")], Date.parse("2026-03-02T06:00Z"))
        yield* Effect.flatMap(CompanyClosing, (closing) => closing.closeByOperator(companyId))
        yield* TestClock.setTime(Date.parse("2026-03-03T09:00:00Z"))
        expect(yield* Effect.flatMap(Digests, (digests) => digests.writeDue)).toBe(0)
        expect(yield* kept).toEqual([])
      }).pipe(Effect.provide(services))
    )
  )

  it.scoped("is due by the time of the database, whatever the clock of the process says", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("UTC")
        yield* member(companyId, "owner")
        const hour = 3_600_000
        let now = Date.parse("2026-03-02T07:59:59Z")
        const onServer = Effect.provide(
          Effect.flatMap(Digests, (digests) => digests.writeDue),
          servicesAt(Effect.sync(() => now))
        )
        yield* Effect.provide(record(companyId, [event("failed")], now - hour), services)
        yield* TestClock.setTime(now + hour)
        expect(yield* onServer).toBe(0)
        now += 1_000
        yield* TestClock.setTime(now - hour)
        expect(yield* onServer).toBe(1)
      })
    )
  )

  it.scoped("names things of the company alone, and at most 20 of a kind", () =>
    operating(() =>
      Effect.gen(function* () {
        const [mine, other] = [yield* newCompany(), yield* newCompany()]
        yield* member(mine, "owner")
        const [customer] = yield* rows(
          `insert into customers (company_id, display_name, created_at, updated_at)
           values ($1, 'Secret', now(), now()) returning customer_id`,
          [other]
        )
        const now = Date.parse("2026-03-02T06:00Z")
        const customerId = customer?.["customer_id"] as number
        yield* record(
          mine,
          Array.from({ length: 25 }, () => event("unknown", { customerId })),
          now
        )
        yield* TestClock.setTime(now + 86_400_000)
        expect(yield* Effect.flatMap(Digests, (digests) => digests.writeDue)).toBe(1)
        const [mail] = yield* kept
        expect(mail?.text.join("")).not.toContain("Secret")
        expect(mail?.text.join("").match(/^- /gm)).toHaveLength(21)
        expect(mail?.text.join("")).toContain("- and 5 more")
      }).pipe(Effect.provide(services))
    )
  )
})

describe("digests", () => {
  it.scoped("name only what still needs somebody, each with its address in the application", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany("UTC")
        yield* member(companyId, "owner")
        yield* rows(
          `insert into customers (company_id, display_name, created_at, updated_at) values ($1, 'Ada', now(), now())`,
          [companyId]
        )
        const debts = yield* rows(
          `insert into receivables (company_id, customer_id, amount_minor, paid_minor, status, external_reference, currency,
             due_date, created_at, updated_at, billed_on)
           select company_id, customer_id, 500, case status when 'paid' then 500 else 0 end, status, 'R-' || status, 'EUR',
             '2026-03-01', now(), now(), '2026-02-01'
           from customers, unnest(array['open', 'paid', 'cancelled']) status where company_id = $1
           returning receivable_id, status`,
          [companyId]
        )
        const idOf = (status: string) =>
          debts.find((row) => row["status"] === status)?.["receivable_id"] as number
        const now = Date.parse("2026-03-02T06:00Z")
        const ended = (status: string) => event("cycle_ended", { receivableId: idOf(status) })
        yield* record(
          companyId,
          // Of the complaint, somebody has taken care: the debt is not paused for it any more.
          [...["open", "paid", "cancelled"].map(ended), event("disputed", { receivableId: idOf("open") })],
          now
        )
        yield* TestClock.setTime(now + 86_400_000)
        const digests = yield* Digests
        expect(yield* digests.writeDue).toBe(1)
        const [mail] = yield* kept
        expect(mail?.subject).toContain("1 thing to look at")
        expect(mail?.text.join("")).toContain(
          `- R-open, 5.00 EUR\n  http://localhost:3000/app/${companyId}/receivables/${idOf("open")}`
        )
        expect(mail?.text.join("")).not.toMatch(/R-paid|R-cancelled|Disputed/)
        // With nothing left that needs somebody, there is no mail.
        yield* record(companyId, [ended("paid")], now + 86_400_000)
        yield* TestClock.setTime(now + 3 * 86_400_000)
        expect(yield* digests.writeDue).toBe(0)
      }).pipe(Effect.provide(services))
    )
  )

  it.scoped(
    "leave out the amount of a currency that has been withdrawn, and keep those of a test clock",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const companies = yield* Companies
          const clock = Date.parse("2020-03-02T06:00Z")
          const companyId = yield* companies.create({
            name: "Rehearsal",
            timezone: null,
            country: null,
            email: null,
            testClock: clock
          })
          yield* member(companyId, "owner")
          yield* rows(
            `insert into customers (company_id, display_name, created_at, updated_at) values ($1, 'Ada', now(), now())`,
            [companyId]
          )
          const [receivable] = yield* rows(
            `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
           select company_id, customer_id, 500, 'ANG', '2020-03-01', now(), now(), '2020-02-01'
           from customers returning receivable_id`
          )
          const receivableId = receivable?.["receivable_id"] as number
          yield* record(companyId, [event("failed", { receivableId, detail: "no such currency" })], clock)
          const digests = yield* Digests
          expect(yield* digests.writeDue).toBe(0)
          expect(yield* digests.writeDueOf(companyId, clock + 7_200_000)).toBe(1)
          const mails = yield* MailsRepo
          expect(yield* mails.remove(START - 86_400_000, 10)).toBe(0)
          const [mail] = yield* kept
          expect(mail?.saidAt).toBe(clock + 7_200_000)
          expect(mail?.text.join("")).toContain("no such currency")
        }).pipe(Effect.provide(services))
      )
  )
})

describe("the application's mails", () => {
  const texts = MailTexts.layer.pipe(Layer.provide(OneTimeLinks.layer), Layer.provide(App.repos))
  /** In real time, because the queue goes by the time of the database. */
  const onDatabase = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(makeDatabase, ({ url }) => Effect.provide(effect, operatorOn(url)))

  const queued = { recipient: "ada@example.com", subject: "Hello", text: ["Come in"] }

  it.scopedLive("are sent once by two senders, and their text is removed", () =>
    Effect.gen(function* () {
      const sink = yield* mailSink
      const provider = yield* Email.make({
        url: Redacted.make(`smtp://127.0.0.1:${sink.port}`),
        from: { name: null, address: "app@example.com" },
        messageIdHost: "example.com"
      })
      const transports = Layer.succeed(Transports, {
        email: { _tag: "Provider", provider },
        sms: { _tag: "Off" }
      })
      yield* onDatabase(
        Effect.gen(function* () {
          const mails = yield* MailsRepo
          yield* mails.add([queued, { ...queued, recipient: "late@example.com" }], { captured: false })
          yield* rows(
            "update mails set created_at = now() - interval '25 hours' where recipient = 'late@example.com'"
          )
          yield* mails.add([{ ...queued, recipient: "test@example.com" }], { captured: true })
          const sender = yield* MailSender
          const tried = yield* Effect.all([sender.sendQueued, sender.sendQueued], { concurrency: 2 })
          expect(tried.toSorted()).toEqual([0, 1])
          expect(sink.mails.map(({ to }) => to)).toEqual(["ada@example.com"])
          expect(sink.mails[0]?.raw).toMatch(/^From: Duebook <app@example\.com>/m)
          expect((yield* kept).map(({ recipient }) => recipient)).toEqual([
            "late@example.com",
            "test@example.com"
          ])
        }).pipe(
          Effect.provide(
            MailSender.layer.pipe(
              Layer.provide(transports),
              Layer.provide(texts),
              Layer.provideMerge(services)
            )
          )
        )
      )
    })
  )

  it.scopedLive(
    "wait for the next try when the server refuses them for now, and end when it refuses the address",
    () =>
      Effect.gen(function* () {
        const sink = yield* mailSink
        sink.answer = (to) => (to.startsWith("gone") ? 550 : 451)
        const provider = yield* Email.make({
          url: Redacted.make(`smtp://127.0.0.1:${sink.port}`),
          from: { name: null, address: "app@example.com" },
          messageIdHost: "example.com"
        })
        const transports = Layer.succeed(Transports, {
          email: { _tag: "Provider", provider },
          sms: { _tag: "Off" }
        })
        const said: Array<{
          readonly message: string
          readonly annotations: Readonly<Record<string, unknown>>
        }> = []
        const listener = Logger.replace(
          Logger.defaultLogger,
          Logger.make(({ annotations, message }) => {
            said.push({ message: String(message), annotations: Object.fromEntries(annotations) })
          })
        )
        const counted = mailsCounted()
        yield* onDatabase(
          Effect.gen(function* () {
            const mails = yield* MailsRepo
            yield* mails.add([queued, { ...queued, recipient: "gone@example.com" }], { captured: false })
            const sender = yield* MailSender
            expect(yield* sender.sendQueued).toBe(2)
            expect(yield* sender.sendQueued).toBe(0)
            const found = yield* rows(
              "select recipient, status, try_count, error from mails order by mail_id"
            )
            expect(found.map((row) => [row["recipient"], row["status"], row["try_count"]])).toEqual([
              ["ada@example.com", "queued", 1],
              ["gone@example.com", "failed", 1]
            ])
            expect(found[0]?.["error"]).toContain("451")
            // It is tried for a day, however often that is, and then given up.
            const tryAt = (hoursOld: number) =>
              Effect.zipRight(
                rows(
                  `update mails set created_at = now() - interval '${hoursOld} hours', due_at = now() - interval '1 second', try_count = 30
                   where recipient = 'ada@example.com'`
                ),
                Effect.zipRight(
                  sender.sendQueued,
                  rows("select status from mails where recipient = 'ada@example.com'")
                )
              )
            expect(yield* tryAt(23)).toEqual([{ status: "queued" }])
            expect(yield* tryAt(23.9)).toEqual([{ status: "failed" }])
            expect(
              said.map(({ annotations, message }) => [message, annotations["tries"]]).toSorted()
            ).toEqual([
              ["a mail of the service was given up", 1],
              ["a mail of the service was given up", 31],
              ["a mail of the service was not sent and is tried again", 1],
              ["a mail of the service was not sent and is tried again", 31]
            ])
            expect(JSON.stringify(said)).not.toContain("@example.com")
            expect(mailsCounted()).toEqual({
              ...counted,
              deferred: (counted["deferred"] ?? 0) + 2,
              failed: (counted["failed"] ?? 0) + 2
            })
          }).pipe(
            Effect.provide(
              MailSender.layer.pipe(
                Layer.provide(transports),
                Layer.provide(texts),
                Layer.provideMerge(services),
                Layer.merge(listener)
              )
            )
          )
        )
      })
  )
})
