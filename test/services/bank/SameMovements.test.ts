/** The same movement is stored once, and two are stored twice, by files as banks write them (bank.md §2, §8; ADR 58). */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { MAX_STATEMENTS_OF_DAY } from "../../../src/repos/bank/BankStatements.ts"
import { StatementImports } from "../../../src/services/bank/StatementImports.ts"
import { useServices } from "../../support/StatementMatcher.ts"
import { OUR_IBAN } from "../../support/Statements.ts"
import { type Company, useServer } from "../../support/TestServer.ts"

const server = useServer()
const run = useServices(server)

const withIban = async () => {
  const company = await server.company()
  await server.sql("update companies set iban = $2 where company_id = $1", [company.id, OUR_IBAN])
  return company
}

const importing = (company: Company, text: string) =>
  Effect.flatMap(StatementImports, (imports) =>
    imports
      .importOf(company.id, { bytes: new TextEncoder().encode(text), fileName: null, bankAccountId: null })
      .pipe(CurrentActor.acting(operator))
  )

const imported = (company: Company, text: string) => run(importing(company, text))

/** How many movements of each file were new. */
const freshOf = async (company: Company, ...files: ReadonlyArray<string>) => {
  const fresh: Array<number> = []
  for (const file of files) fresh.push((await imported(company, file)).newTransactions)
  return fresh
}

const stored = async (company: Company) =>
  (await company.get("/bank-transactions")).rows.toSorted((a, b) => Number(a["id"]) - Number(b["id"]))

interface Written {
  readonly amount?: string
  readonly day?: string
  readonly reference?: string | null
  readonly name?: string
  readonly text?: string
  readonly endToEndId?: string | null
  readonly direction?: "CRDT" | "DBIT"
  readonly returned?: string
}

const messages = {
  "052": ["BkToCstmrAcctRpt", "Rpt"],
  "053": ["BkToCstmrStmt", "Stmt"],
  "054": ["BkToCstmrDbtCdtNtfctn", "Ntfctn"]
} as const

let files = 0

