/** The server behind the connections changes: it refuses writes, another one takes its place, a pooler mixes clients up. */
import { describe, expect, it } from "vitest"
import { useServer } from "../support/TestServer.ts"
import { waitingForLocks } from "../support/locks.ts"

const server = useServer()

const admin = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.adminPort}${path}`)
  return `${response.status} ${(await response.text()).trim()}`
}
const readOnlyMetric = async () => /^duebook_db_read_only (\d)$/m.exec(await admin("/metrics"))?.[1]

/** As behind a TCP switch: sessions keep the server that they have, new ones get the other. */
const switchTo = async (state: "replica" | "primary") => {
  const [row] = await server.sql<{ name: string }>("select current_database() as name")
  await server.connected(async (client) => {
    await client.query("set session characteristics as transaction read write")
    await client.query(
      `alter database ${row?.name} set default_transaction_read_only = ${state === "replica" ? "on" : "off"}`
    )
  })
}

const endSessions = () =>
  server.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'duebook%' and pid <> pg_backend_pid()`
  )

describe("after a failover to a server that refuses writes", () => {
  it("readiness says so, and the service is back as soon as a server takes writes again", async () => {
    const company = await server.company()
    expect(await admin("/readyz")).toBe("200 ready")

    await switchTo("replica")
    expect(await admin("/readyz")).toBe("503 read-only")
    expect(await readOnlyMetric()).toBe("1")
    await endSessions()
    // All connections of the pool are to the replica now.
    const refused = await Promise.all(Array.from({ length: 30 }, () => company.get("/receivables")))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    // The first requests may find connections that have been ended, the next ones find the server that refuses writes.
    const saysSo = () => server.log.some(({ message }) => /refuses writes/.test(String(message)))
    await expect
      .poll(async () => {
        expect((await company.get("/receivables")).status).toBe(503)
        return saysSo()
      })
      .toBe(true)

    await switchTo("primary")
    const burst = async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => company.get("/receivables")))
      return [...new Set(answers.map(({ status }) => status))]
    }
    await expect.poll(burst, { timeout: 5_000, interval: 50 }).toEqual([200])
    expect(await company.receivable()).toMatchObject({ status: "open" })
    expect(await admin("/readyz")).toBe("200 ready")
    expect(await readOnlyMetric()).toBe("0")
  })
})

describe("readiness", () => {
  it("does not wait for the connections that requests use", async () => {
    const company = await server.company()
    const { id } = await company.receivable({ amount: "100.00" })
    await server.connected(async (holder) => {
      await holder.query("begin")
      await holder.query("select 1 from receivables where receivable_id = $1 for update", [id])
      const payments = Array.from({ length: 20 }, () => company.payment(id, "1.00"))
      await expect.poll(async () => server.sql(waitingForLocks())).not.toEqual([])
      for (let time = 0; time < 3; time++) expect(await admin("/readyz")).toBe("200 ready")
      await holder.query("rollback")
      await Promise.all(payments)
    })
  })
})
