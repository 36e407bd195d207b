/** Uploading bank statements, and listing the accounts that they are of. */
import { FetchHttpClient } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { make } from "../../src/client/Client.ts"
import { camt053, credit, march, OUR_IBAN } from "../support/Statements.ts"
import { type Call, type Company, useServer } from "../support/TestServer.ts"

const server = useServer()

const XML = { "content-type": "application/xml" }

const upload = (
  company: Company,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  call: Partial<Call> = {}
) =>
  server.send({
    method: "POST",
    path: "/bank-statements",
    token: company.token,
    rawBody: bytes,
    ...call,
    headers: { ...XML, ...call.headers }
  })

const withIban = async (iban = OUR_IBAN) => {
  const company = await server.company()
  await server.sql(
    "update companies set iban = $2, account_holder = 'Blue Heron Bikes GmbH' where company_id = $1",
    [company.id, iban]
  )
  return company
}

const accounts = async (company: Company) => (await company.get("/bank-accounts")).rows

const stored = (company: Company) =>
  server.sql(
    "select amount_minor, counterparty_name, status from bank_transactions where company_id = $1 order by 1, 2",
    [company.id]
  )

describe("GET /v1/bank-accounts", () => {
  it("lists the account of the facts before its first statement, in the currency of its country", async () => {
    const company = await withIban("CH9300762011623852957")
    expect(await accounts(company)).toEqual([
      {
        id: expect.any(Number),
        iban: "CH9300762011623852957",
        currency: "CHF",
        name: "Blue Heron Bikes GmbH",
        last_statement_to: null,
        balance_minor: null
      }
    ])
    expect(await accounts(company)).toEqual(await accounts(company))
  })

  it("lists those that were added under their ids, and their last statement and balance", async () => {
    const company = await withIban()
    const [added] = await server.sql(
      `insert into bank_accounts (company_id, currency, holder, iban, created_at)
       values ($1, 'USD', 'Heron US', 'GB33BUKB20201555555555', now()) returning bank_account_id`,
      [company.id]
    )
    const second = { ...march(credit({ bookedOn: "2026-03-12" })), from: "2026-03-11", to: "2026-03-20" }
    await upload(company, camt053({ ...second, openingMinor: 110_000 }))
    await upload(company, camt053(march(credit())))
    const listed = await accounts(company)
    expect(listed).toHaveLength(2)
    expect(listed.find(({ iban }) => iban === OUR_IBAN)).toMatchObject({
      currency: "EUR",
      last_statement_to: "2026-03-20",
      balance_minor: 120_000
    })
    expect(listed.find(({ currency }) => currency === "USD")).toMatchObject({
      id: Number(added?.["bank_account_id"]),
      name: "Heron US",
      last_statement_to: null
    })
  })

  it("shows nothing of another company", async () => {
    await withIban()
    expect(await accounts(await server.company())).toEqual([])
  })
})

