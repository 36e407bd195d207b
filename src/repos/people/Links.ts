/** Links that work once, in PostgreSQL: what each is for, and until when. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import { Database } from "../../postgres/Database.ts"
import { serverMillis, ServerTime } from "../../postgres/ServerTime.ts"

export class LinksRepo extends Context.Tag("duebook/LinksRepo")<
  LinksRepo,
  {
    /**
     * Adds a link that ends after `lifeMillis`, by the time of the database; returns its id. Nobody can follow one
     * without a hash.
     */
    readonly insert: (
      tokenHash: Uint8Array | null,
      link: Link,
      lifeMillis: number
    ) => Effect.Effect<number, ServiceUnavailable>
    /**
     * Gives a link another token and another `lifeMillis`: the token before leads nowhere. Returns the link; null for one
     * that was used or made void.
     */
    readonly renew: (
      linkId: number,
      tokenHash: Uint8Array,
      lifeMillis: number
    ) => Effect.Effect<Link | null, ServiceUnavailable>
    /** The link with this token, if it has not ended. */
    readonly find: (tokenHash: Uint8Array) => Effect.Effect<Link | null, ServiceUnavailable>
    /** Takes the link away and returns it: of several that try at once, one gets it. */
    readonly take: (tokenHash: Uint8Array) => Effect.Effect<Link | null, ServiceUnavailable>
    /** Makes void what a person was sent for these purposes. */
    readonly removeOf: (
      userId: number,
      purposes: ReadonlyArray<Link["purpose"]>
    ) => Effect.Effect<void, ServiceUnavailable>
    /**
     * Makes void what gives a person other addresses back than this, of changes from a time in epoch milliseconds on.
     */
    readonly removeUndos: (
      userId: number,
      since: number,
      email: string
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Removes up to `limit` links that have ended; returns how many. */
    readonly sweep: (limit: number) => Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    LinksRepo,
    Effect.gen(function* () {
      const database = yield* Database
      const serverTime = yield* ServerTime
      const timed = <A>(run: (at: number | null) => Effect.Effect<A, ServiceUnavailable>) =>
        Effect.flatMap(serverTime, run)
      const one = (text: string, tokenHash: Uint8Array) =>
        timed((at) =>
          Effect.map(database.query<LinkRow>(text, [at, hex(tokenHash)]), ([row]) =>
            row === undefined ? null : toLink(row)
          )
        )
      return LinksRepo.of({
        insert: (tokenHash, { data, email, purpose, userId }, lifeMillis) =>
          timed((at) =>
            Effect.gen(function* () {
              // A company's role may add links, and read none that was added.
              const [row] = yield* database.query<{ readonly id: number }>(NEW_ID)
              const linkId = Number(row?.id)
              yield* database.query(INSERT, [
                at,
                tokenHash === null ? null : hex(tokenHash),
                purpose,
                userId,
                email,
                JSON.stringify(data),
                lifeMillis,
                linkId
              ])
              return linkId
            })
          ),
        renew: (linkId, tokenHash, lifeMillis) =>
          timed((at) =>
            Effect.map(database.query<LinkRow>(RENEW, [at, hex(tokenHash), linkId, lifeMillis]), ([row]) =>
              row === undefined ? null : toLink(row)
            )
          ),
        find: (tokenHash) => one(FIND, tokenHash),
        take: (tokenHash) => one(TAKE, tokenHash),
        removeOf: (userId, purposes) =>
          Effect.asVoid(
            database.query("delete from links where user_id = $1 and purpose = any($2::text[])", [
              userId,
              purposes
            ])
          ),
        removeUndos: (userId, since, email) =>
          Effect.asVoid(database.query(REMOVE_UNDOS, [userId, since, email])),
        sweep: (limit) => timed((at) => Effect.map(database.query(SWEEP, [at, limit]), (rows) => rows.length))
      })
    })
  )
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

const now = `to_timestamp(${serverMillis("$1")} / 1000.0)`

const NEW_ID = "select nextval('links_link_id_seq')::bigint as id"

const INSERT = `
  insert into links (link_id, token_hash, purpose, user_id, email, data, created_at, expires_at)
  select $8::bigint, decode($2, 'hex'), $3, $4, $5, $6::jsonb, at, at + $7::bigint * interval '1 millisecond'
  from (select ${now} as at) t`

const COLUMNS = "purpose, user_id, email, data"

const RENEW = `
  update links set token_hash = decode($2, 'hex'), expires_at = ${now} + $4::bigint * interval '1 millisecond'
  where link_id = $3 returning ${COLUMNS}`

const FIND = `select ${COLUMNS} from links where token_hash = decode($2, 'hex') and expires_at > ${now}`

const TAKE = `
  delete from links where token_hash = decode($2, 'hex') and expires_at > ${now} returning ${COLUMNS}`

const REMOVE_UNDOS = `
  delete from links where user_id = $1 and purpose = 'undo' and (data ->> 'at')::bigint >= $2::bigint
    and lower(email) <> lower($3)`

const SWEEP = `
  delete from links where link_id in (select link_id from links where expires_at <= ${now} limit $2)
  returning link_id`

interface LinkRow {
  readonly purpose: Link["purpose"]
  readonly user_id: number | null
  readonly email: string
  readonly data: Link["data"]
}

const toLink = ({ data, email, purpose, user_id }: LinkRow): Link => ({
  purpose,
  userId: user_id,
  email,
  data
})
