/**
 * What does company B notice when company A, or a stranger, floods the service? B sends a steady load, and the others one
 * flood after another. `bun run bench:neighbour --help` lists the options.
 */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { type Companies, companies } from "./neighbour/data.ts"
import { type FloodName, floods } from "./neighbour/floods.ts"
import type { Flood } from "./neighbour/ground.ts"
import { type Options, parse, usage } from "./neighbour/options.ts"
import {
  type Attacked,
  attackEffects,
  attackFaults,
  attackTable,
  document,
  effects,
  faults,
  type Flooded,
  type Neighbourhood,
  type Siege,
  table,
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
/** The engine's memory as the Dockerfile sets it. */
const AS_IN_THE_IMAGE = { BUN_JSC_forceRAMSize: "300000000" }

/** A program with its copy of the data, the server on it and what B saw there. */
interface Target {
  readonly program: Programs.Program
  readonly url: string
  readonly server: Servers.Server
  readonly alone: Array<Window>
  readonly floods: Array<Flooded>
  /** What both companies saw before each attack, and during it. */
  readonly besieged: Array<Siege["alone"][number]>
  readonly attacks: Array<Attacked>
}

/** The companies that send a steady load. */
interface Watches {
  readonly bystander: Watch
  readonly named: Watch
}

const serverFor = (
  { environment }: Flood,
  target: Target,
  warm: (server: Servers.Server) => Promise<unknown>
) =>
  environment === undefined
    ? Effect.succeed(target.server)
    : Effect.tap(Servers.start(target.program, target.url, environment), (server) =>
        Effect.promise(() => warm(server))
      )

const measure = (target: Target, name: FloodName, seconds: number, all: Companies, watch: Watch) =>
  Effect.gen(function* () {
    const flood: Flood = floods[name]
    const server = yield* serverFor(flood, target, (one) => watch(one, WARM_UP_MILLIS))
    target.alone.push(yield* Effect.promise(() => watch(server, (seconds * 1_000) / 2)))
    const under = Effect.promise(() => watch(server, seconds * 1_000))
    const { found: window, ...seen } = yield* flooded(name, server, target.url, all, under)
    const found = { ...seen, window, flood: flood.what }
    target.floods.push(found)
    const [one] = effects({ server: "", alone: target.alone, floods: [found] })
    progress(`${target.program.name}, ${flood.what}: ${one?.violations.join("; ") || "B is served"}`)
  }).pipe(Effect.scoped)

/** The same for what strangers send: A is watched, too, on an instance of its own, so that its memory tells. */
const besiege = (target: Target, name: FloodName, seconds: number, all: Companies, watches: Watches) =>
  Effect.gen(function* () {
    const flood: Flood = floods[name]
    const both = async (server: Servers.Server, millis: number) => {
      const [bystander, named] = await Promise.all([
        watches.bystander(server, millis),
        watches.named(server, millis)
      ])
      return { bystander, named }
    }
    const own = { ...flood, environment: { ...AS_IN_THE_IMAGE, ...flood.environment } }
    const server = yield* serverFor(own, target, (one) => both(one, WARM_UP_MILLIS))
    target.besieged.push(yield* Effect.promise(() => both(server, (seconds * 1_000) / 2)))
    const under = Effect.promise(() => both(server, seconds * 1_000))
    const { found, ...seen } = yield* flooded(name, server, target.url, all, under)
    const { mostCreateMillis, what } = flood
    const attack: Attacked = {
      ...seen,
      ...found,
      flood: what,
      ...(mostCreateMillis === undefined ? {} : { mostCreateMillis })
    }
    target.attacks.push(attack)
    const [one] = attackEffects({ server: "", alone: target.besieged, attacks: [attack] })
    const answers = JSON.stringify(seen.flooder)
    progress(`${target.program.name}, ${what}: ${one?.violations.join("; ") || "all are served"} ${answers}`)
  }).pipe(Effect.scoped)

/** The tables of what was measured. */
const tablesOf = (found: Neighbourhood & { readonly siege: Siege }): string =>
  [
    ...(found.floods.length === 0 ? [] : [table(found)]),
    ...(found.siege.attacks.length === 0 ? [] : [attackTable(found.siege)])
  ].join("\n\n")

/** Writes the tables into bench/README.md. */
const keep = async (content: string) => {
  const file = join(Programs.root, "bench/README.md")
  await writeFile(file, between(await readFile(file, "utf8"), content, "neighbour"))
  progress("the table is in bench/README.md")
}

/** What operators run, or the sources of both checkouts. */
const programsFor = ({ against }: Options): ReadonlyArray<Programs.Program> =>
  against === undefined ? [Programs.compiled()] : [Programs.duebook, Programs.before(against)]

const run = (options: Options) =>
  Effect.gen(function* () {
    const programs = programsFor(options)
    progress("seeding …")
    const url = Redacted.value(
      yield* options.database === undefined ? freshDatabase(settings) : databaseOn(options.database)
    )
    const all = yield* Effect.promise(() => companies(url, options.receivables))
    const watches: Watches = {
      bystander: yield* bystander(all.bystander),
      named: yield* bystander(all.large)
    }
    const targets = yield* Effect.forEach(programs, (program, place) =>
      Effect.gen(function* () {
        const own = yield* clone(url, `neighbour_${process.pid}_${place}`)
        const server = yield* Servers.start(program, own)
        yield* Effect.promise(() => watches.bystander(server, WARM_UP_MILLIS))
        return {
          program,
          url: own,
          server,
          alone: [],
          floods: [],
          besieged: [],
          attacks: []
        } satisfies Target as Target
      })
    )
    for (const name of options.floods) {
      const flood: Flood = floods[name]
      for (const target of targets) {
        yield* flood.isAttack === true
          ? besiege(target, name, options.seconds, all, watches)
          : measure(target, name, options.seconds, all, watches.bystander)
      }
    }
    for (const { program, url } of targets) yield* Effect.promise(() => verifyTotals(program.name, url))

    const found = targets.map((target): Neighbourhood & { readonly siege: Siege } => {
      const { alone, attacks, besieged, floods, program } = target
      const server = program.name
      return { server, alone, floods, siege: { server, alone: besieged, attacks } }
    })
    const now = yield* Effect.promise(() => circumstances(url))
    const pages = found.map((one) => `${one.server}\n\n${tablesOf(one)}`)
    const page = `${now.day} · ${now.machine}\n${now.versions}\n\n${pages.join("\n\n")}\n`
    process[options.json ? "stderr" : "stdout"].write(page)
    if (options.json) process.stdout.write(`${document(found)}\n`)
    const [ours] = found
    if (options.keep && ours !== undefined) {
      yield* Effect.promise(() => keep(`${tablesOf(ours)}\n\n${now.day} · ${now.machine} · ${now.versions}`))
    }
    const wrong = ours === undefined ? [] : [...faults(ours), ...attackFaults(ours.siege)]
    if (wrong.length > 0) return yield* Effect.fail(wrong.join("\n"))
    progress("B was never refused, its p99 was at most ten times that alone, and the service stayed ready")
  })

runScript(run(readOptions(parse, usage)))
