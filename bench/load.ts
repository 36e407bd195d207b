/**
 * The load generator, in a process of its own: so many connections, each with one request at a time, kept alive.
 * It speaks HTTP/1.1 over plain sockets, the same way to every server, so that most of the machine is theirs.
 *
 * `bun bench/load.ts <companies.json>` takes a job a line on stdin and answers each with a line on stdout.
 */
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { overHttp, overPg } from "./connection.ts"
import * as Limit from "./limit.ts"
import type { SeededCompany } from "./seed.ts"
import { tasks, type Workload } from "./workloads.ts"

/** Servers on 127.0.0.1 and their processes, who share the connections evenly, or the database itself. */
export type Target =
  | { readonly servers: ReadonlyArray<{ readonly port: number; readonly pid: number }> }
  | { readonly url: string }

/** What to ask, of whom, and for how long. */
export interface Job {
  readonly workload: Workload
  readonly connections: number
  readonly warmUpMillis: number
  readonly millis: number
  readonly seed: number
  /** Begins the idempotency keys of this job. */
  readonly run: string
  /** Places in the list of companies; all of them when absent. */
  readonly companies?: ReadonlyArray<number>
  readonly status?: string
  readonly target: Target
}

/** What a job came to. */
export interface Measured {
  /** Answers within the measured time. */
  readonly answers: number
  /** Requests altogether, warm-up included. */
  readonly sent: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  /** Answers in each whole or begun second of the measured time. */
  readonly perSecond: ReadonlyArray<number>
  /** Processor seconds of the servers within the measured time. */
  readonly cpu: number
  readonly statuses: Readonly<Record<string, number>>
  /** The first answer that should not have been. */
  readonly unexpected?: string
}

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

/** The database's pool: opened once, as a server's is. */
const limitOf = (url: string) => {
  const known = limits.get(url) ?? Limit.open(url)
  limits.set(url, known)
  return known
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const measure = async (companies: ReadonlyArray<SeededCompany>, job: Job): Promise<Measured> => {
  const asked =
    job.companies === undefined ? companies : companies.filter((_, place) => job.companies?.includes(place))
  const make = tasks(job.workload, asked, job.seed, job.status)
  const servers = "servers" in job.target ? job.target.servers : []
  const limit = "url" in job.target ? limitOf(job.target.url) : undefined
  const connection = (place: number) =>
    limit === undefined ? overHttp(servers[place % servers.length]?.port ?? 0, job.run) : overPg(limit)
  const cpuOfAll = () => servers.reduce((seconds, { pid }) => seconds + cpuOf(pid), 0)

  const beginsAt = performance.now() + job.warmUpMillis
  const endsAt = beginsAt + job.millis
  const latencies: Array<number> = []
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
    latencies.push(millis)
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
  const sorted = Float64Array.from(latencies).sort()
  return {
    answers: sorted.length,
    sent,
    seconds: job.millis / 1_000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
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
