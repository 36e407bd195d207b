/** API keys of a company: who has which, when each was used last; create, rotate, revoke. */
import { Effect, Schema } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import { mayRevokeKey, mayRotateKey } from "../../domain/KeyRights.ts"
import { Scope } from "../../domain/Scope.ts"
import { KeyName } from "../../domain/Text.ts"
import { type CompanyKey, Keys, MAX_ACTIVE_KEYS } from "../../services/keys/Keys.ts"
import * as Form from "../Form.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm, forRow } from "../parts/Form.tsx"
import { Older, Table } from "../parts/Table.tsx"
import { Badge, Empty, Moment } from "../parts/Text.tsx"
import { beforeOf } from "../Query.ts"
import { CreateKey, NewToken } from "./keys/NewKey.tsx"
import { phrase, say } from "../../words/Say.ts"

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

/** How long a key lasts. Keys follow the time of the database, also in companies on a test clock. */
const Expiry = ({ expiresAt, now }: { readonly expiresAt: number; readonly now: number }) => {
  if (expiresAt <= now) return <Badge kind="bad">{say("Expired")}</Badge>
  // Rounded, because the page may have begun a moment before the key.
  const days = Math.max(1, Math.round((expiresAt - now) / DAY_MILLIS))
  return (
    <Badge kind={days <= SOON_DAYS ? "warn" : "good"}>
      {say("{days, plural, one {Expires in # day} other {Expires in # days}}", { days })}
    </Badge>
  )
}

const Rotate = ({ row: { id, name }, visit }: { readonly row: CompanyKey; readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="rotate-key" of={id} label={say("Rotate")}>
    <ActionForm visit={visit} action="rotate-key">
      <input type="hidden" name="key_id" value={id} />
      <p>
        {say(
          "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.",
          { name }
        )}
      </p>
      <Submit>{say("Rotate")}</Submit>
    </ActionForm>
  </Dialog>
)

const Revoke = ({ row: { id, name }, visit }: { readonly row: CompanyKey; readonly visit: CompanyVisit }) => (
  <Dialog visit={visit} action="revoke-key" of={id} label={say("Revoke")} danger wayOut="keep">
    <ActionForm visit={visit} action="revoke-key">
      <input type="hidden" name="key_id" value={id} />
      <p>
        {say(
          "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.",
          { name }
        )}
      </p>
      <Submit kind="danger">{say("Revoke")}</Submit>
    </ActionForm>
  </Dialog>
)

const columns = (visit: CompanyVisit) => {
  const { membership, reader, session } = visit
  const by = { userId: session.user.id, role: membership.role }
  return [
    { label: say("Name"), cell: ({ name }: CompanyKey) => <span class="name">{name}</span> },
    {
      label: say("Scopes"),
      cell: ({ scopes }: CompanyKey) => (
        <span class="scopes">
          {scopes.map((scope) => (
            <Badge kind="quiet">{scope}</Badge>
          ))}
        </span>
      )
    },
    {
      label: say("Holder"),
      cell: ({ holder, userId }: CompanyKey) =>
        userId === by.userId ? say("{name} (you)", { name: holder }) : holder
    },
    {
      label: say("Made"),
      cell: ({ createdAt }: CompanyKey) => <Moment at={createdAt} reader={reader} />
    },
    {
      label: say("Validity"),
      cell: ({ expiresAt }: CompanyKey) => <Expiry expiresAt={expiresAt} now={session.now} />
    },
    {
      label: say("Last used"),
      cell: ({ lastUsedAt }: CompanyKey) =>
        lastUsedAt === null ? (
          <span class="quiet">{say("Never")}</span>
        ) : (
          <Moment at={lastUsedAt} reader={reader} />
        )
    },
    {
      label: say("Change"),
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

const Unverified = ({ visit }: { readonly visit: CompanyVisit }) =>
  visit.session.user.emailVerified ? null : (
    <p class="notice bad">
      {say(
        "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.",
        { link: (text) => <a href="/app/account">{text}</a> }
      )}
    </p>
  )

/** `/app/{company}/keys`. */
export const keys = companyPage({
  path: "/keys",
  roles: ["owner", "admin"],
  navigation: { label: phrase("Keys"), group: "company" },
  title: phrase("Keys"),
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
        <CreateKey visit={visit} />
        <p>{say("{own} of {most, plural, one {# key} other {# keys}}", { own, most: MAX_ACTIVE_KEYS })}</p>
      </div>
      {rows.length === 0 ? (
        <Empty>
          <p>
            {say(
              "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.",
              { link: (text) => <a href="/docs">{text}</a> }
            )}
          </p>
        </Empty>
      ) : (
        <Table caption={say("Keys of the company, the newest first")} columns={columns(visit)} rows={rows} />
      )}
      <Older visit={visit} last={rows.at(-1)?.id ?? null} hasOlder={hasOlder} />
    </>
  ),
  actions: {
    "create-key": {
      deed: "key.create",
      twice: "once",
      said: phrase("The key was created."),
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
      said: phrase("The key was replaced with a new one, which was shown once."),
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* Keys
          return { shown: yield* service.rotateAs(memberOf(visit), yield* keyIdOf(form)) }
        })
    },
    "revoke-key": {
      deed: "key.revoke",
      twice: "once",
      said: phrase("The key is revoked."),
      run: (form, visit) =>
        Effect.gen(function* () {
          const service = yield* Keys
          yield* service.revokeAs(memberOf(visit), yield* keyIdOf(form))
          return {}
        })
    }
  }
})
