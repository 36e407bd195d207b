/** Transactions take their locks in one order, so that none has to be given up for another. */
import { Client } from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { rows } from "../../support/Book.ts"
import { waitingForLocks } from "../../support/locks.ts"
import { isDistributed } from "../../support/TestDatabase.ts"
import { useServer } from "../../support/TestServer.ts"
import { useSituation } from "./Situation.ts"

/** Another transaction, which is given up where it and one of the service wait for each other. */
const another = async (url: string) => {
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query("begin")
  await client.query("set local deadlock_timeout = '10ms'")
  return client
}

const untilAnotherWaits = async (url: string) => {
  while ((await rows(url, waitingForLocks())).length === 0) await Bun.sleep(10)
}

describe.skipIf(isDistributed())("a payment in part", () => {
  const server = useServer()

  it("waits for whoever plans the case, and keeps none of its attempts from it", async () => {
    const company = await server.company()
    const { customer_id: customer, id } = await company.receivable({ amount: "100.00" })
    const planning = await another(server.databaseUrl)
    await planning.query("select from cases where company_id = $1 and customer_id = $2 for update", [
      company.id,
      customer
    ])
    const paying = company.payment(id, "10.00")
    await untilAnotherWaits(server.databaseUrl)
    await planning.query("update reminder_attempts set updated_at = now() where company_id = $1", [
      company.id
    ])
    await planning.query("commit")
    await paying
    const balances = await server.sql(
      "select balance_minor::int from reminder_attempts where company_id = $1",
      [company.id]
    )
    expect(balances).toEqual([{ balance_minor: 9_000 }])
  })
})

const situation = useSituation({ steps: [[0, "email"]] })

it.skipIf(isDistributed())(
  "an outcome that blocks an address waits for whoever reports on that address, and keeps no digest from it",
  async () => {
    const worker = await situation.worker()
    const { companyId, url } = situation.given
    await situation.given.customersOwe(1)
    const refused = { _tag: "Rejected", code: "smtp_550", message: "no", address: "bounced" } as const
    situation.provider.answer = () => refused
    const results = await worker.handsOver(await worker.claimsAndDecides())
    const [message] = await situation.seen.messages()

    const reporting = await another(url)
    await reporting.query(
      `insert into blocked_addresses (company_id, channel, address, suppressed_at, suppressed_for)
       values ($1, 'email', $2, now(), 'bounced')`,
      [companyId, message?.recipient]
    )
    const completing = worker.completes(results)
    await untilAnotherWaits(url)
    await reporting.query(
      `insert into digests_due (company_id, due_at, on_test_clock) values ($1, now(), false)
       on conflict (company_id) do update set due_at = excluded.due_at`,
      [companyId]
    )
    await reporting.query("commit")
    await completing
    expect(await situation.seen.tally()).toEqual({ "failed provider_rejected": 1 })
  }
)
