/** Writes statements as banks do, for what was written to be read again. */
import fc from "fast-check"
import type { Movement } from "../../../../src/domain/bank/Movement.ts"
import { formatMinor } from "../../../../src/domain/Money.ts"

/** A movement that is written. */
export type Written = Pick<
  Movement,
  | "amountMinor"
  | "bankReference"
  | "bookedOn"
  | "counterpartyAccount"
  | "counterpartyName"
  | "direction"
  | "endToEndId"
  | "paymentReference"
  | "remittance"
  | "valueOn"
>

export interface WrittenStatement {
  readonly iban: string
  readonly currency: string
  readonly openingMinor: number
  readonly movements: ReadonlyArray<Written>
}

export const closingOf = ({ movements, openingMinor }: WrittenStatement): number =>
  movements.reduce(
    (sum, { amountMinor, direction }) => sum + (direction === "credit" ? amountMinor : -amountMinor),
    openingMinor
  )

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const mark = (minor: number): string => (minor < 0 ? "DBIT" : "CRDT")
const shown = (minor: number, currency: string): string => formatMinor(Math.abs(minor), currency)

const optional = (name: string, text: string | null): string =>
  text === null ? "" : `<${name}>${escaped(text)}</${name}>`

const lastDay = (statement: WrittenStatement): string => statement.movements.at(-1)?.bookedOn ?? "2026-01-31"

