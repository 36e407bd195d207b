/**
 * Sends telemetry to a collector over OTLP/HTTP in batches. What the collector does not take in time is lost and counted:
 * nobody who produces telemetry ever waits for it.
 */
import * as Counters from "./Counters.ts"

/** Items that wait at most: some megabytes. */
const MAX_QUEUED = 4_096
/** Items in one batch, so that writing it as JSON takes a few milliseconds at most. */
const MAX_BATCH = 256
/** How long the first item of a batch waits for others. */
const GATHER_MILLIS = 1_000
/** For one batch; a collector that has not answered then is taken to be down. */
const TIMEOUT_MILLIS = 5_000
/** Pauses while the collector is down: the first, which doubles, and the longest. */
const FIRST_PAUSE_MILLIS = 1_000
const LONGEST_PAUSE_MILLIS = 30_000

/** Answers after which the batch may be sent again, by the specification of OTLP. */
const MAY_RETRY = new Set([429, 502, 503, 504])

/** What becomes of a batch. */
type ExportResult =
  | { readonly _tag: "Taken"; readonly refused: number }
  | { readonly _tag: "Later"; readonly why: string }
  | { readonly _tag: "Refused" }

/** Where a queue leads, and how its items are written. */
export interface OtlpQueueOptions<Item> {
  readonly signal: Counters.Signal
  /** The collector's address for this signal. */
  readonly url: string
  /** The request for these items, to be written as JSON. */
  readonly body: (items: ReadonlyArray<Item>) => unknown
  /** Told when the collector takes nothing any more, and why, and when it does again. */
  readonly changed: (isUp: boolean, why: string) => void
  /** For tests; see the constants for the defaults. */
  readonly timeoutMillis?: number
  readonly gatherMillis?: number
}

/** The number of items that a collector says it has not kept. */
const rejectedIn = (text: string): number => {
  try {
    const { partialSuccess } = JSON.parse(text) as {
      readonly partialSuccess?: { readonly rejectedSpans?: unknown; readonly rejectedLogRecords?: unknown }
    }
    return Number(partialSuccess?.rejectedSpans ?? partialSuccess?.rejectedLogRecords ?? 0) || 0
  } catch {
    return 0
  }
}

/** A queue with a limit. One batch is under way at a time. */
export class OtlpQueue<Item> {
  readonly #options: OtlpQueueOptions<Item>
  readonly #timeoutMillis: number
  readonly #gatherMillis: number
  #items: Array<Item> = []
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Until when nothing is sent, on the clock of `performance.now`. */
  #pausedUntil = 0
  #pauseMillis = 0
  #isClosing = false

  constructor(options: OtlpQueueOptions<Item>) {
    this.#options = options
    this.#timeoutMillis = options.timeoutMillis ?? TIMEOUT_MILLIS
    this.#gatherMillis = options.gatherMillis ?? GATHER_MILLIS
  }

  /** Adds an item, or loses it if the queue is full. */
  push(item: Item): void {
    if (this.#items.length >= MAX_QUEUED) {
      Counters.lost(this.#options.signal, "queue_full", 1)
      return
    }
    this.#items.push(item)
    if (this.#items.length === MAX_BATCH) this.#schedule(0)
    else if (this.#timer === undefined) this.#schedule(this.#gatherMillis)
  }

  /** Sends what is left, once, for at most so long. What the collector does not take then is lost. */
  async close(millis: number): Promise<void> {
    const deadline = performance.now() + millis
    this.#isClosing = true
    clearTimeout(this.#timer)
    while (this.#items.length > 0 && performance.now() < deadline) {
      const before = this.#items.length
      await Promise.race([this.#sending ?? this.#send(), Bun.sleep(deadline - performance.now())])
      if (this.#items.length === before && this.#sending === undefined) break
    }
    Counters.lost(this.#options.signal, "queue_full", this.#items.length)
    this.#items = []
  }

  #schedule(millis: number): void {
    // A queue that closes sends by itself: a timer would send the same batch a second time.
    if (this.#sending !== undefined || this.#isClosing) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        void this.#send()
      },
      Math.max(millis, this.#pausedUntil - performance.now())
    )
    this.#timer.unref?.()
  }

  #send(): Promise<void> {
    const sending = this.#sendBatch().finally(() => {
      this.#sending = undefined
      if (this.#items.length > 0) this.#schedule(this.#items.length >= MAX_BATCH ? 0 : this.#gatherMillis)
    })
    this.#sending = sending
    return sending
  }

  async #sendBatch(): Promise<void> {
    const { changed, signal } = this.#options
    const batch = this.#items.slice(0, MAX_BATCH)
    const outcome = await this.#post(batch)
    if (outcome._tag === "Later") {
      if (this.#pauseMillis === 0) changed(false, outcome.why)
      this.#pauseMillis = Math.min(LONGEST_PAUSE_MILLIS, this.#pauseMillis * 2 || FIRST_PAUSE_MILLIS)
      this.#pausedUntil = performance.now() + this.#pauseMillis
      return
    }
    this.#items.splice(0, batch.length)
    if (this.#pauseMillis > 0) changed(true, "")
    this.#pauseMillis = 0
    this.#pausedUntil = 0
    const refused = outcome._tag === "Refused" ? batch.length : Math.min(batch.length, outcome.refused)
    Counters.lost(signal, "refused", refused)
    Counters.sent(signal, batch.length - refused)
  }

  async #post(batch: ReadonlyArray<Item>): Promise<ExportResult> {
    const { body, url } = this.#options
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body(batch)),
        redirect: "error",
        signal: AbortSignal.timeout(this.#timeoutMillis)
      })
      const text = await response.text()
      if (response.ok) return { _tag: "Taken", refused: rejectedIn(text) }
      return MAY_RETRY.has(response.status)
        ? { _tag: "Later", why: `HTTP ${response.status}` }
        : { _tag: "Refused" }
    } catch (error) {
      return { _tag: "Later", why: error instanceof Error ? error.name : "error" }
    }
  }
}
