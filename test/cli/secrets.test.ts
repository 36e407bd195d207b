/** Keys that seal secrets: made by a command, required at start, named where one is missing. */
import { Effect } from "effect"
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { keyLines } from "../support/secretKeys.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { duebook, inProcess, json } from "./run.ts"

const NEEDED =
  /^error: .*DUEBOOK_KEYS.* is required, because secrets are stored sealed: duebook secrets new prints a key\n$/s
const isKey = /^\d{4}-\d{2}-[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/

const folder = mkdtempSync(join(tmpdir(), "duebook-keys-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("duebook secrets new", () => {
  const run = (...words: ReadonlyArray<string>) =>
    Effect.runPromise(inProcess(["secrets", "new", ...words], { DUEBOOK_KEYS: "" }))

  it("prints another key each time, and needs neither a database nor keys", async () => {
    const [one, other] = [await run(), await run()]
    expect(one.out.trim()).toMatch(isKey)
    expect(one.out).not.toBe(other.out)
    expect(json(await run("--json"))).toEqual({ key: expect.stringMatching(isKey) })
  })

  it("writes a file for this user alone, and never changes one that is there", async () => {
    const file = join(folder, "new")
    expect(json(await run("--file", file, "--json"))).toEqual({ file, created: true })
    const text = readFileSync(file, "utf8")
    expect(text).toMatch(/^\S+\n$/)
    expect(text.trim()).toMatch(isKey)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(json(await run("--file", file, "--json"))).toEqual({ file, created: false })
    expect(readFileSync(file, "utf8")).toBe(text)
    expect((await run("--first")).code).toBe(2)
    expect(json(await run("--file", file, "--first", "--json"))).toEqual({ file, created: true })
    const [first, ...others] = readFileSync(file, "utf8").trim().split("\n")
    expect(first).toMatch(isKey)
    expect(others).toEqual([text.trim()])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(join(folder, "broken"), "one:short\n")
    expect((await run("--file", join(folder, "broken"), "--first")).err).toContain("must be lines id:base64")
    expect((await run("--file", join(folder, "missing"), "--first")).err).toContain("can't be read: ENOENT")
    const refused = await run("--file", join(folder, "none", "new"))
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining("The key can't be written: ENOENT")
    ])
  })
})

