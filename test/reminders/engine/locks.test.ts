/** Transactions take their locks in one order, so that none has to be given up for another. */
import { Client } from "pg"
import { expect, it, onTestFinished } from "vitest"
import { rows } from "../../support/Book.ts"
import { waitingForLocks } from "../../support/locks.ts"
import { isDistributed } from "../../support/TestDatabase.ts"
import { useSituation } from "./Situation.ts"

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

    const reporting = new Client(url)
    await reporting.connect()
    onTestFinished(() => reporting.end())
    // Of two that wait for each other, this one would be given up.
    await reporting.query("begin")
    await reporting.query("set local deadlock_timeout = '10ms'")
    await reporting.query(
      `insert into blocked_addresses (company_id, channel, address, suppressed_at, suppressed_for)
       values ($1, 'email', $2, now(), 'bounced')`,
      [companyId, message?.recipient]
    )
    const completing = worker.completes(results)
    while ((await rows(url, waitingForLocks())).length === 0) await Bun.sleep(10)
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
