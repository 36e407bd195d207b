/** `duebook demo` as a separate process with a data folder for the test. */
import { Effect } from "effect"
import { chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { execFile } from "node:child_process"
import { dataRoot } from "./dataRoot.ts"
import { root } from "./documents.ts"
import { SHARED_DEMO } from "./executable.ts"

/** The JSON that the demo prints when it is ready. */
export interface DemoFacts {
  readonly base_url: string
  readonly docs_url: string
  /** Signs in as the owner, once. */
  readonly app_url: string
  readonly api_key: string
  readonly company_id: number
  readonly user_id: number
  readonly database_url: string
  /** The file with the keys that seal secrets, for other processes on the database. */
  readonly keys_file: string
  /** The company on a test clock. */
  readonly rehearsal: { readonly company_id: number; readonly api_key: string }
}

/** A new temporary folder that other users can enter: under root, PostgreSQL runs as one of them. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(dataRoot(), "duebook-demo-"))
    await chmod(folder, 0o755)
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

const inherited = (): Record<string, string> => ({
  PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
  HOME: process.env["HOME"] ?? "/"
})

export type DemoProcess = ReturnType<typeof spawn>

const spawn = (command: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const child = Bun.spawn([...command], {
    cwd: root,
    env: { ...inherited(), ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe"
  })
  const err = new Response(child.stderr).text()
  const reader = child.stdout.getReader()
  /** The first line of standard output; undefined when the process ends without one. */
  const ready = (async () => {
    let text = ""
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += new TextDecoder().decode(value)
      if (text.includes("\n")) return JSON.parse(text) as DemoFacts
    }
  })()
  return { child, ready, err }
}

/** Starts the demo by a command. The end of the scope sends SIGTERM and waits until PostgreSQL is down too. */
export const start = (command: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) =>
  Effect.acquireRelease(
    Effect.sync(() => spawn(command, env)),
    ({ child }) =>
      Effect.promise(async () => {
        child.kill("SIGTERM")
        await child.exited
      })
  )

/** The command of a demo on this folder, without `bun run` in between. */
export const onFolder = (dataDir: string, port = 0): ReadonlyArray<string> => [
  process.execPath,
  join(root, "src/main.ts"),
  "demo",
  "--json",
  "--port",
  String(port),
  "--data-dir",
  dataDir
]

/** What the demo has printed when it was ready; fails with what it has said if it ended instead. */
export const factsOf = ({ err, ready }: DemoProcess) =>
  Effect.promise(async () => {
    const facts = await ready
    if (facts === undefined) throw new Error(await err)
    return facts
  })

const firstFactsIn = (shared: string): string => join(shared, "facts.json")

/**
 * Where the shared demo is, once it was started and stopped. The first caller of a run makes it, whichever process it
 * is in; the others wait.
 */
const made = (shared: string): Effect.Effect<string> => {
  const [finished, lock, making] = ["finished", "lock", "making"].map((name) => join(shared, name)) as [
    string,
    string,
    string
  ]
  const isThere = Effect.promise(() =>
    lstat(finished).then(
      () => true,
      () => false
    )
  )
  const isMine = Effect.promise(() =>
    mkdir(lock).then(
      () => true,
      () => false
    )
  )
  const make = Effect.scoped(Effect.flatMap(start(onFolder(making)), factsOf)).pipe(
    Effect.tap((facts) => Effect.promise(() => writeFile(firstFactsIn(shared), JSON.stringify(facts)))),
    Effect.zipRight(Effect.promise(() => rename(making, finished))),
    // The next caller tries again, and says why it failed.
    Effect.onError(() => Effect.promise(() => rmdir(lock)))
  )
  return Effect.gen(function* () {
    while (!(yield* isThere)) {
      if (yield* isMine) yield* make
      else yield* Effect.promise(() => Bun.sleep(100))
    }
    return finished
  })
}

/**
 * A data folder as the first start of a demo leaves it when it is stopped: a copy, because writing the example data
 * takes seconds. Tests of the first start itself begin with an empty folder.
 */
export const startedBefore = Effect.gen(function* () {
  const folder = join(yield* temporaryFolder, "data")
  const shared = process.env[SHARED_DEMO]
  if (shared === undefined) return folder
  const original = yield* made(shared)
  // PostgreSQL could not enter this folder and has its cluster elsewhere: a copy would share it.
  const cluster = yield* Effect.promise(() => lstat(join(original, "postgres")))
  if (!cluster.isSymbolicLink()) {
    // With owners and modes: under root, the cluster belongs to another user.
    yield* Effect.promise(() => promisify(execFile)("cp", ["-a", original, folder]))
  }
  return folder
})

/** What the first start has printed of the demo that `startedBefore` copies. */
export const firstFacts: Effect.Effect<DemoFacts> = Effect.promise(async () =>
  JSON.parse(await readFile(firstFactsIn(process.env[SHARED_DEMO] ?? ""), "utf8"))
)
