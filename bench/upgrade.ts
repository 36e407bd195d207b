/**
 * A rolling upgrade under load, from another commit to this checkout and back. The other commit is checked out into a
 * folder of its own and installed. Both versions run as three instances with workers, one after another replaced, behind
 * a balancer that asks /readyz, while people sign in and send forms of the application. Ends with 1 if a request failed
 * or took more than three seconds while the database was migrated beside an open reader, a write
 * or a form was lost or done twice, or a reminder was sent twice or never.
 * `bun run bench:upgrade --help` lists the options.
 */
import { execFileSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
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
  --reader <millis> how long a reader stays open, as pg_dump does, while the database is migrated; 20000 by default
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

const from = values.from ?? versionBefore()

runScript(
  Effect.gen(function* () {
    const before = yield* checkedOut(from)
    const after: Version = { name: "this checkout", command: [compiled().command], folder: root }
    const url = Redacted.value(yield* emptyDatabase({ ...settings, max_connections: "200" }))
    const result = yield* rolling({
      url,
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
    if (broken.length > 0) return yield* Effect.fail(broken.join("\n"))
    process.stdout.write("kept\n")
  })
)
