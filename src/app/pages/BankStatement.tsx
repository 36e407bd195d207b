/** One file of statements: what it says of each account, what it has brought, and how far it is while it is in work. */
import { Effect } from "effect"
import {
  type ListedPart,
  type SeenAccount,
  type SeenStatement,
  StatementViews
} from "../../services/bank/StatementViews.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Table } from "../parts/Table.tsx"
import { Card, Day, Facts, Moment, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { accountName } from "./bank/Accounts.tsx"
import { statementName } from "./bank/Upload.tsx"
import { say } from "../../words/Say.ts"

interface Props {
  readonly accounts: ReadonlyArray<SeenAccount>
  readonly file: SeenStatement
  readonly visit: CompanyVisit
}

/** How far a file in work is. A script asks again; without it there is a link. */
const Progress = ({ file: { inWork }, visit: { facts, reader } }: Props) =>
  inWork === null ? null : (
    <Card title={say("In work")}>
      <div data-again>
        <progress max={Math.max(1, inWork.transactions)} value={inWork.matched} aria-label={say("Matched")} />
        <p>
          {say(
            "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.",
            { count: reader.number(inWork.matched), count2: reader.number(inWork.transactions) }
          )}
        </p>
        <a href={facts.path}>{say("Look again")}</a>
      </div>
    </Card>
  )

const partColumns = ({ accounts, visit: { base, reader } }: Props) => {
  const accountOf = (id: number) => accounts.find((account) => account.id === id)
  const balanceOf = (minor: number | null, id: number) => {
    const currency = accountOf(id)?.currency
    return minor === null || currency === undefined ? (
      ""
    ) : (
      <Money minor={minor} currency={currency} reader={reader} />
    )
  }
  return [
    {
      label: say("Account"),
      place: "title" as const,
      cell: ({ bankAccountId, fromDate, toDate }: ListedPart) => {
        const account = accountOf(bankAccountId)
        const days = new URLSearchParams({
          bank_account_id: String(bankAccountId),
          ...(fromDate === null ? {} : { booked_from: fromDate }),
          ...(toDate === null ? {} : { booked_to: toDate })
        })
        return (
          <a href={`${base}/bank?${days}`}>
            {account === undefined ? say("No. {bankAccountId}", { bankAccountId }) : accountName(account)}
          </a>
        )
      }
    },
    {
      label: say("Days"),
      place: "line" as const,
      cell: ({ fromDate, toDate }: ListedPart) =>
        fromDate === null || toDate === null ? (
          ""
        ) : (
          <>
            <Day date={fromDate} reader={reader} />–<Day date={toDate} reader={reader} />
          </>
        )
    },
    {
      label: say("Transactions"),
      number: true,
      cell: ({ transactions }: ListedPart) => reader.number(transactions)
    },
    {
      label: say("Balance before"),
      number: true,
      cell: ({ bankAccountId, openingMinor }: ListedPart) => balanceOf(openingMinor, bankAccountId)
    },
    {
      label: say("Balance after"),
      number: true,
      cell: ({ bankAccountId, closingMinor }: ListedPart) => balanceOf(closingMinor, bankAccountId)
    }
  ]
}

/** What it has brought, by how that stands now. */
const Brought = ({ file: { statement }, visit }: Props) => {
  const number = (n: number) => visit.reader.number(n)
  return (
    <Card title={say("What it brought")}>
      <Facts
        facts={[
          [say("Transactions"), number(statement.transactions)],
          [say("New"), number(statement.newTransactions)],
          [say("Known before"), number(statement.knownTransactions)],
          [say("Format"), statement.format],
          [say("Imported"), <Moment at={statement.importedAt} reader={visit.reader} />]
        ]}
      />
    </Card>
  )
}

const load = ({ facts }: CompanyVisit) =>
  Effect.gen(function* () {
    const statements = yield* StatementViews
    return {
      file: yield* statements.of(yield* idIn(facts, "statement")),
      accounts: yield* statements.accounts
    }
  })

/** `/app/{company}/bank/statements/{statement}`. */
export const bankStatement = companyPage({
  path: "/bank/statements/:statement",
  title: ({ file: { statement } }) => statementName(statement),
  load,
  view: ({ accounts, file }, visit) => {
    const props = { accounts, file, visit }
    return (
      <>
        <p class="standing">
          <a href={`${visit.base}/bank`}>{say("Money in")}</a>{" "}
          <a href={`${visit.base}/bank/statements`}>{say("Statements")}</a>
        </p>
        <Progress {...props} />
        <Brought {...props} />
        {file.parts.length === 0 ? null : (
          <Table
            caption={say("What it says of each account")}
            columns={partColumns(props)}
            rows={file.parts}
          />
        )}
      </>
    )
  }
})
