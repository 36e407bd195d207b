/** What an answer of a Twilio-compatible API means for the message. Pure. */
import type { Outcome } from "./Transport.ts"
import { type Blame, lost, refused, sent } from "./Outcomes.ts"

/** An answer as it was received. */
export interface SmsAnswer {
  readonly status: number
  /** The body, cut to what is read of it. */
  readonly text: string
}

const of = (blame: Blame, ...codes: ReadonlyArray<number>): ReadonlyArray<readonly [string, Blame]> =>
  codes.map((code) => [String(code), blame] as const)

/**
 * Whom an error code blames (https://www.twilio.com/docs/api/errors). Codes that are not here are judged by the HTTP
 * status.
 */
const blameByCode: ReadonlyMap<string, Blame> = new Map([
  // The number, as for receipts: invalid, a landline, unknown to its network; or its owner has answered STOP.
  ...of("bounced", 21_211, 21_614, 30_005, 30_006),
  ...of("stopped", 21_610),
  // The number: not reachable, in a country that is not allowed, a short code, the sender's own.
  ...of("recipient", 21_214, 21_217, 21_265, 21_266, 21_408, 21_612, 21_635),
  // The text: missing, too long.
  ...of("recipient", 21_602, 21_604, 21_605, 21_617),
  // Told of a message that was accepted before it failed: unreachable, blocked, filtered.
  ...of("recipient", 30_003, 30_004, 30_007),
  // The account: credentials, permissions, its address, suspended, a trial that may write to verified numbers only.
  ...of("suspect", 20_003, 20_004, 20_005, 20_006, 20_008, 20_010, 20_403, 20_404, 21_608, 30_002),
  // The sender: invalid, not of this account, not able to send SMS, not registered with the carriers.
  ...of("suspect", 21_212, 21_603, 21_606, 21_607, 21_659, 21_660, 21_661, 30_032, 30_034),
  // The messaging service: unknown, without a number, not ready.
  ...of("suspect", 21_701, 21_702, 21_703, 21_704, 21_705),
  // Too many requests, queues that are full.
  ...of("trouble", 20_429, 20_500, 20_503, 21_611, 30_001, 30_008, 30_022)
])

/** Whom an HTTP status blames, without a code that says more. */
const blameByStatus: ReadonlyMap<number, Blame> = new Map([
  // Credentials, payment, permission, the address of the API.
  ...[401, 402, 403, 404, 405, 407, 410].map((status) => [status, "suspect"] as const),
  ...[408, 425, 429].map((status) => [status, "trouble"] as const)
])

/** The same by the first digit: redirects are not followed; a server that fails may work at the next try. */
const blameByClass: Readonly<Record<number, Blame>> = { 3: "suspect", 4: "recipient", 5: "trouble" }

/** Statuses of a message that the provider answers with although it will not deliver it. */
const isUndelivered = (status: unknown): boolean =>
  status === "failed" || status === "undelivered" || status === "canceled"

type Body = Readonly<Record<string, unknown>>

/** The object in a body; an empty one if there is none. */
const jsonOf = (text: string): Body => {
  try {
    const parsed = JSON.parse(text) as unknown
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? (parsed as Body) : {}
  } catch {
    return {}
  }
}

const codeIn = (value: unknown): string | undefined =>
  typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : undefined

/** Whom a refusal blames whose code is unknown. */
const blameOf = (status: number): Blame =>
  blameByStatus.get(status) ?? blameByClass[Math.floor(status / 100)] ?? "trouble"

const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(text)

/** The HTTP status that a body repeats; proxies answer 200 with the error of what they stand for. */
const statusIn = (body: Body, status: number): number => {
  const repeated = body["status"]
  return typeof repeated === "number" && repeated >= 400 && repeated < 600 ? repeated : status
}

/** What an answer says, wherever it says it. */
const read = ({ status: answered, text }: SmsAnswer) => {
  const json = jsonOf(text)
  const status = statusIn(json, answered)
  const code = codeIn(json["error_code"]) ?? codeIn(json["code"])
  const told = json["error_message"] ?? json["message"]
  return {
    status,
    isOk: status >= 200 && status < 300,
    isUndelivered: isUndelivered(json["status"]),
    sid: typeof json["sid"] === "string" ? json["sid"] : "",
    code,
    /** Whom the code blames, if it is a known one. */
    blame: blameByCode.get(code ?? ""),
    name: code === undefined ? `http_${status}` : `sms_${code}`,
    message: typeof told === "string" && told !== "" ? told : `The provider answered ${status}.`
  }
}

/**
 * The outcome of an answer.
 *
 * An accepted message has an id, `sid`, and a status that is not that of a failure. Any other 2xx is not the provider's
 * confirmation. An HTML page is that of a proxy, a login or another site, none of which has taken the message: the
 * address is wrong, and the attempt waits. Of anything else, such as an empty body or one that broke off, nobody can
 * tell whether the message was accepted. It is lost rather than sent twice.
 */
export const smsOutcomeOf = (answer: SmsAnswer): Outcome => {
  const { blame, code, isOk, message, name, sid, status, ...told } = read(answer)
  if (!isOk) return refused(blame ?? blameOf(status), name, message)
  if (told.isUndelivered)
    return refused(blame ?? "message", code === undefined ? "sms_failed" : name, message)
  if (sid !== "") return sent(sid)
  if (blame !== undefined) return refused(blame, name, message)
  return isHtml(answer.text)
    ? refused("suspect", "sms_not_the_provider", `A page answered ${status}, not the provider.`)
    : lost("sms_no_confirmation", `The answer ${status} has no id of the message.`)
}
