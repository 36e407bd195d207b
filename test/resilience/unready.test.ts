/** A database that can't serve: the log says why once for each change, nothing says ready, and metrics go without a prober. */
import { Effect } from "effect"
import { type AddressInfo, createServer } from "node:net"
import { beforeAll, describe, expect, it } from "vitest"
import { dataFolder, migrated, type OwnPostgres, startPostgres } from "../support/OwnPostgres.ts"
import { scoped } from "../support/Scoped.ts"
import { metric, readiness, type ServerProcess, startServer, startWorker } from "../support/ServerProcess.ts"

/** So often background work has failed when the log is looked at. */
const FAILURES = 8

const without = (text: string, change: (url: URL) => void): string => {
  const url = new URL(text)
  change(url)
  return url.href
}

interface Line {
  readonly level: string
  readonly message: string
}

const linesOf = (server: ServerProcess): ReadonlyArray<Line> =>
  server.log.filter((text) => text.startsWith("{")).map((text) => JSON.parse(text) as Line)

/** What the log says but for what it does in order to work. */
const saysOf = (server: ServerProcess) => linesOf(server).map(({ level, message }) => `${level} ${message}`)

describe("a process whose database can't serve", () => {
  const run = scoped()
  let dataDir: string
  let postgres: OwnPostgres

  beforeAll(async () => {
    dataDir = await run(dataFolder)
    postgres = await startPostgres(dataDir)
    await run(Effect.addFinalizer(() => Effect.promise(() => postgres.stop())))
  })

  const cases = [
    {
      what: "a wrong password",
      url: () => without(postgres.url, (url) => (url.password = "wrong")),
      says: "the database refuses the user or the password in DATABASE_URL",
      fields: { sql_code: "28P01", error: expect.stringContaining("password authentication failed") }
    },
    {
      what: "a database that does not exist",
      url: () => without(postgres.url, (url) => (url.pathname = "/nowhere")),
      says: "the database in DATABASE_URL does not exist",
      fields: { sql_code: "3D000", error: expect.stringContaining('"nowhere" does not exist') }
    },
    {
      what: "a port on which nobody listens",
      url: () => without(postgres.url, (url) => (url.port = "1")),
      says: "the database can't be reached: is it running, and does DATABASE_URL point to it?",
      fields: { errno: "ECONNREFUSED" }
    },
    {
      what: "a database without tables",
      url: () => postgres.url,
      says: "the database is not migrated to this version: run duebook migrate",
      fields: {}
    }
  ]

  for (const { fields, says, url, what } of cases) {
    it(`says so once, with the server's words, of ${what}`, async () => {
      const server = await run(startServer(url(), { LOG_LEVEL: "debug" }, { listening: true, worker: true }))
      // Nobody asks /readyz before.
      expect(await metric(server, "duebook_ready")).toBe(0)
      const failures = () =>
        server.log.filter((line) => line.includes('"level":"debug"') && line.includes("failed")).length
      await expect.poll(failures, { timeout: 30_000 }).toBeGreaterThanOrEqual(FAILURES)
      expect(saysOf(server)).not.toContain("info ready")
      const complaints = server.complaints.filter(
        ({ level, message }) => level !== "debug" && !message.startsWith("channels are")
      )
      expect(complaints).toEqual([
        expect.objectContaining({
          level: "warn",
          message: `not ready: ${says}`,
          admin_port: server.adminPort,
          ...fields
        })
      ])
      expect(JSON.stringify(server.log)).not.toContain(new URL(url()).password)
      server.signal("SIGKILL")
      await server.ended
    })
  }

  it("starts and says so where the server takes connections and says nothing", async () => {
    const silent = createServer((socket) => void socket.on("error", () => {}))
    const port = await new Promise<number>((resolve) =>
      silent.listen(0, "127.0.0.1", () => resolve((silent.address() as AddressInfo).port))
    )
    const url = without(postgres.url, (address) => (address.port = String(port)))
    const server = await run(startServer(url, {}, { listening: true, worker: true }))
    expect(await readiness(server)).toBe("503 database unavailable")
    expect(saysOf(server).filter((line) => !line.includes("channels are"))).toEqual([
      "warn not ready: the database can't be reached: is it running, and does DATABASE_URL point to it?"
    ])
    expect(linesOf(server).at(-1)).toMatchObject({ errno: "ETIMEDOUT", error: "no answer within 2 seconds" })
    server.signal("SIGKILL")
    await server.ended
    silent.close()
  }, 60_000)

  it("says ready when it is, not ready when it is not, and nothing else", async () => {
    const server = await run(startServer(postgres.url, {}, { listening: true, worker: true }))
    const worker = await run(startWorker(postgres.url, {}, { listening: true }))
    await migrated(postgres)
    const both = [
      [server, "ready"],
      [worker, "working"]
    ] as const
    for (const [process, word] of both) {
      await expect.poll(() => saysOf(process), { timeout: 20_000 }).toContain(`info ${word}`)
      expect(await metric(process, "duebook_ready")).toBe(1)
    }
    // What failed while there were no tables goes on.
    await expect.poll(() => metric(worker, "duebook_reminders_due"), { timeout: 20_000 }).toBe(0)
    const marks = both.map(([process]) => process.log.length)
    await postgres.stop()
    // Only the process itself looks.
    for (const [process] of both) {
      await expect.poll(() => metric(process, "duebook_ready"), { timeout: 20_000 }).toBe(0)
    }
    postgres = await startPostgres(dataDir, postgres.port)
    for (const [process] of both) {
      await expect.poll(() => metric(process, "duebook_ready"), { timeout: 20_000 }).toBe(1)
    }
    expect(await readiness(server)).toBe("200 ready")
    for (const [index, [process, word]] of both.entries()) {
      await expect
        .poll(() => saysOf(process).slice(marks[index]).at(-1), { timeout: 20_000 })
        .toBe(`info ${word}`)
      const said = saysOf(process).slice(marks[index])
      expect(said.filter((line) => !/^warn not (ready|working): |^info (ready|working)$/.test(line))).toEqual(
        []
      )
      // Stopping, gone and starting are changes of their own.
      expect(said.filter((line) => line.startsWith("warn")).length).toBeLessThanOrEqual(3)
    }
  }, 60_000)
})
