/** The login with which the services of tests connect: a member of the serving role, as an operator makes one. */
import { APP_ROLE } from "../../src/postgres/Grants.ts"

const LOGIN = "duebook_test_served"
const PASSWORD = "served"

/** Statements that make the login, whether it exists or not. */
export const SERVING_LOGIN: ReadonlyArray<string> = [
  `do $$ begin create role ${LOGIN} login password '${PASSWORD}'; exception when duplicate_object then null; end $$`,
  `grant ${APP_ROLE} to ${LOGIN}`
]

/** The same database for a service, which does not own it. */
export const asServed = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.username = LOGIN
  url.password = PASSWORD
  return url.href
}
