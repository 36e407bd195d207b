/**
 * Duebook beside two services as one would write them straightforwardly, and beside the database itself: the same
 * data, the same requests, the same machine, in interleaved rounds.
 *
 * `bun run bench [--quick] [--only read,list25,…] [--json]` prints a table, or with `--json` one document (and the
 * table on stderr); a full run leaves a chart in bench/results. `--quick` looks at everything for a moment: its
 * largest company has 20 000 rows, and its times mean nothing.
 */
import { spawn } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { cpus, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { parseArgs } from "node:util"
import { BunRuntime } from "@effect/platform-bun"
import { Effect, Redacted, type Scope } from "effect"
import { Client } from "pg"
import { dependencies, devDependencies } from "../package.json" with { type: "json" }
import { chart } from "./chart.ts"
import { compare, prepare } from "./checker.ts"
import type { Job, Measured } from "./load.ts"
import { type Case, document, type Growth, rate, type Run, table } from "./report.ts"
import { seed, type SeededCompany, verifyTotals } from "./seed.ts"
import * as Servers from "./servers.ts"
import { adminUrl, clone, freshDatabase, median } from "./support.ts"
import { type Workload, workloads } from "./workloads.ts"

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    json: { type: "boolean", default: false }
  }
})

const selected = (): ReadonlyArray<Workload> => {
  if (options.only === undefined) return workloads
  const names = options.only.split(",").map((name) => name.trim())
  const unknown = names.filter((name) => !workloads.some((workload) => workload === name))
  if (unknown.length > 0) {
    console.error(`--only knows ${workloads.join(", ")}, not ${unknown.join(", ")}`)
    process.exit(2)
  }
  return workloads.filter((workload) => names.includes(workload))
}

const chosen = selected()
const CONNECTIONS = [1, 16, 64]
const GROWTH_CONNECTIONS = 16
const effort = options.quick
  ? { rounds: 1, warmUpMillis: 50, millis: 200, countMillis: 50, startMillis: 300, large: 20_000 }
  : { rounds: 3, warmUpMillis: 500, millis: 2_000, countMillis: 300, startMillis: 5_000, large: 1_000_000 }

const progress = (line: string) => process.stderr.write(`${line}\n`)

/** PostgreSQL as it comes, durable, but with memory for the data and room between checkpoints. */
const settings = {
  shared_buffers: "512MB",
  max_wal_size: "4GB",
  checkpoint_timeout: "30min",
  shared_preload_libraries: "pg_stat_statements"
}

/** What is measured: a server or the database, on a database of its own. */
interface Target {
  readonly name: string
  readonly url: string
  readonly job: Job["target"]
}

type Ask = (job: Job) => Promise<Measured>

/** The load generator; it ends when the scope closes. */
const generator = (companies: ReadonlyArray<SeededCompany>): Effect.Effect<Ask, never, Scope.Scope> =>
  Effect.gen(function* () {
    const folder = yield* Effect.acquireRelease(
      Effect.promise(() => mkdtemp(join(tmpdir(), "duebook-load-"))),
      (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
    )
    const file = join(folder, "companies.json")
    yield* Effect.promise(() => writeFile(file, JSON.stringify(companies)))
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(process.execPath, [join(import.meta.dirname, "load.ts"), file], {
          stdio: ["pipe", "pipe", "inherit"]
        })
      ),
      (child) => Effect.sync(() => child.kill())
    )
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return async (job) => {
      child.stdin.write(`${JSON.stringify(job)}\n`)
      const { done, value } = await answers.next()
      if (done === true) throw new Error("the load generator ended")
      const measured = JSON.parse(value) as Measured
      if (measured.unexpected !== undefined) {
        throw new Error(`${job.workload} at ${job.connections} connections: ${measured.unexpected}`)
      }
      return measured
    }
  })

