import { describe, expect, it } from "vitest"
import { personOf, type Person, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const people = async () => {
  const { id } = await server.company()
  return {
    owner: await personOf(server, id, { role: "owner" }),
    admin: await personOf(server, id, { role: "admin" }),
    member: await personOf(server, id, { role: "member" })
  }
}

const modeOf = async ({ companyId }: Person) => {
  const [row] = await server.sql("select reminders_mode from companies where company_id = $1", [companyId])
  return row?.["reminders_mode"]
}

const setMode = ({ companyId }: Person, mode: string) =>
  server.sql("update companies set reminders_mode = $2 where company_id = $1", [companyId, mode])

const setSteps = async ({ companyId }: Person, steps: ReadonlyArray<object>) => {
  const policy = JSON.stringify({ receivables: { steps }, payables: { steps: [] } })
  await server.sql(
    `with next as (
       update companies set policy_version = policy_version + 1 where company_id = $1 returning policy_version
     ) insert into reminder_policies (company_id, version, policy, created_at)
       select $1::bigint, policy_version, $2::jsonb, now() from next`,
    [companyId, policy]
  )
}

const noticesOf = (seen: Seen) =>
  seen.html.querySelectorAll("main > .notice.warn").map(({ text }) => text.trim())
const linksOf = (seen: Seen) =>
  seen.html.querySelectorAll("main > .notice.warn a").map((link) => link.getAttribute("href"))

describe("a company whose reminders do not leave", () => {
  it("says so on every page, and leads owners and admins to where they go live", async () => {
    const { admin, member, owner } = await people()
    for (const path of ["", "/receivables", "/policy"]) {
      expect(noticesOf(await owner.get(owner.at(path)))).toEqual([])
    }
    await setMode(owner, "hold")
    for (const person of [owner, admin]) {
      for (const path of ["", "/receivables", "/customers", "/policy", "/company", "/people"]) {
        const seen = await person.get(person.at(path))
        expect(noticesOf(seen), path).toEqual(["Reminders are on hold: nothing is sent. Go live"])
        expect(linksOf(seen), path).toEqual([person.at("/go-live")])
      }
    }
    expect(noticesOf(await member.get(member.at("/receivables")))).toEqual([
      "Reminders are on hold: nothing is sent."
    ])
    await setMode(owner, "approve")
    expect(noticesOf(await member.get(member.at("")))).toEqual([
      "Reminders wait for approval: nothing is sent without it."
    ])
  })

  it("is switched on and put on hold on the page that says what would leave, and its owners hear of it", async () => {
    const { admin, owner } = await people()
    await setMode(owner, "hold")
    const buttons = async () =>
      (await admin.get(admin.at("/go-live"))).html
        .querySelectorAll("#reminders button")
        .map(({ text }) => text)
    expect(await buttons()).toEqual(["Automatic", "Ask me first"])
    const started = await admin.submit(admin.at("/go-live"), "start-reminders", {})
    expect(started.location).toBe(`${admin.at("/go-live")}?done=start-reminders`)
    expect(await modeOf(owner)).toBe("on")
    const said = await admin.get(started.location ?? "")
    expect(said.html.querySelector("[role=status]")?.text).toBe(
      "Reminders are sent automatically from now on."
    )
    expect(await buttons()).toEqual(["Ask me first", "Hold"])
    const recorded = await server.sql("select on_test_clock from company_changes where company_id = $1", [
      owner.companyId
    ])
    expect(recorded).toEqual([{ on_test_clock: false }])

    await admin.submit(admin.at("/go-live"), "approve-reminders", {})
    expect(await modeOf(owner)).toBe("approve")
    expect(await buttons()).toEqual(["Automatic", "Hold"])
    await admin.submit(admin.at("/go-live"), "hold-reminders", {})
    expect(await modeOf(owner)).toBe("hold")
    const entries = await server.sql(
      "select actor, user_id, details from audit_log where company_id = $1 and action = 'company.reminders' order by audit_id",
      [owner.companyId]
    )
    const by = { actor: "user", user_id: String(admin.userId) }
    expect(entries).toEqual([
      { ...by, details: { from: "hold", to: "on" } },
      { ...by, details: { from: "on", to: "approve" } },
      { ...by, details: { from: "approve", to: "hold" } }
    ])
    // Each is told to several people, in time.
    const told = await server.sql(
      "select distinct kind, details->>'to' as mode from security_notices where company_id = $1 order by mode",
      [owner.companyId]
    )
    expect(told).toEqual(["approve", "hold", "on"].map((mode) => ({ kind: "company.reminders", mode })))
  })

  it("is switched by owners and admins alone, with a fresh code", async () => {
    const { member, owner } = await people()
    await setMode(owner, "hold")
    const fields = member.fieldsOf(await member.get(member.at("")), "sign-out")
    fields.set("_action", "start-reminders")
    expect((await member.post(member.at("/go-live"), fields)).status).toBe(403)
    const stale = await personOf(server, owner.companyId, { role: "owner", fresh: false })
    const asked = await stale.submit(stale.at("/go-live"), "start-reminders", {})
    expect(asked.text).toContain("Code")
    expect(await modeOf(owner)).toBe("hold")
  })
})

describe("a company whose policy has no steps", () => {
  it("says so on every page to those who can add some", async () => {
    const { admin, member, owner } = await people()
    await setSteps(owner, [])
    for (const person of [owner, admin]) {
      for (const path of ["", "/receivables", "/policy"]) {
        const seen = await person.get(person.at(path))
        expect(noticesOf(seen), path).toEqual([
          "The reminder policy has no steps: no customer is reminded. Add steps"
        ])
        expect(linksOf(seen), path).toEqual([person.at("/policy")])
      }
    }
    expect(noticesOf(await member.get(member.at("")))).toEqual([])
    await setSteps(owner, [{ offset_days: 0, channels: ["email"] }])
    expect(noticesOf(await owner.get(owner.at("")))).toEqual([])
  })
})
