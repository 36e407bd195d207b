/** An empty project of somebody else's in a folder, with the packed package installed as docs/composing.md says. */
import { execFile } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import manifest from "../../package.json" with { type: "json" }
import { commandBlocks, root } from "../support/documents.ts"

const TARBALL = `${manifest.name}-${manifest.version}.tgz`

/** Runs a program to its end; answers what it printed, and fails when it did. */
export const run = async (folder: string, command: ReadonlyArray<string>): Promise<string> => {
  const [program = "", ...args] = command
  // As in a terminal: without what the test runner tells its own processes.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name))
  )
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env })
    return stdout
  } catch (error) {
    const { stderr, stdout } = error as { readonly stderr?: string; readonly stdout?: string }
    throw new Error(`${command.join(" ")}\n${stdout}${stderr}`, { cause: error })
  }
}

/** `effect@3.22.4` and the like, behind each `bun add` of the page. */
const added = () => {
  const block = commandBlocks("docs/composing.md").find(({ text }) => text.startsWith("bun add "))
  const [dependencies = {}, devDependencies = {}] = (block?.text ?? "")
    .split("\n")
    .map((line) =>
      Object.fromEntries(
        [...line.matchAll(/ (@?[a-z/-]+)@(\d[\d.]+)/g)].map(([, name = "", version = ""]) => [name, version])
      )
    )
  return { dependencies: { [manifest.name]: `./${TARBALL}`, ...dependencies }, devDependencies }
}

/**
 * Our own lockfile, for this project: everything comes in the version that we have, and so from Bun's cache. A release
 * of somebody's library is not what makes this test fail.
 */
const lockfile = async (packaged: string, project: ReturnType<typeof added>) => {
  const { bin, dependencies, peerDependencies } = JSON.parse(
    await readFile(join(packaged, "package.json"), "utf8")
  ) as typeof manifest & { readonly peerDependencies: unknown }
  const lock = Bun.JSONC.parse(await readFile(join(root, "bun.lock"), "utf8")) as Record<string, object>
  return {
    ...lock,
    workspaces: { "": project },
    trustedDependencies: [],
    packages: {
      ...lock["packages"],
      [manifest.name]: [`${manifest.name}@./${TARBALL}`, { dependencies, peerDependencies, bin }, ""]
    }
  }
}

/** Builds and packs the package, and installs it; answers the folder of the project, inside `folder`. */
export const install = async (folder: string): Promise<string> => {
  const packaged = join(folder, "package")
  await run(root, [process.execPath, "scripts/build-package.ts", packaged])
  const project = join(folder, "project")
  await mkdir(project)
  const wanted = added()
  const write = (file: string, content: unknown) =>
    writeFile(join(project, file), JSON.stringify(content, null, 2))
  await write("package.json", { name: "project", private: true, type: "module", ...wanted })
  await write("bun.lock", await lockfile(packaged, wanted))
  await writeFile(join(project, TARBALL), await readFile(join(folder, TARBALL)))
  await run(project, [process.execPath, "install", "--prefer-offline"])
  return project
}
