/** What a collector gets of reminders: the trace of a company's turn, found by the ids of its attempts. */
import { beforeAll, expect, it, vi } from "vitest"
import { rows } from "../support/Book.ts"
import { dateIn, makeCompany, owe, wideOpen, zoneAtNoon } from "../support/Debts.ts"
import { type MailSink, mailSink } from "../support/MailSink.ts"
import {
  type OtlpSink,
  otlpSink,
  outsideTheirParents,
  type SinkSpan,
  traceOf,
  treeOf
} from "../support/OtlpSink.ts"
import { scoped } from "../support/Scoped.ts"
import { startWorker } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const run = scoped()
let sink: OtlpSink
let mails: MailSink
let url: string
let companyId: number

beforeAll(async () => {
  sink = await run(otlpSink)
  mails = await run(mailSink)
  url = (await run(makeDatabase)).url
  companyId = await makeCompany(url, wideOpen([[0, "email"]]))
  mails.answer = (to) => (to.includes("refused") ? 550 : undefined)
})

const REFUSED = "refused.traceless@zeppelin.example"

/** The ids of attempts by their status, once there are so many that have ended. */
const ended = async (n: number): Promise<ReadonlyMap<string, ReadonlyArray<number>>> => {
  const found = await vi.waitFor(
    async () => {
      const attempts = await rows<{ attempt_id: string; status: string }>(
        url,
        "select attempt_id, status from reminder_attempts where status in ('sent', 'failed')"
      )
      expect(attempts).toHaveLength(n)
      return attempts
    },
    { timeout: 20_000, interval: 100 }
  )
  const byStatus = Map.groupBy(found, ({ status }) => status)
  return new Map(
    [...byStatus].map(([status, some]) => [
      status,
      some.map(({ attempt_id: id }) => Number(id)).sort((a, b) => a - b)
    ])
  )
}

const idsOf = ({ attributes }: SinkSpan) => attributes["duebook.attempt_ids"] as ReadonlyArray<number>

it("a reminder's trace has its claim, decision, hand-over and outcome, and no address", async () => {
  const zone = zoneAtNoon()
  await owe(url, companyId, { n: 3, zone, dueDate: dateIn(zone) })
  await rows(
    url,
    `update customers set email = '${REFUSED}' where customer_id = (select max(customer_id) from customers)`
  )
  const worker = await run(startWorker(url, { ...mails.environment, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }))
  const attempts = await ended(3)
  const handOvers = await vi.waitFor(
    () => {
      const found = sink.spans.filter(({ name }) => name === "hand over email")
      expect(found.length, sink.faults.join()).toBe(3)
      expect(sink.spans.filter(({ name }) => name === "reminders").length).toBeGreaterThan(0)
      return found
    },
    { timeout: 15_000, interval: 100 }
  )
  expect(handOvers.flatMap(idsOf).sort((a, b) => a - b)).toEqual(
    [...attempts.values()].flat().sort((a, b) => a - b)
  )

  const outcomes = new Map(handOvers.map((span) => [idsOf(span)[0], span]))
  for (const id of attempts.get("sent") ?? []) {
    expect(outcomes.get(id)).toMatchObject({
      kind: 3,
      error: undefined,
      attributes: {
        "duebook.channel": "email",
        "duebook.message_id": expect.any(Number) as number,
        "duebook.attempts": 1,
        "duebook.outcome": "sent"
      }
    })
  }
  const [refused] = attempts.get("failed") ?? []
  expect(outcomes.get(refused)).toMatchObject({
    error: "smtp_550",
    attributes: { "duebook.outcome": "rejected", "error.type": "smtp_550" }
  })

  for (const { traceId } of handOvers) {
    const spans = await vi.waitFor(
      () => {
        const found = traceOf(sink, traceId)
        expect(found.map(({ name }) => name)).toContain("reminders")
        return found
      },
      { timeout: 10_000 }
    )
    const root = spans.find(({ name }) => name === "reminders")
    expect(root).toMatchObject({
      parentSpanId: undefined,
      attributes: { "duebook.company_id": companyId, "duebook.channel": "email" }
    })
    expect(outsideTheirParents(spans)).toEqual([])
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name)
    expect(new Set(parts)).toEqual(
      new Set([
        ...parts.filter((name) => name.startsWith("SELECT")),
        "reminders claim",
        "reminders decide",
        "hand over email",
        "reminders complete"
      ])
    )
    const tree = treeOf(spans).join("\n")
    expect(tree).toMatch(/reminders decide\n {4}.*(?:\n {4}.*)*transaction\n {6}/)
    expect(tree).toMatch(/reminders complete\n {4}(?:SELECT.*\n {4})*transaction\n {6}/)
  }

  // The lines of the worker about the attempt lead to its trace, too.
  const lines = worker.log.flatMap((line) =>
    line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : []
  )
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: "a message was not sent",
      attempt_id: refused,
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string
    })
  )
  const everything = sink.bodies.join("\n")
  expect(sink.faults).toEqual([])
  expect(everything).not.toMatch(/[\w.+-]+@[\w-]+\.\w|traceless/)
})
