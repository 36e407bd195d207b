/** What is due in 7 days: the lists to which the overview and the list of receivables lead. */
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

beforeEach(() => server.clock.hold("2026-05-20T09:00:00Z"))
afterEach(() => server.clock.release())

/** A member of a company that is owed something on the days around the limits of the list. */
const memberOfCompany = async (): Promise<Person> => {
  const company = await server.company({ timezone: "UTC" })
  for (const due_date of ["2026-05-19", "2026-05-20", "2026-05-27", "2026-05-28"]) {
    await company.receivable({ due_date, external_reference: `due ${due_date}` })
  }
  return personOf(server, company.id, { role: "member" })
}

/** The references of the list to which a link of a page leads. */
const listBehind = async (person: Person, path: string, link: string): Promise<ReadonlyArray<string>> => {
  const page = await person.get(person.at(path))
  const address = page.html.querySelectorAll("a").find(({ text }) => text === link)
  const list = await person.get(address?.getAttribute("href") ?? "")
  return list.html
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelector("a")?.text ?? "")
    .toSorted()
}

describe("the link “Due in 7 days” leads to what is due today or on one of the seven days after it", () => {
  it("from the overview", async () => {
    expect(await listBehind(await memberOfCompany(), "", "Due in 7 days")).toEqual([
      "due 2026-05-20",
      "due 2026-05-27"
    ])
  })

  it("from the list of receivables", async () => {
    expect(await listBehind(await memberOfCompany(), "/receivables", "Due in 7 days")).toEqual([
      "due 2026-05-20",
      "due 2026-05-27"
    ])
  })
})
