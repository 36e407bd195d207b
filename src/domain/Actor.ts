/** Who does something, as the audit log says it. */
import { Context, Effect } from "effect"

/** Names are as the audit log stores them. */
export type Actor =
  /** A program with a key, which speaks for the key's owner. */
  | {
      readonly _tag: "api_key"
      readonly userId: number
      readonly apiKeyId: number
      readonly requestId: string
    }
  /** A person in the application. Whoever signs up or follows a link has no session yet. */
  | {
      readonly _tag: "user"
      readonly userId: number | null
      readonly sessionId: number | null
      readonly requestId: string
      /** The address in the network, and the browser as it calls itself. */
      readonly from?: { readonly network: string; readonly browser: string | null }
    }
  /** A customer of a company, on a public page. */
  | { readonly _tag: "debtor" }
  /** The service by itself. */
  | { readonly _tag: "system" }
  /** Whoever runs the commands. */
  | { readonly _tag: "operator" }

/**
 * Who acts now. It has no default: every entrance provides it, and work that forgets it does not compile.
 *
 * @effect-leakable-service
 */
export class CurrentActor extends Context.Tag("duebook/CurrentActor")<CurrentActor, Actor>() {
  /** Some work as it is done by an actor. */
  static readonly acting =
    (actor: Actor) =>
    <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, CurrentActor>> =>
      Effect.provideService(work, CurrentActor, actor)
}

/** The service by itself, without a request of anybody. */
export const system: Actor = { _tag: "system" }

export const operator: Actor = { _tag: "operator" }

export const debtor: Actor = { _tag: "debtor" }
