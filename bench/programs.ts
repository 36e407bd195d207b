/** The programs that are compared: Duebook, from its source and as an executable, and its peers. */
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs"
import { delimiter, join, resolve } from "node:path"

/** The checkout. */
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

/** Duebook as an executable, where it is measured. */
export const COMPILED = "duebook (compiled)"

const changedAt = (path: string): number => statSync(path).mtimeMs

/** When the executable's source was changed last; folders count, for a file may have been removed. */
const sourceChangedAt = (): number => {
  const src = join(root, "src")
  const inSrc = readdirSync(src, { recursive: true, encoding: "utf8" }).map((name) => join(src, name))
  const others = ["package.json", "bun.lock", "scripts/build.ts"].map((name) => join(root, name))
  return Math.max(...[src, ...inSrc, ...others].map(changedAt))
}

/** What the image sets for the executable in it. */
const imageEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(join(root, "Dockerfile"), "utf8").matchAll(/^ENV (\w+)=(\S+)$/gm)].map(
      ([, name = "", value = ""]) => [name, value]
    )
  )

/** Duebook as an executable in the image's environment, built now unless it is of the present source. */
export const compiled = (): Program => {
  const command = join(root, "dist/duebook")
  if (!existsSync(command) || changedAt(command) < sourceChangedAt()) {
    process.stderr.write("building dist/duebook …\n")
    // What it prints is no part of what a benchmark prints.
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

/** What Fastify asks for. */
const OLDEST_NODE = 20

/** A Node that is Node: Bun puts itself on the PATH under that name for the scripts that it runs. */
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
