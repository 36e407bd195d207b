/** Where sign-in leads to afterwards. */
import { describe, expect, it } from "vitest"
import { HOME, withinApplication, withReturn } from "../../src/app/ReturnTo.ts"

describe("the address after sign-in", () => {
  it("is one of the application, with its query", () => {
    for (const to of ["/app", "/app/", "/app/7", "/app/7/receivables?q=a&page=2", "/app?x=~!"]) {
      expect(withinApplication(to)).toBe(to)
    }
  })

  it("is the front page for an address elsewhere, and for one that a browser may read as such", () => {
    for (const to of [
      null,
      "",
      "/",
      "/v1/receivables",
      "/apple",
      "/app#x",
      "https://evil.example/app",
      "//evil.example/app",
      "x/app",
      "/app/\\evil.example",
      "/app/ x",
      "/app/\n",
      "/app/ü",
      "/app/7\u007f"
    ]) {
      expect(withinApplication(to)).toBe(HOME)
    }
  })

  it("is the front page for an address that leads out of the application by dots", () => {
    expect(withinApplication("/app/../v1")).toBe(HOME)
    expect(withinApplication("/app/../apple")).toBe(HOME)
    expect(withinApplication("/app/7/../8")).toBe("/app/8")
    expect(withinApplication("/app/x/..")).toBe("/app/")
  })

  it("is carried by the way there, unless it is the front page", () => {
    expect(withReturn("/app/sign-in", "/app/7?q=a&b")).toBe("/app/sign-in?to=%2Fapp%2F7%3Fq%3Da%26b")
    expect(withReturn("/app/sign-in", HOME)).toBe("/app/sign-in")
  })
})
