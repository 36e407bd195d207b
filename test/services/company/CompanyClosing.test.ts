/** The end of a company: what closing it does, and that nothing of it is left when it is deleted. */
import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, Fiber, Layer } from "effect"
import pg from "pg"
import { CurrentActor } from "../../../src/domain/Actor.ts"
import { deletionOrder } from "../../../src/repos/company/ArchivedTables.ts"
import { CompanyTables } from "../../../src/repos/company/CompanyTables.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { CompanyClosing } from "../../../src/services/company/CompanyClosing.ts"
import { asServed } from "../../support/ServingLogin.ts"
import { newCompany, newOwner, operating, operatorOn, rows } from "../operating.ts"

/** Makes the closing so old by the server's own clock, which decides when a company may be deleted. */
const closedDaysAgo = (companyId: number, days: number) =>
  rows(
    `with c as (update companies set status = 'inactive' where company_id = $1 returning company_id)
     insert into closed_companies select company_id, statement_timestamp() - $2 * interval '1 day' from c`,
    [companyId, days]
  )

const countOf = (table: string, companyId: number) =>
  Effect.map(
    rows(`select count(*)::int as n from ${table} where company_id = $1`, [companyId]),
    ([row]) => row?.["n"]
  )

describe("closing a company", () => {
  it.scoped("switches it off, and says until when it can be opened again", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        const closing = yield* CompanyClosing
        const companies = yield* Companies
        const { deletedAt } = yield* closing.closeByOperator(companyId)
        const closed = yield* companies.find(companyId)
        expect([closed.status, closed.closedAt === null]).toEqual(["inactive", false])
        expect(deletedAt - (closed.closedAt ?? 0)).toBe(30 * 86_400_000)
        // Twice is once.
        expect((yield* closing.closeByOperator(companyId)).deletedAt).toBe(deletedAt)
        yield* closing.reopen(companyId)
        const open = yield* companies.find(companyId)
        expect([open.status, open.closedAt]).toEqual(["active", null])
        expect((yield* Effect.flip(closing.reopen(companyId))).message).toBe("This company is not closed.")
        const log = yield* rows("select action from audit_log where company_id = $1 order by audit_id", [
          companyId
        ])
        expect(log.map((row) => row["action"])).toEqual(["company.create", "company.close", "company.reopen"])
      })
    )
  )

  it.scoped("asks people for an archive of the last day, and for the name", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId, userId } = yield* newOwner
        const closing = yield* CompanyClosing
        const person = CurrentActor.acting({ _tag: "user", userId, sessionId: 1, requestId: "r" } as never)
        const close = (name: string) => person(closing.close(companyId, name))
        expect((yield* Effect.flip(close("Analytical Engines"))).message).toContain("Make the archive first")
        yield* rows(
          `insert into company_exports (company_id, asked_at, finished_at, bytes)
           values ($1, statement_timestamp(), statement_timestamp() - interval '23 hours', 1)`,
          [companyId]
        )
        expect((yield* Effect.flip(close("Another"))).message).toBe("The name is not that of this company.")
        yield* close(" Analytical Engines ")
        expect((yield* (yield* Companies).find(companyId)).status).toBe("inactive")
      })
    )
  )

  it.scoped("is taken back by the operator's switch, so that it is not deleted", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        const closing = yield* CompanyClosing
        const companies = yield* Companies
        yield* closing.closeByOperator(companyId)
        yield* companies.setStatus(companyId, "active")
        yield* companies.setStatus(companyId, "inactive")
        expect((yield* companies.find(companyId)).closedAt).toBeNull()
      })
    )
  )
})

