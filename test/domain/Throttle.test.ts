import { describe, expect, it } from "vitest"
import { networkAddress, toldToWait } from "../../src/domain/Throttle.ts"

describe("the address that tries are counted by", () => {
  it("is that of IPv4, also in the form of IPv6", () => {
    expect(networkAddress("::ffff:192.0.2.7")).toEqual(networkAddress("192.0.2.7"))
    expect(networkAddress("192.0.2.7")).not.toEqual(networkAddress("192.0.2.8"))
  })

  it("is the /64 network of IPv6, however it is written", () => {
    expect(networkAddress("2001:db8:1:2:aaaa::1")).toEqual(networkAddress("2001:0db8:0001:0002::9"))
    expect(networkAddress("2001:db8::1")).toEqual(networkAddress("2001:db8:0:0:1::"))
    expect(networkAddress("2001:db8:1:2::1")).not.toEqual(networkAddress("2001:db8:1:3::1"))
  })
})

describe("who has to wait", () => {
  it("is told the same in words and in seconds, however little is left", () => {
    expect(toldToWait(1)).toEqual({ message: "Too many tries. Wait a minute.", retryAfterSeconds: 60 })
    expect(toldToWait(60_000)).toEqual({ message: "Too many tries. Wait a minute.", retryAfterSeconds: 60 })
    expect(toldToWait(60_001)).toEqual({ message: "Too many tries. Wait 2 minutes.", retryAfterSeconds: 120 })
  })
})
