/** API keys of a company: who has which, when each was used last; create, rotate, revoke. */
import { Effect, Redacted, Schema } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import { mayRevokeKey, mayRotateKey } from "../../domain/KeyRights.ts"
import { Scope, scopes } from "../../domain/Scope.ts"
import { KeyName } from "../../domain/Text.ts"
import {
  type CompanyKey,
  type IssuedKey,
  KEY_LIFETIME_DAYS,
  Keys,
  MAX_ACTIVE_KEYS
} from "../../services/keys/Keys.ts"
import * as Form from "../Form.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm, Checkboxes, Field, forRow } from "../parts/Form.tsx"
import { Older, Table } from "../parts/Table.tsx"
import { Badge, Card, Empty, Moment } from "../parts/Text.tsx"
import { beforeOf } from "../Query.ts"

/** Keys on one page. */
const KEYS_A_PAGE = 50
/** Keys that end so soon are marked. */
const SOON_DAYS = 5
const DAY_MILLIS = 86_400_000

const NewKey = Schema.Struct({
  name: KeyName,
  scopes: Schema.NonEmptyArray(Scope).annotations({
    message: () => ({ message: "choose at least one scope", override: true })
  })
})

/** Who asks. */
const memberOf = ({ membership, session }: CompanyVisit) => ({
  companyId: membership.company.id,
  userId: session.user.id
})

