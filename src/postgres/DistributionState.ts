/** What a database says of its distribution over several servers by Citus; on a plain PostgreSQL, that there is none. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Effect } from "effect"
import {
  FIRST_TABLE,
  type PlacedTable,
  SHARD_FUNCTIONS,
  TABLE_PLACES,
  type TablePlace
} from "./TablePlaces.ts"

/** A server of the cluster. */
export interface ClusterNode {
  readonly host: string
  readonly port: number
  readonly isCoordinator: boolean
  /** Whether shards may be put there. */
  readonly takesShards: boolean
  /** How many of the shards are there now. */
  readonly shardCount: number
}

/** Where the tables are, and on which servers. */
export interface DistributionState {
  /** The version of the extension in this database, such as `13.2-1`; undefined on a plain PostgreSQL. */
  readonly citusVersion: string | undefined
  /** Whether the tables of companies are distributed, all of them or at least the first. */
  readonly isDistributed: boolean
  /** The tables that exist and are not in their place. On a plain PostgreSQL, none. */
  readonly misplaced: ReadonlyArray<{ readonly table: PlacedTable; readonly place: TablePlace }>
  /** The functions that should run in shards and would run on the coordinator. On a plain PostgreSQL, none. */
  readonly undelegated: ReadonlyArray<string>
  /** The tables whose rows from before the distribution still lie on the coordinator, where nobody reads them. */
  readonly leftovers: ReadonlyArray<PlacedTable>
  /** How many shards the table of companies has, and each table that is kept together with it; 0 where there are none. */
  readonly shardCount: number
  /** The active servers. Empty on a plain PostgreSQL, and where Citus has not been told of any. */
  readonly nodes: ReadonlyArray<ClusterNode>
}

const none: DistributionState = {
  citusVersion: undefined,
  isDistributed: false,
  misplaced: [],
  undelegated: [],
  leftovers: [],
  shardCount: 0,
  nodes: []
}

interface TableRow {
  readonly name: string
  readonly place: TablePlace
  readonly colocation: number | null
  readonly has_rows_here: boolean
}

// What Citus does not know is on the coordinator. A table of rows by another column is in no place that we have.
const tablesText = `
  select c.relname::text as name,
    case when p.partmethod = 'h' then 'company' when p.repmodel = 't' then 'everywhere' else 'coordinator' end as place,
    p.colocationid as colocation,
    p.logicalrelid is not null and pg_relation_size(c.oid) > 0 as has_rows_here
  from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const undelegatedText = `
  select p.oid::regprocedure::text as name
  from pg_proc p left join pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
  where p.pronamespace = 'public'::regnamespace and p.proname = any ($1) and o.distribution_argument_index is null
  order by 1`

const nodesText = `
  select n.nodename as host, n.nodeport as port, n.groupid = 0 as "isCoordinator", n.shouldhaveshards as "takesShards",
    (select count(*)::int from pg_dist_placement p join pg_dist_shard s on s.shardid = p.shardid
     where p.groupid = n.groupid and s.logicalrelid = to_regclass('${FIRST_TABLE}')) as "shardCount"
  from pg_dist_node n where n.isactive and n.noderole = 'primary' order by n.groupid, n.nodeid`

/** Reads the state. Asks the coordinator alone, so it answers where a worker does not. */
export const distributionState: Effect.Effect<DistributionState, SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [extension] = yield* sql<{ readonly version: string }>`
      select extversion as version from pg_extension where extname = 'citus'`
    if (extension === undefined) return none
    const rows = yield* sql.unsafe<TableRow>(tablesText)
    const nodes = yield* sql.unsafe<ClusterNode>(nodesText)
    const [shards] = yield* sql<{ readonly n: number }>`
      select count(*)::int as n from pg_dist_shard where logicalrelid = to_regclass(${FIRST_TABLE})`
    const undelegated = yield* sql.unsafe<{ readonly name: string }>(undelegatedText, [SHARD_FUNCTIONS])
    const found = new Map(rows.map((row) => [row.name, row]))
    const first = found.get(FIRST_TABLE)
    const isPlaced = ({ place, table }: (typeof TABLE_PLACES)[number]): boolean => {
      const row = found.get(table)
      if (row === undefined) return true
      return row.place === place && (place !== "company" || row.colocation === first?.colocation)
    }
    return {
      citusVersion: extension.version,
      isDistributed: first?.place === "company",
      misplaced: TABLE_PLACES.filter((entry) => !isPlaced(entry)),
      undelegated: undelegated.map(({ name }) => name),
      leftovers: TABLE_PLACES.filter(({ table }) => found.get(table)?.has_rows_here === true).map(
        ({ table }) => table
      ),
      shardCount: shards?.n ?? 0,
      nodes
    }
  })

/** Whether the tables of companies are distributed; for whoever needs nothing else. */
export const isDistributed: Effect.Effect<boolean, SqlError.SqlError, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient
    const [catalogue] = yield* sql<{ readonly present: boolean }>`
      select to_regclass('pg_catalog.pg_dist_partition') is not null as present`
    if (catalogue?.present !== true) return false
    const rows = yield* sql`
      select 1 from pg_dist_partition where logicalrelid = to_regclass(${FIRST_TABLE}) and partmethod = 'h'`
    return rows.length > 0
  }
)
