/** Runs the services of compose.yaml with Podman, beside a PostgreSQL of this machine. */
import { createServer } from "node:net"
import type { Service } from "./compose.ts"
import { podman, podmanCommand, ProgramFailed, ULIMITS } from "./engine.ts"

/** Where the services run: the PostgreSQL that stands in for the service of that name, and free ports. */
export interface Place {
  readonly image: string
  readonly postgresPort: number
  readonly port: number
  readonly adminPort: number
  readonly memory: string
  /** The beginning of the names of volumes, which are removed at the end. */
  readonly volumePrefix: string
}

const READY_SECONDS = 30
const COMMAND_SECONDS = 60

/** A port of 127.0.0.1 that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.on("error", fail)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/**
 * The options of `podman run` for a service: those of the file, and those that differ because the network is the
 * machine's own.
 */
const optionsOf = (service: Service, place: Place): ReadonlyArray<string> => [
  "--network=host",
  "--add-host=postgres:127.0.0.1",
  // There is no systemd to run it; it is run by `podman exec`.
  "--no-healthcheck",
  `--memory=${place.memory}`,
  ...ULIMITS,
  ...service.confinement,
  ...service.volumes.map((volume) => `--volume=${place.volumePrefix}${volume}`),
  ...service.environment.flatMap(([name, value]) =>
    value === null
      ? ["--env", name]
      : ["--env", `${name}=${value.replace("@postgres:5432/", `@postgres:${place.postgresPort}/`)}`]
  ),
  "--env=HOST=127.0.0.1",
  `--env=PORT=${place.port}`,
  `--env=ADMIN_PORT=${place.adminPort}`
]

/** As `docker compose run --rm <service> <command>`; succeeds with what the command prints. */
export const runOnce = (
  service: Service,
  place: Place,
  command: ReadonlyArray<string> = service.command
): Promise<string> =>
  podman(["run", "--rm", ...optionsOf(service, place), place.image, ...command], { seconds: COMMAND_SECONDS })

/** A service that runs. */
export interface Running {
  readonly name: string
  readonly pid: number
  /** From the command that starts it until `/readyz` says ready. */
  readonly readyMs: number
}

const isReady = (place: Place): Promise<boolean> =>
  fetch(`http://127.0.0.1:${place.adminPort}/readyz`).then(
    ({ status }) => status === 200,
    () => false
  )

/** Starts a service, and waits until it is ready. */
export const startService = async (service: Service, place: Place, name: string): Promise<Running> => {
  const begin = performance.now()
  await podman([
    "run",
    "--detach",
    "--name",
    name,
    ...optionsOf(service, place),
    place.image,
    ...service.command
  ])
  while (!(await isReady(place))) {
    if (performance.now() - begin > READY_SECONDS * 1000)
      throw new ProgramFailed(`${service.name} is not ready:\n${await logsOf(name)}`)
    await Bun.sleep(5)
  }
  const readyMs = performance.now() - begin
  return { name, readyMs, pid: Number(await podman(["inspect", "--format", "{{.State.Pid}}", name])) }
}

/** What a container has printed. */
export const logsOf = async (name: string): Promise<string> => {
  const child = Bun.spawn([...podmanCommand("logs", name)], { stdout: "pipe", stderr: "pipe" })
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited
  ])
  return out + err
}

/** How a container has ended. */
export interface Stopped {
  readonly exitCode: number
  readonly stopMs: number
}

/** Sends the stop signal, and waits as long as the file says before it would be killed. */
export const stopService = async (service: Service, name: string): Promise<Stopped> => {
  const begin = performance.now()
  await podman(["stop", "--time", String(service.stopSeconds), name], { seconds: service.stopSeconds + 30 })
  const stopMs = performance.now() - begin
  return { stopMs, exitCode: Number(await podman(["inspect", "--format", "{{.State.ExitCode}}", name])) }
}

/** Removes the volumes whose names begin so. */
export const removeVolumes = async (prefix: string): Promise<void> => {
  const names = (await podman(["volume", "ls", "--quiet"])).split("\n")
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await podman(["volume", "rm", name]).catch(() => "")
}

/** Removes containers by their names, running or not. */
export const removeContainers = async (names: ReadonlyArray<string>): Promise<void> => {
  for (const name of names) await podman(["rm", "--force", "--time", "1", name]).catch(() => "")
}
