/**
 * graphile-worker in a process of its own, on Node as its authors run it, set up for throughput as its documentation
 * says: jobs are fetched many at a time into a local queue and completed in batches. Two tasks:
 *
 * - `nothing` does nothing;
 * - `remind` sends reminders as a good engineer would with it: one transaction locks and checks the receivable, and
 *   renders and stores the message. Then the message is handed over, and a second transaction marks it as sent and adds
 *   the job of the next step. After a crash a message that is marked as sending is not sent again. There are no
 *   policies, windows, holidays, caps, fairness, opt-outs, leases, retries or reasons.
 *
 * `node bench/peers/graphile.mjs <database URL> <concurrency>` says `ready` when it could begin, begins when it is told
 * something on its standard input, and ends with it.
 */
import { Logger, run, runMigrations } from "graphile-worker"
import { Liquid } from "liquidjs"

const [, , connectionString = "", concurrency = ""] = process.argv
const concurrentJobs = Number(concurrency)

const preset = {
  worker: {
    connectionString,
    concurrentJobs,
    maxPoolSize: 20,
    pollInterval: 1_000,
    preparedStatements: true,
    localQueue: { size: 500, refetchDelay: { durationMs: 10 } },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
    logger: new Logger(() => () => {})
  }
}

const TEXT = `Dear {{ debtor }},

this is a reminder that {{ balance }} to {{ creditor }} {% if days > 0 %}was due {{ days }} days ago{% else %}is due today{% endif %}.

Creditor: {{ creditor }}
Balance: {{ balance }}
{% if reference %}Reference: {{ reference }}
{% endif %}Due date: {{ dueDate }}

Please pay it soon. If you have paid already, please ignore this message.

Kind regards
{{ creditor }}
`
const HTML = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{{ subject }}</title></head><body>
<p>Dear {{ debtor }},</p><p>this is a reminder that {{ balance }} to {{ creditor }} {% if days > 0 %}was due {{ days }} days ago{% else %}is due today{% endif %}.</p>
<table><tr><th>Creditor</th><td>{{ creditor }}</td></tr><tr><th>Balance</th><td>{{ balance }}</td></tr>
{% if reference %}<tr><th>Reference</th><td>{{ reference }}</td></tr>{% endif %}<tr><th>Due date</th><td>{{ dueDate }}</td></tr></table>
<p>Please pay it soon. If you have paid already, please ignore this message.</p><p>Kind regards<br>{{ creditor }}</p></body></html>`
const plain = new Liquid()
const escaping = new Liquid({ outputEscape: "escape" })
const text = plain.parse(TEXT)
const html = escaping.parse(HTML)
const amount = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" })
const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" })

const LOOK = `
  select r.amount_minor, r.paid_minor, r.due_date, r.status, r.external_reference, c.display_name, c.email, o.name
  from receivables r
  join customers c on c.company_id = r.company_id and c.customer_id = r.customer_id
  join companies o on o.company_id = r.company_id
  where r.company_id = $1 and r.receivable_id = $2 for update of r`
const STORE = `
  insert into peer_messages (company_id, receivable_id, offset_days, recipient, subject, body, html, status, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'sending', now()) on conflict do nothing returning 1`
const DONE = `
  update peer_messages set status = 'sent', sent_at = now()
  where company_id = $1 and receivable_id = $2 and offset_days = $3`
const NEXT = "select graphile_worker.add_job('remind', $1::json, run_at := now() + interval '3 days')"

const transaction = (helpers, work) =>
  helpers.withPgClient(async (client) => {
    await client.query("begin")
    try {
      const result = await work((name, text, values) => client.query({ name, text, values }))
      await client.query("commit")
      return result
    } catch (error) {
      await client.query("rollback")
      throw error
    }
  })

/** A channel that accepts every message at once. */
const send = async () => {}

const remind = async ({ company, receivable, offset }, helpers) => {
  const message = await transaction(helpers, async (query) => {
    const found = (await query("look", LOOK, [company, receivable])).rows[0]
    if (found === undefined || (found.status !== "open" && found.status !== "partially_paid")) return null
    const values = {
      debtor: found.display_name,
      creditor: found.name,
      balance: amount.format((Number(found.amount_minor) - Number(found.paid_minor)) / 100),
      dueDate: date.format(found.due_date),
      reference: found.external_reference,
      days: offset
    }
    const subject = `Reminder: ${values.balance} to ${values.creditor}`
    const rendered = {
      recipient: found.email,
      subject,
      text: String(plain.renderSync(text, values)),
      html: String(escaping.renderSync(html, { ...values, subject }))
    }
    const stored = await query("store", STORE, [
      company,
      receivable,
      offset,
      rendered.recipient,
      subject,
      rendered.text,
      rendered.html
    ])
    return stored.rowCount === 1 ? rendered : null
  })
  if (message === null) return
  await send(message)
  await transaction(helpers, async (query) => {
    await query("done", DONE, [company, receivable, offset])
    await query("next", NEXT, [JSON.stringify({ company, receivable, offset: offset + 3 })])
  })
}

await runMigrations({ preset })
process.stdout.write("ready\n")
process.stdin.once("data", async () => {
  const runner = await run({ preset, noHandleSignals: true, taskList: { nothing: () => {}, remind } })
  process.stdin.once("end", () => void runner.stop())
})
