/** The bench compares like with like: its peers answer as Duebook does. Nothing here is timed. */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { compare } from "../../bench/checker.ts"
import { prepare } from "../../bench/checks.ts"
import { verifyTotals } from "../../bench/seed.ts"
import { clone } from "../../bench/support.ts"
import * as Programs from "../../bench/programs.ts"
import * as Servers from "../../bench/servers.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

it.scopedLive(
  "answers the checker's requests like its peers",
  () =>
    Effect.gen(function* () {
      const seeded = yield* makeDatabase
      const companies = yield* Effect.promise(() => prepare(seeded.url))
      const fastify = yield* Effect.promise(Programs.buildFastify)
      const programs = [Programs.duebook, Programs.hono, ...(fastify === undefined ? [] : [fastify])]
      const servers = yield* Effect.forEach(programs, (program) =>
        Effect.gen(function* () {
          const url = yield* clone(seeded.url, `${seeded.name}_${program.name}`)
          return { url, ...(yield* Servers.start(program, url)) }
        })
      )

      const { differences, requests } = yield* Effect.promise(() => compare(servers, companies))

      expect(differences).toEqual([])
      expect(requests).toBeGreaterThan(50)
      for (const { name, url } of servers) yield* Effect.promise(() => verifyTotals(name, url))
    }),
  120_000
)
