import { describe, expect, it } from "vitest"
import { originOf } from "../../src/app/Origin.ts"

const of = (headers: Record<string, string>, trustProxy = true) =>
  originOf({ headers: new Headers({ host: "books.example", ...headers }) }, "10.0.0.1", {
    trustProxy,
    publicUrl: "http://books.example"
  })

describe("where a request comes from", () => {
  it("is what the nearest proxy says, if proxies are trusted", () => {
    const usual = { "x-forwarded-for": "6.6.6.6, 192.0.2.1", "x-forwarded-proto": "http, https" }
    expect(of(usual)).toMatchObject({ address: "192.0.2.1", isSecure: true })
    expect(of({ forwarded: 'for=6.6.6.6, for="[2001:db8::1]:4711";proto=https' })).toMatchObject({
      address: "2001:db8::1",
      isSecure: true
    })
    expect(of(usual, false)).toMatchObject({ address: "10.0.0.1", isSecure: false })
  })

  it("is the connection's where two families of headers differ, one of which the client may have sent", () => {
    expect(of({ forwarded: "for=6.6.6.6;proto=http", "x-forwarded-for": "192.0.2.1" })).toMatchObject({
      address: "10.0.0.1"
    })
  })
})
