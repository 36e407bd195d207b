/** What an error of the mail library means for the message, without a connection. */
import { describe, expect, it } from "vitest"
import {
  smtpOutcomeOf,
  smtpFailure,
  type SmtpFailure
} from "../../../src/reminders/transports/SmtpFailure.ts"

const failure = (fields: Partial<SmtpFailure> = {}): SmtpFailure => ({
  message: "it failed",
  code: undefined,
  originalCode: undefined,
  command: undefined,
  response: undefined,
  responseCode: undefined,
  ...fields
})

const told = (fields: Partial<SmtpFailure>, begun = false): string => {
  const outcome = smtpOutcomeOf(failure(fields), begun)
  const mark = "providerTrouble" in outcome ? "!" : "doubtful" in outcome ? "?" : ""
  const address = "address" in outcome ? ` ${outcome.address}` : ""
  return `${outcome._tag}${mark}${address}`
}

/** What a reply means at a step. */
const replied = (command: string, response: string, begun = false): string =>
  told({ command, response, responseCode: Number(response.slice(0, 3)) }, begun)

const messageSteps = ["MAIL FROM", "RCPT TO", "DATA"]

describe("a reply of the mail server blames", () => {
  it("the channel for credentials and commands in a wrong order, at every step", () => {
    for (const reply of [503, 530, 534, 535, 538]) {
      for (const step of ["AUTH PLAIN", ...messageSteps]) expect(replied(step, `${reply} no`)).toBe("Faulted")
    }
  })

  it("the channel for every refusal before a message", () => {
    for (const command of ["CONN", "EHLO", "STARTTLS", "AUTH PLAIN", "API", ""]) {
      for (const reply of [421, 450, 454, 550, 552, 554])
        expect(replied(command, `${reply} no`)).toBe("Faulted")
    }
    expect(told({ responseCode: 550, response: "550 no" })).toBe("Faulted")
  })

  it("the server for now if it closes the connection", () => {
    for (const step of messageSteps) expect(replied(step, "421 closing")).toBe("Deferred!")
  })

  it("this message if it is larger than the server takes", () => {
    for (const step of messageSteps) expect(replied(step, "552 too large")).toBe("Rejected")
  })

  it("the channel if the sender is refused for good, and the server if only for now", () => {
    expect(replied("MAIL FROM", "550 5.1.1 no such user")).toBe("Faulted")
    expect(replied("MAIL FROM", "450 later")).toBe("Deferred!")
  })

  it("the channel, unless others are sent, if the text is about policy, credentials or the sender", () => {
    for (const status of ["1.7", "1.8", "7.0", "7.1", "7.2", "7.8", "7.13", "7.26", "7.64", "7.260"]) {
      for (const step of ["RCPT TO", "DATA"]) {
        for (const separator of [" ", "-"])
          expect(replied(step, `550${separator}5.${status} no`)).toBe("Faulted?")
        expect(replied(step, `552 5.${status} no`)).toBe("Faulted?")
      }
    }
    expect(replied("DATA", "450 4.7.26 no")).toBe("Deferred")
    expect(replied("RCPT TO", "550 see 5.7.26")).toBe("Rejected")
  })

  it("the channel, unless others are sent, if the server forwards nothing or has the sender on a list", () => {
    for (const text of [
      "5.7.1 Relay access denied",
      "relay access denied",
      "we do not relay",
      "your host is blocklisted",
      "see the black list",
      "blocked using zen.example",
      "5.1.0 sender rejected"
    ]) {
      expect(replied("RCPT TO", `554 ${text}`)).toBe("Faulted?")
    }
    expect(replied("RCPT TO", "450 relay busy")).toBe("Deferred")
    for (const text of ["unrelayed", "the senders"])
      expect(replied("RCPT TO", `554 ${text}`)).toBe("Rejected")
  })

  it("the address if there is no such mailbox or domain, no way to it, or it is disabled", () => {
    for (const status of ["1.1", "1.2", "1.3", "1.4", "1.6", "1.10", "2.1", "4.4"]) {
      for (const step of ["RCPT TO", "DATA"]) {
        expect(replied(step, `550 5.${status} no sender`)).toBe("Rejected bounced")
        expect(replied(step, `550-5.${status} no`)).toBe("Rejected bounced")
      }
    }
    for (const status of ["1.0", "1.5", "1.9", "1.11"]) {
      expect(replied("RCPT TO", `550 5.${status} no`)).toBe("Rejected bounced")
      expect(replied("DATA", `550 5.${status} no`)).toBe("Rejected")
    }
    for (const status of ["2.2", "2.10", "4.1", "4.41"])
      expect(replied("RCPT TO", `550 5.${status} no`)).toBe("Rejected")
    expect(replied("RCPT TO", "450 4.1.1 no")).toBe("Deferred")
    expect(replied("RCPT TO", "550 said 5.1.1")).toBe("Rejected")
  })

  it("the recipient for any other refusal for good, and the message for any other for now", () => {
    for (const reply of [500, 554, 599]) expect(replied("RCPT TO", `${reply} no`)).toBe("Rejected")
    for (const step of ["RCPT TO", "DATA"]) {
      for (const reply of [400, 450, 452, 499]) expect(replied(step, `${reply} no`)).toBe("Deferred")
    }
  })

  it("the channel, unless others are sent, for a refusal of the message that names no reason", () => {
    for (const reply of [500, 550, 554, 599]) expect(replied("DATA", `${reply} no`)).toBe("Faulted?")
    for (const status of ["2.2", "3.4", "4.1", "6.0"])
      expect(replied("DATA", `554 5.${status} no`)).toBe("Rejected")
  })

  it("as at the end of the message, whatever the step, once its text was sent", () => {
    for (const command of ["CONN", "MAIL FROM", "RCPT TO"])
      expect(replied(command, "550 5.1.5 no", true)).toBe("Rejected")
    expect(replied("CONN", "450 no", true)).toBe("Deferred")
  })

  it("nobody if its code is that of no refusal: what happened decides", () => {
    for (const responseCode of [199, 250, 354, 399, 600]) {
      expect(told({ responseCode, code: "ECONNECTION" })).toBe("Deferred!")
      expect(told({ responseCode, code: "ECONNECTION" }, true)).toBe("Lost")
    }
  })

  it("with its code and its own words", () => {
    expect(smtpOutcomeOf(failure({ responseCode: 550, response: "550 no" }), true)).toMatchObject({
      code: "smtp_550",
      message: "550 no"
    })
    expect(smtpOutcomeOf(failure({ responseCode: 400 }), true)).toMatchObject({
      code: "smtp_400",
      message: "it failed"
    })
    expect(smtpOutcomeOf(failure({ responseCode: 599 }), true)).toMatchObject({ code: "smtp_599" })
  })
})

