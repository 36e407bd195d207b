/** The search of the header, without a script: customers, receivables, amounts, pages. */
import { describe, expect, it } from "vitest"
import { pages } from "../../src/app/Pages.ts"
import { destinations } from "../../src/app/Destinations.ts"
import { personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const book = async (role: "member" | "owner" = "member") => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  const person = await personOf(server, company.id, { role })
  const found = async (q: string) => {
    const seen = await person.get(person.at(`/search?q=${encodeURIComponent(q)}`))
    const of = (id: string) =>
      seen.html
        .querySelectorAll(`section[aria-labelledby=${id}] a`)
        .map((link) => (link.querySelector("b") ?? link).text.trim())
    return {
      customers: of("found-customers"),
      receivables: of("found-receivables"),
      destinations: of("found-destinations"),
      seen
    }
  }
  return { company, person, found }
}

describe("the search of the header", () => {
  it("stands on every page of a company, and works without a script", async () => {
    const { person } = await book()
    for (const path of ["", "/receivables", "/customers"]) {
      const form = (await person.get(person.at(path))).html.querySelector("header form[data-find]")
      expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
        "get",
        person.at("/search")
      ])
      expect(form?.querySelector("input[name=q]")?.getAttribute("aria-keyshortcuts")).toBe("Control+K Meta+K")
    }
  })

  it("finds customers by any word of name or address, and what they owe", async () => {
    const { company, found } = await book()
    await company.receivable({
      external_reference: "RE-1",
      customer: { display_name: "Bäckerei Lindner", email: "office@lindner.example" }
    })
    await (await server.company()).receivable({ customer: { display_name: "Lindner of others" } })
    for (const q of ["lindner", "baeckerei", "BACK lind", "office@lindner"]) {
      const { customers, receivables } = await found(q)
      expect([q, customers, receivables]).toEqual([q, ["Bäckerei Lindner"], ["RE-1"]])
    }
  })

  it("finds receivables by a word of the reference, and by an amount in any writing, those that are owed first", async () => {
    const { company, found } = await book()
    const paid = await company.receivable({ external_reference: "OLD-7", amount: "1958.87" })
    await company.payment(paid.id, "1958.87")
    await company.receivable({ external_reference: "RE-2026/0815", amount: "1958.87" })
    const part = await company.receivable({ external_reference: "PART", amount: "2000.00" })
    await company.payment(part.id, "41.13")
    await company.receivable({ external_reference: "YEN", amount: "1958", currency: "JPY" })
    for (const q of ["1 958.87", "1.958,87", "€1,958.87", "1958,87 EUR"])
      expect([q, (await found(q)).receivables]).toEqual([q, ["PART", "RE-2026/0815", "OLD-7"]])
    expect((await found("1958")).receivables).toEqual(["YEN"])
    expect((await found("0815")).receivables).toEqual(["RE-2026/0815"])
    expect((await found("re 0815")).receivables).toEqual(["RE-2026/0815"])
    expect((await found(String(part.id))).receivables).toContain("PART")
  })

  it("finds pages and what one does there, as far as the reader's role opens them", async () => {
    const { found } = await book()
    expect((await found("import")).destinations).toEqual(["Import receivables"])
    expect((await found("new")).destinations).toEqual(["New receivable", "New bill"])
    expect((await found("key")).destinations).toEqual([])
    expect((await (await book("owner")).found("api")).destinations).toEqual(["Keys"])
  })

  it("says that nobody is found, and what one can do", async () => {
    const { company, found } = await book()
    await company.receivable({ description: "Repairs for Babbage" })
    const { seen } = await found("babbage")
    expect(seen.html.querySelector(".empty")?.text).toContain("Nobody and nothing is found for “babbage”.")
    const [look] = seen.html.querySelectorAll(".empty a")
    expect(look?.getAttribute("href")).toContain("q=babbage")
    for (const q of ["", "   ", "%", "' or 1=1 --", "\u0000", "<script>alert(1)</script>"]) {
      const { seen } = await found(q)
      expect(seen.status).toBe(200)
      expect(seen.text).not.toContain("<script>alert(1)")
    }
  })
})

describe("the destinations of the search", () => {
  it("are all pages of the navigation, with their names and for their roles", () => {
    const entries = pages.flatMap(({ access, navigation, path }) =>
      navigation === null || access._tag !== "Company"
        ? []
        : [{ label: navigation.label, path: path.replace("/app/:company", ""), roles: access.roles }]
    )
    const named = entries.map(({ path }) => destinations.find((destination) => destination.path === path))
    expect(
      named.map(
        (destination) =>
          destination && { label: destination.label, path: destination.path, roles: destination.roles }
      )
    ).toEqual(entries)
  })

  it("lead to pages that there are", () => {
    const paths = new Set<string>(pages.map(({ path }) => path))
    for (const { path } of destinations) expect(paths).toContain(`/app/:company${path.split("?")[0]}`)
  })
})

describe("the customers that a field offers", () => {
  it("have what is typed in their name, an address or a reference", async () => {
    const { company, person } = await book()
    await company.receivable({
      external_reference: "RE-0815",
      customer: { display_name: "Bäckerei Lindner", email: "post@example.com" }
    })
    await company.receivable({ customer: { display_name: "Ada" } })
    const offered = async (q: string) =>
      (
        JSON.parse((await person.get(person.at(`/search/customers?q=${q}`))).text) as ReadonlyArray<{
          label: string
        }>
      ).map(({ label }) => label)
    for (const q of ["lind", "0815", "post"])
      expect([q, await offered(q)]).toEqual([q, ["Bäckerei Lindner (post@example.com)"]])
    expect(await offered("")).toEqual(["Ada", "Bäckerei Lindner (post@example.com)"])
    expect(await offered("babbage")).toEqual([])
    const form = await person.get(person.at("/receivables/new?customer=babbage"))
    expect(form.html.querySelector("p.notice[role=status]")?.text).toContain("Nobody found.")
  })
})
