/** What the pages around the identity provider share: leaving for it, and why somebody who comes back is not signed in. */
import { Effect } from "effect"
import type { SignOnProblem } from "../../domain/SingleSignOn.ts"
import { SingleSignOn } from "../../services/people/SingleSignOn.ts"
import * as Cookie from "../Cookie.ts"
import type { Visit } from "../Page.ts"
import { browserOf, needsHttps, refusedForm } from "./SignInParts.tsx"
import { say } from "../../words/Say.ts"

/** The name of the provider, and whether nobody but owners may sign in otherwise. */
export type NamedProvider = SingleSignOn["Type"]["provider"]

/** Where somebody goes on who has pressed the button. */
interface Leaving {
  readonly leaveFor: string
}

/** The address of the provider, if the button was pressed just now. */
export const leavingOf = ({ shown }: Visit): string | null =>
  typeof shown === "object" && shown !== null && "leaveFor" in shown ? (shown as Leaving).leaveFor : null

/**
 * Leads the browser to the provider. It is no redirect, because the policy of our pages lets forms lead to our own
 * addresses alone, and browsers apply that to every redirect after a form.
 */
export const LeavingFor = ({ address, name }: { readonly address: string; readonly name: string }) => (
  <div>
    <meta http-equiv="refresh" content={`0;url=${address}`} />
    <p>
      {say("You go on to {name}. <link>Continue</link> if nothing happens.", {
        name,
        link: (text) => <a href={address}>{text}</a>
      })}
    </p>
  </div>
)

/** Begins to leave for the provider, and comes back to `to`. */
export const leaveFor = (visit: Visit, to: string, again: boolean) =>
  Effect.gen(function* () {
    yield* needsHttps(visit)
    const service = yield* SingleSignOn
    const cookie = Cookie.read(visit.facts.request, visit.origin.isSecure) ?? ""
    const address = yield* Effect.catchTag(
      service.leave({ ...browserOf(visit), cookie }, to, again),
      "ProviderUnavailable",
      ({ cause }) =>
        Effect.zipRight(
          Effect.annotateLogs(Effect.logWarning("the identity provider can't be reached"), {
            reason_code: "unavailable",
            detail: String(cause)
          }),
          refusedForm(unavailable(service.provider?.name ?? ""))
        )
    )
    return { shown: { leaveFor: address } satisfies Leaving }
  })

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const unavailable = (name: string): string =>
  say("{provider} can't be reached at the moment. Wait a little, and try again.", {
    provider: capitalised(name)
  })

/** What is said to whoever comes back and is not signed in. None tells whether there is an account. */
const sentences: Readonly<Record<SignOnProblem, (name: string) => string>> = {
  unknown_state: () =>
    say(
      "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again."
    ),
  cancelled: (name) => say("You did not sign in at {name}. Start again if you want to.", { name }),
  invalid: (name) =>
    say("What {name} has answered is not valid. Start again, or tell your operator.", { name }),
  unavailable,
  unverified: (name) =>
    say("{provider} does not say that your e-mail address is verified.", {
      provider: capitalised(name)
    }),
  not_invited: () =>
    say(
      "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address."
    ),
  not_joined: () => say("Your invitation could not be accepted. Ask whoever has invited you."),
  other_person: (name) => say("You signed in at {name} as somebody else than here.", { name }),
  not_asked_again: (name) => say("{provider} has not asked you again.", { provider: capitalised(name) }),
  no_second_factor: (name) =>
    say("{provider} has not asked you again, with a second factor.", { provider: capitalised(name) }),
  too_many: () => say("Too many tries. Wait a minute, and start again.")
}

/** The sentence of a problem; the usual one for a name that is none. */
export const problemSentence = (problem: string, name: string): string =>
  (Object.hasOwn(sentences, problem) ? sentences[problem as SignOnProblem] : sentences.unknown_state)(name)
