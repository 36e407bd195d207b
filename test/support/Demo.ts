/** `duebook demo` as a separate process with a data folder for the test. */
import { Effect } from "effect"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "./documents.ts"

/** The JSON that the demo prints when it is ready. */
export interface DemoFacts {
  readonly base_url: string
  readonly docs_url: string
  readonly api_key: string
  readonly company_id: number
  readonly user_id: number
  readonly database_url: string
  /** The company on a test clock. */
  readonly rehearsal: { readonly company_id: number; readonly api_key: string }
}

/** A new temporary folder that other users can enter: under root, PostgreSQL runs as one of them. */
export const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "duebook-demo-"))
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
