/** What passwords cost, asked for by many: it keeps nobody else waiting. */
import { Effect, Metric } from "effect"
import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { hashCount } from "../../src/services/people/Passwords.ts"
import { accountOn, givePassword, linkFor, PASSWORD } from "../support/Accounts.ts"
import { Visitor } from "../support/Person.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { useServer } from "../support/TestServer.ts"

const PUBLIC_URL = "https://duebook.example"
const server = useServer({ environment: { TRUST_PROXY: "1", PUBLIC_URL } })
const run = scoped()

/** Among the weak passwords, those whose estimate takes longest. */
const costly = (index: number): string => `${"1234567890".repeat(10)}${index}`

describe("scoring passwords in the executable", () => {
  let instance: ServerProcess
  beforeAll(async () => {
    instance = await run(startServer(server.databaseUrl))
  })

  /** The processor's time that the main thread has taken, in milliseconds. */
  const mainThreadMillis = (): number => {
    const stat = readFileSync(`/proc/${instance.pid}/task/${instance.pid}/stat`, "utf8")
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number)
    return (user + system) * 10
  }

  /** Sends weak passwords for one account, by a link that was mailed to it. */
  const settingPasswords = async () => {
    const { person } = await accountOn(server)
    const visitor = new Visitor({ url: `http://127.0.0.1:${instance.port}` })
    const link = await linkFor(server, "reset", person)
    const fields = visitor.fieldsOf(await visitor.get(link), "reset-password")
    return async (password: string) => {
      const given = { ...Object.fromEntries(fields), password }
      expect((await visitor.post(link, new URLSearchParams(given))).status).toBe(422)
    }
  }

  it("takes little of the thread that serves, however many set a password at the same time", async () => {
    const set = await settingPasswords()
    await set("qwerty123456")
    const before = mainThreadMillis()
    const forms = 16
    for (const half of [0, 8])
      await Promise.all(Array.from({ length: forms / 2 }, (_, index) => set(costly(half + index))))
    expect((mainThreadMillis() - before) / forms).toBeLessThan(50)
    await server.sql("delete from throttles")
  })
})

describe("a right sign-in", () => {
  const NETWORKS = 7
  const TRIES = 18

  it("waits for one of each network that guesses, and not for all of its guesses", async () => {
    const hashes = (): number => Effect.runSync(Metric.value(hashCount)).count
    const from = (network: number) => ({ "x-forwarded-for": `203.0.113.${network}` })
    const { person } = await accountOn(server)
    const visitor = new Visitor(server)
    const fields = Object.fromEntries(visitor.fieldsOf(await visitor.get("/app/sign-in"), "sign-in"))
    const send = (network: number, email: string, password: string) =>
      visitor.post("/app/sign-in", new URLSearchParams({ ...fields, email, password }), from(network))

    const begun = hashes()
    const guesses = Promise.all(
      Array.from({ length: NETWORKS * TRIES }, async (_, index) => {
        const seen = await send(index % NETWORKS, `nobody${index}@example.com`, "not the password")
        return seen.status
      })
    )
    await expect
      .poll(async () => {
        const [counted] = await server.sql<{ tries: string }>(
          "select sum(wrong) as tries from throttles where name like 'from %'"
        )
        return Number(counted?.tries)
      })
      .toBe(NETWORKS * TRIES)
    const before = hashes()
    const left = begun + NETWORKS * TRIES - before
    expect((await send(NETWORKS, person.email, PASSWORD)).status).toBe(303)
    expect(hashes() - before).toBeLessThan(left / 2)
    expect(new Set(await guesses)).toEqual(new Set([422]))
    expect((await givePassword(new Visitor(server), person.email)).status).toBe(303)
  })
})
