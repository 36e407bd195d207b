/** Fakes that answer what a test plans and nothing else. */
import { type Context, Effect, Layer } from "effect"

const unplannedCall = (service: string, member: string) => {
  const dead = Effect.dieMessage(`unplanned call: ${service}.${member}`)
  // A member may be a function or an Effect by itself: this dies as either.
  return Object.setPrototypeOf(
    Object.assign(() => dead, { ...dead }),
    Object.getPrototypeOf(dead)
  )
}

/**
 * A service of which a test plans some members; every other one dies and names itself.
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

/** A service that nothing may call. */
export const unplanned = <I, S extends object>(tag: Context.Tag<I, S>): Layer.Layer<I> => planned(tag, {})