const ntry = ({
  amount = "79.00",
  day = "2026-03-05",
  direction = "CRDT",
  endToEndId = null,
  name = "Ada Lovelace",
  reference = null,
  returned,
  text = "Invoice INV-7"
}: Written) => {
  const party = (direction === "CRDT") === (returned === undefined) ? "Dbtr" : "Cdtr"
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    ${reference === null ? "" : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<NtryDtls><TxDtls>
    <Refs>${endToEndId === null ? "" : `<EndToEndId>${endToEndId}</EndToEndId>`}</Refs>
    <RltdPties><${party}><Nm>${name}</Nm></${party}></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>
    ${returned === undefined ? "" : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`}</TxDtls></NtryDtls></Ntry>`
}

/** A file of camt; each one has bytes of its own. `balances` in minor units. */
const camt = (
  kind: keyof typeof messages,
  entries: ReadonlyArray<Written>,
  balances?: { readonly day: string; readonly opening: string; readonly closing: string }
) => {
  const [message, statement] = messages[kind]
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
     <Dt><Dt>${balances?.day}</Dt></Dt></Bal>`
  const written =
    balances === undefined ? "" : balance("OPBD", balances.opening) + balance("CLBD", balances.closing)
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.02">
    <${message}><${statement}><Id>F${++files}</Id><Acct><Id><IBAN>${OUR_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${written}${entries.map(ntry).join("")}</${statement}></${message}></Document>`
}

const compact = (day: string) => day.slice(2).replaceAll("-", "")

/** A statement of one line of MT940. */
const mt940 = ({
  amount = "79.00",
  day = "2026-03-05",
  direction = "CRDT",
  endToEndId = null,
  name = "Ada Lovelace",
  reference = null,
  text = "Invoice INV-7"
}: Written) => {
  const comma = amount.replace(".", ",")
  const isCredit = direction === "CRDT"
  const [opening, closing] = isCredit ? ["0,00", comma] : [comma, "0,00"]
  const date = compact(day)
  const marked = endToEndId === null ? text : `EREF+${endToEndId}?21SVWZ+${text}`
  return [
    `:20:F${++files}`,
    `:25:${OUR_IBAN}`,
    ":28C:1/1",
    `:60F:C${date}EUR${opening}`,
    `:61:${date}${date.slice(2)}${isCredit ? "C" : "D"}${comma}NTRFNONREF${reference === null ? "" : `//${reference}`}`,
    `:86:166?20${marked}?32${name}`,
    `:62F:C${date}EUR${closing}`,
    "-"
  ].join("\r\n")
}

const ofx = ({
  amount = "79.00",
  day = "2026-03-05",
  name = "Ada Lovelace",
  reference,
  text = "Invoice INV-7"
}: Written) => {
  const date = day.replaceAll("-", "")
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:F${++files}

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>X<ACCTID>${OUR_IBAN}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${date}<DTEND>${date}
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${date}<TRNAMT>${amount}<FITID>${reference}<NAME>${name}<MEMO>${text}</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}

describe("two notifications that differ in the bank's reference alone", () => {
  it("are two movements, which a statement brings no more of", async () => {
    const company = await withIban()
    const [one, other] = [{ reference: "RE-1" }, { reference: "RE-2" }]
    const all = [camt("054", [one]), camt("054", [other]), camt("053", [one, other]), camt("054", [other])]
    expect(await freshOf(company, ...all)).toEqual([1, 1, 0, 0])
    expect((await stored(company)).map((row) => row["bank_reference"])).toEqual(["RE-1", "RE-2"])
  })

  it("are two in OFX", async () => {
    const company = await withIban()
    expect(await freshOf(company, ofx({ reference: "OF1" }), ofx({ reference: "OF1b" }))).toEqual([1, 1])
    expect(await freshOf(company, ofx({ reference: "OF1b" }), ofx({ reference: "OF1" }))).toEqual([0, 0])
    expect((await stored(company)).map((row) => row["bank_reference"])).toEqual(["OF1", "OF1b"])
  })
})

describe("a movement that each format calls otherwise", () => {
  const all = [
    () => camt("053", [{ reference: "2026030500012" }]),
    () => mt940({ reference: "BK771" }),
    () => ofx({ reference: "9900017" })
  ]

  it("is stored once, in any order and any number of times, and each name is remembered", async () => {
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1]
    ]) {
      const company = await withIban()
      const files = [...order, ...order].map((index) => all[index]?.() ?? "")
      expect(await freshOf(company, ...files)).toEqual([1, 0, 0, 0, 0, 0])
      const names = await server.sql(
        "select reference from bank_references where company_id = $1 order by reference",
        [company.id]
      )
      expect(names.map(({ reference }) => reference)).toEqual(["2026030500012", "9900017", "BK771"])
      // Another one of the same format is told apart by what the first was called.
      expect(
        await freshOf(company, camt("053", [{ reference: "2026030500013" }]), mt940({ reference: "BK772" }))
      ).toEqual([1, 0])
    }
  })

  it("keeps the name that it had before names were kept, beside what others call it", async () => {
    const company = await withIban()
    await freshOf(company, camt("052", [{ reference: "RE-1" }]))
    // As a version has left it that kept the first name with the movement alone.
    await server.sql("delete from bank_references where company_id = $1", [company.id])
    const files = [mt940({ reference: "MREF-1" }), camt("054", [{ reference: "RE-2" }])]
    expect(await freshOf(company, ...files)).toEqual([0, 1])
  })
})

describe("a movement that a report and a statement book on different days", () => {
  const report = { reference: "2026-0077", day: "2026-03-01" }
  const statement = { reference: "2026-0077", day: "2026-03-02" }

  it("is stored once, whichever comes first, though no other movement is of these days", async () => {
    const [first, last] = [await withIban(), await withIban()]
    expect(
      await freshOf(first, camt("052", [report]), camt("053", [statement]), camt("053", [statement]))
    ).toEqual([1, 0, 0])
    expect(
      await freshOf(last, camt("053", [statement]), camt("052", [report]), camt("052", [report]))
    ).toEqual([1, 0, 0])
  })

  it("is found by what a later format called it", async () => {
    const company = await withIban()
    const files = [
      mt940({ reference: "BK771", day: "2026-03-01" }),
      camt("052", [report]),
      camt("053", [statement]),
      mt940({ reference: "BK771", day: "2026-03-01" })
    ]
    expect(await freshOf(company, ...files)).toEqual([1, 0, 0, 0])
  })
})

