import { describe, expect, it } from "vitest"
import { ReasonCode } from "../../src/domain/ReminderAttempt.ts"
import { whyNotSent } from "../../src/domain/WhyNotSent.ts"

const NOW = Date.parse("2026-03-10T12:00:00Z")
const attempt = {
  status: "scheduled",
  reasonCode: null,
  dueAt: NOW + 1_000,
  sentAt: null,
  error: null
} as const

describe("why a reminder was sent or not", () => {
  it.each([
    [attempt, "It is planned. A worker decides on it at 2026-03-10T12:00:01.000Z."],
    [
      { ...attempt, dueAt: NOW - 60_000 },
      "It has been due since 2026-03-10T11:59:00.000Z, and no worker has taken it: duebook doctor says whether one runs."
    ],
    [
      { ...attempt, reasonCode: "no_active_plan" },
      "It waits, because the company has no plan period in force: duebook plan start. It is looked at again at 2026-03-10T12:00:01.000Z."
    ],
    [
      { ...attempt, error: { code: "451", message: "later" } },
      "The provider did not take it at the last try: 451. It is tried again at 2026-03-10T12:00:01.000Z."
    ],
    [{ ...attempt, status: "sending" }, "A worker is handing it over now."],
    [{ ...attempt, status: "sent", sentAt: NOW }, "It was handed over at 2026-03-10T12:00:00.000Z."],
    [
      { ...attempt, status: "sent", sentAt: NOW, error: { code: "bounced", message: "550 no such user" } },
      "It was handed over at 2026-03-10T12:00:00.000Z. The provider has reported since: bounced."
    ],
    [
      {
        ...attempt,
        status: "failed",
        reasonCode: "provider_rejected",
        error: { code: "550", message: "no" }
      },
      "It was not sent, because the provider refused it for good."
    ],
    [
      { ...attempt, status: "skipped", reasonCode: "paid", dueAt: null },
      "It was not sent, because the debt is paid."
    ],
    [
      { ...attempt, status: "unknown", reasonCode: "outcome_unknown", dueAt: null },
      "It may have been sent, and is never sent again, because the connection broke after it was handed over."
    ]
  ] as const)("is one sentence or two: %j", (row, why) => {
    expect(whyNotSent(row, NOW)).toBe(why)
  })

  it.each(ReasonCode.literals)("is said of every reason: %s", (reasonCode) => {
    const why = whyNotSent({ ...attempt, status: "skipped", reasonCode, dueAt: null }, NOW)
    expect(why).toMatch(/^It was not sent, because \S.{10,}\.$/)
  })
})
