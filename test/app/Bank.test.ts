import { describe, expect, it } from "vitest"
import { formsOf, press, pressed, textsOf } from "../support/MoneyPages.ts"
import { moneyOf, type MovedMoney } from "../support/Movements.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const setUp = async (
  role: "owner" | "member" = "member"
): Promise<{ readonly money: MovedMoney; readonly who: Person }> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  return { money: await moneyOf(server, company), who: await personOf(server, company.id, { role }) }
}

const standing = async (id: number) => {
  const [row] = await server.sql<{ status: string; applied_minor: string }>(
    "select status, applied_minor from bank_transactions where bank_transaction_id = $1",
    [id]
  )
  return [row?.status, Number(row?.applied_minor)]
}

describe("what needs a person", () => {
  it("shows the payer, the text with what was found, the suggestion and its evidence, and one button", async () => {
    const { money, who } = await setUp()
    await money.company.receivable({ external_reference: "INV-7001", amount: "100.00" })
    await money.add({ text: "Invoice inv-7001 <b>thanks</b>", name: "Somebody <i>", amountMinor: 10_000 })
    await money.add({ text: "for nothing", name: "Nobody", amountMinor: 77 })
    const seen = await who.get(who.at("/bank"))
    expect(textsOf(seen, "#needs-you")).toEqual(["What needs you (2)"])
    // What has a suggestion is no more than a press away, and comes first once an import has found it.
    const [, card] = textsOf(seen, "li.movement")
    expect(card).toContain("Somebody <i>")
    expect(card).toContain("€100.00")
    expect(card).toContain("INV-7001 of Ada Lovelace")
    expect(card).toContain("Number and amount are exact.")
    expect(textsOf(seen, "mark")).toEqual(["inv-7001"])
    expect(textsOf(seen, "[data-key=a]")).toEqual(["Apply"])
    expect(seen.html.querySelector(".movement b, .movement i")).toBeNull()
  })

  it("applies a suggestion, offers to undo that until the page is left, and undoes it", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7002", amount: "100.00" })
    const id = await money.add({ text: "INV-7002" })
    const done = await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    expect(textsOf(done, "[role=status] p")).toEqual(["Applied."])
    expect(textsOf(done, ".lines li")).toEqual(["Ada Lovelace, €100.00 Applied to INV-7002 Undo"])
    expect(await standing(id)).toEqual(["applied", 10_000])
    expect((await money.company.read(`/receivables/${Number(debt["id"])}`))["status"]).toBe("paid")
    // Whoever comes again by the menu sees nothing to undo here, but on the page of the transaction.
    expect(formsOf(await who.get(who.at("/bank")), "undo-transaction")).toEqual([])
    const undone = await pressed(who, done, "undo-transaction")
    expect(textsOf(undone, "[role=status] p")).toEqual(["Undone. It waits again."])
    expect((await standing(id))[1]).toBe(0)
    expect((await money.company.read(`/receivables/${Number(debt["id"])}`))["status"]).toBe("open")
    expect(textsOf(undone, "li.movement")).toHaveLength(1)
  })

  it("keeps several deeds undoable, the newest first", async () => {
    const { money, who } = await setUp()
    for (const n of [1, 2, 3]) {
      await money.company.receivable({ external_reference: `INV-710${n}`, amount: "100.00" })
      await money.add({ text: `INV-710${n}`, name: `Payer ${n}` })
    }
    let seen = await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    seen = await pressed(who, seen, "ignore-transaction", { reason: "Not ours" })
    expect(textsOf(seen, ".lines li")).toEqual([
      "Payer 2, €100.00 Ignored Undo",
      "Payer 3, €100.00 Applied to INV-7103 Undo"
    ])
    seen = await pressed(who, seen, "undo-transaction")
    expect(textsOf(seen, ".lines li")).toEqual(["Payer 3, €100.00 Applied to INV-7103 Undo"])
    expect(textsOf(seen, "#needs-you")).toEqual(["What needs you (2)"])
  })

  it("refuses a suggestion, which is not made again", async () => {
    const { money, who } = await setUp()
    await money.company.receivable({ external_reference: "INV-7003", amount: "100.00" })
    await money.add({ text: "INV-7003" })
    const seen = await pressed(who, await who.get(who.at("/bank")), "refuse-suggestion")
    expect(textsOf(seen, "[role=status] p")).toEqual(["It is not suggested any more."])
    expect(formsOf(seen, "apply-suggestion")).toEqual([])
    const undone = await pressed(who, seen, "undo-transaction")
    expect(formsOf(undone, "apply-suggestion")).toHaveLength(1)
  })

  it("refuses all debts of a suggestion of several", async () => {
    const { money, who } = await setUp()
    await money.company.receivable({ external_reference: "INV-7005", amount: "60.00" })
    await money.company.receivable({ external_reference: "INV-7006", amount: "40.00" })
    await money.add({ text: "INV-7005, INV-7006", name: "Somebody" })
    const seen = await pressed(who, await who.get(who.at("/bank")), "refuse-suggestion")
    expect(textsOf(seen, "[role=status] p")).toEqual(["It is not suggested any more."])
    expect(formsOf(seen, "apply-suggestion")).toEqual([])
  })

  it("says why a debt that the payer names is not suggested", async () => {
    const { money, who } = await setUp()
    const paid = await money.company.receivable({ external_reference: "INV-7004", amount: "100.00" })
    await money.company.payment(Number(paid["id"]), "100.00")
    await money.add({ text: "INV-7004" })
    const [card] = textsOf(await who.get(who.at("/bank")), "li.movement")
    expect(card).toContain("INV-7004 is paid already.")
  })

  it("tells of a debt that was paid a moment ago, and changes nothing", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7005", amount: "100.00" })
    const id = await money.add({ text: "INV-7005" })
    const seen = await who.get(who.at("/bank"))
    await money.company.payment(Number(debt["id"]), "100.00")
    const refused = await press(who, seen, "apply-suggestion")
    expect(refused.status).toBe(409)
    expect(textsOf(refused, "[role=alert]")[0]).toContain("is paid and can't take a payment")
    expect((await standing(id))[1]).toBe(0)
  })

  it("does it once, however often a button is pressed, and refuses what somebody else has changed", async () => {
    const { money, who } = await setUp()
    await money.company.receivable({ external_reference: "INV-7006", amount: "100.00" })
    await money.company.receivable({ external_reference: "INV-7006-B", amount: "100.00" })
    const id = await money.add({ text: "INV-7006" })
    const seen = await who.get(who.at("/bank"))
    const other = await who.get(who.at("/bank"))
    const answers = await Promise.all([
      press(who, seen, "apply-suggestion"),
      press(who, seen, "apply-suggestion")
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await press(who, other, "apply-suggestion")).status).toBe(409)
    const payments = await server.sql("select 1 from payments where bank_transaction_id = $1", [id])
    expect(payments).toHaveLength(1)
  })

  it("has pages", async () => {
    const { money, who } = await setUp()
    for (let n = 0; n < 12; n++) await money.add({ name: `Payer ${n}`, amountMinor: 100 + n })
    const seen = await who.get(who.at("/bank"))
    expect(textsOf(seen, "li.movement h3")).toHaveLength(10)
    const next = seen.html.querySelector('nav[aria-label="Pages of what needs you"] a')?.getAttribute("href")
    expect(textsOf(await who.get(next ?? ""), "li.movement h3")).toEqual(["Payer 1", "Payer 0"])
  })
})

