/** Closing a company and an account in the application, over plain HTTP. */
import { unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ worker: true })

const alone = async () => {
  const company = await server.company()
  await server.sql("update companies set name = $2 where company_id = $1", [
    company.id,
    `Heron ${company.id}`
  ])
  // The only owner is the person with a browser.
  await server.sql("update memberships set role = 'admin' where company_id = $1", [company.id])
  const owner = await personOf(server, company.id, { name: "Olive Owner" })
  return { company, owner, name: `Heron ${company.id}` }
}

const heading = ({ html }: Seen) => html.querySelector("h1")?.text
const archiveCard = async (person: Person) =>
  (await person.get(person.at("/company"))).html.querySelector("#archive")

/** Asks for the archive, and waits until it is there. */
const made = async (person: Person) => {
  expect((await person.submit(person.at("/company"), "make-archive")).location).toContain("done=make-archive")
  await expect
    .poll(async () => (await archiveCard(person))?.text, { timeout: 20_000, interval: 100 })
    .toContain("The archive of")
}

const fetched = (person: Person, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + person.at("/company/archive"), {
    headers: { ...headers, cookie: person.cookie ?? "" },
    redirect: "manual"
  })

describe("the archive of a company", () => {
  it("is made by a job, and downloaded by owners and admins with a fresh code", async () => {
    const { company, owner } = await alone()
    const receivable = await company.receivable({ external_reference: "INV-77" })
    expect((await fetched(owner)).status).toBe(404)
    await made(owner)
    expect((await archiveCard(owner))?.querySelector("a[download]")?.getAttribute("href")).toBe(
      owner.at("/company/archive")
    )
    const whole = await fetched(owner)
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      "application/zip",
      "bytes"
    ])
    expect(whole.headers.get("content-disposition")).toContain("attachment")
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const files = unzipSync(bytes)
    const receivables = JSON.parse(
      Buffer.from(files["json/receivables.json"] ?? []).toString()
    ) as ReadonlyArray<Readonly<Record<string, unknown>>>
    expect(receivables.map((row) => [row["receivable_id"], row["external_reference"]])).toEqual([
      [receivable.id, "INV-77"]
    ])

    const admin = await personOf(server, company.id, { role: "admin" })
    expect((await fetched(admin)).status).toBe(200)
    const member = await personOf(server, company.id, { role: "member" })
    expect((await fetched(member)).status).toBe(403)
    const stranger = await personOf(server, (await server.company()).id)
    expect((await stranger.get(owner.at("/company/archive"))).status).toBe(404)

    const stale = await personOf(server, company.id, { role: "admin", fresh: false })
    const led = await fetched(stale)
    expect([led.status, led.headers.get("location")]).toEqual([303, stale.at("/company#archive")])
    expect((await fetched(stale, { range: "bytes=10-" })).status).toBe(403)
    expect((await archiveCard(stale))?.querySelector("a[download]")).toBeNull()
    const asked = await stale.submit(stale.at("/company"), "unlock-archive")
    expect(heading(asked)).toBe("Confirm that it is you")
    const body = stale.fieldsOf(asked, "unlock-archive")
    body.set("_code", stale.code())
    expect((await stale.post(stale.at("/company"), body)).location).toContain("done=unlock-archive")
    expect((await fetched(stale)).status).toBe(200)
  })

  it("goes on where a download broke off, unless another has taken its place", async () => {
    const { owner } = await alone()
    await made(owner)
    const whole = await fetched(owner)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const etag = whole.headers.get("etag") ?? ""
    const rest = await fetched(owner, { range: "bytes=100-", "if-range": etag })
    expect([rest.status, rest.headers.get("content-range")]).toEqual([
      206,
      `bytes 100-${bytes.length - 1}/${bytes.length}`
    ])
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(100))
    const few = await fetched(owner, { range: "bytes=10-19" })
    expect(new Uint8Array(await few.arrayBuffer())).toEqual(bytes.slice(10, 20))
    const other = await fetched(owner, { range: "bytes=100-", "if-range": '"another"' })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    const behind = await fetched(owner, { range: `bytes=${bytes.length}-` })
    expect([behind.status, behind.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`])
  })
})

describe("a company", () => {
  it("is closed by an owner alone, with an archive and by its name, and opened again", async () => {
    const { company, name, owner } = await alone()
    const admin = await personOf(server, company.id, { role: "admin" })
    expect(
      (await admin.get(admin.at("/company"))).html.querySelector("input[value=close-company]")
    ).toBeNull()
    const early = await owner.submit(owner.at("/company"), "close-company", { company_name: name })
    expect([early.status, early.html.querySelector(".overlay [role=alert]")?.text]).toEqual([
      409,
      "Make the archive first: there is none of the last 24 hours."
    ])

    await made(owner)
    const wrong = await owner.submit(owner.at("/company"), "close-company", { company_name: "Heron" })
    expect([wrong.status, wrong.html.querySelector(".overlay [role=alert]")?.text]).toEqual([
      409,
      "The name is not that of this company."
    ])
    const closed = await owner.submit(owner.at("/company"), "close-company", { company_name: name })
    expect(closed.location).toBe("/app/companies?done=close-company")

    const key = await server.send({ method: "GET", path: "/receivables", token: company.token })
    expect([key.status, key.details]).toEqual([403, { reason: "company_inactive" }])
    const seen = await admin.get(admin.at("/receivables"))
    expect([seen.status, heading(seen)]).toEqual([403, `${name} is closed`])
    expect(seen.text).toContain("It is deleted on")
    expect((await admin.get("/app/companies")).html.querySelector("input[value=reopen-company]")).toBeNull()

    const list = await owner.get("/app/companies")
    expect(list.html.querySelector("table")?.text).toContain("Closed. It is deleted on")
    const opened = await owner.submit("/app/companies", "reopen-company")
    expect(opened.location).toBe("/app/companies?done=reopen-company")
    expect((await owner.get(owner.at("/receivables"))).status).toBe(200)
    expect((await server.send({ method: "GET", path: "/receivables", token: company.token })).status).toBe(
      200
    )
  })

  it("is not opened by somebody who is no owner of it, even with the form", async () => {
    const { company, owner } = await alone()
    await server.sql(
      `with c as (update companies set status = 'inactive' where company_id = $1 returning company_id)
       insert into closed_companies select company_id, to_timestamp($2 / 1000.0) from c`,
      [company.id, server.clock.now()]
    )
    const admin = await personOf(server, company.id, { role: "admin" })
    const body = owner.fieldsOf(await owner.get("/app/companies"), "reopen-company")
    body.set("_token", admin.fieldsOf(await admin.get("/app/companies"), "leave-company").get("_token") ?? "")
    const refused = await admin.post("/app/companies", body)
    expect(refused.status).not.toBe(303)
    const [row] = await server.sql("select status from companies where company_id = $1", [company.id])
    expect(row).toEqual({ status: "inactive" })
  })
})

describe("a company that was closed", () => {
  it("is to a stranger what one is that never was", async () => {
    const { company, owner } = await alone()
    await server.sql(
      `with c as (update companies set status = 'inactive' where company_id = $1 returning company_id)
       insert into closed_companies select company_id, to_timestamp($2 / 1000.0) from c`,
      [company.id, server.clock.now()]
    )
    const other = await alone()
    const body = owner.fieldsOf(await owner.get("/app/companies"), "reopen-company")
    const token = other.owner.fieldsOf(await other.owner.get("/app/companies"), "leave-company").get("_token")
    body.set("_token", token ?? "")
    const answers: Array<unknown> = []
    for (const id of [company.id, 987_654_321]) {
      body.set("company_id", String(id))
      const { location, status, text } = await other.owner.post("/app/companies", body)
      answers.push([status, location, text.includes("Only owners")])
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

describe("an account", () => {
  it("is not closed while an open company would be without an owner, whose name is said", async () => {
    const { name, owner } = await alone()
    await server.sql("update users set password_hash = null where user_id = $1", [owner.userId])
    const refused = await owner.submit("/app/account", "close-account")
    expect(refused.html.querySelector("[role=alert]")?.text).toContain(`You are the last owner of ${name}.`)
    expect((await owner.get(owner.at("/receivables"))).status).toBe(200)
  })

  it("is closed: nobody gets in with it, its address is free, and its deeds keep its name", async () => {
    const { company, owner } = await alone()
    await personOf(server, company.id, { role: "owner" })
    const done = await owner.submit("/app/account", "close-account")
    expect(done.location).toBe("/app/sign-in?done=close-account")
    expect((await owner.get("/app/account")).location).toContain("/app/sign-in")
    const [user] = await server.sql(
      `select name, email, password_hash, totp_secret, two_factor_confirmed_at from users where user_id = $1`,
      [owner.userId]
    )
    expect(user).toEqual({
      name: "Olive Owner",
      email: `closed-${owner.userId}@closed.invalid`,
      password_hash: null,
      totp_secret: null,
      two_factor_confirmed_at: null
    })
    const left = await server.sql("select removed_at is null as active from memberships where user_id = $1", [
      owner.userId
    ])
    expect(left).toEqual([{ active: false }])
    const told = await server.sql(
      `select kind from security_notices where recipient = $1
       union all select 'mailed' from mails where recipient = $1`,
      [owner.email]
    )
    expect(told).toHaveLength(1)
  })
})
