/** The archive of an image, without what differs each time that the same is built. */
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { run, scratchFolder } from "./engine.ts"

/** The configuration of an image in Docker's format. */
export type ImageConfig = Readonly<Record<string, unknown>>

/**
 * A configuration without the container in which it was built: its number, its host name and its own configuration,
 * which nothing reads that runs the image.
 */
export const withoutBuilder = (config: ImageConfig): ImageConfig => {
  const { container: _container, container_config: _configuration, config: settings, ...rest } = config
  return { ...rest, config: { ...(settings as ImageConfig), Hostname: "" } }
}

interface Entry {
  readonly Config: string
  readonly Layers: ReadonlyArray<string>
}

/**
 * Writes an archive of `podman save` again, in which the same image has the same bytes and is called `name`. `epochSeconds`
 * becomes the time of each file in the archive.
 */
export const repeatable = async (
  draft: string,
  archive: string,
  name: string,
  epochSeconds: number
): Promise<void> => {
  const work = scratchFolder()
  try {
    await run(["tar", "--extract", `--file=${draft}`, `--directory=${work}`])
    const [entry] = JSON.parse(readFileSync(join(work, "manifest.json"), "utf8")) as ReadonlyArray<Entry>
    if (entry === undefined) throw new Error("the archive has no image")
    const config = JSON.stringify(
      withoutBuilder(JSON.parse(readFileSync(join(work, entry.Config), "utf8")) as ImageConfig)
    )
    const configName = `${createHash("sha256").update(config).digest("hex")}.json`
    writeFileSync(join(work, configName), config)
    writeFileSync(
      join(work, "manifest.json"),
      JSON.stringify([{ Config: configName, RepoTags: [name], Layers: entry.Layers }])
    )
    mkdirSync(dirname(archive), { recursive: true })
    await run([
      "tar",
      "--create",
      `--file=${archive}`,
      `--directory=${work}`,
      "--format=ustar",
      "--sort=name",
      `--mtime=@${epochSeconds}`,
      "--owner=0",
      "--group=0",
      "--numeric-owner",
      "--mode=0644",
      "manifest.json",
      configName,
      ...entry.Layers
    ])
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
