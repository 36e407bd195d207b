/** What is in deploy/: its files as data, and the tools that check them where they are installed. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")
export const deploy = join(root, "deploy")

/** A file of the checkout. */
export const textOf = (file: string): string => readFileSync(join(root, file), "utf8")

/** The documents of a YAML file. */
export const documentsOf = (file: string): ReadonlyArray<unknown> => {
  const parsed: unknown = Bun.YAML.parse(textOf(file))
  return Array.isArray(parsed) ? parsed : [parsed]
}

/** The value at a path such as `spec.containers.0.image`; undefined where there is none. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (found, name) =>
        typeof found === "object" && found !== null
          ? (found as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value
    )

/** The list at a path; empty where there is none. */
export const listAt = (value: unknown, path: string): ReadonlyArray<unknown> => {
  const found = at(value, path)
  return Array.isArray(found) ? found : []
}

/** The variables that Duebook reads: every name in capitals in Config.ts. */
export const variables: ReadonlySet<string> = new Set(
  [...textOf("src/Config.ts").matchAll(/"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT)"/g)].map(
    ([, name = ""]) => name
  )
)

/** The lines of `NAME=value` of a file of settings. */
export const settingsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]))

/** Whether a tool is installed. Says so loudly if it is not, because tests are skipped then. */
export const installed = (tool: string, what: string): boolean => {
  const found = Bun.which(tool) !== null
  if (!found) console.warn(`SKIPPED: ${what.toUpperCase()}. There is no ${tool} on the PATH.`)
  return found
}

/** Runs a tool; its output if it fails, else null. */
export const complaintOf = (command: ReadonlyArray<string>, cwd: string): string | null => {
  const { exitCode, stderr, stdout } = Bun.spawnSync([...command], { cwd, stdin: "ignore", timeout: 60_000 })
  return exitCode === 0 ? null : `${command.join(" ")}: ${stdout.toString()}${stderr.toString()}`
}
