/** The programs that are compared: Duebook, from source and as an executable, and its peers. */
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs"
import { delimiter, join, resolve } from "node:path"

/** The folder of this checkout. */
export const root = join(import.meta.dirname, "..")

/** How a server is started. */
export interface Program {
  readonly name: string
  readonly command: string
  readonly arguments: ReadonlyArray<string>
  /** The folder that it is started in; this checkout when absent. */
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Duebook from its source. */
export const duebook: Program = {
  name: "duebook",
  command: process.execPath,
  arguments: ["src/main.ts", "serve"]
}

/** The name of another checkout's Duebook in a run with `--against`. */
export const BEFORE = "duebook (before)"

/** Duebook from the source and with the packages of another checkout, on the same Bun. Throws where one is missing. */
export const before = (checkout: string): Program => {
  const folder = resolve(checkout)
  for (const needed of ["src/main.ts", "node_modules"]) {
    if (!existsSync(join(folder, needed))) throw new Error(`--against: there is no ${needed} in ${folder}`)
  }
  return { ...duebook, name: BEFORE, folder }
}

/** The name of the executable in a run. */
export const COMPILED = "duebook (compiled)"

const changedAt = (path: string): number => statSync(path).mtimeMs

/** When the executable's source last changed. Folders count as well, because removing a file changes its folder. */
const sourceChangedAt = (): number => {
  const src = join(root, "src")
  const inSrc = readdirSync(src, { recursive: true, encoding: "utf8" }).map((name) => join(src, name))
  const others = ["package.json", "bun.lock", "scripts/build.ts"].map((name) => join(root, name))
  return Math.max(...[src, ...inSrc, ...others].map(changedAt))
}

/** The environment variables that the image sets. */
const imageEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(join(root, "Dockerfile"), "utf8").matchAll(/^ENV (\w+)=(\S+)$/gm)].map(
      ([, name = "", value = ""]) => [name, value]
    )
  )

/** The executable, in the environment of the image. Builds it if it is missing or older than its source. */
export const compiled = (): Program => {
  const command = join(root, "dist/duebook")
  if (!existsSync(command) || changedAt(command) < sourceChangedAt()) {
    process.stderr.write("building dist/duebook …\n")
    // Standard output is for the results of the benchmark.
    const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
      cwd: root,
      stdio: ["ignore", process.stderr.fd, process.stderr.fd]
    })
    if (status !== 0) throw new Error("dist/duebook could not be built")
  }
  return { name: COMPILED, command, arguments: ["serve"], environment: imageEnvironment() }
}

/** Peer A. */
export const hono: Program = {
  name: "hono",
  command: process.execPath,
  arguments: ["bench/peers/hono.ts"]
}

/** The oldest version that Fastify supports. */
const OLDEST_NODE = 20

/** Finds the real Node: for the scripts that Bun runs, it puts itself on the PATH as `node`. */
const findNode = (): { readonly path: string; readonly version: string } | undefined => {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const path = join(folder, "node")
    if (!existsSync(path)) continue
    try {
      const version = execFileSync(path, ["-p", "process.versions.bun ? '' : process.versions.node"], {
        encoding: "utf8"
      }).trim()
      if (Number.parseInt(version) >= OLDEST_NODE) return { path, version }
    } catch {
      // This one can't run here; the next one may.
    }
  }
  return undefined
}

/** The Node that peer B runs on, if any. */
export const node = findNode()

/** Compiles peer B to JavaScript; undefined on a machine without Node. */
export const buildFastify = async (): Promise<Program | undefined> => {
  if (node === undefined) return undefined
  // In the checkout, so that it finds its packages.
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
