import { expect } from "vitest"
import type { Answer } from "./TestServer.ts"

/** The second answer is the first one, byte for byte, and says so. */
export const expectReplay = (first: Answer, again: Answer) => {
  expect(again.status).toBe(first.status)
  expect(again.text).toBe(first.text)
  expect([first.replayed, again.replayed]).toEqual([false, true])
  expect(again.requestId).not.toBe(first.requestId)
}
