/** The identity provider in a process as an operator runs it: the compiled executable, and the secret from a file. */
import { Effect } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { client, environmentFor, IdentityProvider } from "../support/IdentityProvider.ts"
import { personOf, Visitor } from "../support/Person.ts"
import { scoped } from "../support/Scoped.ts"
import { duebook } from "./run.ts"
import { startServer } from "../support/ServerProcess.ts"
import { begin, pathOf, somebody } from "../support/signOn.ts"
import { useServer } from "../support/TestServer.ts"

const folder = mkdtempSync(join(tmpdir(), "duebook-oidc-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("single sign-on in the executable", () => {
  const server = useServer()
  const run = scoped()

  it("signs in, and comes back to an instance that did not send the person away", async () => {
    const provider = await IdentityProvider.start()
    const file = join(folder, "secret")
    writeFileSync(file, `${client.secret}\n`)
    const environment = {
      ...environmentFor(provider.issuer),
      OIDC_CLIENT_SECRET: "",
      OIDC_CLIENT_SECRET_FILE: file
    }
    const one = await run(startServer(server.databaseUrl, environment))
    provider.serve(one)
    const other = await run(
      startServer(server.databaseUrl, { ...environment, PUBLIC_URL: `http://localhost:${one.port}` })
    )
    const member = await personOf(server, (await server.company()).id, { role: "member", totp: false })
    const visitor = new Visitor({ url: `http://127.0.0.1:${one.port}` })
    const address = await begin(visitor)
    const path = pathOf(await provider.signIn(address, somebody({ email: member.email })))
    const elsewhere = new Visitor({ url: `http://127.0.0.1:${other.port}` }, visitor.cookie)
    expect((await elsewhere.get(path)).location).toBe("/app")
    expect((await elsewhere.get(`/app/${member.companyId}/receivables`)).status).toBe(200)
    expect([...one.complaints, ...other.complaints]).toEqual([])
    await provider.stop()
  })

  it("is looked at by `doctor`, which names the cause where nobody can sign in", async () => {
    const provider = await IdentityProvider.start()
    provider.serve({ port: 3000 })
    const found = async () => {
      const { code, out } = await Effect.runPromise(
        duebook(["doctor", "--json"], {
          DATABASE_URL: server.databaseUrl,
          ...environmentFor(provider.issuer)
        })
      )
      const { checks } = JSON.parse(out) as { readonly checks: ReadonlyArray<{ readonly name: string }> }
      return { code, finding: checks.find(({ name }) => name === "single_sign_on") }
    }
    const check = "single_sign_on"
    expect(await found()).toEqual({
      code: 0,
      finding: { name: check, level: "ok", detail: `${provider.issuer} answers` }
    })
    await provider.stop()
    expect(await found()).toEqual({
      code: 1,
      finding: {
        name: check,
        level: "fail",
        detail: expect.stringMatching(new RegExp(`^nobody can sign in at ${provider.issuer}: .*no answer`))
      }
    })
  })
})
