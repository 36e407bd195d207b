/** PostgreSQL has fewer connections than a process would like: it goes on with those that it has. */
import { Client } from "pg"
/** Of requests, and of heartbeats. */
const POOLS = 2

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Book, call, openBook, receivable, statuses } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, readiness, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { isDistributed, makeDatabase } from "../support/TestDatabase.ts"

const STILL_THERE = "select pid from pg_stat_activity where pid = any($1::int[])"

describe.skipIf(isDistributed())("a process whose user may have few connections", () => {
  const run = scoped()
  const role = `few_${process.pid}`
  let url: string
  let admin: Client
  let book: Book
  let server: ServerProcess

  const asRole = (): string => {
    const address = new URL(url)
    address.username = role
    address.password = role
    return address.href
  }

  const allow = (connections: number) => admin.query(`alter role ${role} connection limit ${connections}`)

  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    book = await openBook(url)
    admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(`create role ${role} login password '${role}' connection limit -1`)
    const { rows } = await admin.query<{ name: string }>("select current_user as name")
    await admin.query(`grant ${rows[0]?.name}, duebook_tenant to ${role}`)
    await admin.query(
      `alter role ${role} in database ${new URL(url).pathname.slice(1)} set role ${rows[0]?.name}`
    )
    server = await run(startServer(asRole(), { DATABASE_POOL_SIZE: "8", RATE_LIMIT_PER_MINUTE: "1000000" }))
    expect((await call(server.port, book.key, "/v1/receivables")).status).toBe(200)
  }, 120_000)

  afterAll(async () => {
    server.signal("SIGKILL")
    await server.ended
    await admin.query(`drop owned by ${role}`).catch(() => undefined)
    await admin.query(`drop role ${role}`).catch(() => undefined)
    await admin.end()
  })

  const mixed = (port: number) =>
    Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        n % 2 === 0
          ? call(port, book.key, "/v1/receivables", { body: receivable() })
          : call(port, book.key, `/v1/receivables?page=${n}`)
      )
    )

  it("answers every request over the connections that it has, and stays ready", async () => {
    // One of them is that of the gate.
    await allow(3)
    const { rows: ended } = await admin.query<{ pid: number }>(
      "select pid, pg_terminate_backend(pid) from pg_stat_activity where usename = $1",
      [role]
    )
    const pids = ended.map(({ pid }) => pid)
    await expect
      .poll(async () => (await admin.query(STILL_THERE, [pids])).rows, { timeout: 20_000 })
      .toEqual([])
    // Their ends lie in the sockets of the process, which reads them before it answers for the second time.
    await readiness(server)
    await readiness(server)
    expect(await metric(server, "duebook_db_pool_connections")).toBeLessThanOrEqual(2)
    expect(statuses(await mixed(server.port))).toEqual({ 200: 100, 201: 100 })
    expect(await readiness(server)).toBe("200 ready")
    expect(await metric(server, "duebook_ready")).toBe(1)
    // Requests that come one after the other need no third connection.
    await expect
      .poll(
        async () => {
          expect(statuses(await mixed(server.port))).toEqual({ 200: 100, 201: 100 })
          return server.complaints
        },
        { timeout: 30_000 }
      )
      .toContainEqual(
        expect.objectContaining({
          message: "PostgreSQL has no room for more connections: this process goes on with those that it has",
          sql_code: "53300"
        })
      )
  }, 60_000)

  it("has more again when there is room", async () => {
    await allow(-1)
    await expect
      .poll(
        async () => {
          expect(statuses(await mixed(server.port))).toEqual({ 200: 100, 201: 100 })
          return (await metric(server, "duebook_db_pool_connections")) ?? 0
        },
        { timeout: 60_000, interval: 200 }
      )
      .toBeGreaterThanOrEqual(4)
    expect(await readiness(server)).toBe("200 ready")
  }, 90_000)

  it("says once that it can have none, and is ready again by itself", async () => {
    const mark = server.log.length
    await allow(0)
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [role])
    const notReady = () =>
      server.log
        .slice(mark)
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .filter(({ message }) => String(message).startsWith("not ready"))
    await expect.poll(() => notReady().length, { timeout: 20_000 }).toBeGreaterThan(0)
    for (let n = 0; n < 3; n++) expect(await readiness(server)).toBe("503 database unavailable")
    await allow(-1)
    await expect.poll(() => readiness(server), { timeout: 20_000 }).toBe("200 ready")
    expect(notReady()).toEqual([
      expect.objectContaining({
        message: "not ready: PostgreSQL has no room for another connection",
        sql_code: "53300",
        error: `too many connections for role "${role}"`
      })
    ])
    // A pool says it when it begins, and not at each try since. That of the heartbeats may have been refused one, too.
    const said = server.complaints.filter(({ message }) => message.includes("goes on with those"))
    expect([1, POOLS]).toContain(said.length)
  }, 90_000)
})
