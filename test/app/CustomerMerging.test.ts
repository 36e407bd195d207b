/** Two customers become one, and two again, by plain HTTP. */
import { describe, expect, it } from "vitest"
import { textsOf } from "../support/MoneyPages.ts"
import { press, upload } from "../support/ImportForm.ts"
import { tokenOf } from "../support/Debtor.ts"
import { type Fields, type Merging, useMerging } from "../support/Merging.ts"
import { Visitor } from "../support/Person.ts"

const merging = useMerging()
const { server } = merging

const versionOf = async (at: Merging, id: number) =>
  String((await at.company.read(`/customers/${id}`))["version"])

/** The debtor's page of the one who goes, by a link that was sent to an address. */
const linkOf = async ({ company, gone }: Merging, address: string) =>
  `/p/${await tokenOf(server, { companyId: company.id, customerId: gone, linkNumber: 0 }, [
    { channel: "email", address }
  ])}`

describe("before customers are merged", () => {
  it("finds whom to merge into by any word, and says that nobody is found", async () => {
    const at = await merging.two()
    const page = `/customers/${at.gone}/merge`
    expect(textsOf(await at.person.get(at.person.at(page)), "#main li a")).toEqual([
      "Ada Ltd (ada@example.com)"
    ])
    const found = await at.person.get(at.person.at(`${page}?customer=ltd`))
    expect(textsOf(found, "#main li a")).toEqual(["Ada Ltd (ada@example.com)"])
    const none = await at.person.get(at.person.at(`${page}?customer=zzz`))
    expect(none.text).toContain("Nobody found.")
  })

  it("shows what both have and what stays", async () => {
    const at = await merging.two({ gone: { timezone: "Europe/Paris", phone_e164: "+33612345678" } })
    const seen = await at.preview()
    const rows = textsOf(seen, "tbody tr")
    expect(rows.find((row) => row.startsWith("E-mail"))).toMatch(
      /ada@example.com Allowed.*bert@example.com Allowed/
    )
    expect(rows.find((row) => row.startsWith("Owes"))).toMatch(/€10\.00.*€30\.00/)
    expect(rows.find((row) => row.startsWith("Receivables"))).toMatch(/1 *2$/)
    expect(seen.text).toContain("The time zone comes from Bert: Europe/Paris.")
    expect(seen.text).toContain("The phone number comes from Bert: +33612345678.")
  })

  it("is for owners and admins", async () => {
    const at = await merging.two()
    const member = await at.as("member")
    const seen = await member.get(member.at(`/customers/${at.gone}`))
    expect(seen.text).not.toContain(`/customers/${at.gone}/merge`)
    expect((await member.get(member.at(`/customers/${at.gone}/merge`))).status).toBe(403)
  })

  it("has no page for another company’s customer, and none is merged into one", async () => {
    const at = await merging.two()
    const other = await merging.two()
    expect((await at.person.get(at.person.at(`/customers/${other.gone}/merge`))).status).toBe(404)
    expect((await at.person.get(at.person.at(`/customers/${at.gone}/merge?into=${other.kept}`))).status).toBe(
      404
    )
    const refused = await at.merge({ into: String(other.kept) })
    expect(refused.status).toBe(404)
    const never = await at.merge({ into: "999999999" })
    expect(never.text.replaceAll(/req_[0-9a-f]+/g, "")).toBe(refused.text.replaceAll(/req_[0-9a-f]+/g, ""))
  })
})

