/**
 * Builds the image twice, runs the services of compose.yaml from it against a real PostgreSQL, and prints what it
 * measured: `bun run container`. Exits with 1 if something is not as promised, and with 75 where containers can be
 * neither built nor run.
 */
// oxlint-disable max-lines -- the checks of one run, in the order in which it makes them
import { Effect, Redacted } from "effect"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import * as EmbeddedPostgres from "../src/postgres/embedded/EmbeddedPostgres.ts"
import { ensureBase, machineSettings } from "./container/base.ts"
import { source } from "./container/commit.ts"
import { type Service, servicesOf } from "./container/compose.ts"
import { contentsOf } from "./container/contents.ts"
import { CONTAINER_PREFIX, ensureEngine, NoEngine, podman, tidy } from "./container/engine.ts"
import { buildImage, type Image } from "./container/image.ts"
import { confinedAs } from "./container/process.ts"
import {
  freePort,
  logsOf,
  type Place,
  removeContainers,
  runOnce,
  removeVolumes,
  startService,
  stopService
} from "./container/services.ts"

const root = join(import.meta.dirname, "..")
/** Of the role that serves, on a server that exists for these checks alone. */
const APP_PASSWORD = "served"
const SKIPPED = 75
const MEMORY = "256m"
const MEMORY_BYTES = 256 * 1024 * 1024
const USER = 65_532
const STOP_MS = 5000
/** How long a service is left alone before its memory is measured. */
const REST_MS = 5000
/** How long a request waits for a lock while the service is told to stop. */
const HELD_MS = 1000

let failures = 0
const check = (name: string, holds: boolean, found?: unknown) => {
  console.log(
    `${holds ? "✓" : "✗"} ${name}${holds || found === undefined ? "" : `: ${JSON.stringify(found)}`}`
  )
  if (!holds) failures++
}
const say = (line: string) => console.log(`  ${line}`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const buildTwice = async (work: string, name: string): Promise<Image> => {
  const from = source()
  const base = await ensureBase(machineSettings(), say)
  say(
    `The base image was ${base.origin}${base.origin === "made" ? ", because it can't be pulled here" : ""}.`
  )
  const images: Array<Image> = []
  for (const archive of ["first.tar", "second.tar"]) {
    const begin = performance.now()
    images.push(await buildImage(name, from, base, join(work, archive)))
    say(`Built in ${seconds(performance.now() - begin)}: ${images.at(-1)?.id}`)
  }
  const [first, second] = images
  if (first === undefined || second === undefined) throw new Error("nothing was built")
  check("the image builds", true)
  check("the same commit builds the same image twice", first.id === second.id, [first.layers, second.layers])
  const labels = first.labels
  check(
    "its labels say version and commit",
    labels["org.opencontainers.image.version"] === from.version &&
      labels["org.opencontainers.image.revision"] === from.revision,
    labels
  )
  const { unlisted } = await contentsOf(name)
  check("its bill of materials has every file in it, with its hash", unlisted.length === 0, unlisted)
  return first
}

/** A key for the API, made by commands in containers of their own. */
const makeKey = async (service: Service, place: Place): Promise<string> => {
  const command = async (line: string) =>
    JSON.parse(await runOnce(service, place, [...line.split(" "), "--json"])) as {
      readonly id?: number
      readonly key?: string
    }
  const { id: company } = await command("company create --name Heron")
  const { id: user } = await command(
    "user create --email owner@heron.example --name Olive --email-verified --two-factor-confirmed"
  )
  await command(`member add --company ${company} --user ${user} --role owner`)
  await command(`plan start --company ${company} --plan basic`)
  const scopes = "receivables:read,receivables:write"
  const { key = "" } = await command(
    `keys create --company ${company} --user ${user} --name check --scopes ${scopes}`
  )
  return key
}

const request = (place: Place, key: string, idempotencyKey?: string) =>
  fetch(`http://127.0.0.1:${place.port}/v1/receivables`, {
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: "application/json",
      "Content-Type": "application/json",
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey })
    },
    ...(idempotencyKey === undefined
      ? {}
      : {
          method: "POST",
          body: JSON.stringify({
            customer: { display_name: "Ada Smoke" },
            amount: "12.50",
            currency: "EUR",
            due_date: "2030-01-31"
          })
        })
  })

/** Stops the service while a write waits for a lock, and lets go of the lock. */
const drain = async (service: Service, place: Place, name: string, key: string, databaseUrl: string) => {
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  try {
    await holder.query("begin")
    await holder.query("lock table receivables in access exclusive mode")
    const pending = request(place, key, "check-2")
    await Bun.sleep(HELD_MS / 2)
    const stopping = stopService(service, name)
    await Bun.sleep(HELD_MS / 2)
    const refused = await request(place, key).then(
      ({ status }) => status,
      () => "refused"
    )
    await holder.query("rollback")
    const answer = await pending
    const stopped = await stopping
    check("SIGTERM: a request in flight is answered", answer.status === 201, await answer.text())
    check("SIGTERM: a new request is refused", refused === "refused" || refused === 503, refused)
    check(
      `SIGTERM: it ends with 0 within ${seconds(STOP_MS)}`,
      stopped.exitCode === 0 && stopped.stopMs < STOP_MS,
      stopped
    )
    say(`Time to stop with a request in flight, held for ${seconds(HELD_MS / 2)}: ${seconds(stopped.stopMs)}`)
  } finally {
    await holder.end()
  }
}

