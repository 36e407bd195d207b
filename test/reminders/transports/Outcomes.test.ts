/** Outcomes as they are kept: what each refusal means, in one line of limited length. */
import { describe, expect, it } from "vitest"
import {
  type Blame,
  lost,
  MAX_MESSAGE_LENGTH,
  refused,
  sent
} from "../../../src/reminders/transports/Outcomes.ts"

describe("a refusal", () => {
  const expected: Readonly<Record<Blame, unknown>> = {
    bounced: { _tag: "Rejected", address: "bounced" },
    stopped: { _tag: "Rejected", address: "stopped" },
    recipient: { _tag: "Rejected" },
    message: { _tag: "Deferred" },
    trouble: { _tag: "Deferred", providerTrouble: true },
    channel: { _tag: "Faulted" },
    suspect: { _tag: "Faulted", doubtful: true }
  }
  for (const [blame, outcome] of Object.entries(expected)) {
    it(`that blames the ${blame} is ${JSON.stringify(outcome)}`, () => {
      expect(refused(blame as Blame, "code", "words")).toEqual({
        ...(outcome as object),
        code: "code",
        message: "words"
      })
    })
  }
})

describe("what a provider says", () => {
  const messageOf = (text: string) => (lost("code", text) as { readonly message: string }).message
  const codeOf = (text: string) => (lost(text, "") as { readonly code: string }).code

  it("is kept in one line", () => {
    expect(lost(" a\tb ", "\r\n one \u0000\u2028\u2029 line\n")).toEqual({
      _tag: "Lost",
      code: "a b",
      message: "one line"
    })
  })

  it("is cut with an ellipsis beyond its limit, and not before", () => {
    expect(MAX_MESSAGE_LENGTH).toBe(300)
    expect(messageOf("x".repeat(300))).toBe("x".repeat(300))
    expect(messageOf("x".repeat(301))).toBe(`${"x".repeat(299)}…`)
    expect(codeOf("x".repeat(40))).toBe("x".repeat(40))
    expect(codeOf("x".repeat(41))).toBe(`${"x".repeat(39)}…`)
  })

  it("is read to four times its limit, so that blanks at its beginning are no harm", () => {
    expect(messageOf(`${" ".repeat(1_199)}x`)).toBe("x")
    expect(messageOf(`${" ".repeat(1_200)}x`)).toBe("")
  })

  it("has no halves of characters", () => {
    expect(messageOf("\ud800 x")).toBe("\ufffd x")
    expect(messageOf(`${"x".repeat(298)}😀xx`)).toBe(`${"x".repeat(298)}\ufffd…`)
  })
})

describe("a message that was accepted", () => {
  it("has the provider's id, if it gave one", () => {
    expect(sent("SM1")).toEqual({ _tag: "Sent", providerMessageId: "SM1" })
    expect(sent(null)).toEqual({ _tag: "Sent", providerMessageId: null })
    expect(sent(" \n ")).toEqual({ _tag: "Sent", providerMessageId: null })
  })

  it("has an id of at most 200 characters", () => {
    expect(sent("x".repeat(200))).toMatchObject({ providerMessageId: "x".repeat(200) })
    expect(sent("x".repeat(201))).toMatchObject({ providerMessageId: `${"x".repeat(199)}…` })
  })
})
