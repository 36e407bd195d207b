/** What passkeys prove, over plain HTTP with an authenticator in software: alone, after a password, as a fresh proof. */
import { beforeEach, describe, expect, it } from "vitest"
import { accountOn, alertOf, giveCode, givePassword } from "../support/Accounts.ts"
import { Authenticator, optionsFor, type Wrongs } from "../support/Authenticator.ts"
import {
  ACCOUNT,
  addPasskey,
  askedBy,
  codesOf,
  isIn,
  passkeyDeeds,
  passkeysOf,
  REFUSED,
  secondStepWith,
  SIGN_IN,
  signInWith,
  siteFor,
  toldTo,
  withPasskey
} from "../support/Passkeys.ts"
import { Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const MINUTE_MILLIS = 60_000

const server = useServer()

// All tests have one network address.
beforeEach(() => server.sql("delete from throttles"))

describe("a passkey alone", () => {
  it("signs in without a password, as fresh as a password and a code, and leads on", async () => {
    const { device, person, visitor } = await withPasskey(server)
    const led = await visitor.get(person.at("/keys"))
    const page = await visitor.get(led.location ?? "")
    const answer = device.answer(await optionsFor(visitor, "sign_in"))
    const before = visitor.cookie
    const body = visitor.fieldsOf(page, "sign-in-with-passkey")
    body.set("answer", answer)
    const done = await visitor.post(led.location ?? "", body)
    expect(done.location).toBe(person.at("/keys"))
    expect(visitor.cookie).not.toBe(before)
    expect((await visitor.get(person.at("/keys"))).status).toBe(200)
    expect(codesOf(await visitor.submit(ACCOUNT, "new-recovery-codes"))).toHaveLength(10)
    expect((await passkeysOf(server, person.userId))[0]).toMatchObject({
      sign_count: "2",
      last_used_at: expect.any(Date)
    })
  })

  it("is asked of whoever has one: the options tell of nobody", async () => {
    await withPasskey(server)
    const visitor = new Visitor(server)
    await visitor.get(SIGN_IN)
    expect((await optionsFor(visitor, "sign_in")).publicKey).toEqual({
      challenge: expect.any(String),
      rpId: "localhost",
      userVerification: "required",
      allowCredentials: []
    })
  })

  it("takes the place of the session that the browser has", async () => {
    const { device, person } = await withPasskey(server)
    const { visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    const waiting = new Visitor(server, visitor.cookie)
    const body = visitor.fieldsOf(await visitor.get(SIGN_IN), "second-step")
    body.set("_action", "sign-in-with-passkey")
    body.set("answer", device.answer(await optionsFor(visitor, "sign_in")))
    expect((await visitor.post(SIGN_IN, body)).status).toBe(303)
    expect((await waiting.get(SIGN_IN)).text).not.toContain("Use a recovery code")
  })

  it("works after a stranger has used up the tries for passwords", async () => {
    const { device, person, visitor } = await withPasskey(server)
    for (let tries = 0; tries < 6; tries++) await givePassword(new Visitor(server), person.email, "wrong")
    expect((await givePassword(new Visitor(server), person.email)).status).toBe(429)
    expect((await signInWith(visitor, device)).status).toBe(303)
  })

  it("works with an authenticator that does not count", async () => {
    const { person, visitor } = await accountOn(server)
    const device = new Authenticator(siteFor(server))
    device.count = null
    await addPasskey(person, device)
    expect((await signInWith(visitor, device)).status).toBe(303)
    expect((await signInWith(new Visitor(server), device)).status).toBe(303)
  })

  const wrongs: ReadonlyArray<readonly [what: string, wrong: Wrongs]> = [
    ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["another origin", { origin: "https://duebook.example" }],
    ["another site", { rpId: "duebook.example" }],
    ["an answer that was to make a passkey", { type: "webauthn.create" }],
    ["an answer from a frame", { crossOrigin: true }],
    ["nobody there", { present: false }],
    ["an owner who was not verified", { verified: false }],
    ["an authenticator that does not name its owner", { userHandle: null }],
    ["an authenticator that names somebody else", { userHandle: Buffer.alloc(32, 7).toString("base64url") }],
    ["a passkey that nobody knows", { id: Buffer.alloc(32, 7).toString("base64url") }],
    ["another key", { key: new Authenticator("http://localhost").key }]
  ]
  for (const [what, wrong] of wrongs) {
    it(`422 for ${what}, in the same words`, async () => {
      const { device, visitor } = await withPasskey(server)
      const seen = await signInWith(visitor, device, wrong)
      expect([seen.status, alertOf(seen)]).toEqual([422, expect.stringContaining(REFUSED)])
      expect(await isIn(visitor)).toBe(false)
    })
  }

  it("422 for an answer that was given before, here or in another browser", async () => {
    const { device, visitor } = await withPasskey(server)
    await visitor.get(SIGN_IN)
    const options = await optionsFor(visitor, "sign_in")
    const before = new Visitor(server, visitor.cookie)
    const answer = device.answer(options)
    const elsewhere = new Visitor(server)
    expect((await elsewhere.submit(SIGN_IN, "sign-in-with-passkey", { answer })).status).toBe(422)
    expect((await visitor.submit(SIGN_IN, "sign-in-with-passkey", { answer })).status).toBe(303)
    expect((await before.submit(SIGN_IN, "sign-in-with-passkey", { answer })).status).toBe(422)
    // A new answer to the same challenge is no better.
    const again = device.answer(options)
    expect((await before.submit(SIGN_IN, "sign-in-with-passkey", { answer: again })).status).toBe(422)
  })

  it("422 for a challenge that has ended, and for one that asked for a second factor", async () => {
    const { device, person, visitor } = await withPasskey(server)
    await visitor.get(SIGN_IN)
    const late = device.answer(await optionsFor(visitor, "sign_in"))
    server.clock.advance(5 * MINUTE_MILLIS)
    expect((await visitor.submit(SIGN_IN, "sign-in-with-passkey", { answer: late })).status).toBe(422)
    const confirming = device.answer(await optionsFor(person, "confirm"))
    expect((await visitor.submit(SIGN_IN, "sign-in-with-passkey", { answer: confirming })).status).toBe(422)
  })

  it("is refused if it has counted less than before, and its owner and the operator are told", async () => {
    const { device, person, visitor } = await withPasskey(server)
    expect((await signInWith(visitor, device)).status).toBe(303)
    const copy = new Visitor(server)
    for (const count of [2, 1, 0]) {
      const seen = await signInWith(copy, device, { count })
      expect([seen.status, alertOf(seen)]).toEqual([422, expect.stringContaining(REFUSED)])
    }
    expect(await isIn(copy)).toBe(false)
    expect((await passkeysOf(server, person.userId))[0]).toMatchObject({ sign_count: "2" })
    expect((await passkeyDeeds(server, person.userId)).map(({ action }) => action)).toEqual([
      "passkey.add",
      "passkey.refuse",
      "passkey.refuse",
      "passkey.refuse"
    ])
    await expect.poll(() => toldTo(server, person.email)).toContain("was refused")
    expect(server.log.some(({ level, message }) => level === "WARN" && /copy/.test(message))).toBe(true)
    expect((await signInWith(copy, device, { count: 10 })).status).toBe(303)
  })

  it("429 after as many wrong answers as codes, for this passkey alone; known or not makes no difference", async () => {
    const { device, visitor } = await withPasskey(server)
    const unknown = Buffer.alloc(32, 9).toString("base64url")
    const answers: Array<string> = []
    for (const wrong of [{ verified: false }, { id: unknown }]) {
      for (let tries = 0; tries < 5; tries++) {
        expect((await signInWith(new Visitor(server), device, wrong)).status).toBe(422)
      }
      const seen = await signInWith(new Visitor(server), device, wrong)
      expect(seen.status).toBe(429)
      answers.push(alertOf(seen))
    }
    expect(answers[0]).toBe(answers[1])
    expect((await signInWith(visitor, device)).status).toBe(429)
    await server.sql("delete from throttles")
    expect((await signInWith(visitor, device)).status).toBe(303)
  })
})

describe("a passkey as the second factor", () => {
  it("is asked for after the password, also without the owner's being verified", async () => {
    const { device, person, visitor } = await withPasskey(server, { totp: false })
    const led = await givePassword(visitor, person.email)
    const step = await visitor.get(led.location ?? "")
    expect(step.text).toContain("Use a passkey")
    expect(step.text).not.toContain('name="code"')
    expect(await isIn(visitor)).toBe(false)
    expect((await secondStepWith(visitor, device, { verified: false, userHandle: null })).location).toBe(
      "/app"
    )
    expect((await visitor.get(person.at("/people"))).status).toBe(200)
  })

  it("stands beside codes: either is enough", async () => {
    const { device, person } = await withPasskey(server)
    const first = new Visitor(server)
    await givePassword(first, person.email)
    expect((await giveCode(first, person.code())).status).toBe(303)
    const second = new Visitor(server)
    await givePassword(second, person.email)
    expect((await secondStepWith(second, device)).status).toBe(303)
  })

  it("leaves recovery codes as the way without it", async () => {
    const { added, person, visitor } = await withPasskey(server, { totp: false })
    await givePassword(visitor, person.email)
    const [code = ""] = codesOf(added)
    const done = await visitor.submit(`${SIGN_IN}?recovery=1`, "use-recovery-code", { code })
    expect(done.status).toBe(303)
    expect(await isIn(visitor)).toBe(true)
  })

  it("422 for somebody else's passkey, however right its answer, and for one that was given before", async () => {
    const { device, person, visitor } = await withPasskey(server)
    const other = await withPasskey(server)
    await givePassword(visitor, person.email)
    const seen = await secondStepWith(visitor, other.device)
    expect([seen.status, alertOf(seen)]).toEqual([422, expect.stringContaining(REFUSED)])
    const options = await optionsFor(visitor, "confirm")
    const wrong = device.answer(options, { origin: "http://localhost" })
    const right = device.answer(options)
    expect((await visitor.submit(SIGN_IN, "second-step-by-passkey", { answer: wrong })).status).toBe(422)
    // Its challenge was answered.
    expect((await visitor.submit(SIGN_IN, "second-step-by-passkey", { answer: right })).status).toBe(422)
    expect(await isIn(visitor)).toBe(false)
    expect((await secondStepWith(visitor, device)).status).toBe(303)
  })

  it("counts wrong answers together with wrong codes", async () => {
    const { device, person, visitor } = await withPasskey(server)
    await givePassword(visitor, person.email)
    for (let tries = 0; tries < 3; tries++) {
      expect((await giveCode(visitor, "000000")).status).toBe(422)
    }
    for (let tries = 0; tries < 2; tries++) {
      expect((await secondStepWith(visitor, device, { rpId: "example.com" })).status).toBe(422)
    }
    expect((await secondStepWith(visitor, device)).status).toBe(429)
    expect((await giveCode(visitor, person.code())).status).toBe(429)
  })

  it("is a fresh proof in the place of a code, and the action goes on", async () => {
    const { device, person } = await withPasskey(server)
    await server.sql("update user_sessions set code_at = null where user_id = $1", [person.userId])
    const asked = await person.submit(ACCOUNT, "new-recovery-codes")
    expect(askedBy(asked)).toEqual(["Code", "Continue", "Use a passkey"])
    const body = person.fieldsOf(asked, "new-recovery-codes")
    body.set(
      "_passkey",
      device.answer(await optionsFor(person, "confirm"), { origin: "https://example.com" })
    )
    const wrong = await person.post(ACCOUNT, body)
    expect([wrong.status, alertOf(wrong)]).toEqual([422, expect.stringContaining(REFUSED)])
    body.set("_passkey", device.answer(await optionsFor(person, "confirm")))
    expect(codesOf(await person.post(ACCOUNT, body))).toHaveLength(10)
    expect(codesOf(await person.submit(ACCOUNT, "new-recovery-codes"))).toHaveLength(10)
    server.clock.advance(10 * MINUTE_MILLIS)
    expect(askedBy(await person.submit(ACCOUNT, "new-recovery-codes"))).toContain("Use a passkey")
  })

  it("is asked for alone where there is no app", async () => {
    const { device, person } = await withPasskey(server, { totp: false })
    await server.sql("update user_sessions set code_at = null where user_id = $1", [person.userId])
    const asked = await person.submit(ACCOUNT, "new-recovery-codes")
    expect(askedBy(asked)).toEqual(["Use a passkey"])
    const body = person.fieldsOf(asked, "new-recovery-codes")
    body.set("_passkey", device.answer(await optionsFor(person, "confirm")))
    expect(codesOf(await person.post(ACCOUNT, body))).toHaveLength(10)
  })
})
