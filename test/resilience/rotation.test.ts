/** Another key takes the place of the one that seals secrets, while people sign in. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import * as Totp from "../../src/domain/Totp.ts"
import { inProcess, json } from "../cli/run.ts"
import { giveCode } from "../support/Accounts.ts"
import { type Person, personOf, sessionFor, Visitor } from "../support/Person.ts"
import { keyLines } from "../support/secretKeys.ts"
import { TestServer } from "../support/TestServer.ts"

const PEOPLE = 120
/** Sign-ins at the same time. */
const AT_ONCE = 6

const rewrap = async (server: TestServer, ...ids: ReadonlyArray<string>) =>
  json(
    await Effect.runPromise(
      inProcess(["secrets", "rewrap", "--json"], {
        DATABASE_URL: server.databaseUrl,
        DUEBOOK_KEYS: keyLines(...ids)
      })
    )
  ) as { readonly sealed: number }

const serverWith = (keys: string, beside?: TestServer) =>
  new TestServer({ environment: { DUEBOOK_KEYS: keys }, ...(beside === undefined ? {} : { beside }) })

/** The second step of a sign-in with a code of the person's app; the status of its answer. */
const signsIn = async (server: TestServer, { secret, userId }: Person): Promise<number> => {
  const visitor = new Visitor(
    server,
    await sessionFor(server, userId, { stage: "second_step", fresh: false })
  )
  return (await giveCode(visitor, Totp.codeAt(secret, server.clock.now()))).status
}

describe("a rotation of the keys", () => {
  it("lets everybody sign in while secrets are sealed anew, and ends with a service without the old key", async () => {
    const server = serverWith(keyLines("new", "old"))
    await server.start()
    const company = await server.company()
    const people: Array<Person> = []
    for (let n = 0; n < PEOPLE; n++) people.push(await personOf(server, company.id, { role: "member" }))
    expect((await rewrap(server, "old")).sealed).toBeGreaterThanOrEqual(PEOPLE)

    // Back and forth as long as people sign in, so that many of them meet a secret that is being sealed anew.
    const seen = { isDone: false, rotations: 0 }
    const rotating = (async () => {
      while (!seen.isDone) {
        await rewrap(server, ...(seen.rotations % 2 === 0 ? ["new", "old"] : ["old", "new"]))
        seen.rotations += 1
      }
    })()
    const waiting = [...people]
    const statuses: Array<number> = []
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
          statuses.push(await signsIn(server, person))
        }
      })
    ).finally(() => {
      seen.isDone = true
    })
    await rotating
    expect(statuses).toEqual(people.map(() => 303))
    expect(seen.rotations).toBeGreaterThan(1)

    await rewrap(server, "new", "old")
    const after = serverWith(keyLines("new"), server)
    await after.start()
    // A code is accepted once, so the next one is of the next half minute.
    after.clock.advance(60_000)
    const again = await Promise.all(people.slice(0, 10).map((person) => signsIn(after, person)))
    expect(again).toEqual(Array.from({ length: 10 }, () => 303))
    const stale = serverWith(keyLines("old"), server)
    await expect(stale.start()).rejects.toThrow('sealed by the key "new", which DUEBOOK_KEYS lacks')
    await stale.stop()
    await after.stop()
    await server.stop()
  })
})
