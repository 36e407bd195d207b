/** Several receivables at once: each by itself, what is refused is named, and what can be taken back is. */
import { describe, expect, it } from "vitest"
import { personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const book = async (references: ReadonlyArray<string>) => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  server.clock.hold("2026-03-15T09:00:00Z")
  const ids: Record<string, number> = {}
  for (const external_reference of references)
    ids[external_reference] = (await company.receivable({ external_reference, due_date: "2026-03-01" })).id
  const person = await personOf(server, company.id, { role: "member" })
  const press = (action: string, chosen: ReadonlyArray<string>, more: Record<string, string> = {}) =>
    person.submit(person.at("/receivables"), "pause-chosen", {
      chosen: chosen.map((name) => String(ids[name] ?? name)),
      _action: action,
      ...more
    })
  const status = async () =>
    Object.fromEntries(
      (
        await server.sql<{ name: string; status: string; until: string | null }>(
          `select external_reference as name, status, paused_until::text as until from receivables where company_id = $1
           order by 1`,
          [company.id]
        )
      ).map(({ name, status, until }) => [name, until === null ? status : `${status} until ${until}`])
    )
  return { company, ids, person, press, status }
}

describe("several receivables at once", () => {
  it("are paused until a day, and go on again by Undo", async () => {
    const { person, press, status } = await book(["A", "B", "C"])
    const done = await press("pause-chosen", ["A", "B"], { until: "2026-04-01" })
    expect(done.status).toBe(200)
    expect(done.html.querySelector("[data-undo] span")?.text).toBe("2 receivables are paused.")
    expect(await status()).toEqual({ A: "paused until 2026-04-01", B: "paused until 2026-04-01", C: "open" })
    const undo = person.fieldsOf(done, "resume-chosen")
    expect(undo.getAll("chosen")).toHaveLength(2)
    await person.post(person.at("/receivables"), undo)
    expect(await status()).toEqual({ A: "open", B: "open", C: "open" })
  })

  it("are done once each; what is refused is named with the reason and holds up none of the others", async () => {
    const { company, ids, press, status } = await book(["A", "B", "C"])
    await company.payment(ids["A"] ?? 0, "100.00")
    const done = await press("pause-chosen", ["A", "B", "B", "C", "999999"])
    expect(done.html.querySelector("[data-undo] span")?.text).toBe("2 receivables are paused.")
    const refused = done.html.querySelectorAll(".notice.warn li").map(({ text }) => text)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toBe("A: This receivable is paid and can't be paused.")
    expect(refused[1]).toContain("No. 999999:")
    expect(await status()).toEqual({ A: "paid", B: "paused", C: "paused" })
    const [row] = await server.sql<{ n: number }>(
      "select count(*)::int as n from audit_log where company_id = $1 and action = 'receivable.pause'",
      [company.id]
    )
    expect(row?.n).toBe(2)
  })

  it("are void after the sheet's button alone, and resumed; nothing chosen is said", async () => {
    const { person, press, status } = await book(["A", "B"])
    await press("pause-chosen", ["A", "B"])
    const resumed = await press("resume-chosen", ["A"])
    expect(resumed.html.querySelector("[data-undo] span")?.text).toBe("1 receivable is resumed.")
    expect((await press("void-chosen", ["B"])).html.querySelector("p.notice")?.text).toBe(
      "1 receivable is void."
    )
    expect(await status()).toEqual({ A: "open", B: "cancelled" })
    const none = await press("pause-chosen", [])
    expect(none.status).toBe(422)
    expect(none.html.querySelector("form.many [role=alert]")?.text).toContain("receivable")
    const wrong = await press("pause-chosen", ["A"], { until: "2020-01-01" })
    expect(wrong.text).toContain("until")
    expect(await status()).toEqual({ A: "open", B: "cancelled" })
    expect(
      (await person.get(person.at("/receivables"))).html.querySelectorAll("td.choice input")
    ).toHaveLength(1)
  })

  it("are reminded now, or it is said of each why not", async () => {
    const { press } = await book(["A"])
    const done = await press("send-chosen", ["A"])
    const said = `${done.html.querySelector("main [role=status] .notice")?.text ?? ""}${done.html.querySelector(".notice.warn")?.text ?? ""}`
    expect(said).not.toBe("")
  })

  it("are a file of what is chosen", async () => {
    const { person, press } = await book(["A", "B", "C"])
    const done = await press("export-chosen", ["A", "C"])
    expect(done.status).toBe(303)
    const file = await person.get(done.headers.get("location") ?? "")
    expect(file.headers.get("content-type")).toContain("text/csv")
    const lines = file.text.trim().split("\r\n")
    expect(lines).toHaveLength(3)
    expect(lines.some((line) => line.includes(",B,"))).toBe(false)
  })
})

describe("one receivable", () => {
  it("offers to take back a pause, a resumption and a payment right after it", async () => {
    const { ids, person, status } = await book(["A"])
    const at = person.at(`/receivables/${ids["A"]}`)
    const undone = async (form: Seen, action: string) => {
      const to = form.headers.get("location") ?? ""
      const seen = await person.get(to)
      expect(seen.html.querySelector("[data-undo]")).not.toBeNull()
      const own = seen.html.querySelector("[data-undo] form")
      const fields = new URLSearchParams(
        own
          ?.querySelectorAll("input")
          .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]) ?? []
      )
      expect(fields.get("_action")).toBe(action)
      return await person.post(at, fields)
    }
    const paused = await person.submit(at, "pause-receivable", { reason: "Call", until: "2026-04-01" })
    await undone(paused, "resume-receivable")
    expect(await status()).toEqual({ A: "open" })
    await person.submit(at, "pause-receivable", { reason: "Call", until: "2026-04-01" })
    const resumed = await person.submit(at, "resume-receivable", { reason: "Called" })
    await undone(resumed, "pause-receivable")
    expect(await status()).toEqual({ A: "paused until 2026-04-01" })
    const paid = await person.submit(at, "record-payment", { amount: "40.00" })
    await undone(paid, "reverse-payment")
    expect(await status()).toEqual({ A: "paused until 2026-04-01" })
    expect((await person.get(`${at}?undo=payment&payment=1`)).html.querySelector("[data-undo]")).toBeNull()
  })
})
