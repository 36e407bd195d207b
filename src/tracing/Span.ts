/** Spans: what was done for one request or one reminder, and when. Where nothing is traced there are none. */
import { randomFillSync } from "node:crypto"
import { Context, Effect, Exit, type Fiber, FiberRef, FiberRefs } from "effect"

/** A value that tells of no person: a name from the code, a number, an id. */
export type AttributeValue = string | number | boolean | ReadonlyArray<number>
export type Attributes = Readonly<Record<string, AttributeValue>>

/** By the numbers of OTLP. */
export const SpanKind = { internal: 1, server: 2, client: 3 } as const
export type SpanKind = (typeof SpanKind)[keyof typeof SpanKind]

/** What names a span in other processes. */
export interface SpanIds {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
}

/** Takes the spans that have ended. */
export interface Recorder {
  readonly record: (span: Span) => void
  /** Called in the place of `record` for a span beyond the limit of its trace. */
  readonly lost: () => void
}

/** Spans of one trace in this process. Work that does not end would otherwise fill the queue by itself. */
export const MAX_SPANS = 1_000

const ID_BYTES = 8
const POOLED_IDS = 512
const pool = Buffer.alloc(ID_BYTES * POOLED_IDS)
let used = pool.length

/** A fresh span id. Random bytes are drawn for many at once. */
const makeSpanId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += ID_BYTES
  return pool.toString("hex", used - ID_BYTES, used)
}

/** A fresh trace id. */
const makeTraceId = (): string => makeSpanId() + makeSpanId()

/** What the clock of `performance.now` has to be added to, in milliseconds. Asked for each trace, because clocks are set. */
const epochMillis = (): number => Date.now() - performance.now()

/** What the spans of a trace share. */
interface Trace {
  readonly traceId: string
  readonly epochMillis: number
  readonly recorder: Recorder
  spans: number
}

/** How a span begins. */
export interface SpanOptions {
  readonly kind?: SpanKind
  /** On the clock of `performance.now`; now by default. */
  readonly startedAt?: number
  readonly attributes?: Attributes
}

/** How a trace begins. */
export interface RootOptions extends SpanOptions {
  readonly traceId?: string | undefined
  /** The span of another process that it continues. */
  readonly parentId?: string | undefined
}

/** One span. It is recorded when it ends, and may be changed until then. */
export class Span implements SpanIds {
  readonly spanId = makeSpanId()
  readonly parentId: string | undefined
  readonly kind: SpanKind
  /** On the clock of `performance.now`. */
  readonly startedAt: number
  endedAt = Number.NaN
  /** Its kind, with parameters in the place of values, so that there are few names. */
  name: string
  readonly attributes: Record<string, AttributeValue>
  /** A span of another trace that did the same work. */
  link: SpanIds | undefined
  /** What kind of error it ended with. */
  error: string | undefined
  readonly #trace: Trace
  readonly #isRoot: boolean
  #holders = 1

  private constructor(
    trace: Trace,
    isRoot: boolean,
    parentId: string | undefined,
    name: string,
    options: SpanOptions
  ) {
    this.#trace = trace
    this.#isRoot = isRoot
    this.parentId = parentId
    this.name = name
    this.kind = options.kind ?? SpanKind.internal
    this.startedAt = options.startedAt ?? performance.now()
    this.attributes = { ...options.attributes }
  }

  /** Begins a trace in this process. */
  static root(recorder: Recorder, name: string, options: RootOptions = {}): Span {
    const traceId = options.traceId ?? makeTraceId()
    const trace = { traceId, epochMillis: epochMillis(), recorder, spans: 0 }
    return new Span(trace, true, options.parentId, name, options)
  }

  get traceId(): string {
    return this.#trace.traceId
  }

  /** Epoch milliseconds of a moment on the clock of `performance.now`. */
  at(moment: number): number {
    return this.#trace.epochMillis + moment
  }

  /** Begins a span that is a part of this one. */
  child(name: string, options: SpanOptions = {}): Span {
    return new Span(this.#trace, false, this.spanId, name, options)
  }

  set(attributes: Attributes): void {
    Object.assign(this.attributes, attributes)
  }

  /** Keeps it open for work that goes on by itself, which has to call `end` once as well. */
  hold(): void {
    this.#holders++
  }

  /** Ends it, and records it. The last of those who hold it does. The root of a trace has a place beyond the limit. */
  end(error?: string): void {
    this.error ??= error
    this.#holders--
    if (this.#holders !== 0) return
    this.endedAt = performance.now()
    const { recorder } = this.#trace
    this.#trace.spans++
    if (this.#trace.spans <= MAX_SPANS || this.#isRoot) recorder.record(this)
    else recorder.lost()
  }
}

/** The span that the present effect belongs to. It is looked up, and no service in the types: most work has none. */
export class CurrentSpan extends Context.Tag("duebook/CurrentSpan")<CurrentSpan, Span>() {}

const spanIn = (context: Context.Context<never>): Span | undefined =>
  context.unsafeMap.get(CurrentSpan.key) as Span | undefined

/** The span that a fiber works for. */
export const spanOf = (fiber: Fiber.RuntimeFiber<unknown, unknown>): Span | undefined =>
  spanIn(fiber.getFiberRef(FiberRef.currentContext) as Context.Context<never>)

/** The span that a log line belongs to. */
export const spanOfLine = (context: FiberRefs.FiberRefs): Span | undefined =>
  spanIn(FiberRefs.getOrDefault(context, FiberRef.currentContext) as Context.Context<never>)

/** The fields of a log line that lead to its trace, as OpenTelemetry names them in logs. */
export const logFields = (span: SpanIds | null | undefined) =>
  span === null || span === undefined
    ? undefined
    : { trace_id: span.traceId, span_id: span.spanId, trace_flags: "01" }

/** What kind of failure it was; never its message, which may contain what somebody sent. */
const errorOf = (exit: Exit.Exit<unknown, unknown>): string | undefined => {
  if (Exit.isSuccess(exit)) return undefined
  if (Exit.isInterrupted(exit)) return "interrupted"
  const failure = exit.cause._tag === "Fail" ? exit.cause.error : undefined
  const tag = (failure as { readonly _tag?: unknown } | undefined)?._tag
  return typeof tag === "string" ? tag : "defect"
}

/** Runs work in a span, and ends that with it. */
export const inSpan = <A, E, R>(span: Span, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.onExit(Effect.provideService(work, CurrentSpan, span), (exit) =>
    Effect.sync(() => span.end(errorOf(exit)))
  )

/** Runs work in a part of the present span, which it may describe; without one where nothing is traced. */
export const withinSpan = <A, E, R>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.withFiberRuntime<A, E, R>((fiber) => {
    const span = spanOf(fiber)?.child(name, options)
    return span === undefined ? work(undefined) : inSpan(span, work(span))
  })
