/** What a provider sends that is not as it must be, through the whole service. */
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { alertOf } from "../../support/Accounts.ts"
import { HostileProvider, type Tampering } from "../../support/HostileProvider.ts"
import { environmentFor } from "../../support/IdentityProvider.ts"
import { personOf, Visitor } from "../../support/Person.ts"
import { begin, pathOf, problemOf, somebody } from "../../support/signOn.ts"
import { useServer } from "../../support/TestServer.ts"

const provider = await HostileProvider.start()
const server = useServer({ environment: environmentFor(provider.issuer, { OIDC_SECOND_FACTOR: "otp" }) })
afterAll(() => provider.stop())
beforeEach(() => server.sql("delete from throttles"))

const member = async () => {
  const { email } = await personOf(server, (await server.company()).id, { role: "member", totp: false })
  return somebody({ email })
}

/** Signs in a member by an answer that was tampered with, and returns what is said. */
const tried = async (tampering: Tampering): Promise<string> => {
  const visitor = new Visitor(server)
  const path = pathOf(provider.signIn(await begin(visitor), await member(), tampering))
  const seen = await visitor.get(path)
  if (seen.location === "/app") return "signed in"
  const said = await problemOf(visitor, seen)
  expect((await visitor.get("/app")).location).toBe("/app/sign-in")
  return said
}

const NOT_VALID = "What Example ID has answered is not valid. Start again, or tell your operator."
const now = () => Math.floor(Date.now() / 1_000)

describe("an ID token", () => {
  it("signs in if all is right", async () => {
    expect(await tried({})).toBe("signed in")
  })

  const wrong: Readonly<Record<string, Tampering>> = {
    "another nonce": { claims: { nonce: "another" } },
    "no nonce": { claims: { nonce: undefined } },
    "another audience": { claims: { aud: "another" } },
    "several audiences and another party that it was made for": {
      claims: { aud: ["duebook", "another"], azp: "another" }
    },
    "another issuer": { claims: { iss: "https://id.example.com" } },
    "no subject": { claims: { sub: undefined } },
    "an end an hour ago": { claims: { exp: now() - 3_600, iat: now() - 7_200 } },
    "a beginning in an hour": { claims: { nbf: now() + 3_600 } },
    "no algorithm and no signature": { header: { alg: "none" }, signed: "nothing" },
    "the client's secret as its key": { header: { alg: "HS256" }, signed: "secret" },
    "a signature by another key": { signed: "another" },
    "an unknown key": { header: { kid: "two" } }
  }
  for (const [what, tampering] of Object.entries(wrong)) {
    it(`is refused with ${what}`, async () => {
      expect(await tried(tampering)).toBe(NOT_VALID)
    })
  }
})

describe("the address that leads back", () => {
  const wrong: Readonly<Record<string, Tampering>> = {
    "another issuer": { answer: { iss: "https://id.example.com" } },
    "no code": { answer: { code: "" } },
    "a token beside the code": { answer: { response: "x", id_token: "x" } }
  }
  for (const [what, tampering] of Object.entries(wrong)) {
    it(`is refused with ${what}`, async () => {
      expect(await tried(tampering)).toBe(NOT_VALID)
    })
  }

  it("is refused with two states", async () => {
    const visitor = new Visitor(server)
    const path = pathOf(provider.signIn(await begin(visitor), await member()))
    expect(await problemOf(visitor, await visitor.get(`${path}&state=x`))).toBe(NOT_VALID)
  })

  it("says that the person has left if the provider does", async () => {
    expect(await tried({ answer: { error: "access_denied" } })).toContain(
      "You did not sign in at Example ID."
    )
  })
})

describe("a provider that does not work", () => {
  const DOWN = "Example ID can't be reached at the moment. Wait a little, and try again."
  const cases: Readonly<Record<string, NonNullable<Tampering["answers"]>>> = {
    "answers 503 for a token": { "/token": { status: 503, body: "" } },
    "sends more than a token": { "/token": { body: "x".repeat(300_000) } },
    "never answers": { "/token": null }
  }
  for (const [what, answers] of Object.entries(cases)) {
    it(`is told to whoever comes back: it ${what}`, { timeout: 30_000 }, async () =>
      expect(await tried({ answers })).toBe(DOWN)
    )
  }

  it("is no wrong try", async () => {
    for (let tries = 0; tries < 25; tries++) {
      expect(await tried({ answers: { "/token": { status: 500, body: "" } } })).toBe(DOWN)
    }
  })

  it("is told where it refuses the client, and in the log with the reason", async () => {
    const body = JSON.stringify({ error: "invalid_client" })
    expect(await tried({ answers: { "/token": { status: 401, body } } })).toBe(NOT_VALID)
    const line = server.log.findLast(({ message }) => message === "single sign-on was refused")
    expect(line?.annotations["reason_code"]).toBe("invalid")
    expect(String(line?.annotations["detail"])).not.toBe("")
  })
})

describe("metadata", () => {
  it("are read once for many who sign in", async () => {
    await tried({})
    provider.asked.length = 0
    await tried({})
    expect(provider.asked).toEqual(["/token"])
  })
})

describe("a provider that can't be reached", () => {
  const down = useServer({ environment: environmentFor("http://localhost:9") })

  it("is told on the page, where the password still works", async () => {
    const visitor = new Visitor(down)
    const seen = await visitor.submit("/app/sign-in", "single-sign-on")
    expect(seen.status).toBe(422)
    expect(alertOf(seen)).toBe("Example ID can't be reached at the moment. Wait a little, and try again.")
    expect(seen.html.querySelectorAll("label").map(({ text }) => text)).toEqual(["E-mail", "Password"])
  })
})

describe("metadata that are wrong", () => {
  const hostile: Array<HostileProvider> = []
  afterAll(() => Promise.all(hostile.map((each) => each.stop())))

  for (const [what, metadata] of Object.entries({
    "the issuer of somebody else": { issuer: "https://id.example.com" },
    "an address without https on another machine": { authorization_endpoint: "http://id.example.com/auth" }
  })) {
    describe(what, async () => {
      const one = await HostileProvider.start()
      hostile.push(one)
      one.tampering = { metadata }
      const other = useServer({ environment: environmentFor(one.issuer) })

      it("leads nobody to the provider", async () => {
        const seen = await new Visitor(other).submit("/app/sign-in", "single-sign-on")
        expect([seen.status, alertOf(seen)]).toEqual([
          422,
          "Example ID can't be reached at the moment. Wait a little, and try again."
        ])
      })
    })
  }
})