describe("POST /v1/bank-statements", () => {
  it("201 with exactly the fields of the contract, and its movements are stored", async () => {
    const company = await withIban()
    const answer = await upload(
      company,
      camt053(march(credit(), credit({ direction: "debit", amountMinor: 2_500, counterpartyName: "Shop" })))
    )
    expect(answer.status).toBe(201)
    const [account] = await accounts(company)
    expect(answer.data).toEqual({
      id: expect.any(Number),
      format: "camt.053",
      bank_account_id: account?.["id"],
      from_date: "2026-03-01",
      to_date: "2026-03-10",
      opening_minor: 100_000,
      closing_minor: 107_500,
      transactions: 2,
      new: 2,
      known: 0,
      applied: 0,
      suggested: 0,
      unmatched: 1
    })
    expect(await stored(company)).toEqual([
      { amount_minor: "2500", counterparty_name: "Shop", status: "ignored" },
      { amount_minor: "10000", counterparty_name: "Ada Lovelace", status: "unmatched" }
    ])
    const [deed] = await server.sql(
      "select actor, details from audit_log where company_id = $1 and action = 'bank_statement.import'",
      [company.id]
    )
    expect(deed).toMatchObject({ actor: "api_key", details: { new: 2, known: 0, statements: 1 } })
  })

  it("applies what quotes a debt's reference, and counts it", async () => {
    const company = await withIban()
    const { id } = await company.receivable()
    const { payment_reference: reference } = (await company.get(`/receivables/${id}/payment-request`)).data
    const answer = await upload(company, camt053(march(credit({ remittance: `RF ${String(reference)}` }))))
    expect(answer.data).toMatchObject({ new: 1, applied: 1, suggested: 0, unmatched: 0 })
    expect(await company.read(`/receivables/${id}`)).toMatchObject({ status: "paid" })
  })

  it("answers the same key with the same bytes again, and refuses other bytes under it", async () => {
    const company = await withIban()
    const key = { idempotencyKey: "march" }
    const first = await upload(company, camt053(march(credit())), key)
    const again = await upload(company, camt053(march(credit())), key)
    expect([again.status, again.text, again.replayed]).toEqual([201, first.text, true])
    const other = await upload(company, camt053(march(credit(), credit())), key)
    expect([other.status, other.code]).toEqual([422, "idempotency_key_reused"])
    const query = await upload(company, camt053(march(credit())), {
      ...key,
      path: "/bank-statements?bank_account_id=1"
    })
    expect(query.code).toBe("idempotency_key_reused")
    expect(await stored(company)).toHaveLength(1)
  })

  it("brings nothing new when the same file comes under another key, or another file with the same movements", async () => {
    const company = await withIban()
    const first = await upload(company, camt053(march(credit(), credit())))
    const same = await upload(company, camt053(march(credit(), credit())))
    expect(same.data).toMatchObject({ id: first.data["id"], transactions: 2, new: 0, known: 2, unmatched: 0 })
    const overlapping = await upload(
      company,
      camt053({ ...march(credit(), credit(), credit({ bookedOn: "2026-03-12" })), to: "2026-03-12" })
    )
    expect(overlapping.data).toMatchObject({ transactions: 3, new: 1, known: 2 })
    expect(await stored(company)).toHaveLength(3)
  })

  it("takes several statements in one file, and answers how many", async () => {
    const company = await withIban()
    const april = { ...march(credit({ bookedOn: "2026-03-12" })), from: "2026-03-11", to: "2026-03-20" }
    const bytes = camt053(march(credit()), { ...april, openingMinor: 110_000 })
    const answer = await upload(company, bytes)
    expect(answer.data).toMatchObject({
      bank_account_id: null,
      statements: 2,
      from_date: "2026-03-01",
      to_date: "2026-03-20",
      opening_minor: null,
      new: 2
    })
  })

  it("takes a statement without movements", async () => {
    const company = await withIban()
    const answer = await upload(company, camt053(march()))
    expect(answer.data).toMatchObject({ transactions: 0, new: 0, known: 0, closing_minor: 100_000 })
    expect((await accounts(company))[0]).toMatchObject({ balance_minor: 100_000 })
  })

  it("422 names the entry, or both sums, and nothing stays", async () => {
    const company = await withIban()
    const wrongDate = camt053(march(credit(), credit({ bookedOn: "2026-13-05" })))
    const entry = await upload(company, wrongDate)
    expect([entry.status, entry.code, entry.fields]).toEqual([422, "validation_failed", ["entries[2]"]])
    const balance = await upload(company, camt053({ ...march(credit()), closingMinor: 1 }))
    expect([balance.status, balance.fields]).toEqual([422, ["balance"]])
    expect(balance.text).toContain("1100.00")
    expect(await stored(company)).toEqual([])
    expect(await server.sql("select from bank_statements where company_id = $1", [company.id])).toEqual([])
  })

  it("422 for an account that is none of the company's, in its printed form, and for another currency", async () => {
    const company = await withIban()
    const unknown = await upload(
      company,
      camt053(march(credit()), { ...march(), iban: "GB33BUKB20201555555555" })
    )
    expect([unknown.status, unknown.fields]).toEqual([422, ["account"]])
    expect(unknown.text).toContain("GB33 BUKB 2020 1555 5555 55")
    expect(unknown.text).toContain("bank-account add")
    expect(await stored(company)).toEqual([])
    await upload(company, camt053(march(credit())))
    const dollars = await upload(company, camt053({ ...march(credit()), currency: "USD" }))
    expect([dollars.status, dollars.fields]).toEqual([422, ["account"]])
    expect(dollars.text).toContain("EUR")
  })

  it("learns the currency of the facts' account from its first statement", async () => {
    const company = await withIban()
    expect((await upload(company, camt053({ ...march(credit()), currency: "USD" }))).status).toBe(201)
    expect((await accounts(company)).map(({ currency }) => currency)).toEqual(["USD"])
  })
})

