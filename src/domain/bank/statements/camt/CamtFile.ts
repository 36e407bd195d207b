/** Files of camt.052, camt.053 and camt.054, in all their versions: they are told apart by the names of their elements. */
import type { StatedAccount, StatementFormat } from "../../Movement.ts"
import { StatementProblem, wrongStatementFile } from "../Problem.ts"
import { isoDate } from "../StatedDate.ts"
import type { Tally } from "../Tally.ts"
import { readXml, textAt, type XmlNode } from "../XmlReader.ts"
import { camtAccount, type CamtBalance, camtBalance, camtBalances } from "./CamtAccount.ts"
import { type CamtDetail, camtDetail } from "./CamtDetail.ts"
import { camtEntry } from "./CamtEntry.ts"

/** Messages, whose first version has an ending of its own. */
const messages: Readonly<Record<string, StatementFormat>> = {
  BkToCstmrAcctRpt: "camt.052",
  BkToCstmrStmt: "camt.053",
  BkToCstmrDbtCdtNtfctn: "camt.054"
}

const formats: ReadonlySet<string> = new Set(Object.values(messages))

/** Refuses the namespace of another message of ISO 20022, such as pain.001, whatever its elements are called. */
const checkNamespace = (namespace: string): void => {
  const [, stated] = /(?:^|[^a-z])([a-z]{4}\.[0-9]{3})\.[0-9]{3}\.[0-9]{2}(?![0-9])/.exec(namespace) ?? []
  if (stated !== undefined && !formats.has(stated)) {
    wrongStatementFile(`is XML of ${stated}, but no camt.052, camt.053 or camt.054`)
  }
}

/** Elements that are statements. */
const statements = new Set(["Stmt", "Rpt", "Ntfctn"])

/** What is read of a statement. */
const parts = new Set(["Acct", "FrToDt", "Bal", "StmtPgntn", "RptPgntn", "NtfctnPgntn", "Ntry"])

/** A statement that is being read. */
interface OpenStatement {
  account: StatedAccount
  fromDate: string | null
  toDate: string | null
  isPage: boolean
  readonly balances: Array<CamtBalance>
  /** Of the entry that is being read. */
  details: Array<CamtDetail>
}

const newStatement = (): OpenStatement => ({
  account: { iban: null, number: null, bankCode: null, currency: null },
  fromDate: null,
  toDate: null,
  isPage: false,
  balances: [],
  details: []
})

/** Whether a statement is one page of several. */
const isOnePageOfSeveral = (pagination: XmlNode): boolean =>
  Number(textAt(pagination, "PgNb") ?? "1") > 1 || textAt(pagination, "LastPgInd") === "false"

/** The currency, which versions without one leave to the balances and entries. */
const learnCurrency = (statement: OpenStatement, currency: string | null): void => {
  if (statement.account.currency === null) statement.account = { ...statement.account, currency }
}

const readPart = (statement: OpenStatement, node: XmlNode, tally: Tally): void => {
  switch (node.name) {
    case "Acct":
      statement.account = camtAccount(node)
      break
    case "FrToDt":
      statement.fromDate = isoDate(textAt(node, "FrDtTm") ?? textAt(node, "FrDt"))
      statement.toDate = isoDate(textAt(node, "ToDtTm") ?? textAt(node, "ToDt"))
      break
    case "Bal": {
      const balance = camtBalance(node, statement.account.currency)
      if (balance === null) break
      learnCurrency(statement, balance.currency)
      // Balances in other currencies are beside those of the account.
      if (balance.currency === statement.account.currency) statement.balances.push(balance)
      break
    }
    case "Ntry": {
      const { details } = statement
      statement.details = []
      tally.entry(node.line, () => {
        const found = camtEntry(node, details, statement.account)
        if (found !== "pending") learnCurrency(statement, found[0]?.currency ?? null)
        return found
      })
      break
    }
    default:
      statement.isPage ||= isOnePageOfSeveral(node)
  }
}

const endStatement = (statement: OpenStatement, format: StatementFormat, tally: Tally): void => {
  const { account, balances, fromDate, isPage, toDate } = statement
  const { closing, opening } = camtBalances(balances, { format, isPage })
  tally.end({
    format,
    account,
    fromDate,
    toDate: toDate ?? closing?.date ?? null,
    openingMinor: opening?.minor ?? null,
    closingMinor: closing?.minor ?? null
  })
}

/** The account number is needed to know whose movements they are. */
const requireAccount = ({ account }: OpenStatement, line: number): void => {
  if (account.iban === null && account.number === null) {
    throw new StatementProblem("file", `line ${line}: a statement does not say of which account it is`)
  }
}

/** Reads a file. */
export const readCamt = (chunks: Iterable<string>, tally: Tally): void => {
  let format: StatementFormat | null = null
  let statement: OpenStatement | null = null
  let statementCount = 0
  readXml(chunks, {
    wants: (name, parent) =>
      statement !== null && ((statements.has(parent) && parts.has(name)) || name === "TxDtls"),
    open: (name, parent, namespace) => {
      const message = messages[name.replace(/V0[0-9]$/, "")]
      if (namespace !== null && (name === "Document" || message !== undefined)) checkNamespace(namespace)
      if (message !== undefined) format = message
      else if (format !== null && statements.has(name) && parent.startsWith("BkToCstmr"))
        statement = newStatement()
    },
    tree: (node, around) => {
      if (statement === null) return
      if (node.name !== "TxDtls") {
        if (node.name === "Ntry") requireAccount(statement, node.line)
        readPart(statement, node, tally)
        return
      }
      const amount = around?.children.find(({ name }) => name === "Amt")
      statement.details.push(camtDetail(node, amount?.currency ?? statement.account.currency ?? ""))
    },
    close: (name) => {
      if (!statements.has(name) || statement === null || format === null) return
      statementCount++
      endStatement(statement, format, tally)
      statement = null
    }
  })
  if (format === null) wrongStatementFile("is XML, but no camt.052, camt.053 or camt.054")
  if (statementCount === 0) wrongStatementFile("has no statement in it")
}
