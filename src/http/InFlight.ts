/** How many requests are being answered at the moment, and how many may be. */
import { Context, Layer } from "effect"

/** The server counts in it; the drain waits for it to reach zero. */
export class InFlight extends Context.Tag("duebook/InFlight")<
  InFlight,
  { readonly limit: number; count: number }
>() {
  static readonly layer = (limit: number) => Layer.sync(InFlight, () => ({ limit, count: 0 }))
}
