/** A person's own page: who one is, how one signs in, where one is signed in. */
import { Effect, Schema } from "effect"
import { Email, LocaleTag, TimeZone } from "../../domain/Contact.ts"
import { NotFound, ValidationFailed } from "../../domain/Errors.ts"
import { PersonName } from "../../domain/Text.ts"
import { hasSecondFactor } from "../../domain/Session.ts"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { AccountClosing } from "../../services/people/AccountClosing.ts"
import { OwnAccount, type OwnFacts } from "../../services/people/OwnAccount.ts"
import { Passkeys } from "../../services/people/Passkeys.ts"
import { type ListedSession, Sessions } from "../../services/people/Sessions.ts"
import { TwoFactor } from "../../services/people/TwoFactor.ts"
import * as Form from "../Form.ts"
import { type FormAction, personPage, type SignedInVisit } from "../Page.ts"
import { passkeySiteOf } from "../parts/PasskeyForm.tsx"
import { browserOf } from "../parts/SignInParts.tsx"
import { withinApplication } from "../ReturnTo.ts"
import { CloseAccount, closingActions } from "./account/Closing.tsx"
import { passkeyActions, showing } from "./account/passkeyActions.ts"
import { type OwnPasskeys, PasskeysCard } from "./account/Passkeys.tsx"
import { EMail, Password, ProfileForm } from "./account/Profile.tsx"
import { type ZonedReader, readingOf } from "./account/reading.ts"
import { SessionsCard } from "./account/Sessions.tsx"
import { sessionActions } from "./account/sessionActions.ts"
import { type Factor, RecoveryCodes, type ShownCodes, TwoFactorCard } from "./account/TwoFactor.tsx"
import { type Unsaid, english, phrase, say } from "../../words/Say.ts"

const PATH = "/app/account"

interface Data {
  readonly facts: OwnFacts
  readonly sessions: ReadonlyArray<ListedSession>
  readonly factor: Factor
  readonly own: OwnPasskeys
  readonly reading: ZonedReader
}

const load = Effect.fnUntraced(function* (visit: SignedInVisit) {
  const { reader, session } = visit
  const account = yield* OwnAccount
  const sessions = yield* Sessions
  const twoFactor = yield* TwoFactor
  const passkeys = yield* Passkeys
  const { id } = session.user
  const hasFactor = hasSecondFactor(session.user)
  // Where there is no second factor, setting one up has begun; where there is one, only when somebody asks for it.
  const pending = hasFactor ? yield* twoFactor.pending(session) : yield* twoFactor.begin(session)
  const facts = yield* account.facts(id)
  if (facts === null) return yield* new NotFound()
  return {
    facts,
    sessions: yield* sessions.list(id),
    reading: readingOf(reader, session.user, yield* sessions.companies(id)),
    factor: { pending, recoveryCodesLeft: hasFactor ? yield* twoFactor.recoveryCodesLeft(id) : 0 },
    own: { passkeys: yield* passkeys.list(id), site: yield* passkeySiteOf(visit) }
  } satisfies Data
})

const isCodes = (shown: unknown): shown is ShownCodes =>
  typeof shown === "object" && shown !== null && "recoveryCodes" in shown

/** Where one was led from, to go on there after setting up. */
const returnOf = ({ query, submitted }: SignedInVisit): string =>
  withinApplication(submitted?.form.text("to") ?? query.get("to"))

const Needed = () => (
  <div class="notice info">
    <p>
      {say(
        "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute."
      )}
    </p>
  </div>
)

const view = ({ facts, factor, own, reading, sessions }: Data, visit: SignedInVisit) => {
  const { query, session, shown } = visit
  if (isCodes(shown)) return <RecoveryCodes codes={shown} visit={visit} />
  const to = returnOf(visit)
  const card = (
    <>
      <TwoFactorCard factor={factor} to={to} visit={visit} />
      <PasskeysCard own={own} reading={reading} to={to} visit={visit} />
    </>
  )
  const isUrgent = factor.pending !== null
  return (
    <>
      {query.get("needs") === "two-factor" && !hasSecondFactor(session.user) ? <Needed /> : null}
      <div class="grid-2">
        <div>
          {isUrgent ? card : null}
          <ProfileForm facts={facts} reading={reading} visit={visit} />
          {isUrgent ? null : card}
        </div>
        <div>
          <EMail facts={facts} visit={visit} />
          <Password facts={facts} visit={visit} />
          <SessionsCard sessions={sessions} reading={reading} visit={visit} />
          <CloseAccount visit={visit} />
        </div>
      </div>
    </>
  )
}

type Actions = Readonly<
  Record<
    string,
    FormAction<SignedInVisit, AccountClosing | CurrentActor | OwnAccount | Passkeys | Sessions | TwoFactor>
  >
