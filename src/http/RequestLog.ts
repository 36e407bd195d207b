/** Log lines of requests, through the loggers of the process but without an effect for each. */
import { Cause, Effect, type FiberId, FiberRef, FiberRefs, HashMap, LogLevel } from "effect"

/** Writes a line; `facts` make one only where the level is wanted. */
export type RequestLog = (
  level: LogLevel.LogLevel,
  message: string,
  fiberId: FiberId.FiberId,
  facts: () => Readonly<Record<string, unknown>>
) => void

/** Logging as it is set up where this runs, once and for all requests. */
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
