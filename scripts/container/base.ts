/** The base image that the Dockerfile builds in: pulled, or made from Debian's packages and the locked Bun. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { ARCHITECTURES, lockedBun, ownTarget, type Target } from "../build.ts"
import { cacheFolder, isThere, NoEngine, podman, run, scratchFolder, ULIMITS } from "./engine.ts"

const root = join(import.meta.dirname, "../..")

/** The Debian release that the made base is of. */
const SUITE = "bookworm"
const PULL_SECONDS = 60
const DEBOOTSTRAP_SECONDS = 600
/** After so many days a made base is made anew, for Debian's updates. */
const BASE_DAYS = 7

/** What the Dockerfile's first stage is from, as a full name. */
export const baseName = (): string => {
  const name = /^FROM --platform=\$BUILDPLATFORM (\S+) AS builder$/m.exec(
    readFileSync(join(root, "Dockerfile"), "utf8")
  )?.[1]
  if (name === undefined) throw new Error("the Dockerfile has no stage called builder")
  return `docker.io/${name}`
}

/** Settings of this machine that installing packages depends on. */
export interface MachineSettings {
  /** For the environment of what is run while building. */
  readonly variables: Readonly<Record<string, string>>
  /** Files of this machine, and where they are to be while building. */
  readonly files: Readonly<Record<string, string>>
}

/** Environment variables that say where packages come from and whom to trust. */
const VARIABLES = /^(npm_config_(registry|cafile)|BUN_CONFIG_REGISTRY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i

/**
 * What this machine's environment, `.npmrc` and `.bunfig.toml` say about registries and certificates. Proxies are passed
 * on by Podman itself.
 */
export const machineSettings = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir()
): MachineSettings => {
  const variables: Record<string, string> = {}
  const files: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || !VARIABLES.test(name)) continue
    variables[name] = value
    if (value.startsWith("/") && isThere(value)) files[value] = value
  }
  for (const name of [".npmrc", ".bunfig.toml"]) {
    const file = join(home, name)
    if (!isThere(file)) continue
    files[file] = `/root/${name}`
    const authorities = /^\s*cafile\s*=\s*"?([^"\n]+?)"?\s*$/m.exec(readFileSync(file, "utf8"))?.[1]
    if (isThere(authorities)) files[authorities] = authorities
  }
  return { variables, files }
}

const exists = (image: string) =>
  podman(["image", "exists", image]).then(
    () => true,
    () => false
  )

const age = async (image: string): Promise<number> => {
  const created = await podman(["image", "inspect", "--format", "{{.Created.Unix}}", image])
  return (Date.now() / 1000 - Number(created)) / 86_400
}

