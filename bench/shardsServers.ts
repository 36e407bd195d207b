/** The servers of bench/shards.ts: the service on a database with companies to ask for, and what the cluster has done. */
import { ConfigProvider, Effect } from "effect"
import { readFileSync } from "node:fs"
import { createServer, connect } from "node:net"
import { join } from "node:path"
import type { AddressInfo } from "node:net"
import { Client } from "pg"
import { main } from "../src/cli/Main.ts"
import { Terminal } from "../src/cli/Output.ts"
import { KEYS } from "../test/support/secretKeys.ts"

const root = join(import.meta.dirname, "..")

/** A company that requests are for. */
export interface ServedCompany {
  readonly id: number
  readonly key: string
  /** Its receivables. */
  readonly ids: ReadonlyArray<number>
}

/** A running service. */
export interface Served {
  readonly url: string
  readonly companies: ReadonlyArray<ServedCompany>
}

interface Size {
  readonly companies: number
  readonly customers: number
  readonly receivables: number
}

const environment = (databaseUrl: string) => ({
  PATH: process.env["PATH"] ?? "",
  DATABASE_URL: databaseUrl,
  ...KEYS,
  RATE_LIMIT_PER_MINUTE: "1000000",
  LOG_LEVEL: "warn",
  HOST: "127.0.0.1"
})

/** Runs a command of the executable in this process. */
const run = async (databaseUrl: string, words: ReadonlyArray<string>): Promise<Record<string, unknown>> => {
  const written = { out: "", err: "" }
  const keep = (stream: "out" | "err") => (text: string) =>
    Effect.sync(() => {
      written[stream] += text
    })
  const code = await Effect.runPromise(
    main([...words, "--json"]).pipe(
      Effect.provideService(Terminal, { out: keep("out"), err: keep("err") }),
      Effect.withConfigProvider(
        ConfigProvider.fromMap(new Map(Object.entries({ DATABASE_URL: databaseUrl, ...KEYS })))
      )
    )
  )
  if (code !== 0) throw new Error(`${words.join(" ")}: ${written.err}`)
  return JSON.parse(written.out) as Record<string, unknown>
}

const OPEN_TRIES = 100

/** Waits until a service has seen that the gate was opened. */
const opened = async (url: string): Promise<void> => {
  for (let n = 0; n < OPEN_TRIES; n++) {
    if ((await fetch(`${url}/v1/receivables`)).status !== 503) return
    await Bun.sleep(100)
  }
  throw new Error(`${url} stays closed`)
}

const fill = async (databaseUrl: string, url: string, size: Size): Promise<ReadonlyArray<ServedCompany>> => {
  const email = `bench-${crypto.randomUUID()}@example.com`
  const confirmed = ["--email-verified", "--two-factor-confirmed"]
  const user = await run(databaseUrl, ["user", "create", "--email", email, "--name", "Bench", ...confirmed])
  await run(databaseUrl, ["gate", "open"])
  await opened(url)
  const companies: Array<ServedCompany> = []
  for (let n = 0; n < size.companies; n++) {
    const { id } = await run(databaseUrl, ["company", "create", "--name", `Bench ${n}`])
    const of = ["--company", String(id)]
    await run(databaseUrl, ["member", "add", ...of, "--user", String(user["id"]), "--role", "owner"])
    await run(databaseUrl, ["plan", "start", ...of, "--plan", "pro", "--allowance", "100000000"])
    const scopes = "receivables:read,receivables:write"
    const named = ["--name", "Bench", "--scopes", scopes, "--user", String(user["id"])]
    const key = String((await run(databaseUrl, ["keys", "create", ...of, ...named]))["key"])
    const ids: Array<number> = []
    for (let receivable = 0; receivable < size.receivables; receivable++) {
      const customer = receivable % size.customers
      const answer = await fetch(`${url}/v1/receivables`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID()
        },
        body: JSON.stringify({
          customer: { email: `c${customer}@example.com`, display_name: `Customer ${customer}` },
          amount: "10.00",
          currency: "EUR",
          due_date: "2030-01-01"
        })
      })
      const made = (await answer.json()) as { readonly data?: { readonly id: number } }
      if (made.data === undefined) throw new Error(JSON.stringify(made))
      ids.push(made.data.id)
    }
    companies.push({ id: Number(id), key, ids })
  }
  return companies
}

const freePort = Effect.async<number>((resume) => {
  const holder = createServer()
  holder.listen(0, "127.0.0.1", () => {
    const { port } = holder.address() as AddressInfo
    holder.close(() => resume(Effect.succeed(port)))
  })
})