describe("the page of a transaction", () => {
  const withDebts = async () => {
    const { money, who } = await setUp()
    const ada = { customer: { display_name: "Ada Lovelace" } }
    const first = await money.company.receivable({ ...ada, external_reference: "A-1001", amount: "60.00" })
    const second = await money.company.receivable({
      customer_id: Number(first["customer_id"]),
      external_reference: "A-1002",
      amount: "70.00"
    })
    const other = await money.company.receivable({
      customer: { display_name: "Grace Hopper" },
      external_reference: "G-1",
      amount: "500.00"
    })
    await money.company.receivable({
      customer: { display_name: "Grace Hopper" },
      external_reference: "D-1",
      currency: "USD"
    })
    const id = await money.add({ name: "Ada Lovelace", text: "several", amountMinor: 10_000 })
    const ids = [first, second, other].map((debt) => String(debt["id"])) as [string, string, string]
    return { money, who, id, ids, page: await who.get(who.at(`/bank/${id}`)) }
  }

  it("shows all that the bank says, and links to account and statement", async () => {
    const { money, who } = await setUp()
    const id = await money.add({ text: "Thanks", reference: "RF18539007547034", bookedOn: "2027-03-05" })
    const seen = await who.get(who.at(`/bank/${id}`))
    expect(textsOf(seen, "h1")).toEqual(["Ada Lovelace"])
    const facts = textsOf(seen, ".facts > div")
    expect(facts).toContain("Booked5 Mar 2027")
    expect(facts).toContain("TextRF18539007547034 · Thanks")
    expect(facts).toContain("Their accountDE02 1203 0000 0000 2020 51")
    for (const link of seen.html.querySelectorAll(".facts a")) {
      expect((await who.get(link.getAttribute("href") ?? "")).status).toBe(200)
    }
  })

  it("offers the open debts of whoever may have paid it, and what a search finds, in its currency", async () => {
    const { page, who } = await withDebts()
    expect(textsOf(page, ".choices strong")).toEqual(["A-1001", "A-1002"])
    const found = await press(who, page, "apply-to-debts", { q: "G-" }, "search-debts")
    expect(found.status).toBe(200)
    expect(textsOf(found, ".choices strong")).toEqual(["G-1"])
    const none = await press(who, page, "apply-to-debts", { q: "D-1" }, "search-debts")
    expect(none.text).toContain("No open receivable in EUR matches.")
  })

  it("keeps what is chosen while one searches, and adds up", async () => {
    const { ids, page, who } = await withDebts()
    const [first, , other] = ids
    const found = await press(
      who,
      page,
      "apply-to-debts",
      { receivable_id: first, [`amount.${first}`]: "12,50", q: "Grace" },
      "search-debts"
    )
    expect(textsOf(found, ".choices strong")).toEqual(["A-1001", "G-1"])
    expect(found.html.querySelector(`.choices input[name="amount.${first}"]`)?.getAttribute("value")).toBe(
      "12,50"
    )
    const worked = await press(
      who,
      found,
      "apply-to-debts",
      { receivable_id: [first, other] },
      "work-out-debts"
    )
    expect(textsOf(worked, "[data-sum]")).toEqual(["€100.00 is chosen, €0.00 is left."])
    const over = await press(
      who,
      found,
      "apply-to-debts",
      { receivable_id: [first], [`amount.${other}`]: "200" },
      "work-out-debts"
    )
    expect(textsOf(over, "[data-sum]")).toEqual(["€212.50 is chosen, €112.50 more than there is."])
  })

  it("splits it among several debts; what is left stays unapplied", async () => {
    const { id, ids, money, page, who } = await withDebts()
    const [first, second] = ids
    const done = await pressed(who, page, "apply-to-debts", {
      receivable_id: [first, second],
      [`amount.${first}`]: "60.00",
      [`amount.${second}`]: "15"
    })
    expect(textsOf(done, "[role=status] p")).toEqual(["Applied to what you chose."])
    expect(await standing(id)).toEqual(["partially_applied", 7_500])
    expect((await money.company.read(`/receivables/${first}`))["status"]).toBe("paid")
    expect(textsOf(done, "table.cards tbody tr")).toEqual([
      "A-1001 of Ada LovelaceCounts€60.00",
      "A-1002 of Ada LovelaceCounts€15.00"
    ])
    expect(textsOf(done, ".timeline li")[0]).toMatch(/^Applied bank transaction \d+ by Pat Person/)
    const customer = await who.get(
      who.at(`/customers/${String((await money.company.read(`/receivables/${first}`))["customer_id"])}`)
    )
    expect(textsOf(customer, ".figures > div")).toContain("Credit€25.00")
  })

  it("names what is wrong with what was chosen, and keeps it", async () => {
    const { id, ids, page, who } = await withDebts()
    const [first, second] = ids
    const nothing = await press(who, page, "apply-to-debts")
    expect(nothing.status).toBe(422)
    expect(textsOf(nothing, "[role=alert] li")).toEqual(["Choose at least one receivable."])
    const wrong = await press(who, page, "apply-to-debts", {
      receivable_id: [first, second],
      [`amount.${first}`]: "60.01",
      [`amount.${second}`]: "x"
    })
    expect(wrong.status).toBe(422)
    expect(textsOf(wrong, "[role=alert] li")).toEqual([
      "At most 60.00, which is what is open.",
      expect.stringContaining("must be")
    ])
    const field = wrong.html.querySelector(`.choices input[name="amount.${first}"]`)
    expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual(["60.01", "true"])
    const over = await press(who, page, "apply-to-debts", {
      [`amount.${first}`]: "60",
      [`amount.${second}`]: "70"
    })
    expect(over.status).toBe(422)
    expect(textsOf(over, "[role=alert]")[0]).toContain("larger than what is left")
    expect((await standing(id))[1]).toBe(0)
  })

  it("is ignored and undone, with a reason or without", async () => {
    const { id, page, who } = await withDebts()
    const ignored = await pressed(who, page, "ignore-transaction", { reason: "A loan" })
    expect((await standing(id))[0]).toBe("ignored")
    expect(textsOf(ignored, ".timeline li")[0]).toContain("A loan")
    expect(formsOf(ignored, "apply-to-debts")).toEqual([])
    const undone = await pressed(who, ignored, "undo-transaction", { reason: "It was Ada's" })
    expect((await standing(id))[0]).not.toBe("ignored")
    expect(textsOf(undone, ".timeline li")).toHaveLength(2)
    const again = await pressed(who, undone, "ignore-transaction", { reason: " " })
    expect((await standing(id))[0]).toBe("ignored")
    expect(textsOf(again, ".timeline li")[0]).not.toContain("A loan")
  })

  it("is marked as paid back, and is nobody's credit then", async () => {
    const { id, ids, page, who } = await withDebts()
    const [first] = ids
    const applied = await pressed(who, page, "apply-to-debts", { receivable_id: first })
    const repaid = await pressed(who, applied, "repay-transaction", { reason: "Sent back" })
    expect(textsOf(repaid, "[role=status] p")).toEqual(["It is marked as paid back."])
    expect(textsOf(repaid, ".standing .badge")).toEqual(["Paid back"])
    expect((await standing(id))[0]).toBe("applied")
    expect(textsOf(repaid, ".figures > div")).toContain("Not applied€0.00")
  })

  it("undoes a match: the debts are open again", async () => {
    const { ids, money, page, who } = await withDebts()
    const [first] = ids
    const applied = await pressed(who, page, "apply-to-debts", { receivable_id: first })
    const undone = await pressed(who, applied, "undo-transaction", { reason: "Wrong one" })
    expect(textsOf(undone, "table.cards tbody tr")).toEqual(["A-1001 of Ada LovelaceReversed€60.00"])
    expect((await money.company.read(`/receivables/${first}`))["status"]).toBe("open")
  })

  it("that takes one back without saying which offers those of its amount, and can be undone", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7100", amount: "100.00" })
    const id = await money.add({ text: "INV-7100" })
    await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    const back = await money.add({ direction: "debit", isReturn: true, bookedOn: "2027-03-05" })
    const page = await who.get(who.at(`/bank/${back}`))
    expect(textsOf(page, ".meaning li")).toEqual(["Ada Lovelace, 2 Mar 2027, €100.00 Take this back"])
    const taken = await pressed(who, page, "take-back")
    expect(textsOf(taken, "[role=status] p")).toEqual(["It is taken back: its payments are reversed."])
    expect((await standing(id))[0]).toBe("returned")
    expect((await money.company.read(`/receivables/${Number(debt["id"])}`))["status"]).toBe("open")
    await pressed(who, taken, "undo-transaction", { reason: "Wrong one" })
    expect((await standing(id))[0]).toBe("suggested")
  })

  it("is not found in another company, nor for what is no number, and nothing is done there", async () => {
    const { id, page, who } = await withDebts()
    const other = (await setUp()).who
    for (const at of [`/bank/${id}`, "/bank/0", "/bank/x", "/bank/9007199254740993", "/bank/statements/0"]) {
      expect((await other.get(other.at(at))).status).toBe(404)
    }
    const fields = other.fieldsOf(await other.get(other.at("/receivables/import")), "preview-import")
    fields.set("_action", "ignore-transaction")
    fields.set("reason", "Stolen")
    fields.set("expected_version", "v1")
    expect((await other.post(other.at(`/bank/${id}`), fields)).status).toBe(404)
    expect((await other.post(who.at(`/bank/${id}`), fields)).status).toBe(404)
    expect((await standing(id))[0]).toBe("unmatched")
    expect(page.status).toBe(200)
  })
})