/** What the database counts of each target's statements. */
const statements = (url: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const client = new Client(adminUrl(url))
        await client.connect()
        await client.query("create extension if not exists pg_stat_statements")
        return client
      }),
      (client) => Effect.promise(() => client.end())
    ),
    (client) => ({
      /** Counting costs time: it is off while times are taken. */
      track: async (what: "top" | "none") => {
        await client.query(`alter system set pg_stat_statements.track = '${what}'`)
        await client.query("select pg_reload_conf()")
        await Bun.sleep(200)
      },
      calls: async (target: Target): Promise<number> => {
        const { rows } = await client.query<{ calls: string }>(
          `select coalesce(sum(calls), 0) as calls from pg_stat_statements
           where dbid = (select oid from pg_database where datname = $1)`,
          [new URL(target.url).pathname.slice(1)]
        )
        return Number(rows[0]?.calls)
      }
    })
  )

type Statements = Effect.Effect.Success<ReturnType<typeof statements>>

let jobs = 0
/** Idempotency keys of one job are of no other. */
const newRun = (): string => `bench-${process.pid}-${++jobs}`

const countStatements = async (
  ask: Ask,
  stats: Statements,
  target: Target,
  what: Pick<Job, "workload" | "connections">
) => {
  const before = await stats.calls(target)
  const { sent } = await ask({
    ...what,
    warmUpMillis: 0,
    millis: effort.countMillis,
    seed: 1,
    run: newRun(),
    target: target.job
  })
  return ((await stats.calls(target)) - before) / sent
}

/** Nobody is measured cold: code is compiled, connections are opened and statements prepared before. */
const warmUp = async (ask: Ask, target: Target) => {
  await ask({
    workload: "mix",
    connections: 64,
    warmUpMillis: 0,
    millis: effort.startMillis,
    seed: 1,
    run: newRun(),
    target: target.job
  })
}

/** Every target in turn, the first one another each round. */
const inTurn = <A>(list: ReadonlyArray<A>, round: number): ReadonlyArray<A> => {
  const from = round % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

const measureWorkload = async (
  workload: Workload,
  targets: ReadonlyArray<Target>,
  ask: Ask,
  stats: Statements,
  look: () => void
): Promise<ReadonlyArray<Case>> => {
  const counted = new Map<number, Record<string, number>>()
  await stats.track("top")
  for (const connections of CONNECTIONS) {
    const byTarget: Record<string, number> = {}
    for (const target of targets) {
      byTarget[target.name] = await countStatements(ask, stats, target, { workload, connections })
    }
    counted.set(connections, byTarget)
  }
  await stats.track("none")

  const cases: Array<Case> = []
  for (const connections of CONNECTIONS) {
    const rounds: Record<string, Array<Measured>> = Object.fromEntries(targets.map(({ name }) => [name, []]))
    for (let round = 0; round < effort.rounds; round++) {
      for (const target of inTurn(targets, round)) {
        const measured = await ask({
          workload,
          connections,
          warmUpMillis: effort.warmUpMillis,
          millis: effort.millis,
          seed: 1_000 + round,
          run: newRun(),
          target: target.job
        })
        rounds[target.name]?.push(measured)
        look()
      }
    }
    const told = targets.map(({ name }) => `${name} ${Math.round(median((rounds[name] ?? []).map(rate)))}`)
    progress(`${workload}, ${connections} connections: ${told.join(", ")}`)
    cases.push({ name: workload, connections, rounds, statements: counted.get(connections) ?? {} })
  }
  return cases
}

/** Duebook alone: the largest company against the second, interleaved. */
const measureGrowth = async (duebook: Target, ask: Ask): Promise<ReadonlyArray<Growth>> => {
  const found: Array<Growth> = []
  const kinds = chosen.flatMap((workload): ReadonlyArray<{ workload: Workload; status?: string }> =>
    workload === "list25"
      ? [{ workload }, { workload, status: "open" }, { workload, status: "paid" }]
      : [{ workload }]
  )
  for (const kind of kinds) {
    const ratios: Array<number> = []
    for (let round = 0; round < effort.rounds; round++) {
      const rates = [0, 0]
      for (const place of inTurn([0, 1], round)) {
        const measured = await ask({
          ...kind,
          connections: GROWTH_CONNECTIONS,
          warmUpMillis: effort.warmUpMillis,
          millis: effort.millis,
          seed: 2_000 + round,
          run: newRun(),
          companies: [place],
          target: duebook.job
        })
        rates[place] = rate(measured)
      }
      ratios.push((rates[1] ?? 0) / (rates[0] ?? 0))
    }
    const name = kind.status === undefined ? kind.workload : `${kind.workload} status=${kind.status}`
    found.push({ name, ratio_1m_to_1k: Number(median(ratios).toFixed(2)) })
  }
  return found
}

const machine = async (url: string): Promise<string> => {
  const client = new Client(adminUrl(url))
  await client.connect()
  const { rows } = await client
    .query<{ server_version: string }>("show server_version")
    .finally(() => client.end())
  const processors = cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `PostgreSQL ${rows[0]?.server_version}`,
    `Bun ${Bun.version}`,
    ...(Servers.node === undefined ? [] : [`Node ${Servers.node.version.slice(1)}`]),
    `Hono ${devDependencies.hono}`,
    `Fastify ${devDependencies.fastify}`,
    `pg ${dependencies.pg}`
  ].join(" · ")
}

