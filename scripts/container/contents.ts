/** What an image holds, beside what its bill of materials says that it holds. */
import { copyFileSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { filesBelow } from "../sbom/libraries.ts"
import { sha256Of } from "../sbom.ts"
import { podman } from "./engine.ts"

/** The bill of materials in the image. */
const BILL = "/sbom.cdx.json"

/** Files that are ours and no components: the bill of materials itself, and three that name the user. */
const OWN_FILES = new Set([BILL, "/etc/passwd", "/etc/group", "/etc/nsswitch.conf"])

interface Component {
  readonly type: string
  readonly name: string
  readonly hashes?: ReadonlyArray<{ readonly content: string }>
  readonly components?: ReadonlyArray<Component>
}

/** What was found in an image. */
export interface Contents {
  readonly executableSha256: string
  /** Files that the bill of materials does not have, or has with another hash. */
  readonly unlisted: ReadonlyArray<string>
}

/** Looks into an image; copies its bill of materials to `billFile` if one is given. */
export const contentsOf = async (image: string, billFile?: string): Promise<Contents> => {
  const mounted = (await podman(["image", "mount", image])).trim()
  try {
    if (billFile !== undefined) copyFileSync(join(mounted, BILL), billFile)
    const { components } = JSON.parse(readFileSync(join(mounted, BILL), "utf8")) as {
      readonly components: ReadonlyArray<Component>
    }
    const hashes = new Map<string, string | undefined>()
    for (const component of components.flatMap((each) => [each, ...(each.components ?? [])])) {
      const { name, type } = component
      hashes.set(type === "application" ? `/${name}` : name, component.hashes?.[0]?.content)
    }
    return {
      executableSha256: sha256Of(join(mounted, "duebook")),
      unlisted: filesBelow(mounted).filter(
        (file) => !OWN_FILES.has(file) && hashes.get(file) !== sha256Of(join(mounted, file))
      )
    }
  } finally {
    await podman(["image", "unmount", image])
  }
}
