/** The units, the scripts and the proxy of deploy/systemd do what they say, run as systemd would run them. */
import { Effect } from "effect"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../scripts/container/services.ts"
import { MAX_IMPORT_BYTES } from "../../src/domain/imports/ImportKind.ts"
import { duebook } from "../cli/run.ts"
import { setGate } from "../support/Book.ts"
import { executable } from "../support/executable.ts"
import { scoped } from "../support/Scoped.ts"
import { KEYS } from "../support/secretKeys.ts"
import { asServed } from "../support/ServingLogin.ts"
import { startServer, startWorker } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { complaintOf, deploy, installed, settingsOf, textOf, variables } from "./files.ts"
import { credentialsOf, environmentOf, unitsOf, valuesOf } from "./units.ts"

const folder = mkdtempSync(join(tmpdir(), "duebook-systemd-"))
afterAll(() => rmSync(folder, { recursive: true }))
const credentials = join(folder, "credentials")
const specifiers = { instance: "1", credentials, state: folder }

const SERVING = ["duebook-serve@.service", "duebook-worker.service"]
const settings = settingsOf(textOf("deploy/systemd/duebook.env"))
const caddyfile = textOf("deploy/systemd/Caddyfile")

/** Every variable that is a secret. */
const secrets = [...textOf("src/Config.ts").matchAll(/secret\("([A-Z_]+)"/g)].map(([, name = ""]) => name)

/** Without a sign of where the tests run, but what a script needs. */
const script = async (
  name: string,
  environment: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) => {
  const child = Bun.spawn([join(deploy, "systemd", name), ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe"
  })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited
  ])
  return { code, said: (out + err).trim() }
}

