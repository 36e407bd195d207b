/** What an answer of a Twilio-compatible API means for the message, without a connection. */
import { describe, expect, it } from "vitest"
import { smsOutcomeOf } from "../../../src/reminders/transports/SmsAnswer.ts"

const told = (status: number, body: unknown): string => {
  const outcome = smsOutcomeOf({ status, text: typeof body === "string" ? body : JSON.stringify(body) })
  const mark = "providerTrouble" in outcome ? "!" : "doubtful" in outcome ? "?" : ""
  const address = "address" in outcome ? ` ${outcome.address}` : ""
  const what = "code" in outcome ? outcome.code : outcome.providerMessageId
  return `${outcome._tag}${mark} ${what}${address}`
}

/** What each code means, with a status that would mean something else. */
const codes: ReadonlyArray<readonly [expected: string, ...codes: ReadonlyArray<number>]> = [
  ["Rejected bounced", 21_211, 21_614, 30_005, 30_006],
  ["Rejected stopped", 21_610],
  ["Rejected", 21_214, 21_217, 21_265, 21_266, 21_408, 21_612, 21_635],
  ["Rejected", 21_602, 21_604, 21_605, 21_617, 30_003, 30_004, 30_007],
  ["Faulted?", 20_003, 20_004, 20_005, 20_006, 20_008, 20_010, 20_403, 20_404, 21_608, 30_002],
  ["Faulted?", 21_212, 21_603, 21_606, 21_607, 21_659, 21_660, 21_661, 30_032, 30_034],
  ["Faulted?", 21_701, 21_702, 21_703, 21_704, 21_705],
  ["Deferred!", 20_429, 20_500, 20_503, 21_611, 30_001, 30_008, 30_022]
]

describe("a code of the provider decides whatever the HTTP status is:", () => {
  for (const [expected, ...each] of codes) {
    const [tag, address] = expected.split(" ")
    it(`${expected} for ${each.join(", ")}`, () => {
      for (const code of each) {
        const wanted = [tag, `sms_${code}`, ...(address === undefined ? [] : [address])].join(" ")
        for (const status of [400, 401, 500]) expect(told(status, { code })).toBe(wanted)
        expect(told(200, { code: String(code) })).toBe(wanted)
        expect(told(201, { sid: "SM1", status: "failed", error_code: code })).toBe(wanted)
      }
    })
  }
})

describe("without a code that is known, the HTTP status decides:", () => {
  const statuses: ReadonlyArray<readonly [tag: string, ...statuses: ReadonlyArray<number>]> = [
    ["Faulted?", 300, 302, 307, 399, 401, 402, 403, 404, 405, 407, 410],
    ["Deferred!", 408, 425, 429, 500, 502, 503, 599],
    ["Rejected", 400, 406, 409, 411, 422, 499],
    ["Deferred!", 100, 600]
  ]
  for (const [tag, ...each] of statuses) {
    it(`${tag} for ${each.join(", ")}`, () => {
      for (const status of each) {
        expect(told(status, "")).toBe(`${tag} http_${status}`)
        expect(told(status, { code: "busy" })).toBe(`${tag} sms_busy`)
      }
    })
  }
})

describe("an answer of success", () => {
  it("with an id is that of a message that was accepted", () => {
    for (const status of [200, 201, 299]) expect(told(status, { sid: "SM1" })).toBe("Sent SM1")
    expect(told(201, { sid: "SM1", status: "queued", code: 30_004 })).toBe("Sent SM1")
  })

  it("without an id leaves the message lost, because nobody can tell whether it was accepted", () => {
    for (const body of [
      "",
      "queued",
      "null",
      "[]",
      '[{"sid":"SM1"}]',
      '{"sid":',
      { sid: 7 },
      { sid: "" },
      { code: "" },
      { code: true }
    ]) {
      expect(told(200, body)).toBe("Lost sms_no_confirmation")
    }
  })

  it("that repeats another status is that of a proxy", () => {
    expect(told(200, { status: 400 })).toBe("Rejected http_400")
    expect(told(200, { status: 401 })).toBe("Faulted? http_401")
    expect(told(200, { status: 599 })).toBe("Deferred! http_599")
    for (const status of [399, 600, "401"]) expect(told(200, { status })).toBe("Lost sms_no_confirmation")
  })

  it("of a message that was not delivered is a refusal, by its code or for now", () => {
    for (const status of ["failed", "undelivered", "canceled"]) {
      expect(told(201, { sid: "SM1", status })).toBe("Deferred sms_failed")
      expect(told(201, { sid: "SM1", status, error_code: 9 })).toBe("Deferred sms_9")
      expect(told(201, { sid: "SM1", status, error_code: null, code: 30_006 })).toBe(
        "Rejected sms_30006 bounced"
      )
    }
    expect(told(201, { sid: "SM1", status: "sent" })).toBe("Sent SM1")
  })

  it("with a page is that of a proxy or a login, so that the channel is at fault", () => {
    for (const text of [
      "<html>",
      " \n<!DOCTYPE html><p>",
      "<head lang=en>",
      "<BODY>",
      "<?xml version=1 ?>"
    ]) {
      expect(told(200, text)).toBe("Faulted? sms_not_the_provider")
    }
    for (const text of ["<htmlx>", "x <html>", "<p>"])
      expect(told(200, text)).toBe("Lost sms_no_confirmation")
  })
})

describe("what the provider said is kept", () => {
  const said = (body: unknown, status = 400) => {
    const outcome = smsOutcomeOf({ status, text: JSON.stringify(body) })
    return "message" in outcome ? outcome.message : ""
  }

  it("from the message's own error first", () => {
    expect(said({ error_message: "no such number", message: "other" })).toBe("no such number")
    expect(said({ message: "no such number" })).toBe("no such number")
  })

  it("or the status where it said nothing", () => {
    for (const body of [{}, { message: "" }, { message: 7 }]) expect(said(body)).toContain("400")
    const unnamed = smsOutcomeOf({ status: 400, text: JSON.stringify({ error_code: "" }) })
    expect(JSON.stringify(unnamed)).toContain("http_400")
  })
})