describe("deleting a closed company", () => {
  it.scoped("leaves nothing of it in any table, and everything of others, as the role that serves", () =>
    operating((url) =>
      Effect.gen(function* () {
        const { companyId, userId } = yield* newOwner
        const other = yield* newCompany()
        for (const id of [companyId, other]) {
          yield* rows(
            `with c as (
               insert into customers (company_id, display_name, created_at, updated_at)
               select $1, 'Ada', now(), now() from generate_series(1, 1500) returning company_id, customer_id
             ) insert into receivables (company_id, customer_id, amount_minor, currency, due_date, billed_on, status, created_at, updated_at)
               select company_id, customer_id, 100, 'EUR', '2026-03-01', '2026-02-01', 'open', now(), now() from c`,
            [id]
          )
        }
        yield* closedDaysAgo(companyId, 31)
        const deleted = yield* Effect.flatMap(CompanyClosing, ({ deleteDue }) => deleteDue).pipe(
          Effect.provide(operatorOn(asServed(url)))
        )
        expect(deleted).toBeGreaterThanOrEqual(3_002)
        for (const table of deletionOrder)
          expect([table, yield* countOf(table, companyId)]).toEqual([table, 0])
        expect([yield* countOf("companies", other), yield* countOf("receivables", other)]).toEqual([1, 1_500])
        // Whoever belonged to it keeps the account.
        expect(yield* rows("select 1 as n from users where user_id = $1", [userId])).toEqual([{ n: 1 }])
        const log = yield* rows(
          "select details from audit_log where company_id = 0 and action = 'company.delete'"
        )
        expect(log).toHaveLength(1)
      })
    )
  )

  it.scoped("waits for another process that is at it, so that neither leaves anything behind", () =>
    operating((url) =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        yield* rows(
          `insert into saved_views (company_id, user_id, name, path, query, created_at)
           select $1, 1, 'A', '/receivables', '', now() from generate_series(1, 3000)`,
          [companyId]
        )
        yield* closedDaysAgo(companyId, 31)
        const other = new pg.Client({ connectionString: asServed(url) })
        yield* Effect.promise(async () => {
          await other.connect()
          await other.query("begin")
          await other.query("select delete_of_closed_company($1, 'saved_views', 1000)", [companyId])
        })
        const deleting = yield* Effect.fork(Effect.flatMap(CompanyClosing, ({ deleteDue }) => deleteDue))
        yield* Effect.promise(async () => {
          await Bun.sleep(150)
          await other.query("commit")
          await other.end()
        })
        yield* Fiber.join(deleting)
        expect(yield* countOf("saved_views", companyId)).toBe(0)
        expect(yield* countOf("closed_companies", companyId)).toBe(0)
      })
    )
  )

  it.scoped("is for the serving role alone, as closing is", () =>
    operating((url) =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        const refusals = yield* Effect.promise(async () => {
          const client = new pg.Client({ connectionString: url })
          await client.connect()
          const texts = [
            `select close_company(${companyId})`,
            `select delete_of_closed_company(${companyId}, 'audit_log', 1)`
          ]
          const said: Array<string> = []
          await client.query(
            "do $$ begin create role duebook_test_reader nologin; exception when duplicate_object then null; end $$"
          )
          for (const role of ["duebook_tenant", "duebook_test_reader"]) {
            for (const text of texts) {
              await client.query("begin")
              await client.query(`set local role ${role}`)
              said.push(await client.query(text).then(() => "done", String))
              await client.query("rollback")
            }
          }
          await client.end()
          return said
        })
        for (const said of refusals) expect(said).toContain("permission denied for function")
        expect((yield* (yield* Companies).find(companyId)).status).toBe("active")
      })
    )
  )

  it.scoped("begins after thirty days by the server's clock, whatever is asked for", () =>
    operating((url) =>
      Effect.gen(function* () {
        const open = yield* newCompany()
        const closed = yield* newCompany()
        yield* closedDaysAgo(closed, 29)
        const attempts = yield* Effect.flatMap(CompanyTables, ({ remove }) =>
          Effect.all([open, closed].map((id) => Effect.exit(remove("audit_log", id, 10))))
        ).pipe(Effect.provide(Layer.provideMerge(CompanyTables.layer, operatorOn(asServed(url)))))
        for (const exit of attempts) {
          expect(Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "").toContain(
            "was not closed thirty days ago"
          )
        }
        // Nor can a table of one's own stand for that of companies.
        const forged = yield* Effect.promise(async () => {
          const client = new pg.Client({ connectionString: asServed(url) })
          await client.connect()
          try {
            await client.query(
              "create temp table closed_companies (company_id bigint, closed_at timestamptz)"
            )
            await client.query("insert into closed_companies values ($1, '2000-01-01')", [open])
            await client.query("select delete_of_closed_company($1, 'audit_log', 10)", [open])
            return "deleted"
          } catch (error) {
            return String(error)
          } finally {
            await client.end()
          }
        })
        expect(forged).toContain("was not closed thirty days ago")
        expect(yield* countOf("audit_log", open)).toBe(1)
        yield* Effect.flatMap(CompanyClosing, ({ deleteDue }) => deleteDue)
        expect(yield* countOf("companies", closed)).toBe(1)
      })
    )
  )
})
