/** Migrations that a later version might bring: one of each kind, on tables that are in use. */
import { migrationFiles } from "../../../src/postgres/migrationFiles.ts"
import type { MigrationFile } from "../../../src/postgres/Migrations.ts"

const parts: ReadonlyArray<readonly [string, string]> = [
  ["debts.sql", "alter table receivables add column later int"],
  ["attempts.sql", "alter table reminder_attempts add column later int"],
  ["customers.sql", "alter table customers add constraint later check (version > 0) not valid"],
  ["checked.sql", "alter table customers validate constraint later"],
  [
    "indexes.concurrently.sql",
    `create index concurrently later_debts on receivables (company_id, later, receivable_id);
     create index concurrently later_attempts on reminder_attempts (company_id, later, attempt_id)`
  ],
  ["rows.by_company.sql", "update receivables set later = 1 where company_id = $1 and later is null"],
  [
    "table.sql",
    `create table later (company_id bigint not null, customer_id bigint not null,
       foreign key (company_id, customer_id) references customers)`
  ],
  ["dropped.concurrently.sql", "drop index concurrently if exists later_attempts"]
]

/** Every migration of this version, and these. */
export const withLater: ReadonlyArray<MigrationFile> = [
  ...migrationFiles,
  ...parts.map(([name, sql], n) => ({
    file: `${String(migrationFiles.length + n + 1).padStart(4, "0")}_${name}`,
    sql
  }))
]
