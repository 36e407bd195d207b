/** duebook distribute */
import { Effect, Schema } from "effect"
import { MAX_SHARD_COUNT } from "../postgres/Distribution.ts"
import { type Distributed, distribute } from "../services/installation/Distribution.ts"
import { optional } from "./Arguments.ts"
import { columns, command, type CommandResult } from "./Command.ts"
import { onConnection } from "./Operator.ts"

const ShardCount: Schema.Schema<number, string> = Schema.String.pipe(
  Schema.filter((text) => /^[1-9][0-9]{0,3}$/.test(text) && Number(text) <= MAX_SHARD_COUNT, {
    message: () => ({ message: `must be a number of shards from 1 to ${MAX_SHARD_COUNT}`, override: true })
  }),
  Schema.transform(Schema.Number, { strict: true, decode: Number, encode: String })
)

const places = { company: "by company", everywhere: "on every server", coordinator: "on the coordinator" }

const outcome = ({ nodeCount, placed, shardCount, warnings }: Distributed): CommandResult => {
  const state = `distributed: ${shardCount} shards on ${nodeCount} ${nodeCount === 1 ? "server" : "servers"}`
  const tables = placed.map(
    ({ place, rowCount, table }) => [table, `${places[place]}, ${rowCount} rows`] as const
  )
  return {
    json: {
      shards: shardCount,
      nodes: nodeCount,
      placed: placed.map(({ place, rowCount, table }) => ({ table, place, rows: rowCount })),
      warnings
    },
    text: [
      ...(placed.length === 0
        ? [`Nothing to do: the database is ${state}.`]
        : [columns(tables), `The database is ${state}.`]),
      ...warnings.map((warning) => `Warning: ${warning}.`)
    ].join("\n")
  }
}

export const group = {
  "": command({
    summary:
      "Distributes a Citus coordinator's database over its workers, company by company. It is safe to run again.",
    arguments: {
      shards: optional(
        ShardCount,
        "n",
        "parts that companies are divided into, from 1 to 1024; by default 32"
      )
    },
    run: ({ shards }) => Effect.map(onConnection(distribute(shards)), outcome)
  })
}
