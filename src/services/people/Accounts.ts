/** Accounts of people: signing up, and mails with links that verify an address or set a password anew. */
import { Context, Effect, FiberSet, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { type RateLimited, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import { StatementCaller } from "../../postgres/Current.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { FORM } from "./AddressProof.ts"
import { knownMail, resetMail, verifyMail } from "./AccountMails.ts"
import { OneTimeLinks } from "./Links.ts"
import { Passwords } from "./Passwords.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { askingFrom, Throttles } from "./Throttles.ts"
import { UserMails } from "./UserMails.ts"
import { unchanged, Write } from "../Write.ts"

/** An account that somebody asks for. */
export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** What is asked for without a password is answered after so long, so that the time does not tell what was found. */
const ANSWER_MILLIS = 400

/** A refusal of the field of a password. */
export const weak = (message: string, field = "password"): ValidationFailed =>
  ValidationFailed.of({ field, code: "weak_password", message })

export class Accounts extends Context.Tag("duebook/Accounts")<
  Accounts,
  {
    /**
     * Makes an account and mails a link that verifies its address. An address that has one gets a mail that says so; the
     * answer and its time are the same. `form` is the token of the form, by which the link knows the browser again.
     */
    readonly signUp: (
      account: NewAccount,
      asking: { readonly address: string; readonly form: string }
    ) => Effect.Effect<void, ValidationFailed | RateLimited | ServiceUnavailable, CurrentActor>
    /** Mails a link to set a new password to an address that has an account. The answer is always the same. */
    readonly forgot: (email: string, address: string) => Effect.Effect<void, RateLimited | ServiceUnavailable>
    /** Mails a link that verifies a person's present address. */
    readonly sendVerification: (userId: number) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.scoped(
    Accounts,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const links = yield* OneTimeLinks
      const mails = yield* UserMails
      const passwords = yield* Passwords
      const publicUrl = yield* PublicUrl
      const throttles = yield* Throttles
      const unseen = yield* makeUnseen
      const users = yield* UsersRepo
      const write = yield* Write

      /** Every request counts, whatever becomes of it. */
      const counted = <A, E, R>(address: string, work: Effect.Effect<A, E, R>) =>
        throttles.guard([askingFrom(address)], work, () => "wrong" as const)

      const sendVerification = Effect.fnUntraced(function* (
        { email, userId }: Pick<Credentials, "email" | "userId">,
        data: Link["data"] = {}
      ) {
        yield* mails.send(verifyMail(email, yield* links.toMail({ purpose: "verify", userId, email, data })))
      })

      const create = ({ email, name }: NewAccount, passwordHash: string) =>
        write.run({
          deed: "user.sign_up",
          decide: Effect.fnUntraced(function* (now) {
            const facts = { email, name, emailVerified: false, twoFactorConfirmed: false, unproven: true }
            const userId = yield* users.insert(facts, now)
            if (userId === null) return unchanged(null)
            yield* credentials.setPassword(userId, passwordHash)
            return { value: userId, subjectId: userId, details: { email, name } }
          })
        })

      const signUp = Effect.fnUntraced(function* (account: NewAccount, passwordHash: string, form: string) {
        const { email } = account
        const userId = yield* create(account, passwordHash)
        if (userId !== null) return yield* sendVerification({ userId, email }, { [FORM]: form })
        yield* mails.send(
          knownMail(email, linkTo(publicUrl, "/app/sign-in"), linkTo(publicUrl, "/app/forgot"))
        )
      })

      const forgot = Effect.fnUntraced(function* (typed: string) {
        const found = yield* credentials.byEmail(typed)
        if (found === null) return
        const { email, userId } = found
        yield* mails.send(resetMail(email, yield* links.toMail({ purpose: "reset", userId, email })))
      })

      return Accounts.of({
        signUp: (account, { address, form }) =>
          Effect.gen(function* () {
            const problem = yield* passwords.problem(account.password, account)
            if (problem !== null) return yield* weak(problem)
            // The hash takes as long for whom it is, and longer where many wait: so the fixed time begins after it.
            const hashed = passwords.hash(account.password)
            yield* counted(
              address,
              Effect.flatMap(hashed, (passwordHash) => unseen(signUp(account, passwordHash, form)))
            )
          }),
        forgot: (email, address) => counted(address, unseen(forgot(email))),
        sendVerification: (userId) =>
          Effect.flatMap(credentials.byId(userId), (found) =>
            found === null ? Effect.void : sendVerification(found)
          )
      })
    })
  )
}

/** For whom work is done that nobody may drop. */
const NEVER_GONE: StatementCaller["Type"] = { companyId: null, isGone: () => false }

/**
 * Does what differs by whether there is an account while nobody waits for it: the answer comes after a fixed time,
 * however busy the database is, and the work goes on where the client has hung up meanwhile: otherwise there could be
 * an account without a mail. A server that stops finishes it.
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
