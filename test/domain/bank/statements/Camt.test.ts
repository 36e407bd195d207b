/** What is meant by the elements of camt: batches, charges, returns, references, balances, dates. */
import { describe, expect, it } from "@effect/vitest"
import { movementsOf, partsOf, readFile, refusalOf } from "./reading.ts"

const IBAN = "DE02120300000000202051"

const balance = (kind: string, amount: string, mark = "CRDT") =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`

const message = (content: string, name = "BkToCstmrStmt", statement = "Stmt") =>
  `<?xml version="1.0"?>\n<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.04"><n:${name}>` +
  `<${statement}><Acct><Id><IBAN>DE02 1203 0000 0000 2020 51</IBAN></Id></Acct>\n${content}</${statement}></n:${name}></n:Document>`

interface Entry {
  readonly amount?: string
  readonly currency?: string
  readonly mark?: string
  readonly status?: string
  readonly dates?: string
  readonly more?: string
  readonly details?: ReadonlyArray<string>
}

const entry = ({
  amount = "100.00",
  currency = "EUR",
  dates = "<BookgDt><Dt>2026-01-30</Dt></BookgDt>",
  details = [],
  mark = "CRDT",
  more = "",
  status = "BOOK"
}: Entry = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${more}<Sts>${status}</Sts>${dates}` +
  `<AcctSvcrRef>BATCH</AcctSvcrRef><NtryDtls>${details.map((each) => `<TxDtls>${each}</TxDtls>`).join("")}</NtryDtls>` +
  `<AddtlNtryInf>GUTSCHRIFT</AddtlNtryInf></Ntry>\n`

const amounts = (content: string) =>
  movementsOf(message(content)).map(({ amountMinor, direction }) =>
    direction === "credit" ? amountMinor : -amountMinor
  )

const own = (amount: string, more = "") =>
  `<Refs><EndToEndId>E-${amount}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>${more}`
const charge = (amount: string, mark = "DBIT") =>
  `<Chrgs><Rcrd><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd></Rcrd></Chrgs>`

describe("entries", () => {
  it("are told if they are booked, and counted if they are pending", () => {
    const file = readFile(
      message(
        entry() +
          entry({ status: "PDNG" }) +
          entry({ status: "<Cd>BOOK</Cd>" }) +
          entry({ status: "<Cd>INFO</Cd>" })
      )
    )
    expect(partsOf(file)).toMatchObject([
      { account: { iban: IBAN, currency: "EUR" }, entries: 2, pending: 2, movements: 2, creditMinor: 20_000 }
    ])
    expect(file.movements.map(({ entry, line }) => [entry, line])).toEqual([
      [1, 3],
      [3, 5]
    ])
  })

  it("of nothing are no movements", () => expect(amounts(entry({ amount: "0.00" }))).toEqual([]))

  it("have the day that the bank says, the value date without one, and are refused without any", () => {
    const days = (dates: string) =>
      movementsOf(message(entry({ dates }))).map(({ bookedOn, valueOn }) => [bookedOn, valueOn])
    expect(days("<BookgDt><DtTm>2026-01-30T23:59:00-05:00</DtTm></BookgDt>")).toEqual([["2026-01-30", null]])
    expect(days("<ValDt><Dt>2026-02-01+01:00</Dt></ValDt>")).toEqual([["2026-02-01", "2026-02-01"]])
    expect(days("<BookgDt><Dt>2026-02-30</Dt></BookgDt>")).toEqual([["2026-02-28", null]])
    expect(days("<BookgDt><Dt>2028-02-30</Dt></BookgDt>")).toEqual([["2028-02-29", null]])
    expect(refusalOf(message(entry() + entry({ dates: "" })))).toBe("entries[2]: line 4: it has no date.")
    expect(refusalOf(message(entry({ dates: "<BookgDt><Dt>2026-04-31</Dt></BookgDt>" })))).toMatch(
      /does not exist/
    )
  })

  it("are refused with all that is wrong with them", () => {
    const wrong =
      entry({ amount: "1.001" }) + entry({ amount: "-5" }) + entry({ mark: "?" }) + entry({ currency: "XXX" })
    const { outcome } = readFile(message(`${balance("OPBD", "0")}${wrong}`))
    expect("problems" in outcome && outcome.problems.map(({ field }) => field)).toEqual(
      [1, 2, 3, 4].map((n) => `entries[${n}]`)
    )
    expect(refusalOf(message(balance("OPBD", "0") + entry({ currency: "USD" })))).toBe(
      "entries[1]: line 3: its amount is in USD, and the account in EUR."
    )
  })

  it("have amounts with a decimal point", () => {
    expect(refusalOf(message(entry() + entry({ amount: "1,00" })))).toBe(
      "entries[2]: line 4: its amount is “1,00”, whose decimals must have a point."
    )
    expect(refusalOf(message(balance("OPBD", "1,00") + entry()))).toMatch(
      /^balance: line 3: .* must have a point/
    )
    expect(amounts(entry({ amount: "7." }) + entry({ amount: ".5" }))).toEqual([700, 50])
  })

  it("may have zeros behind the currency's decimals", () =>
    expect(amounts(entry({ amount: "1.10000" }))).toEqual([110]))
})

describe("a batch", () => {
  it("is split by details that sum to it", () => {
    const movements = movementsOf(message(entry({ details: [own("60.00"), own("40.00")] })))
    expect(movements).toMatchObject([
      {
        amountMinor: 6_000,
        endToEndId: "E-60.00",
        detail: { number: 1, of: 2 },
        entry: 1,
        bankReference: null
      },
      { amountMinor: 4_000, endToEndId: "E-40.00", detail: { number: 2, of: 2 }, entry: 1 }
    ])
  })

  it("is split by what reached the account", () => {
    expect(
      amounts(
        entry({ amount: "97.00", details: [own("60.00", charge("2.00")), own("40.00", charge("1.00"))] })
      )
    ).toEqual([5_800, 3_900])
    expect(
      amounts(
        entry({ amount: "100.00", details: [own("60.00", charge("2.00")), own("40.00", charge("1.00"))] })
      )
    ).toEqual([6_000, 4_000])
    expect(
      amounts(
        entry({
          mark: "DBIT",
          amount: "103.00",
          details: [own("60.00", charge("2.00")), own("40.00", charge("1.00"))]
        })
      )
    ).toEqual([-6_200, -4_100])
    expect(
      amounts(
        entry({ amount: "20.00", details: [own("60.00"), own("40.00", "<CdtDbtInd>DBIT</CdtDbtInd>")] })
      )
    ).toEqual([6_000, -4_000])
  })

  it("is split by the amounts of version 2", () => {
    const second = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`
    const instructed = (amount: string) =>
      `<AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls>`
    expect(amounts(entry({ details: [second("99.00"), second("1.00")] }))).toEqual([9_900, 100])
    expect(amounts(entry({ details: [instructed("99.00"), instructed("1.00")] }))).toEqual([9_900, 100])
  })

  it("stays one if its details have another sum, none, or another currency", () => {
    const foreign = own("50.00").replaceAll("EUR", "USD")
    for (const details of [
      [own("60.00"), own("41.00")],
      ["", ""],
      [foreign, foreign]
    ]) {
      expect(movementsOf(message(entry({ details })))).toMatchObject([
        {
          amountMinor: 10_000,
          detail: null,
          bankReference: "BATCH",
          remittance: "GUTSCHRIFT",
          endToEndId: null
        }
      ])
    }
  })

  it("gives details a reference only if it is theirs", () => {
    const referred = (amount: string, reference: string) =>
      `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt>`
    const references = (...list: ReadonlyArray<string>) =>
      movementsOf(message(entry({ details: list.map((each) => referred("50.00", each)) }))).map(
        (each) => each.bankReference
      )
    expect(references("A", "B")).toEqual(["A", "B"])
    expect(references("A", "A")).toEqual([null, null])
    expect(references("BATCH", "B")).toEqual([null, "B"])
  })
})

