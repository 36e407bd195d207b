/** Fakes with only the members that a test plans; any other call fails the test. */
import { type Context, Effect, Layer } from "effect"

const unplannedCall = (service: string, member: string) => {
  const dead = Effect.dieMessage(`unplanned call: ${service}.${member}`)
  // A member may be a function or an Effect. This value is both, and dies in both uses.
  return Object.setPrototypeOf(
    Object.assign(() => dead, { ...dead }),
    Object.getPrototypeOf(dead)
  )
}

/**
 * A service with only the planned members. A call of any other member dies with a message that names it.
 *
 * ```ts
 * planned(ReceivablesRepo, { find: () => Effect.succeed(null) })
 * ```
 */
export const planned = <I, S extends object>(tag: Context.Tag<I, S>, plan: Partial<S>): Layer.Layer<I> =>
  Layer.succeed(
    tag,
    new Proxy<S>({ ...plan } as S, {
      get: (members, name) =>
        typeof name === "symbol" || name in members
          ? Reflect.get(members, name)
          : unplannedCall(tag.key, name),
      has: () => true
    })
  )

/** A service without planned members, for tests in which nothing may call it. */
export const unplanned = <I, S extends object>(tag: Context.Tag<I, S>): Layer.Layer<I> => planned(tag, {})
