/** The page about Amazon RDS says what the service accepts, and the same of the pooler as docs/operating.md. */
import { ConfigProvider, Effect, Redacted } from "effect"
import { readFileSync } from "node:fs"
import { rootCertificates } from "node:tls"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import * as Config from "../../src/Config.ts"
import { isInTheClear, isUnverified } from "../../src/postgres/DatabaseUrl.ts"
import { root } from "../support/documents.ts"

const page = readFileSync(join(root, "docs/rds.md"), "utf8")
const operating = readFileSync(join(root, "docs/operating.md"), "utf8")
const folder = mkdtempSync(join(tmpdir(), "duebook-rds-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("docs/rds.md", () => {
  it("has an address that is accepted, encrypted and verified, once the file is there", async () => {
    const [, shown = ""] = /^DATABASE_URL=(.+)$/m.exec(page) ?? []
    const load = (url: string) =>
      Effect.runPromise(
        Effect.either(Config.load(Config.database)).pipe(
          Effect.withConfigProvider(ConfigProvider.fromMap(new Map([["DATABASE_URL", url]])))
        )
      )
    const missing = await load(shown)
    expect(missing._tag === "Left" ? missing.left.message : "").toContain(
      "DATABASE_URL names /etc/duebook/rds.pem by sslrootcert, which can't be read (ENOENT)"
    )
    const bundle = join(folder, "rds.pem")
    writeFileSync(bundle, rootCertificates.slice(0, 3).join("\n"))
    const found = await load(shown.replace("/etc/duebook/rds.pem", bundle))
    if (found._tag === "Left") throw new Error(found.left.message)
    const url = Redacted.value(found.right.url)
    expect([isInTheClear(url), isUnverified(url)]).toEqual([false, false])
  })

  it("gives PgBouncer the settings that docs/operating.md gives it, and the same authorities", () => {
    const settingsOf = (text: string) => /connect_query='([^']+)'/.exec(text)?.[1]
    expect(settingsOf(page)).toBe(settingsOf(operating))
    for (const line of ["pool_mode = transaction", "max_prepared_statements = 1000"])
      expect(page).toContain(`\n${line}\n`)
    expect(page).toContain("server_tls_ca_file = /etc/duebook/rds.pem")
  })
})
