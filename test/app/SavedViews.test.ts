/** Views of one's own: named, in the menu, and forgotten. */
import { describe, expect, it } from "vitest"
import { MAX_SAVED_VIEWS } from "../../src/services/people/SavedViews.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const inMenu = async (person: Person, at = "") =>
  (await person.get(person.at(at))).html
    .querySelectorAll("nav.menu .own-views a")
    .map(
      (link) =>
        [
          link.text,
          link.getAttribute("href")?.replaceAll("&amp;", "&"),
          link.getAttribute("aria-current")
        ] as const
    )

const save = (person: Person, at: string, name: string) =>
  person.submit(person.at(at), `save-view-of-${at.split("?")[0]?.slice(1)}`, { view_name: name })

describe("a view of one's own", () => {
  it("keeps filters and order under its name, stands in the menu, and is deleted again", async () => {
    const company = await server.company()
    await company.receivable()
    const person = await personOf(server, company.id, { role: "member" })
    const at = "/receivables?sort=-amount&overdue=true&page=2"
    const saved = await save(person, at, " Largest late <b> ")
    expect(saved.status).toBe(303)
    const query = "overdue=true&sort=-amount"
    expect(await inMenu(person)).toEqual([
      ["Largest late <b>", person.at(`/receivables?${query}`), undefined]
    ])
    expect((await inMenu(person, `/receivables?${query}`))[0]?.[2]).toBe("true")
    const others = await personOf(server, company.id, { role: "member" })
    expect(await inMenu(others)).toEqual([])
    const elsewhere = await save(others, `/receivables?${query}`, "Mine")
    expect(elsewhere.status).toBe(303)
    const deleted = await person.submit(person.at(`/receivables?${query}`), "delete-view-of-receivables")
    expect(deleted.status).toBe(303)
    expect(await inMenu(person)).toEqual([])
    expect(await inMenu(others)).toHaveLength(1)
  })

  it("replaces one of the same name, needs a name, and there are so many at most", async () => {
    const company = await server.company()
    await company.receivable()
    const person = await personOf(server, company.id, { role: "member" })
    await save(person, "/customers?sort=owed", "Top")
    await save(person, "/customers?sort=oldest", "Top")
    expect(await inMenu(person)).toEqual([["Top", person.at("/customers?sort=oldest"), undefined]])
    const unnamed = await save(person, "/customers?sort=name", "  ")
    expect(unnamed.status).toBe(422)
    expect(unnamed.html.querySelector("#save-view-of-customers-view_name-problem")?.text).toBe(
      "Name is required."
    )
    expect(unnamed.html.querySelector("input[name=view_query]")?.getAttribute("value")).toBe("sort=name")
    for (let n = 1; n < MAX_SAVED_VIEWS; n++) await save(person, `/customers?q=${n}`, `View ${n}`)
    expect((await save(person, "/customers?sort=name", "One more")).status).toBe(422)
    expect(await inMenu(person)).toHaveLength(MAX_SAVED_VIEWS)
  })

  it("is offered where something is chosen, and not for the list as it begins", async () => {
    const company = await server.company()
    await company.receivable()
    const person = await personOf(server, company.id, { role: "member" })
    const offers = async (at: string) =>
      (await person.get(person.at(at))).html.querySelector('input[name=_action][value^="save-view-of"]') !==
      null
    expect(await offers("/receivables")).toBe(false)
    for (const at of [
      "/receivables?sort=amount",
      "/customers?sort=owed",
      "/payables?status=open",
      "/reminders?status=sent"
    ])
      if (!at.startsWith("/payables")) expect([at, await offers(at)]).toEqual([at, true])
  })
})
