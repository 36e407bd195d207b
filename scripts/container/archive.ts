/** The archive of an image, without what differs each time that the same is built. */
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { run, scratchFolder } from "./engine.ts"

/** The configuration of an image in Docker's format. */
export type ImageConfig = Readonly<Record<string, unknown>>

/**
 * A configuration without the container in which it was built: its number, its host name and its own configuration,
 * which nothing reads that runs the image. It is for the given processor, whatever has built it.
 */
export const withoutBuilder = (config: ImageConfig, architecture: string): ImageConfig => {
  const { container: _container, container_config: _configuration, config: settings, ...rest } = config
  return { ...rest, architecture, config: { ...(settings as ImageConfig), Hostname: "" } }
}

interface Entry {
  readonly Config: string
  readonly Layers: ReadonlyArray<string>
}

/** What an image is called, what processor it is for, and the time of each file in its archive. */
export interface Named {
  readonly name: string
  readonly architecture: string
  readonly epochSeconds: number
}

/** Writes an archive of `podman save` again, in which the same image has the same bytes. */
export const repeatable = async (
  draft: string,
  archive: string,
  { architecture, epochSeconds, name }: Named
): Promise<void> => {
  const work = scratchFolder()
  try {
    await run(["tar", "--extract", `--file=${draft}`, `--directory=${work}`])
    const [entry] = JSON.parse(readFileSync(join(work, "manifest.json"), "utf8")) as ReadonlyArray<Entry>
    if (entry === undefined) throw new Error("the archive has no image")
    const config = JSON.stringify(
      withoutBuilder(JSON.parse(readFileSync(join(work, entry.Config), "utf8")) as ImageConfig, architecture)
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
