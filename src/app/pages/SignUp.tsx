/** Making an account, where the installation lets anybody do so. */
import { Effect, Schema } from "effect"
import { Email, LocaleTag, TimeZone } from "../../domain/Contact.ts"
import { PersonName } from "../../domain/Text.ts"
import { Accounts } from "../../services/people/Accounts.ts"
import * as Form from "../Form.ts"
import { publicPage, type Visit } from "../Page.ts"
import { languageOptions, optionsWith, zoneOptions } from "../parts/Choices.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field, Select } from "../parts/Form.tsx"
import { HttpsNotice, mayBegin, needsHttps } from "../parts/SignInParts.tsx"
import { ifOpen } from "../Settings.ts"
import { phrase, say } from "../../words/Say.ts"

const Facts = Schema.Struct({
  name: PersonName,
  email: Email,
  timezone: Schema.optionalWith(TimeZone, { exact: true }),
  locale: Schema.optionalWith(LocaleTag, { exact: true })
})

const SignUpForm = ({ visit }: { readonly visit: Visit }) => {
  const form = { visit, action: "sign-up" }
  return (
    <>
      <ActionForm {...form}>
        <Field {...form} name="name" label={say("Name")} autocomplete="name" required />
        <Field
          {...form}
          name="email"
          label={say("E-mail")}
          type="email"
          inputmode="email"
          autocomplete="username"
          required
        />
        <Select
          {...form}
          name="timezone"
          label={say("Time zone")}
          options={optionsWith(zoneOptions, null, say("As in the company"))}
          ownZone
          help={say("How you read times.")}
        />
        <Select
          {...form}
          name="locale"
          label={say("Language")}
          options={optionsWith(languageOptions(visit.reader.locale), null, say("As your browser says"))}
          help={say("What you read is in it, and amounts and dates are as usual there.")}
        />
        <p>{say("We send you a link to choose a password.")}</p>
        <Submit>{say("Sign up")}</Submit>
      </ActionForm>
      <p>
        {say("You have an account? <link>Sign in</link>", {
          link: (text) => <a href="/app/sign-in">{text}</a>
        })}
      </p>
    </>
  )
}

/** The same whether the address was known: only its mailbox tells. */
const Sent = () => (
  <div>
    <p>
      {say(
        "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam."
      )}
    </p>
    <p>
      <a href="/app/sign-in">{say("Sign in")}</a>
    </p>
  </div>
)

/** `/app/sign-up`. */
export const signUp = publicPage({
  path: "/app/sign-up",
  title: phrase("Sign up"),
  load: () => ifOpen,
  view: (_, visit) =>
    visit.shown !== undefined ? <Sent /> : mayBegin(visit) ? <SignUpForm visit={visit} /> : <HttpsNotice />,
  actions: {
    "sign-up": {
      deed: null,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          yield* ifOpen
          yield* needsHttps(visit)
          const account = yield* Form.decode(Facts, form, {
            only: ["name", "email", "timezone", "locale"]
          })
          const accounts = yield* Accounts
          yield* accounts.signUp(account, visit.origin.address)
          return { shown: "sent" }
        })
    }
  }
})
