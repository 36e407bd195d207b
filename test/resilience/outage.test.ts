/** PostgreSQL stops and starts again under load: answers are 503 meanwhile, and the service recovers by itself. */
import { Effect } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { type Answer, type Book, call, dataOf, openBook, receivable, rows, totals } from "../support/Book.ts"
import { dataFolder, migrated, type OwnPostgres, startPostgres } from "../support/OwnPostgres.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, readiness, type ServerProcess, startServer } from "../support/ServerProcess.ts"

const CLIENTS = 6
const DOWN_MILLIS = 600
const RECOVERY_MILLIS = 3_000

describe("an outage of the database", () => {
  const run = scoped()
  let dataDir: string
  let postgres: OwnPostgres
  let server: ServerProcess
  let book: Book

  beforeAll(async () => {
    dataDir = await run(dataFolder)
    postgres = await startPostgres(dataDir)
    await run(Effect.addFinalizer(() => Effect.promise(() => postgres.stop())))
    await migrated(postgres)
    book = await openBook(postgres.url)
    server = await run(startServer(postgres.url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
  })

  const outage = async (stop: () => Promise<void>) => {
    const load = { isRunning: true }
    const answers: Array<Answer> = []
    const acknowledged: Array<number> = []
    const client = async (index: number) => {
      for (let n = 0; load.isRunning; n++) {
        const answer = await ((n + index) % 2 === 0
          ? call(server.port, book.key, "/v1/receivables?per_page=1")
          : call(server.port, book.key, "/v1/receivables", { body: receivable() }))
        answers.push(answer)
        if (answer.status === 201) acknowledged.push(dataOf<{ id: number }>(answer).id)
        if (answer.status === 503) await sleep(5)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))
    while (answers.length < 10 * CLIENTS) await sleep(1)

    await stop()
    const first = answers.length
    const seen = new Set<string>()
    const until = performance.now() + DOWN_MILLIS
    while (performance.now() < until || answers.length < first + CLIENTS) {
      seen.add(await readiness(server))
      await sleep(20)
    }
    expect([...seen].filter((each) => !each.startsWith("503"))).toEqual([])

    postgres = await startPostgres(dataDir, postgres.port)
    const back = performance.now()
    let recovered = 0
    while (recovered === 0) {
      if ((await readiness(server)) === "200 ready") recovered = performance.now() - back
      else await sleep(10)
    }
    const mark = answers.length
    while (answers.length < mark + 10 * CLIENTS) await sleep(1)
    const late = answers.slice(mark + 2 * CLIENTS)
    load.isRunning = false
    await clients
    return { acknowledged, answers, late, recovered }
  }

  const expectRecovery = async ({
    acknowledged,
    answers,
    late,
    recovered
  }: Awaited<ReturnType<typeof outage>>) => {
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, text } of refused) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1)
      expect(JSON.parse(text)).toMatchObject({ error: { details: { reason: "database_unavailable" } } })
    }
    expect(recovered).toBeLessThan(RECOVERY_MILLIS)
    // After the recovery no request fails: statements are prepared again on the new connections.
    expect(late.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    // So many round trips were measured at least: several writes share one.
    expect(await metric(server, "duebook_db_round_trips_seconds_count")).toBeGreaterThan(50)
    const kept = await rows<{ id: string }>(
      postgres.url,
      "select receivable_id as id from receivables where company_id = $1",
      [book.companyId]
    )
    const ids = new Set(kept.map(({ id }) => Number(id)))
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    const sums = await totals(postgres.url, book.companyId)
    expect(sums.kept).toEqual(sums.counted)
    expect(server.complaints.filter(({ level }) => level === "error")).toEqual([])
    // Each line of a request that was refused says what the server or the system said.
    const lines = server.log.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    const ofRefused = lines.filter(({ message, status }) => message === "request" && status === 503)
    expect(ofRefused.length).toBeGreaterThanOrEqual(refused.length)
    expect(ofRefused.filter(({ error }) => typeof error !== "string" || error === "")).toEqual([])
    const codeOf = ({ errno, sql_code: sqlCode }: (typeof lines)[number]) => errno ?? sqlCode
    expect(ofRefused.filter((line) => codeOf(line) === undefined)).toEqual([])
    const answered = lines.filter(({ message, status }) => message === "request" && Number(status) < 300)
    expect(answered.filter((line) => "error" in line)).toEqual([])
  }

  it("by an orderly stop is answered 503 while it lasts, and then the service recovers", () =>
    outage(() => postgres.stop()).then(expectRecovery))

  it("by a crash of PostgreSQL is no different", () => outage(() => postgres.crash()).then(expectRecovery))
})