>

const ProfileFields = Schema.Struct({
  name: PersonName,
  locale: Schema.NullOr(LocaleTag),
  timezone: Schema.NullOr(TimeZone),
  digest: Schema.Boolean,
  morningMail: Schema.Boolean.pipe(Schema.propertySignature, Schema.fromKey("morning_mail"))
})
const EmailChange = Schema.Struct({ email: Email })
const emailChangeOf = (form: Form.Form) => Form.decode(EmailChange, form, { only: ["email"] })
const PasswordChange = Schema.Struct({ new_password: Schema.String })

const account: Actions = {
  "save-account": {
    deed: "user.update",
    twice: "repeatable",
    said: phrase("Your account is saved."),
    run: (form, { session }) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        const profile = yield* Form.decode(ProfileFields, form, {
          nullable: ["locale", "timezone"],
          flags: ["digest", "morning_mail"]
        })
        yield* own.save(session.user.id, profile)
        return {}
      })
  },
  "change-email": {
    deed: "user.change_email",
    withPassword: true,
    twice: "repeatable",
    check: emailChangeOf,
    said: phrase("We have mailed a link to your new address. It becomes yours when you open the link."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        const { email } = yield* emailChangeOf(form)
        yield* own.changeEmail(visit.session, email)
        return {}
      })
  },
  "keep-email": {
    deed: "user.keep_email",
    twice: "repeatable",
    said: phrase("Your address stays as it is. We have mailed a link there, to verify it anew."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        yield* own.keepEmail(session.user.id)
        return {}
      })
  },
  "send-verification": {
    deed: null,
    twice: "repeatable",
    said: phrase("The link is on its way. We send at most three mails an hour."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        yield* own.sendVerification(session.user.id)
        return {}
      })
  },
  "change-password": {
    deed: "user.password",
    withPassword: true,
    twice: "repeatable",
    said: phrase("Your password is changed. You are signed out everywhere else."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        const { new_password: next } = yield* Form.decode(PasswordChange, form, { only: ["new_password"] })
        return { token: yield* own.changePassword(visit.session, next, browserOf(visit)) }
      })
  }
}

const WRONG_CODE = ValidationFailed.of({
  field: "code",
  code: "wrong_code",
  message: english("This code is not right. Codes change every 30 seconds.")
})

/** Begins to set up an app, beside what there is. */
const beginning = (said: Unsaid): Actions[string] => ({
  deed: "two_factor.set_up",
  twice: "repeatable",
  said,
  run: (_, { session }) =>
    Effect.gen(function* () {
      const factors = yield* TwoFactor
      yield* factors.begin(session)
      return { to: PATH }
    })
})

const twoFactor: Actions = {
  "confirm-two-factor": {
    deed: "two_factor.set_up",
    twice: "repeatable",
    said: phrase("Two-factor authentication is on."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const factors = yield* TwoFactor
        const { session } = visit
        const done = yield* factors.setUp(session, form.text("code"), browserOf(visit))
        if (done === null) return yield* WRONG_CODE
        return showing(done, hasSecondFactor(session.user) ? PATH : withinApplication(form.text("to")))
      })
  },
  "keep-recovery-codes": {
    deed: null,
    twice: "repeatable",
    said: phrase("Good. Keep your recovery codes where you find them without your phone."),
    run: (form) => Effect.succeed({ to: withinApplication(form.text("to")) })
  },
  "new-recovery-codes": {
    deed: "two_factor.recovery_codes",
    twice: "repeatable",
    said: phrase("You have new recovery codes."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const factors = yield* TwoFactor
        const recoveryCodes = yield* factors.renewRecoveryCodes(session.user.id)
        return { shown: { recoveryCodes, to: PATH } satisfies ShownCodes }
      })
  },
  "move-two-factor": beginning(phrase("Scan the code below with your other phone.")),
  "add-two-factor": beginning(phrase("Scan the code below with your authenticator app.")),
  "cancel-two-factor": {
    deed: null,
    twice: "repeatable",
    said: phrase("Two-factor authentication stays as it was."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const factors = yield* TwoFactor
        yield* factors.cancel(session)
        return {}
      })
  },
  "turn-off-two-factor": {
    deed: "two_factor.turn_off",
    twice: "repeatable",
    said: phrase("Two-factor authentication is off."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const factors = yield* TwoFactor
        yield* factors.turnOff(session.user.id)
        return {}
      })
  }
}

const actions: Actions = { ...account, ...twoFactor, ...passkeyActions, ...sessionActions, ...closingActions }

/** `/app/account`. */
export const accountPage = personPage({ path: PATH, title: phrase("Your account"), load, view, actions })