const draw = async (run: Run, subtitle: string) => {
  const folder = join(import.meta.dirname, "results")
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${subtitle.slice(0, 10)}.svg`)
  await writeFile(file, chart(run.cases, "Duebook", subtitle))
  progress(`the chart is in bench/results/${subtitle.slice(0, 10)}.svg`)
}

const program = Effect.gen(function* () {
  const url = Redacted.value(yield* freshDatabase(settings))
  progress("seeding …")
  const companies = yield* Effect.promise(() =>
    seed(url, { companies: 200, keysEach: 2, large: effort.large, small: 1_000 })
  )
  const checkerCompanies = yield* Effect.promise(() => prepare(url))

  const fastify = yield* Effect.promise(Servers.buildFastify)
  if (fastify === undefined) progress("there is no Node here: peer B is left out")
  const compiled = options.quick ? undefined : Servers.compiled()
  if (compiled === undefined && !options.quick) {
    progress("dist/duebook is not of the present source: `bun run build` first to have it measured, too")
  }
  const programs = [Servers.duebook, compiled, Servers.hono, fastify].filter((one) => one !== undefined)

  progress("starting …")
  const servers = yield* Effect.forEach(programs, (program, place) =>
    Effect.gen(function* () {
      const own = yield* clone(url, `bench_${place}`)
      const server = yield* Servers.start(program, own)
      return { server, target: { name: program.name, url: own, job: { port: server.port, pid: server.pid } } }
    })
  )
  const limitUrl = yield* clone(url, "bench_limit")
  const targets: ReadonlyArray<Target> = [
    ...servers.map(({ target }) => target),
    { name: "limit", url: limitUrl, job: { url: limitUrl } }
  ]

  const { differences, requests } = yield* Effect.promise(() =>
    compare(
      servers.map(({ server }) => server),
      checkerCompanies
    )
  )
  if (differences.length > 0) {
    return yield* Effect.dieMessage(`not all servers answer alike:\n${differences.join("\n")}`)
  }
  progress(`all servers answer the checker's ${requests} requests alike`)

  const ask = yield* generator(companies)
  const stats = yield* statements(url)
  const [first] = servers
  if (first === undefined) return yield* Effect.dieMessage("there is nothing to measure")
  let rssMb = 0
  const look = () => {
    rssMb = Math.max(rssMb, Servers.residentMegabytes(first.server))
  }
  for (const target of targets) yield* Effect.promise(() => warmUp(ask, target))
  const cases: Array<Case> = []
  for (const workload of chosen) {
    cases.push(...(yield* Effect.promise(() => measureWorkload(workload, targets, ask, stats, look))))
  }
  progress("growth …")
  const growth = yield* Effect.promise(() => measureGrowth(first.target, ask))
  for (const { name, url } of targets) yield* Effect.promise(() => verifyTotals(name, url))
  progress("all totals and sums are exact after the run")

  const run = { cases, growth, rssMb }
  const subtitle = yield* Effect.promise(() => machine(url))
  const page = `${subtitle}\n\n${table(run)}\n`
  if (options.json) {
    progress(page)
    process.stdout.write(`${document(run)}\n`)
  } else {
    process.stdout.write(page)
  }
  if (!options.quick) yield* Effect.promise(() => draw(run, subtitle))
})

BunRuntime.runMain(Effect.scoped(program))
