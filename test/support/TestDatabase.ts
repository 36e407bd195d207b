import { Effect, type Scope } from "effect"
import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { inject } from "vitest"

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string
  readonly name: string
}

const admin = (text: string) =>
  Effect.promise(async () => {
    const client = new Client(inject("adminUrl"))
    await client.connect()
    await client.query(text).finally(() => client.end())
  })

const create = (source: string): Effect.Effect<TestDatabase, never, Scope.Scope> =>
  Effect.gen(function* () {
    const name = `duebook_test_${randomBytes(8).toString("hex")}`
    yield* Effect.acquireRelease(admin(`create database ${name} template ${source}`), () =>
      admin(`drop database if exists ${name} with (force)`)
    )
    const url = new URL(inject("adminUrl"))
    url.pathname = `/${name}`
    return { url: url.href, name }
  })

/** A migrated database, dropped when the scope closes. */
export const makeDatabase: Effect.Effect<TestDatabase, never, Scope.Scope> = Effect.suspend(() =>
  create(inject("templateDatabase"))
)

/** A database with nothing in it, for tests of the migrations themselves; dropped when the scope closes. */
export const emptyDatabase: Effect.Effect<TestDatabase, never, Scope.Scope> = create("template0")