describe("the units", () => {
  it("hand every secret over as a file that only root can read before, and none as a variable", () => {
    expect(secrets).toEqual(["DATABASE_URL", "DUEBOOK_KEYS", "SMTP_URL", "SMS_API_KEY", "OIDC_CLIENT_SECRET"])
    const offered = new Set<string>()
    for (const unit of [...SERVING, "duebook-migrate.service"]) {
      const found = credentialsOf(unit, { offered: true })
      const named = valuesOf(unit, "Environment", { offered: true }).join(" ")
      for (const [name, file] of found) {
        offered.add(name)
        expect(file, unit).toMatch(/^\/etc\/duebook\/credentials\/[a-z-]+$/)
        expect(named, unit).toContain(`${name}_FILE=%d/${name}`)
      }
      expect(
        [...found.keys()].filter((name) => !secrets.includes(name)),
        unit
      ).toEqual([])
      for (const secret of secrets) expect(named, unit).not.toMatch(new RegExp(`\\b${secret}=`))
    }
    expect([...offered].sort()).toEqual([...secrets].sort())
    expect(credentialsOf("duebook-migrate.service").get("DATABASE_URL")).toMatch(/owner/)
    for (const unit of SERVING) expect(credentialsOf(unit).get("DATABASE_URL")).not.toMatch(/owner/)
    for (const secret of secrets) expect(settings.has(secret)).toBe(false)
  })

  it("read settings that Duebook reads, those in comments too", () => {
    const offered = settingsOf(textOf("deploy/systemd/duebook.env").replaceAll(/^# (?=[A-Z_]+=)/gm, ""))
    expect(offered.size).toBeGreaterThan(settings.size)
    expect([...offered.keys()].filter((name) => !variables.has(name))).toEqual([])
  })

  it("have longer to stop than DRAIN_SECONDS and SHUTDOWN_GRACE_SECONDS together", () => {
    for (const unit of SERVING) {
      const [seconds] = valuesOf(unit, "TimeoutStopSec")
      expect(Number(seconds)).toBeGreaterThanOrEqual(
        Number(settings.get("DRAIN_SECONDS")) + Number(settings.get("SHUTDOWN_GRACE_SECONDS")) + 10
      )
    }
  })

  it("tell somebody when a backup or a look from outside fails, and are started by a timer", () => {
    for (const name of ["backup", "probe"]) {
      expect(valuesOf(`duebook-${name}.service`, "OnFailure")).toEqual(["duebook-alert@%n.service"])
    }
    expect(unitsOf(".timer")).toEqual(["duebook-backup.timer", "duebook-probe.timer"])
    expect(unitsOf(".service")).toContain("duebook-alert@.service")
  })
})

describe.skipIf(!installed("systemd-analyze", "what systemd itself says of the units"))("systemd", () => {
  const names = () => [...unitsOf(".service"), ...unitsOf(".timer")]

  it("understands every unit", () => {
    const copy = join(folder, "units")
    cpSync(join(deploy, "systemd"), copy, { recursive: true })
    for (const name of names()) {
      const file = join(copy, name)
      // It looks for the commands on this machine.
      writeFileSync(
        file,
        readFileSync(file, "utf8").replaceAll(/\/usr\/local\/(?:lib\/duebook|bin)\/\w+/g, "/bin/true")
      )
    }
    for (const name of names()) {
      const { stderr, stdout } = Bun.spawnSync(["systemd-analyze", "verify", "--man=no", `./${name}`], {
        cwd: copy
      })
      expect(stdout.toString() + stderr.toString(), name).toBe("")
    }
  }, 60_000)

  it("finds little that a process may do beside its work", () => {
    for (const name of unitsOf(".service")) {
      const threshold = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", `./${name}`]
      expect(complaintOf(threshold, join(deploy, "systemd")), name).toBeNull()
    }
  }, 60_000)
})

describe("the processes", () => {
  const run = scoped()
  let url: string
  beforeAll(async () => {
    url = (await run(makeDatabase)).url
    await setGate(url, true)
    mkdirSync(credentials)
    const files = {
      DATABASE_URL: asServed(url),
      DUEBOOK_KEYS: KEYS.DUEBOOK_KEYS,
      SMTP_URL: "smtps://user:secret@127.0.0.1:1"
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(credentials, name), `${text}\n`)
  })

  /** What the unit sets, with ports that are free here; the credentials come from files alone. */
  const environment = async (unit: string, instance: string): Promise<Readonly<Record<string, string>>> => ({
    ...environmentOf(unit, { ...specifiers, instance }),
    DATABASE_URL: "",
    DUEBOOK_KEYS: "",
    PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort())
  })

  it("of the units start, each at its own address of this machine, and are found ready by healthcheck", async () => {
    for (const [unit, instance, host] of [
      ["duebook-serve@.service", "1", "127.0.0.1"],
      ["duebook-serve@.service", "2", "127.0.0.2"],
      ["duebook-worker.service", "", "127.0.0.9"]
    ] as const) {
      const set = await environment(unit, instance)
      expect(set["ADMIN_HOST"]).toBe(host)
      const process = await run((instance === "" ? startWorker : startServer)("", set))
      const { code, out } = await Effect.runPromise(duebook(["healthcheck"], set))
      expect([code, out], unit).toEqual([0, "Ready.\n"])
      if (instance !== "") {
        expect((await fetch(`http://${host}:${process.port}/openapi.json`)).status).toBe(200)
      }
      process.signal("SIGTERM")
      expect((await process.ended).code).toBe(0)
    }
    const [word, ...rest] = (valuesOf("duebook-serve@.service", "ExecStart")[0] ?? "").split(" ")
    expect([word, rest]).toEqual(["/usr/local/bin/duebook", ["serve", "--no-worker"]])
    expect(valuesOf("duebook-worker.service", "ExecStart")).toEqual(["/usr/local/bin/duebook worker"])
  }, 60_000)

  it("share their settings and secrets with the commands that duebook-run runs", async () => {
    const etc = join(folder, "etc")
    mkdirSync(join(etc, "credentials"), { recursive: true })
    writeFileSync(
      join(etc, "duebook.env"),
      textOf("deploy/systemd/duebook.env")
        .replace(/^MAIL_FROM=(.*)$/m, "MAIL_FROM=Ada & Co <$1>")
        .replace(/^PUBLIC_URL=(.*)$/m, 'PUBLIC_URL="$1"')
    )
    for (const [name, file] of credentialsOf("duebook-worker.service"))
      cpSync(join(credentials, name), join(etc, "credentials", file.replace(/^.*\//, "")))
    writeFileSync(join(etc, "credentials/owner-database-url"), url)
    const [file, ...leading] = executable()
    const program = join(folder, "program")
    writeFileSync(program, `#!/bin/sh\nexec ${[file, ...leading].join(" ")} "$@"\n`, { mode: 0o755 })
    const ran = (more: Readonly<Record<string, string>>, ...words: ReadonlyArray<string>) =>
      script("duebook-run", { DUEBOOK_ETC: etc, DUEBOOK: program, ...more }, ...words)
    expect(await ran({}, "gate", "status", "--json")).toEqual({ code: 0, said: '{"open":true}' })
    const { said } = await ran({}, "doctor")
    expect(said).toContain("every variable is usable")
    expect(said).toMatch(/channels +.*sms \(SMS_API_URL is not set\)/)
    expect((await ran({}, "migrate")).code).toBe(1)
    expect((await ran({ OWNER: "1" }, "migrate")).code).toBe(0)
  }, 60_000)

  it("are looked at by the probe, which names what is wrong, and tells another service that nothing is", async () => {
    const backups = join(folder, "duebook/backups")
    mkdirSync(backups, { recursive: true })
    const dump = join(backups, "duebook-2026-01-01T000000Z.dump")
    writeFileSync(dump, "")
    const beats: Array<string> = []
    const heart = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) => {
        beats.push(new URL(request.url).pathname)
        return new Response("ok")
      }
    })
    const server = await run(startServer(url))
    const look = (more: Readonly<Record<string, string>> = {}) =>
      script("probe", {
        ...environmentOf("duebook-probe.service", specifiers),
        READY: "127.0.0.1",
        ADMIN_PORT: String(server.adminPort),
        PUBLIC_URL: `http://127.0.0.1:${server.port}`,
        HEARTBEAT_URL: `http://127.0.0.1:${heart.port}/beat`,
        ...more
      })
    try {
      expect(await look()).toEqual({ code: 0, said: "all is well" })
      expect(beats).toEqual(["/beat"])
      expect(await look({ READY: "127.0.0.1 127.0.0.3" })).toEqual({
        code: 1,
        said: "the process at 127.0.0.3 does not answer: systemctl status 'duebook-*'"
      })
      utimesSync(dump, new Date(), new Date(Date.now() - 27 * 3_600_000))
      expect(await look()).toEqual({
        code: 1,
        said: "there is no backup of the last 26 hours: systemctl status duebook-backup"
      })
      expect((await look({ BACKUP_HOURS: "0" })).code).toBe(0)
      const closed = `https://127.0.0.1:${await freePort()}`
      const outside = await look({ BACKUP_HOURS: "0", PUBLIC_URL: closed })
      expect(outside.code).toBe(1)
      expect(outside.said).toMatch(
        /^https:\/\/127\.0\.0\.1:\d+ can't be reached: .+\nthe certificate of 127\.0\.0\.1:\d+ ends within 14 days, or can't be read$/
      )
      await setGate(url, true)
      server.signal("SIGTERM")
      await server.ended
      const { code, said } = await look({ BACKUP_HOURS: "0" })
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/^the process at 127\.0\.0\.1 does not answer.*\n.*can't be reached/)
      ])
      expect(beats).toEqual(["/beat", "/beat"])
    } finally {
      await heart.stop(true)
    }
  }, 60_000)
})