describe("parties and texts", () => {
  const party = (who: string, name: string, iban: string) =>
    `<${who}><Nm>${name}</Nm></${who}><${who}Acct><Id><IBAN>${iban}</IBAN></Id></${who}Acct>`
  const us = party("Cdtr", "We", IBAN)
  const them = party("Dbtr", "They", "DE91100000000123456789")

  it("are the debtor's of a credit, the creditor's of a debit, and never the company's own", () => {
    const name = (mark: string, parties: string) =>
      movementsOf(message(entry({ mark, details: [`<RltdPties>${parties}</RltdPties>`] })))[0]
        ?.counterpartyName
    expect(name("CRDT", us + them)).toBe("They")
    expect(
      name("DBIT", party("Dbtr", "We", IBAN) + party("Cdtr", "Supplier", "DE91100000000123456789"))
    ).toBe("Supplier")
    expect(name("DBIT", us + them)).toBe("They")
    expect(name("CRDT", "<UltmtDbtr><Nm>Other</Nm></UltmtDbtr>")).toBe("Other")
  })

  it("have the structured reference, and all that was written", () => {
    const remittance =
      "<RmtInf><Ustrd>Rechnung  INV-7</Ustrd><Ustrd>vielen Dank</Ustrd><Strd><RfrdDocInf><Nb>INV-8</Nb></RfrdDocInf>" +
      "<CdtrRefInf><Ref>rf18 5390 0754 7034</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>RF712348231</Ref></CdtrRefInf></Strd></RmtInf>"
    expect(movementsOf(message(entry({ details: [remittance] })))).toMatchObject([
      { paymentReference: "RF18539007547034", remittance: "Rechnung INV-7 vielen Dank INV-8 RF712348231" }
    ])
    expect(
      movementsOf(message(entry({ details: ["<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>"] })))
    ).toMatchObject([{ endToEndId: null, remittance: "GUTSCHRIFT" }])
  })
})

