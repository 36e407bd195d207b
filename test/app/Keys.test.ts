import { describe, expect, it } from "vitest"
import { personOf, type Person, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const scopes = ["receivables:read", "usage:read"]

/** The key that a page shows. */
const tokenOf = (seen: Seen): string | undefined =>
  seen.html.querySelector('[aria-label="Your new key"]')?.text.trim()

const create = (person: Person, name = "Import"): Promise<Seen> =>
  person.submit(person.at("/keys"), "create-key", { name, scopes })

/** The answer of the API to a key. */
const status = async (token: string | undefined): Promise<number> =>
  (await fetch(`${server.url}/v1/receivables`, { headers: { authorization: `Bearer ${token}` } })).status

const owner = async (options: Parameters<typeof personOf>[2] = {}): Promise<Person> =>
  personOf(server, (await server.company()).id, options)

/** The id of a person's key. */
const keyOf = async (person: Person): Promise<string> => {
  const [row] = await server.sql<{ id: string }>(
    "select api_key_id as id from api_keys where company_id = $1 and user_id = $2",
    [person.companyId, person.userId]
  )
  return row?.id ?? "none"
}

/** The form of a row's button, by the key that it is for. */
const rowForm = async (person: Person, action: string, id: string): Promise<URLSearchParams> => {
  const fields = person.fieldsOf(await person.get(person.at("/keys")), action)
  fields.set("key_id", id)
  return fields
}

const press = async (person: Person, action: string, id: string): Promise<Seen> =>
  person.post(person.at("/keys"), await rowForm(person, action, id))

describe("a new key", () => {
  it("is shown once, works at once, and is in the list with its scopes", async () => {
    const person = await owner()
    const seen = await create(person)
    expect(seen.status).toBe(200)
    const token = tokenOf(seen)
    expect(token).toMatch(/^dbk_/)
    expect(seen.text).toContain("Expires in 30 days")
    expect(seen.html.querySelector("[data-copy]")?.getAttribute("data-copy")).toBe(token)
    expect(await status(token)).toBe(200)

    const list = await person.get(person.at("/keys"))
    expect(list.text).not.toContain(token)
    expect(list.text).toContain("receivables:read")
    expect(list.text).toContain("Expires in 30 days")
    expect(list.text).toContain("1 of 10 keys")
  })

  it("is not made twice by a second press, and not shown again", async () => {
    const person = await owner()
    const token = tokenOf(await create(person))
    const again = await person.post(person.at("/keys"), person.last ?? new URLSearchParams())
    expect(again.location).toBe(`${person.at("/keys")}?done=create-key`)
    const list = await person.get(again.location ?? "")
    expect(list.text).not.toContain(token)
    expect(list.text).toContain("1 of 10 keys")
  })

  it("needs a name and a scope: 422, each named at its field", async () => {
    const person = await owner()
    const seen = await person.submit(person.at("/keys"), "create-key", { name: " " })
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("#create-key-name")?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.html.querySelector("#create-key-scopes")?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.text).toContain("Scopes: choose at least one scope.")
    expect(seen.html.querySelector("#create-key-name")?.closest(".overlay")).not.toBeNull()
  })

  it("is refused as the eleventh, with what to do; what was typed stays", async () => {
    const person = await owner()
    for (let n = 0; n < 10; n++) await create(person, `Key ${n}`)
    const seen = await create(person, "One more")
    expect(seen.status).toBe(409)
    expect(seen.html.querySelector("[role=alert]")?.text).toContain(
      "You have 10 keys already. Revoke one first."
    )
    expect(seen.html.querySelector("#create-key-name")?.getAttribute("value")).toBe("One more")
  })

  it("waits for a code if none was given in the last ten minutes, and is made when it is right", async () => {
    const person = await owner({ fresh: false })
    const asked = await create(person)
    expect(tokenOf(asked)).toBeUndefined()
    const fields = person.fieldsOf(asked, "create-key")
    fields.set("_code", person.code())
    expect(tokenOf(await person.post(person.at("/keys"), fields))).toMatch(/^dbk_/)
  })

  it("has a name that is text, whatever was typed", async () => {
    const person = await owner()
    const seen = await create(person, "<img src=x onerror=alert(1)>")
    expect(seen.text).not.toContain("<img")
    expect((await person.get(person.at("/keys"))).text).toContain("&lt;img src=x")
  })

  it("comes with a warning while the e-mail address is not verified", async () => {
    const person = await owner()
    await server.sql("update users set email_verified_at = null where user_id = $1", [person.userId])
    const seen = await person.get(person.at("/keys"))
    expect(seen.html.querySelector('.notice a[href="/app/account"]')).not.toBeNull()
  })
})