describe("the backup", () => {
  /** Programs of these names, which do what this text of a shell says. */
  const programs = (name: string, texts: Readonly<Record<string, string>>) => {
    const bin = join(folder, name)
    mkdirSync(bin, { recursive: true })
    for (const [program, text] of Object.entries(texts))
      writeFileSync(join(bin, program), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
    return `${bin}:${process.env["PATH"]}`
  }
  const environment = (name: string): Readonly<Record<string, string>> => {
    const backups = join(folder, name)
    mkdirSync(backups)
    return { ...environmentOf("duebook-backup.service", specifiers), BACKUPS: backups, KEEP: "2" }
  }

  it("keeps the last dumps, and asks for the database by a file", async () => {
    const set = environment("kept")
    expect(set["PGSERVICEFILE"]).toBe(`${credentials}/pg-service`)
    for (const day of ["01", "02"])
      writeFileSync(join(folder, `kept/duebook-2026-01-${day}T000000Z.dump`), "")
    const PATH = programs("dumps", {
      pg_dump:
        'for word; do case $word in --file=*) echo dump of "$PGSERVICE" >"${word#--file=}" ;; esac; done',
      pg_restore: "exit 0"
    })
    const { code, said } = await script("backup", { ...set, PATH })
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/duebook-20\d\d-\d\d-\d\dT\d{6}Z\.dump: 16 bytes$/)
    ])
    const left = readdirSync(join(folder, "kept")).sort()
    expect(left).toEqual(["duebook-2026-01-02T000000Z.dump", said.replace(/^.*\/|: .*$/g, "")])
  })

  it("fails and leaves nothing where the dump fails, encrypted or not", async () => {
    const set = environment("failed")
    for (const [recipient, texts] of [
      ["", { pg_dump: "echo half; exit 1" }],
      [
        "",
        {
          pg_dump: 'for word; do case $word in --file=*) echo half >"${word#--file=}" ;; esac; done',
          pg_restore: "exit 1"
        }
      ],
      ["age1test", { pg_dump: "echo half; exit 1", age: "cat" }]
    ] as const) {
      const PATH = programs(`failing-${recipient}`, texts)
      expect((await script("backup", { ...set, RECIPIENT: recipient, PATH })).code).not.toBe(0)
      expect(readdirSync(join(folder, "failed"))).toEqual([])
    }
    const PATH = programs("sealing", { pg_dump: "echo whole", age: "cat" })
    expect((await script("backup", { ...set, RECIPIENT: "age1test", PATH })).code).toBe(0)
    expect(readdirSync(join(folder, "failed"))).toEqual([expect.stringMatching(/Z\.dump\.age$/)])
  })
})

