/** A new password for whoever has forgotten the old one. */
import { Effect, Schema } from "effect"
import { Email } from "../../domain/Contact.ts"
import { Accounts } from "../../services/people/Accounts.ts"
import * as Form from "../Form.ts"
import { publicPage, type Visit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field } from "../parts/Form.tsx"
import { browserOf } from "../parts/SignInParts.tsx"
import { phrase, say } from "../../words/Say.ts"

const AskForm = ({ visit }: { readonly visit: Visit }) => {
  const form = { visit, action: "forgot" }
  return (
    <>
      <ActionForm {...form}>
        <p>{say("We send you a link to set a new password.")}</p>
        <Field
          {...form}
          name="email"
          label={say("E-mail")}
          type="email"
          inputmode="email"
          autocomplete="username"
          required
        />
        <Submit>{say("Send the link")}</Submit>
      </ActionForm>
      <p>
        <a href="/app/sign-in">{say("Sign in")}</a>
      </p>
    </>
  )
}

/** Whether it is an address at all tells nothing of any account. */
const Asked = Schema.Struct({ email: Schema.compose(Schema.Trim, Email) })

/** The same for every address. */
const Sent = () => (
  <div>
    <p>
      {say(
        "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour."
      )}
    </p>
    <p>
      <a href="/app/sign-in">{say("Sign in")}</a>
    </p>
  </div>
)

/** `/app/forgot`. */
export const forgot = publicPage({
  path: "/app/forgot",
  title: phrase("Forgot your password?"),
  load: () => Effect.void,
  view: (_, visit) => (visit.shown === undefined ? <AskForm visit={visit} /> : <Sent />),
  actions: {
    forgot: {
      deed: null,
      twice: "repeatable",
      said: null,
      run: (form, visit) =>
        Effect.gen(function* () {
          const accounts = yield* Accounts
          const { address, known, userAgent } = browserOf(visit)
          const { email } = yield* Form.decode(Asked, form, { only: ["email"] })
          yield* accounts.forgot(email, address, { known, userAgent })
          return { shown: "sent" }
        })
    }
  }
})
