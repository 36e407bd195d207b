/**
 * What does company B notice when company A floods the service? Two companies on one server: B sends a steady load, and A
 * one flood after another. `bun run bench:neighbour --help` lists the options.
 */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { type Companies, companies } from "./neighbour/data.ts"
import { type Flood, type FloodName, floods } from "./neighbour/floods.ts"
import { type Options, parse, usage } from "./neighbour/options.ts"
import {
  effects,
  faults,
  type Flooded,
  type Neighbourhood,
  table,
  document,
  type Window
} from "./neighbour/result.ts"
import { bystander, flooded, type Watch } from "./neighbour/run.ts"
import * as Programs from "./programs.ts"
import { readOptions } from "./readOptions.ts"
import { between } from "./report.ts"
import { circumstances } from "./results.ts"
import { verifyTotals } from "./seed.ts"
import * as Servers from "./servers.ts"
import { clone, databaseOn, freshDatabase, progress, runScript, settings } from "./support.ts"

const WARM_UP_MILLIS = 3_000

/** A program with its copy of the data, the server on it and what B saw there. */
interface Target {
  readonly program: Programs.Program
  readonly url: string
  readonly server: Servers.Server
  readonly alone: Array<Window>
  readonly floods: Array<Flooded>
}

const measure = (target: Target, name: FloodName, seconds: number, all: Companies, watch: Watch) =>
  Effect.gen(function* () {
    const { perMinute, what }: Flood = floods[name]
    const server =
      perMinute === undefined
        ? target.server
        : yield* Servers.start(target.program, target.url, { RATE_LIMIT_PER_MINUTE: String(perMinute) })
    if (perMinute !== undefined) yield* Effect.promise(() => watch(server, WARM_UP_MILLIS))
    target.alone.push(yield* Effect.promise(() => watch(server, (seconds * 1_000) / 2)))
    const under = Effect.promise(() => watch(server, seconds * 1_000))
    const found = yield* flooded(name, what, server, target.url, all, under)
    target.floods.push(found)
    const [one] = effects({ server: "", alone: target.alone, floods: [found] })
    progress(`${target.program.name}, ${what}: ${one?.violations.join("; ") || "B is served"}`)
  }).pipe(Effect.scoped)

/** Writes the table into bench/README.md. */
const keep = async (content: string) => {
  const file = join(Programs.root, "bench/README.md")
  await writeFile(file, between(await readFile(file, "utf8"), content, "neighbour"))
  progress("the table is in bench/README.md")
}

const run = (options: Options) =>
  Effect.gen(function* () {
    const programs = [
      Programs.duebook,
      ...(options.against === undefined ? [] : [Programs.before(options.against)])
    ]
    progress("seeding …")
    const url = Redacted.value(
      yield* options.database === undefined ? freshDatabase(settings) : databaseOn(options.database)
    )
    const all = yield* Effect.promise(() => companies(url, options.receivables))
    const watch = yield* bystander(all)
    const targets = yield* Effect.forEach(programs, (program, place) =>
      Effect.gen(function* () {
        const own = yield* clone(url, `neighbour_${process.pid}_${place}`)
        const server = yield* Servers.start(program, own)
        yield* Effect.promise(() => watch(server, WARM_UP_MILLIS))
        return { program, url: own, server, alone: [], floods: [] } satisfies Target as Target
      })
    )
    for (const name of options.floods) {
      for (const target of targets) yield* measure(target, name, options.seconds, all, watch)
    }
    for (const { program, url } of targets) yield* Effect.promise(() => verifyTotals(program.name, url))

    const found = targets.map(({ alone, floods, program }): Neighbourhood => ({
      server: program.name,
      alone,
      floods
    }))
    const now = yield* Effect.promise(() => circumstances(url))
    const pages = found.map((one) => `${one.server}\n\n${table(one)}`)
    const page = `${now.day} · ${now.machine}\n${now.versions}\n\n${pages.join("\n\n")}\n`
    process[options.json ? "stderr" : "stdout"].write(page)
    if (options.json) process.stdout.write(`${document(found)}\n`)
    const [ours] = found
    if (options.keep && ours !== undefined) {
      yield* Effect.promise(() => keep(`${table(ours)}\n\n${now.day} · ${now.machine} · ${now.versions}`))
    }
    const wrong = ours === undefined ? [] : faults(ours)
    if (wrong.length > 0) return yield* Effect.fail(wrong.join("\n"))
    progress("B was never refused, its p99 was at most ten times that alone, and the service stayed ready")
  })

runScript(run(readOptions(parse, usage)))
