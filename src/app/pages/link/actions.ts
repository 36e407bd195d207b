/** What the buttons of a link's page do. */
import { Effect, Schema } from "effect"
import { PersonName } from "../../../domain/Text.ts"
import { InvitationLinks } from "../../../services/people/InvitationLinks.ts"
import { LinkActions } from "../../../services/people/LinkActions.ts"
import { SignUpLinks } from "../../../services/people/SignUpLinks.ts"
import * as Form from "../../Form.ts"
import type { FormAction, Visit } from "../../Page.ts"
import { browserOf, needsHttps } from "../../parts/SignInParts.tsx"
import { HOME } from "../../ReturnTo.ts"
import { type AppSettings, ifOpen } from "../../Settings.ts"
import { phrase } from "../../../words/Say.ts"

/** The token in the address. */
export const tokenOf = ({ facts }: Visit): string => facts.params["token"] ?? ""

/** A missing password is told of together with a missing name. */
const Joining = Schema.Struct({
  name: PersonName,
  password: Schema.String
})

/** Where a person goes on who may have signed in with this browser. */
const onward = ({ session }: Visit): string => (session?.stage === "signed_in" ? HOME : "/app/sign-in")

/** Signs in by the link. */
export const enter = (visit: Visit) =>
  Effect.flatMap(LinkActions, (links) =>
    Effect.map(links.enter(tokenOf(visit), browserOf(visit)), ({ companyId, session }) => ({
      to: companyId === null ? HOME : `${HOME}/${companyId}`,
      token: session,
      byLink: true
    }))
  )

type Links = InvitationLinks | LinkActions | SignUpLinks

/** By the names of their forms. */
export const linkActions: Readonly<Record<string, FormAction<Visit, AppSettings | Links>>> = {
  "verify-email": {
    deed: "user.verify_email",
    twice: "repeatable",
    said: phrase("Your e-mail address is verified."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const links = yield* LinkActions
        yield* links.verify(tokenOf(visit), browserOf(visit), form.text("password"))
        return { to: onward(visit) }
      })
  },
  "reset-password": {
    deed: "user.password",
    twice: "repeatable",
    said: phrase("Your password is set. Sign in with it."),
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        const links = yield* LinkActions
        return { to: "/app/sign-in", knownTo: yield* links.reset(tokenOf(visit), form.text("password")) }
      })
  },
  "finish-sign-up": {
    deed: "user.sign_up",
    twice: "repeatable",
    said: null,
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        yield* ifOpen
        const links = yield* SignUpLinks
        const token = yield* links.finish(tokenOf(visit), form.text("password"), browserOf(visit))
        return { to: HOME, token, byLink: true }
      })
  },
  "undo-email": {
    deed: "user.undo_email",
    twice: "repeatable",
    said: null,
    run: (_, visit) =>
      Effect.gen(function* () {
        const links = yield* LinkActions
        return { to: `/app/link/${yield* links.undo(tokenOf(visit))}` }
      })
  },
  "first-password": {
    deed: "user.password",
    twice: "repeatable",
    said: phrase("Your password is set."),
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        const links = yield* LinkActions
        const token = yield* links.first(tokenOf(visit), form.text("password"), browserOf(visit))
        return { to: "/app/account", token, byLink: true }
      })
  },
  enter: {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (_, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        return yield* enter(visit)
      })
  },
  "accept-invitation": {
    deed: "invitation.accept",
    twice: "repeatable",
    said: phrase("You are a member now."),
    run: (form, visit) =>
      Effect.gen(function* () {
        yield* needsHttps(visit)
        const links = yield* LinkActions
        const invitationLinks = yield* InvitationLinks
        const { link: followed, person } = yield* links.look(tokenOf(visit))
        const to = `/app/${Number(followed.data["companyId"])}`
        if (person !== null) {
          yield* invitationLinks.accept(tokenOf(visit), visit.session)
          return { to }
        }
        const account = yield* Form.decode(Joining, form, { only: ["name", "password"] })
        return {
          to,
          token: yield* invitationLinks.join(tokenOf(visit), account, browserOf(visit)),
          byLink: true
        }
      })
  }
}
