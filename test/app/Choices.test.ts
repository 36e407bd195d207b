import { describe, expect, it } from "vitest"
import { personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const opened = async (language = "en-GB") => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  await server.sql("update companies set language = $2, country = 'DE' where company_id = $1", [
    company.id,
    language
  ])
  return { company, person: await personOf(server, company.id, { role: "member" }) }
}

const options = ({ html }: Seen, id: string) =>
  html.querySelectorAll(`#${id} option`).map((each) => [each.getAttribute("value"), each.text.trim()])

const fields = { amount: "10.00", currency: "EUR", due_date: "2030-01-01", "customer.display_name": "Ada" }

describe("what forms offer", () => {
  it("are languages, zones and currencies by their names, with those of the company first", async () => {
    const { company, person } = await opened()
    await company.receivable({ amount: "10.00", currency: "SEK" })
    const seen = await person.get(person.at("/receivables/new"))
    expect(options(seen, "create-receivable-customer-preferred_locale")[0]).toEqual([
      "",
      "As in your country: German"
    ])
    expect(options(seen, "create-receivable-customer-timezone")[0]).toEqual(["", "As your company"])
    expect(options(seen, "create-receivable-customer-timezone")).toContainEqual([
      "America/New_York",
      "America/New York"
    ])
    expect(options(seen, "create-receivable-currency")[0]).toEqual(["SEK", "Swedish Krona (SEK)"])
    expect(
      seen.html.querySelector("#create-receivable-currency option[selected]")?.getAttribute("value")
    ).toBe("SEK")
    const bill = await person.get(person.at("/payables/new"))
    for (const id of ["create-payable-currency", "create-series-currency"]) {
      expect(bill.html.querySelector(`#${id} option[selected]`)?.getAttribute("value")).toBe("SEK")
    }
  })

  it("has its names in the reader's language", async () => {
    const { person } = await opened("de-DE")
    await server.sql("update users set locale = 'fr-FR' where user_id = $1", [person.userId])
    const seen = await person.get(person.at("/receivables/new"))
    expect(options(seen, "create-receivable-customer-preferred_locale")).toContainEqual([
      "de-AT",
      "allemand (Autriche)"
    ])
    expect(options(seen, "create-receivable-currency")[1]?.[1]).toMatch(/dollar/i)
  })

  it("takes what is not offered, as the API does", async () => {
    const { company, person } = await opened()
    const made = await person.submit(person.at("/receivables/new"), "create-receivable", {
      ...fields,
      currency: "XPF",
      amount: "10",
      "customer.preferred_locale": "zh-Hant-TW",
      "customer.timezone": "US/Pacific"
    })
    expect(made.status).toBe(303)
    expect(
      await server.sql("select preferred_locale, timezone from customers where company_id = $1", [company.id])
    ).toEqual([{ preferred_locale: "zh-Hant-TW", timezone: "US/Pacific" }])
  })

  it("names the field of what it does not take, and keeps it in sight", async () => {
    const { person } = await opened()
    const seen = await person.submit(person.at("/receivables/new"), "create-receivable", {
      ...fields,
      currency: "eur",
      "customer.timezone": "Mars/Base"
    })
    expect(seen.status).toBe(422)
    for (const [id, typed, problem] of [
      ["create-receivable-currency", "eur", "Currency must be"],
      ["create-receivable-customer-timezone", "Mars/Base", "Time zone must be"]
    ] as const) {
      const select = seen.html.querySelector(`#${id}`)
      expect(select?.getAttribute("aria-invalid")).toBe("true")
      expect(select?.getAttribute("aria-describedby")).toContain(`${id}-problem`)
      expect(select?.querySelector("option[selected]")?.getAttribute("value")).toBe(typed)
      expect(seen.html.querySelector(`#${id}-problem`)?.text).toContain(problem)
    }
    const alert = seen.html.querySelector("[role=alert]")
    expect([alert?.hasAttribute("autofocus"), alert?.getAttribute("tabindex")]).toEqual([true, "-1"])
  })
})

describe("filters", () => {
  it("say how many are set, have one button, and leave the search and the status in sight", async () => {
    const { company, person } = await opened()
    await company.receivable({ amount: "10.00", currency: "EUR" })
    const plain = await person.get(person.at("/receivables"))
    expect(plain.html.querySelector(".filters summary")?.text).toBe("Filters")
    const seen = await person.get(person.at("/receivables?q=x&status=open&currency=EUR&due_from=&page=1"))
    expect(seen.html.querySelector(".filters summary")?.text).toBe("Filters (1)")
    expect(seen.html.querySelectorAll(".filters button").map(({ text }) => text)).toEqual(["Apply filters"])
    expect(seen.html.querySelectorAll(".filters details [name=q], .filters details [name=status]")).toEqual(
      []
    )
    expect(seen.html.querySelector(".filters > a")?.text).toBe("Clear filters")
  })
})
