/** Companies in PostgreSQL. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings, RemindersMode } from "../../domain/Company.ts"
import type { BankAccount, BankCodeKind } from "../../domain/BankAccount.ts"
import type { CompanyDetails, Creditor } from "../../domain/CompanyFacts.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { WORK_KINDS } from "../../domain/WorkKind.ts"
import { Database } from "../../postgres/Database.ts"
import { announceNow } from "../Announcements.ts"

export type CompanyStatus = "active" | "inactive"

/** A company to insert. */
export interface NewCompany {
  readonly name: string
  readonly timezone: string | null
  readonly country: string | null
  /** Reply-To of its reminders. */
  readonly email: string | null
  /** The test clock: the company's own time, in epoch milliseconds, until it is moved; null for real time. */
  readonly testClock: number | null
  /** `on` unless given. */
  readonly remindersMode?: RemindersMode
}

/** A tenant. */
export interface CompanyRecord extends NewCompany, CompanyDetails, Creditor {
  readonly name: string
  readonly email: string | null
  readonly id: number
  readonly status: CompanyStatus
  /** The version of the reminder policy in force; 0 is the default policy. */
  readonly policyVersion: number
  readonly remindersMode: RemindersMode
  /** See `CompanySettings`. */
  readonly remindersSince: number | null
  /** When its people have closed it, in epoch milliseconds; null for one that is open, or that the operator has switched off. */
  readonly closedAt: number | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The fields of a company that the rules need. */
export const settingsOf = ({
  country,
  id,
  policyVersion,
  remindersMode,
  remindersSince,
  testClock,
  timezone
}: CompanyRecord): CompanySettings => ({
  companyId: id,
  timezone,
  country,
  policyVersion,
  testClock,
  remindersMode,
  remindersSince
})

export class CompaniesRepo extends Context.Tag("duebook/CompaniesRepo")<
  CompaniesRepo,
  {
    /** Returns the new company's id. `now` is the database's, in epoch milliseconds. */
    readonly insert: (company: NewCompany, now: number) => Effect.Effect<number, ServiceUnavailable>
    readonly find: (companyId: number) => Effect.Effect<CompanyRecord | null, ServiceUnavailable>
    /** The company, locked until the transaction ends. */
    readonly findForUpdate: (companyId: number) => Effect.Effect<CompanyRecord | null, ServiceUnavailable>
    /** Moves a test clock forward; false, and nothing written, when it is later already or the company has none. */
    readonly moveClock: (companyId: number, to: number) => Effect.Effect<boolean, ServiceUnavailable>
    /** Takes a company's test clock away, and has all that is planned wait for real time. */
    readonly releaseClock: (companyId: number) => Effect.Effect<void, ServiceUnavailable>
    /** Stores every detail. */
    readonly update: (companyId: number, details: CompanyDetails) => Effect.Effect<void, ServiceUnavailable>
    /** A company that is switched on or off is not closed, whatever it was before. */
    readonly setStatus: (companyId: number, status: CompanyStatus) => Effect.Effect<void, ServiceUnavailable>
    readonly setRemindersMode: (
      companyId: number,
      mode: RemindersMode
    ) => Effect.Effect<void, ServiceUnavailable>
    /** All companies, ordered by id. */
    readonly list: Effect.Effect<ReadonlyArray<CompanyRecord>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    CompaniesRepo,
    Effect.map(Database, (database) => {
      const one = (text: string, companyId: number) =>
        Effect.map(database.ofCompany(companyId).query<CompanyRow>(text, [companyId]), ([row]) =>
          row === undefined ? null : toCompany(row)
        )
      return CompaniesRepo.of({
        insert: ({ country, email, name, remindersMode = "on", testClock, timezone }, now) =>
          Effect.map(
            database.query<{ readonly company_id: number }>(
              `insert into companies (name, timezone, country, email, test_clock, created_at, reminders_mode)
               values ($1, $2, $3, $4, $5, $6, $7) returning company_id`,
              [
                name,
                timezone,
                country,
                email,
                testClock === null ? null : new Date(testClock).toISOString(),
                new Date(now).toISOString(),
                remindersMode
              ]
            ),
            (rows) => Number(rows[0]?.company_id)
          ),
        find: (companyId) => one(`${SELECT} where c.company_id = $1`, companyId),
        findForUpdate: (companyId) => one(`${SELECT} where c.company_id = $1 for update`, companyId),
        moveClock: (companyId, to) =>
          Effect.map(
            database.query(
              "update companies set test_clock = $2 where company_id = $1 and test_clock <= $2 returning 1 as moved",
              [companyId, new Date(to).toISOString()]
            ),
            (rows) => rows.length > 0
          ),
        releaseClock: (companyId) =>
          Effect.zipRight(
            database.query(RELEASE, [companyId]),
            Effect.forEach(WORK_KINDS, (kind) => announceNow(database, kind), { discard: true })
          ),
        update: (companyId, details) =>
          Effect.asVoid(database.query(UPDATE, [companyId, ...valuesOf(details)])),
        setStatus: (companyId, status) =>
          Effect.asVoid(
            database.queryAll([
              { text: "update companies set status = $2 where company_id = $1", params: [companyId, status] },
              { text: "delete from closed_companies where company_id = $1", params: [companyId] }
            ])
          ),
        setRemindersMode: (companyId, mode) =>
          database.execute("update companies set reminders_mode = $2 where company_id = $1", [
            companyId,
            mode
          ]),
        list: Effect.map(database.query<CompanyRow>(`${SELECT} order by c.company_id`), (rows) =>
          rows.map(toCompany)
        )
      })
    })
  )
}

