/** People with passkeys, for tests over plain HTTP: adding one, signing in with it, and what is stored. */
import { mailsTo } from "./Opened.ts"
import { expect } from "vitest"
import { type Account, accountOn } from "./Accounts.ts"
import { Authenticator, optionsFor, type Wrongs } from "./Authenticator.ts"
import type { PersonOptions, Seen, Visitor } from "./Person.ts"
import type { Row, TestServer } from "./TestServer.ts"

/** The page of the own account. */
export const ACCOUNT = "/app/account"
/** The page where people sign in. */
export const SIGN_IN = "/app/sign-in"
/** What a page says of every wrong answer. */
export const REFUSED = "This passkey could not be used here"

/** The site of a server's passkeys. */
export const siteFor = (server: TestServer): string => `http://localhost:${server.port}`

/** The recovery codes that a page shows. */
export const codesOf = (seen: Seen): ReadonlyArray<string> =>
  seen.html.querySelectorAll("[aria-labelledby=recovery-codes] li").map(({ text }) => text.trim())

export const userOf = async (server: TestServer, userId: number): Promise<Row> => {
  const [row] = await server.sql("select * from users where user_id = $1", [userId])
  return row ?? {}
}

export const passkeysOf = (server: TestServer, userId: number): Promise<ReadonlyArray<Row>> =>
  server.sql("select * from passkeys where user_id = $1 order by passkey_id", [userId])

/** What the audit log says of a person's passkeys. */
export const passkeyDeeds = (server: TestServer, userId: number): Promise<ReadonlyArray<Row>> =>
  server.sql(
    `select action, details from audit_log where company_id = 0 and subject_id = $1
     and action like 'passkey.%' order by audit_id`,
    [userId]
  )

/** What the mails to an address say; one may tell of several things at once. */
export const toldTo = async (server: TestServer, to: string): Promise<string> =>
  (await mailsTo(server, to)).map(({ body }) => body).join("\n")

/** As if everything had just been proved in each of the person's sessions. */
export const proveAll = (server: TestServer, userId: number): Promise<unknown> =>
  server.sql("update user_sessions set code_at = $2, password_at = $2 where user_id = $1", [
    userId,
    new Date(server.clock.now()).toISOString()
  ])

/** Adds a passkey in a session that has just proved all. */
export const addPasskey = async (
  person: Account["person"],
  device: Authenticator,
  { name = "My phone", ...wrong }: Wrongs & { readonly name?: string } = {}
): Promise<Seen> => {
  await proveAll(person.server, person.userId)
  const answer = device.make(await optionsFor(person, "add"), wrong)
  return await person.submit(ACCOUNT, "add-passkey", { name, answer })
}

/** A person with a password and one passkey, and a browser in which nobody has signed in. */
export const withPasskey = async (server: TestServer, options: PersonOptions = {}) => {
  const account = await accountOn(server, options)
  const device = new Authenticator(siteFor(server))
  const added = await addPasskey(account.person, device)
  expect([200, 303]).toContain(added.status)
  return { ...account, device, added }
}

/** Signs in with a passkey alone. */
export const signInWith = async (
  visitor: Visitor,
  device: Authenticator,
  wrong: Wrongs = {}
): Promise<Seen> => {
  await visitor.get(SIGN_IN)
  const answer = device.answer(await optionsFor(visitor, "sign_in"), wrong)
  return await visitor.submit(SIGN_IN, "sign-in-with-passkey", { answer })
}

/** Gives a passkey after the password. */
export const secondStepWith = async (
  visitor: Visitor,
  device: Authenticator,
  wrong: Wrongs = {}
): Promise<Seen> => {
  const answer = device.answer(await optionsFor(visitor, "confirm"), wrong)
  return await visitor.submit(SIGN_IN, "second-step-by-passkey", { answer })
}

/** Whether somebody has signed in in a browser. */
export const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get(ACCOUNT)).status === 200

/** What a page asks for, by the labels of its fields and buttons; nothing where it asks for no proof. */
export const askedBy = (seen: Seen): ReadonlyArray<string> =>
  seen.html.querySelector("h1")?.text === "Confirm that it is you"
    ? [...seen.html.querySelectorAll("main label"), ...seen.html.querySelectorAll("main button")].map(
        ({ text }) => text.trim()
      )
    : []
