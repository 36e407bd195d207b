/** The database roles beside the owner: `migrate` makes them where its user may, and gives them what they need. */
import * as SqlClient from "@effect/sql/SqlClient"
import type * as SqlError from "@effect/sql/SqlError"
import { Effect } from "effect"
import { isDistributed } from "./DistributionState.ts"
import {
  APP_ROLE,
  grantDifferences,
  type Grant,
  GRANTED,
  granting,
  revoking,
  SEQUENCES,
  TENANT_ROLE,
  wanted
} from "./Grants.ts"
import { lockSchema, type SchemaBusy } from "./SchemaLock.ts"
import { lacksLock } from "./SqlFailure.ts"
import { LOCK_MILLIS, politely, type StillBlocked } from "./LockWait.ts"

/** The name of the policy by which the serving role sees every row: its statements serve several companies. */
const POLICY = "served"

/** The name of the policy by which the tenant sees the people of its company. */
const MEMBERS_POLICY = "members"

interface RoleState {
  readonly user: string
  readonly mayCreate: boolean
  readonly hasApp: boolean
  readonly hasTenant: boolean
  /** Whether this user may let others take the tenant's role, which somebody else may have made. */
  readonly mayGrant: boolean
  /** Whether a migration has confined the tenant's role already. */
  readonly isConfined: boolean
  /** Whether the migrating user may take the tenant's role. */
  readonly userTakes: boolean
  /** Whether members of the serving role may take the tenant's role. */
  readonly appTakes: boolean
}

const STATE = `
  select quote_ident(current_user) as user, u.rolsuper or u.rolcreaterole as "mayCreate",
    a.oid is not null as "hasApp", t.oid is not null as "hasTenant",
    u.rolsuper or coalesce(pg_has_role(current_user, t.oid, 'member with admin option'), false)
      or u.rolcreaterole and current_setting('server_version_num')::int < 160000 as "mayGrant",
    exists (select from pg_policy p where p.polrelid = to_regclass('companies')) as "isConfined",
    coalesce(pg_has_role(current_user, t.oid, 'member'), false) as "userTakes",
    coalesce(pg_has_role(a.oid, t.oid, 'member'), false) as "appTakes"
  from pg_roles u left join pg_roles a on a.rolname = '${APP_ROLE}' left join pg_roles t on t.rolname = '${TENANT_ROLE}'
  where u.rolname = current_user`

const roleState = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql.unsafe<RoleState>(STATE), ([state]) => state as RoleState)
)

/** What an administrator has to run, in one sentence; null where nothing is missing. */
const toDo = ({ appTakes, hasApp, hasTenant, user, userTakes }: RoleState): string | null => {
  const statements = [
    ...(hasTenant ? [] : [`create role ${TENANT_ROLE} nologin`]),
    ...(hasApp ? [] : [`create role ${APP_ROLE} nologin`]),
    ...(appTakes ? [] : [`grant ${TENANT_ROLE} to ${APP_ROLE}`]),
    ...(userTakes ? [] : [`grant ${TENANT_ROLE} to ${user}`])
  ]
  return statements.length === 0
    ? null
    : `The user in DATABASE_URL may not make the database's roles: run "${statements.join("; ")};" as a superuser, and then this command again.`
}

/**
 * The sentence about what an administrator has to run before a new database can be migrated; null where nothing stands in
 * the way. Migration 0014 makes the tenant's role and has its user take it, and can't go on without.
 */
export const inTheWay: Effect.Effect<string | null, SqlError.SqlError, SqlClient.SqlClient> = Effect.map(
  roleState,
  (state) =>
    state.isConfined || (state.hasTenant ? state.userTakes || state.mayGrant : state.mayCreate)
      ? null
      : toDo(state)
)

// Roles belong to the whole server: another database of it may do the same at this moment.
const CREATE_APP = `
  do $$
  begin
    create role ${APP_ROLE} nologin;
  exception
    when duplicate_object or unique_violation or insufficient_privilege then null;
  end
  $$`

const LET_APP_TAKE = `
  do $$
  begin
    grant ${TENANT_ROLE} to ${APP_ROLE};
  exception
    when insufficient_privilege or internal_error or unique_violation then null;
  end
  $$`

const UNSERVED = `
  select c.relname::text as table from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
    and not exists (
      select from pg_policy p where p.polrelid = c.oid and to_regrole('${APP_ROLE}')::oid = any (p.polroles)
    )`

/**
 * Tables of people, who belong to no company: the tenant sees those who are or were members of its company. A coordinator
 * can't send a policy with a query in it to other servers, so in a distributed database the tenant may read none.
 */
