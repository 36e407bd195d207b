/** A restored copy hands out no id again, lets nobody in by an old session, and sends nothing that may have been sent. */
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { openBook, rows } from "../support/Book.ts"
import { dateIn, makeCompany, owe, tally, wideOpen, wrongTotals, zoneAtNoon } from "../support/Debts.ts"
import { mailSink } from "../support/MailSink.ts"
import { scoped } from "../support/Scoped.ts"
import { startWorker } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

const DUE = 5
const WORKED_MILLIS = 20_000

describe("duebook restored", () => {
  const run = scoped()
  let url: string
  beforeEach(async () => {
    url = (await run(makeDatabase)).url
  })

  const duebook = (line: string) => Effect.runPromise(inProcess(line.split(" "), { DATABASE_URL: url }))
  const ask = async (line: string) => json(await duebook(`${line} --json`))

  /** Reminders of a first step that are due, and of one that is due on another day. */
  const owing = async () => {
    const zone = zoneAtNoon()
    const company = await makeCompany(
      url,
      wideOpen([
        [0, "email"],
        [7, "email"]
      ])
    )
    await owe(url, company, { n: DUE, zone, dueDate: dateIn(zone) })
    const tomorrow = dateIn(zone, Date.now() + 86_400_000)
    const later = await makeCompany(url, wideOpen([[0, "email"]]))
    await owe(url, later, { n: DUE, zone, dueDate: tomorrow })
    return { company, later }
  }

  /** Lets a worker do what is due; the mails that it sent. */
  const worked = async (
    company: number,
    until: (counts: Record<string, number>) => boolean,
    { provider = true }: { readonly provider?: boolean } = {}
  ) => {
    const sink = await run(mailSink)
    const worker = await run(startWorker(url, provider ? sink.environment : {}))
    for (const end = Date.now() + WORKED_MILLIS; Date.now() < end; await Bun.sleep(50)) {
      if (until(await tally(url, company))) break
    }
    worker.signal("SIGTERM")
    await worker.ended
    return sink.mails
  }

  it("needs a choice about reminders", async () => {
    const none = await duebook("restored")
    expect(none).toMatchObject({ code: 2, out: "" })
    expect(none.err).toContain("--reminders")
    expect(await duebook("restored --reminders hold")).toMatchObject({ code: 2 })
  })

  it("closes the gate, skips ids in every sequence, ends sessions, waiting mails and waiting notices", async () => {
    const book = await openBook(url)
    await rows(
      url,
      `with s as (
         insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, created_at)
         values (decode(repeat('ab', 32), 'hex'), $1, 'signed_in', now(), now(), now())
       ), n as (
         insert into security_notices (recipient, user_id, kind, details, by_operator, at)
         values (null, $1, 'user.update', '{}', true, now()),
           ('a@example.com', $1, 'user.update', '{}', true, now() - interval '1 day')
       ) insert into mails (recipient, subject, body, status, due_at, created_at, said_at)
         values ('a@example.com', 'Digest', 'body', 'queued', now(), now(), now())`,
      [book.userId]
    )
    const done = await ask("restored --reminders send --skip-ids 500")
    expect(done).toMatchObject({ sessions_ended: 1, mails_dropped: 3, reminders_given_up: 0 })
    expect(await rows(url, "select notice_id from security_notices")).toEqual([])
    expect(await ask("gate status")).toEqual({ open: false })
    expect(await rows(url, "select status, due_at from mails")).toEqual([{ status: "failed", due_at: null }])
    const behind = await rows(
      url,
      "select sequencename from pg_sequences where schemaname = 'public' and coalesce(last_value, 0) < 500"
    )
    expect(behind).toEqual([])
    expect(await ask("company create --name Next")).toEqual({ id: book.companyId + 501 })
    expect(
      await rows(
        url,
        "select actor, action, details ->> 'skipped_ids' as skipped from audit_log order by audit_id desc limit 2"
      )
    ).toContainEqual({ actor: "operator", action: "installation.restore", skipped: "500" })
  })

  it("drops a digest that was due, if it may have been sent, and leaves one that was not", async () => {
    const { companyId } = await openBook(url)
    const { id: later } = (await ask("company create --name Later")) as { readonly id: number }
    await rows(
      url,
      `with due as (
         insert into digests_due (company_id, due_at, on_test_clock)
         values ($1, now() - interval '1 hour', false), ($2, now() + interval '1 hour', false)
       ) insert into digest_events (company_id, kind, at)
         select company, 'bounced', now() from unnest(array[$1, $2]::bigint[]) company`,
      [companyId, later]
    )
    const left = () =>
      rows(
        url,
        `select company_id::int as company, (select count(*)::int from digests_due d where d.company_id = e.company_id) as due
         from digest_events e order by company_id`
      )
    const both = [companyId, later].map((company) => ({ company, due: 1 }))
    expect(await ask("restored --reminders send")).toMatchObject({ mails_dropped: 0 })
    expect(await left()).toEqual(both)
    expect(await ask("restored --reminders unknown")).toMatchObject({ mails_dropped: 1 })
    expect(await left()).toEqual(both.slice(1))
  })

  it("makes workers end what was due as unknown, unsent, and go on with the next step", async () => {
    const { company, later } = await owing()
    expect(await ask("restored --reminders unknown")).toMatchObject({ reminders_given_up: DUE })
    expect(await wrongTotals(url)).toEqual([])
    const mails = await worked(company, (counts) => counts["unknown outcome_unknown"] === DUE)
    expect(mails).toEqual([])
    expect(await tally(url, company)).toEqual({ scheduled: DUE, "unknown outcome_unknown": DUE })
    expect(await tally(url, later)).toEqual({ scheduled: DUE })
    expect(await wrongTotals(url)).toEqual([])
    expect(await ask("restored --reminders unknown")).toMatchObject({ reminders_given_up: 0 })
  })

  it("has them ended by a worker without a provider as well, so that the operator can look first", async () => {
    const { company } = await owing()
    await ask("restored --reminders unknown")
    const ended = (counts: Record<string, number>) => counts["unknown outcome_unknown"] === DUE
    await worked(company, ended, { provider: false })
    expect(await tally(url, company)).toEqual({ scheduled: DUE, "unknown outcome_unknown": DUE })
  })

  it("leaves what was due to be sent, if the operator prefers that", async () => {
    const { company } = await owing()
    expect(await ask("restored --reminders send")).toMatchObject({ reminders_given_up: 0 })
    const mails = await worked(company, (counts) => counts["sent"] === DUE)
    expect(mails).toHaveLength(DUE)
  })
})
