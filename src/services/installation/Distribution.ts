/** Turns a migrated database on a Citus coordinator into one that is distributed by company, and says whether it is one. */
import type * as SqlClient from "@effect/sql/SqlClient"
import { SqlError } from "@effect/sql/SqlError"
import { Effect } from "effect"
import {
  letTenantsLogIn,
  nodeProblems,
  type NodeProblems,
  setZones,
  shareFunctions
} from "../../postgres/ClusterNodes.ts"
import {
  DEFAULT_SHARD_COUNT,
  DistributionFailed,
  type PlacedRows,
  placeTables,
  removeLeftovers
} from "../../postgres/Distribution.ts"
import { type DistributionState, distributionState } from "../../postgres/DistributionState.ts"
import { beforeItWorks } from "../../postgres/Migrations.ts"
import { driverError } from "../../postgres/SqlFailure.ts"
import { type Finding, finding } from "./Finding.ts"

/** The oldest Citus that it runs on: older ones were never tried. */
const OLDEST_CITUS = 13

/** What a run did. */
export interface Distributed {
  readonly shardCount: number
  readonly nodeCount: number
  /** The tables that this run moved, with their rows; empty when all were in their places. */
  readonly placed: ReadonlyArray<PlacedRows>
  /** What works only after the operator has done something, in sentences. */
  readonly warnings: ReadonlyArray<string>
}

const MOVE_SHARDS = "move shards there: citus_rebalance_start()"

const withShards = ({ nodes }: DistributionState): number =>
  nodes.filter(({ shardCount }) => shardCount > 0).length

const failure = (message: string) => new DistributionFailed({ message })

const ADD_WORKERS = "citus_add_node('<host>', 5432)"

/** Why the database can't be distributed as it is; undefined when it can. */
const obstacle = (
  { citusVersion, nodes }: DistributionState,
  unmigrated: string | null
): string | undefined => {
  if (citusVersion === undefined) {
    return (
      "This database has no Citus. Install Citus on the coordinator and on every worker, and in this database " +
      "on each of them: create extension citus"
    )
  }
  if (Number.parseInt(citusVersion, 10) < OLDEST_CITUS) {
    return `Citus ${citusVersion} is too old: ${OLDEST_CITUS}.0 or later is needed`
  }
  if (unmigrated !== null) return unmigrated
  if (nodes.length > 0 && !nodes.some(({ isCoordinator }) => isCoordinator)) {
    return "The coordinator does not know its own address. Tell it: select citus_set_coordinator_host('<host>', 5432)"
  }
  return nodes.length > 0 && !nodes.some(({ takesShards }) => takesShards)
    ? `No server of this cluster may keep shards. Add a worker: ${ADD_WORKERS}`
    : undefined
}

const messageOf = (error: SqlError | DistributionFailed): string => {
  if (!(error instanceof SqlError)) return error.message
  const cause = driverError(error)
  return cause instanceof Error ? cause.message : error.message
}

const list = (addresses: ReadonlyArray<string>): string => addresses.join(", ")

const unreachableAt = (nodes: ReadonlyArray<string>) => `the coordinator can't connect to ${list(nodes)}`

const closedAt = (nodes: ReadonlyArray<string>) =>
  `the coordinator can't connect as duebook_tenant to ${list(nodes)}: let the role log in there ` +
  "(pg_hba.conf, and a password in pg_dist_authinfo where one is asked for)"

const inOtherZonesAt = (nodes: ReadonlyArray<string>) =>
  `sessions at ${list(nodes)} do not count in UTC: alter database … set timezone = 'UTC', there`

/** What stands in the way at single servers, in sentences. */
const sentencesOf = ({ closedToTenants, inOtherZones, unreachable }: NodeProblems) => [
  ...(unreachable.length > 0 ? [unreachableAt(unreachable)] : []),
  ...(closedToTenants.length > 0 ? [closedAt(closedToTenants)] : []),
  ...(inOtherZones.length > 0 ? [inOtherZonesAt(inOtherZones)] : [])
]

const warningsOf = Effect.fnUntraced(function* (state: DistributionState) {
  const warnings = sentencesOf(yield* nodeProblems(state))
  if (state.nodes.filter(({ takesShards }) => takesShards).length === 1) {
    warnings.push(`there is one server for all shards: add workers (${ADD_WORKERS}), then ${MOVE_SHARDS}`)
  }
  return warnings
})

/**
 * Distributes the database over the servers of its cluster, or goes on with a run that was cut off. `shardCount` counts for
 * the first run only, because all tables of companies have the same.
 */
export const distribute = (
  shardCount: number | undefined
): Effect.Effect<Distributed, DistributionFailed | SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const before = yield* distributionState
    const problem = obstacle(before, yield* beforeItWorks)
    if (problem !== undefined) return yield* failure(problem)
    if (before.shardCount > 0 && shardCount !== undefined && shardCount !== before.shardCount) {
      return yield* failure(
        `The database is distributed over ${before.shardCount} shards already. To change that, ` +
          `alter_distributed_table('companies', shard_count := ${shardCount}, cascade_to_colocated := true)`
      )
    }
    const login = yield* Effect.either(letTenantsLogIn)
    yield* setZones
    yield* shareFunctions
    const placed = yield* placeTables(shardCount ?? DEFAULT_SHARD_COUNT)
    yield* removeLeftovers
    const after = yield* distributionState
    const warnings = yield* warningsOf(after)
    if (login._tag === "Left") {
      warnings.unshift(
        `this database user may not change roles (${messageOf(login.left)}): alter role duebook_tenant login`
      )
    }
    return { shardCount: after.shardCount, nodeCount: withShards(after), placed, warnings }
  })

const servers = (n: number): string => `${n} ${n === 1 ? "server" : "servers"}`

const placeFinding = (state: DistributionState): Finding => {
  const { citusVersion, leftovers, misplaced, shardCount, undelegated } = state
  const name = "distribution"
  if (misplaced.length + undelegated.length > 0) {
    const names = list([...misplaced.map(({ table }) => table), ...undelegated])
    return finding.fail(name, `not in their places: ${names}; run: duebook distribute`)
  }
  const detail = `distributed: ${shardCount} shards on ${servers(withShards(state))}, Citus ${citusVersion}`
  const left = `; rows from before it lie in ${list(leftovers)}, run: duebook distribute`
  return leftovers.length === 0 ? finding.ok(name, detail) : finding.warning(name, `${detail}${left}`)
}

const nodeFinding = Effect.fnUntraced(function* (state: DistributionState) {
  const name = "workers"
  const found = yield* nodeProblems(state)
  const problems = sentencesOf(found)
  if (problems.length > 0) return finding.fail(name, problems.join("; "))
  return found.idle.length > 0
    ? finding.warning(name, `no shards at ${list(found.idle)}; ${MOVE_SHARDS}`)
    : finding.ok(name, "the coordinator reaches all of them")
})

/** The checks of a database's distribution. On a plain PostgreSQL, one that says so. */
export const distributionFindings: Effect.Effect<
  ReadonlyArray<Finding>,
  SqlError,
  SqlClient.SqlClient
> = Effect.gen(function* () {
  const state = yield* distributionState
  if (state.shardCount > 0) return [placeFinding(state), yield* nodeFinding(state)]
  const detail = state.citusVersion === undefined ? "not distributed" : "not distributed, Citus is there"
  return [finding.ok("distribution", detail)]
})