const UNCONFINED_PEOPLE = `
  select c.relname::text as table from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relname in ('users', 'user_sessions') and not c.relrowsecurity`

const confinePeople = (table: string): ReadonlyArray<string> => [
  `alter table "${table}" enable row level security`,
  `create policy ${MEMBERS_POLICY} on "${table}" for select to ${TENANT_ROLE} using (exists (
     select from memberships m
     where m.company_id = current_setting('duebook.company_id')::bigint and m.user_id = "${table}".user_id))`
]

/** Functions with the rights of the owner, which nobody else may call: the one way to what no table gives. */
const UNCALLED = `
  select p.oid::regprocedure::text as function from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef
    and not has_function_privilege('${APP_ROLE}', p.oid, 'execute')`

const MAY_ENTER = `
  select r.rolname::text as role from pg_roles r
  where r.rolname in ('${APP_ROLE}', '${TENANT_ROLE}') and not has_schema_privilege(r.oid, 'public', 'usage')`

/** Reads how the grants differ from those that the roles should have; of a role that does not exist, nothing. */
const findDifferences = Effect.fnUntraced(function* ({ hasApp }: RoleState) {
  const sql = yield* SqlClient.SqlClient
  const sequences = yield* sql.unsafe<{ readonly name: string }>(SEQUENCES)
  const granted = yield* sql.unsafe<Grant>(GRANTED)
  const should = wanted(
    sequences.map(({ name }) => name),
    { columns: !(yield* isDistributed) }
  )
  return grantDifferences(
    granted,
    should.filter(({ role }) => hasApp || role !== APP_ROLE)
  )
})

/** Grants and revokes what differs. A database that has every grant is only read. */
const grantAll = Effect.fnUntraced(function* (state: RoleState) {
  const sql = yield* SqlClient.SqlClient
  const run = (text: string) => sql.unsafe(text)
  const alone = !(yield* isDistributed)
  const people = alone ? yield* sql.unsafe<{ readonly table: string }>(UNCONFINED_PEOPLE) : []
  yield* Effect.forEach(
    people.flatMap(({ table }) => confinePeople(table)),
    run
  )
  const unserved = state.hasApp ? yield* sql.unsafe<{ readonly table: string }>(UNSERVED) : []
  yield* Effect.forEach(unserved, ({ table }) =>
    run(`create policy ${POLICY} on "${table}" to ${APP_ROLE} using (true) with check (true)`)
  )
  const uncalled = state.hasApp ? yield* sql.unsafe<{ readonly function: string }>(UNCALLED) : []
  yield* Effect.forEach(uncalled, ({ function: name }) =>
    run(`grant execute on function ${name} to ${APP_ROLE}`)
  )
  const outside = yield* sql.unsafe<{ readonly role: string }>(MAY_ENTER)
  yield* Effect.forEach(outside, ({ role }) => run(`grant usage on schema public to ${role}`))
  const { excess, missing } = yield* findDifferences(state)
  yield* Effect.forEach(excess, (grant) => run(revoking(grant)))
  yield* Effect.forEach(missing, (grant) => run(granting(grant)))
})

const makeAndGrant = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* lockSchema(LOCK_MILLIS)
  const before = yield* roleState
  if (before.mayCreate && !before.hasApp) yield* sql.unsafe(CREATE_APP)
  if (!before.appTakes && (before.hasApp || before.mayCreate)) yield* sql.unsafe(LET_APP_TAKE)
  const state = yield* roleState
  yield* grantAll(state)
  return toDo(state)
})

/**
 * Makes the roles where this user may, and gives them what they need in every table. Succeeds with what an administrator
 * has to run where this user may not, in one sentence; null where nothing is missing. All instances may run it at once.
 */
export const establishRoles: Effect.Effect<
  string | null,
  SqlError.SqlError | SchemaBusy | StillBlocked,
  SqlClient.SqlClient
> = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  politely({
    name: "Granting rights",
    locks: "others",
    attempt: sql.withTransaction(makeAndGrant),
    isBlocked: lacksLock
  })
)

// Whoever migrates may be a member because it has made the role. A superuser is a member of every role.
const SERVED = `
  select exists (
    select from pg_roles r
    where r.rolcanlogin and not r.rolsuper and r.rolname <> current_user
      and pg_has_role(r.oid, to_regrole('${APP_ROLE}')::oid, 'member')
  ) as served`

/** Whether some user may log in to serve, who neither migrates nor is a superuser. */
export const hasServingLogin: Effect.Effect<boolean, SqlError.SqlError, SqlClient.SqlClient> = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => Effect.map(sql.unsafe<{ readonly served: boolean }>(SERVED), ([row]) => row?.served === true)
)
