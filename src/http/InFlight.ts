/**
 * The requests that are being answered. Each has a place among those that are worked on, or, while it waits for bytes of
 * its body, among those that are read (ADR 44).
 */
import { Context, Layer } from "effect"
import { Newcomers } from "./Newcomers.ts"
import { BodyPace } from "./BodyPace.ts"
import { nextTurn } from "./NextTurn.ts"
import { Places, type Taker } from "./Places.ts"
import { Proved } from "./Proved.ts"

/** How many bodies may be waited for, unless the operator says otherwise. */
const MAX_READING = 256
/** How often it is looked which bodies are too slow, and who has waited for too long. */
const LOOK_MILLIS = 500

/** Whose request it is, as far as that is known when it arrives. */
export interface Arrival {
  /** What the request says that it may be admitted by; null for nothing. */
  readonly credential: string | null
  /** The network that it comes from. */
  readonly network: () => string
  /** Whether its client has hung up. */
  readonly isGone: () => boolean
}

/** A body that is waited for. */
export interface WaitingBody {
  /** Says that bytes have arrived. */
  readonly arrived: (bytes: number) => void
  /** Ends the wait, and takes a place for the work. False if there is none. */
  readonly end: () => boolean
}

/** The place of one request. */
export class Place {
  readonly #all: RequestsInFlight
  readonly #hashed: string | null
  readonly #network: () => string
  #taker: Taker
  /** Where it is at present. */
  #places: Places | null

  constructor(all: RequestsInFlight, taker: Taker, hashed: string | null, network: () => string) {
    this.#all = all
    this.#hashed = hashed
    this.#network = network
    this.#taker = taker
    this.#places = all.working
  }

  /**
   * Says that the request was admitted, and whose share it uses from now on. Its credential is remembered for that. False
   * if this share has no place left.
   */
  prove(share: string): boolean {
    const before = this.#taker
    const isKnown = before.proved && before.share === share
    const entered = isKnown || this.#move(this.#all.working, { share, proved: true })
    if (this.#hashed !== null) this.#all.admitted(this.#hashed, share, isKnown)
    return entered
  }

  /** Begins to wait for bytes, among those of its network. Null if there is no place to wait in. */
  wait(tooSlow: () => void, bytesPerSecond?: number): WaitingBody | null {
    const worker = this.#taker
    if (!this.#move(this.#all.reading, { share: this.#network(), proved: worker.proved })) return null
    const watched = this.#all.watch(tooSlow, bytesPerSecond)
    return {
      arrived: watched.arrived,
      end: () => {
        watched.end()
        return this.#move(this.#all.working, worker)
      }
    }
  }

  /** Gives back what it has. */
  leave(): void {
    if (this.#places === null) return
    this.#places.leave(this.#taker)
    this.#places = null
    this.#all.advance()
  }

  #move(places: Places, taker: Taker): boolean {
    this.#places?.leave(this.#taker)
    this.#taker = taker
    const entered = places.enter(taker)
    this.#places = entered ? places : null
    this.#all.advance()
    return entered
  }
}

interface Watched {
  readonly pace: BodyPace
  readonly tooSlow: () => void
}

/** The places of all requests. */
export class RequestsInFlight {
  readonly working: Places
  readonly reading: Places
  readonly #proved = new Proved()
  readonly #newcomers: Newcomers<Place>
  readonly #watched = new Set<Watched>()
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(limit: number, reading: number) {
    this.working = new Places(limit)
    this.reading = new Places(reading)
    this.#newcomers = new Newcomers(limit)
  }

  /** All requests that are being answered, those that wait for something included. */
  get count(): number {
    return this.working.count + this.reading.count + this.#newcomers.count
  }

  /** A place for the work on a request that has arrived; null if there is none, and if there is none in time. */
  enter({ credential, isGone, network }: Arrival): Place | null | Promise<Place | null> {
    const hashed = Proved.hashOf(credential)
    const known = this.#proved.shareOf(hashed)
    if (known !== null) return this.#place({ share: known, proved: true }, hashed, network)
    const share = network()
    const placed = this.#newcomers.has(share) ? null : this.#place({ share, proved: false }, hashed, network)
    if (placed !== null) return placed
    this.#beginLooking()
    return this.#newcomers.wait({ network: share, hashed, isGone })
  }

  /** Remembers an admission; whoever waits with the same credential waits no longer. */
  admitted(hashed: string, share: string, isKnown: boolean): void {
    this.#proved.remember(hashed, share)
    if (isKnown) return
    this.#newcomers.proved(hashed, ({ network }) =>
      this.#place({ share, proved: true }, hashed, () => network)
    )
  }

  /** Gives free places to those that wait. */
  advance(): void {
    if (this.#newcomers.count === 0) return
    this.#newcomers.advance(({ hashed, network }) =>
      this.#place({ share: network, proved: false }, hashed, () => network)
    )
  }

  #place(taker: Taker, hashed: string | null, network: () => string): Place | null {
    return this.working.enter(taker) ? new Place(this, taker, hashed, network) : null
  }

  /** Watches the pace of a body. One timer looks at all of them. */
  watch(
    tooSlow: () => void,
    bytesPerSecond?: number
  ): Pick<WaitingBody, "arrived"> & { readonly end: () => void } {
    const watched: Watched = { pace: new BodyPace(performance.now(), bytesPerSecond), tooSlow }
    this.#watched.add(watched)
    this.#beginLooking()
    return {
      arrived: (bytes) => watched.pace.arrived(bytes, performance.now()),
      end: () => void this.#watched.delete(watched)
    }
  }

  #beginLooking(): void {
    // After a long turn of the event loop, what has arrived meanwhile is read before anybody is judged.
    this.#timer ??= setInterval(
      () =>
        void nextTurn()
          .then(nextTurn)
          .then(() => this.#look()),
      LOOK_MILLIS
    )
  }

  #look(): void {
    this.#newcomers.refuseLate()
    const now = performance.now()
    for (const watched of this.#watched) {
      if (!watched.pace.isTooSlow(now)) continue
      this.#watched.delete(watched)
      watched.tooSlow()
    }
    if (this.#watched.size + this.#newcomers.count > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** The server counts in it; the drain waits for it to reach zero. */
export class InFlight extends Context.Tag("duebook/InFlight")<InFlight, RequestsInFlight>() {
  static readonly layer = (limit: number, reading: number = MAX_READING) =>
    Layer.sync(InFlight, () => new RequestsInFlight(limit, reading))
}
