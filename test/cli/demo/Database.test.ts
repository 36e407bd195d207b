/** `duebook demo --database-url`: it takes an empty database, knows its own again, and touches no other. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { join } from "node:path"
import { rows } from "../../support/Book.ts"
import { factsOf, onFolder, start, temporaryFolder } from "../../support/Demo.ts"
import { emptyCluster, emptyDatabase, isDistributed, makeDatabase } from "../../support/TestDatabase.ts"
import { inProcess } from "../run.ts"

/** Writing the example data takes most of the time. */
const SLOW = { timeout: 180_000 }

const started = (dataDir: string, url: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const facts = yield* factsOf(yield* start([...onFolder(dataDir), "--database-url", url]))
      const answer = yield* Effect.promise(() =>
        fetch(`${facts.base_url}/receivables?per_page=1`, {
          headers: { authorization: `Bearer ${facts.api_key}` }
        })
      )
      expect(answer.status).toBe(200)
      return facts
    })
  )

describe("the demo on a given database", () => {
  it.scopedLive(
    "fills an empty one, distributed where it has Citus, and goes on with it at the next start",
    () =>
      Effect.gen(function* () {
        const { url } = yield* isDistributed() ? emptyCluster : emptyDatabase
        const dataDir = join(yield* temporaryFolder, "data")
        const first = yield* started(dataDir, url)
        expect(first.database_url).toBe(url)
        const again = yield* started(dataDir, url)
        expect([again.api_key, again.company_id]).toEqual([first.api_key, first.company_id])
        for (const table of ["companies", "receivables"]) {
          const counted = yield* Effect.promise(() =>
            rows<{ readonly n: number }>(url, `select count(*)::int as n from ${table}`)
          )
          expect(counted[0]?.n, table).toBeGreaterThanOrEqual(table === "companies" ? 2 : 300)
        }
        if (isDistributed()) {
          const doctor = yield* inProcess(["doctor", "--json"], { DATABASE_URL: url })
          expect((JSON.parse(doctor.out) as { readonly checks: unknown }).checks).toContainEqual(
            expect.objectContaining({
              name: "distribution",
              detail: expect.stringMatching(/^distributed: 32 shards/)
            })
          )
        }
      }),
    SLOW
  )

  it.scopedLive("refuses one that has tables of somebody else, and changes nothing in it", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      const [foreign, duebooks] = [yield* emptyDatabase, yield* makeDatabase]
      yield* Effect.promise(() => rows(foreign.url, "create table precious as select 1 as one"))
      for (const [url, named] of [
        [foreign.url, "1 tables that are not the demo's (public.precious)"],
        // A database of the service that the demo has not made is somebody's.
        [duebooks.url, "public.api_keys"]
      ] as const) {
        const words = ["demo", "--port", "0", "--data-dir", dataDir, "--database-url", url]
        const refused = yield* inProcess(words)
        expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(named)])
        expect(refused.err).toContain("Nothing was changed")
        expect(
          yield* Effect.promise(() =>
            rows(url, "select nspname from pg_namespace where nspname = 'duebook_demo'")
          )
        ).toEqual([])
      }
      expect(yield* Effect.promise(() => rows(foreign.url, "select one from precious"))).toEqual([{ one: 1 }])
    })
  )

  it.scopedLive("says when there is none at the address", () =>
    Effect.gen(function* () {
      const dataDir = join(yield* temporaryFolder, "data")
      const words = ["demo", "--port", "0", "--data-dir", dataDir, "--database-url"]
      const gone = yield* inProcess([...words, "postgres://postgres@127.0.0.1:1/none"])
      expect([gone.code, gone.err]).toEqual([1, expect.stringContaining("can't be reached")])
      const wrong = yield* inProcess([...words, "mysql://127.0.0.1/none"])
      expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("postgres://")])
    })
  )
})
