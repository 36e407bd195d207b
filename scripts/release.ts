/**
 * Makes everything that a release has into dist/<version>: executables, image, bills of materials, notes, checksums and
 * their signature:
 * `bun run release`, or `bun run release --snapshot` of a version that is not to be released.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build, lockedBun, type Target } from "./build.ts"
import { ensureBase, machineSettings } from "./container/base.ts"
import { source, type Source } from "./container/commit.ts"
import { ensureEngine, NoEngine, podman, run, tidy } from "./container/engine.ts"
import { contentsOf } from "./container/contents.ts"
import { buildImage } from "./container/image.ts"
import { CHECKSUMS, checksums } from "./release/checksums.ts"
import { planOf, Refused } from "./release/plan.ts"
import { signRelease } from "./sign.ts"
import { billOfMaterials, sha256Of } from "./sbom.ts"

const root = join(import.meta.dirname, "..")
const INSTALL_SECONDS = 300

/** Each target and what Bun calls its processor when it installs packages for it. */
const TARGETS: ReadonlyArray<readonly [Target, string]> = [
  ["linux-x64", "x64"],
  ["linux-arm64", "arm64"]
]

/** Installs the locked packages as a machine of the target would, which has Bun for it among them. */
const installFor = async (processor: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const file of ["package.json", "bun.lock", "bunfig.toml"])
    copyFileSync(join(root, file), join(folder, file))
  await run(
    [
      process.execPath,
      "install",
      "--frozen-lockfile",
      "--ignore-scripts",
      "--silent",
      "--os=linux",
      `--cpu=${processor}`,
      `--cwd=${folder}`
    ],
    { seconds: INSTALL_SECONDS }
  )
}

const executables = async (from: Source, work: string, out: string): Promise<void> => {
  for (const [target, processor] of TARGETS) {
    const runtimeRoot = join(work, target)
    await installFor(processor, runtimeRoot)
    const executable = join(out, `duebook-${from.version}-${target}`)
    const metafile = join(work, `${target}.json`)
    const runtime = lockedBun(target, runtimeRoot)
    if (build({ entry: join(root, "src/main.ts"), outfile: executable, target, runtime, metafile }) !== 0)
      throw new Error(`the executable for ${target} can't be built`)
    writeFileSync(
      `${executable}.cdx.json`,
      billOfMaterials({ ...from, executable, metafile, target, runtimeRoot })
    )
  }
}

/** Builds an image, and takes its bill of materials out of it. Fails with `NoEngine` where nothing can build one. */
const image = async (from: Source, target: Target, out: string): Promise<void> => {
  const base = await ensureBase(machineSettings(), console.log, target)
  if (base.origin === "made")
    console.log(
      `The Dockerfile's base image can't be pulled here for ${target}, so the C library of the image is that of Debian's packages of today.`
    )
  const executable = join(out, `duebook-${from.version}-${target}`)
  const file = `${executable}.image`
  const { id, name } = await buildImage(`localhost/duebook:${from.version}`, from, base, `${file}.tar`)
  try {
    const { executableSha256, unlisted } = await contentsOf(name, `${file}.cdx.json`)
    if (unlisted.length > 0)
      throw new Error(`the image has files that its bill of materials has not: ${unlisted.join(", ")}`)
    if (executableSha256 !== sha256Of(executable))
      throw new Error("the executable in the image is not the one beside it")
    console.log(`The image for ${target} is ${id}. The executable in it is the one beside it.`)
  } finally {
    await podman(["rmi", "--force", name])
    await podman(["image", "prune", "--force"])
  }
}

/** Builds the images that can be built here. */
const images = async (from: Source, out: string): Promise<void> => {
  const skipped = (what: string) => (cause: unknown) => {
    if (!(cause instanceof NoEngine)) throw cause
    console.log(`SKIPPED: ${what}. ${cause.message}`)
  }
  await ensureEngine()
    .then(async () => {
      await tidy()
      for (const [target] of TARGETS)
        await image(from, target, out).catch(skipped(`THE IMAGE FOR ${target.toUpperCase()}`))
    })
    .catch(skipped("THE IMAGES"))
}

const main = async (words: ReadonlyArray<string>): Promise<number> => {
  const [first, ...others] = words
  if (others.length > 0 || (first !== undefined && first !== "--snapshot")) {
    console.error("usage: bun run release [--snapshot]")
    return 2
  }
  const found = source()
  const { notes, version } = planOf(
    found,
    readFileSync(join(root, "CHANGELOG.md"), "utf8"),
    first === "--snapshot"
  )
  const from = { ...found, version }
  const out = join(root, "dist", version)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const work = mkdtempSync(join(tmpdir(), "duebook-release-"))
  try {
    await executables(from, work, out)
    await images(from, out)
    writeFileSync(join(out, "RELEASE_NOTES.md"), notes)
    writeFileSync(join(out, CHECKSUMS), checksums(out))
    const keyFile = process.env["RELEASE_KEY_FILE"]
    if (keyFile === undefined) console.log(`NOT SIGNED: where the key is, run bun run sign dist/${version}`)
    else console.log(`Signed. The public key: ${signRelease(out, keyFile)}`)
    for (const name of readdirSync(out).sort())
      console.log(`${String(statSync(join(out, name)).size).padStart(10)}  dist/${version}/${name}`)
    return 0
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  process.exit(
    await main(process.argv.slice(2)).catch((cause: unknown) => {
      if (!(cause instanceof Refused)) throw cause
      console.error(cause.message)
      return 1
    })
  )
}