describe("a process", () => {
  const run = scoped()
  let url: string
  beforeEach(async () => {
    url = (await run(makeDatabase)).url
  })

  const command = (line: string, keys: string) =>
    Effect.runPromise(inProcess(line.split(" "), { DATABASE_URL: url, DUEBOOK_KEYS: keys }))
  const started = (line: string, keys: string, more: Readonly<Record<string, string>> = {}) =>
    Effect.runPromise(
      duebook(line.split(" "), { DATABASE_URL: url, DUEBOOK_KEYS: keys, PORT: "0", ADMIN_PORT: "0", ...more })
    )

  /** A person whose secret of codes is sealed by a key. */
  const sealedBy = async (id: string) => {
    await rows(
      url,
      "insert into users (email, name, totp_secret, created_at) values ('ada@example.com', 'Ada', 'JBSWY3DPEHPK3PXP', now())"
    )
    return json(await command("migrate --json", keyLines(id)))
  }

  it("that serves or works does not start without keys, and one sentence says what to do", async () => {
    for (const line of ["serve", "worker"]) {
      const { code, err, out } = await started(line, "")
      expect({ code, out }).toEqual({ code: 1, out: "" })
      expect(err).toMatch(NEEDED)
    }
  })

  it("that opens or seals secrets does nothing without keys; others need none", async () => {
    await command("user create --email ada@example.com --name Ada", "")
    await rows(url, "update users set totp_secret = 'JBSWY3DPEHPK3PXP', two_factor_confirmed_at = now()")
    for (const line of [
      "mail list",
      "hooks show",
      "hooks rotate",
      "secrets rewrap",
      "user reset-two-factor --user 1"
    ]) {
      const { code, err, out } = await command(line, "")
      expect({ line, code, out }).toEqual({ line, code: 1, out: "" })
      expect(err, line).toMatch(NEEDED)
    }
    expect(await rows(url, "select totp_secret from users")).toEqual([{ totp_secret: "JBSWY3DPEHPK3PXP" }])
    expect((await command("gate open", "")).code).toBe(0)
    expect(json(await command("migrate --json", ""))).toMatchObject({ applied: 0, sealed: 0 })
  })

  it("does not start with a key that is no key, and its message has nothing of it", async () => {
    const { code, err } = await started("serve", "one:c2VjcmV0")
    expect(code).toBe(1)
    expect(err).toContain("DUEBOOK_KEYS must be lines id:base64, with 32 bytes each")
    expect(err).not.toContain("c2VjcmV0")
    const doctor = await command("doctor --json", "one:c2VjcmV0")
    expect(doctor.code).toBe(1)
    const said = (
      JSON.parse(doctor.out) as {
        readonly checks: ReadonlyArray<{ readonly name: string; readonly detail: string }>
      }
    ).checks.filter(({ detail }) => detail.includes("DUEBOOK_KEYS"))
    expect(said.map(({ name }) => name)).toEqual(["configuration"])
  })

  it("refuses to serve a database whose secrets need a key that it lacks, and names it", async () => {
    expect(await sealedBy("kept-elsewhere")).toMatchObject({ sealed: 1 })
    const message =
      'The database has secrets that are sealed by the key "kept-elsewhere", which DUEBOOK_KEYS lacks.'
    for (const line of ["serve", "worker", "restored --reminders send", "secrets rewrap"]) {
      const { code, err, out } = await started(line, keyLines("test"))
      expect({ line, code, out }).toEqual({ line, code: 1, out: "" })
      expect(err, line).toBe(`error: ${message}\n`)
    }
    const doctor = await command("doctor --json", keyLines("test"))
    expect(doctor.code).toBe(1)
    expect((JSON.parse(doctor.out) as { readonly checks: unknown }).checks).toContainEqual({
      name: "secrets",
      level: "fail",
      detail: message
    })
    const file = join(folder, "both")
    writeFileSync(file, keyLines("test", "kept-elsewhere"))
    const both = await started("secrets rewrap --json", "", { DUEBOOK_KEYS_FILE: file })
    expect(json(both)).toEqual({ sealed: 1, plain: 0 })
    expect((await command("restored --reminders send", keyLines("test"))).code).toBe(0)
    // Nothing tells the command which keys the processes have that serve.
    const { out } = await command("secrets rewrap", keyLines("newer", "test"))
    expect(out).toContain(
      "A process that was started without this key can't open them: restart it with the key."
    )
  })

  it("refuses to serve with another key under the id of the one that sealed, and names it", async () => {
    expect(await sealedBy("test")).toMatchObject({ sealed: 1 })
    const other = `test:${Buffer.alloc(32, "other").toString("base64")}`
    const message = 'The key "test" in DUEBOOK_KEYS is not the key that sealed users.totp_secret of 1.'
    for (const line of ["serve", "worker", "restored --reminders send", "secrets rewrap"]) {
      const { code, err, out } = await started(line, other)
      expect({ line, code, out }).toEqual({ line, code: 1, out: "" })
      expect(err, line).toBe(`error: ${message}\n`)
    }
    const doctor = await command("doctor --json", other)
    expect(doctor.code).toBe(1)
    expect((JSON.parse(doctor.out) as { readonly checks: unknown }).checks).toContainEqual({
      name: "secrets",
      level: "fail",
      detail: message
    })
  })

  it("with keys seals by `migrate` what an earlier version has stored", async () => {
    expect(await sealedBy("test")).toMatchObject({ applied: 0, sealed: 1 })
    const [row] = await rows<{ totp_secret: string }>(url, "select totp_secret from users")
    expect(row?.totp_secret).toMatch(/^test:/)
    expect(json(await command("migrate --json", keyLines("test")))).toMatchObject({ sealed: 0 })
    expect(json(await command("secrets rewrap --json", keyLines("test")))).toEqual({ sealed: 0, plain: 0 })
  })
})
