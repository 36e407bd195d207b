/** duebook demo */
import { Effect, Schema } from "effect"
import { optional } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { Port } from "./Values.ts"

const DATA_DIR = ".data"

export const group = {
  "": command({
    summary:
      "Runs everything on an embedded PostgreSQL, or a given empty database, with a company to try it on, until it is stopped.",
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
        "an empty database to use in the place of the embedded one; it is distributed if it has Citus"
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
