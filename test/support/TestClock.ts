import { Clock, Effect } from "effect"

/** A clock that tests can stop and move. Sleeping takes real time. */
export class TestClock {
  private heldAt: number | undefined
  private aheadMillis = 0

  now = (): number => this.heldAt ?? Date.now() + this.aheadMillis

  /** Stops at this moment. */
  hold(at: number | string): void {
    this.heldAt = typeof at === "string" ? Date.parse(at) : at
  }

  /** Moves forward, stopped or running. */
  advance(millis: number): void {
    if (this.heldAt === undefined) this.aheadMillis += millis
    else this.heldAt += millis
  }

  /** Shows the real time again. */
  release(): void {
    this.heldAt = undefined
    this.aheadMillis = 0
  }

  readonly service: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    sleep: (duration) => Clock.make().sleep(duration),
    unsafeCurrentTimeMillis: () => this.now(),
    unsafeCurrentTimeNanos: () => BigInt(this.now()) * 1_000_000n,
    currentTimeMillis: Effect.sync(() => this.now()),
    currentTimeNanos: Effect.sync(() => BigInt(this.now()) * 1_000_000n)
  }
}
