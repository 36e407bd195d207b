/** The files that the demo company's banks send: camt.053 for the account in euro, OFX for the one in pounds. Pure. */
import { creditorReference } from "../../domain/bank/References.ts"
import type { BankDay, BankTransfer } from "./BankDays.ts"
import { decimal } from "./Diary.ts"

/** What the files are written with: the accounts, and which receivable an invoice is. */
export interface BankFacts {
  readonly companyId: number
  readonly iban: string
  readonly accountNumber: string
  readonly sortCode: string
  /** The receivable of an invoice, by its name. */
  readonly receivableOf: (invoice: string) => number
}

const xml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const tag = (name: string, content: string): string => (content === "" ? "" : `<${name}>${content}</${name}>`)

const referenceOf = (facts: BankFacts, { invoice, quotes }: BankTransfer): string =>
  quotes === "reference" && invoice !== null
    ? creditorReference(facts.companyId, facts.receivableOf(invoice))
    : ""

const indicator = (cents: number): string => (cents < 0 ? "DBIT" : "CRDT")

const balance = (code: string, cents: number, date: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt>` +
  `<CdtDbtInd>${indicator(cents)}</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`

/** How a bank says that a transfer came back: the code for an account without enough money. */
const returnOf = ({ takesBack, text }: BankTransfer): string =>
  takesBack === null ? "" : `<RtrInf><Rsn><Cd>AM04</Cd></Rsn><AddtlInf>${xml(text)}</AddtlInf></RtrInf>`

const entry = (facts: BankFacts, date: string, transfer: BankTransfer): string => {
  const { cents, counterparty, iban, name, takesBack, text } = transfer
  const party = cents < 0 && takesBack === null ? "Cdtr" : "Dbtr"
  const reference = referenceOf(facts, transfer)
  const account = iban === null ? "" : `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`
  return (
    `<Ntry><Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt><CdtDbtInd>${indicator(cents)}</CdtDbtInd>` +
    `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt><ValDt><Dt>${date}</Dt></ValDt>` +
    `<AcctSvcrRef>${name}</AcctSvcrRef><NtryDtls><TxDtls>` +
    `<Refs><AcctSvcrRef>${name}</AcctSvcrRef><EndToEndId>E2E-${takesBack ?? name}</EndToEndId></Refs>` +
    `<Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt><CdtDbtInd>${indicator(cents)}</CdtDbtInd>` +
    `<RltdPties><${party}><Pty><Nm>${xml(counterparty)}</Nm></Pty></${party}>${account}</RltdPties>` +
    tag(
      "RmtInf",
      (takesBack === null ? tag("Ustrd", xml(text)) : "") +
        (reference === ""
          ? ""
          : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`)
    ) +
    `${returnOf(transfer)}</TxDtls></NtryDtls></Ntry>`
  )
}

/** A statement of the account in euro, by ISO 20022 camt.053.001.08. */
export const camtOf = (facts: BankFacts, { closingCents, date, openingCents, transfers }: BankDay): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>` +
  `<GrpHdr><MsgId>STMT-${date}</MsgId><CreDtTm>${date}T18:00:00Z</CreDtTm></GrpHdr>` +
  `<Stmt><Id>${date}</Id><CreDtTm>${date}T18:00:00Z</CreDtTm>` +
  `<FrToDt><FrDtTm>${date}T00:00:00Z</FrDtTm><ToDtTm>${date}T23:59:59Z</ToDtTm></FrToDt>` +
  `<Acct><Id><IBAN>${facts.iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>\n` +
  `${balance("OPBD", openingCents, date)}\n${balance("CLBD", closingCents, date)}\n` +
  `${transfers.map((transfer) => entry(facts, date, transfer)).join("\n")}\n` +
  `</Stmt></BkToCstmrStmt></Document>\n`

/** What a bank tells of single transfers during the day, by ISO 20022 camt.054.001.08. It has no balances. */
export const notificationOf = (
  facts: BankFacts,
  { date, transfers }: Pick<BankDay, "date" | "transfers">
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>` +
  `<GrpHdr><MsgId>NOTE-${date}</MsgId><CreDtTm>${date}T12:00:00Z</CreDtTm></GrpHdr>` +
  `<Ntfctn><Id>${date}</Id><CreDtTm>${date}T12:00:00Z</CreDtTm>` +
  `<Acct><Id><IBAN>${facts.iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>\n` +
  `${transfers.map((transfer) => entry(facts, date, transfer)).join("\n")}\n` +
  `</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>\n`

const signed = (cents: number): string => `${cents < 0 ? "-" : ""}${decimal(Math.abs(cents))}`

/** A statement of the account in pounds, by OFX 1.0.2. */
export const ofxOf = (facts: BankFacts, { closingCents, date, transfers }: BankDay): string => {
  const day = date.replaceAll("-", "")
  const rows = transfers.map((transfer) => {
    const { cents, counterparty, name, text } = transfer
    const memo = [text, referenceOf(facts, transfer)].filter((part) => part !== "").join(" ")
    return (
      `<STMTTRN>\n<TRNTYPE>${cents < 0 ? "DEBIT" : "CREDIT"}\n<DTPOSTED>${day}\n<TRNAMT>${signed(cents)}\n` +
      `<FITID>${name}\n<NAME>${xml(counterparty.slice(0, MAX_OFX_NAME))}\n${memo === "" ? "" : `<MEMO>${xml(memo)}\n`}</STMTTRN>\n`
    )
  })
  return (
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:UNICODE\nCHARSET:NONE\nCOMPRESSION:NONE\n` +
    `OLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>` +
    `<DTSERVER>${day}180000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>\n<BANKMSGSRSV1><STMTTRNRS><TRNUID>1\n` +
    `<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>GBP\n` +
    `<BANKACCTFROM><BANKID>${facts.sortCode}<ACCTID>${facts.accountNumber}<ACCTTYPE>CHECKING</BANKACCTFROM>\n` +
    `<BANKTRANLIST><DTSTART>${day}<DTEND>${day}\n${rows.join("")}</BANKTRANLIST>\n` +
    `<LEDGERBAL><BALAMT>${signed(closingCents)}<DTASOF>${day}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>\n`
  )
}

/** The longest name of OFX 1. */
const MAX_OFX_NAME = 32
