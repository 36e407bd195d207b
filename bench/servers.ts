/** Starts the measured servers, each in a process of its own on 127.0.0.1, and reads how much memory they use. */
import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:net"
import { Effect, type Scope } from "effect"
import { type Program, root } from "./programs.ts"
import { KEYS } from "../test/support/secretKeys.ts"

const READY_MILLIS = 30_000
const STOP_MILLIS = 5_000
const POLL_MILLIS = 250

/** A running server. */
export interface Server {
  readonly name: string
  readonly port: number
  /** Where Duebook answers /readyz and /metrics; the peers have no such port. */
  readonly adminPort: number
  readonly pid: number
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/** The status of an answer; undefined while no server listens on the port. */
export const statusOf = (port: number, path: string): Promise<number | undefined> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => undefined
  )

type Environment = Readonly<Record<string, string>>

interface Launched {
  readonly child: ChildProcess
  readonly port: number
  readonly adminPort: number
}

const launch = async (program: Program, url: string, environment: Environment): Promise<Launched> => {
  const [port, adminPort] = [await freePort(), await freePort()]
  const child = spawn(program.command, [...program.arguments], {
    cwd: program.folder ?? root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      DATABASE_URL: url,
      ...KEYS,
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      ...program.environment,
      ...environment
    }
  })
  return { child, port, adminPort }
}

const stop = async ({ child }: Launched): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_MILLIS)
  await gone
  clearTimeout(late)
}

/** Launches a program; it stops when the scope closes. */
const launched = (program: Program, url: string, environment: Environment) =>
  Effect.acquireRelease(
    Effect.promise(() => launch(program, url, environment)),
    (one) => Effect.promise(() => stop(one))
  )

/** Polls until `look` is true. Dies when the program ends or is not ready in time. */
const until = (
  { child }: Launched,
  { name }: Program,
  pauseMillis: number,
  look: () => Promise<boolean>
): Effect.Effect<void> =>
  Effect.promise(async () => {
    for (const deadline = Date.now() + READY_MILLIS; Date.now() < deadline; await Bun.sleep(pauseMillis)) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
      if (await look()) return
    }
    throw new Error(`${name} did not become ready`)
  })

/** Starts a server on a database; it stops when the scope closes. */
export const start = (
  program: Program,
  url: string,
  environment: Environment = {}
): Effect.Effect<Server, never, Scope.Scope> =>
  Effect.gen(function* () {
    const one = yield* launched(program, url, environment)
    yield* until(one, program, 20, async () => (await statusOf(one.port, "/v1/usage")) === 401)
    return { name: program.name, port: one.port, adminPort: one.adminPort, pid: one.child.pid ?? 0 }
  })

/** Starts a worker on a database; it stops when the scope closes. Its `port` is not used. */
export const startWorker = (
  program: Program,
  url: string,
  environment: Environment = {}
): Effect.Effect<Server, never, Scope.Scope> =>
  Effect.gen(function* () {
    const one = yield* launched(program, url, environment)
    yield* until(one, program, 20, async () => (await statusOf(one.adminPort, "/readyz")) === 200)
    return { name: program.name, port: one.port, adminPort: one.adminPort, pid: one.child.pid ?? 0 }
  })

/** Milliseconds from launching Duebook until /readyz succeeds and the API listens. */
export const millisToReady = (program: Program, url: string): Effect.Effect<number> =>
  Effect.gen(function* () {
    const startedAt = performance.now()
    const one = yield* launched(program, url, {})
    yield* until(one, program, 2, async () => (await statusOf(one.adminPort, "/readyz")) === 200)
    yield* until(one, program, 2, async () => (await statusOf(one.port, "/openapi.json")) === 200)
    return performance.now() - startedAt
  }).pipe(Effect.scoped)

/** The resident memory of a server in megabytes; 0 where there is no /proc. */
export const residentMegabytes = ({ pid }: Server): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1_024)
  } catch {
    return 0
  }
}

/** Reads a server's memory four times a second from now on; returns a function that returns the largest value so far. */
export const mostResidentMegabytes = (server: Server): Effect.Effect<() => number, never, Scope.Scope> =>
  Effect.gen(function* () {
    let most = 0
    const look = () => (most = Math.max(most, residentMegabytes(server)))
    yield* Effect.acquireRelease(
      Effect.sync(() => setInterval(look, POLL_MILLIS)),
      (timer) => Effect.sync(() => clearInterval(timer))
    )
    return look
  })
