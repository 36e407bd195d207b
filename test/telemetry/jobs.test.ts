/** What a collector gets of the jobs that a process repeats: a trace for each company that one had to do with, else none. */
import { beforeAll, expect, it, vi } from "vitest"
import { rows } from "../support/Book.ts"
import { dateIn, makeCompany, owe, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { type OtlpSink, otlpSink, outsideTheirParents, traceOf, treeOf } from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"
import { startWorker } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

/** Longer than the pauses of the jobs that run most often. */
const ROUNDS_MILLIS = 3_000

const run = scoped()
let sink: OtlpSink
let url: string
let companyId: number

beforeAll(async () => {
  sink = await run(otlpSink)
  url = (await run(makeDatabase)).url
  companyId = await makeCompany(url, wideOpen([[90, "email"]]))
})

/** The traces in which something was done. One that met a lock of another job has done nothing, and comes again. */
const rootsOf = () =>
  sink.spans.filter(
    ({ attributes, parentSpanId }) => parentSpanId === undefined && Number(attributes["duebook.done"]) > 0
  )

it("nothing is recorded where nothing is to be done", async () => {
  const worker = await run(startWorker(url, { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }))
  await Bun.sleep(ROUNDS_MILLIS)
  worker.signal("SIGTERM")
  expect(await worker.ended).toMatchObject({ code: 0 })
  expect(sink.requests).toBeGreaterThan(0)
  expect(sink.spans).toEqual([])
})

it("a job has a trace for each company, with what was done, and so has planning again", async () => {
  const zone = zoneAtNoon()
  await owe(url, companyId, { n: 1, zone, dueDate: dateIn(zone), step: 0, offsetDays: 90, on: "2090-01-01" })
  for (const statement of [
    `update receivables set status = 'paused', pause_cause = 'paused', paused_until = '2020-01-02',
       resume_at = '2020-01-02T00:00:00Z', resume_on_test_clock = false`,
    `insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
     select company_id, customer_id, false, '2020-01-01T00:00:00Z' from customers`,
    `insert into digests_due (company_id, due_at, on_test_clock)
     select company_id, '2020-01-01T00:00:00Z', false from companies`,
    `insert into digest_events (company_id, kind, customer_id, at)
     select company_id, 'opted_out', customer_id, '2020-01-01T00:00:00Z' from customers`,
    `insert into idempotency (company_id, idempotency_key, fingerprint, status, body, created_at)
     select company_id, 'old', sha256('x'), 201, '{}', '2020-01-01T00:00:00Z' from companies`,
    `insert into payable_series (company_id, bill_label, amount_minor, currency, anchor_date, next_due_date, created_at)
     select company_id, 'Landlord, rent', 100, 'EUR', current_date, current_date, now() from companies`
  ])
    await rows(url, statement)

  await run(startWorker(url, { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }))
  const JOBS = ["digests", "pauses", "replan", "series", "sweep"]
  const roots = await vi.waitFor(
    () => {
      const found = rootsOf()
      expect([...new Set(found.map(({ name }) => name))].sort(), sink.faults.join()).toEqual(JOBS)
      return found
    },
    { timeout: 20_000, interval: 100 }
  )
  for (const { attributes, error, name, traceId } of roots) {
    expect(error, name).toBeUndefined()
    expect(attributes, name).toEqual({
      "duebook.company_id": companyId,
      "duebook.done": expect.any(Number) as number
    })
    const spans = traceOf(sink, traceId)
    expect(outsideTheirParents(spans)).toEqual([])
    if (name !== "sweep") expect(treeOf(spans).join("\n"), name).toMatch(/\n {2}transaction\n {4}/)
  }
  expect(sink.bodies.join("\n")).not.toMatch(/[\w.+-]+@[\w-]+\.\w|Landlord/)
})
