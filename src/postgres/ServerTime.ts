/** The time that all instances agree on. */
import { Context, Effect } from "effect"

/**
 * Epoch milliseconds for statements that depend on the time that all instances agree on: limits, expiry of keys, plan
 * periods. By default null, which means the clock of PostgreSQL, since the clocks of instances differ. A test that
 * stops its clock provides that clock's time.
 */
export class ServerTime extends Context.Reference<ServerTime>()("duebook/ServerTime", {
  defaultValue: (): Effect.Effect<number | null> => Effect.succeed(null)
}) {}

/** An item of a batch, with the ServerTime at which it joined. */
export type Timed<A> = A & { readonly at: number | null }

/** The time of a batch: of the item that joined last. */
export const serverTimeOf = (items: ReadonlyArray<Timed<unknown>>): number | null => items.at(-1)?.at ?? null

/** SQL for that time in epoch milliseconds, given the placeholder of the parameter. */
export const serverMillis = (placeholder: string): string =>
  `coalesce(${placeholder}::bigint, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`
