/**
 * The load generator, in a process of its own: so many connections, each with one request at a time, kept alive.
 * It speaks HTTP/1.1 over plain sockets, the same way to every server, so that most of the machine is theirs.
 *
 * `bun bench/load.ts <companies.json>` takes a job a line on stdin and answers each with a line on stdout.
 */
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import * as Limit from "./limit.ts"
import type { SeededCompany } from "./seed.ts"
import { requestOf, type Task, tasks, type Workload } from "./workloads.ts"

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
  /** A server on 127.0.0.1 and its process, or the database itself. */
  readonly target: { readonly port: number; readonly pid: number } | { readonly url: string }
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
  /** Processor seconds of the server within the measured time. */
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

/** Runs one task after another on one connection until it is told to stop. */
type Connection = (
  next: () => Task | undefined,
  done: (status: string, expected: boolean, millis: number) => void
) => Promise<void>

const contentLength = /\r\ncontent-length: *(\d+)/i
const chunked = /\r\ntransfer-encoding: *chunked/i

/** Whether the bytes are one whole answer. */
const isWhole = (text: string): boolean => {
  const head = text.indexOf("\r\n\r\n")
  if (head === -1) return false
  const headers = text.slice(0, head + 2)
  const length = contentLength.exec(headers)?.[1]
  if (length !== undefined) return text.length >= head + 4 + Number(length)
  return chunked.test(headers) && text.endsWith("\r\n0\r\n\r\n")
}

const overHttp =
  (port: number, run: string): Connection =>
  (next, done) =>
    new Promise((resolve, reject) => {
      let received = ""
      let startedAt = 0
      let expected = 0
      let finished = false
      const send = (socket: Bun.Socket) => {
        const task = next()
        if (task === undefined) {
          finished = true
          socket.end()
          resolve()
          return
        }
        const { status, text } = requestOf(task, run)
        expected = status
        startedAt = performance.now()
        socket.write(text)
      }
      void Bun.connect({
        hostname: "127.0.0.1",
        port,
        socket: {
          open: send,
          data: (socket, bytes) => {
            // One character a byte, so that lengths are bytes.
            received += bytes.toString("latin1")
            if (!isWhole(received)) return
            const answer = received
            received = ""
            const status = answer.slice(9, 12)
            const isExpected = Number(status) === expected
            done(
              isExpected ? status : `${status} ${answer.slice(0, 1_000)}`,
              isExpected,
              performance.now() - startedAt
            )
            send(socket)
          },
          close: () => {
            if (!finished) reject(new Error("the server closed a connection"))
          },
          error: (_socket, error) => reject(error)
        }
      }).catch(reject)
    })

const overPg =
  (limit: ReturnType<typeof Limit.open>): Connection =>
  async (next, done) => {
    for (let task = next(); task !== undefined; task = next()) {
      const startedAt = performance.now()
      await limit.run(task)
      done("done", true, performance.now() - startedAt)
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
  const limit = "url" in job.target ? limitOf(job.target.url) : undefined
  const connection =
    limit === undefined ? overHttp("port" in job.target ? job.target.port : 0, job.run) : overPg(limit)
  const pid = "pid" in job.target ? job.target.pid : 0

  const beginsAt = performance.now() + job.warmUpMillis
  const endsAt = beginsAt + job.millis
  const latencies: Array<number> = []
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
    if (now >= beginsAt && now < endsAt) latencies.push(millis)
  }
  const cpu = { before: 0, after: 0 }
  const clocks = [
    Bun.sleep(job.warmUpMillis).then(() => (cpu.before = cpuOf(pid))),
    Bun.sleep(job.warmUpMillis + job.millis).then(() => (cpu.after = cpuOf(pid)))
  ]
  await Promise.all(Array.from({ length: job.connections }, () => connection(next, done)))
  await Promise.all(clocks)
  const sorted = Float64Array.from(latencies).sort()
  return {
    answers: sorted.length,
    sent,
    seconds: job.millis / 1_000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
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
