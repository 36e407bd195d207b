import { describe, expect, it } from "vitest"
import { personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

describe("a page of a company", () => {
  it("leads to sign-in without a session, and remembers where one wanted to go", async () => {
    const seen = await new Visitor(server).get("/app/1/receivables?page=2")
    expect(seen.status).toBe(303)
    expect(seen.location).toBe("/app/sign-in?to=%2Fapp%2F1%2Freceivables%3Fpage%3D2")
  })

  it("is not found for a person of another company, as if it had never been", async () => {
    const [own, other] = [await server.company(), await server.company()]
    const person = await personOf(server, own.id)
    const withoutId = (text: string) => text.replace(/req_[0-9a-f]+/g, "")
    const foreign = await person.get(`/app/${other.id}/receivables`)
    const never = await person.get("/app/999999999/receivables")
    const nonsense = await person.get(`/app/${own.id}/nonsense`)
    expect([foreign.status, never.status, nonsense.status]).toEqual([404, 404, 404])
    expect(withoutId(foreign.text)).toBe(withoutId(never.text))
    expect(withoutId(foreign.text)).toBe(withoutId(nonsense.text))
  })

  it("shows what is owed", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await company.receivable({ external_reference: "INV-<1>", amount: "1250.00" })
    const seen = await person.get(person.at("/receivables"))
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("h1")?.text).toBe("Receivables")
    expect(seen.text).toContain("INV-&lt;1>")
    expect(seen.text).toContain("€1,250.00")
  })
})
