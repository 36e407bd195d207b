import { expect } from "vitest"
import type { Answer } from "./TestServer.ts"

/** Expects the second answer to equal the first byte for byte, and to be marked as a replay. */
export const expectReplay = (first: Answer, again: Answer) => {
  expect(again.status).toBe(first.status)
  expect(again.text).toBe(first.text)
  expect([first.replayed, again.replayed]).toEqual([false, true])
  expect(again.requestId).not.toBe(first.requestId)
}
