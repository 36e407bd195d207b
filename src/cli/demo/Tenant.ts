/** The demo's companies with their owner, plans and API keys. Those of an earlier start are used again. */
import { Clock, Effect, Redacted } from "effect"
import { chmod, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { KeyHolder } from "../../domain/KeyHolder.ts"
import { scopes } from "../../domain/Scope.ts"
import * as Totp from "../../domain/Totp.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { BankAccounts } from "../../services/company/BankAccounts.ts"
import { Companies } from "../../services/company/Companies.ts"
import { Keys } from "../../services/keys/Keys.ts"
import { KeyStore } from "../../services/keys/KeyStore.ts"
import { OneTimeLinks } from "../../services/people/Links.ts"
import { Members } from "../../services/people/Members.ts"
import { Plans } from "../../services/company/Plans.ts"
import { Users } from "../../services/people/Users.ts"
import { BANK } from "./BankDays.ts"
import { colleagues, type PeopleIds } from "./People.ts"
import { startOfYear, TIMEZONE } from "./Book.ts"

/** One of the demo's companies. */
export interface DemoCompany {
  /** Its name, by which a later start finds it. */
  readonly name: string
  /** The start of its test clock, in epoch milliseconds; null for real time, once its book is written. */
  readonly testClock: number | null
  /** The file in the data folder that has its key. */
  readonly keyFile: string
  readonly keyName: string
}

/** The company in real time. */
export const business: DemoCompany = {
  name: "Blue Heron Bikes",
  testClock: null,
  keyFile: "api-key",
  keyName: "Demo"
}

/** The company on a test clock, for rehearsals of reminders. */
export const rehearsal: DemoCompany = {
  name: "Blue Heron Rehearsal",
  testClock: Date.parse("2026-03-02T08:00:00Z"),
  keyFile: "rehearsal-api-key",
  keyName: "Demo rehearsal"
}

const OWNER = { email: "owner@blueheron.example", name: "Olive Owner" }
/** What messages say about the companies: how to reach and how to pay them. */
const FACTS = {
  email: "billing@blueheron.example",
  phone: "+493023125000",
  website: "https://blueheron.example",
  address: "Reiherweg 7\n10115 Berlin",
  accountHolder: "Blue Heron Bikes GmbH",
  iban: BANK.iban,
  bic: "COBADEFFXXX",
  paymentUrl: "https://pay.blueheron.example/{reference}",
  legalNotice: "Amtsgericht Berlin (Charlottenburg), HRB 123456\nGeschäftsführerin: Olive Owner"
}
/** Where customers in the United Kingdom pay. */
const BRITISH_ACCOUNT = {
  currency: "GBP",
  account_holder: "Blue Heron Bikes GmbH",
  account_number: BANK.accountNumber,
  sort_code: BANK.sortCode
}
const PERIOD_MILLIS = 30 * 86_400_000

/** The id of a person, who is created if necessary. */
const person = Effect.fnUntraced(function* ({ email, name }: typeof OWNER) {
  const users = yield* Users
  const known = (yield* users.list).find((user) => user.email === email)
  return known?.id ?? (yield* users.create({ email, name, emailVerified: true, twoFactorConfirmed: true }))
})

/** The id of the companies' owner. */
export const owner = person(OWNER)

/** The people who work in a company beside its owner, as its members. */
export const staff = Effect.fnUntraced(function* (companyId: number, ownerId: number) {
  const members = yield* Members
  const known = new Map((yield* members.list(companyId)).map(({ email, userId }) => [email, userId]))
  const join = Effect.fnUntraced(function* (colleague: (typeof colleagues)[keyof typeof colleagues]) {
    const before = known.get(colleague.email)
    if (before !== undefined) return before
    const userId = yield* person(colleague)
    yield* members.add({ companyId, userId }, colleague.role)
    return userId
  })
  return {
    owner: ownerId,
    bookkeeper: yield* join(colleagues.bookkeeper),
    sales: yield* join(colleagues.sales)
  } satisfies PeopleIds
})

/** The secret of the owner's codes in the application, which is made if there is none. */
export const totpSecret = Effect.fnUntraced(function* (userId: number) {
  const factors = yield* TwoFactorsRepo
  const known = yield* factors.find(userId)
  if (known !== null) return known.secret
  const secret = Totp.newSecret()
  yield* factors.confirm(userId, { secret, lastStep: 0 }, yield* Clock.currentTimeMillis)
  return secret
})

/** The address of a link that signs in as the owner, once, and leads to this company. */
export const signInLink = (userId: number, companyId: number) =>
  Effect.flatMap(OneTimeLinks, (links) =>
    links.make({ purpose: "enter", userId, email: OWNER.email, data: { companyId } })
  )

/** Finds or creates a company, and makes sure that its owner may have keys and that a plan is in force. */
export const tenant = Effect.fnUntraced(function* ({ name, testClock }: DemoCompany, userId: number) {
  const companies = yield* Companies
  const now = yield* Clock.currentTimeMillis
  const named = (yield* companies.list).filter((company) => company.name === name)
  // One in real time that is on a test clock was interrupted while its book was written.
  const found = named.find((company) => (company.testClock === null) === (testClock === null)) ?? named[0]
  const companyId =
    found?.id ??
    (yield* companies.create({
      name,
      timezone: TIMEZONE,
      country: "DE",
      email: null,
      testClock: testClock ?? startOfYear(now)
    }))
  const company = yield* companies.find(companyId)
  if (found === undefined || company.iban === null) yield* companies.update(companyId, FACTS)
  if (company.accounts.length === 0) {
    const accounts = yield* BankAccounts
    yield* accounts.add(companyId, BRITISH_ACCOUNT)
  }
  // The company may have been deactivated or its owner removed while trying the commands; a new start restores them.
  yield* companies.setStatus(companyId, "active")
  yield* Effect.flatMap(Members, (members) => members.add({ companyId, userId }, "owner"))

  const plans = yield* Plans
  const periods = yield* plans.list(companyId)
  if (!periods.some(({ endsAt, startsAt }) => startsAt <= now && now < endsAt)) {
    const next = periods.filter(({ startsAt }) => startsAt > now).map(({ startsAt }) => startsAt)
    yield* plans.start(companyId, { plan: "pro", from: now, to: Math.min(now + PERIOD_MILLIS, ...next) })
  }
  return { companyId, userId, testClock: company.testClock, createdAt: company.createdAt }
})

const works = (holder: KeyHolder, companyId: number, userId: number): boolean =>
  holder.companyId === companyId &&
  holder.userId === userId &&
  holder.refused === null &&
  scopes.every((scope) => holder.scopes.includes(scope))

/** What is asked of a key that is only looked up. */
const ASKED = { scope: "usage:read", charged: false } as const

/** The key in the data folder; a new key when that one is expired, revoked or of another database. */
export const workingKey = Effect.fnUntraced(function* (
  dataDir: string,
  { keyFile, keyName }: DemoCompany,
  { companyId, userId }: { readonly companyId: number; readonly userId: number }
) {
  const file = join(dataDir, keyFile)
  const keyStore = yield* KeyStore
  const kept = yield* Effect.promise(() => readFile(file, "utf8").catch(() => ""))
  const holder = yield* keyStore
    .find(kept.trim(), ASKED)
    .pipe(Effect.catchTag("Unauthenticated", () => Effect.succeed(null)))
  if (holder !== null && works(holder, companyId, userId)) {
    yield* Effect.promise(() => chmod(file, 0o600))
    return { key: kept.trim(), holder }
  }

  const keys = yield* Keys
  // Keys of earlier starts are revoked, because otherwise they would use up the owner's limit of ten.
  for (const { id, name } of yield* keys.list({ companyId, userId })) {
    if (name === keyName) yield* keys.revoke(id)
  }
  const issued = yield* keys.create({ companyId, userId, name: keyName, scopes })
  const key = Redacted.value(issued.token)
  yield* Effect.promise(async () => {
    await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
  })
  return { key, holder: yield* keyStore.find(key, ASKED) }
})
