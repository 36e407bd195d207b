/** A new company of somebody who has signed up: its first owner and its first plan period, all at once. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import {
  type AlreadyExists,
  type IdempotencyKeyInProgress,
  type IdempotencyKeyReused,
  LimitReached,
  NotAllowed,
  NotFound,
  type PlanOverlaps,
  type ServiceUnavailable,
  type ValidationFailed
} from "../../domain/Errors.ts"
import type { WriteKey } from "../../domain/WriteRequest.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { FirstStepsRepo } from "../../repos/company/FirstSteps.ts"
import { TrustRepo } from "../../repos/company/Trust.ts"
import { SessionsRepo } from "../../repos/people/Sessions.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { Companies } from "./Companies.ts"
import { Members } from "../people/Members.ts"
import { orRefuse } from "../Lookup.ts"
import { Plans } from "./Plans.ts"
import { Write } from "../Write.ts"

/** Companies in which a person can be owner and make another one; the operator can make more. */
const MAX_OWN_COMPANIES = 10
/** Companies of a person that are looked at. */
const MAX_COMPANIES = 1_000

/** What a company is made of. */
export interface CompanyRequest {
  readonly name: string
  /** ISO 3166-1 code. */
  readonly country: string
  /** IANA name. */
  readonly timezone: string
}

const notVerified = () =>
  new NotAllowed({
    message:
      "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account."
  })

const tooMany = () =>
  new LimitReached({
    message: `You own ${MAX_OWN_COMPANIES} companies already, and can't make more of them.`,
    details: { limit: MAX_OWN_COMPANIES }
  })

export class CompanySetup extends Context.Tag("duebook/CompanySetup")<
  CompanySetup,
  {
    /**
     * Makes a company with this person as its owner and a trial that begins now, in one transaction. Its reminders are on
     * hold until somebody switches them on. Returns its id, or null if the same form has made one already. Refused beyond `MAX_OWN_COMPANIES`, and until the e-mail address is
     * verified: a company writes to people.
     */
    readonly create: (
      userId: number,
      request: CompanyRequest,
      key: WriteKey
    ) => Effect.Effect<
      number | null,
      | IdempotencyKeyInProgress
      | IdempotencyKeyReused
      | AlreadyExists
      | LimitReached
      | NotAllowed
      | NotFound
      | PlanOverlaps
      | ServiceUnavailable
      | ValidationFailed,
      CurrentActor
    >
  }
>() {
  static readonly layer = Layer.effect(
    CompanySetup,
    Effect.gen(function* () {
      const companies = yield* Companies
      const firstSteps = yield* FirstStepsRepo
      const members = yield* Members
      const plans = yield* Plans
      const sessions = yield* SessionsRepo
      const trusts = yield* TrustRepo
      const users = yield* UsersRepo
      const write = yield* Write

      const made = Effect.fnUntraced(function* (userId: number, request: CompanyRequest) {
        // The lock keeps two forms from counting at the same time.
        const person = yield* orRefuse(users.findForUpdate(userId), () => NotFound.resource("person"))
        if (!person.emailVerified) return yield* notVerified()
        const own = yield* sessions.companies(userId, MAX_COMPANIES)
        if (own.filter(({ role }) => role === "owner").length >= MAX_OWN_COMPANIES) {
          return yield* tooMany()
        }
        const companyId = yield* companies.create({
          ...request,
          email: null,
          testClock: null,
          remindersMode: "hold"
        })
        yield* trusts.limit(companyId)
        yield* firstSteps.begin(companyId)
        yield* members.add({ companyId, userId }, "owner")
        yield* plans.start(companyId, { plan: "trial" })
        return companyId
      })

      return CompanySetup.of({
        create: (userId, request, key) => write.form(INSTALLATION, key, made(userId, request))
      })
    })
  )
}
