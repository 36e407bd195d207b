/** Many requests at the same time: every write happens once, and no limit admits one too many. */
import { Effect, Layer, Redacted } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { QuotaCounts } from "../../src/repos/keys/QuotaCounts.ts"
import * as Database from "../../src/postgres/Database.ts"
import {
  type Answer,
  type Book,
  call,
  dataOf,
  openBook,
  receivable,
  rows,
  statuses,
  totals
} from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const times = <A>(n: number, make: (index: number) => A): Array<A> =>
  Array.from({ length: n }, (_, i) => make(i))

const codeOf = ({ text }: Answer): string =>
  (JSON.parse(text) as { readonly error: { readonly code: string } }).error.code

describe("races", () => {
  const run = scoped()
  let url: string
  let book: Book
  let server: ServerProcess

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
  })

  it("25 identical POSTs under each of 40 keys have 40 effects, and one answer a key", async () => {
    const keys = times(40, () => crypto.randomUUID())
    const post = (index: number) =>
      call(server.port, book.key, "/v1/receivables", {
        body: receivable(`${index + 1}.00`),
        idempotencyKey: keys[index] ?? ""
      })
    const answers = await Promise.all(
      times(40 * 25, (n) => n % 40).map(async (index) => ({ index, answer: await post(index) }))
    )
    expect(Object.keys(statuses(answers.map(({ answer }) => answer))).sort()).toEqual(
      expect.arrayContaining(["201"])
    )
    for (const [index] of keys.entries()) {
      const mine = answers.filter((each) => each.index === index).map(({ answer }) => answer)
      const created = mine.filter(({ status }) => status === 201)
      const others = mine.filter(({ status }) => status !== 201)
      expect(others.map((answer) => `${answer.status} ${codeOf(answer)}`)).toEqual(
        others.map(() => "409 idempotency_key_in_progress")
      )
      expect(others.every(({ headers }) => headers.get("retry-after") === "1")).toBe(true)
      expect(created.filter(({ headers }) => !headers.has("idempotent-replayed"))).toHaveLength(1)
      const again = await post(index)
      expect(again.headers.get("idempotent-replayed")).toBe("true")
      expect(new Set([...created, again].map(({ text }) => text)).size).toBe(1)
    }
    const [found] = await rows<{ n: string }>(
      url,
      "select count(*) as n from receivables where company_id = $1",
      [book.companyId]
    )
    expect(Number(found?.n)).toBe(40)
  })

  it("100 payments at once on one receivable never pay more than is owed", async () => {
    const created = await call(server.port, book.key, "/v1/receivables", { body: receivable("100.00") })
    const { id } = dataOf<{ id: number }>(created)
    const answers = await Promise.all(
      times(100, () =>
        call(server.port, book.key, `/v1/receivables/${id}/payments`, { body: { amount: "1.50" } })
      )
    )
    expect(statuses(answers)).toEqual({ 201: 66, 422: 34 })
    const [paid] = await rows<{ paid: string; sum: string; n: string }>(
      url,
      `select r.paid_minor as paid, sum(p.amount_minor) as sum, count(*) as n
       from receivables r join payments p using (company_id, receivable_id)
       where company_id = $1 and receivable_id = $2 group by 1`,
      [book.companyId, id]
    )
    expect(paid).toEqual({ paid: "9900", sum: "9900", n: "66" })
  })

  it("of 50 PATCHes of one version, one succeeds", async () => {
    const created = await call(server.port, book.key, "/v1/receivables", { body: receivable() })
    const { id, version } = dataOf<{ id: number; version: string }>(created)
    const answers = await Promise.all(
      times(50, (n) =>
        call(server.port, book.key, `/v1/receivables/${id}`, {
          method: "PATCH",
          body: { expected_version: version, description: `number ${n}` }
        })
      )
    )
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 })
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(["version_conflict"]))
  })

  it("of 200 requests for the last 10 of an allowance, 10 are admitted", async () => {
    const small = await openBook(url, 15)
    await Promise.all(times(5, () => call(server.port, small.key, "/v1/receivables")))
    const answers = await Promise.all(times(200, () => call(server.port, small.key, "/v1/receivables")))
    expect(statuses(answers)).toEqual({ 200: 10, 429: 190 })
    const used = await call(server.port, small.key, "/v1/usage")
    expect(dataOf(used)).toMatchObject({ used: 15, remaining: 0 })
  })

  it("totals agree with the rows afterwards", async () => {
    const { counted, kept } = await totals(url, book.companyId)
    expect(kept).toEqual(counted)
    expect(server.complaints).toEqual([])
  })
})

describe("limits above 600 a minute", () => {
  const run = scoped()
  const LIMIT = 1_000
  const WINDOW = 60_000

  it("never admit more than the limit in any 60 seconds, and store a bounded number of slots", async () => {
    const { url } = await run(makeDatabase)
    const book = await openBook(url)
    let now = 1_700_000_000_000
    const program = Effect.gen(function* () {
      const counters = yield* QuotaCounts
      const admitted: Array<number> = []
      // For two and a half minutes a client sends twice its limit, in bursts of different sizes.
      const end = now + 150_000
      while (now < end) {
        const size = 5 + (now % 73)
        const at = now
        const counted = yield* Effect.all(
          times(size, () =>
            counters.count({
              companyId: book.companyId,
              apiKeyId: book.keyId,
              limit: LIMIT,
              period: null,
              charge: false
            })
          ),
          { concurrency: "unbounded" }
        )
        for (const { window } of counted) {
          const { letThrough, freesAt } = window
          if (letThrough) admitted.push(at)
          else expect(freesAt).toBeGreaterThan(at)
        }
        now += 1_231
      }
      return admitted
    })
    const admitted = await Effect.runPromise(
      Effect.provide(
        program,
        QuotaCounts.layer.pipe(
          Layer.provide(
            Layer.succeed(
              ServerTime,
              Effect.sync(() => now)
            )
          ),
          Layer.provide(
            Database.layer({
              url: Redacted.make(url),
              size: 4,
              maxWaiting: 2_000,
              applicationName: "duebook-test"
            })
          )
        )
      )
    )
    let from = 0
    let most = 0
    for (const [index, at] of admitted.entries()) {
      while ((admitted[from] ?? 0) <= at - WINDOW) from++
      most = Math.max(most, index - from + 1)
    }
    expect(most).toBeLessThanOrEqual(LIMIT)
    // Slots are half a second wide: at most that part of a minute may be lost.
    expect(admitted.length).toBeGreaterThan(LIMIT * 2 * (59.5 / 60.5))
    const [row] = await rows<{ slots: number; used: string }>(
      url,
      "select cardinality(slots) as slots, used from rate_windows where company_id = $1",
      [book.companyId]
    )
    expect(row?.slots).toBeLessThanOrEqual(122)
  })
})