describe.skipIf(!installed("journalctl", "how a failure is told"))("the alert", () => {
  it("is told once in a while, with the name of the unit", async () => {
    const told: Array<string> = []
    const server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async (request) => {
        told.push(await request.text())
        return new Response("ok")
      }
    })
    const runtime = join(folder, "alert")
    mkdirSync(runtime)
    const tell = (unit: string) =>
      script(
        "alert",
        { ALERT_URL: `http://127.0.0.1:${server.port}/`, ALERT_PAUSE: "3600", RUNTIME_DIRECTORY: runtime },
        unit
      )
    try {
      for (const unit of ["duebook-probe.service", "duebook-probe.service", "duebook-backup.service"])
        expect((await tell(unit)).code).toBe(0)
    } finally {
      await server.stop(true)
    }
    expect(told.map((text) => text.split("\n")[0]?.replace(/^\S+: /, ""))).toEqual([
      "duebook-probe.service has failed",
      "duebook-backup.service has failed"
    ])
  })
})

describe("the proxy", () => {
  it("leads the host of PUBLIC_URL to both instances, and asks each whether it is ready", () => {
    expect(caddyfile).toContain(`\n${new URL(settings.get("PUBLIC_URL") ?? "").hostname} {\n`)
    const hosts = ["127.0.0.1", "127.0.0.2"].map((host) => `${host}:${settings.get("PORT")}`)
    expect(caddyfile).toContain(`reverse_proxy ${hosts.join(" ")} {`)
    expect(caddyfile).toContain("health_uri /readyz")
    expect(caddyfile).toContain(`health_port ${settings.get("ADMIN_PORT")}`)
    expect(settings.get("TRUST_PROXY")).toBe("1")
    const [, interval] = /health_interval (\d+)s/.exec(caddyfile) ?? []
    expect(Number(settings.get("DRAIN_SECONDS"))).toBeGreaterThanOrEqual(2 * Number(interval))
    const [, megabytes] = /max_size (\d+)MB/.exec(caddyfile) ?? []
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(MAX_IMPORT_BYTES)
  })
})

describe.skipIf(!installed("caddy", "replacing instances behind the proxy"))("caddy", () => {
  const run = scoped()

  it("refuses nobody while one instance after the other is replaced", async () => {
    const { url } = await run(makeDatabase)
    await setGate(url, true)
    const [PORT, ADMIN_PORT, entrance] = [await freePort(), await freePort(), await freePort()]
    const start = (host: string) =>
      run(
        startServer(url, {
          HOST: host,
          ADMIN_HOST: host,
          PORT: String(PORT),
          ADMIN_PORT: String(ADMIN_PORT),
          DRAIN_SECONDS: settings.get("DRAIN_SECONDS") ?? ""
        })
      )
    const instances = [await start("127.0.0.1"), await start("127.0.0.2")]
    const file = join(folder, "Caddyfile")
    const host = new URL(settings.get("PUBLIC_URL") ?? "").hostname
    writeFileSync(
      file,
      `{\n\tadmin off\n}\n${caddyfile
        .replace(`\n${host} {`, `\nhttp://127.0.0.1:${entrance} {`)
        .replaceAll(`:${settings.get("PORT")}`, `:${PORT}`)
        .replace(`health_port ${settings.get("ADMIN_PORT")}`, `health_port ${ADMIN_PORT}`)}`
    )
    const caddy = Bun.spawn(["caddy", "run", "--config", file, "--adapter", "caddyfile"], {
      stdout: "ignore",
      stderr: "ignore",
      env: { PATH: process.env["PATH"] ?? "", HOME: folder }
    })
    const clientsRun = { on: true }
    const failed: Array<string> = []
    let answered = 0
    const ask = () => fetch(`http://127.0.0.1:${entrance}/openapi.json`).then(({ status }) => status, String)
    const client = async () => {
      while (clientsRun.on) {
        const status = await ask()
        if (status === 200) answered++
        else failed.push(String(status))
      }
    }
    try {
      await expect.poll(ask, { timeout: 20_000 }).toBe(200)
      const clients = Promise.all([client(), client(), client(), client()])
      for (const [index, address] of ["127.0.0.1", "127.0.0.2"].entries()) {
        const before = answered
        instances[index]?.signal("SIGTERM")
        expect((await instances[index]?.ended)?.code).toBe(0)
        instances[index] = await start(address)
        expect(answered).toBeGreaterThan(before + 10)
        // Caddy has looked again, and sends requests to it.
        const metrics = () => fetch(`http://${address}:${ADMIN_PORT}/metrics`).then((answer) => answer.text())
        await expect
          .poll(metrics, { timeout: 20_000 })
          .toMatch(/^duebook_http_requests_total\{.*"200".*\} \d{2,}$/m)
      }
      clientsRun.on = false
      await clients
      expect(failed).toEqual([])
    } finally {
      clientsRun.on = false
      caddy.kill()
      await caddy.exited
    }
  }, 120_000)
})
