/** People who sign in and send forms of the application through the balancer, while instances are replaced. */
import { makeCompany, wideOpen } from "../../support/Debts.ts"
import { rows } from "../../support/Book.ts"
import { type Seen, Visitor } from "../../support/Person.ts"
import * as Totp from "../../../src/domain/Totp.ts"

const PASSWORD = "a heron stands in the reeds"

/** People at work. */
export interface People {
  /** Signs in somebody new, by password and code, who goes on sending forms. */
  readonly join: () => Promise<void>
  readonly signedIn: () => number
  /** Receivables whose form was answered as done. */
  readonly done: () => ReadonlyArray<number>
  /** Answers that a browser should not have got. */
  readonly unexpected: ReadonlyArray<string>
  readonly companyId: number
  /** Lets everybody finish a form, and stop. */
  readonly finish: () => Promise<void>
}

/** Makes the owner of a company, with a password and a second factor. */
const account = async (url: string, companyId: number, hash: string) => {
  const [email, secret] = [`${crypto.randomUUID()}@example.com`, Totp.newSecret()]
  await rows(
    url,
    `with u as (
       insert into users (email, name, password_hash, totp_secret, email_verified_at, two_factor_confirmed_at, created_at)
       values ($2, 'Olive', $3, $4, now(), now(), now()) returning user_id
     ) insert into memberships (company_id, user_id, role, created_at) select $1, user_id, 'owner', now() from u`,
    [companyId, email, hash, secret]
  )
  return { email, secret }
}

/** Makes a company whose people work through the balancer on this port. */
export const startPeople = async (url: string, port: number, thinkMillis: number): Promise<People> => {
  const companyId = await makeCompany(url, wideOpen([[0, "email"]]))
  const hash = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 })
  const [done, unexpected, working]: [Array<number>, Array<string>, Array<Promise<void>>] = [[], [], []]
  const load = { isRunning: true }
  const expectLed = (what: string, { location, status, text }: Seen): string | null => {
    if (status === 303) return location
    if (unexpected.length < 20) unexpected.push(`${what} ${status} ${text.slice(0, 200)}`)
    return null
  }
  const work = async (visitor: Visitor) => {
    while (load.isRunning) {
      const seen = await visitor.submit(`/app/${companyId}/receivables/new`, "create-receivable", {
        "customer.display_name": `Ada ${crypto.randomUUID()}`,
        amount: "12.50",
        currency: "EUR",
        due_date: "2099-01-31"
      })
      const id = /\/receivables\/(\d+)/.exec(expectLed("create-receivable", seen) ?? "")?.[1]
      if (id !== undefined) done.push(Number(id))
      await Bun.sleep(20 + thinkMillis)
    }
  }
  const failed = (error: unknown) => void unexpected.push(String(error).slice(0, 300))
  let signedIn = 0
  return {
    join: async () => {
      const { email, secret } = await account(url, companyId, hash)
      const visitor = new Visitor({ url: `http://127.0.0.1:${port}` })
      const first = await visitor.submit("/app/sign-in", "sign-in", { email, password: PASSWORD })
      const next = expectLed("sign-in", first)
      if (next === null) return
      const code = Totp.codeAt(secret, Date.now())
      if (expectLed("second-step", await visitor.submit(next, "second-step", { code })) === null) return
      signedIn++
      working.push(work(visitor).catch(failed))
    },
    signedIn: () => signedIn,
    done: () => done,
    unexpected,
    companyId,
    finish: async () => {
      load.isRunning = false
      await Promise.all(working)
    }
  }
}

/** Receivables that a form was answered as made and that are not there, and those that are there twice or unasked. */
export const checkForms = async (url: string, { companyId, done }: People) => {
  const there = await rows<{ id: string }>(
    url,
    "select receivable_id as id from receivables where company_id = $1",
    [companyId]
  )
  const ids = new Set(there.map(({ id }) => Number(id)))
  return {
    formsLost: done().filter((id) => !ids.has(id)).length,
    formsTwice: there.length - new Set(done()).size
  }
}
