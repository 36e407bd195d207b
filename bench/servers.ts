/** The servers that are compared, each a process of its own on 127.0.0.1. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:net"
import { delimiter, join } from "node:path"
import { Effect, type Scope } from "effect"

const root = join(import.meta.dirname, "..")
const READY_MILLIS = 30_000
const STOP_MILLIS = 5_000

/** A server that answers. */
export interface Server {
  readonly name: string
  readonly port: number
  readonly pid: number
}

/** How a server is started. */
export interface Program {
  readonly name: string
  readonly command: string
  readonly arguments: ReadonlyArray<string>
}

/** Duebook from its source. */
export const duebook: Program = {
  name: "duebook",
  command: process.execPath,
  arguments: ["src/main.ts", "serve"]
}

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => statSync(join(folder, name)).mtimeMs
    )
  )

/** Duebook as an executable; undefined unless it has been built of the present source. */
export const compiled = (): Program | undefined => {
  const command = join(root, "dist/duebook")
  if (!existsSync(command) || statSync(command).mtimeMs < newest(join(root, "src"))) return undefined
  return { name: "duebook (compiled)", command, arguments: ["serve"] }
}

/** Peer A. */
export const hono: Program = {
  name: "hono",
  command: process.execPath,
  arguments: ["bench/peers/hono.ts"]
}

/** A Node that is Node: Bun puts itself on the PATH under that name for the scripts that it runs. */
const findNode = (): { readonly path: string; readonly version: string } | undefined => {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const path = join(folder, "node")
    if (!existsSync(path)) continue
    try {
      const version = execFileSync(path, ["-p", "process.versions.bun ? '' : process.version"], {
        encoding: "utf8"
      }).trim()
      if (version !== "") return { path, version }
    } catch {
      // not to be run here
    }
  }
  return undefined
}

/** The Node of peer B. */
export const node = findNode()

/** Peer B, without its types; undefined on a machine without Node. */
export const buildFastify = async (): Promise<Program | undefined> => {
  if (node === undefined) return undefined
  // Below the checkout, where its packages are found.
  const outdir = join(root, "dist/bench")
  mkdirSync(outdir, { recursive: true })
  const built = await Bun.build({
    entrypoints: [join(root, "bench/peers/fastify.ts")],
    outdir,
    naming: "[name].mjs",
    target: "node",
    format: "esm",
    packages: "external"
  })
  if (!built.success) throw new AggregateError(built.logs, "peer B could not be built")
  return { name: "fastify", command: node.path, arguments: [join(outdir, "fastify.mjs")] }
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

const isUp = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/v1/usage`)).status === 401
  } catch {
    return false
  }
}

const launch = async (program: Program, url: string, environment: Readonly<Record<string, string>>) => {
  const port = await freePort()
  const child = spawn(program.command, [...program.arguments], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      DATABASE_URL: url,
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: "0",
      RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "warn",
      ...environment
    }
  })
  return { child, port }
}

const ready = async (program: Program, child: ChildProcess, port: number): Promise<void> => {
  for (const deadline = Date.now() + READY_MILLIS; Date.now() < deadline; await Bun.sleep(20)) {
    if (child.exitCode !== null) throw new Error(`${program.name} ended with ${child.exitCode}`)
    if (await isUp(port)) return
  }
  throw new Error(`${program.name} did not become ready`)
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_MILLIS)
  await gone
  clearTimeout(late)
}

/** Starts a server on a database; it stops when the scope closes. */
export const start = (
  program: Program,
  url: string,
  environment: Readonly<Record<string, string>> = {}
): Effect.Effect<Server, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { child, port } = yield* Effect.acquireRelease(
      Effect.promise(() => launch(program, url, environment)),
      ({ child }) => Effect.promise(() => stop(child))
    )
    yield* Effect.promise(() => ready(program, child, port))
    return { name: program.name, port, pid: child.pid ?? 0 }
  })

/** Megabytes that a process holds in memory; 0 where there is no /proc. */
export const residentMegabytes = ({ pid }: Server): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1_024)
  } catch {
    return 0
  }
}
