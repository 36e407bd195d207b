/** duebook demo */
import { Effect, Schema } from "effect"
import { optional } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { Port } from "./Values.ts"

const DATA_DIR = ".data"

export const group = {
  "": command({
    summary: "Runs everything on an embedded PostgreSQL with a company to try it on, until it is stopped.",
    arguments: {
      port: optional(Port, "port", "what the API listens on; 0 picks a free one"),
      "data-dir": optional(
        Schema.NonEmptyString,
        "folder",
        `where the database lives; by default ${DATA_DIR}`
      )
    },
    run: ({ "data-dir": dataDir = DATA_DIR, port }, json) =>
      Effect.flatMap(
        // Loaded on demand, so that other commands do not load the embedded PostgreSQL.
        Effect.promise(() => import("./demo.ts")),
        ({ demo }) => Effect.as(demo({ port, dataDir, json }), said(""))
      )
  })
}
