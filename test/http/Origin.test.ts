import { describe, expect, it } from "vitest"
import { isOwnSite, originOf } from "../../src/http/Origin.ts"

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

  it("is what both families of headers say where they agree", () => {
    expect(
      of({
        forwarded: "for=192.0.2.1; proto=https",
        "x-forwarded-for": "192.0.2.1",
        "x-forwarded-proto": "https"
      })
    ).toMatchObject({ address: "192.0.2.1", isSecure: true })
    expect(
      of({
        forwarded: "for=192.0.2.1;proto=https",
        "x-forwarded-for": "192.0.2.1",
        "x-forwarded-proto": "http"
      })
    ).toMatchObject({ address: "10.0.0.1", isSecure: false })
    expect(of({ forwarded: "for=192.0.2.1;proto=https", "x-forwarded-proto": "https" })).toMatchObject({
      address: "10.0.0.1"
    })
  })

  it("is read from the standard header whatever its spelling", () => {
    expect(of({ forwarded: ' For="192.0.2.1" ; PROTO=HTTPS ; by' })).toMatchObject({
      address: "192.0.2.1",
      isSecure: true
    })
    expect(of({ forwarded: "" })).toMatchObject({ address: "10.0.0.1", isSecure: false })
  })

  it("has no brackets, no port and no capital letters", () => {
    const address = (from: string) => of({ "x-forwarded-for": from }).address
    expect(address("192.0.2.1:4711")).toBe("192.0.2.1")
    expect(address("[2001:DB8::1]")).toBe("2001:db8::1")
    expect(address("[2001:db8::1]:80")).toBe("2001:db8::1")
    expect(address("2001:DB8::1")).toBe("2001:db8::1")
    expect(address("x192.0.2.1:4711")).toBe("x192.0.2.1:4711")
    expect(address("192.0.2.1:4711x")).toBe("192.0.2.1:4711x")
    expect(address("x[::1]")).toBe("x[::1]")
    expect(address("[::1]x")).toBe("[::1]x")
  })

  it("is unknown where neither a proxy nor the connection tells", () => {
    expect(
      originOf({ headers: new Headers() }, null, { trustProxy: true, publicUrl: "http://books.example" })
    ).toEqual({ address: "unknown", isSecure: false, isLocal: false })
  })

  it("is secure where the installation's own address is, and no proxy says otherwise", () => {
    const secure = (headers: Record<string, string>) =>
      originOf({ headers: new Headers(headers) }, null, { trustProxy: true, publicUrl: "https://b.example" })
    expect(secure({}).isSecure).toBe(true)
    expect(secure({ "x-forwarded-proto": "http" }).isSecure).toBe(false)
  })

  it("is this machine by the host that the browser asks for", () => {
    const isLocal = (host: string) => of({ host }).isLocal
    for (const host of [
      "localhost",
      "localhost:3000",
      "a.localhost",
      "127.0.0.1",
      "127.1.2.3:80",
      "[::1]:3000"
    ]) {
      expect([host, isLocal(host)]).toEqual([host, true])
    }
    for (const host of [
      "localhost.evil.example",
      "xlocalhost",
      "127.0.0",
      "127.0.0.1234",
      "127.0.0.1.evil.example",
      "x127.0.0.1",
      "[::2]",
      "localhost:x",
      "127.0.0.1:80x",
      "books.example"
    ]) {
      expect([host, isLocal(host)]).toEqual([host, false])
    }
  })
})

describe("a form", () => {
  const isOwn = (headers: Record<string, string>) =>
    isOwnSite({ headers: new Headers(headers) }, { trustProxy: false, publicUrl: "https://books.example" })

  it("is of our own site if the browser says so", () => {
    for (const site of ["same-origin", "none"]) expect(isOwn({ "sec-fetch-site": site })).toBe(true)
    for (const site of ["cross-site", "same-site", ""]) {
      expect(isOwn({ "sec-fetch-site": site, origin: "https://books.example" })).toBe(false)
    }
  })

  it("is of our own site by its origin if the browser says nothing more", () => {
    expect(isOwn({ origin: "https://books.example" })).toBe(true)
    expect(isOwn({ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" })).toBe(true)
    for (const origin of ["https://evil.example", "null", "", "https://books.example.evil"]) {
      expect(isOwn({ origin, host: "other.example" })).toBe(false)
    }
  })

  it("is checked by its token alone if the browser says nothing at all", () => {
    expect(isOwn({})).toBe(true)
  })
})
