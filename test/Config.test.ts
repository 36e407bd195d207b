import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect, Option, Redacted } from "effect"
import * as Config from "../src/Config.ts"

const load = (variables: Readonly<Record<string, string>>) =>
  Config.load(Config.serve).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables))))
  )

const DATABASE_URL = "postgres://duebook:secret@127.0.0.1/duebook"

describe("the configuration", () => {
  it.effect("has defaults for all but the database", () =>
    Effect.gen(function* () {
      const { database, server } = yield* load({ DATABASE_URL })
      expect(Redacted.value(database.url)).toBe(DATABASE_URL)
      expect(server).toMatchObject({ host: "0.0.0.0", port: 3000, adminPort: 3001, maxInFlight: 1024 })
      expect(server.rateLimitPerMinute).toBe(60)
    })
  )

  it.effect("takes an empty variable for an unset one", () =>
    Effect.gen(function* () {
      const { channels, server } = yield* load({ DATABASE_URL, PORT: "", HOST: " ", SMTP_URL: "" })
      expect(server).toMatchObject({ host: "0.0.0.0", port: 3000 })
      expect(Option.isNone(channels.smtpUrl)).toBe(true)
    })
  )

  it.effect("is refused with every problem at once, and without the secrets in it", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(
        load({ DATABASE_URL: "mysql://root:hunter2@db", PORT: "0x10", LOG_LEVEL: "loud", MAX_IN_FLIGHT: "0" })
      )
      for (const name of ["DATABASE_URL", "PORT", "LOG_LEVEL", "MAX_IN_FLIGHT"])
        expect(message).toContain(name)
      expect(message).not.toContain("hunter2")
    })
  )

  it.effect("is refused when the port for operators is the public one", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(load({ DATABASE_URL, PORT: "4000", ADMIN_PORT: "4000" }))
      expect(message).toContain("ADMIN_PORT")
      const free = yield* load({ DATABASE_URL, PORT: "0", ADMIN_PORT: "0" })
      expect(free.server).toMatchObject({ port: 0, adminPort: 0 })
    })
  )
})
