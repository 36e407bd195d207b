import { describe, expect, it } from "vitest"
import { seriesOf } from "../../src/app/pages/usage/RequestsByKey.tsx"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ perMinute: 1_234 })

const DAY_MILLIS = 86_400_000

const dayBefore = (days: number): string =>
  new Date(server.clock.now() - days * DAY_MILLIS).toISOString().slice(0, 10)

const addUse = (companyId: number, apiKeyId: number, day: string, requests: number) =>
  server.sql(
    "insert into key_usage_days (company_id, api_key_id, day, requests, last_used_at) values ($1, $2, $3, $4, $3::date)",
    [companyId, apiKeyId, day, requests]
  )

const usageOf = (person: Person) => person.get(person.at("/usage"))

describe("the usage of a company", () => {
  it("is open to owners, admins and members", async () => {
    const company = await server.company()
    for (const role of ["owner", "admin", "member"] as const) {
      expect((await usageOf(await personOf(server, company.id, { role }))).status).toBe(200)
    }
  })

  it("tells the plan, what is used and left, and the limit per minute", async () => {
    const company = await server.company({ plan: "basic", allowance: 20_000 })
    const person = await personOf(server, company.id)
    for (let n = 0; n < 3; n++) await company.get("/receivables")
    const seen = await usageOf(person)
    expect(seen.text).toContain("Plan Basic")
    expect(seen.html.querySelectorAll(".figures dd").map(({ text }) => text)).toEqual(["3", "19,997"])
    expect(seen.html.querySelector("progress")?.getAttribute("value")).toBe("3")
    expect(seen.text).toContain("1,234 requests with each key")
  })

  it("warns when the allowance is used up", async () => {
    const company = await server.company()
    await company.exhaustAllowance()
    const seen = await usageOf(await personOf(server, company.id))
    expect(seen.html.querySelector(".notice.bad")?.text).toContain("The allowance is used up")
  })

  it("says what to do without a plan, and which one begins next", async () => {
    const company = await server.company({ plan: "trial", from: "2085-01-01T00:00:00Z" })
    const seen = await usageOf(await personOf(server, company.id))
    expect(seen.text).toContain("No plan is in force")
    expect(seen.text).toContain("The plan Trial begins on")
  })
})

describe("the requests per day", () => {
  it("are counted within seconds, refused ones left out", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    expect((await usageOf(person)).text).toContain("No key has sent a request in this time.")
    for (let n = 0; n < 4; n++) await company.get("/receivables")
    const without = await company.withKey({ scopes: ["usage:read"] })
    expect((await without.get("/receivables")).status).toBe(403)
    const today = async () => (await usageOf(person)).html.querySelector(".numbers tbody tr")?.text ?? ""
    await expect.poll(today, { timeout: 10_000 }).toMatch(/44$/)
    expect(
      await server.sql("select requests from key_usage_days where company_id = $1", [company.id])
    ).toEqual([{ requests: "4" }])
  })

  it("are drawn by key with a table behind, of the last 30 days and of this company alone", async () => {
    const [company, other] = [await server.company(), await server.company()]
    await addUse(company.id, company.key.id, dayBefore(3), 40)
    await addUse(company.id, company.key.id, dayBefore(29), 7)
    await addUse(company.id, company.key.id, dayBefore(30), 5_555)
    await addUse(other.id, other.key.id, dayBefore(2), 6_666)
    const seen = await usageOf(await personOf(server, company.id))
    const chart = seen.html.querySelector("svg[role=img]")
    expect(chart?.querySelector("title")?.text).toBe("Requests per day, by key: 47 in 30 days")
    expect(chart?.querySelectorAll("rect.part-1")).toHaveLength(2)
    expect(seen.html.querySelectorAll(".numbers tbody tr")).toHaveLength(30)
    expect(
      seen.html.querySelector(`.numbers time[datetime="${dayBefore(3)}"]`)?.closest("tr")?.text
    ).toContain("40")
    expect(seen.text).not.toContain("5,555")
    expect(seen.text).not.toContain("6,666")
  })

  it("are whole for the newest days, where there are more keys than a report has rows for", async () => {
    const company = await server.company()
    await server.sql(
      `insert into key_usage_days (company_id, api_key_id, day, requests, last_used_at)
       select $1, key, current_date - day, 1, now() from generate_series(1, 340) key, generate_series(0, 29) day`,
      [company.id]
    )
    const seen = await usageOf(await personOf(server, company.id))
    const ofDay = (day: string) =>
      seen.html
        .querySelector(`.numbers time[datetime="${day}"]`)
        ?.closest("tr")
        ?.querySelector("td:last-child")?.text
    expect(ofDay(dayBefore(0))).toBe("340")
    expect(ofDay(dayBefore(29))).toBe("140")
  })

  it("keep the name of a key that was revoked, as text", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const name = "=1+1<script>alert(1)</script>"
    await person.submit(person.at("/keys"), "create-key", { name, scopes: "usage:read" })
    const [key] = await server.sql<{ id: string }>(
      "select api_key_id as id from api_keys where company_id = $1 and user_id = $2",
      [company.id, person.userId]
    )
    await addUse(company.id, Number(key?.id), dayBefore(1), 12)
    const form = person.fieldsOf(await person.get(person.at("/keys")), "revoke-key")
    await person.post(person.at("/keys"), form)

    const seen = await usageOf(person)
    expect(seen.text).not.toContain("<script>alert")
    expect(seen.html.querySelector(".legend")?.text).toContain(`${name} (revoked)`)
    const csv = await person.get(person.at("/usage?format=csv"))
    expect(csv.headers.get("content-type")).toContain("text/csv")
    expect(csv.text).toContain(`${dayBefore(1)},${key?.id},'=1+1<script>`)
  })

  it("say of a key that was rotated that another took its place", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await person.submit(person.at("/keys"), "create-key", { name: "Shop", scopes: "usage:read" })
    const [old] = await server.sql<{ id: string }>(
      "select api_key_id as id from api_keys where company_id = $1 and user_id = $2",
      [company.id, person.userId]
    )
    const form = person.fieldsOf(await person.get(person.at("/keys")), "rotate-key")
    form.set("key_id", old?.id ?? "")
    await person.post(person.at("/keys"), form)
    const [present] = await server.sql<{ id: string }>(
      "select api_key_id as id from api_keys where company_id = $1 and user_id = $2",
      [company.id, person.userId]
    )
    await addUse(company.id, Number(old?.id), dayBefore(2), 12)
    await addUse(company.id, Number(present?.id), dayBefore(1), 5)
    const legend = (await usageOf(person)).html.querySelectorAll(".legend li").map(({ text }) => text.trim())
    expect(legend).toEqual(["Shop (rotated)", "Shop"])
  })

  it("have a colour for each of the five keys that were used most, and one for all others", () => {
    const days = ["2026-03-01", "2026-03-02"]
    const uses = [1, 2, 3, 4, 5, 6, 7].map((apiKeyId) => ({
      apiKeyId,
      day: "2026-03-02",
      requests: apiKeyId,
      name: `Key ${apiKeyId}`,
      ended: null
    }))
    const series = seriesOf({ days, uses })
    expect(series.map(({ label }) => label)).toEqual([
      "Key 7",
      "Key 6",
      "Key 5",
      "Key 4",
      "Key 3",
      "2 other keys"
    ])
    expect(series.at(-1)?.requests).toEqual([0, 3])
  })
})