/** Imports a minimal Debian with the locked Bun in it. */
const make = async (image: string, log: (line: string) => void): Promise<void> => {
  const bun = ownTarget === undefined ? undefined : lockedBun(ownTarget)
  if (bun === undefined) throw new NoEngine("There is no locked Bun for this machine in node_modules.")
  const work = scratchFolder()
  const packages = join(cacheFolder, "packages")
  mkdirSync(packages, { recursive: true })
  try {
    const system = join(work, "system")
    log(`Making a base image from Debian ${SUITE}`)
    await run(["debootstrap", "--variant=minbase", `--cache-dir=${packages}`, SUITE, system], {
      seconds: DEBOOTSTRAP_SECONDS
    })
    copyFileSync(bun, join(system, "usr/local/bin/bun"))
    rmSync(join(system, "var/cache/apt"), { recursive: true, force: true })
    const archive = join(work, "system.tar")
    await run(["tar", "--create", `--file=${archive}`, `--directory=${system}`, "--exclude=./dev/*", "."])
    await podman(["import", "--quiet", archive, image])
  } catch (cause) {
    throw new NoEngine(`The base image can neither be pulled nor made.\n${String(cause)}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Imports a minimal Debian for another processor. Nothing of it can run here, so its packages are only unpacked, and what
 * dpkg would have written about them is written from the packages themselves.
 */
const makeForeign = async (image: string, architecture: string): Promise<void> => {
  const work = scratchFolder()
  const system = join(work, "system")
  try {
    await run(["debootstrap", "--foreign", `--arch=${architecture}`, "--variant=minbase", SUITE, system], {
      seconds: DEBOOTSTRAP_SECONDS
    })
    const archives = join(system, "var/cache/apt/archives")
    const database = join(system, "var/lib/dpkg")
    mkdirSync(join(database, "info"), { recursive: true })
    const paragraphs: Array<string> = []
    for (const file of readdirSync(archives).filter((name) => name.endsWith(".deb"))) {
      const archive = join(archives, file)
      const fields = await run(["dpkg-deb", "--field", archive])
      const [name = ""] = file.split("_")
      const list = await run(["sh", "-c", 'dpkg-deb --fsys-tarfile "$0" | tar --list', archive])
      paragraphs.push(`${fields.trim()}\nStatus: install ok unpacked\n`)
      writeFileSync(join(database, "info", `${name}:${architecture}.list`), list.replaceAll(/^\./gm, ""))
    }
    writeFileSync(join(database, "status"), paragraphs.join("\n"))
    rmSync(join(system, "var/cache/apt"), { recursive: true, force: true })
    const tar = join(work, "system.tar")
    await run(["tar", "--create", `--file=${tar}`, `--directory=${system}`, "--exclude=./dev/*", "."])
    await podman(["import", "--quiet", "--os=linux", `--arch=${architecture}`, tar, image])
  } catch (cause) {
    throw new NoEngine(`No system for ${architecture} can be pulled or made.\n${String(cause)}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Where an image came from. */
type Origin = "pulled" | "made"

/** What an image is built from. */
export interface Base {
  readonly target: Target
  readonly settings: MachineSettings
  /** The image that the libraries are copied from. */
  readonly system: string
  /** Where that came from. */
  readonly origin: Origin
}

/** Pulls the Dockerfile's base image for a processor and gives it a name of its own; false where it can't be pulled. */
const pull = async (architecture: string, as: string): Promise<boolean> => {
  if (await exists(as)) return true
  try {
    await podman(["pull", "--quiet", `--platform=linux/${architecture}`, baseName()], {
      seconds: PULL_SECONDS
    })
    await podman(["tag", baseName(), as])
    return true
  } catch {
    return false
  }
}

/** Makes an image available for the libraries of another processor. */
const ensureForeign = async (
  target: Target,
  log: (line: string) => void
): Promise<readonly [Origin, string]> => {
  const architecture = ARCHITECTURES[target]
  const pulled = `localhost/duebook-base-pulled:${baseName().split(":")[1]}-${architecture}`
  if (await pull(architecture, pulled)) return ["pulled", pulled]
  const made = `localhost/duebook-base-made:${SUITE}-${architecture}`
  if (!(await exists(made)) || (await age(made)) > BASE_DAYS) {
    log(`Making a Debian ${SUITE} for ${architecture}, to take the C library from`)
    await makeForeign(made, architecture)
  }
  return ["made", made]
}

/**
 * Makes the Dockerfile's base image available, with this machine's settings in its environment, and the system that an
 * image for the target takes its libraries from. Fails with `NoEngine` where they can neither be pulled nor made, or where
 * the machine can't run the first.
 */
export const ensureBase = async (
  settings: MachineSettings,
  log: (line: string) => void,
  target: Target | undefined = ownTarget
): Promise<Base> => {
  if (ownTarget === undefined || target === undefined)
    throw new NoEngine("There is no image for the processor of this machine.")
  const name = baseName()
  // Before the own one, because pulling gives the same name to that of another processor.
  const foreign = target === ownTarget ? undefined : await ensureForeign(target, log)
  const plain = `localhost/duebook-base-made:${SUITE}`
  const pulled = `localhost/duebook-base-pulled:${name.split(":")[1]}`
  const isPulled = await pull(ARCHITECTURES[ownTarget], pulled)
  if (!isPulled && (!(await exists(plain)) || (await age(plain)) > BASE_DAYS)) await make(plain, log)
  try {
    await withSettings(isPulled ? pulled : plain, settings)
    await podman([
      "run",
      "--rm",
      "--network",
      "host",
      "--no-healthcheck",
      ...ULIMITS,
      name,
      "bun",
      "--version"
    ])
  } catch (cause) {
    throw new NoEngine(`This machine can't run a container.\n${String(cause)}`)
  }
  const [origin, system] = foreign ?? [isPulled ? "pulled" : "made", name]
  return { target, settings, system, origin }
}

/** Gives an image the name of the Dockerfile's base image, and this machine's settings. */
const withSettings = async (image: string, { variables }: MachineSettings): Promise<void> => {
  const lines = Object.entries(variables).map(([key, value]) => `ENV ${key}=${JSON.stringify(value)}`)
  const context = scratchFolder()
  try {
    await podman(
      ["build", "--quiet", "--layers=false", "--format", "docker", "-t", baseName(), "-f", "-", context],
      { input: [`FROM ${image}`, ...lines, ""].join("\n") }
    )
  } finally {
    rmSync(context, { recursive: true, force: true })
  }
}