const serve = async (service: Service, place: Place, key: string, databaseUrl: string, name: string) => {
  const running = await startService(service, place, name)
  const health = await podman(["exec", name, "/duebook", "healthcheck"])
  check("the health check is green", health.trim() === "Ready.", health)
  const how = confinedAs(running.pid)
  check(`it runs as ${USER}`, how.uid === USER, how)
  check(
    "it has no capabilities and gets no others",
    how.capabilities.every((set) => /^0+$/.test(set)) && how.noNewPrivileges,
    how
  )
  check("its root is read-only", how.readOnlyRoot, how)
  check(`its memory is limited to ${MEMORY}`, how.memoryLimitBytes === MEMORY_BYTES, how)
  check(
    "a request without a key is refused",
    (await fetch(`http://127.0.0.1:${place.port}/v1/receivables`)).status === 401
  )
  const written = await request(place, key, "check-1")
  check("a write with a key is answered", written.status === 201, await written.text())
  const read = (await (await request(place, key)).json()) as { readonly meta?: { readonly total: number } }
  check("what was written is read", read.meta?.total === 1, read)
  await Bun.sleep(REST_MS)
  const { ownBytes, residentBytes } = confinedAs(running.pid)
  say(`Memory at rest: ${megabytes(residentBytes)} resident, of which ${megabytes(ownBytes)} are its own`)
  await drain(service, place, name, key, databaseUrl)
  await removeContainers([name])
  const again = await startService(service, place, name)
  say(`Time to ready: ${seconds(running.readyMs)}, again ${seconds(again.readyMs)}, Podman's own included`)
  say(`Time to stop at rest: ${seconds((await stopService(service, name)).stopMs)}`)
}

/** As the service `login`: gives the role that serves its login. */
const letLogIn = async (databaseUrl: string) => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`alter role duebook_app login password '${APP_PASSWORD}'`).finally(() => client.end())
}

const services = async (image: Image, databaseUrl: string, name: string) => {
  const { password, port } = new URL(databaseUrl)
  const place: Place = {
    image: image.name,
    postgresPort: Number(port),
    port: await freePort(),
    adminPort: await freePort(),
    memory: MEMORY,
    volumePrefix: `${name}-`
  }
  const ordered = servicesOf(readFileSync(join(root, "compose.yaml"), "utf8"), {
    POSTGRES_PASSWORD: password,
    APP_PASSWORD
  })
  for (const service of ordered) {
    if (service.build && service.name === "serve") {
      const open = await runOnce(service, place, ["gate", "open"])
      check("compose.yaml, gate open", open.includes("open"), open)
      await serve(service, place, await makeKey(service, place), databaseUrl, name)
    } else if (service.build) {
      await runOnce(service, place)
      check(`compose.yaml, service ${service.name}: it runs and ends with 0`, true)
      if (service.name === "keys") {
        const again = await runOnce(service, place)
        check(
          "compose.yaml, service keys: the keys of the first start stay",
          /stays as it is/.test(again),
          again
        )
      }
    } else if (service.name === "login") {
      await letLogIn(databaseUrl)
      say(`compose.yaml, service login: the same statement, sent by this script in the place of psql.`)
    } else {
      say(
        `compose.yaml, service ${service.name}: the embedded PostgreSQL of the tests in the place of ${service.image}.`
      )
    }
  }
}

const postgres = (work: string, use: (databaseUrl: string) => Promise<void>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const { url } = yield* EmbeddedPostgres.start({
          dataDir: join(work, "data"),
          settings: { fsync: "off" }
        })
        yield* Effect.promise(() => use(Redacted.value(url)))
      })
    )
  )

const main = async (): Promise<number> => {
  const work = mkdtempSync(join(tmpdir(), "duebook-container-"))
  // PostgreSQL runs as somebody else when we are root, and has to get in.
  chmodSync(work, 0o755)
  const name = `${CONTAINER_PREFIX}${process.pid}`
  const imageName = `localhost/duebook:${name}`
  try {
    await ensureEngine()
    await tidy()
    const image = await buildTwice(work, imageName)
    say(`Size of the image: ${megabytes(image.bytes)}`)
    await postgres(work, (databaseUrl) => services(image, databaseUrl, name)).catch(
      async (cause: unknown) => {
        console.log(await logsOf(name).catch(() => ""))
        throw cause
      }
    )
    return failures === 0 ? 0 : 1
  } catch (cause) {
    if (!(cause instanceof NoEngine)) throw cause
    console.log(`SKIPPED: THE CONTAINER. ${cause.message}`)
    return SKIPPED
  } finally {
    if (Bun.which("podman") !== null) {
      await removeContainers([name])
      await removeVolumes(`${name}-`)
      await podman(["rmi", "--force", imageName]).catch(() => "")
      await podman(["image", "prune", "--force"]).catch(() => "")
    }
    rmSync(work, { recursive: true, force: true })
  }
}

process.exit(await main())
