import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Users } from "../../../src/services/people/Users.ts"
import { newUser, operating } from "../operating.ts"

const theOnly = Effect.flatMap(Users, (users) => Effect.map(users.list, ([user]) => user))

describe("user update", () => {
  it.scoped(
    "keeps a verified address verified, and a new one is unverified unless the command says otherwise",
    () =>
      operating(() =>
        Effect.gen(function* () {
          const users = yield* Users
          const id = yield* newUser()
          yield* users.update(id, { name: "Augusta" })
          expect(yield* theOnly).toMatchObject({ name: "Augusta", emailVerified: true })
          yield* users.update(id, { email: "augusta@example.com" })
          expect(yield* theOnly).toMatchObject({ email: "augusta@example.com", emailVerified: false })
          yield* users.update(id, { email: "ada@example.com", emailVerified: true })
          expect(yield* theOnly).toMatchObject({ email: "ada@example.com", emailVerified: true })
        })
      )
  )
})
