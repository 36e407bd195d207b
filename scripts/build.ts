/** Builds the executable dist/duebook: `bun run build`. A test can name another entry and another output. */
import { rmSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const [entry = join(root, "src/main.ts"), outfile = join(root, "dist/duebook")] = process.argv.slice(2)

rmSync(outfile, { force: true })
const build = Bun.spawnSync(
  [
    process.execPath,
    "build",
    "--compile",
    "--minify",
    "--bytecode",
    // Without it --bytecode breaks top-level await.
    "--format=esm",
    // Files in the folder that it is started in must not configure it.
    "--no-compile-autoload-dotenv",
    "--no-compile-autoload-bunfig",
    entry,
    `--outfile=${outfile}`
  ],
  { cwd: root, stdout: "inherit", stderr: "inherit" }
)
process.exit(build.exitCode)