describe("a merge", () => {
  it("moves everything, and is one entry in the history of both", async () => {
    const at = await merging.full()
    const before = await at.holdings()
    expect(Object.values(before.gone).every((n) => n > 0)).toBe(true)
    const done = await at.merge()
    expect(done.status).toBe(303)
    const after = await at.holdings()
    expect(after.gone).toEqual(Object.fromEntries(Object.keys(before.gone).map((table) => [table, 0])))
    for (const [table, n] of Object.entries(before.gone)) {
      expect([table, after.kept[table]]).toEqual([table, (before.kept[table] ?? 0) + n])
    }
    expect(await at.differences()).toEqual([])
    const entries = await server.sql(
      "select action from audit_log where company_id = $1 and action like 'customer.%merge'",
      [at.company.id]
    )
    expect(entries).toEqual([{ action: "customer.merge" }])
    const kept = await at.person.visit(done.location ?? "")
    expect(textsOf(kept, ".timeline li").join("\n")).toMatch(/Merged another customer into this one.*Bert/)
    const gone = await at.person.visit(at.person.at(`/customers/${at.gone}`))
    expect(textsOf(gone, "h1")).toEqual(["Bert"])
    expect(textsOf(gone, ".timeline li").join("\n")).toMatch(/Merged another customer into this one/)
    expect(gone.text).toContain("was merged into")
  })

  it("is done once, though it is sent twice, and by two at once", async () => {
    const at = await merging.two()
    const [one, two] = await Promise.all([at.merge(), at.merge()])
    expect([one.status, two.status].toSorted()).toEqual([303, 409])
    expect((await at.person.post(at.mergePath, at.person.last ?? new URLSearchParams())).status).not.toBe(500)
    expect(await at.merges()).toBe(1)
    expect(await at.differences()).toEqual([])
  })

  it("is done in one direction where two people merge in both at once", async () => {
    const at = await merging.two()
    const [one, two] = await Promise.all([at.merge(), at.merge({ into: String(at.gone) }, at.kept)])
    expect([one.status, two.status].toSorted()).toEqual([303, 409])
    expect(await at.merges()).toBe(1)
    expect(await at.differences()).toEqual([])
  })

  it("moves as much as may move at once, in seconds", async () => {
    const at = await merging.two()
    await server.sql(
      `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
       select $1, $2, 100, 'EUR', date '2026-03-01' + n % 90, now(), now(), '2026-03-01' from generate_series(1, 1998) n`,
      [at.company.id, at.gone]
    )
    await server.sql(
      `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
         timezone, scheduled_for, expires_at, status, reason_code, currency, created_at, updated_at)
       select $1, $3, $2, 0, 0, '2026-02-01', 'email', 'en', 'UTC', now(), now(), 'sent', null, 'EUR', now(), now()
       from generate_series(1, 9990)`,
      [at.company.id, at.gone, at.debts[0]]
    )
    await server.sql("select count_again($1), sum_customers_again($1)", [at.company.id])
    const begun = performance.now()
    expect((await at.merge()).status).toBe(303)
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(await at.differences()).toEqual([])
    expect((await at.holdings()).gone["reminder_attempts"]).toBe(0)
    expect((await at.undo()).status).toBe(303)
    expect((await at.holdings()).gone["receivables"]).toBe(2_000)
    expect(await at.differences()).toEqual([])
  })

  it("is refused where one has changed since they were seen, with themselves, and once more", async () => {
    const at = await merging.two()
    const fields: Fields = { kept_version: "v9" }
    expect((await at.merge(fields)).status).toBe(409)
    const itself = await at.merge({ into: String(at.gone), kept_version: await versionOf(at, at.gone) })
    expect(itself.text).toContain("can’t be merged into itself")
    expect((await at.merge()).status).toBe(303)
    expect((await at.merge()).status).toBe(409)
    expect(await at.merges()).toBe(1)
  })

  it("is refused for who has too many receivables, with the way round", async () => {
    const at = await merging.two()
    await server.sql(
      `insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status, created_at,
         updated_at, billed_on)
       select $1, $2, 100, 100, 'EUR', '2026-03-01', 'paid', now(), now(), '2026-03-01' from generate_series(1, 2000)`,
      [at.company.id, at.gone]
    )
    const seen = await at.preview()
    expect(seen.text).toContain("more than 2000 receivables")
    expect(seen.html.querySelector('input[value="merge-customer"]')).toBeNull()
    const german = await at.person.send(`${at.mergePath}?into=${at.kept}`, {
      headers: { "accept-language": "de" }
    })
    expect(german.text).not.toContain("more than 2000 receivables")
    expect(german.text).toContain("2000")
    expect((await at.merge()).status).toBe(409)
    expect(await at.merges()).toBe(0)
  })

  it("leaves nobody to whom reminders were not to go to be written to", async () => {
    const at = await merging.two()
    await at.company.post(`/customers/${at.gone}/opt-out`, { channel: "email", reason: "Asked us" })
    expect((await at.preview()).text).toContain(
      "No more e-mails go to ada@example.com, because Bert wants none."
    )
    await at.merge()
    expect(await at.company.read(`/customers/${at.kept}`)).toMatchObject({ email_status: "opted_out" })
    const blocked = await server.sql(
      "select address from blocked_addresses where company_id = $1 and opted_out_at is not null order by address",
      [at.company.id]
    )
    expect(blocked.map(({ address }) => address)).toEqual(["ada@example.com", "bert@example.com"])
    await at.undo()
    expect(await at.company.read(`/customers/${at.kept}`)).toMatchObject({ email_status: "opted_out" })
  })

  it("lets what names the one who is no more mean the other", async () => {
    const at = await merging.two()
    await at.merge()
    const read = await at.company.read(`/customers/${at.gone}`)
    expect(read).toMatchObject({ id: at.kept, display_name: "Ada Ltd" })
    const debt = await at.company.receivable({ customer_id: at.gone, amount: "7.00" })
    expect(debt["customer_id"]).toBe(at.kept)
    const moved = await at.company.receivable({ customer: { display_name: "Cleo" }, amount: "8.00" })
    const patched = await at.company.patch(`/receivables/${moved.id}`, {
      expected_version: moved["version"],
      customer_id: at.gone
    })
    expect(patched.json).toMatchObject({ data: { customer_id: at.kept } })
    const changed = await at.company.patch(`/customers/${at.gone}`, {
      expected_version: read["version"],
      timezone: "Europe/Rome"
    })
    expect(changed.json).toMatchObject({ data: { id: at.kept, timezone: "Europe/Rome" } })
    const out = await at.company.post(`/customers/${at.gone}/opt-out`, { channel: "email", reason: "Asked" })
    expect(out.json).toMatchObject({ data: { id: at.kept, email_status: "opted_out" } })
    expect(await at.differences()).toEqual([])
  })
})

