/** A version of Duebook as an operator has it: its commands, and instances that stop in order. */
import { Effect, type Scope } from "effect"
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { runCommand } from "../../cli/run.ts"
import type { Book } from "../../support/Book.ts"
import type { Target } from "./balancer.ts"
import { KEYS } from "../../support/secretKeys.ts"

/** A version. */
export interface Version {
  readonly name: string
  readonly command: ReadonlyArray<string>
  /** Where it is started. */
  readonly folder: string
}

/** A running instance that serves and sends reminders. */
export interface Instance extends Target {
  readonly version: string
  /** Errors in its log. */
  readonly errors: ReadonlyArray<string>
  /** Sends SIGTERM and waits for the end; resolves with the exit code. */
  readonly stop: () => Promise<number | null>
}

const READY_MILLIS = 60_000
/** Longer than any drain here. */
const STOP_MILLIS = 60_000
const ALLOWANCE = 1_000_000_000
const SCOPES = "receivables:read,receivables:write,payables:read,usage:read"

/** Runs a command of a version on a database; its JSON. Throws where it fails. */
export const runOn = async (
  version: Version,
  url: string,
  words: ReadonlyArray<string>
): Promise<unknown> => {
  const { code, err, out } = await Effect.runPromise(
    runCommand([...version.command, ...words, "--json"], {
      cwd: version.folder,
      env: { DATABASE_URL: url, ...KEYS }
    })
  )
  if (code !== 0) throw new Error(`${version.name} ${words.join(" ")} ended with ${code}: ${err}`)
  return JSON.parse(out)
}

/** Makes a company whose key is accepted by the commands of a version, and opens the gate. */
export const bookBy = async (version: Version, url: string): Promise<Book> => {
  const run = (...words: ReadonlyArray<string>) => runOn(version, url, words)
  const idOf = (made: unknown) => (made as { readonly id: number }).id
  const companyId = idOf(await run("company", "create", "--name", "Rolling Ltd"))
  const email = `${crypto.randomUUID()}@example.com`
  const verified = ["--email-verified", "--two-factor-confirmed"]
  const userId = idOf(await run("user", "create", "--email", email, "--name", "Olive", ...verified))
  const [company, user] = [
    ["--company", String(companyId)],
    ["--user", String(userId)]
  ]
  await run("member", "add", ...company, ...user, "--role", "owner")
  await run("plan", "start", ...company, "--plan", "pro", "--allowance", String(ALLOWANCE))
  const made = await run("keys", "create", ...company, ...user, "--name", "rolling", "--scopes", SCOPES)
  await run("gate", "open")
  return { companyId, userId, keyId: idOf(made), key: (made as { readonly key: string }).key }
}

/** Starts an instance with a worker; killed when the scope closes, unless it has ended. */
export const startInstance = (
  version: Version,
  url: string,
  environment: Readonly<Record<string, string>>
): Effect.Effect<Instance, never, Scope.Scope> =>
  Effect.gen(function* () {
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(version.command[0] ?? "", [...version.command.slice(1), "serve"], {
          cwd: version.folder,
          stdio: ["ignore", "ignore", "pipe"],
          env: {
            PATH: process.env["PATH"],
            HOME: process.env["HOME"],
            DATABASE_URL: url,
            ...KEYS,
            HOST: "127.0.0.1",
            PORT: "0",
            ADMIN_PORT: "0",
            RATE_LIMIT_PER_MINUTE: "1000000",
            LOG_LEVEL: "info",
            ...environment
          }
        })
      ),
      (child) => Effect.sync(() => void (child.exitCode === null && child.kill("SIGKILL")))
    )
    const errors: Array<string> = []
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
    const ready = new Promise<Target>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${version.name} did not become ready`)), READY_MILLIS)
      void ended.then((code) => reject(new Error(`${version.name} ended with ${code}: ${errors.join("\n")}`)))
      createInterface({ input: child.stderr }).on("line", (text) => {
        if (!text.startsWith("{") || text.includes('"level":"error"')) errors.push(text)
        if (!text.includes('"message":"ready"')) return
        clearTimeout(late)
        const line = JSON.parse(text) as { readonly port: number; readonly admin_port: number }
        resolve({ port: line.port, adminPort: line.admin_port })
      })
    })
    const target = yield* Effect.promise(() => ready)
    const stop = async () => {
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_MILLIS)
      child.kill("SIGTERM")
      return await ended.finally(() => clearTimeout(late))
    }
    return { ...target, version: version.name, errors, stop }
  })
