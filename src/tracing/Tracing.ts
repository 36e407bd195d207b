/** Which traces are recorded. Without a tracer nothing is, and it costs nothing. */
import { Context, Effect } from "effect"
import { type Attributes, inSpan, type Recorder, type RootOptions, Span } from "./Span.ts"
import type { TraceParent } from "./TraceParent.ts"

/** The samplers of OpenTelemetry. Those that are `parentbased` do as the sender of a request says. */
export const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio"
] as const

/** How traces are chosen. */
export interface Sampling {
  readonly sampler: (typeof samplers)[number]
  /** The share of traces that `traceidratio` records, from 0 to 1. */
  readonly ratio: number
}

/** Begins traces. */
export interface Tracer {
  /**
   * Begins a trace, or continues that of a request's sender; undefined if it is not to be recorded. The sender's choice
   * counts only with a sampler that is `parentbased`: anybody can send the header.
   */
  readonly begin: (
    name: string,
    options: Omit<RootOptions, "parentId">,
    sender?: TraceParent
  ) => Span | undefined
}

// A number of our own decides, and not the trace id, which a sender could choose.
const isChosen = ({ ratio, sampler }: Sampling, sender: TraceParent | undefined): boolean => {
  if (sender !== undefined && sampler.startsWith("parentbased_")) return sender.isSampled
  if (sampler.endsWith("always_on")) return true
  return sampler.endsWith("traceidratio") && Math.random() < ratio
}

/** A tracer that hands ended spans to a recorder. */
export const makeTracer = (sampling: Sampling, recorder: Recorder): Tracer => ({
  begin: (name, options, sender) =>
    isChosen(sampling, sender)
      ? Span.root(recorder, name, {
          ...options,
          traceId: sender?.traceId ?? options.traceId,
          parentId: sender?.spanId
        })
      : undefined
})

/** The tracer of the process; undefined where nothing is traced. */
export class Tracing extends Context.Reference<Tracing>()("duebook/Tracing", {
  defaultValue: (): Tracer | undefined => undefined
}) {}

/** Runs work in a trace of its own, where one is to be recorded. The work may begin more, which keeps the trace open. */
export const traced = <A, E, R>(
  name: string,
  attributes: Attributes,
  work: (span: Span | undefined) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Tracing, (tracer) => {
    const span = tracer?.begin(name, { attributes })
    return span === undefined ? work(undefined) : inSpan(span, work(span))
  })
