import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { listen } from "../../src/http/Server.ts"

const HOST = "127.0.0.1"

const listening = (port: number) =>
  Effect.acquireRelease(
    listen("PORT", { host: HOST, port }, () => new Response("here")),
    (server) => Effect.promise(() => server.stop(true))
  )

describe("a port", () => {
  it.scopedLive("is not shared with another of our servers, which would receive half of the requests", () =>
    Effect.gen(function* () {
      const { port = 0 } = yield* listening(0)
      const refused = yield* Effect.flip(listening(port))
      expect(refused.message).toBe(`Port ${port} on ${HOST} is taken: set PORT to another one.`)
    })
  )

  it.scopedLive("that can't be had, or an address, is named with its variable", () =>
    Effect.gen(function* () {
      // A server that could be started before leaves nothing that explains why the next one can't.
      yield* listening(0)
      const elsewhere = { host: "nowhere.invalid", port: 0 }
      const refused = yield* Effect.flip(Effect.scoped(listen("ADMIN_PORT", elsewhere, () => new Response())))
      expect(refused.message).toBe(
        "Can't listen on nowhere.invalid:0 (the name has no address): look at ADMIN_HOST and ADMIN_PORT."
      )
    })
  )
})
