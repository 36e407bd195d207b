/** Passkeys in the executable, whose bundle loads the library of WebAuthn otherwise than the sources do. */
import { Effect } from "effect"
import { expect, it } from "vitest"
import { codesOf, signInWith, withPasskey } from "../support/Passkeys.ts"
import { startServer } from "../support/ServerProcess.ts"
import { TestServer } from "../support/TestServer.ts"

it("are added, and sign in alone", { timeout: 60_000 }, () =>
  Effect.gen(function* () {
    // Its database alone: the service is another process.
    const server = yield* Effect.acquireRelease(
      Effect.sync(() => new TestServer({})),
      (opened) => Effect.promise(() => opened.stop())
    )
    yield* Effect.promise(() => server.openDatabase())
    const { complaints, port } = yield* startServer(server.databaseUrl)
    server.port = port
    const { added, device, visitor } = yield* Effect.promise(() => withPasskey(server, { totp: false }))
    expect(codesOf(added)).toHaveLength(10)
    expect((yield* Effect.promise(() => signInWith(visitor, device))).location).toBe("/app")
    expect(complaints).toEqual([])
  }).pipe(Effect.scoped, Effect.runPromise)
)
