/** duebook keys … */
import { Clock, Effect, Redacted } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { scopes } from "../domain/Scope.ts"
import { KeyName } from "../domain/Text.ts"
import { type IssuedKey, KEY_LIFETIME_DAYS, Keys } from "../services/keys/Keys.ts"
import { optional, required } from "./Arguments.ts"
import { command, type CommandResult, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue, SomeOf } from "./Values.ts"

/** The only place that prints a token. */
const issued = ({ expiresAt, id, token }: IssuedKey): CommandResult => {
  const key = Redacted.value(token)
  const expires = toRfc3339(expiresAt)
  return {
    json: { id, key, expires_at: expires },
    text: `Key ${id}, shown this once, expires ${expires}:\n${key}`
  }
}

const create = command({
  summary: `Issues an API key for ${KEY_LIFETIME_DAYS} days to an owner or admin with confirmed two-factor authentication.`,
  arguments: {
    company: required(IdValue, "id", "the company that the key is for"),
    user: required(IdValue, "id", "the person it acts for"),
    name: required(KeyName, "text", "to tell keys apart"),
    scopes: required(SomeOf(scopes), "a,b", `what it may do: ${scopes.join(",")}`)
  },
  run: ({ company, name, scopes, user }) =>
    Effect.map(
      asOperator(
        Effect.flatMap(Keys, (keys) => keys.create({ companyId: company, userId: user, name, scopes }))
      ),
      issued
    )
})

const list = command({
  summary: "Lists API keys, expired ones included, without their secrets.",
  arguments: {
    company: optional(IdValue, "id", "of this company only"),
    user: optional(IdValue, "id", "of this user only")
  },
  run: ({ company, user }) =>
    Effect.gen(function* () {
      const keys = yield* asOperator(
        Effect.flatMap(Keys, (keys) => keys.list({ companyId: company, userId: user }))
      )
      const now = yield* Clock.currentTimeMillis
      return {
        json: keys.map((key) => ({
          id: key.id,
          company_id: key.companyId,
          user_id: key.userId,
          name: key.name,
          scopes: key.scopes,
          expired: key.expiresAt <= now,
          created_at: toRfc3339(key.createdAt),
          expires_at: toRfc3339(key.expiresAt)
        }))
      }
    })
})

const rotate = command({
  summary:
    "Replaces an API key with a new one of the same name and scopes. The old one stops working at once.",
  arguments: { id: required(IdValue, "id", "the key") },
  run: ({ id }) => Effect.map(asOperator(Effect.flatMap(Keys, (keys) => keys.rotate(id))), issued)
})

const revoke = command({
  summary: "Deletes an API key at once.",
  arguments: { id: required(IdValue, "id", "the key") },
  run: ({ id }) =>
    Effect.as(asOperator(Effect.flatMap(Keys, (keys) => keys.revoke(id))), said(`Key ${id} is revoked.`))
})

export const group = { create, list, rotate, revoke }
