/** What reminders read of the tables of bank statements: parts of statements that several repositories send. */

/** The last day of the newest statement of an account `s`: that on which it came, if it says none. */
const statementTo = "coalesce(s.last_statement_to, (s.last_imported_at at time zone 'UTC')::date)"

/** Whether an account `s` of a company `c` has a statement, and is still an account of the company. */
const hasStatement = `s.last_imported_at is not null and (s.number = c.iban or exists (
  select from bank_accounts b where b.company_id = s.company_id and b.bank_account_id = s.bank_account_id))`

const ofCompany = `statement_accounts s join companies c on c.company_id = s.company_id
  where s.company_id = $1 and ${hasStatement}`

/** Accounts of a company whose newest statement ends before a date, up to `$3` of them, with how many there are. */
export const LACKING_ACCOUNTS = `
  select s.number, ${statementTo} as to, count(*) over () as total from ${ofCompany} and ${statementTo} < $2::date
  order by ${statementTo}, s.bank_account_id limit $3`

/** The last day of the newest statement of that account of a company which lacks one for longest. */
export const STATEMENTS_TO = `select min(${statementTo}) as to from ${ofCompany}`

/** The same of a company `c`, within another statement. */
export const statementsToOf = `(
  select min(${statementTo}) from statement_accounts s where s.company_id = c.company_id and ${hasStatement})`

/** Whether what is left of a movement is credit of its customer: as the index `bank_transactions_credit` has it. */
export const isCredit = (
  table: string
): string => `${table}.direction = 'credit' and ${table}.repaid_at is null
  and ${table}.status in ('unmatched', 'suggested', 'partially_applied')`
