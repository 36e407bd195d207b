/** Log lines of requests. They go to the loggers of the process without running an Effect for each line. */
import { Cause, Effect, type FiberId, FiberRef, FiberRefs, HashMap, LogLevel } from "effect"

/** Writes a line; `facts` is called only if the level is logged. */
export type RequestLog = (
  level: LogLevel.LogLevel,
  message: string,
  fiberId: FiberId.FiberId,
  facts: () => Readonly<Record<string, unknown>>
) => void

/** A log with the loggers, level and annotations that are configured where this runs. */
export const make: Effect.Effect<RequestLog> = Effect.gen(function* () {
  const { fiberRefs: context } = yield* Effect.runtime<never>()
  const clock = yield* Effect.clock
  const loggers = [...FiberRefs.getOrDefault(context, FiberRef.currentLoggers)]
  const minimum = FiberRefs.getOrDefault(context, FiberRef.currentMinimumLogLevel)
  const spans = FiberRefs.getOrDefault(context, FiberRef.currentLogSpan)
  const around = FiberRefs.getOrDefault(context, FiberRef.currentLogAnnotations)

  return (logLevel, message, fiberId, facts) => {
    if (loggers.length === 0 || LogLevel.greaterThan(minimum, logLevel)) return
    const annotations = HashMap.mutate(around, (all) => {
      for (const [name, value] of Object.entries(facts())) HashMap.set(all, name, value)
    })
    const date = new Date(clock.unsafeCurrentTimeMillis())
    const line = {
      fiberId,
      logLevel,
      message: [message],
      cause: Cause.empty,
      context,
      spans,
      annotations,
      date
    }
    for (const logger of loggers) logger.log(line)
  }
})
