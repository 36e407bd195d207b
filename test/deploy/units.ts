/** The units of deploy/systemd as data, with what systemd itself would put in the place of their specifiers. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { deploy, settingsOf, textOf } from "./files.ts"

const FOLDER = "deploy/systemd"

/** The names of the files that end so. */
export const unitsOf = (end: ".service" | ".timer"): ReadonlyArray<string> =>
  readdirSync(join(deploy, "systemd"))
    .filter((name) => name.endsWith(end))
    .sort()

/** The values of a key, in order; those in comments too, if asked for. */
export const valuesOf = (unit: string, key: string, { offered = false } = {}): ReadonlyArray<string> => {
  const text = textOf(`${FOLDER}/${unit}`)
  const lines = offered ? text.replaceAll(/^# (?=\w+=)/gm, "") : text
  return [...lines.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value)
}

/** Each credential of a unit, and the file of the operator that it comes from. */
export const credentialsOf = (unit: string, options: { readonly offered?: boolean } = {}) =>
  new Map(
    valuesOf(unit, "LoadCredential", options).map((value) => {
      const [name = "", file = ""] = value.split(":")
      return [name, file] as const
    })
  )

/** The specifiers that the units use: the instance, the folder of credentials, and that of what is kept. */
export interface Specifiers {
  readonly instance: string
  readonly credentials: string
  readonly state: string
}

/** The environment of a unit: the settings of deploy/systemd/duebook.env, where it reads them, and its own. */
export const environmentOf = (
  unit: string,
  { credentials, instance, state }: Specifiers
): Readonly<Record<string, string>> => {
  const own = valuesOf(unit, "Environment").flatMap((line) =>
    [...line.matchAll(/"(\w+)=([^"]*)"|(\w+)=(\S*)/g)].map(
      ([, quotedName, quoted, name, value]) => [quotedName ?? name ?? "", quoted ?? value ?? ""] as const
    )
  )
  const settings = valuesOf(unit, "EnvironmentFile").includes("/etc/duebook/duebook.env")
    ? [...settingsOf(textOf(`${FOLDER}/duebook.env`))]
    : []
  const filled = (value: string) =>
    value.replaceAll("%i", instance).replaceAll("%d", credentials).replaceAll("%S", state)
  return Object.fromEntries([...settings, ...own].map(([name, value]) => [name, filled(value)]))
}