/** Serves a database until the scope closes, without a worker; filled with companies, or for those that are there. */
export const served = (
  databaseUrl: string,
  size: Size | undefined,
  known: ReadonlyArray<ServedCompany> = []
) =>
  Effect.gen(function* () {
    const [port, adminPort] = [yield* freePort, yield* freePort]
    const url = `http://127.0.0.1:${port}`
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        Bun.spawn([process.execPath, join(root, "src/main.ts"), "serve", "--no-worker"], {
          env: { ...environment(databaseUrl), PORT: String(port), ADMIN_PORT: String(adminPort) },
          stdout: "ignore",
          stderr: "inherit"
        })
      ),
      (child) =>
        Effect.promise(async () => {
          child.kill("SIGTERM")
          await child.exited
        })
    )
    yield* Effect.promise(async () => {
      for (let tries = 0; tries < 300; tries++) {
        const answer = await fetch(`http://127.0.0.1:${adminPort}/readyz`).catch(() => undefined)
        if (answer?.status === 200) return
        await Bun.sleep(100)
      }
      throw new Error("the service does not become ready")
    })
    const companies = size === undefined ? known : yield* Effect.promise(() => fill(databaseUrl, url, size))
    return { url, companies } satisfies Served
  })

/** What a connection is told when the coordinator sends a command to a worker, in the form of PostgreSQL's protocol. */
const ISSUING = Buffer.from("\0Missuing ")

const occurrences = (data: Buffer): number => {
  let n = 0
  for (let at = data.indexOf(ISSUING); at !== -1; at = data.indexOf(ISSUING, at + ISSUING.length)) n += 1
  return n
}

const setLogging = (url: string, value: "on" | "off") =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    const name = new URL(url).pathname.slice(1)
    await client
      .query(`alter database "${name}" set citus.log_remote_commands = ${value}`)
      .finally(() => client.end())
  })

/** An address for the database at which every command to a worker is counted, for connections from now on. */
export const countedProxy = (databaseUrl: string) =>
  Effect.gen(function* () {
    const target = new URL(databaseUrl)
    let commands = 0
    const proxy = createServer((client) => {
      const server = connect({ host: target.hostname, port: Number(target.port || "5432") })
      server.on("data", (data) => {
        commands += occurrences(Buffer.from(data))
        client.write(data)
      })
      client.on("data", (data) => void server.write(data))
      for (const [one, other] of [
        [client, server],
        [server, client]
      ] as const) {
        one.on("close", () => other.destroy())
        one.on("error", () => other.destroy())
      }
    })
    yield* Effect.acquireRelease(
      Effect.promise(() => new Promise<void>((done) => void proxy.listen(0, "127.0.0.1", () => done()))),
      () => Effect.sync(() => void proxy.close())
    )
    const url = new URL(databaseUrl)
    url.hostname = "127.0.0.1"
    url.port = String((proxy.address() as AddressInfo).port)
    const logged = Effect.acquireRelease(setLogging(databaseUrl, "on"), () => setLogging(databaseUrl, "off"))
    return { url: url.href, commands: () => commands, logged }
  })

/** The processor seconds of the processes below a PostgreSQL's first process; undefined where /proc does not say. */
const secondsBelow = (parent: number): number => {
  const ticks = (pid: string, ended: boolean): number => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
    const [own, childrens] = [
      [11, 12],
      [13, 14]
    ] as const
    return (ended ? [...own, ...childrens] : own).reduce((sum, n) => sum + Number(fields[n]), 0)
  }
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ")
  const all = children.map((pid) => {
    try {
      return ticks(pid, false)
    } catch {
      return 0
    }
  })
  return (ticks(String(parent), true) + all.reduce((sum, one) => sum + one, 0)) / 100
}

/** Rows of a query at an address, over a connection of its own. */
export const asked = async <R extends object>(url: string, text: string): Promise<ReadonlyArray<R>> => {
  const client = new Client(url)
  await client.connect()
  return (await client.query<R>(text).finally(() => client.end())).rows
}

const firstProcess = async (url: string): Promise<number> => {
  const [row] = await asked<{ file: string }>(url, "select pg_read_file('postmaster.pid', 0, 20) as file")
  return Number(row?.file.split("\n")[0])
}

/** The servers of the database at an address: a cluster's, the coordinator first, or the plain one. */
const serversOf = async (url: string): Promise<ReadonlyArray<string>> => {
  const [citus] = await asked(url, "select from pg_extension where extname = 'citus'")
  if (citus === undefined) return [url]
  const nodes = await asked<{ host: string; port: number }>(
    url,
    "select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid"
  )
  return nodes.map(({ host, port }) => {
    const node = new URL(url)
    node.hostname = host
    node.port = String(port)
    return node.href
  })
}

/** The processor seconds that each server of a database on this machine has used until now, the coordinator's first. */
export const cpuSeconds = (url: string): Effect.Effect<ReadonlyArray<number>> =>
  Effect.promise(async () => {
    const processes = await Promise.all((await serversOf(url)).map(firstProcess))
    return processes.map(secondsBelow)
  })
