/** How long the database takes to answer: a histogram of round trips, from the first byte to the last. */
import { Metric, MetricBoundaries } from "effect"

const ROUND_TRIP_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const roundTrips = Metric.histogram(
  "duebook_db_round_trips_seconds",
  MetricBoundaries.fromIterable(ROUND_TRIP_SECONDS),
  "Time from sending statements to PostgreSQL until the last of them is answered."
)

const none: ReadonlyArray<never> = []

/** Measures until the function that it returns is called. */
export const timed = <Args extends ReadonlyArray<unknown>>(
  answered: (...args: Args) => void
): ((...args: Args) => void) => {
  const from = performance.now()
  return (...args) => {
    roundTrips.unsafeUpdate((performance.now() - from) / 1_000, none)
    answered(...args)
  }
}
