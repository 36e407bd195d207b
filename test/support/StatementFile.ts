/** A camt.053 statement as a bank sends it, for tests that upload one. */

/** The account of a company's facts. */
export const IBAN_OF_FACTS = "DE89370400440532013000"

/** A statement; what is left out is as an ordinary one has it. */
export interface CamtOptions {
  readonly iban?: string
  readonly currency?: string
  /** `-20.00` left the account. */
  readonly entries: ReadonlyArray<{ readonly amount: string; readonly name?: string; readonly text?: string }>
  /** The closing balance; by default what the entries come to from 1000.00 on. */
  readonly closing?: string
}

const balance = (code: string, amount: string, currency: string) => `
      <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2027-03-31</Dt></Dt></Bal>`

/** The text of the file. */
export const camt = ({ closing, currency = "EUR", entries, iban = IBAN_OF_FACTS }: CamtOptions): string => {
  const cents = entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 100_000)
  const entry = (
    { amount, name = "Ada Lovelace", text = "Thanks" }: CamtOptions["entries"][number],
    n: number
  ) => {
    const isDebit = amount.startsWith("-")
    const party = `<Nm>${name}</Nm>`
    return `
      <Ntry><Amt Ccy="${currency}">${amount.replace("-", "")}</Amt><CdtDbtInd>${isDebit ? "DBIT" : "CRDT"}</CdtDbtInd>
        <Sts>BOOK</Sts><BookgDt><Dt>2027-03-02</Dt></BookgDt><ValDt><Dt>2027-03-02</Dt></ValDt>
        <AcctSvcrRef>${iban}-${amount}-${n}</AcctSvcrRef><BkTxCd/>
        <NtryDtls><TxDtls><RltdPties>${isDebit ? `<Cdtr>${party}</Cdtr>` : `<Dbtr>${party}</Dbtr>`}</RltdPties>
          <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M</MsgId><CreDtTm>2027-04-01T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>S</Id><CreDtTm>2027-04-01T06:00:00</CreDtTm>
    <FrToDt><FrDtTm>2027-03-01T00:00:00</FrDtTm><ToDtTm>2027-03-31T23:59:59</ToDtTm></FrToDt>
    <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${balance("OPBD", "1000.00", currency)}${balance("CLBD", closing ?? (cents / 100).toFixed(2), currency)}${entries.map(entry).join("")}
  </Stmt></BkToCstmrStmt></Document>`
}
