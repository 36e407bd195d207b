/** What is built: the version, and the commit of this checkout. */
import manifest from "../../package.json" with { type: "json" }
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** What a build is of. */
export interface Source {
  readonly version: string
  /** The commit; undefined outside of a Git checkout. */
  readonly revision: string | undefined
  /** The time of the commit in seconds since 1970; 0 outside of a Git checkout. */
  readonly epochSeconds: number
  /** Where the sources are to be found on the web; undefined where nobody knows. */
  readonly url: string | undefined
  /** Whether files differ from the commit. */
  readonly dirty: boolean
}

const git = (...arguments_: ReadonlyArray<string>): string | undefined => {
  const { exitCode, stdout } = Bun.spawnSync(["git", ...arguments_], { cwd: root, stderr: "ignore" })
  return exitCode === 0 ? stdout.toString().trim() : undefined
}

/** The address of a web page for the address of a Git repository; undefined for a folder of some machine. */
export const webAddress = (remote: string | undefined): string | undefined => {
  const found = /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(
    remote ?? ""
  )
  return found === null ? undefined : `https://${found[1]}/${found[2]}`
}

/** The sources in this checkout. */
export const source = (): Source => ({
  version: manifest.version,
  revision: git("rev-parse", "HEAD"),
  epochSeconds: Number(git("log", "-1", "--format=%ct") ?? "0"),
  url: process.env["SOURCE_URL"] ?? webAddress(git("remote", "get-url", "origin")),
  dirty: git("status", "--porcelain") !== ""
})
