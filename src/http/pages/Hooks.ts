/**
 * `/hooks/{channel}/{token}`: where providers report what became of messages. The token in the address takes the place
 * of a key, and the addresses are open when the gate closes /v1.
 */
import { Context, Effect, Either, ParseResult, Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import {
  fieldIssue,
  Forbidden,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  ValidationFailed
} from "../../domain/Errors.ts"
import { issuesOf } from "../../domain/FieldIssues.ts"
import { EmailReceipts, MAX_RECEIPTS, ofEmail, ofTwilio, type Receipt } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { HOOK_PATHS, HookTokens } from "../../services/reminders/HookTokens.ts"
import { linkTo, PublicUrl } from "../../services/installation/PublicUrl.ts"
import { Receipts, type TakenReceipts } from "../../services/reminders/Receipts.ts"
import * as Body from "../Body.ts"
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
        ? Either.left(new PayloadTooLarge())
        : Either.right(new Map(new URLSearchParams(new TextDecoder().decode(bytes))))
  )

const decodeEntries = ParseResult.decodeUnknownEither(EmailReceipts)

const notAnArray = ValidationFailed.of(
  fieldIssue("body", "invalid", `must be a JSON array of at most ${MAX_RECEIPTS} entries`)
)

/** All entries, or none if one of them is wrong. */
const readEmail = (facts: RequestFacts) =>
  Effect.flatMap(Body.of(facts), (body): Either.Either<ReadonlyArray<Receipt>, ValidationFailed> => {
    if (!Array.isArray(body) || body.length > MAX_RECEIPTS) return Either.left(notAnArray)
    return Either.mapBoth(decodeEntries(body), {
      onLeft: (issue) => ValidationFailed.all(issuesOf(issue)),
      onRight: (entries) => entries.map(ofEmail)
    })
  })

const answer = (taken: TakenReceipts): Answer => ({ status: 200, body: JSON.stringify(taken), headers: {} })

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

    const readSms = (facts: RequestFacts, token: string) =>
      Effect.flatMap(
        readForm(facts),
        (fields): Effect.Effect<ReadonlyArray<Receipt>, Forbidden | ValidationFailed> => {
          const url = linkTo(publicUrl, HOOK_PATHS.sms + token)
          const signature = facts.request.headers.get("x-twilio-signature")
          if (key !== null && !isSignedWith(signatureOf(url, fields, key), signature)) {
            return Effect.fail(notSigned)
          }
          const receipt = ofTwilio(fields)
          return receipt === undefined
            ? Effect.fail(ValidationFailed.of(fieldIssue("MessageSid", "required", "is required")))
            : Effect.succeed(receipt === null ? [] : [receipt])
        }
      )

    const take = (channel: Channel) =>
      Effect.flatMap(RequestContext, (facts) => {
        const token = facts.params["token"] ?? ""
        return Effect.gen(function* () {
          if (!(yield* Effect.uninterruptible(tokens.isToken(channel, token)))) {
            return yield* reportingWrongToken(facts)(new NotFound())
          }
          if (facts.place?.prove("hooks") === false) return yield* ServiceUnavailable.because("overloaded")
          const said: ReadonlyArray<Receipt> =
            channel === "sms" ? yield* readSms(facts, token) : yield* readEmail(facts)
          // A status on the way, such as `queued`, is one that nobody has to store.
          if (said.length === 0) return answer({ accepted: 0, ignored: channel === "sms" ? 1 : 0 })
          return answer(yield* bounded(Effect.uninterruptible(receipts.take(channel, said))))
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
