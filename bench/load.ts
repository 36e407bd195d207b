/**
 * The load generator, a process of its own with kept-alive connections that send one request at a time. It speaks
 * HTTP/1.1 over plain sockets, because that leaves most of the processor time to the servers.
 *
 * `bun bench/load.ts <companies.json>` reads one job per line from stdin and writes one result per line to stdout.
 */
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { overHttp, overPg } from "./connection.ts"
import * as Limit from "./limit.ts"
import { percentile } from "./percentile.ts"
import type { SeededCompany } from "./seed.ts"
import { tasks, type Workload } from "./workloads.ts"

/** Servers on 127.0.0.1, among which the connections are shared evenly, or the database itself. */
export type Target =
  | { readonly servers: ReadonlyArray<{ readonly port: number; readonly pid: number }> }
  | { readonly url: string }

/** Which requests are sent where, and for how long. */
export interface Job {
  readonly workload: Workload
  readonly connections: number
  /** Requests a second over all connections, at most; without it each sends as soon as it is answered. */
  readonly rate?: number
  readonly warmUpMillis: number
  readonly millis: number
  readonly seed: number
  /** The beginning of all idempotency keys of this job. */
  readonly run: string
  /** Indexes in the list of companies; all companies when absent. */
  readonly companies?: ReadonlyArray<number>
  readonly status?: string
  readonly target: Target
}

/** The result of a job. */
export interface Measured {
  /** Answers within the measured time. */
  readonly answers: number
  /** All requests, including those of the warm-up. */
  readonly sent: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  /** The p99 of each tenth of the measured time. */
  readonly p99s: ReadonlyArray<number>
  /** Answers in each second of the measured time; the last one may be shorter. */
  readonly perSecond: ReadonlyArray<number>
  /** Processor seconds of the servers within the measured time. */
  readonly cpu: number
  readonly statuses: Readonly<Record<string, number>>
  /** The first answer with an unexpected status. */
  readonly unexpected?: string
}

const TENTHS = 10
const TICKS_A_SECOND = 100

/** Processor seconds that a process has used; 0 where there is no /proc. */
const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return 0
  }
}

const limits = new Map<string, ReturnType<typeof Limit.open>>()

/** The database's pool, which is opened once, like a server's. */
const limitOf = (url: string) => {
  const known = limits.get(url) ?? Limit.open(url)
  limits.set(url, known)
  return known
}

const measure = async (companies: ReadonlyArray<SeededCompany>, job: Job): Promise<Measured> => {
  const asked =
    job.companies === undefined ? companies : companies.filter((_, place) => job.companies?.includes(place))
  const make = tasks(job.workload, asked, job.seed, job.status)
  const servers = "servers" in job.target ? job.target.servers : []
  const limit = "url" in job.target ? limitOf(job.target.url) : undefined
  const everyMillis = job.rate === undefined ? 0 : (1_000 * job.connections) / job.rate
  const connection = (place: number) =>
    limit === undefined
      ? overHttp(servers[place % servers.length]?.port ?? 0, job.run, everyMillis)
      : overPg(limit)
  const cpuOfAll = () => servers.reduce((seconds, { pid }) => seconds + cpuOf(pid), 0)

  const beginsAt = performance.now() + job.warmUpMillis
  const endsAt = beginsAt + job.millis
  const tenths: ReadonlyArray<Array<number>> = Array.from({ length: TENTHS }, () => [])
  const perSecond: Array<number> = Array.from({ length: Math.ceil(job.millis / 1_000) }, () => 0)
  const statuses: Record<string, number> = {}
  let sent = 0
  let unexpected: string | undefined
  const next = () => {
    if (unexpected !== undefined || performance.now() >= endsAt) return undefined
    sent++
    return make()
  }
  const done = (status: string, expected: boolean, millis: number) => {
    const name = status.slice(0, 4).trim()
    statuses[name] = (statuses[name] ?? 0) + 1
    if (!expected) unexpected ??= status
    const now = performance.now()
    if (now < beginsAt || now >= endsAt) return
    tenths[Math.floor(((now - beginsAt) / job.millis) * TENTHS)]?.push(millis)
    const second = Math.floor((now - beginsAt) / 1_000)
    perSecond[second] = (perSecond[second] ?? 0) + 1
  }
  const cpu = { before: 0, after: 0 }
  const clocks = [
    Bun.sleep(job.warmUpMillis).then(() => (cpu.before = cpuOfAll())),
    Bun.sleep(job.warmUpMillis + job.millis).then(() => (cpu.after = cpuOfAll()))
  ]
  await Promise.all(Array.from({ length: job.connections }, (_, place) => connection(place)(next, done)))
  await Promise.all(clocks)
  const sorted = Float64Array.from(tenths.flat()).sort()
  return {
    answers: sorted.length,
    sent,
    seconds: job.millis / 1_000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    p99s: tenths.map((latencies) => percentile(Float64Array.from(latencies).sort(), 0.99)),
    perSecond,
    cpu: cpu.after - cpu.before,
    statuses,
    ...(unexpected === undefined ? {} : { unexpected })
  }
}

if (import.meta.main) {
  const companies = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as ReadonlyArray<SeededCompany>
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await measure(companies, JSON.parse(line) as Job).catch((error: unknown) => ({
      unexpected: String(error)
    }))
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
  await Promise.all([...limits.values()].map((limit) => limit.close()))
}
