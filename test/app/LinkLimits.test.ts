/** How many forms a debtor's link takes, exactly, on two instances: the debtor's page, and the page to opt out. */
import { afterEach, describe, expect, it } from "vitest"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"
import { LINK_WRITE_LIMIT } from "../../src/services/customers/LinkWrites.ts"
import { textsIn } from "../../src/texts/Languages.ts"
import { type Debtor, makeDebtor } from "../support/Debtor.ts"
import { installationSecret } from "../support/Opened.ts"
import { type TestServer, useServer } from "../support/TestServer.ts"

const server = useServer()
const other = useServer({ beside: server })
const { writes } = LINK_WRITE_LIMIT
const HOUR_SECONDS = 3_600
const MINUTE = 60_000

afterEach(() => {
  server.clock.release()
  other.clock.release()
})

const hold = (at: number): void => {
  server.clock.hold(at)
  other.clock.hold(at)
}

const debtor = async (): Promise<Debtor> =>
  await makeDebtor(await server.company(), { preferred_locale: "de-DE", email: "ada@example.com" }, [{}])

const optOutPath = async ({ company, id }: Debtor): Promise<string> => {
  await fetch(`${server.url}/o/none`)
  const secret = (await installationSecret(server, "opt_out_secret")) ?? ""
  const { email } = await company.read(`/customers/${id}`)
  const sentTo = { channel: "email" as const, address: String(email) }
  return `/o/${OptOutToken.make({ companyId: company.id, customerId: id }, sentTo, Buffer.from(secret, "hex"))}`
}

const post = async (path: string, on: TestServer = server) => {
  const body = new URLSearchParams({ _action: "reminders", channel: "email", wanted: "no" })
  const headers = { "accept-language": "en" }
  const response = await fetch(on.url + path, { method: "POST", body, headers, redirect: "manual" })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const kinds = { "/p": ({ path }: Debtor) => Promise.resolve(path), "/o": optOutPath } as const

describe.each(Object.entries(kinds))("a link of %s", (_, pathOf) => {
  it("takes sixty forms an hour on two instances together, however many come at once", async () => {
    const one = await debtor()
    const path = await pathOf(one)
    const sent = await Promise.all(
      Array.from({ length: writes + 20 }, (_, n) => post(path, n % 2 === 0 ? server : other))
    )
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(20)
    // Somebody else's link of the same company, and the page itself, are as before.
    const another = await makeDebtor(one.company, { email: "bo@example.com" })
    expect((await post(await pathOf(another))).status).toBeLessThan(400)
    expect((await fetch(server.url + path)).status).toBe(200)
  })

  it("says in the debtor's language that it is too much, and when it takes the next one", async () => {
    const path = await pathOf(await debtor())
    const began = server.clock.now()
    for (let n = 0; n < writes; n++) {
      hold(began + n * MINUTE)
      expect((await post(path)).status).toBeLessThan(400)
    }
    const refused = await post(path)
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('<html lang="de')
    expect(refused.text).toContain(textsIn["de"].debtorPage.tooMany.text)
    // The first form leaves the hour after another minute.
    expect(refused.headers.get("retry-after")).toBe("60")
    hold(began + HOUR_SECONDS * 1_000 - 1)
    expect((await post(path)).status).toBe(429)
    hold(began + HOUR_SECONDS * 1_000)
    expect((await post(path)).status).toBeLessThan(400)
    expect((await post(path)).status).toBe(429)
  })

  it("is not held up when the clock of PostgreSQL was set back", async () => {
    const path = await pathOf(await debtor())
    hold(server.clock.now())
    for (let n = 0; n < writes; n++) await post(path)
    expect((await post(path)).status).toBe(429)
    await server.sql(
      "update link_writes set times = array(select t + 7200000 from unnest(times) t order by 1 desc)"
    )
    expect((await post(path)).status).toBeLessThan(400)
  })
})