/** The parameters of `UPDATE` after the company. */
const valuesOf = (details: CompanyDetails): ReadonlyArray<unknown> => [
  details.name,
  details.timezone,
  details.country,
  details.email,
  details.phone,
  details.website,
  details.address,
  details.accountHolder,
  details.iban,
  details.bic,
  details.paymentUrl,
  details.language,
  details.legalNotice
]

/** The columns of what a company says about itself. */
const factColumns =
  "name, email, phone, website, address, account_holder, iban, bic, payment_url, legal_notice"

/** The accounts of a company as JSON, in the order in which they were added; null for none. */
const ACCOUNTS = `(
    select json_agg(json_build_object('id', a.bank_account_id, 'currency', a.currency, 'holder', a.holder,
      'iban', a.iban, 'bic', a.bic, 'accountNumber', a.account_number, 'codeKind', a.code_kind,
      'bankCode', a.bank_code) order by a.bank_account_id)::text
    from bank_accounts a where a.company_id = c.company_id) as accounts`

/** The columns of companies (`c`) that `toCompany` reads. */
export const companyColumns = `c.company_id, ${factColumns}, timezone, country, language, status, policy_version,
    test_clock, reminders_mode, reminders_since, c.created_at,
    (select d.closed_at from closed_companies d where d.company_id = c.company_id) as closed_at, ${ACCOUNTS}`

/** Selects companies (`c`); rows are read by `toCompany`. */
export const SELECT = `select ${companyColumns} from companies c`

const RELEASE = `
  with attempts as (
    update reminder_attempts set on_test_clock = false where company_id = $1 and on_test_clock
  ), pauses as (
    update receivables set resume_on_test_clock = false where company_id = $1 and resume_on_test_clock
  ), digests as (
    update digests_due set on_test_clock = false where company_id = $1 and on_test_clock
  ), changes as (
    update customer_changes set on_test_clock = false where company_id = $1 and on_test_clock
  ), plans as (
    update company_changes set on_test_clock = false where company_id = $1 and on_test_clock
  )
  update companies set test_clock = null where company_id = $1`

const UPDATE = `
  update companies set name = $2, timezone = $3, country = $4, email = $5, phone = $6, website = $7, address = $8,
    account_holder = $9, iban = $10, bic = $11, payment_url = $12, language = $13, legal_notice = $14
  where company_id = $1`

/** What a company says about itself, as a row has it. */
export interface FactsRow {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly address: string | null
  readonly account_holder: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly payment_url: string | null
  readonly legal_notice: string | null
  /** JSON. */
  readonly accounts: string | null
}

/** An account, as the JSON of a row has it. */
interface AccountJson extends Omit<BankAccount, "bankCode"> {
  readonly codeKind: BankCodeKind | null
  readonly bankCode: string | null
}

const toAccount = ({ bankCode, codeKind, ...account }: AccountJson): BankAccount => ({
  ...account,
  bankCode: codeKind === null || bankCode === null ? null : { kind: codeKind, code: bankCode }
})

/** What a company says about itself, from its row. */
export const toFacts = (row: FactsRow): Creditor => ({
  name: row.name,
  address: row.address,
  email: row.email,
  phone: row.phone,
  website: row.website,
  accountHolder: row.account_holder,
  iban: row.iban,
  bic: row.bic,
  paymentUrl: row.payment_url,
  legalNotice: row.legal_notice,
  accounts:
    row.accounts === null ? [] : (JSON.parse(row.accounts) as ReadonlyArray<AccountJson>).map(toAccount)
})

/** A row of `SELECT`. */
export interface CompanyRow extends FactsRow {
  readonly company_id: number
  readonly timezone: string | null
  readonly country: string | null
  readonly language: string | null
  readonly status: CompanyStatus
  readonly policy_version: number
  readonly test_clock: number | null
  readonly reminders_mode: RemindersMode
  readonly reminders_since: number | null
  readonly closed_at: number | null
  readonly created_at: number
}

/** A company from its row. */
export const toCompany = (row: CompanyRow): CompanyRecord => ({
  ...toFacts(row),
  id: row.company_id,
  timezone: row.timezone,
  country: row.country,
  language: row.language,
  status: row.status,
  policyVersion: row.policy_version,
  testClock: row.test_clock,
  remindersMode: row.reminders_mode,
  remindersSince: row.reminders_since,
  closedAt: row.closed_at,
  createdAt: row.created_at
})
