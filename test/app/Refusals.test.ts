/** Refused forms in the language of whoever reads. */
import { expect, it } from "vitest"
import { personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

it("a refused form is a page in the browser's language, and names the field", async () => {
  const company = await server.company()
  const person = await personOf(server, company.id, { role: "owner" })
  const refused = await person.submit(
    person.at("/payables/new"),
    "create-payable",
    { bill_label: "", amount: "12.00", currency: "EUR", due_date: "" },
    { "accept-language": "de" }
  )
  expect(refused.status).toBe(422)
  expect(refused.html.querySelector("html")?.getAttribute("lang")).toBe("de")
  const problems = refused.html.querySelectorAll("[role=alert] li a").map(({ text }) => text)
  expect(problems.length).toBeGreaterThan(0)
  const described = refused.html.querySelector("[name=due_date]")?.getAttribute("aria-describedby") ?? ""
  expect(refused.html.querySelector(`#${described.split(" ")[0]}`)?.text).not.toBe("")
})
