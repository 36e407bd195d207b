/** Coming back from the identity provider, and confirming there who one is. */
import { Effect } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { CALLBACK_PATH, SingleSignOn } from "../../services/people/SingleSignOn.ts"
import * as Cookie from "../Cookie.ts"
import { personPage, publicPage, type Visit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { browserOf, mayBegin } from "../parts/SignInParts.tsx"
import { leaveFor, LeavingFor, leavingOf, problemSentence } from "../parts/SingleSignOn.tsx"
import { HOME, withinApplication, withReturn } from "../ReturnTo.ts"
import { phrase, say } from "../../words/Say.ts"

/** Where somebody confirms who that is. */
const CONFIRM_PATH = "/app/confirm"

const nameOf = Effect.flatMap(SingleSignOn, ({ provider }) =>
  provider === null ? Effect.fail(new NotFound()) : Effect.succeed(provider.name)
)

const comeBack = (visit: Visit) =>
  Effect.gen(function* () {
    const service = yield* SingleSignOn
    const cookie = Cookie.read(visit.facts.request, visit.origin.isSecure) ?? ""
    const result = yield* service.comeBack({ ...browserOf(visit), cookie }, visit.query)
    return "token" in result ? { ...result, byLink: false } : `${CALLBACK_PATH}?problem=${result.problem}`
  })

/** `/app/sign-in/callback`: what the provider adds to the address is used up, and does not stay in it. */
export const callback = publicPage({
  path: CALLBACK_PATH,
  title: (_, { session }) =>
    session?.stage === "signed_in" ? say("Not confirmed") : say("You are not signed in"),
  redirect: (visit) => {
    const isBack = visit.query.has("state") && visit.facts.request.method === "GET"
    return isBack && mayBegin(visit) ? comeBack(visit) : Effect.succeed(null)
  },
  load: () => nameOf,
  view: (name, visit) => (
    <div>
      <p class="notice bad" role="alert">
        {problemSentence(visit.query.get("problem") ?? "", name)}
      </p>
      {visit.session?.stage === "signed_in" ? (
        <a role="button" href={HOME}>
          {say("Go back")}
        </a>
      ) : (
        <a role="button" href="/app/sign-in">
          {say("Sign in")}
        </a>
      )}
    </div>
  )
})

/** Where a person confirms at the provider and comes back to `to`. */
export const confirmAt = (to: string): string => withReturn(CONFIRM_PATH, withinApplication(to))

/** `/app/confirm`. */
export const confirm = personPage({
  path: CONFIRM_PATH,
  title: phrase("Confirm that it is you"),
  load: () => nameOf,
  view: (name, visit) => {
    const address = leavingOf(visit)
    if (address !== null) return <LeavingFor address={address} name={name} />
    const to = withinApplication(visit.query.get("to"))
    return (
      <ActionForm visit={visit} action="confirm-elsewhere" to={withReturn(CONFIRM_PATH, to)}>
        <p>
          {say(
            "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.",
            { name }
          )}
        </p>
        <Submit>{say("Continue")}</Submit>
      </ActionForm>
    )
  },
  actions: {
    "confirm-elsewhere": {
      deed: null,
      twice: "repeatable",
      said: null,
      run: (_, visit) => leaveFor(visit, withinApplication(visit.query.get("to")), true)
    }
  }
})
