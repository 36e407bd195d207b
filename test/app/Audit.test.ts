import { describe, expect, it } from "vitest"
import type { Deed } from "../../src/domain/Deed.ts"
import { deedExamples } from "../support/deedExamples.ts"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const auditOf = (person: Person, query = ""): Promise<Seen> => person.get(person.at(`/audit${query}`))

/** The sentences of a page, without what is behind buttons. */
const sentences = (seen: Seen): ReadonlyArray<string> =>
  seen.html.querySelectorAll('td[data-label="What"]').map((cell) => {
    cell.querySelector("details")?.remove()
    return cell.text.trim()
  })

const entry = (
  companyId: number,
  {
    action,
    actor = "system",
    at = new Date(server.clock.now()).toISOString(),
    details = deedExamples[action as Deed],
    subjectId = null
  }: {
    readonly action: Deed | `test.${string}`
    readonly actor?: string
    readonly at?: string
    readonly details?: unknown
    readonly subjectId?: number | null
  }
) =>
  server.sql(
    "insert into audit_log (company_id, at, actor, action, subject_id, details) values ($1, $2, $3, $4, $5, $6)",
    [companyId, at, actor, action, subjectId, JSON.stringify(details)]
  )

describe("the audit log of a company", () => {
  it("says in sentences who did what to what, from which key or session", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const receivable = await company.receivable({ amount: "100.00" })
    await company.payment(Number(receivable.id), "40.00")
    await person.submit(person.at("/company"), "change-company", { name: "Heron", phone: "+493090182030" })
    const seen = await auditOf(person)
    expect(seen.html.querySelector("td .facts")?.text).toContain("from nothing to +493090182030")
    expect(sentences(seen)).toEqual([
      "Pat Person changed the company's facts",
      `Key “Key” of Owner recorded a payment for receivable ${receivable.id}`,
      `Key “Key” of Owner created receivable ${receivable.id}`
    ])
    expect(seen.html.querySelector(`a[href="${person.at(`/receivables/${receivable.id}`)}"]`)).not.toBeNull()
    expect(seen.text).toContain("In the application, session ")
    expect(seen.text).toContain(`With key ${company.key.id}`)
  })

  it("names the person whom a security event is about, and tells of the deed alone on the overview", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await entry(company.id, { action: "member.remove", details: {}, subjectId: 12 })
    await entry(company.id, {
      action: "security.sensitive_action",
      subjectId: person.userId,
      details: { count: 1, network: "203.0.113.7", browser: null, what: "member.remove" }
    })
    const seen = await auditOf(person)
    const facts = seen.html
      .querySelectorAll("td .facts")
      .map(({ text }) => text.replaceAll(/\s+/g, " ").trim())
    expect(facts).toEqual(["Whatremoved a personNetwork203.0.113.7"])
    expect(sentences(seen)).toEqual([
      "Duebook saw Pat Person do what needs a fresh proof",
      "Duebook removed a person"
    ])
    const events = (await person.get(person.at(""))).html.querySelectorAll(".events > li > p:first-child")
    expect(events.map(({ text }) => text.trim())).toEqual(["Duebook removed a person"])
  })

  it("shows an action without words as it is stored, and everything as text", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id, { name: "<script>alert(1)</script>" })
    await entry(company.id, { action: "test.<b>moved</b>", details: { why: "<script>alert(2)</script>" } })
    const seen = await auditOf(person)
    expect(sentences(seen)).toEqual(["Duebook test.<b>moved</b>"])
    expect(seen.text).not.toContain("<script>alert")
    expect(seen.text).not.toContain("<b>moved")
  })

  it("is filtered by person, kind, number and days, all at once", async () => {
    const company = await server.company()
    const [pat, kim] = [
      await personOf(server, company.id),
      await personOf(server, company.id, { name: "Kim Colleague", role: "admin" })
    ]
    await kim.submit(kim.at("/company"), "change-company", { name: "Heron" })
    await entry(company.id, { action: "receivable.pause", subjectId: 12, at: "2026-03-01T23:59:59Z" })
    await entry(company.id, { action: "receivable.resume", subjectId: 12, at: "2026-03-02T00:00:00Z" })
    await entry(company.id, { action: "receivable.resume", subjectId: 13, at: "2026-03-02T23:59:59Z" })
    await entry(company.id, { action: "payable.mark_paid", subjectId: 12, at: "2026-03-03T00:00:00Z" })

    const by = async (query: string) => sentences(await auditOf(pat, query))
    expect(await by(`?person=${kim.userId}`)).toEqual(["Kim Colleague changed the company's facts"])
    expect(await by("?action=payable.")).toEqual(["Duebook marked bill 12 as paid"])
    expect(await by("?subject=12&action=receivable.")).toEqual([
      "Duebook resumed receivable 12",
      "Duebook paused receivable 12"
    ])
    expect(await by("?from=2026-03-02&to=2026-03-02")).toEqual([
      "Duebook resumed receivable 13",
      "Duebook resumed receivable 12"
    ])
    expect(await by("?from=2026-03-02&to=2026-03-02&subject=12")).toEqual(["Duebook resumed receivable 12"])
    expect(await by("?from=2031-01-01")).toEqual([])
    expect((await auditOf(pat, "?from=2031-01-01")).text).toContain("Nothing was found")
    const chosen = (await auditOf(pat, `?person=${kim.userId}`)).html.querySelector(
      'select[name="person"] option[selected]'
    )
    expect(chosen?.text).toBe("Kim Colleague")
  })

  it("leaves out of a filter what is wrong in an address", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await entry(company.id, { action: "plan.end" })
    const seen = await auditOf(person, "?person=x&subject=-1&from=2026-02-30&to=y&before=z&action=%25")
    expect(seen.status).toBe(200)
    expect(sentences(seen)).toEqual(["Duebook ended a plan"])
  })

  it("goes on with older entries, and back to the newest", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await server.sql(
      `insert into audit_log (company_id, at, actor, action, subject_id, details)
       select $1, $2, 'system', 'receivable.pause', n, $3 from generate_series(1, 120) n order by n`,
      [company.id, new Date(server.clock.now()).toISOString(), deedExamples["receivable.pause"]]
    )
    const pages: Array<ReadonlyArray<string>> = []
    let to: string | undefined = person.at("/audit?action=receivable.")
    while (to !== undefined) {
      const seen: Seen = await person.get(to)
      pages.push(sentences(seen))
      const links = seen.html.querySelectorAll("nav.pager a")
      to = links
        .find(({ text }) => text === "Older")
        ?.getAttribute("href")
        ?.replaceAll("&amp;", "&")
      if (pages.length > 1) expect(links.some(({ text }) => text === "Newest")).toBe(true)
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(pages.flat()).toEqual(
      Array.from({ length: 120 }, (_, n) => `Duebook paused receivable ${120 - n}`)
    )
  })

  it("finds an old day among many entries without looking at all of them", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await server.sql(
      `insert into audit_log (company_id, at, actor, action, subject_id, details)
       select $1, timestamptz '2026-01-01T12:00:00Z' + n * interval '1 minute', 'system', 'receivable.pause', n, $2
       from generate_series(1, 30000) n order by n`,
      [company.id, deedExamples["receivable.pause"]]
    )
    expect(sentences(await auditOf(person, "?to=2026-01-01&subject=5"))).toEqual([
      "Duebook paused receivable 5"
    ])
    // Without a day it is among those that one look does not reach, and the page leads on.
    const first = await auditOf(person, "?subject=5")
    expect(sentences(first)).toEqual([])
    expect(first.text).toContain("Look further back")
    const older =
      first.html.querySelector("nav.pager a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? ""
    expect(sentences(await person.get(older))).toEqual(["Duebook paused receivable 5"])
  })

  it("is a file of what is filtered, in which no text is a formula", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id, { name: '=HYPERLINK("http://evil.example")' })
    await person.submit(person.at("/company"), "change-company", { name: "Heron" })
    await entry(company.id, { action: "plan.end" })
    const csv = await auditOf(person, "?action=company.&format=csv")
    expect(csv.headers.get("content-disposition")).toContain("audit.csv")
    expect(csv.text).toContain("'=HYPERLINK")
    expect(csv.text.trim().split("\r\n")).toHaveLength(2)
  })

  it("is of this company alone, and open to its owners and admins alone", async () => {
    const [company, other] = [await server.company(), await server.company()]
    await entry(other.id, { action: "plan.end", subjectId: 77 })
    const status = async (role: "owner" | "admin" | "member") =>
      (await auditOf(await personOf(server, company.id, { role }))).status
    expect([await status("owner"), await status("admin"), await status("member")]).toEqual([200, 200, 403])
    const person = await personOf(server, company.id)
    expect(sentences(await auditOf(person))).toEqual([])
    expect((await auditOf(person, "?format=csv")).text).not.toContain("plan.end")
    const member = await personOf(server, company.id, { role: "member" })
    expect((await auditOf(member, "?format=csv")).status).toBe(403)
  })

  it("tells no secret of a key", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    const made = await person.submit(person.at("/keys"), "create-key", {
      name: "Import",
      scopes: "usage:read"
    })
    const token = made.html.querySelector('[aria-label="Your new key"]')?.text.trim() ?? ""
    expect(token).toMatch(/^dbk_/)
    const seen = await auditOf(person)
    expect(sentences(seen)).toEqual(["Pat Person created a key “Import”"])
    expect(seen.text).toContain("Import")
    expect(seen.text).not.toContain(token.slice(0, 20))
  })
})
