/** The front door: to the only company, to the choice of one, or to sign-in. */
import { Effect } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { Sessions } from "../../services/people/Sessions.ts"
import { stillSaying } from "../Html.tsx"
import { publicPage } from "../Page.ts"
import { phrase } from "../../words/Say.ts"

/** `/app`. */
export const home = publicPage({
  path: "/app",
  title: phrase("Duebook"),
  redirect: ({ query, session }) =>
    Effect.gen(function* () {
      if (session === null || session.stage !== "signed_in") return "/app/sign-in"
      const sessions = yield* Sessions
      const [first, ...others] = yield* sessions.companies(session.user.id)
      return first === undefined || others.length > 0 ? "/app/companies" : `/app/${first.id}`
    }).pipe(Effect.map((to) => stillSaying(query, to))),
  // It always leads elsewhere.
  load: () => Effect.fail(new NotFound()),
  view: () => null
})
