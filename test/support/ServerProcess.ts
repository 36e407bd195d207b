/** Servers and workers as separate processes, as an operator runs them. */
import { Effect, type Scope } from "effect"
import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { isOfBusyMachine } from "./busyMachine.ts"
import { executable } from "./executable.ts"
import { KEYS } from "./secretKeys.ts"

/** A line of the process's log. */
interface LogLine {
  readonly level: string
  readonly message: string
  readonly [field: string]: unknown
}

/** How a process ended. */
interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A running server or worker. */
export interface ServerProcess {
  readonly pid: number
  /** NaN for a worker, which has no port. */
  readonly port: number
  readonly adminPort: number
  /** The lines of its log so far. */
  readonly log: ReadonlyArray<string>
  /** The warnings and errors among them, without those of a busy machine. */
  readonly complaints: ReadonlyArray<LogLine>
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ended>
}

const READY_MILLIS = 60_000

const launch = (
  command: ReadonlyArray<string>,
  databaseUrl: string,
  environment: Readonly<Record<string, string>>
): ChildProcess => {
  const [file, ...leading] = executable()
  return spawn(file, [...leading, ...command], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATABASE_URL: databaseUrl,
      ...KEYS,
      HOST: "127.0.0.1",
      PORT: "0",
      ADMIN_PORT: "0",
      ...environment
    }
  })
}

/** Whether a line says that the process is up: that it serves or works or, with `listening`, that it has a port at least. */
const saysUp = (line: LogLine, listening: boolean): boolean =>
  listening ? line["admin_port"] !== undefined : line.message === "ready" || line.message === "working"

const watch = (child: ChildProcess, listening: boolean): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const complaints: Array<LogLine> = []
    const log: Array<string> = []
    const other: Array<string> = []
    const ended = new Promise<Ended>((done) => child.once("exit", (code, signal) => done({ code, signal })))
    const tooLate = setTimeout(() => reject(new Error("the server did not become ready")), READY_MILLIS)
    void ended.then(({ code }) => {
      clearTimeout(tooLate)
      reject(new Error(`the server ended with ${code} before it was ready:\n${other.join("\n")}`))
    })
    if (child.stderr === null) throw new Error("the server's log is not piped")
    createInterface({ input: child.stderr }).on("line", (text) => {
      log.push(text)
      if (!text.startsWith("{")) {
        other.push(text)
        return
      }
      const line = JSON.parse(text) as LogLine
      if (line.level !== "info" && !isOfBusyMachine(line["error"])) complaints.push(line)
      if (!saysUp(line, listening)) return
      clearTimeout(tooLate)
      resolve({
        pid: child.pid ?? 0,
        port: Number(line["port"]),
        adminPort: Number(line["admin_port"]),
        log,
        complaints,
        ended,
        signal: (signal) => void child.kill(signal)
      })
    })
  })

const start = (
  command: ReadonlyArray<string>,
  databaseUrl: string,
  environment: Readonly<Record<string, string>>,
  listening = false
): Effect.Effect<ServerProcess, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => launch(command, databaseUrl, environment)),
    (child) =>
      Effect.promise(async () => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const gone = new Promise((done) => child.once("exit", done))
        child.kill("SIGKILL")
        await gone
      })
  ).pipe(Effect.flatMap((child) => Effect.promise(() => watch(child, listening))))

/**
 * Starts a server on the given database; it is killed when the scope closes, unless it has ended. With `listening` it need
 * not be ready.
 */
export const startServer = (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  { listening = false, worker = false }: { readonly worker?: boolean; readonly listening?: boolean } = {}
): Effect.Effect<ServerProcess, never, Scope.Scope> =>
  start(worker ? ["serve"] : ["serve", "--no-worker"], databaseUrl, environment, listening)

/** The same for a worker. */
export const startWorker = (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  { listening = false }: { readonly listening?: boolean } = {}
): Effect.Effect<ServerProcess, never, Scope.Scope> => start(["worker"], databaseUrl, environment, listening)

/** A gauge or counter of GET /metrics; undefined where there is none of that name. */
export const metric = async (server: ServerProcess, name: string): Promise<number | undefined> => {
  const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

/** The status and the text of GET /readyz. */
export const readiness = async (server: ServerProcess): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${server.adminPort}/readyz`)
  return `${response.status} ${(await response.text()).trim()}`
}