describe("who still means the one who is no more", () => {
  it("sees all debts by a link that was sent to the address that both have", async () => {
    const at = await merging.two({ gone: { email: "Ada@example.com" } })
    const path = await linkOf(at, "ada@example.com")
    await at.merge()
    const seen = await new Visitor(server).get(path)
    expect([seen.status, textsOf(seen, "h1")]).toEqual([200, ["Outstanding payments"]])
    expect(seen.text).toContain("€40.00")
    const promised = await new Visitor(server).post(
      path,
      new URLSearchParams({ _action: "promise", receivable: String(at.debts[0]), date: "2026-03-20" })
    )
    expect(promised.status).toBeLessThan(400)
    expect((await at.company.read(`/receivables/${at.debts[0]}`))["status"]).toBe("paused")
    // A new link makes those void, too.
    await at.person.submit(at.keptPath, "new-debtor-link", {})
    expect((await new Visitor(server).get(path)).status).toBe(404)
  })

  it("sees no debts by a link that was sent to another address, and can end messages to that", async () => {
    const at = await merging.two()
    const path = await linkOf(at, "bert@example.com")
    await at.merge()
    const seen = await new Visitor(server).get(path)
    expect([seen.status, textsOf(seen, "h1")]).toEqual([404, ["This link is no longer valid"]])
    await new Visitor(server).post(
      path,
      new URLSearchParams({ _action: "reminders", channel: "email", wanted: "no" })
    )
    const blocked = await server.sql("select address from blocked_addresses where company_id = $1", [
      at.company.id
    ])
    expect(blocked).toEqual([{ address: "bert@example.com" }])
  })

  it("brings no second customer with a file of another program", async () => {
    const at = await merging.two()
    await at.company.receivable({ customer_id: at.gone, amount: "9.00", external_reference: "INV-1" })
    await at.merge()
    const file =
      "Name,Email,Amount,Currency,Due date,Reference\n" +
      "Bert,bert@example.com,9.00,EUR,2026-05-01,INV-1\nBert,bert@example.com,11.00,EUR,2026-05-01,INV-2\n"
    await press(at.person, await upload(at.person, file), "import")
    const made = await server.sql(
      "select customer_id::int as customer_id from receivables where company_id = $1 and external_reference like 'INV-%'",
      [at.company.id]
    )
    expect(made).toEqual([{ customer_id: at.kept }, { customer_id: at.kept }])
    const people = await server.sql("select count(*)::int as n from customers where company_id = $1", [
      at.company.id
    ])
    expect(people).toEqual([{ n: 1 }])
    expect(await at.differences()).toEqual([])
  })
})

describe("a message that is being handed over", () => {
  it("keeps customers from being merged, and a merge from being undone, until it has left", async () => {
    const at = await merging.two()
    const sending = (isSending: boolean) =>
      server.sql(
        `update cases set state = jsonb_set(coalesce(state, '{}'), '{inFlight}', $2::jsonb) where company_id = $1`,
        [at.company.id, isSending ? '{"email": 7}' : "{}"]
      )
    await sending(true)
    const refused = await at.merge()
    expect([refused.status, refused.text.includes("being sent right now")]).toEqual([409, true])
    await sending(false)
    expect((await at.merge()).status).toBe(303)
    await sending(true)
    expect((await at.undo()).text).toContain("being sent right now")
    await sending(false)
    expect((await at.undo()).status).toBe(303)
  })
})

