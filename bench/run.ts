/**
 * Compares Duebook with two straightforward services and with the database itself: the same data and requests, on one
 * machine, in interleaved rounds. `bun run bench --help` lists the options.
 */
import { Effect, Redacted } from "effect"
import { compare } from "./checker.ts"
import { prepare } from "./checks.ts"
import * as Generator from "./generator.ts"
import { type Bench, full, measureGrowth, measureWorkload, quick, type Target, warmUp } from "./measure.ts"
import { type Options, parse, usage } from "./options.ts"
import * as Programs from "./programs.ts"
import { readOptions } from "./readOptions.ts"
import { type Case, document, type Growth, type Run, table } from "./report.ts"
import { circumstances, keep } from "./results.ts"
import { seed, verifyTotals } from "./seed.ts"
import * as Servers from "./servers.ts"
import * as Statements from "./statements.ts"
import { clone, freshDatabase, progress, runScript, settings } from "./support.ts"

/** The other services, peer B only where Node is installed. */
const peers = async (): Promise<ReadonlyArray<Programs.Program>> => {
  const fastify = await Programs.buildFastify()
  if (fastify === undefined) progress("there is no Node 20 or later here: peer B is left out")
  return [Programs.hono, ...(fastify === undefined ? [] : [fastify])]
}

/** The programs of this run, Duebook first. Fails where another checkout is asked for and not found. */
const programs = (options: Options) =>
  Effect.tryPromise({
    try: async (): Promise<ReadonlyArray<Programs.Program>> => [
      Programs.duebook,
      ...(options.against === undefined ? [] : [Programs.before(options.against)]),
      ...(options.quick || options.onlyDuebook ? [] : [Programs.compiled()]),
      ...(options.onlyDuebook ? [] : await peers())
    ],
    catch: (error) => (error instanceof Error ? error.message : String(error))
  })

/** Starts a server of every program, each on its own copy of the database. */
const startAll = (all: ReadonlyArray<Programs.Program>, url: string) =>
  Effect.forEach(all, (program, place) =>
    Effect.gen(function* () {
      const own = yield* clone(url, `bench_${place}`)
      const server = yield* Servers.start(program, own)
      const target: Target = { name: program.name, url: own, asked: { servers: [server] } }
      return { server, target }
    })
  )

/** The database by itself, on a copy of its own. */
const limitTarget = (url: string) =>
  Effect.map(clone(url, "bench_limit"), (own): Target => ({ name: "limit", url: own, asked: { url: own } }))

const measure = (bench: Bench, options: Options) =>
  Effect.gen(function* () {
    yield* Effect.promise(() => warmUp(bench))
    const cases: Array<Case> = []
    for (const workload of options.workloads) {
      cases.push(...(yield* Effect.promise(() => measureWorkload(bench, workload))))
    }
    const [duebook] = bench.targets
    const growth: Array<Growth> = []
    if (duebook !== undefined && !options.onlyDuebook) {
      progress("growth …")
      growth.push(...(yield* Effect.promise(() => measureGrowth(bench, duebook, options.workloads))))
    }
    for (const { name, url } of bench.targets) yield* Effect.promise(() => verifyTotals(name, url))
    progress("all totals and sums are exact after the run")
    return { cases, growth }
  })

const bench = (options: Options) =>
  Effect.gen(function* () {
    const effort = options.quick ? quick : full
    const all = yield* programs(options)
    progress("seeding …")
    const url = Redacted.value(
      yield* freshDatabase({
        ...settings,
        shared_preload_libraries: "pg_stat_statements",
        // In a quick run the times mean nothing, so waiting for the disk would be wasted time.
        ...(options.quick ? { fsync: "off" } : {})
      })
    )
    const companies = yield* Effect.promise(() => seed(url, { companies: 200, keysEach: 2, ...effort }))
    const checkerCompanies = yield* Effect.promise(() => prepare(url))

    progress("starting …")
    const started = yield* startAll(all, url)
    const limit = options.onlyDuebook ? [] : [yield* limitTarget(url)]

    const servers = started.map(({ server }) => server)
    const { differences, requests } = yield* Effect.promise(() => compare(servers, checkerCompanies))
    if (differences.length > 0) {
      return yield* Effect.fail(`not all servers answer alike:\n${differences.join("\n")}`)
    }
    progress(`${servers.map(({ name }) => name).join(", ")} answer the checker's ${requests} requests alike`)

    const ours = servers.filter(({ name }) => name.startsWith(Programs.duebook.name))
    const most = yield* Effect.forEach(ours, (server) =>
      Effect.map(Servers.mostResidentMegabytes(server), (look) => ({ name: server.name, look }))
    )
    const found = yield* measure(
      {
        ask: yield* Generator.start(companies),
        effort,
        statements: yield* Statements.open(url),
        targets: [...started.map(({ target }) => target), ...limit]
      },
      options
    )
    const run: Run = {
      ...found,
      residentMb: Object.fromEntries(most.map(({ look, name }) => [name, look()]))
    }

    const now = yield* Effect.promise(() => circumstances(url))
    const page = `${now.day} · ${now.machine}\n${now.versions}\n\n${table(run)}\n`
    process[options.json ? "stderr" : "stdout"].write(page)
    if (options.json) process.stdout.write(`${document(run)}\n`)
    if (options.keep) yield* Effect.promise(() => keep(run, now))
  })

runScript(bench(readOptions(parse, usage)))
