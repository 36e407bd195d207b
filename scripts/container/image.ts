/** Builds the image of the Dockerfile, with its labels, so that the same commit gives the same bytes. */
import { copyFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ARCHITECTURES } from "../build.ts"
import type { Base } from "./base.ts"
import type { Source } from "./commit.ts"
import { repeatable } from "./archive.ts"
import { podman, run, scratchFolder, ULIMITS } from "./engine.ts"

const root = join(import.meta.dirname, "../..")
const BUILD_SECONDS = 600
const INSTALL_SECONDS = 300

/** An image that was built. */
export interface Image {
  readonly name: string
  /** The hash of its configuration, which has the hashes of its layers: what reproducing it gives again. */
  readonly id: string
  readonly layers: ReadonlyArray<string>
  readonly bytes: number
  readonly labels: Readonly<Record<string, string>>
}

/** When a commit was made, as RFC 3339 has it. */
const createdAt = ({ epochSeconds }: Source): string =>
  new Date(epochSeconds * 1000).toISOString().replace(".000Z", "Z")

/** The Dockerfile's arguments for these sources. */
export const buildArguments = (source: Source): Readonly<Record<string, string>> => ({
  VERSION: source.version,
  REVISION: source.revision ?? "unknown",
  CREATED: createdAt(source),
  SOURCE_DATE_EPOCH: String(source.epochSeconds)
})

/** The labels that only those have who know where the sources are. */
export const addressLabels = ({ revision, url }: Source): Readonly<Record<string, string>> =>
  url === undefined
    ? {}
    : {
        "org.opencontainers.image.url": url,
        "org.opencontainers.image.source": url,
        "org.opencontainers.image.documentation": `${url}/blob/${revision ?? "HEAD"}/docs/operating.md`
      }

const pairs = (flag: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])

/**
 * Installs the locked packages into a new folder, by links into what Bun has downloaded before. Built in the image itself
 * they would be copied and deleted, which takes minutes: they are 70 000 files.
 */
const installPackages = async (folder: string): Promise<void> => {
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
      "--cpu=*",
      `--cwd=${folder}`
    ],
    { seconds: INSTALL_SECONDS }
  )
}

/** What Podman says of an image. */
const inspect = async (name: string): Promise<Image> => {
  const [found] = JSON.parse(await podman(["image", "inspect", name])) as ReadonlyArray<{
    readonly Id: string
    readonly Size: number
    readonly Labels: Readonly<Record<string, string>> | null
    readonly RootFS: { readonly Layers: ReadonlyArray<string> }
  }>
  if (found === undefined) throw new Error(`there is no image ${name}`)
  return { name, id: found.Id, bytes: found.Size, labels: found.Labels ?? {}, layers: found.RootFS.Layers }
}

/**
 * Builds an image from nothing that an earlier build has left, except the base image and downloaded packages, and writes
 * it into an archive for `podman load` and `docker load`.
 */
export const buildImage = async (
  name: string,
  source: Source,
  { settings, system, target }: Base,
  archive: string
): Promise<Image> => {
  const work = scratchFolder()
  const draft = `${name}-draft`
  try {
    await installPackages(work)
    const mounts = Object.entries(settings.files).flatMap(([from, to]) => ["--volume", `${from}:${to}:ro`])
    await podman(
      [
        "build",
        "--isolation=chroot",
        "--network=host",
        // HEALTHCHECK is no part of the format of OCI.
        "--format=docker",
        "--layers=false",
        "--pull=never",
        // Without it the version of Buildah becomes a label, and the same image of another version another one.
        "--identity-label=false",
        // With `--platform` Podman would look for the image that it builds in for that processor, too.
        `--build-arg=TARGETARCH=${ARCHITECTURES[target]}`,
        `--build-arg=SYSTEM=${system}`,
        `--timestamp=${source.epochSeconds}`,
        ...ULIMITS,
        ...mounts,
        `--volume=${join(work, "node_modules")}:/app/node_modules`,
        ...pairs("--build-arg", buildArguments(source)),
        ...pairs("--label", addressLabels(source)),
        `--tag=${draft}`,
        root
      ],
      { seconds: BUILD_SECONDS }
    )
    await podman(["save", "--quiet", "--format=docker-archive", `--output=${join(work, "draft.tar")}`, draft])
    await podman(["rmi", "--force", draft])
    await repeatable(join(work, "draft.tar"), archive, {
      name,
      architecture: ARCHITECTURES[target],
      epochSeconds: source.epochSeconds
    })
    await podman(["load", "--quiet", `--input=${archive}`])
    return await inspect(name)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
