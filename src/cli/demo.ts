/** duebook demo */
import { Effect, Schema } from "effect"
import { optional } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { Port } from "./Values.ts"

const DATA_DIR = ".data"

export const group = {
  "": command({
    summary:
      "Runs everything with example companies until you stop it. Uses an embedded PostgreSQL, or your own empty database.",
    arguments: {
      port: optional(Port, "port", "what the API listens on; 0 picks a free one"),
      "data-dir": optional(
        Schema.NonEmptyString,
        "folder",
        `where the database and the keys live; by default ${DATA_DIR}`
      ),
      "database-url": optional(
        Schema.NonEmptyString,
        "url",
        "your own empty database, used instead of the embedded one; distributed if it has Citus"
      )
    },
    run: ({ "data-dir": dataDir = DATA_DIR, "database-url": databaseUrl, port }, json) =>
      Effect.flatMap(
        // Loaded on demand, so that other commands do not load the embedded PostgreSQL.
        Effect.promise(() => import("./demo/Demo.ts")),
        ({ demo }) => Effect.as(demo({ port, dataDir, databaseUrl, json }), said(""))
      )
  })
}
