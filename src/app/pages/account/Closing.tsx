/** Closing one's account: what that ends, and the button that asks first. */
import { Effect } from "effect"
import type { CurrentActor } from "../../../domain/Actor.ts"
import { AccountClosing } from "../../../services/people/AccountClosing.ts"
import type { FormAction, SignedInVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"

const CLOSE = "close-account"

export const CloseAccount = ({ visit }: { readonly visit: SignedInVisit }) => (
  <Card title="Close account">
    <p>
      You leave your companies, and nobody can sign in with this account any more. What you did in a company
      stays in its log.
    </p>
    <Dialog
      visit={visit}
      action={CLOSE}
      label="Close account"
      title="Close your account"
      danger
      wayOut="keep"
    >
      <ActionForm visit={visit} action={CLOSE}>
        <p>
          You are signed out everywhere, your API keys stop working, and <b>{visit.session.user.email}</b> can
          make another account. This can’t be undone.
        </p>
        <Submit kind="danger">Close account</Submit>
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
    said: "Your account is closed.",
    run: (_, { session }) =>
      Effect.gen(function* () {
        const closing = yield* AccountClosing
        yield* closing.close(session.user.id)
        return { to: "/app/sign-in", token: null }
      })
  }
}
