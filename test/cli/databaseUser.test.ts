/** What an operator is told whose DATABASE_URL names a user, or asks for encryption, that the server does not serve. */
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { asServed } from "../support/ServingLogin.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { duebook, inProcess } from "./run.ts"

const PORTS = { PORT: "0", ADMIN_PORT: "0" }
const STRANGER = "duebook_test_stranger"

describe("DATABASE_URL", () => {
  const run = scoped()
  let url: string
  beforeAll(async () => {
    url = (await run(makeDatabase)).url
  })

  const started = (word: string, databaseUrl: string) =>
    Effect.runPromise(duebook([word], { DATABASE_URL: databaseUrl, ...PORTS }))
  const command = (words: ReadonlyArray<string>, databaseUrl: string) =>
    Effect.runPromise(inProcess(words, { DATABASE_URL: databaseUrl }))

  it("with a user outside the serving role ends each process with the sentence that mends it", async () => {
    await rows(
      url,
      `do $$ begin create role ${STRANGER} login password 'stranger'; exception when duplicate_object then null; end $$`
    )
    const stranger = Object.assign(new URL(url), { username: STRANGER, password: "stranger" }).href
    const sentence =
      /The database refuses this \(permission denied for .+\)\. The user in DATABASE_URL has to be a member of duebook_app or, for migrate, distribute and restored, own the database\.$/
    for (const word of ["serve", "worker"]) {
      const { code, err, out } = await started(word, stranger)
      expect({ word, code, out }).toEqual({ word, code: 1, out: "" })
      expect(err.trim()).toMatch(sentence)
      expect(err.trim()).toMatch(/^error: The database refuses.+$/)
    }
    const doctor = await command(["doctor", "--json"], stranger)
    expect((JSON.parse(doctor.out) as { readonly checks: unknown }).checks).toContainEqual({
      name: "database",
      level: "fail",
      detail: expect.stringMatching(sentence)
    })
  })

  it("with an sslmode for which the server has no TLS ends each process with one sentence", async () => {
    const sentence =
      "The server in DATABASE_URL offers no TLS, for which its sslmode asks. Switch TLS on there or, if nobody can listen on the way, leave out sslmode."
    for (const word of ["serve", "worker"]) {
      expect(await started(word, `${asServed(url)}?sslmode=require`)).toEqual({
        code: 1,
        out: "",
        err: `error: ${sentence}\n`
      })
    }
    for (const words of [["migrate"], ["company", "list"]]) {
      expect((await command(words, `${url}?sslmode=require`)).err).toBe(`error: ${sentence}\n`)
    }
  })

  it("with a serving role that has no password yet says how it gets one", async () => {
    const served = Object.assign(new URL(url), { username: "duebook_app", password: "none" }).href
    const { code, err } = await command(["gate", "status"], served)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^error: The database refuses the user in DATABASE_URL \(.*"duebook_app".*\)\. duebook_app can log in once the owner or a superuser has run: alter role duebook_app login password '…'\n$/
    )
    const other = Object.assign(new URL(url), { username: "nobody", password: "none" }).href
    expect((await command(["gate", "status"], other)).err).toMatch(
      /^error: The database refuses the user in DATABASE_URL \(.*"nobody".*\)\.\n$/
    )
  })
})
