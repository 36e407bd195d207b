/** Files of bank statements for tests, as a bank would write them. */
import type { Movement } from "../../src/domain/bank/Movement.ts"

/** The account that the statements are of. */
export const OUR_IBAN = "DE89370400440532013000"

/** A movement in a file of a test; what is left out is not written. */
export type WrittenMovement = Pick<Movement, "amountMinor" | "bookedOn" | "direction"> &
  Partial<Pick<Movement, "bankReference" | "counterpartyName" | "endToEndId" | "remittance">> & {
    /** The bank's code of why it comes back, for a return. */
    readonly returned?: string
  }

/** A statement of a test. */
export interface WrittenStatement {
  readonly iban?: string
  readonly currency?: string
  readonly from: string
  readonly to: string
  readonly openingMinor: number
  /** What the entries lead to unless given. */
  readonly closingMinor?: number
  readonly movements: ReadonlyArray<WrittenMovement>
}

const decimal = (minor: number): string => (Math.abs(minor) / 100).toFixed(2)
const sign = (minor: number): string => (minor < 0 ? "DBIT" : "CRDT")
const element = (name: string, text: string | null | undefined): string =>
  text === null || text === undefined ? "" : `<${name}>${text}</${name}>`

const entry = (currency: string, movement: WrittenMovement): string => {
  const {
    amountMinor,
    bankReference,
    bookedOn,
    counterpartyName,
    direction,
    endToEndId,
    remittance,
    returned
  } = movement
  const party = direction === "credit" ? "Dbtr" : "Cdtr"
  return `<Ntry><Amt Ccy="${currency}">${decimal(amountMinor)}</Amt>
    <CdtDbtInd>${direction === "credit" ? "CRDT" : "DBIT"}</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>${element("AcctSvcrRef", bankReference)}
    <NtryDtls><TxDtls><Refs>${element("EndToEndId", endToEndId)}</Refs>
    ${counterpartyName == null ? "" : `<RltdPties><${party}><Nm>${counterpartyName}</Nm></${party}></RltdPties>`}
    ${remittance == null ? "" : `<RmtInf><Ustrd>${remittance}</Ustrd></RmtInf>`}
    ${returned === undefined ? "" : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`}</TxDtls></NtryDtls></Ntry>`
}

const balance = (code: string, currency: string, minor: number, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(minor)}</Amt>
   <CdtDbtInd>${sign(minor)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

const signed = ({ amountMinor, direction }: WrittenMovement): number =>
  direction === "credit" ? amountMinor : -amountMinor

/** A file of camt.053 version 2. */
export const camt053 = (...statements: ReadonlyArray<WrittenStatement>): Uint8Array<ArrayBuffer> => {
  const written = statements.map(({ currency = "EUR", iban = OUR_IBAN, ...statement }, index) => {
    const sum = statement.movements.reduce((total, each) => total + signed(each), 0)
    const closing = statement.closingMinor ?? statement.openingMinor + sum
    return `<Stmt><Id>S${index}</Id><FrToDt><FrDtTm>${statement.from}T00:00:00</FrDtTm><ToDtTm>${statement.to}T23:59:59</ToDtTm></FrToDt>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
      ${balance("OPBD", currency, statement.openingMinor, statement.from)}${balance("CLBD", currency, closing, statement.to)}
      ${statement.movements.map((each) => entry(currency, each)).join("\n")}</Stmt>`
  })
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${written.join("\n")}</BkToCstmrStmt></Document>`
  ) as Uint8Array<ArrayBuffer>
}

/** A credit of 100.00 of Ada on 2026-03-05, unless told otherwise. */
export const credit = (fields: Partial<WrittenMovement> = {}): WrittenMovement => ({
  direction: "credit",
  amountMinor: 10_000,
  bookedOn: "2026-03-05",
  counterpartyName: "Ada Lovelace",
  remittance: "Thank you",
  ...fields
})

/** A statement of ten days of March that opens with 1 000.00. */
export const march = (...movements: ReadonlyArray<WrittenMovement>): WrittenStatement => ({
  from: "2026-03-01",
  to: "2026-03-10",
  openingMinor: 100_000,
  movements
})
