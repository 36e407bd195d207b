/** The names of all that the migrations make are those in schemaNames.ts. */
import { Client } from "pg"
import { describe, expect, it } from "vitest"
import { schemaNames } from "../../src/postgres/schemaNames.ts"
import { SCHEMA_OBJECTS, schemaDifferences, type SchemaObject } from "../../src/postgres/SchemaObjects.ts"
import { scoped } from "../support/Scoped.ts"
import { isDistributed, makeDatabase } from "../support/TestDatabase.ts"

describe("a migrated database", () => {
  const run = scoped()

  it.skipIf(isDistributed())("has what schemaNames.ts says; else run scripts/embed-schema.ts", async () => {
    const client = new Client({ connectionString: (await run(makeDatabase)).url })
    await client.connect()
    const { rows } = await client.query<SchemaObject>(SCHEMA_OBJECTS)
    await client.end()
    expect(rows.map(({ object }) => object)).toEqual(schemaNames)
    expect(schemaDifferences(schemaNames, rows, { distributed: false })).toEqual({ missing: [], invalid: [] })
  })

  it("may have more, and lacks no constraint where it is distributed", () => {
    const found = [
      { object: "a.b", valid: true },
      { object: "index mine", valid: true }
    ]
    const differences = (distributed: boolean) =>
      schemaDifferences(["a.b", "constraint a.a_fk", "index a_b"], found, { distributed })
    expect(differences(false)).toEqual({ missing: ["constraint a.a_fk", "index a_b"], invalid: [] })
    expect(differences(true)).toEqual({ missing: ["index a_b"], invalid: [] })
  })
})