describe("a key that exists", () => {
  it("stops working when it is revoked", async () => {
    const person = await owner()
    const token = tokenOf(await create(person))
    const seen = await person.get(person.at("/keys"))
    expect(seen.text).toContain("Revoke the key “Import”?")
    expect((await press(person, "revoke-key", await keyOf(person))).status).toBe(303)
    expect(await status(token)).toBe(401)
  })

  it("is replaced when it is rotated: the new one is shown once, the old one is dead", async () => {
    const person = await owner()
    const old = tokenOf(await create(person))
    const seen = await press(person, "rotate-key", await keyOf(person))
    const token = tokenOf(seen)
    expect(token).not.toBe(old)
    expect([await status(old), await status(token)]).toEqual([401, 200])
  })

  it("of a colleague is revoked by an owner, not by an admin, and rotated by nobody else", async () => {
    const colleague = await owner({ role: "admin" })
    const [admin, boss] = [
      await personOf(server, colleague.companyId, { role: "admin" }),
      await personOf(server, colleague.companyId, { role: "owner" })
    ]
    const token = tokenOf(await create(colleague))
    await create(admin)
    await create(boss)
    const id = await keyOf(colleague)
    expect((await press(admin, "revoke-key", id)).status).toBe(409)
    expect((await press(boss, "rotate-key", id)).status).toBe(409)
    expect(await status(token)).toBe(200)
    expect((await press(boss, "revoke-key", id)).status).toBe(303)
    expect(await status(token)).toBe(401)
  })

  it("of another company is not found", async () => {
    const [person, other] = [await owner(), await owner()]
    await create(person)
    const token = tokenOf(await create(other))
    const id = await keyOf(other)
    expect((await press(person, "revoke-key", id)).status).toBe(404)
    expect((await press(person, "rotate-key", id)).status).toBe(404)
    expect(await status(token)).toBe(200)
  })

  it("is shown as expired after 30 days, and does not count any more", async () => {
    const person = await owner()
    await create(person)
    await server.sql(
      "update api_keys set created_at = (created_at at time zone 'UTC' - interval '31 days') at time zone 'UTC', expires_at = (expires_at at time zone 'UTC' - interval '31 days') at time zone 'UTC' where user_id = $1",
      [person.userId]
    )
    const seen = await person.get(person.at("/keys"))
    expect(seen.text).toContain("Expired")
    expect(seen.text).toContain("0 of 10 keys")
  })

  it("tells when it was used last", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    expect((await person.get(person.at("/keys"))).text).toContain("Never")
    await company.get("/receivables")
    await expect
      .poll(async () => (await person.get(person.at("/keys"))).text, { timeout: 10_000 })
      .not.toContain("Never")
  })
})

describe("the page of keys", () => {
  it("is not open to members, neither to read nor to write", async () => {
    const company = await server.company()
    const [admin, member] = [
      await personOf(server, company.id, { role: "admin" }),
      await personOf(server, company.id, { role: "member" })
    ]
    expect((await admin.get(admin.at("/keys"))).status).toBe(200)
    const seen = await member.get(member.at("/keys"))
    expect(seen.status).toBe(403)
    expect(seen.text).toContain("owners and admins")
    const token = member.fieldsOf(await member.get(member.at("/receivables")), "sign-out").get("_token") ?? ""
    const body = new URLSearchParams({
      _action: "create-key",
      _token: token,
      _key: "k",
      name: "x",
      scopes: "usage:read"
    })
    expect((await member.post(member.at("/keys"), body)).status).toBe(403)
    expect(await keyOf(member)).toBe("none")
  })
})
