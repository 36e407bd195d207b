/** The compiled executable does what docs/operating.md and README.md say, in a minimal environment. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { chmod, mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { installedScript } from "../../scripts/embed-assets.ts"
import {
  type CommandBlock,
  commandBlocks,
  expectShown,
  isRun,
  type Ran,
  usesExecutable
} from "../support/documents.ts"
import { executable } from "../support/executable.ts"
import { emptyDatabase } from "../support/TestDatabase.ts"
import { KEYS } from "../support/secretKeys.ts"

/** Much longer than necessary, because tests share the machine. */
const READY_MILLIS = 10_000
const RESIDENT_BYTES = 300_000_000
/** A user without rights; only root can run a process as this user. */
const NOBODY = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

type Environment = Readonly<Record<string, string>>

/** Runs a block of commands as an ordinary user, in an empty folder that this user can't write to. */
const run = (block: CommandBlock, cwd: string, env: Environment): Effect.Effect<Ran> =>
  Effect.promise(
    () =>
      new Promise((done, fail) => {
        const child = spawn("bash", ["-eo", "pipefail", "-c", block.text], { cwd, env, ...asNobody })
        let out = ""
        let err = ""
        child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()))
        child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()))
        child.on("error", fail)
        child.on("close", (code) => done({ code: code ?? 1, out, err }))
      })
  )

const freePort = Effect.promise(
  () =>
    new Promise<number>((done, fail) => {
      const server = createServer().on("error", fail)
      server.listen(0, "127.0.0.1", () => {
        const address = server.address()
        server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
      })
    })
)

/** A folder with `bin/duebook`, which was built as the document says, and the folder `empty`. */
const built = Effect.acquireRelease(
  Effect.promise(async () => {
    const [build] = commandBlocks("docs/operating.md")
    expect(build?.text).toBe("bun run build")
    const [file] = executable()
    const folder = await mkdtemp(join(tmpdir(), "duebook-binary-"))
    await chmod(folder, 0o755)
    await mkdir(join(folder, "bin"))
    await symlink(file, join(folder, "bin/duebook"))
    await mkdir(join(folder, "empty"))
    await chmod(join(folder, "empty"), 0o555)
    return folder
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

/** `duebook serve` until the scope closes; then it must stop with exit code 0. */
const served = Effect.fnUntraced(function* (block: CommandBlock, cwd: string, env: Environment) {
  const started = performance.now()
  const child = yield* Effect.acquireRelease(
    Effect.sync(() =>
      spawn("bash", ["-c", `exec ${block.text}`], { cwd, env, stdio: "ignore", ...asNobody })
    ),
    (child) =>
      Effect.promise(async () => {
        const code = new Promise((done) => child.once("exit", done))
        child.kill("SIGTERM")
        expect(await code, "exit code after SIGTERM").toBe(0)
      })
  )
  const isReady = () =>
    fetch(`http://127.0.0.1:${env["ADMIN_PORT"]}/readyz`).then(
      ({ ok }) => ok,
      () => false
    )
  yield* Effect.promise(async () => {
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - started > READY_MILLIS)
        throw new Error(`${block.at}: not ready`)
      await Bun.sleep(10)
    }
  })
  return performance.now() - started
})

describe("the executable", () => {
  it.scopedLive(
    "does what docs/operating.md shows, as an ordinary user, in an empty folder that can't be written to",
    () =>
      Effect.gen(function* () {
        const folder = yield* built
        const cwd = join(folder, "empty")
        const path = `${join(folder, "bin")}:/usr/local/bin:/usr/bin:/bin`

        const [port, adminPort] = yield* Effect.all([freePort, freePort])
        const env: Record<string, string> = {
          PATH: path,
          DATABASE_URL: (yield* emptyDatabase).url,
          ...KEYS,
          PORT: String(port),
          ADMIN_PORT: String(adminPort),
          BASE_URL: `http://127.0.0.1:${port}/v1`
        }
        const [, ...blocks] = commandBlocks("docs/operating.md").filter(isRun)
        for (const block of blocks) {
          if (block.text === "duebook serve") {
            expect(yield* served(block, cwd, env)).toBeLessThan(READY_MILLIS)
            continue
          }
          const ran = yield* run(block, cwd, env)
          expectShown(block, ran)
          if (block.text.startsWith("duebook keys create")) {
            env["API_KEY"] = (JSON.parse(ran.out) as { readonly key: string }).key
          }
          // All instances know of the gate within a second.
          if (block.text.includes("gate open")) yield* Effect.promise(() => Bun.sleep(1_000))
        }
        const script = yield* Effect.promise(async () => {
          const html = await (await fetch(`http://127.0.0.1:${port}/docs`)).text()
          const [, scalar = ""] = /src="([^"]+\.scalar\.js)"/.exec(html) ?? []
          return (await fetch(`http://127.0.0.1:${port}/${scalar}`)).text()
        })
        expect(script, "the reference's script is inside").toBe(installedScript().toString())

        const metrics = yield* Effect.promise(async () =>
          (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
        )
        const resident = /^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]
        expect(Number(resident)).toBeGreaterThan(0)
        expect(Number(resident)).toBeLessThan(RESIDENT_BYTES)

        const other = { PATH: path, DATABASE_URL: (yield* emptyDatabase).url, ...KEYS }
        for (const block of commandBlocks("README.md").filter(isRun).filter(usesExecutable)) {
          expectShown(block, yield* run(block, cwd, other))
        }
      }),
    120_000
  )
})
