/** The base image that the Dockerfile builds in: pulled, or made from Debian's packages and the locked Bun. */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { lockedBun, ownTarget } from "../build.ts"
import { cacheFolder, isThere, NoEngine, podman, run, scratchFolder, ULIMITS } from "./engine.ts"

const root = join(import.meta.dirname, "../..")

/** The Debian release that the made base is of. */
const SUITE = "bookworm"
const PULL_SECONDS = 60
const DEBOOTSTRAP_SECONDS = 300
/** After so many days a made base is made anew, for Debian's updates. */
const BASE_DAYS = 7

/** What the Dockerfile's first stage is from, as a full name. */
export const baseName = (): string => {
  const name = /^FROM (\S+) AS builder$/m.exec(readFileSync(join(root, "Dockerfile"), "utf8"))?.[1]
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

/** Where the base image came from. */
export type Origin = "pulled" | "made"

/**
 * Makes the Dockerfile's base image available, with this machine's settings in its environment. Fails with `NoEngine`
 * where it can neither be pulled nor made, or where the machine can't run it.
 */
export const ensureBase = async (settings: MachineSettings, log: (line: string) => void): Promise<Origin> => {
  const name = baseName()
  const plain = `localhost/duebook-base-made:${SUITE}`
  const pulled = `localhost/duebook-base-pulled:${name.split(":")[1]}`
  const take = async (image: string) => {
    const lines = Object.entries(settings.variables).map(
      ([key, value]) => `ENV ${key}=${JSON.stringify(value)}`
    )
    const context = scratchFolder()
    try {
      await podman(
        ["build", "--quiet", "--layers=false", "--format", "docker", "-t", name, "-f", "-", context],
        {
          input: [`FROM ${image}`, ...lines, ""].join("\n")
        }
      )
    } finally {
      rmSync(context, { recursive: true, force: true })
    }
  }
  const origin = await (async (): Promise<readonly [Origin, string]> => {
    if (await exists(pulled)) return ["pulled", pulled]
    try {
      await podman(["pull", "--quiet", name], { seconds: PULL_SECONDS })
      await podman(["tag", name, pulled])
      return ["pulled", pulled]
    } catch {
      if (!(await exists(plain)) || (await age(plain)) > BASE_DAYS) await make(plain, log)
      return ["made", plain]
    }
  })()
  try {
    await take(origin[1])
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
  return origin[0]
}
