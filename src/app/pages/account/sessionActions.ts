/** What the buttons do that end sessions. */
import { Effect, Schema } from "effect"
import { Id } from "../../../domain/Ids.ts"
import { OwnAccount } from "../../../services/people/OwnAccount.ts"
import { Sessions } from "../../../services/people/Sessions.ts"
import * as Form from "../../Form.ts"
import type { FormAction, SignedInVisit } from "../../Page.ts"
import { phrase } from "../../../words/Say.ts"

const SIGN_IN = "/app/sign-in"

const SessionChoice = Schema.Struct({ session_id: Id })

/** By the names of their forms. */
export const sessionActions: Readonly<Record<string, FormAction<SignedInVisit, OwnAccount | Sessions>>> = {
  "sign-out": {
    deed: null,
    twice: "repeatable",
    said: phrase("You are signed out."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        yield* sessions.end(session)
        return { to: SIGN_IN, token: null }
      })
  },
  "sign-out-session": {
    deed: null,
    twice: "repeatable",
    said: phrase("That browser is signed out."),
    run: (form, { session }) =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        const { session_id: id } = yield* Form.decode(SessionChoice, form, { numbers: ["session_id"] })
        yield* sessions.end({ id, user: session.user })
        return id === session.id ? { to: SIGN_IN, token: null } : {}
      })
  },
  "sign-out-everywhere": {
    deed: "user.sign_out",
    twice: "repeatable",
    said: phrase("You are signed out everywhere."),
    run: (_, { session }) =>
      Effect.gen(function* () {
        const own = yield* OwnAccount
        yield* own.signOutEverywhere(session.user.id)
        return { to: SIGN_IN, token: null }
      })
  }
}
