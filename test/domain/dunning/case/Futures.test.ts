import { expect, it } from "@effect/vitest"
import { compareFutures } from "../../../../src/domain/dunning/case/Futures.ts"
import { toLocal } from "../../../../src/domain/LocalTime.ts"
import { debt, live, rulesWith, steps } from "./cases.ts"

it("two futures are compared as a whole, and not by the next message alone", () => {
  const own = [debt("2026-03-02")]
  const now = live(rulesWith({ steps: steps(3, 7, 30) }), own, "2026-02-20T12:00", 60)
  const then = live(rulesWith({ steps: steps(3, 7, 14, 35) }), own, "2026-02-20T12:00", 60)
  const { differences, messages } = compareFutures(now, then)
  expect(messages).toEqual({ inForce: 3, other: 4 })
  const dated = (message: { readonly at: number; readonly tone: string } | null) =>
    message && `${toLocal(message.at, "Europe/Berlin").slice(0, 10)} ${message.tone}`
  expect(differences.map((each) => [dated(each.inForce), dated(each.other)])).toEqual([
    [null, "2026-03-16 firm"],
    ["2026-04-01 final", "2026-04-06 final"]
  ])
  expect(compareFutures(now, now).differences).toEqual([])
})