const camtBalance = (kind: string, minor: number, currency: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${shown(minor, currency)}</Amt>` +
  `<CdtDbtInd>${mark(minor)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

const camtParty = (written: Written, version: number): string => {
  const who = written.direction === "credit" ? "Dbtr" : "Cdtr"
  const name = optional("Nm", written.counterpartyName)
  const party = name === "" ? "" : `<${who}>${version >= 8 ? `<Pty>${name}</Pty>` : name}</${who}>`
  const account =
    written.counterpartyAccount === null
      ? ""
      : `<${who}Acct><Id><IBAN>${written.counterpartyAccount}</IBAN></Id></${who}Acct>`
  return `<RltdPties>${party}${account}</RltdPties>`
}

const camtEntry = (written: Written, currency: string, version: number): string =>
  `<Ntry><Amt Ccy="${currency}">${shown(written.amountMinor, currency)}</Amt>` +
  `<CdtDbtInd>${written.direction === "credit" ? "CRDT" : "DBIT"}</CdtDbtInd>` +
  `<Sts>${version >= 8 ? "<Cd>BOOK</Cd>" : "BOOK"}</Sts>` +
  `<BookgDt><Dt>${written.bookedOn}</Dt></BookgDt>` +
  (written.valueOn === null ? "" : `<ValDt><Dt>${written.valueOn}</Dt></ValDt>`) +
  optional("AcctSvcrRef", written.bankReference) +
  `<NtryDtls><TxDtls><Refs><EndToEndId>${escaped(written.endToEndId ?? "NOTPROVIDED")}</EndToEndId></Refs>` +
  camtParty(written, version) +
  `<RmtInf>${optional("Ustrd", written.remittance)}` +
  (written.paymentReference === null
    ? ""
    : `<Strd><CdtrRefInf><Ref>${written.paymentReference}</Ref></CdtrRefInf></Strd>`) +
  `</RmtInf></TxDtls></NtryDtls></Ntry>`

/** An element Stmt with entries as they are given. */
const camtStatement = (statement: WrittenStatement, entries: string): string =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${statement.iban}</IBAN></Id><Ccy>${statement.currency}</Ccy></Acct>` +
  camtBalance("OPBD", statement.openingMinor, statement.currency, "2025-12-31") +
  camtBalance("CLBD", closingOf(statement), statement.currency, lastDay(statement)) +
  `\n${entries}\n</Stmt>`

/** A message with statements as they are given. */
export const camtMessage = (statements: string, version = 8, encoding = "UTF-8"): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\n` +
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${String(version).padStart(2, "0")}">` +
  `<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${statements}</BkToCstmrStmt></Document>\n`

export const asCamt = (statement: WrittenStatement, version = 8): string =>
  camtMessage(
    camtStatement(
      statement,
      statement.movements.map((each) => camtEntry(each, statement.currency, version)).join("\n")
    ),
    version
  )

const shortDay = (day: string): string => day.slice(2).replaceAll("-", "")
const comma = (minor: number, currency: string): string => {
  const text = shown(minor, currency).replace(".", ",")
  return text.includes(",") ? text : `${text},`
}

const balance940 = (minor: number, currency: string, day: string): string =>
  `${minor < 0 ? "D" : "C"}${shortDay(day)}${currency}${comma(minor, currency)}`

/** The German structure: subfields of at most 27 characters, and lines of at most 65. */
const details940 = (written: Written): string => {
  const purpose = (written.endToEndId === null ? "" : `EREF+${written.endToEndId}`).match(/.{1,27}/g) ?? []
  const text = `SVWZ+${written.remittance ?? ""}`.match(/.{1,27}/g) ?? []
  const name = (written.counterpartyName ?? "").match(/.{1,27}/g) ?? []
  return [
    written.direction === "credit" ? "166?00GUTSCHRIFT" : "177?00AUFTRAG",
    ...[...purpose, ...text].map((piece, index) => `?${index < 10 ? 20 + index : 50 + index}${piece}`),
    written.counterpartyAccount === null ? "" : `?31${written.counterpartyAccount}`,
    ...name.slice(0, 2).map((piece, index) => `?${32 + index}${piece}`)
  ].join("")
}

export const asMt940 = (statement: WrittenStatement): string => {
  const { currency, iban, movements, openingMinor } = statement
  const lines = movements.flatMap((written) => {
    const entry = written.valueOn === null ? "" : written.bookedOn.slice(5).replace("-", "")
    const direction = written.direction === "credit" ? "C" : "D"
    const first = `:61:${shortDay(written.valueOn ?? written.bookedOn)}${entry}${direction}${comma(written.amountMinor, currency)}NTRFNONREF`
    const details = `:86:${details940(written)}`.match(/.{1,65}/g) ?? []
    return [written.bankReference === null ? first : `${first}//${written.bankReference}`, ...details]
  })
  return [
    ":20:STARTUMS",
    `:25:${iban}`,
    ":28C:1/1",
    `:60F:${balance940(openingMinor, currency, "2025-12-31")}`,
    ...lines,
    `:62F:${balance940(closingOf(statement), currency, lastDay(statement))}`,
    "-",
    ""
  ].join("\r\n")
}

/** OFX: with end tags, as version 2 has them, or without, as version 1 may. */
export const asOfx = ({ currency, iban, movements }: WrittenStatement, version: 1 | 2): string => {
  const value = (name: string, text: string | null) =>
    text === null ? "" : `<${name}>${escaped(text)}${version === 2 ? `</${name}>` : ""}\n`
  const lines = movements.map(
    (written) =>
      `<STMTTRN>${value("TRNTYPE", "OTHER")}${value("DTPOSTED", `${written.bookedOn.replaceAll("-", "")}120000[0:GMT]`)}` +
      (written.valueOn === null ? "" : value("DTAVAIL", written.valueOn.replaceAll("-", ""))) +
      value("TRNAMT", `${written.direction === "credit" ? "" : "-"}${shown(written.amountMinor, currency)}`) +
      value("FITID", written.bankReference) +
      value("NAME", written.counterpartyName) +
      (written.counterpartyAccount === null
        ? ""
        : `<BANKACCTTO>${value("ACCTID", written.counterpartyAccount)}</BANKACCTTO>`) +
      `${value("MEMO", written.remittance)}</STMTTRN>\n`
  )
  const head =
    version === 2
      ? '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n'
      : "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\n\n"
  return (
    `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${value("CURDEF", currency)}` +
    `<BANKACCTFROM>${value("BANKID", "1")}${value("ACCTID", iban)}</BANKACCTFROM>` +
    `<BANKTRANLIST>${value("DTSTART", "20260101")}${value("DTEND", "20261231")}${lines.join("")}</BANKTRANLIST>` +
    `</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`
  )
}

/** A file that has no movement twice needs texts that survive every format. */
const text = (max: number) =>
  fc
    .array(
      fc.constantFrom(
        ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789äöüÄÖÜß.,&-".split("")
      ),
      {
        minLength: 1,
        maxLength: max
      }
    )
    .map((letters) => letters.join(""))
const words = (max: number) =>
  fc.array(text(8), { minLength: 1, maxLength: max }).map((list) => `x${list.join(" ")}`)
const id = fc.stringMatching(/^[A-Z][A-Z0-9]{9,15}$/)
const iban = fc.stringMatching(/^DE[0-9]{20}$/)

/** Days of two years, with New Year in between. */
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
const near = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const written: fc.Arbitrary<Written> = fc
  .record({
    direction: fc.constantFrom("credit" as const, "debit" as const),
    amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
    bookedOn: day,
    away: fc.option(fc.integer({ min: -40, max: 40 })),
    counterpartyName: fc.option(words(3)),
    counterpartyAccount: fc.option(iban),
    remittance: words(10),
    paymentReference: fc.option(fc.stringMatching(/^RF[0-9]{2}[A-Z0-9]{1,21}$/)),
    endToEndId: fc.option(id),
    bankReference: fc.option(id)
  })
  .map(({ away, ...fields }) => ({ ...fields, valueOn: away === null ? null : near(fields.bookedOn, away) }))

export const statements: fc.Arbitrary<WrittenStatement> = fc.record({
  iban,
  currency: fc.constantFrom("EUR", "CHF", "JPY", "BHD"),
  openingMinor: fc.integer({ min: -99_999_999, max: 99_999_999 }),
  movements: fc.array(written, { maxLength: 8 })
})

/** Bytes of a text in an encoding of one byte a character; UTF-16 has its mark. */
export const encoded = (
  content: string,
  encoding: "latin1" | "utf-16be" | "utf-16le" | "utf-8"
): Uint8Array => {
  if (encoding === "latin1") return Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  if (encoding === "utf-8") return new TextEncoder().encode(content)
  const bytes = new Uint8Array(2 + content.length * 2)
  const view = new DataView(bytes.buffer)
  const isLittle = encoding === "utf-16le"
  view.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < content.length; at++) view.setUint16(2 + at * 2, content.charCodeAt(at), isLittle)
  return bytes
}
