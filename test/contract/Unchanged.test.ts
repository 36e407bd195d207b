/** A write that changes nothing is answered like any other, and leaves no entry in the audit log (contract §5.5). */
import { describe, expect, it } from "vitest"
import { press, upload } from "../support/ImportForm.ts"
import { personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

/** What the company's audit log says, oldest first. */
const audited = async ({ id }: Company): Promise<ReadonlyArray<string>> =>
  (
    await server.sql<{ action: string }>(
      "select action from audit_log where company_id = $1 order by audit_id",
      [id]
    )
  ).map(({ action }) => action)

describe("a write that changes nothing is answered, and leaves no audit entry:", () => {
  it("an opt-out of an address that has opted out, and an opt-in of one that is allowed", async () => {
    const company = await server.company()
    const customer = { display_name: "Ada", email: "ada@example.com" }
    const { customer_id } = await company.receivable({ customer })
    const before = await audited(company)
    const move = async (name: "opt-in" | "opt-out") =>
      (await company.post(`/customers/${customer_id}/${name}`, { channel: "email", reason: "Because" }))
        .status
    expect([await move("opt-in"), await audited(company)]).toEqual([200, before])
    expect([await move("opt-out"), await audited(company)]).toEqual([200, [...before, "customer.opt_out"]])
    expect([await move("opt-out"), await audited(company)]).toEqual([200, [...before, "customer.opt_out"]])
  })

  it("an import of rows that stand here already", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id, { role: "member" })
    const seen = await upload(person, "display_name,amount,currency,due_date\nAda,10.00,EUR,2089-12-31\n")
    const colleague = await upload(
      person,
      "display_name,amount,currency,due_date\nAda,10.00,EUR,2089-12-31\n"
    )
    await press(person, seen, "import")
    const before = await audited(company)
    expect(before).toEqual(["receivables.import", "receivable.import"])
    // The same preview, and that of a colleague who has opened it before the file was imported.
    await press(person, seen, "import", { _key: crypto.randomUUID() })
    await press(person, colleague, "import")
    expect(await audited(company)).toEqual([...before, "receivables.import"])
  })

  it("a request to send a reminder early that leaves at its time already", async () => {
    server.clock.hold("2026-05-20T12:00:00Z")
    const company = await server.company({ timezone: "UTC" })
    const customer = { display_name: "Ada", email: "ada@example.com" }
    const { id } = await company.receivable({ due_date: "2026-06-20", customer })
    const person = await personOf(server, company.id, { role: "member" })
    const before = await audited(company)
    const ask = () => person.submit(person.at(`/receivables/${id}`), "send-now")
    expect([(await ask()).status, await audited(company)]).toEqual([200, [...before, "reminder.send_now"]])
    expect([(await ask()).status, await audited(company)]).toEqual([200, [...before, "reminder.send_now"]])
    server.clock.release()
  })
})
