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

/** SQL for that time in epoch milliseconds, given the placeholder of the parameter. */
export const serverMillis = (placeholder: string): string =>
  `coalesce(${placeholder}::bigint, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`