describe("undoing a merge", () => {
  it("gives back exactly what had moved; what came since stays", async () => {
    const at = await merging.full()
    const before = await at.holdings()
    const rowBefore = await at.rowOf(at.gone)
    await at.merge()
    const since = await at.company.receivable({ customer_id: at.gone, amount: "5.00" })
    const undone = await at.undo()
    expect(undone.status).toBe(303)
    const after = await at.holdings()
    for (const table of Object.keys(before.gone)) {
      if (table === "reminder_attempts") continue
      expect([table, after.gone[table]]).toEqual([table, before.gone[table]])
    }
    expect((await at.company.read(`/receivables/${since.id}`))["customer_id"]).toBe(at.kept)
    expect(await at.rowOf(at.gone)).toEqual(rowBefore)
    expect(await at.differences()).toEqual([])
    const seen = await at.person.get(at.person.at(`/customers/${at.gone}`))
    expect(seen.status).toBe(200)
    expect(textsOf(seen, ".timeline li").join("\n")).toMatch(/Undid a merge of customers/)
    expect(seen.text).not.toContain("undo-merge")
    expect((await at.person.post(at.keptPath, at.person.last ?? new URLSearchParams())).status).toBe(303)
  })

  it("is possible on the page of either, by owners and admins, for a day, and once", async () => {
    const at = await merging.two()
    await at.merge()
    const gone = await at.person.visit(at.person.at(`/customers/${at.gone}`))
    expect(gone.text).toContain("undo-merge")
    const member = await at.as("member")
    expect((await member.visit(member.at(`/customers/${at.gone}`))).text).not.toContain("undo-merge")
    const [form] = [await at.person.get(at.keptPath)]
    const fields = at.person.fieldsOf(form, "undo-merge")
    const late = new URLSearchParams(fields)
    await server.sql(
      "update customer_merges set merged_at = merged_at - interval '24 hours' where company_id = $1",
      [at.company.id]
    )
    const refused = await at.person.post(at.keptPath, late)
    expect(refused.text).toContain("more than a day ago")
    expect((await at.person.get(at.keptPath)).text).not.toContain("undo-merge")
    expect(await at.merges("undone_at is not null")).toBe(0)
  })

  it("is refused once the other has been merged on, until that is undone", async () => {
    const at = await merging.two()
    await at.merge()
    const fields = at.person.fieldsOf(await at.person.get(at.keptPath), "undo-merge")
    const third = await at.company.receivable({ customer: { display_name: "Cleo" }, amount: "8.00" })
    const cleo = Number(third["customer_id"])
    expect((await at.merge({ into: String(cleo) }, at.kept)).status).toBe(303)
    expect(await at.company.read(`/customers/${at.gone}`)).toMatchObject({ id: cleo })
    const refused = await at.person.post(at.person.at(`/customers/${cleo}`), fields)
    expect(refused.text).toContain("Undo that first")
    const page = at.person.at(`/customers/${cleo}`)
    await at.person.submit(page, "undo-merge", {})
    expect(await at.company.read(`/customers/${at.gone}`)).toMatchObject({ id: at.kept })
    expect((await at.undo()).status).toBe(303)
    expect(await at.company.read(`/customers/${at.gone}`)).toMatchObject({ id: at.gone })
    expect(await at.differences()).toEqual([])
  })

  it("leaves links void that were made void since", async () => {
    const at = await merging.two()
    const path = await linkOf(at, "bert@example.com")
    expect((await new Visitor(server).get(path)).status).toBe(200)
    await at.merge()
    await at.person.submit(at.keptPath, "new-debtor-link", {})
    expect((await at.undo()).status).toBe(303)
    expect((await new Visitor(server).get(path)).status).toBe(404)
  })

  it("takes back what the other had got, unless somebody has changed it since", async () => {
    const at = await merging.two({ kept: { email: null }, gone: { phone_e164: "+33612345678" } })
    await at.merge()
    const merged = await at.company.read(`/customers/${at.kept}`)
    expect(merged).toMatchObject({ email: "bert@example.com", phone_e164: "+33612345678" })
    await at.company.patch(`/customers/${at.kept}`, {
      expected_version: merged["version"],
      phone_e164: "+33612345679"
    })
    await at.undo()
    expect(await at.company.read(`/customers/${at.kept}`)).toMatchObject({
      email: null,
      phone_e164: "+33612345679"
    })
  })
})

describe("beside other writes", () => {
  it("loses no payment, whichever comes first", async () => {
    for (const delay of [0, 3, 10]) {
      const at = await merging.two()
      const paying = at.company.post(`/receivables/${at.debts[0]}/payments`, {
        amount: "4.00",
        paid_at: "2026-03-15T00:00:00Z"
      })
      const creating = at.company.post("/receivables", {
        customer_id: at.gone,
        amount: "3.00",
        currency: "EUR",
        due_date: "2026-04-01"
      })
      await new Promise((resolve) => setTimeout(resolve, delay))
      const merged = await at.merge()
      expect((await paying).status).toBe(201)
      expect((await creating).status).toBe(201)
      if (merged.status === 409) continue
      expect(merged.status).toBe(303)
      expect(await at.company.read(`/receivables/${at.debts[0]}`)).toMatchObject({
        customer_id: at.kept,
        paid_minor: 400
      })
      expect((await at.holdings()).gone["receivables"]).toBe(0)
      expect(await at.differences()).toEqual([])
    }
  })
})
