/** compose.yaml as commands of Podman: what each service runs, with which settings, and after which others. */

/** A service of the file, as far as this knows the format. */
export interface Service {
  readonly name: string
  readonly image: string
  readonly build: boolean
  readonly command: ReadonlyArray<string>
  /** Names with their values; a name without a value is handed through from the environment where it is set there. */
  readonly environment: ReadonlyArray<readonly [name: string, value: string | null]>
  /** Volumes and where they are mounted, `name:path`. */
  readonly volumes: ReadonlyArray<string>
  /** Options of `podman run` for what confines the service. */
  readonly confinement: ReadonlyArray<string>
  readonly dependsOn: Readonly<Record<string, string>>
  readonly stopSeconds: number
}

type Fields = Readonly<Record<string, unknown>>

/** Every key that is understood; what another one means would be left out in silence. */
const KEYS = new Set([
  "image",
  "build",
  "command",
  "environment",
  "read_only",
  "cap_drop",
  "security_opt",
  "tmpfs",
  "shm_size",
  "volumes",
  "healthcheck",
  "restart",
  "depends_on",
  "logging",
  "ports",
  "stop_grace_period"
])

const DEFAULT_STOP_SECONDS = 10

/** Puts variables into a value: `${NAME}`, `${NAME:-default}`, `${NAME:?complaint}`. */
export const interpolated = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = "") => {
    const value = variables[name] ?? ""
    if (value !== "") return value
    if (kind === "?") throw new Error(`${name}: ${rest}`)
    return rest
  })

const list = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

const secondsOf = (duration: unknown): number => {
  const found = /^(\d+)s$/.exec(String(duration))
  if (found === null) throw new Error(`stop_grace_period: ${String(duration)} is not in seconds`)
  return Number(found[1])
}

const service = (name: string, fields: Fields, variables: Readonly<Record<string, string>>): Service => {
  const unknown = Object.keys(fields).filter((key) => !KEYS.has(key))
  if (unknown.length > 0) throw new Error(`services.${name}: ${unknown.join(", ")} is not understood`)
  const environment = Object.entries((fields["environment"] ?? {}) as Fields)
  const dependencies = Object.entries((fields["depends_on"] ?? {}) as Readonly<Record<string, Fields>>)
  return {
    name,
    image: String(fields["image"]),
    build: fields["build"] !== undefined,
    command: list(fields["command"]),
    environment: environment.map(([key, value]) => [
      key,
      value === null ? null : interpolated(String(value), variables)
    ]),
    confinement: [
      ...(fields["read_only"] === true ? ["--read-only", "--read-only-tmpfs=false"] : []),
      ...list(fields["cap_drop"]).map((capability) => `--cap-drop=${capability}`),
      ...list(fields["security_opt"]).map((option) => `--security-opt=${option.replace(/:true$/, "")}`)
    ],
    volumes: list(fields["volumes"]),
    dependsOn: Object.fromEntries(dependencies.map(([key, { condition }]) => [key, String(condition)])),
    stopSeconds:
      fields["stop_grace_period"] === undefined
        ? DEFAULT_STOP_SECONDS
        : secondsOf(fields["stop_grace_period"])
  }
}

/**
 * The services of a compose file, each after those that it depends on. Throws for what it does not understand, for a
 * variable that has to be set and is not, and for services that depend on each other.
 */
export const servicesOf = (
  text: string,
  variables: Readonly<Record<string, string>>
): ReadonlyArray<Service> => {
  const { services } = Bun.YAML.parse(text) as { readonly services: Readonly<Record<string, Fields>> }
  const waiting = Object.entries(services).map(([name, fields]) => service(name, fields, variables))
  const ordered: Array<Service> = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ dependsOn }) =>
      Object.keys(dependsOn).every((name) => ordered.some((done) => done.name === name))
    )
    const [found] = next === -1 ? [] : waiting.splice(next, 1)
    if (found === undefined)
      throw new Error(`${waiting.map(({ name }) => name).join(", ")} wait for each other`)
    ordered.push(found)
  }
  return ordered
}
