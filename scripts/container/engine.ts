/** Podman, with a storage of its own: finds it or has it installed, and runs it. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

/** Nothing on this machine can build or run containers; the message says what is missing. */
export class NoEngine extends Error {}

/** A program failed; the message has what it printed. */
export class ProgramFailed extends Error {}

/** Where images, base systems and storage stay between runs: outside the repository. */
export const cacheFolder = join(
  process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
  "duebook-container"
)

const APT_PACKAGES = ["podman", "runc", "debootstrap"]
const APT_SECONDS = 300
const PROGRAM_SECONDS = 60

/** How a program runs. */
export interface RunOptions {
  /** After so many seconds it is killed, which counts as a failure. */
  readonly seconds?: number
  readonly input?: string
  /** Also show what it prints on standard error. */
  readonly loud?: boolean
}

/** Runs a program to its end; succeeds with what it printed on standard output. */
export const run = async (command: ReadonlyArray<string>, options: RunOptions = {}): Promise<string> => {
  const { input, loud = false, seconds = PROGRAM_SECONDS } = options
  const child = Bun.spawn([...command], {
    stdin: input === undefined ? "ignore" : new Blob([input]),
    stdout: "pipe",
    stderr: loud ? "inherit" : "pipe",
    timeout: seconds * 1000,
    killSignal: "SIGKILL"
  })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    loud ? "" : new Response(child.stderr as ReadableStream).text(),
    child.exited
  ])
  if (code === 0) return out
  const end =
    child.signalCode === null ? `exit code ${code}` : `${child.signalCode}, after ${seconds} s at most`
  throw new ProgramFailed(`${command.join(" ")}: ${end}\n${out.slice(-4000)}${err.slice(-4000)}`)
}

/**
 * The arguments before each subcommand: the machine need not have systemd, and nothing of anybody else's storage is
 * touched.
 */
const PODMAN = [
  "podman",
  "--root",
  join(cacheFolder, "storage"),
  "--runroot",
  join(cacheFolder, "run"),
  "--runtime",
  "runc",
  "--cgroup-manager",
  "cgroupfs"
]

/** The whole command line of a subcommand of Podman. */
export const podmanCommand = (...arguments_: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...PODMAN,
  ...arguments_
]

/** Runs a subcommand of Podman to its end. */
export const podman = (arguments_: ReadonlyArray<string>, options?: RunOptions): Promise<string> =>
  run(podmanCommand(...arguments_), options)

/** The beginning of the names of containers that checks start; the number of the process follows. */
export const CONTAINER_PREFIX = "duebook-check-"

/** A new folder in the cache for this process alone. The caller removes it. */
export const scratchFolder = (): string => mkdtempSync(join(cacheFolder, `work-${process.pid}-`))

const runs = (pid: number) => existsSync(`/proc/${pid}`)

/** Removes what processes have left behind that were killed, and images that have lost their name. */
export const tidy = async (): Promise<void> => {
  for (const name of readdirSync(cacheFolder)) {
    const pid = /^work-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !runs(Number(pid)))
      rmSync(join(cacheFolder, name), { recursive: true, force: true })
  }
  const containers = await podman(["ps", "--all", "--format", "{{.Names}}"])
  for (const name of containers.split("\n").filter((each) => each.startsWith(CONTAINER_PREFIX))) {
    if (!runs(Number(name.slice(CONTAINER_PREFIX.length)))) await podman(["rm", "--force", "--time=1", name])
  }
  await podman(["image", "prune", "--force"])
}

/** Limits that a machine in a container of its own can give. */
export const ULIMITS = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096"]

const missing = () => APT_PACKAGES.filter((tool) => Bun.which(tool) === null)

/** Makes sure that Podman, runc and debootstrap are there. Fails with `NoEngine` where they can't be had. */
export const ensureEngine = async (): Promise<void> => {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new NoEngine("It needs Linux and root: the storage of images has files of several users.")
  if (missing().length > 0) {
    if (Bun.which("apt-get") === null)
      throw new NoEngine(`There is no ${missing().join(", no ")}, and no apt-get to install it.`)
    try {
      await run(["apt-get", "update"], { seconds: APT_SECONDS })
      await run(["apt-get", "install", "-y", "--no-install-recommends", ...missing()], {
        seconds: APT_SECONDS
      })
    } catch (cause) {
      throw new NoEngine(`${missing().join(", ")} can't be installed.\n${String(cause)}`)
    }
  }
  mkdirSync(cacheFolder, { recursive: true })
  try {
    await podman(["info"])
  } catch (cause) {
    throw new NoEngine(`Podman does not work on this machine.\n${String(cause)}`)
  }
}

/** Whether a file can be read, where the machine's settings name one. */
export const isThere = (file: string | undefined): file is string => file !== undefined && existsSync(file)
