/** Runs the executable as a separate process; and its commands in this one, for tests that are not about processes. */
import { ConfigProvider, Effect } from "effect"
import { main } from "../../src/cli/Main.ts"
import { Terminal } from "../../src/cli/Output.ts"
import { executable } from "../support/executable.ts"
import { KEYS } from "../support/secretKeys.ts"

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `duebook …args` with only the given environment variables, and keys. */
export const duebook = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): Effect.Effect<Ran> => runCommand([...executable(), ...args], { env: { ...KEYS, ...env } })

/** Runs `duebook …args` in this process, with its own connections and only the given variables, and keys. */
export const inProcess = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): Effect.Effect<Ran> =>
  Effect.suspend(() => {
    const written = { out: "", err: "" }
    const keep = (stream: "out" | "err") => (text: string) =>
      Effect.sync(() => {
        written[stream] += `${text}\n`
      })
    return main(args).pipe(
      Effect.provideService(Terminal, { out: keep("out"), err: keep("err") }),
      Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries({ ...KEYS, ...env })))),
      Effect.map((code) => ({ code, ...written }))
    )
  })

/** Runs a command to its end with only the given environment variables. */
export const runCommand = (
  command: ReadonlyArray<string>,
  { cwd, env }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }
): Effect.Effect<Ran> =>
  Effect.promise(async () => {
    const child = Bun.spawn([...command], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", ...env },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe"
    })
    const [out, err, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited
    ])
    return { code, out, err }
  })

/** The JSON document on standard output, which has to be one line. */
export const json = (ran: Ran): unknown => {
  if (ran.code !== 0) throw new Error(`exit code ${ran.code}: ${ran.err}`)
  if (!/^[^\n]+\n$/.test(ran.out)) throw new Error(`not one line: ${ran.out}`)
  return JSON.parse(ran.out)
}

/** A command that was refused, with `--json`: nothing on standard output, and one line with its code on standard error. */
export const refusedAs = (code: string, message: string): Ran => ({
  code: 1,
  out: "",
  err: `${JSON.stringify({ error: { code, message } })}\n`
})
