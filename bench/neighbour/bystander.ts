/**
 * Company B, a process of its own, so that the load of company A does not delay its clock. It sends each kind of request
 * at a constant rate, however long answers take: a closed loop would send less while it waits, and measure little of it.
 *
 * `bun bench/neighbour/bystander.ts` reads one job per line from stdin and writes what it measured per line to stdout.
 */
import { createInterface } from "node:readline"
import type { SeededCompany } from "../seed.ts"
import { requestOf, type Task, tasks } from "../workloads.ts"
import { type Kind, kinds, type Seen } from "./result.ts"
import { NONE, type Wire, wire } from "./wire.ts"

/** How long B sends what to whom. */
export interface BystanderJob {
  readonly port: number
  readonly company: SeededCompany
  readonly millis: number
  /** The beginning of all idempotency keys of this job. */
  readonly run: string
}

/** Requests of one kind a second. */
const PER_SECOND = 50
/** Connections of one kind. When all wait for an answer, further requests wait, and their time counts. */
const CONNECTIONS = 4
/** After this time without an answer a request is counted as refused. */
const PATIENCE_MILLIS = 20_000

const workloadOf = { read: "read", list: "list25", create: "create", payment: "payment" } as const

/** Sends one kind of request until the time is over and all are answered. */
const load = async (kind: Kind, seed: number, job: BystanderJob): Promise<Seen> => {
  const seen = { millis: [] as Array<number>, statuses: {} as Record<string, number> }
  const make = tasks(workloadOf[kind], [job.company], seed)
  const idle: Array<Wire> = Array.from({ length: CONNECTIONS }, () => wire(job.port))
  const waiting: Array<{ readonly task: Task; readonly since: number }> = []
  const send = async (client: Wire) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const left = PATIENCE_MILLIS - (performance.now() - next.since)
      const request = requestOf(next.task, `${job.run}-${kind}`).text
      const { status } = left > 0 ? await client.send(request, left) : NONE
      seen.millis.push(performance.now() - next.since)
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
    }
    idle.push(client)
  }
  const begun = performance.now() + (kinds.indexOf(kind) * 1_000) / PER_SECOND / kinds.length
  const all: Array<Promise<void>> = []
  for (let n = 0; (n * 1_000) / PER_SECOND < job.millis; n++) {
    await Bun.sleep(Math.max(0, begun + (n * 1_000) / PER_SECOND - performance.now()))
    waiting.push({ task: make(), since: performance.now() })
    const client = idle.pop()
    if (client !== undefined) all.push(send(client))
  }
  await Promise.all(all)
  for (const client of idle) client.close()
  return seen
}

if (import.meta.main) {
  let jobs = 0
  for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line) as BystanderJob
    jobs++
    const seen = await Promise.all(kinds.map(async (kind) => [kind, await load(kind, jobs, job)] as const))
    process.stdout.write(`${JSON.stringify(Object.fromEntries(seen))}\n`)
  }
}
