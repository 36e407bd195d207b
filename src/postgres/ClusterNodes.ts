/** Whether the coordinator reaches every server of its cluster, as its own user and as the role of a company's transactions. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Effect } from "effect"
import type { ClusterNode, DistributionState } from "./DistributionState.ts"

/** The role of a company's transactions, which row-level security confines. */
const TENANT_ROLE = "duebook_tenant"

/** Which servers can't be used, by address. */
export interface NodeProblems {
  /** Servers that do not let the database user in, or do not answer. */
  readonly unreachable: ReadonlyArray<string>
  /** Servers that let the database user in, and not the role of a company's transactions. */
  readonly closedToTenants: ReadonlyArray<string>
  /** Servers where this database's sessions do not count in UTC, as those of the coordinator do. */
  readonly inOtherZones: ReadonlyArray<string>
  /** Servers that may keep shards, and have none. */
  readonly idle: ReadonlyArray<string>
}

/** The servers' sessions count in this zone: the coordinator does not pass on its own. */
const ZONE = "UTC"

const address = ({ host, port }: ClusterNode): string => `${host}:${port}`

/** The servers that statements of companies are sent to, now or after the next move of shards. */
const usedNodes = ({ nodes }: DistributionState): ReadonlyArray<ClusterNode> =>
  nodes.filter(({ shardCount, takesShards }) => takesShards || shardCount > 0)

/** Tries a connection from the coordinator to every server that keeps shards, or may. */
export const nodeProblems = (
  state: DistributionState
): Effect.Effect<NodeProblems, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const refused = (nodes: ReadonlyArray<ClusterNode>) =>
      Effect.filter(nodes, ({ host, port }) =>
        Effect.map(
          sql<{
            readonly works: boolean
          }>`select citus_check_connection_to_node(${host}, ${port}::int) as works`,
          ([row]) => row?.works !== true
        )
      )
    const unreachable = yield* refused(usedNodes(state))
    const others = usedNodes(state).filter((node) => !unreachable.includes(node))
    const closed = yield* sql.withTransaction(
      Effect.zipRight(sql`select set_config('role', ${TENANT_ROLE}, true)`, refused(others))
    )
    const elsewhere =
      unreachable.length > 0
        ? []
        : yield* sql<{ readonly address: string }>`
            select n.nodename || ':' || n.nodeport as address
            from run_command_on_all_nodes('show timezone') r join pg_dist_node n using (nodeid)
            where n.shouldhaveshards and r.result <> ${ZONE} order by n.nodeid`
    return {
      unreachable: unreachable.map(address),
      closedToTenants: closed.map(address),
      inOtherZones: elsewhere.map((row) => row.address),
      idle: usedNodes(state)
        .filter((node) => node.shardCount === 0)
        .map(address)
    }
  })

/** Sets the zone in which this database's sessions count, on every server. Needs the right to change the database. */
export const setZones = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const text = `do $zone$ begin
    execute format('alter database %I set timezone = %L', current_database(), '${ZONE}');
  end $zone$`
  const refused = yield* sql<{ readonly result: string }>`
    select result from run_command_on_all_nodes(${text}) where not success`
  return refused.map(({ result }) => result)
})

/** Gives every server the functions of the schema that it has not got: those that were made before Citus knew it. */
export const shareFunctions = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe(`
    select create_distributed_function(p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )
      and not exists (
        select from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid
      )`)
})

/**
 * Lets the role of a company's transactions log in, on all servers, where it may not yet: the coordinator opens
 * connections in the name of whoever it runs a statement for. Needs the right to change roles.
 */
export const letTenantsLogIn = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [role] = yield* sql<{ readonly may: boolean }>`
    select rolcanlogin as may from pg_roles where rolname = ${TENANT_ROLE}`
  if (role?.may !== true) yield* sql.unsafe(`alter role ${TENANT_ROLE} login`)
})
