/** How the service reaches a PostgreSQL that asks for TLS, by what DATABASE_URL says of it. */
import { execFileSync } from "node:child_process"
import { chmod, chown, mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Redacted, Scope } from "effect"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as Config from "../../src/Config.ts"
import { duebook, inProcess } from "../cli/run.ts"
import { dataFolder, type OwnPostgres, startPostgres } from "../support/OwnPostgres.ts"

const scope = Effect.runSync(Scope.make())
let server: OwnPostgres
let folder = ""
const file = (name: string) => join(folder, name)

/** Makes a certificate that signs itself, for one host name. */
const certificate = (name: string, host: string) => {
  const arguments_ = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    "2"
  ]
  const files = ["-keyout", file(`${name}.key`), "-out", file(`${name}.crt`)]
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`]
  execFileSync("openssl", [...arguments_, ...files, ...names], { stdio: "ignore" })
}

/** Starts a server that proves itself by this certificate. */
const startWith = async (dataDir: string, name: string) => {
  const { gid, uid } = await stat(join(dataDir, "postgres"))
  for (const end of ["key", "crt"]) await chown(file(`${name}.${end}`), uid, gid)
  await chmod(file(`${name}.key`), 0o600)
  return startPostgres(dataDir, 0, {
    ssl: "on",
    ssl_cert_file: file(`${name}.crt`),
    ssl_key_file: file(`${name}.key`)
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "duebook-tls-"))
  await chmod(folder, 0o755)
  certificate("ours", "localhost")
  certificate("elsewhere", "db.example")
  const dataDir = await Effect.runPromise(Scope.extend(dataFolder, scope))
  await (await startPostgres(dataDir)).stop()
  server = await startWith(dataDir, "ours")
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const configured = (url: string) =>
  Effect.runPromise(
    Effect.either(Config.load(Config.database)).pipe(
      Effect.withConfigProvider(ConfigProvider.fromMap(new Map([["DATABASE_URL", url]])))
    )
  )

/** What a command says whose DATABASE_URL has this query. */
const said = async (query: string): Promise<string> =>
  (await Effect.runPromise(inProcess(["gate", "status"], { DATABASE_URL: `${server.url}?${query}` }))).err

/** Whether the connection that DATABASE_URL leads to is encrypted, or why there is none. */
const reached = async (query: string, host = "localhost"): Promise<boolean | string> => {
  const url = new URL(server.url)
  url.hostname = host
  const config = await configured(`${url.href}?${query}`)
  if (config._tag === "Left") return config.left.message
  const client = new pg.Client({ connectionString: Redacted.value(config.right.url) })
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ ssl: boolean }>(
      "select ssl from pg_stat_ssl where pid = pg_backend_pid()"
    )
    return rows[0]?.ssl === true
  } catch (error) {
    return error instanceof Error
      ? `${(error as { code?: string }).code ?? ""} ${error.message}`
      : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

describe("PostgreSQL over TLS", () => {
  it("is reached without encryption where the URL asks for none", async () => {
    expect(await reached("sslmode=disable")).toBe(false)
    expect(await reached("")).toBe(false)
  })

  it("is reached with encryption by require alone, whatever its certificate, as PostgreSQL's own programs do", async () => {
    expect(await reached("sslmode=require")).toBe(true)
    expect(await reached("sslmode=require", "127.0.0.1")).toBe(true)
  })

  it("is refused by every mode that verifies, unless somebody trusted has signed its certificate", async () => {
    expect(await reached("sslmode=verify-full")).toMatch(/CERT|self.signed/i)
    const other = encodeURIComponent(file("elsewhere.crt"))
    for (const mode of ["require", "verify-ca", "verify-full"]) {
      expect(await reached(`sslmode=${mode}&sslrootcert=${other}`), mode).toMatch(/CERT|self.signed/i)
    }
  })

  it("makes doctor warn where require alone leads to another machine", async () => {
    const doctor = async (url: string) =>
      (await Effect.runPromise(inProcess(["doctor"], { DATABASE_URL: url }))).out
    const warning = /WARN database_tls +nothing checks who answers as the database/
    expect(await doctor("postgres://a:b@db.invalid/d?sslmode=require")).toMatch(warning)
    expect(await doctor(`${server.url}?sslmode=require`)).toMatch(/ok   database_tls/)
  })

  it("is reached where its certificate is the trusted one, for the host that it names", async () => {
    const ours = encodeURIComponent(file("ours.crt"))
    for (const mode of ["require", "verify-ca", "verify-full"]) {
      expect(await reached(`sslmode=${mode}&sslrootcert=${ours}`), mode).toBe(true)
    }
  })

  it("is refused under another name, except where the URL asks for the signature alone", async () => {
    const ours = encodeURIComponent(file("ours.crt"))
    const other = "127.0.0.1"
    expect(await reached(`sslmode=verify-full&sslrootcert=${ours}`, other)).toMatch(
      /ALTNAME|altnames|does not match/i
    )
    for (const mode of ["require", "verify-ca"]) {
      expect(await reached(`sslmode=${mode}&sslrootcert=${ours}`, other), mode).toBe(true)
    }
  })

  it("is not tried with what would check less, or with files that can't be read", async () => {
    for (const [query, why] of [
      ["sslmode=prefer", "one of disable, require, verify-ca, verify-full"],
      ["sslmode=no-verify", "one of disable, require, verify-ca, verify-full"],
      ["ssl=no-verify", "by sslmode, and not by ssl"],
      ["sslmode=require&uselibpqcompat=true", "by sslmode, and not by uselibpqcompat"],
      ["sslmode=verify-ca", "needs sslrootcert"],
      ["sslmode=verify-full&sslmode=disable", "has sslmode twice"],
      ["sslrootcert=/nowhere", "has sslrootcert, which needs sslmode=verify-full"],
      [
        "sslmode=verify-full&sslrootcert=/nowhere",
        "names /nowhere by sslrootcert, which can't be read (ENOENT)"
      ],
      [`sslmode=require&sslrootcert=${folder}`, "by sslrootcert, which can't be read (EISDIR)"],
      [
        `sslmode=verify-full&sslrootcert=${file("ours.key")}`,
        "by sslrootcert, which has no certificate in PEM"
      ]
    ] as const) {
      const refused = await reached(query)
      expect(refused, query).toContain(`DATABASE_URL`)
      expect(refused, query).toContain(why)
    }
  })

  it("of which nobody trusted says whose it is ends a command with the sentence that mends it", async () => {
    const sentence =
      /^error: The certificate of the server in DATABASE_URL is not accepted \(.+\): sslrootcert has to name the file of the authority that signed it, and with sslmode=verify-full it has to name the host\.\n$/
    expect(await said("sslmode=verify-full")).toMatch(sentence)
    const elsewhere = encodeURIComponent(file("elsewhere.crt"))
    expect(await said(`sslmode=require&sslrootcert=${elsewhere}`)).toMatch(sentence)
    // The server is reached by its number, which its certificate does not name.
    const ours = encodeURIComponent(file("ours.crt"))
    expect(await said(`sslmode=verify-full&sslrootcert=${ours}`)).toMatch(sentence)
    const { code, err } = await Effect.runPromise(
      duebook(["serve"], { DATABASE_URL: `${server.url}?sslmode=verify-full`, PORT: "0", ADMIN_PORT: "0" })
    )
    expect([code, err]).toEqual([1, expect.stringMatching(sentence)])
  })
})
