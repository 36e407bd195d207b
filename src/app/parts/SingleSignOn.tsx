/** What the pages around the identity provider share: leaving for it, and why somebody who comes back is not signed in. */
import { Effect } from "effect"
import type { SignOnProblem } from "../../domain/SingleSignOn.ts"
import { SingleSignOn } from "../../services/people/SingleSignOn.ts"
import * as Cookie from "../Cookie.ts"
import type { Visit } from "../Page.ts"
import { browserOf, needsHttps, refusedForm } from "./SignInParts.tsx"

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
      You go on to {name}. <a href={address}>Continue</a> if nothing happens.
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
  `${capitalised(name)} can't be reached at the moment. Wait a little, and try again.`

/** What is said to whoever comes back and is not signed in. None tells whether there is an account. */
const sentences: Readonly<Record<SignOnProblem, (name: string) => string>> = {
  unknown_state: () =>
    "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.",
  cancelled: (name) => `You did not sign in at ${name}. Start again if you want to.`,
  invalid: (name) => `What ${name} has answered is not valid. Start again, or tell your operator.`,
  unavailable,
  unverified: (name) => `${capitalised(name)} does not say that your e-mail address is verified.`,
  not_invited: () =>
    "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.",
  not_joined: () => "Your invitation could not be accepted. Ask whoever has invited you.",
  other_person: (name) => `You signed in at ${name} as somebody else than here.`,
  not_asked_again: (name) => `${capitalised(name)} has not asked you again.`,
  no_second_factor: (name) => `${capitalised(name)} has not asked you again, with a second factor.`,
  too_many: () => "Too many tries. Wait a minute, and start again."
}

/** The sentence of a problem; the usual one for a name that is none. */
export const problemSentence = (problem: string, name: string): string =>
  (Object.hasOwn(sentences, problem) ? sentences[problem as SignOnProblem] : sentences.unknown_state)(name)
