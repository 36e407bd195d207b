/** Where each table is in a database that is distributed over several servers: the one list that a new table must join. */

/**
 * The place of a table: with its company, in the shard of its `company_id`; a copy on every server; or on the coordinator
 * alone.
 */
export type TablePlace = "company" | "everywhere" | "coordinator"

/**
 * Every table and its place. A table comes after those that its foreign keys refer to, because it can only be distributed
 * after them.
 */
const places = {
  users: "everywhere",
  settings: "everywhere",

  companies: "company",
  memberships: "company",
  api_keys: "company",
  plan_periods: "company",
  plan_usage: "company",
  rate_windows: "company",
  bank_accounts: "company",
  customers: "company",
  receivables: "company",
  payments: "company",
  payable_series: "company",
  payables: "company",
  idempotency: "company",
  audit_log: "company",
  resource_counts: "company",
  customer_sums: "company",
  reminder_policies: "company",
  reminder_attempts: "company",
  reminder_messages: "company",
  reminder_pace: "company",
  reminder_texts: "company",
  cases: "company",
  customer_changes: "company",
  company_changes: "company",
  blocked_addresses: "company",
  digest_events: "company",
  digests_due: "company",
  invitations: "company",
  key_usage_days: "company",
  receivable_imports: "company",
  debtor_pages: "company",
  trust_use: "company",
  known_recipients: "company",
  link_writes: "company",
  statement_accounts: "company",
  bank_statements: "company",
  bank_statement_parts: "company",
  bank_statement_counts: "company",
  bank_transactions: "company",
  bank_references: "company",
  bank_reviews: "company",
  bank_refusals: "company",
  bank_payers: "company",
  bank_lessons: "company",
  bank_looks: "company",
  closed_companies: "company",
  company_exports: "company",
  company_export_parts: "company",
  deposits: "company",
  replies: "company",
  customer_notes: "company",
  saved_views: "company",
  file_imports: "company",
  import_columns: "company",
  customer_merges: "company",
  customer_aliases: "company",
  documents: "company",
  document_chunks: "company",

  schema_migrations: "coordinator",
  wake_ups: "coordinator",
  // What a person has, and not a company; each is read by a key of its own, with users or without.
  user_sessions: "coordinator",
  links: "coordinator",
  recovery_codes: "coordinator",
  identities: "coordinator",
  sign_on_states: "coordinator",
  passkeys: "coordinator",
  passkey_challenges: "coordinator",
  throttles: "coordinator",
  mail_times: "coordinator",
  mails: "coordinator",
  security_notices: "coordinator",
  channel_states: "coordinator"
} as const satisfies Readonly<Record<string, TablePlace>>

/** The name of a table that has a place. */
export type PlacedTable = keyof typeof places

/** Every table with its place, in the order in which they can be distributed. */
export const TABLE_PLACES: ReadonlyArray<{ readonly table: PlacedTable; readonly place: TablePlace }> =
  Object.entries(places).map(([table, place]) => ({ table: table as PlacedTable, place }))

/** The column by which rows of companies are distributed. */
export const DISTRIBUTION_COLUMN = "company_id"

/** The table that the others of companies are kept together with. */
export const FIRST_TABLE = "companies"

/** The names of the tables in a place, in the order in which they can be distributed. */
export const tablesOf = (place: TablePlace): ReadonlyArray<PlacedTable> =>
  TABLE_PLACES.filter((entry) => entry.place === place).map(({ table }) => table)

/**
 * The functions that a coordinator has the server of a company's shard run as a whole. The company is their first argument,
 * `COMPANY_ARGUMENT`. An insert or update that depends on what the same statement has read is not sent to a shard otherwise.
 */
export const SHARD_FUNCTIONS: ReadonlyArray<string> = [
  "admit_in_shard",
  "admit_with_settings",
  "count_in_shard"
]

/** The name of the argument that tells the shard. */
export const COMPANY_ARGUMENT = "of_company"