describe("the account beside a file", () => {
  it("is that of a CSV file, and refused where it is another company's", async () => {
    const company = await withIban()
    const [account] = await accounts(company)
    const csv = new TextEncoder().encode(
      "Date;Amount;Payer;Text\n2026-03-05;100,00;Ada;Thanks\n"
    ) as Uint8Array<ArrayBuffer>
    const text = { headers: { "content-type": "text/csv" } }
    const without = await upload(company, csv, text)
    expect(without.status).toBe(422)
    const path = `/bank-statements?bank_account_id=${String(account?.["id"])}`
    const unmapped = await upload(company, csv, { ...text, path })
    expect([unmapped.status, unmapped.fields]).toEqual([422, ["mapping"]])
    await server.sql("update statement_accounts set csv_mapping = $2 where company_id = $1", [
      company.id,
      JSON.stringify({ booked_on: "Date", amount: "Amount", counterparty_name: "Payer", remittance: "Text" })
    ])
    expect((await upload(company, csv, { ...text, path })).data).toMatchObject({ format: "csv", new: 1 })
    const other = await upload(await withIban(), csv, { ...text, path })
    expect([other.status, other.fields]).toEqual([422, ["bank_account_id"]])
  })

  it("makes the same bytes of CSV another file, as other columns do; the same again bring nothing", async () => {
    const company = await withIban()
    await server.sql(
      `insert into bank_accounts (company_id, currency, holder, iban, created_at)
       values ($1, 'EUR', 'Heron', 'DE02120300000000202051', now())`,
      [company.id]
    )
    const [first, second] = (await accounts(company)).map(({ id }) => Number(id))
    const map = (column: string) =>
      server.sql("update statement_accounts set csv_mapping = $2 where company_id = $1", [
        company.id,
        JSON.stringify({ booked_on: "Date", amount: "Amount", counterparty_name: column })
      ])
    const csv = new TextEncoder().encode(
      "Date;Amount;Payer;Text\n2026-03-05;100,00;Ada;Thanks\n"
    ) as Uint8Array<ArrayBuffer>
    const send = (id: number | undefined) =>
      upload(company, csv, {
        headers: { "content-type": "text/csv" },
        path: `/bank-statements?bank_account_id=${id}`
      })
    await map("Payer")
    const wrong = await send(first)
    const right = await send(second)
    expect([wrong.data, right.data]).toMatchObject([
      { bank_account_id: first, new: 1 },
      { bank_account_id: second, new: 1 }
    ])
    expect((await send(second)).data).toMatchObject({ id: right.data["id"], new: 0, known: 1 })
    await map("Text")
    expect((await send(first)).data).toMatchObject({ new: 1 })
    await map("Payer")
    expect((await send(first)).data).toMatchObject({ id: wrong.data["id"], new: 0 })
    const unknown = await send(999_999)
    expect([unknown.status, unknown.fields]).toEqual([422, ["bank_account_id"]])
  })

  it("is refused where the file names another one, of known bytes, too", async () => {
    const company = await withIban()
    await server.sql(
      `insert into bank_accounts (company_id, currency, holder, iban, created_at)
       values ($1, 'EUR', 'Heron', 'DE02120300000000202051', now())`,
      [company.id]
    )
    const listed = await accounts(company)
    const own = listed.find(({ iban }) => iban === OUR_IBAN)?.["id"]
    const other = listed.find(({ iban }) => iban !== OUR_IBAN)?.["id"]
    const send = (id: unknown) =>
      upload(company, camt053(march(credit())), { path: `/bank-statements?bank_account_id=${String(id)}` })
    for (const expected of [1, 0]) {
      for (const id of [other, 999_999]) {
        const refused = await send(id)
        expect([refused.status, refused.fields]).toEqual([422, ["bank_account_id"]])
      }
      expect((await send(own)).data).toMatchObject({ bank_account_id: own, new: expected })
    }
  })
})

describe("an upload", () => {
  it("is checked for scope, size, type, body, key and query in the order of the contract", async () => {
    const company = await withIban()
    const reader = await company.withKey({ scopes: ["bank:read"] })
    const large = new Uint8Array(10_485_761)
    expect((await upload(reader, large)).code).toBe("forbidden")
    const json = { headers: { "content-type": "application/json" } }
    expect((await upload(company, large, json)).code).toBe("payload_too_large")
    const inPieces = (count: number) => {
      let left = count
      return new ReadableStream<Uint8Array>({
        pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(65_536)) : controller.close())
      })
    }
    expect((await upload(company, inPieces(161), json)).code).toBe("payload_too_large")
    expect((await upload(company, inPieces(2), json)).code).toBe("unsupported_media_type")
    expect((await upload(company, new Uint8Array(), { ...json, idempotencyKey: null })).code).toBe(
      "unsupported_media_type"
    )
    expect((await upload(company, new Uint8Array(), { idempotencyKey: null })).code).toBe("malformed_request")
    const path = "/bank-statements?nothing=1"
    const bytes = camt053(march())
    expect((await upload(company, bytes, { path, idempotencyKey: null })).code).toBe(
      "idempotency_key_required"
    )
    expect((await upload(company, bytes, { path })).fields).toEqual(["nothing"])
    expect((await upload(company, bytes, { headers: { "content-encoding": "gzip" } })).code).toBe(
      "unsupported_media_type"
    )
  })
})

describe("the typed client", () => {
  it("uploads a Uint8Array, once however often it is tried", async () => {
    const company = await withIban()
    const bytes = camt053(march(credit()))
    const { accounts, imported } = await Effect.runPromise(
      Effect.gen(function* () {
        const client = yield* make({ baseUrl: server.url, apiKey: company.token })
        const headers = { "idempotency-key": "client" }
        yield* client.bankStatements.import({ payload: bytes, headers })
        return {
          imported: yield* client.bankStatements.import({ payload: bytes, headers }),
          accounts: yield* client.bankStatements.accounts()
        }
      }).pipe(Effect.provide(FetchHttpClient.layer))
    )
    expect(imported.data).toMatchObject({ format: "camt.053", newTransactions: 1, unmatched: 1 })
    expect(accounts.data).toMatchObject([{ iban: OUR_IBAN, balanceMinor: 110_000 }])
  })
})
