/** Closing one's account: what that ends, and the button that asks first. */
import { Effect } from "effect"
import type { CurrentActor } from "../../../domain/Actor.ts"
import { AccountClosing } from "../../../services/people/AccountClosing.ts"
import type { FormAction, SignedInVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"
import { phrase, say } from "../../../words/Say.ts"

const CLOSE = "close-account"

export const CloseAccount = ({ visit }: { readonly visit: SignedInVisit }) => (
  <Card title={say("Close account")}>
    <p>
      {say(
        "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log."
      )}
    </p>
    <Dialog
      visit={visit}
      action={CLOSE}
      label={say("Close account")}
      title={say("Close your account")}
      danger
      wayOut="keep"
    >
      <ActionForm visit={visit} action={CLOSE}>
        <p>
          {say(
            "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.",
            { email: <b>{visit.session.user.email}</b> }
          )}
        </p>
        <Submit kind="danger">{say("Close account")}</Submit>
      </ActionForm>
    </Dialog>
  </Card>
)

/** What it does. */
export const closingActions: Readonly<
  Record<string, FormAction<SignedInVisit, AccountClosing | CurrentActor>>
> = {
  [CLOSE]: {
    deed: "user.close",
    twice: "repeatable",
    said: phrase("Your account is closed."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const closing = yield* AccountClosing
        yield* closing.close(session.user.id)
        return { to: "/app/sign-in", token: null }
      })
  }
}