describe("the details of a batch", () => {
  it("take over what the whole was called, and what it was called is no name of theirs", async () => {
    const company = await withIban()
    const detail = (amount: string, reference: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>
       <RltdPties><Dbtr><Nm>Payer ${amount}</Nm></Dbtr></RltdPties></TxDtls>`
    const batch = (kind: keyof typeof messages, day: string, details: string) =>
      camt(kind, [{ amount: "60.00", reference: "BATCH-1", day }]).replace(
        /<NtryDtls>.*<\/NtryDtls>/s,
        details === "" ? "" : `<NtryDtls>${details}</NtryDtls>`
      )
    const details = detail("10.00", "D-01") + detail("50.00", "D-02")
    const [whole, told] = [batch("053", "2026-03-05", ""), batch("054", "2026-03-04", details)]
    expect(await freshOf(company, whole, told, batch("053", "2026-03-05", ""))).toEqual([1, 2, 0])
    expect((await stored(company)).map((row) => [row["amount_minor"], row["bank_reference"]])).toEqual([
      [1_000, "D-01"],
      [5_000, "D-02"]
    ])
    const names = await server.sql(
      `select distinct reference, is_of_entry, bank_transaction_id from bank_references where company_id = $1
       order by bank_transaction_id, reference`,
      [company.id]
    )
    expect(names.map((row) => [row["reference"], row["is_of_entry"]])).toEqual([
      ["BATCH1", true],
      ["D01", false],
      ["BATCH1", true],
      ["D02", false]
    ])
  })
})

describe("a return", () => {
  it("is found by the file that marks it, whether or not another one comes first", async () => {
    const back = {
      direction: "DBIT",
      endToEndId: "E2E-7",
      day: "2026-03-09",
      text: "Return",
      amount: "100.00"
    } as const
    const unmarked = () => mt940(back)
    const marked = () => camt("053", [{ ...back, returned: "MD06" }])
    for (const order of [
      [unmarked, marked],
      [marked, unmarked]
    ]) {
      const company = await withIban()
      const debt = await company.receivable({ amount: "100.00" })
      const text = creditorReference(company.id, debt.id)
      await imported(company, camt("053", [{ amount: "100.00", endToEndId: "E2E-7", text }]))
      expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "paid" })
      for (const file of order) await imported(company, file())
      expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open", paid_minor: 0 })
      expect((await stored(company)).map((row) => row["status"])).toEqual(["returned", "applied"])
    }
  })
})

describe("many statements of one day", () => {
  const day = "2026-03-05"

  /** Stores statements of the day with balances of their own, as if they had been imported. */
  const addStatements = (company: Company, count: number) =>
    server.sql(
      `with n as (select generate_series(1, $2::integer) as n),
        files as (
          insert into bank_statements (company_id, file_hash, format, statements, transactions, matched_at, imported_at)
          select $1, sha256(n::text::bytea), 'camt.053', 1, 1, now(), now() from n returning bank_statement_id),
        parts as (
          insert into bank_statement_parts (company_id, bank_statement_id, part, bank_account_id, from_date, to_date,
            opening_minor, closing_minor, opens_again, closed_before, transactions)
          select $1, bank_statement_id, 1, (select bank_account_id from statement_accounts where company_id = $1), $3::date,
            $3::date, 9000000 + 2 * bank_statement_id, 9000001 + 2 * bank_statement_id, false, false, 1
          from files returning bank_statement_id, bank_account_id)
       insert into bank_statement_counts (company_id, bank_account_id, booked_on, bank_statement_id, part, said, times)
       select $1, bank_account_id, $3::date, bank_statement_id, 1, sha256(bank_statement_id::text::bytea), 1 from parts`,
      [company.id, count, day]
    )
  const first = () => camt("053", [{}], { day, opening: "0.00", closing: "79.00" })
  const second = () => camt("053", [{}], { day, opening: "79.00", closing: "158.00" })

  it("don't hide that one follows another, so that what both say is two movements", async () => {
    const company = await withIban()
    expect(await freshOf(company, first())).toEqual([1])
    await addStatements(company, MAX_STATEMENTS_OF_DAY - 2)
    expect(await freshOf(company, second(), second())).toEqual([1, 0])
  })

  it("are refused where there are too many to know how they follow, and nothing is stored", async () => {
    const company = await withIban()
    await imported(company, first())
    await addStatements(company, MAX_STATEMENTS_OF_DAY)
    const refused = await run(Effect.flip(importing(company, second())))
    expect(refused).toMatchObject({ details: [{ field: "file", message: expect.stringContaining(day) }] })
    expect(await stored(company)).toHaveLength(1)
  })
})
