/** What Linux says of the first process of a running container. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** How a process is confined, and what it holds. */
export interface Confined {
  readonly uid: number
  /** Effective and bounding capabilities, in hexadecimal: 0 is none. */
  readonly capabilities: readonly [effective: string, bounding: string]
  readonly noNewPrivileges: boolean
  readonly readOnlyRoot: boolean
  /** The limit of its control group in bytes; undefined where the machine does not say. */
  readonly memoryLimitBytes: number | undefined
  /** All its memory, and what of it is its own: the rest is pages of files, which the machine can drop and share. */
  readonly residentBytes: number
  readonly ownBytes: number
}

const CGROUPS = "/sys/fs/cgroup"

const limitOf = (pid: number): number | undefined => {
  const groups = readFileSync(`/proc/${pid}/cgroup`, "utf8").trim().split("\n")
  const files = groups.flatMap((line) => {
    const [, controllers = "", path = ""] = line.split(":")
    if (controllers === "") return [join(CGROUPS, path, "memory.max")]
    return controllers.split(",").includes("memory")
      ? [join(CGROUPS, "memory", path, "memory.limit_in_bytes")]
      : []
  })
  const file = files.find((each) => existsSync(each))
  const value = file === undefined ? Number.NaN : Number(readFileSync(file, "utf8"))
  return Number.isFinite(value) ? value : undefined
}

/** Reads how a process is confined. */
export const confinedAs = (pid: number): Confined => {
  const status = new Map(
    readFileSync(`/proc/${pid}/status`, "utf8")
      .split("\n")
      .map((line) => line.split(":\t") as [string, string | undefined])
  )
  const field = (name: string) => (status.get(name) ?? "").trim()
  const kibibytes = (name: string) => Number(field(name).split(" ")[0])
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, "utf8").split("\n")
  const root = mounts.map((line) => line.split(" ")).find((parts) => parts[4] === "/")
  return {
    uid: Number(field("Uid").split("\t")[1]),
    capabilities: [field("CapEff"), field("CapBnd")],
    noNewPrivileges: field("NoNewPrivs") === "1",
    readOnlyRoot: root?.[5]?.split(",").includes("ro") ?? false,
    memoryLimitBytes: limitOf(pid),
    residentBytes: kibibytes("VmRSS") * 1024,
    ownBytes: kibibytes("RssAnon") * 1024
  }
}
