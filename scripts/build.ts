/** Builds the executable dist/duebook: `bun run build`. A test can name another entry and another output. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { threadEntries } from "../src/threads/Entry.ts"

const root = join(import.meta.dirname, "..")

/** What an executable is built for. */
export type Target = "linux-x64" | "linux-arm64"

/** The package of the lockfile that has Bun for a target. */
export const bunPackage = (target: Target): string =>
  target === "linux-x64" ? "@oven/bun-linux-x64" : "@oven/bun-linux-aarch64"

/** The target that this machine runs; undefined where it is none of ours. */
export const ownTarget: Target | undefined =
  process.platform !== "linux"
    ? undefined
    : process.arch === "x64"
      ? "linux-x64"
      : process.arch === "arm64"
        ? "linux-arm64"
        : undefined

/** What processors are called where images are built. */
export const ARCHITECTURES: Readonly<Record<Target, string>> = {
  "linux-x64": "amd64",
  "linux-arm64": "arm64"
}

/** The target that the Dockerfile is built for, as `TARGETARCH` says; this machine's own where nothing says so. */
export const wantedTarget = (
  environment: Readonly<Record<string, string | undefined>> = process.env
): Target | undefined => {
  const wanted = environment["TARGETARCH"] ?? ""
  if (wanted === "") return ownTarget
  const found = (Object.keys(ARCHITECTURES) as ReadonlyArray<Target>).find(
    (target) => ARCHITECTURES[target] === wanted
  )
  if (found === undefined) throw new Error(`there is no Duebook for ${wanted}`)
  return found
}

/**
 * The Bun of the lockfile below a folder with `node_modules`; undefined where none is installed for the target. The
 * executable contains it, so that its bytes do not depend on which Bun the machine has. The package's own script moves
 * the file, where such scripts run.
 */
export const lockedBun = (target: Target, folder = root): string | undefined => {
  const moved = target === ownTarget ? ["node_modules/bun/bin/bun.exe"] : []
  return [`node_modules/${bunPackage(target)}/bin/bun`, ...moved]
    .map((file) => join(folder, file))
    .find((file) => existsSync(file))
}

/** An executable to be built. */
export interface Build {
  readonly entry: string
  readonly outfile: string
  /** Without one: for this machine. */
  readonly target?: Target
  /** The Bun that becomes part of it; the locked one unless given. */
  readonly runtime?: string | undefined
  /** Where to write which files became part of it, as Bun's bundler says. */
  readonly metafile?: string
}

/**
 * Builds an executable, and returns the exit code of the bundler. The same sources and lockfile give the same bytes: the
 * name of the output is part of them, so it is built as `duebook` and moved.
 */
export const build = ({ entry, metafile, outfile, runtime, target }: Build): number => {
  const own = ownTarget === undefined ? undefined : lockedBun(ownTarget)
  const embedded = runtime ?? (target === undefined ? own : lockedBun(target))
  if (embedded === undefined && target !== undefined && target !== ownTarget) {
    console.error(`There is no Bun for ${target} in node_modules.`)
    return 1
  }
  mkdirSync(dirname(outfile), { recursive: true })
  rmSync(outfile, { force: true })
  const work = mkdtempSync(join(dirname(outfile), ".build-"))
  try {
    const { exitCode } = Bun.spawnSync(
      [
        own ?? process.execPath,
        "build",
        "--compile",
        "--minify",
        "--bytecode",
        // Without it --bytecode breaks top-level await.
        "--format=esm",
        // Files in the folder that it is started in must not configure it.
        "--no-compile-autoload-dotenv",
        "--no-compile-autoload-bunfig",
        ...(target === undefined ? [] : [`--target=bun-${target}`]),
        ...(embedded === undefined ? [] : [`--compile-executable-path=${embedded}`]),
        ...(metafile === undefined ? [] : [`--metafile=${metafile}`]),
        entry,
        // Files in the executable are named by their paths from here, which `entryUrl` knows.
        `--root=${join(root, "src")}`,
        ...threadEntries.map((name) => join(root, "src/threads/entries", `${name}.ts`)),
        `--outfile=${join(work, "duebook")}`
      ],
      { cwd: root, stdout: "inherit", stderr: "inherit" }
    )
    if (exitCode === 0) renameSync(join(work, "duebook"), outfile)
    return exitCode
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [entry = join(root, "src/main.ts"), outfile = join(root, "dist/duebook"), metafile] =
    process.argv.slice(2)
  const target = wantedTarget()
  process.exit(
    build({
      entry,
      outfile,
      ...(target === undefined || target === ownTarget ? {} : { target }),
      ...(metafile === undefined ? {} : { metafile })
    })
  )
}