describe("what takes a movement back", () => {
  const detail = "<Refs><EndToEndId>E-1</EndToEndId></Refs>"
  const returned = (each: Entry) => movementsOf(message(entry(each)))[0]?.takesBack

  it("is known by return information, the reversal indicator and codes", () => {
    const information = "<RtrInf><Rsn><Cd>MS03</Cd></Rsn><AddtlInf>no reason</AddtlInf></RtrInf>"
    expect(returned({ mark: "DBIT", details: [detail + information] })).toEqual({
      reason: "MS03 no reason",
      endToEndId: "E-1",
      bankReference: null
    })
    expect(returned({ more: "<RvslInd>true</RvslInd>", details: [detail] })).toEqual({
      reason: null,
      endToEndId: "E-1",
      bankReference: null
    })
    const code =
      "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>"
    expect(returned({ details: [detail + code] })).not.toBeNull()
    expect(
      returned({ details: [`${detail}<BkTxCd><Prtry><Cd>NTRF+109+9310</Cd></Prtry></BkTxCd>`] })
    ).not.toBeNull()
    expect(
      returned({
        more: "<RvslInd>false</RvslInd>",
        details: [`${detail}<BkTxCd><Prtry><Cd>NTRF+166+9310</Cd></Prtry></BkTxCd>`]
      })
    ).toBeNull()
  })
})

describe("balances", () => {
  it("are those of the beginning and the end, or the file is refused with both sums", () => {
    const right = balance("OPBD", "10.00", "DBIT") + balance("CLBD", "90.00") + balance("CLAV", "7.00")
    expect(partsOf(readFile(message(right + entry())))).toMatchObject([
      { openingMinor: -1_000, closingMinor: 9_000 }
    ])
    expect(refusalOf(message(right + entry() + entry()))).toBe(
      `balance: account ${IBAN}: the opening balance -10.00 EUR and the booked entries 200.00 EUR make 190.00 EUR, but the closing balance is 90.00 EUR.`
    )
    expect(partsOf(readFile(message(balance("PRCD", "0") + balance("CLBD", "100") + entry())))).toMatchObject(
      [{ openingMinor: 0 }]
    )
  })

  it("of a page are interim ones", () => {
    const page = "<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>"
    const first = page + balance("OPBD", "0") + balance("ITBD", "100.00")
    expect(partsOf(readFile(message(first + entry())))).toMatchObject([
      { openingMinor: 0, closingMinor: 10_000 }
    ])
    expect(refusalOf(message(first + entry() + entry()))).toMatch(/^balance/)
  })

  it("of the day have no end", () => {
    const interim = balance("OPBD", "0") + balance("ITBD", "7.00")
    expect(partsOf(readFile(message(interim + entry(), "BkToCstmrAcctRpt", "Rpt")))).toMatchObject([
      { format: "camt.052", openingMinor: null, closingMinor: null }
    ])
    expect(partsOf(readFile(message(entry(), "BkToCstmrDbtCdtNtfctn", "Ntfctn")))).toMatchObject([
      { format: "camt.054" }
    ])
  })
})

it("other XML is refused", () => {
  expect(refusalOf("<html/>")).toMatch(/no camt/)
  expect(refusalOf(message("").replaceAll("Stmt>", "Other>"))).toMatch(/no/)
  expect(refusalOf(message(entry()).replace(/<Acct>.*<\/Acct>/, ""))).toMatch(/of which account/)
  expect(refusalOf("<a></b>")).toMatch(/^file is not well-formed XML: line 1:[^.]*\.$/)
})

it("the namespace of another message is refused, whatever its elements are called", () => {
  const named = (namespace: string) => message(entry()).replace(/urn:[^"]*/, namespace)
  expect(refusalOf(named("urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"))).toBe(
    "file is XML of pain.001, but no camt.052, camt.053 or camt.054."
  )
  const own = message(entry())
    .replace(/ xmlns:n="[^"]*"/, "")
    .replace("<n:BkToCstmrStmt>", '<n:BkToCstmrStmt xmlns:n="urn:x:pain.002.001.03">')
  expect(refusalOf(own)).toMatch(/XML of pain.002/)
  for (const other of ["urn:iso:std:iso:20022:tech:xsd:camt.052.001.12", "http://bank.example/statement", ""])
    expect(movementsOf(named(other))).toHaveLength(1)
})