/** The key that a row's button is for. */
const keyIdOf = (form: Form.Form): Effect.Effect<number, NotFound> =>
  Effect.mapError(Effect.fromNullable(parseId(form.text("key_id"))), () => NotFound.resource("key"))

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`

/** How long a key lasts. Keys follow the time of the database, also in companies on a test clock. */
const Expiry = ({ expiresAt, now }: { readonly expiresAt: number; readonly now: number }) => {
  if (expiresAt <= now) return <Badge kind="bad">Expired</Badge>
  // Rounded, because the page may have begun a moment before the key.
  const days = Math.max(1, Math.round((expiresAt - now) / DAY_MILLIS))
  return <Badge kind={days <= SOON_DAYS ? "warn" : "good"}>Expires in {counted(days, "day")}</Badge>
}

const Rotate = ({ row: { id, name }, visit }: { readonly row: CompanyKey; readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="rotate-key" of={id} label="Rotate">
    <ActionForm visit={visit} action="rotate-key">
      <input type="hidden" name="key_id" value={id} />
      <p>
        Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops
        working at once.
      </p>
      <Submit>Rotate</Submit>
    </ActionForm>
  </Dialog>
)

const Revoke = ({ row: { id, name }, visit }: { readonly row: CompanyKey; readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="revoke-key" of={id} label="Revoke" danger wayOut="keep">
    <ActionForm visit={visit} action="revoke-key">
      <input type="hidden" name="key_id" value={id} />
      <p>Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.</p>
      <Submit kind="danger">Revoke</Submit>
    </ActionForm>
  </Dialog>
)

const columns = (visit: CompanyVisit) => {
  const { membership, reader, session } = visit
  const by = { userId: session.user.id, role: membership.role }
  return [
    { label: "Name", cell: ({ name }: CompanyKey) => <span class="name">{name}</span> },
    {
      label: "Scopes",
      cell: ({ scopes }: CompanyKey) => (
        <span class="scopes">
          {scopes.map((scope) => (
            <Badge kind="quiet">{scope}</Badge>
          ))}
        </span>
      )
    },
    {
      label: "Holder",
      cell: ({ holder, userId }: CompanyKey) => (userId === by.userId ? `${holder} (you)` : holder)
    },
    {
      label: "Made",
      cell: ({ createdAt }: CompanyKey) => <Moment at={createdAt} reader={reader} />
    },
    {
      label: "Validity",
      cell: ({ expiresAt }: CompanyKey) => <Expiry expiresAt={expiresAt} now={session.now} />
    },
    {
      label: "Last used",
      cell: ({ lastUsedAt }: CompanyKey) =>
        lastUsedAt === null ? <span class="quiet">Never</span> : <Moment at={lastUsedAt} reader={reader} />
    },
    {
      label: "Change",
      cell: (row: CompanyKey) => {
        const own = forRow(visit, "key_id", String(row.id))
        return (
          <div class="actions">
            {mayRotateKey(by, row.userId) ? <Rotate row={row} visit={own} /> : null}
            {mayRevokeKey(by, row.userId) ? <Revoke row={row} visit={own} /> : null}
          </div>
        )
      }
    }
  ]
}

const isIssued = (shown: unknown): shown is IssuedKey =>
  typeof shown === "object" && shown !== null && "token" in shown

/** The key itself, at the only moment when it is known. */
const NewToken = ({ visit }: { readonly visit: CompanyVisit }) => {
  const { reader, shown } = visit
  if (!isIssued(shown)) return null
  const token = Redacted.value(shown.token)
  return (
    <Card title={`The key “${shown.name}” is made`}>
      <p>Copy it now, and keep it like a password: it is not shown again.</p>
      <p class="actions">
        <output class="token" aria-label="Your new key">
          {token}
        </output>
        <button class="secondary outline" type="button" data-copy={token}>
          Copy
        </button>
      </p>
      <p class="quiet">
        It works until <Moment at={shown.expiresAt} reader={reader} />. Send it with each request as{" "}
        <code>Authorization: Bearer …</code>.
      </p>
    </Card>
  )
}

const Unverified = ({ visit }: { readonly visit: CompanyVisit }) =>
  visit.session.user.emailVerified ? null : (
    <p class="notice bad">
      Your keys are refused until your e-mail address is confirmed.{" "}
      <a href="/app/account">Confirm it in your account</a>.
    </p>
  )

const Create = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="create-key" label="Create key" primary>
    <ActionForm visit={visit} action="create-key">
      <Field
        visit={visit}
        action="create-key"
        name="name"
        label="Name"
        help="To tell your keys apart: the program that uses it."
        maxlength={100}
        required
      />
      <Checkboxes
        visit={visit}
        action="create-key"
        name="scopes"
        label="Scopes"
        options={scopes.map((scope) => [scope, scope] as const)}
        help="What the program may do: read, or read and change. Give it no more than it needs."
      />
      <p class="quiet">The key acts in your name and works for {KEY_LIFETIME_DAYS} days.</p>
      <Submit>Create</Submit>
    </ActionForm>
  </Dialog>
)

/** `/app/{company}/keys`. */
export const keys = companyPage({
  path: "/keys",
  roles: ["owner", "admin"],
  navigation: { label: "Keys", group: "company" },
  title: "Keys",
  load: (visit) =>
    Effect.gen(function* () {
      const service = yield* Keys
      const member = memberOf(visit)
      const found = yield* service.listIn(member.companyId, beforeOf(visit.query), KEYS_A_PAGE + 1)
      return {
        rows: found.slice(0, KEYS_A_PAGE),
        hasOlder: found.length > KEYS_A_PAGE,
        own: yield* service.countActive(member)
      }
    }),
  view: ({ hasOlder, own, rows }, visit) => (
    <>
      <Unverified visit={visit} />
      <NewToken visit={visit} />
      <div class="actions">
        <Create visit={visit} />
        <p>
          {own} of {counted(MAX_ACTIVE_KEYS, "key")}
        </p>
      </div>
      {rows.length === 0 ? (
        <Empty>
          <p>
            There are no keys yet. With a key, a program of yours can send receivables and bills, and read
            them. What it can do is described in <a href="/docs">the interface</a>.
          </p>
        </Empty>
      ) : (
        <Table caption="Keys of the company, the newest first" columns={columns(visit)} rows={rows} />
      )}
      <Older visit={visit} last={rows.at(-1)?.id ?? null} hasOlder={hasOlder} />
    </>
  ),
  actions: {
    "create-key": {
      deed: "key.create",
      twice: "once",
      said: "The key was created.",
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* Keys
          const chosen = yield* Form.decode(NewKey, form, { lists: ["scopes"], only: ["name", "scopes"] })
          return { shown: yield* service.create({ ...memberOf(visit), ...chosen }) }
        })
    },
    "rotate-key": {
      deed: "key.rotate",
      twice: "once",
      said: "The key was replaced with a new one, which was shown once.",
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* Keys
          return { shown: yield* service.rotateAs(memberOf(visit), yield* keyIdOf(form)) }
        })
    },
    "revoke-key": {
      deed: "key.revoke",
      twice: "once",
      said: "The key is revoked.",
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* Keys
          yield* service.revokeAs(memberOf(visit), yield* keyIdOf(form))
          return {}
        })
    }
  }
})