describe("all transactions", () => {
  it("are filtered by status, direction, account and days, and are a file", async () => {
    const { money, who } = await setUp()
    await money.add({ name: "In", amountMinor: 12_345, bookedOn: "2027-03-01", text: "=1+1" })
    await money.add({ name: "Out", direction: "debit", status: "ignored", bookedOn: "2027-03-02" })
    await money.add({ name: "Late", status: "ignored", bookedOn: "2027-03-09" })
    const names = async (query: string) =>
      textsOf(await who.get(who.at(`/bank?${query}`)), "tbody td.as-title")
    expect(await names("")).toEqual(["Late", "Out", "In"])
    expect(await names("status=ignored&direction=&booked_from=")).toEqual(["Late", "Out"])
    expect(await names("direction=debit")).toEqual(["Out"])
    expect(await names("booked_from=2027-03-02&booked_to=2027-03-08")).toEqual(["Out"])
    expect(await names(`bank_account_id=${money.accountId}`)).toHaveLength(3)
    const none = await who.get(who.at("/bank?bank_account_id=1"))
    expect(none.text).toContain("Nothing matches.")
    expect(textsOf(none, "li.movement")).toEqual([])
    const file = await who.get(who.at("/bank?format=csv&direction=credit"))
    expect(file.headers.get("content-type")).toContain("text/csv")
    const [head, late, early] = file.text.trim().split("\r\n")
    expect(head).toContain("id,booked_on,value_on,bank_account_id,direction,amount,unapplied,currency,status")
    expect(late).toContain("2027-03-09")
    expect(early).toContain("credit,123.45,123.45,EUR,unmatched,In,DE02120300000000202051,'=1+1")
  })

  it("say what to do where there are none", async () => {
    const company = await server.company()
    const who = await personOf(server, company.id, { role: "member" })
    const seen = await who.get(who.at("/bank"))
    expect(textsOf(seen, ".empty")[0]).toContain("Upload a statement of your bank")
    expect(formsOf(seen, "upload-statements")).toHaveLength(1)
    expect(formsOf(seen, "add-statement-account")).toEqual([])
  })
})

