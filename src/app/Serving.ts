/** What serving any page needs: who visits, how a page becomes an answer, what forms are done once by. */
import type { Effect } from "effect"
import type { CurrentActor } from "../domain/Actor.ts"
import type { WriteKey } from "../domain/WriteRequest.ts"
import type { Answer } from "../http/Response.ts"
import type { Write } from "../services/Write.ts"
import type { FairLimit } from "../threads/FairLimit.ts"
import type { Passkeys } from "../services/people/Passkeys.ts"
import type { Proofs } from "../services/people/Proofs.ts"
import type { AnyPage, PageError, Visit } from "./Page.ts"
import type { Visits } from "./Visits.tsx"

/** Made once for all pages. */
export interface Serving<R> {
  readonly pages: ReadonlyArray<AnyPage<R>>
  readonly visits: Visits
  readonly write: Write["Type"]
  readonly passkeys: Passkeys["Type"]
  readonly proofs: Proofs["Type"]
  /** Whether people can sign in at an identity provider. */
  readonly hasProvider: boolean
  /** Turns of companies to send a form with a file. */
  readonly largeForms: FairLimit
  /** Some work of a page, with its services and its reader. */
  readonly provided: <A, E>(
    work: Effect.Effect<A, E, R | CurrentActor>,
    visit: Visit,
    key?: WriteKey
  ) => Effect.Effect<A, E>
  /** A page as an answer. A token begins a session in the browser, null ends it. */
  readonly shown: (
    page: AnyPage<R>,
    visit: Visit,
    status?: number,
    token?: string | null
  ) => Effect.Effect<Answer, PageError>
}
