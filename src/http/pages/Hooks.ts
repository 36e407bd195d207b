/**
 * `/hooks/{channel}/{token}`: where providers report what became of messages. The token in the address takes the place
 * of a key, and the addresses are open when the gate closes /v1.
 */
import { Context, Effect, Either, Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import {
  fieldIssue,
  Forbidden,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import type { SubscriptionRequest } from "../../domain/AmazonMail.ts"
import type { MailReport } from "../../domain/MailEvents.ts"
import { readMailReport } from "../../domain/MailReport.ts"
import { messageNamed } from "../../domain/MessageName.ts"
import { ofTwilio, type Receipt } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { HOOK_PATHS, HookTokens, MESSAGE_PARAMETER } from "../../services/reminders/HookTokens.ts"
import { linkTo, PublicUrl } from "../../services/installation/PublicUrl.ts"
import { Receipts, type TakenReceipts } from "../../services/reminders/Receipts.ts"
import * as Body from "../Body.ts"
import * as Metrics from "../Metrics.ts"
import { RequestContext, type RequestFacts } from "../RequestContext.ts"
import { type Answer, jsonError } from "../Response.ts"
import { reportingWrongToken } from "../SecurityReport.ts"
import { addressAsCredential, route, type Route } from "../Routes.ts"

/** Requests of hooks that are worked on at a time; the others wait. */
export const MAX_AT_ONCE = 2
/** Requests that wait; more are refused, for their provider to repeat. */
export const MAX_WAITING = 200
/** A callback of Twilio has about a kilobyte. */
export const MAX_CALLBACK_BYTES = 16_384
/** 1 MiB. SendGrid sends up to 768 KiB of events at a time. */
export const MAX_REPORT_BYTES = 1_048_576
/** A report of that size comes in half a minute. */
const REPORT_BYTES_PER_SECOND = 32_768
/** Amazon SNS sends its JSON as text. */
const REPORT_TYPES = new Set(["application/json", "text/plain"])

/** The password part of SMS_API_KEY, which Twilio signs callbacks with; null if callbacks are not to be checked. */
export class CallbackKey extends Context.Reference<CallbackKey>()("duebook/CallbackKey", {
  defaultValue: (): Redacted.Redacted | null => null
}) {}

type Fields = ReadonlyMap<string, string>

/**
 * The signature that Twilio sends with a form: HMAC-SHA1 of the address and of all fields, sorted by name
 * (https://www.twilio.com/docs/usage/security).
 */
export const signatureOf = (url: string, fields: Fields, key: Redacted.Redacted): Buffer => {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac("sha1", Redacted.value(key))
    .update(url + sorted.map(([name, value]) => name + value).join(""), "utf8")
    .digest()
}

const isSignedWith = (expected: Buffer, header: string | null): boolean => {
  const given = Buffer.from(header ?? "", "base64")
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const notSigned = new Forbidden({ message: "The signature of this callback is wrong." })

const readForm = (facts: RequestFacts): Effect.Effect<Fields, Body.ReadFailure | PayloadTooLarge> =>
  Effect.flatMap(
    Body.bytesWithin(facts, MAX_CALLBACK_BYTES),
    (bytes): Either.Either<Fields, PayloadTooLarge> =>
      bytes === null
        ? Either.left(new PayloadTooLarge({ message: "The callback is larger than 16 KiB." }))
        : Either.right(new Map(new URLSearchParams(new TextDecoder().decode(bytes))))
  )

const wrong = (field: string, predicate: string) =>
  ValidationFailed.of(fieldIssue(field, "invalid", predicate))

const readEmail = (facts: RequestFacts) =>
  Effect.flatMap(
    Effect.catchTag(
      Body.jsonWithin(facts, {
        maxBytes: MAX_REPORT_BYTES,
        types: REPORT_TYPES,
        bytesPerSecond: REPORT_BYTES_PER_SECOND
      }),
      "PayloadTooLarge",
      () => new PayloadTooLarge({ message: "The report is larger than 1 MiB." })
    ),
    (body) => Either.mapLeft(readMailReport(body), (issues) => ValidationFailed.all(issues))
  )

/** The service opens no address that somebody sends it, so the operator does. */
const askOperator = ({ topic, url }: SubscriptionRequest) =>
  Effect.annotateLogs(
    Effect.logWarning("Amazon SNS asks to confirm a subscription: open its address once to begin"),
    { topic, subscribe_url: url }
  )

/** Makes what tells the operator once of each provider whose reports name no message of this service. */
const makeTellUnnamed = () => {
  const told = new Set<string>()
  return ({ provider, unnamed }: MailReport) => {
    if (unnamed === 0 || told.has(provider)) return Effect.void
    told.add(provider)
    return Effect.annotateLogs(
      Effect.logWarning(
        "a mail provider reports messages without their Message-ID, so nobody can tell which"
      ),
      { provider }
    )
  }
}

const answer = (taken: TakenReceipts): Answer => ({ status: 200, body: JSON.stringify(taken), headers: {} })

/** What a callback says; null for a status on the way. Its signature is checked if there is a key. */
const readSms = (
  { key, publicUrl }: { readonly key: Redacted.Redacted | null; readonly publicUrl: PublicUrl["Type"] },
  facts: RequestFacts,
  token: string
) =>
  Effect.flatMap(readForm(facts), (fields): Effect.Effect<Receipt | null, Forbidden | ValidationFailed> => {
    // The provider signs the address as it was given.
    const query = facts.query === "" ? "" : `?${facts.query}`
    const url = linkTo(publicUrl, HOOK_PATHS.sms + token) + query
    const signature = facts.request.headers.get("x-twilio-signature")
    if (key !== null && !isSignedWith(signatureOf(url, fields, key), signature)) {
      return Effect.fail(notSigned)
    }
    const name = new URLSearchParams(facts.query).get(MESSAGE_PARAMETER)
    const message = name === null ? null : messageNamed(name)
    if (name !== null && message === null) {
      return Effect.fail(wrong(MESSAGE_PARAMETER, "must be the name of a message"))
    }
    const receipt = ofTwilio(fields, message)
    return receipt === undefined
      ? Effect.fail(ValidationFailed.of(fieldIssue("MessageSid", "required", "is required")))
      : Effect.succeed(receipt)
  })

/** Limits how much of the service the hooks take, whatever is sent to them. */
export const makeBounded = () => {
  const places = Effect.unsafeMakeSemaphore(MAX_AT_ONCE)
  let present = 0
  return <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | ServiceUnavailable> =>
    Effect.suspend((): Effect.Effect<A, E | ServiceUnavailable> => {
      if (present >= MAX_AT_ONCE + MAX_WAITING) return Effect.fail(ServiceUnavailable.because("overloaded"))
      present += 1
      return Effect.ensuring(
        places.withPermits(1)(work),
        Effect.sync(() => {
          present -= 1
        })
      )
    })
}

/** The routes of the hooks. */
export const routes: Effect.Effect<ReadonlyArray<Route>, never, HookTokens | Receipts> = Effect.gen(
  function* () {
    const tokens = yield* HookTokens
    const receipts = yield* Receipts
    const publicUrl = yield* PublicUrl
    const key = yield* CallbackKey
    const bounded = makeBounded()
    const tellUnnamed = makeTellUnnamed()

    const store = (
      channel: Channel,
      provider: string,
      said: ReadonlyArray<Receipt>,
      ignored: number
    ): Effect.Effect<Answer, ServiceUnavailable> =>
      Effect.map(
        said.length === 0
          ? Effect.succeed({ accepted: 0, ignored: 0 })
          : bounded(Effect.uninterruptible(receipts.take(channel, said))),
        (taken) => {
          Metrics.reported(provider, { accepted: taken.accepted, unknown: taken.ignored, ignored })
          return answer({ accepted: taken.accepted, ignored: taken.ignored + ignored })
        }
      )

    const takeSms = (facts: RequestFacts, token: string) =>
      // A status on the way, such as `queued`, is one that nobody has to store.
      Effect.flatMap(readSms({ key, publicUrl }, facts, token), (receipt) =>
        receipt === null ? store("sms", "twilio", [], 1) : store("sms", "twilio", [receipt], 0)
      )

    const takeEmail = (facts: RequestFacts) =>
      Effect.flatMap(readEmail(facts), (said) =>
        said._tag === "SubscriptionRequest"
          ? Effect.zipRight(askOperator(said), store("email", "ses", [], 1))
          : Effect.zipRight(tellUnnamed(said), store("email", said.provider, said.receipts, said.ignored))
      )

    const take = (channel: Channel) =>
      Effect.flatMap(RequestContext, (facts) => {
        const token = facts.params["token"] ?? ""
        return Effect.gen(function* () {
          if (!(yield* Effect.uninterruptible(tokens.isToken(channel, token)))) {
            return yield* reportingWrongToken(facts)(new NotFound())
          }
          if (facts.place?.prove("hooks") === false) return yield* ServiceUnavailable.because("overloaded")
          return yield* channel === "sms" ? takeSms(facts, token) : takeEmail(facts)
        })
      })

    return (["email", "sms"] as const).map((channel) =>
      route({
        name: `${HOOK_PATHS[channel]}:token`,
        method: "POST",
        path: `${HOOK_PATHS[channel]}:token`,
        writeError: jsonError,
        credential: addressAsCredential,
        run: take(channel)
      })
    )
  }
)
