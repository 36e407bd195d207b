import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect, Option, Redacted } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll } from "vitest"
import * as Config from "../src/Config.ts"

const folder = mkdtempSync(path.join(tmpdir(), "duebook-config-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file and returns its path. */
const file = (name: string, content: string): string => {
  const at = path.join(folder, name)
  writeFileSync(at, content)
  return at
}

const load = (variables: Readonly<Record<string, string>>) =>
  Config.load(Config.serve).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables))))
  )

const DATABASE_URL = "postgres://duebook:secret@127.0.0.1/duebook"

describe("a secret", () => {
  it.effect("is taken from a file as well as from its variable", () =>
    Effect.gen(function* () {
      const files = {
        DATABASE_URL_FILE: file("database-url", `${DATABASE_URL}\n`),
        SMTP_URL_FILE: file("smtp-url", "smtp://user:pass@mail.example:25\r\n"),
        SMS_API_KEY_FILE: file("sms-api-key", "AC1:s3:cret")
      }
      const others = { MAIL_FROM: "a@b.example", SMS_API_URL: "https://sms.example/", SMS_FROM: "Duebook" }
      const { channels, database, smsKey } = yield* load({ ...files, ...others })
      expect(Redacted.value(database.url)).toBe(DATABASE_URL)
      expect(Redacted.value(Option.getOrThrow(channels.email).url)).toBe("smtp://user:pass@mail.example:25")
      expect(Redacted.value(Option.getOrThrow(smsKey))).toBe("AC1:s3:cret")
    })
  )

  it.effect("is refused where its file is of no use, and says which one", () =>
    Effect.gen(function* () {
      const refusal = (variables: Readonly<Record<string, string>>) =>
        Effect.map(Effect.flip(load(variables)), ({ message }) => message)
      expect(yield* refusal({ DATABASE_URL_FILE: path.join(folder, "none") })).toContain(
        "DATABASE_URL_FILE names a file that can't be read (ENOENT)"
      )
      expect(yield* refusal({ DATABASE_URL_FILE: folder })).toContain("DATABASE_URL_FILE must name a file")
      expect(yield* refusal({ DATABASE_URL_FILE: file("empty", "\n") })).toContain(
        "DATABASE_URL_FILE names a file that is empty"
      )
      expect(yield* refusal({ DATABASE_URL_FILE: file("long", "x".repeat(65_537)) })).toContain(
        "DATABASE_URL_FILE must name a file of at most 65536 bytes"
      )
      const wrong = yield* refusal({ DATABASE_URL_FILE: file("wrong", "mysql://root:hunter2@db") })
      expect(wrong).toContain("DATABASE_URL_FILE must be a URL beginning with postgres://")
      expect(wrong).not.toContain("hunter2")
      const both = yield* refusal({ DATABASE_URL, DATABASE_URL_FILE: file("right", DATABASE_URL) })
      expect(both).toContain("DATABASE_URL and DATABASE_URL_FILE are both set")
      expect(yield* refusal({})).toContain("DATABASE_URL is required")
    })
  )

  it.effect("makes e-mails need PUBLIC_URL also where SMTP_URL comes from a file", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(
        Config.load(Config.sending).pipe(
          Effect.withConfigProvider(
            ConfigProvider.fromMap(
              new Map(
                Object.entries({
                  DATABASE_URL,
                  SMTP_URL_FILE: file("smtp", "smtp://mail.example:25"),
                  MAIL_FROM: "a@b.example"
                })
              )
            )
          )
        )
      )
      expect(message).toContain("PUBLIC_URL must be https://")
    })
  )
})
