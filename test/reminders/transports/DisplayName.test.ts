/** The name of a sender as mail programs show it. */
import { describe, expect, it } from "vitest"
import { displayName, MAX_DISPLAY_NAME_LENGTH } from "../../../src/reminders/transports/DisplayName.ts"

describe("the name of a sender", () => {
  it("is kept in one line, with single blanks", () => {
    expect(displayName("  Ada \t Ltd\r\n& Co  ")).toBe("Ada Ltd & Co")
  })

  it("has nothing that cannot be seen and changes how the rest is read", () => {
    for (const invisible of [
      "\u0000",
      "\u00ad",
      "\u061c",
      "\u180e",
      "\u200b",
      "\u200e",
      "\u200f",
      "\u2028",
      "\u2029",
      "\u202a",
      "\u202e",
      "\u2060",
      "\u206f",
      "\ue000",
      "\ufeff",
      "\ufff9",
      "\ufffb",
      "\u{e0000}",
      "\u{e007f}"
    ]) {
      expect(displayName(`A${invisible}B`)).toBe("A B")
      expect(displayName(invisible)).toBe("")
    }
  })

  it("keeps joiners, which some scripts and emoji need, and replaces halves of characters", () => {
    expect(displayName("a\u200cb\u200dc")).toBe("a\u200cb\u200dc")
    expect(displayName("A\ud800B")).toBe("A\ufffdB")
  })

  it("has no address of the web, which a mail program would make a link of", () => {
    expect(displayName("Ada https://evil.example/x Ltd")).toBe("Ada Ltd")
  })

  it("is cut with an ellipsis beyond a hundred characters, and not before", () => {
    expect(MAX_DISPLAY_NAME_LENGTH).toBe(100)
    expect(displayName("😀".repeat(100))).toBe("😀".repeat(100))
    expect(displayName("😀".repeat(101))).toBe(`${"😀".repeat(99)}…`)
    expect(displayName(`${"x".repeat(98)} yz`)).toBe(`${"x".repeat(98)}…`)
  })
})