describe("the accounts", () => {
  it("have their last statement, its balance and the gaps", async () => {
    const { money, who } = await setUp()
    await server.sql(
      `insert into bank_statement_parts (company_id, bank_statement_id, part, bank_account_id, from_date, to_date,
         opening_minor, closing_minor, opens_again, closed_before, transactions)
       values ($1, $2, 2, $3, '2027-01-01', '2027-01-31', 0, 1, false, false, 0)`,
      [money.company.id, money.statementId, money.accountId]
    )
    const [account] = textsOf(await who.get(who.at("/bank")), ".accounts > div")
    expect(account).toBe(
      "DE89 3704 0044 0532 0130 00€12,345.67Last statement to 31 Mar 2027No statement of 1 Feb 2027–28 Feb 2027"
    )
  })

  it("are added by owners with a fresh code, and not by members", async () => {
    const { money, who } = await setUp("owner")
    const given = { currency: "USD", account_holder: "Company", iban: "GB29NWBK60161331926819" }
    const added = await pressed(who, await who.get(who.at("/bank")), "add-statement-account", given)
    expect(textsOf(added, "[role=status] p")).toEqual(["The account is added. Upload its statements."])
    const wrong = await press(who, await who.get(who.at("/bank")), "add-statement-account", {
      ...given,
      iban: "GB00"
    })
    expect(wrong.status).toBe(422)
    expect(wrong.html.querySelector("#add-statement-account-iban")?.getAttribute("value")).toBe("GB00")
    const stale = await personOf(server, money.company.id, { role: "admin", fresh: false })
    const asked = await press(stale, await stale.get(stale.at("/bank")), "add-statement-account", given)
    expect(textsOf(asked, "h1")).toEqual(["Confirm that it is you"])
    const member = await personOf(server, money.company.id, { role: "member" })
    const fields = member.fieldsOf(await member.get(member.at("/bank")), "upload-statements")
    fields.set("_action", "add-statement-account")
    expect((await member.post(member.at("/bank"), fields)).status).toBe(403)
  })
})