describe("a failure without a reply", () => {
  const failures: ReadonlyArray<readonly [code: string, name: string, tag: string]> = [
    ["ECONNREFUSED", "smtp_connection_refused", "Faulted"],
    ["EHOSTUNREACH", "smtp_unreachable", "Faulted"],
    ["ENETUNREACH", "smtp_unreachable", "Faulted"],
    ["EDNS", "smtp_dns", "Faulted"],
    ["ETLS", "smtp_tls", "Faulted"],
    ["EAUTH", "smtp_auth", "Faulted"],
    ["ETIMEDOUT", "smtp_timeout", "Deferred!"],
    ["EABORT", "smtp_timeout", "Deferred!"],
    ["ECONNECTION", "smtp_connection_lost", "Deferred!"],
    ["ESOCKET", "smtp_connection_lost", "Deferred!"],
    ["EENVELOPE", "smtp_invalid_message", "Rejected"],
    ["EMESSAGE", "smtp_invalid_message", "Rejected"],
    ["EWHATEVER", "smtp_failed", "Deferred!"]
  ]
  for (const [code, name, tag] of failures) {
    it(`that is called ${code} is ${name}, and loses the message once its text was sent`, () => {
      for (const fields of [{ code }, { originalCode: code }, { code: "EWHATEVER", originalCode: code }]) {
        expect(told(fields)).toBe(tag)
        expect(smtpOutcomeOf(failure(fields), false)).toMatchObject({ code: name, message: "it failed" })
        expect(smtpOutcomeOf(failure(fields), true)).toMatchObject({
          _tag: "Lost",
          code: name,
          message: "it failed"
        })
      }
    })
  }

  it("of no name at all is smtp_failed", () => {
    expect(smtpOutcomeOf(failure(), false)).toMatchObject({ _tag: "Deferred", code: "smtp_failed" })
  })

  it("is about TLS if the operating system's code is that of a certificate or a handshake", () => {
    for (const originalCode of [
      "CERT_HAS_EXPIRED",
      "UNABLE_TO_GET_ISSUER_CERT",
      "SELF_SIGNED_CERT_IN_CHAIN",
      "ERR_TLS_HANDSHAKE",
      "ERR_SSL_NO_CIPHER"
    ]) {
      expect(smtpOutcomeOf(failure({ code: "ESOCKET", originalCode }), false)).toMatchObject({
        code: "smtp_tls"
      })
    }
    expect(smtpOutcomeOf(failure({ code: "ESOCKET", originalCode: "NO_ERR_TLS_X" }), false)).toMatchObject({
      code: "smtp_connection_lost"
    })
  })
})

describe("whatever was thrown", () => {
  it("is read by the names of the mail library's fields", () => {
    const fields = {
      message: "m",
      code: "c",
      originalCode: "o",
      command: "RCPT TO",
      response: "550 no",
      responseCode: 550
    }
    expect(smtpFailure(Object.assign(new Error("m"), fields))).toEqual(fields)
  })

  it("has none of them if they are of another kind", () => {
    const none = failure({ message: "[object Object]" })
    expect(
      smtpFailure({ message: 1, code: 2, originalCode: 3, command: 4, response: 5, responseCode: "550" })
    ).toEqual(none)
    expect(smtpFailure("boom")).toEqual(failure({ message: "boom" }))
    expect(smtpFailure(null)).toEqual(failure({ message: "null" }))
    expect(smtpFailure(undefined)).toEqual(failure({ message: "undefined" }))
  })
})
