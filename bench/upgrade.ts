/**
 * A rolling upgrade under load, from another commit to this checkout and back. The other commit is checked out into a
 * folder of its own and installed. Both versions run as three instances with workers, one after another replaced, behind
 * a balancer that asks /readyz, while people sign in and send forms of the application. The database is migrated beside
 * an open pg_dump, where PostgreSQL's programs are installed. Ends with 1, and says why, if a request failed or took more
 * than three seconds, a write or a form was lost or done twice, or a reminder was sent twice or never.
 * `bun run bench:upgrade --help` lists the options.
 */
import { execFileSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { makeCluster, programs, startCluster, workFolder } from "../test/resilience/restore/installed.ts"
import { openDump, openReader } from "../test/resilience/upgrade/reader.ts"
import { rolling, rollingPromises } from "../test/resilience/upgrade/rolling.ts"
import type { Version } from "../test/resilience/upgrade/version.ts"
import { compiled, root } from "./programs.ts"
import { emptyDatabase, progress, runScript, settings } from "./support.ts"

const usage = `Usage: bun run bench:upgrade [options]

  --from <commit>   the version before: a tag or a commit; by default the last tag before this checkout, and without
                    tags the first commit whose migrations this checkout has unchanged
  --instances <n>   3 by default
  --clients <n>     that write, and as many that read; 8 by default
  --due <n>         reminders that come due with each step; 300 by default
  --reader <millis> how long a pg_dump stays open while the database is migrated; 20000 by default. It is that of the
                    PostgreSQL that is installed, or named by POSTGRES_BIN, and runs on it; without one, a session on
                    an embedded PostgreSQL that takes the same locks
  --pause <millis>  load between two steps; 3000 by default
  --help            this text`

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    instances: { type: "string", default: "3" },
    clients: { type: "string", default: "8" },
    due: { type: "string", default: "300" },
    reader: { type: "string", default: "20000" },
    pause: { type: "string", default: "3000" },
    help: { type: "boolean", default: false }
  }
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

const git = (...words: ReadonlyArray<string>) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim()

/** The migrations of a commit: their names with the hashes of their content. */
const migrationsOf = (commit: string): ReadonlyArray<string> =>
  git("ls-tree", "-r", "--format=%(objectname) %(path)", commit, "migrations").split("\n")

/** The first of the commits from which this one can be upgraded to: it has all of their migrations unchanged. */
const firstCommit = (): string => {
  const present = new Set(migrationsOf("HEAD"))
  const commits = git("log", "--format=%H", "HEAD", "--", "migrations").split("\n")
  const other = commits.findIndex((commit) => !migrationsOf(commit).every((file) => present.has(file)))
  return (other === -1 ? commits : commits.slice(0, other)).at(-1) ?? "HEAD"
}

/** The last release before this commit, or the first commit that can be upgraded if nothing has been released. */
const versionBefore = (): string => {
  try {
    return git("describe", "--tags", "--abbrev=0", "HEAD^")
  } catch {
    return firstCommit()
  }
}

/** Checks out a commit into a folder of its own and installs what it has locked; removed when the scope closes. */
const checkedOut = (commit: string) =>
  Effect.acquireRelease(
    Effect.promise(async (): Promise<Version> => {
      const folder = join(await mkdtemp(join(tmpdir(), "duebook-before-")), "checkout")
      progress(`checking out ${commit} …`)
      git("worktree", "add", "--detach", folder, commit)
      execFileSync(process.execPath, ["install", "--frozen-lockfile"], { cwd: folder, stdio: "ignore" })
      return {
        name: git("describe", "--tags", "--always", commit),
        command: [process.execPath, join(folder, "src/main.ts")],
        folder
      }
    }),
    ({ folder }) =>
      Effect.promise(async () => {
        git("worktree", "remove", "--force", folder)
        await rm(join(folder, ".."), { recursive: true, force: true })
      })
  )

/** Room for the pools of four instances, and the readers beside them. */
const ROOM = { max_connections: "200" }

const from = values.from ?? versionBefore()

/** An empty database, and what reads in it for long: of the PostgreSQL that is installed, else of the embedded one. */
const database =
  programs === undefined
    ? Effect.map(emptyDatabase({ ...settings, ...ROOM }), (url) => ({
        url: Redacted.value(url),
        openReader,
        on: "an embedded PostgreSQL, with a session that takes the locks of pg_dump"
      }))
    : Effect.gen(function* () {
        const folder = join(yield* workFolder, "cluster")
        yield* Effect.promise(() => makeCluster(folder))
        const url = yield* startCluster(folder, { ...settings, ...ROOM, fsync: "on" })
        return { url, openReader: openDump, on: `the PostgreSQL in ${programs}, with its pg_dump` }
      })

runScript(
  Effect.gen(function* () {
    const before = yield* checkedOut(from)
    const after: Version = { name: "this checkout", command: [compiled().command], folder: root }
    const { on, openReader, url } = yield* database
    progress(`on ${on}`)
    const result = yield* rolling({
      url,
      openReader,
      before,
      after,
      instances: Number(values.instances),
      clients: Number(values.clients),
      thinkMillis: 0,
      dueEach: Number(values.due),
      readerMillis: Number(values.reader),
      pauseMillis: Number(values.pause),
      say: progress
    })
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
    const broken = rollingPromises(result)
    const { answers, failed, remindersDue, seconds, slower, slowestEverMillis, slowestMillis } = result
    const answered = Object.values(answers).reduce((sum, n) => sum + n, 0)
    progress(
      `${before.name} to this checkout and back in ${seconds} s, on ${on}: ${answered} answers, ${failed} failed, ` +
        `${slower} slower than 3 s, the slowest beside the dump ${slowestMillis} ms and of all ${slowestEverMillis} ms; ` +
        `${remindersDue} reminders`
    )
    if (broken.length > 0) return yield* Effect.fail(`BROKEN\n${broken.join("\n")}`)
    process.stdout.write("kept\n")
  })
)
