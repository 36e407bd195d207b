/** The ceremonies of WebAuthn, with the test vectors of the W3C. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { readAdded, readProof, verifyAdded, verifyProof } from "../../../src/services/people/WebAuthn.ts"
import { vectors } from "../../support/webAuthnVectors.ts"

const site = { id: "example.org", origin: "https://example.org" }

const base64url = (hex: string): string => Buffer.from(hex, "hex").toString("base64url")

type Vector = (typeof vectors)[number]

/** Why a vector is refused; the others are accepted, whatever they say of the authenticator. */
const refused: Readonly<Partial<Record<Vector["name"], string>>> = {
  "none-es256-crossOrigin": "was answered in a frame of another site",
  "none-es256-topOrigin": "was answered in a frame of another site",
  "packed-es384": "has an algorithm that nobody has asked for",
  "packed-es512": "has an algorithm that nobody has asked for",
  "packed-ed448": "has an algorithm that nobody has asked for"
}

const added = ({ made }: Vector) => {
  const read = readAdded(
    JSON.stringify({
      ticket: "ticket",
      id: base64url(made.id),
      clientDataJSON: base64url(made.clientDataJSON),
      attestationObject: base64url(made.attestationObject),
      transports: ["usb", "telepathy"]
    })
  )
  if (read === null) throw new Error("can't be read")
  return Effect.runPromise(verifyAdded(read, { challenge: base64url(made.challenge), site }))
}

const proof = ({ answered, made }: Vector) => {
  const read = readProof(
    JSON.stringify({
      ticket: "ticket",
      id: base64url(made.id),
      clientDataJSON: base64url(answered.clientDataJSON),
      authenticatorData: base64url(answered.authenticatorData),
      signature: base64url(answered.signature),
      userHandle: null
    })
  )
  if (read === null) throw new Error("can't be read")
  return read
}

describe("a test vector of the W3C", () => {
  for (const vector of vectors) {
    const reason = refused[vector.name]
    it(`${vector.name}: ${reason ?? "is a passkey, whose answer is right"}`, async () => {
      const { answered, made } = vector
      const passkey = await added(vector)
      if (reason !== undefined) {
        expect(passkey).toBeNull()
        return
      }
      expect(passkey).toMatchObject({
        credentialId: base64url(made.id),
        signCount: 0,
        transports: ["usb"]
      })
      const publicKey = passkey?.publicKey ?? new Uint8Array()
      const answer = proof(vector)
      const check = (
        changes: Partial<typeof answer> = {},
        where = site,
        challenge: string = answered.challenge
      ) =>
        Effect.runPromise(
          verifyProof(
            { ...answer, ...changes },
            { challenge: base64url(challenge), site: where },
            { publicKey },
            false
          )
        )
      expect(await check()).toBe(0)
      expect(await check({}, site, made.challenge)).toBeNull()
      expect(await check({}, { ...site, origin: "https://example.com" })).toBeNull()
      expect(await check({}, { ...site, id: "example.com" })).toBeNull()
      expect(await check({ signature: answer.signature.replace(/^.{8}/, "AAAAAAAA") })).toBeNull()
      expect(await check({ clientDataJSON: base64url(made.clientDataJSON) })).toBeNull()
    })
  }

  it("counts as the owner's only where the authenticator says that it has verified the owner", async () => {
    const outcomes = await Promise.all(
      vectors
        .filter(({ name }) => refused[name] === undefined)
        .map(async (vector) => {
          const passkey = await added(vector)
          const publicKey = passkey?.publicKey ?? new Uint8Array()
          const expected = { challenge: base64url(vector.answered.challenge), site }
          const accepted = await Effect.runPromise(verifyProof(proof(vector), expected, { publicKey }, true))
          const flags = Buffer.from(vector.answered.authenticatorData, "hex")[32] ?? 0
          return { isVerified: (flags & 0x04) !== 0, isAccepted: accepted !== null }
        })
    )
    expect(new Set(outcomes.map(({ isVerified }) => isVerified))).toEqual(new Set([true, false]))
    for (const { isAccepted, isVerified } of outcomes) expect(isAccepted).toBe(isVerified)
  })
})

describe("an answer", () => {
  it("that no script of ours has sent is none", () => {
    const right = {
      ticket: "t",
      id: "aQ",
      clientDataJSON: "e30",
      authenticatorData: "AA",
      signature: "AA",
      userHandle: null
    }
    expect(readProof(JSON.stringify(right))).toEqual(right)
    const wrong = ["", "{", "null", "[]", "7", '"text"', JSON.stringify({ ...right, id: "not base64url!" })]
    for (const text of wrong) expect(readProof(text), text).toBeNull()
    for (const [name, value] of Object.entries(right)) {
      const long = "A".repeat(16_385)
      expect(readProof(JSON.stringify({ ...right, [name]: long })), `${name} too long`).toBeNull()
      expect(readProof(JSON.stringify({ ...right, [name]: { value } })), `${name} an object`).toBeNull()
    }
    expect(readAdded(JSON.stringify(right))).toBeNull()
  })

  it("that can't be read is wrong, and harms nobody", async () => {
    const expected = { challenge: "AAAA", site }
    const garbage = { ticket: "t", id: "aQ", clientDataJSON: "AAAA", transports: [] }
    for (const attestationObject of ["AA", "_____w", "oA", "o2NmbXRkbm9uZQ"]) {
      expect(await Effect.runPromise(verifyAdded({ ...garbage, attestationObject }, expected))).toBeNull()
    }
    const answer = { ...garbage, authenticatorData: "AA", signature: "AA", userHandle: null }
    const publicKey = new Uint8Array([0xff])
    expect(await Effect.runPromise(verifyProof(answer, expected, { publicKey }, false))).toBeNull()
  })
})
