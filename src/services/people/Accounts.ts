/** What strangers ask for: an account, or a link to set a password anew. What they learn is the same for every address. */
import { Context, Effect, FiberSet, Layer } from "effect"
import type { RateLimited, ServiceUnavailable } from "../../domain/Errors.ts"
import { networkOf } from "../../domain/Throttle.ts"
import { StatementCaller } from "../../postgres/Current.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { type MailLimit, MailTimesRepo } from "../../repos/people/MailTimes.ts"
import { KnownBrowsers } from "./KnownBrowsers.ts"
import { knownMail, resetMail, signUpMail, verifyMail } from "./AccountMails.ts"
import { BrowserLocale, writtenFor } from "./MailLanguage.ts"
import { OneTimeLinks } from "./Links.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { type BrowserClient, hashOf } from "./Sessions.ts"
import { askingFrom, askingByKnown, type ThrottleName, Throttles } from "./Throttles.ts"
import { UserMails } from "./UserMails.ts"

/** An account that somebody asks for. */
export interface NewAccount {
  readonly email: string
  readonly name: string
  /** BCP 47; absent where the browser's or the company's counts. */
  readonly locale?: string
  /** IANA name, likewise. */
  readonly timezone?: string
}

/** What is asked for without a password is answered after so long, so that the time does not tell what was found. */
const ANSWER_MILLIS = 400

const HOUR_MILLIS = 3_600_000
/** Links to set a password that a network of strangers gets for whomever. */
const FROM_A_NETWORK: MailLimit = { mails: 3, windowMillis: HOUR_MILLIS }
/** Links to set a password that strangers can have mailed to one account. */
const TO_AN_ACCOUNT: MailLimit = { mails: 10, windowMillis: 24 * HOUR_MILLIS }

export class Accounts extends Context.Tag("duebook/Accounts")<
  Accounts,
  {
    /**
     * Mails a link that makes the account, or says that the address has one already. Whoever asks learns nothing: there is
     * no account before the link is followed. `address` is that in the network.
     */
    readonly signUp: (
      account: NewAccount,
      address: string
    ) => Effect.Effect<void, RateLimited | ServiceUnavailable>
    /**
     * Mails a link to set a new password to an address that has an account. The answer is always the same. Strangers use
     * up the limit of their network, and after it that of the account; for a browser that has signed in to the account
     * before, a mail always leaves.
     */
    readonly forgot: (
      email: string,
      address: string,
      browser?: Pick<BrowserClient, "known" | "userAgent">
    ) => Effect.Effect<void, RateLimited | ServiceUnavailable>
    /** Mails a link that verifies a person's present address. */
    readonly sendVerification: (userId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.scoped(
    Accounts,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const installation = yield* Installation
      const knownBrowsers = yield* KnownBrowsers
      const links = yield* OneTimeLinks
      const mails = yield* UserMails
      const publicUrl = yield* PublicUrl
      const throttles = yield* Throttles
      const unseen = yield* makeUnseen
      const mayForget = yield* forgetting

      /** Every request counts, whatever becomes of it. */
      const counted = <A, E, R>(by: ThrottleName, work: Effect.Effect<A, E, R>) =>
        throttles.guard([by], work, () => "wrong" as const)

      const signUp = Effect.fnUntraced(function* ({ email, ...data }: NewAccount) {
        const known = yield* credentials.byEmail(email)
        const browser = yield* BrowserLocale
        if (known !== null) {
          const [signIn, forgotten] = [linkTo(publicUrl, "/app/sign-in"), linkTo(publicUrl, "/app/forgot")]
          const mail = writtenFor([known.locale, browser], () => knownMail(email, signIn, forgotten))
          return yield* mails.sendForStranger(mail)
        }
        const link = yield* links.toMail({ purpose: "sign_up", userId: null, email, data })
        yield* mails.sendForStranger(writtenFor([data.locale, browser], () => signUpMail(email, link)))
      })

      /** Whom a browser has signed in as before, of those who have this address. */
      const knownTo = Effect.fnUntraced(function* (typed: string, client: BrowserClient) {
        // Whoever has no cookie is a stranger, and costs no look-up before being counted.
        const found = client.known === null ? null : yield* credentials.byEmail(typed)
        return found !== null && (yield* knownBrowsers.isKnown(found, client)) ? found.userId : null
      })

      const forgot = Effect.fnUntraced(function* (typed: string, address: string, isKnown: boolean) {
        const found = yield* credentials.byEmail(typed)
        if (!(isKnown || (yield* mayForget(found, address))) || found === null) return
        const { email, locale, userId } = found
        const link = yield* links.toMail({ purpose: "reset", userId, email })
        yield* mails.sendUncounted(writtenFor([locale, yield* BrowserLocale], () => resetMail(email, link)))
      })

      return Accounts.of({
        signUp: (account, address) =>
          counted(askingFrom(address), unseen(installation.transaction(signUp(account)))),
        forgot: Effect.fnUntraced(function* (email, address, browser = { known: null, userAgent: null }) {
          const userId = yield* knownTo(email, { ...browser, address })
          yield* counted(
            userId === null ? askingFrom(address) : askingByKnown(userId),
            unseen(installation.transaction(forgot(email, address, userId !== null)))
          )
        }),
        sendVerification: Effect.fnUntraced(function* (userId) {
          const found = yield* credentials.byId(userId)
          if (found === null) return
          const { email, locale } = found
          const link = yield* links.toMail({ purpose: "verify", userId, email })
          yield* mails.send(writtenFor([locale, yield* BrowserLocale], () => verifyMail(email, link)))
        })
      })
    })
  )
}

/** Makes what says whether a stranger may have a link mailed to an account, or to nobody, and counts it. */
const forgetting = Effect.map(MailTimesRepo, (times) =>
  Effect.fnUntraced(function* (found: Credentials | null, address: string) {
    const network = hashOf(`forgot from ${networkOf(address)}`)
    if (!(yield* times.take(network, FROM_A_NETWORK))) return false
    return found !== null && (yield* times.take(hashOf(`forgot of user ${found.userId}`), TO_AN_ACCOUNT))
  })
)

/** For whom work is done that nobody may drop. */
const NEVER_GONE: StatementCaller["Type"] = { companyId: null, isGone: () => false }

/**
 * Does what differs by whether there is an account while nobody waits for it: the answer comes after a fixed time,
 * however busy the database is, and the work goes on where the client has hung up meanwhile: otherwise there could be
 * a link that was mailed to nobody. A server that stops finishes it.
 */
const makeUnseen = Effect.map(
  FiberSet.make<void, ServiceUnavailable>(),
  (inBackground) =>
    <R>(work: Effect.Effect<void, ServiceUnavailable, R>) =>
      Effect.zipRight(
        FiberSet.run(
          inBackground,
          Effect.uninterruptible(
            Effect.provideService(work, StatementCaller, NEVER_GONE).pipe(
              Effect.tapErrorCause((cause) => Effect.logError("a mail was not written", cause))
            )
          )
        ),
        Effect.sleep(ANSWER_MILLIS)
      )
)
