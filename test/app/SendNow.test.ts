/** "Send the next reminder now", from the button to what a mail server gets, by a worker of its own. */
import { expect, it } from "vitest"
import { addDays } from "../../src/domain/CalendarDate.ts"
import { dateIn, setPolicy, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { mailSink } from "../support/MailSink.ts"
import { personOf } from "../support/Person.ts"
import { scoped } from "../support/Scoped.ts"
import { startWorker } from "../support/ServerProcess.ts"
import { useServer } from "../support/TestServer.ts"

const run = scoped()
const server = useServer()

it("a reminder that is asked for leaves once, at once, and the page shows what was sent", async () => {
  const zone = zoneAtNoon()
  const company = await server.company({ timezone: zone })
  await setPolicy(server.databaseUrl, company.id, wideOpen([[0, "email"]]))
  const made = await company.receivable({
    due_date: addDays(dateIn(zone), 20),
    external_reference: "INV-7",
    customer: { display_name: "Ada", email: "ada@example.com" }
  })
  const person = await personOf(server, company.id, { role: "member" })
  const path = person.at(`/receivables/${made.id}`)
  const seen = await person.submit(path, "send-now")
  expect(seen.text).toContain("It leaves within the next minutes.")
  expect((await person.post(path, person.last ?? new URLSearchParams())).status).toBe(200)

  const sink = await run(mailSink)
  const worker = await run(startWorker(server.databaseUrl, sink.environment))
  await expect.poll(() => sink.mails.length, { timeout: 40_000 }).toBe(1)
  expect(sink.mails[0]).toMatchObject({ to: "ada@example.com" })
  expect(sink.mails[0]?.raw).toContain("INV-7")
  await expect
    .poll(
      // A notice that somebody sends early leaves the one on the due date to come.
      async () =>
        (await person.get(path)).html
          .querySelectorAll(".timeline li")
          .map(({ text }) => text)
          .join(),
      { timeout: 20_000 }
    )
    .toContain("Reminder")
  const attempts = () =>
    server.sql(
      "select status, try_count from reminder_attempts where company_id = $1 and receivable_id = $2 and status <> 'scheduled'",
      [company.id, made.id]
    )
  await expect.poll(attempts, { timeout: 20_000 }).toEqual([{ status: "sent", try_count: 1 }])
  worker.signal("SIGTERM")
  await worker.ended
  expect(sink.mails).toHaveLength(1)
})