describe("a file in work", () => {
  it("says how far it is on its page, on the list of files and on Money in, until it is done", async () => {
    const { money, who } = await setUp()
    const [first] = [await money.add(), await money.add(), await money.add()]
    const matched = (isMatched: boolean) =>
      server.sql("update bank_transactions set is_matched = $2 where bank_transaction_id = $1", [
        first,
        isMatched
      ])
    await matched(false)
    await server.sql("update bank_statements set matched_at = null where company_id = $1", [who.companyId])
    for (const at of ["/bank", "/bank/statements"]) {
      expect(textsOf(await who.get(who.at(at)), "[data-again]")).toEqual([
        "march.xml is being matched: 2 of 3."
      ])
    }
    const page = await who.get(who.at(`/bank/statements/${money.statementId}`))
    expect(textsOf(page, "[data-again] p")[0]).toContain("2 of 3 transactions are matched.")
    expect(page.html.querySelector("progress")?.getAttribute("value")).toBe("2")
    expect(textsOf(page, "[data-again] a")).toEqual(["Look again"])
    await matched(true)
    await server.sql("update bank_statements set matched_at = now() where company_id = $1", [who.companyId])
    expect(textsOf(await who.get(who.at("/bank")), "[data-again]")).toEqual([])
  })
})

describe("what other pages say of money that came in", () => {
  it("is the transaction behind each payment on the receivable's page and in its timeline", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7201", amount: "100.00" })
    const id = await money.add({ text: "INV-7201" })
    await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    const seen = await who.get(who.at(`/receivables/${String(debt["id"])}`))
    const links = seen.html.querySelectorAll(`a[href="${who.at(`/bank/${id}`)}"]`)
    expect(links.map(({ text }) => text)).toEqual(["bank transaction", "By this bank transaction"])
  })

  it("is the transaction behind each payment on the customer's page, and the way to all of theirs", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7204", amount: "100.00" })
    const id = await money.add({ text: "INV-7204" })
    const at = who.at(`/customers/${String(debt["customer_id"])}`)
    expect((await who.get(at)).text).toContain("Nothing was paid yet.")
    await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    const seen = await who.get(at)
    expect(textsOf(seen, `a[href="${who.at(`/bank/${id}`)}"]`)).toContain("bank transaction")
    const all = `${who.at("/bank")}?customer_id=${String(debt["customer_id"])}`
    expect(textsOf(seen, `a[href="${all}"]`)).toEqual(["All bank transactions"])
    expect((await who.get(all)).html.querySelectorAll(`a[href="${who.at(`/bank/${id}`)}"]`)).toHaveLength(1)
  })

  it("is who is known to pay for a customer, by which transaction, and that it can be forgotten", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7202", amount: "100.00" })
    const id = await money.add({ text: "INV-7202" })
    await pressed(who, await who.get(who.at("/bank")), "apply-suggestion")
    const at = who.at(`/customers/${String(debt["customer_id"])}`)
    const seen = await who.get(at)
    expect(seen.text).toContain("DE02 1203 0000 0000 2020 51")
    expect(textsOf(seen, `a[href="${who.at(`/bank/${id}`)}"]`)).toContain("this transaction")
    const forgotten = await pressed(who, seen, "forget-payer")
    expect(textsOf(forgotten, "[role=status] p")).toEqual(["The account is forgotten."])
    expect(forgotten.text).not.toContain("DE02 1203")
    expect((await press(who, seen, "forget-payer")).status).toBe(303)
  })

  it("is what waits and may be a customer's", async () => {
    const { money, who } = await setUp()
    const debt = await money.company.receivable({ external_reference: "INV-7203", amount: "100.00" })
    const id = await money.add({ name: "Ada", text: "INV-7203" })
    await server.sql(
      `insert into bank_reviews (company_id, bank_transaction_id, number, customer_id, receivable_id, since)
       values ($1, $2, 1, $3, $4, now())`,
      [money.company.id, id, debt["customer_id"], debt["id"]]
    )
    const seen = await who.get(who.at(`/customers/${String(debt["customer_id"])}`))
    expect(textsOf(seen, "h2")).toContain("Money that may be theirs")
    expect(seen.html.querySelectorAll(`a[href="${who.at(`/bank/${id}`)}"]`)).toHaveLength(1)
  })
})
