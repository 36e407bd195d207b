/** Files of statements: uploading them, what came of each, and those so far. */
import { Effect } from "effect"
import { type ListedStatement, StatementViews } from "../../services/bank/StatementViews.ts"
import { BankAccounts } from "../../services/company/BankAccounts.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Pager, Table } from "../parts/Table.tsx"
import { Badge, Card, Empty, Moment } from "../parts/Text.tsx"
import { pageRequestOf } from "../Query.ts"
import { statementUploads, MAX_UPLOAD_BYTES } from "./bank/importing.ts"
import { FilesInWork, Outcomes, statementName, Uploaded, UploadForm } from "./bank/Upload.tsx"
import { phrase, say } from "../../words/Say.ts"

const columns = ({ base, reader }: CompanyVisit) => [
  {
    label: say("File"),
    place: "title" as const,
    cell: (statement: ListedStatement) => (
      <a class="break" href={`${base}/bank/statements/${statement.id}`}>
        {statementName(statement)}
      </a>
    )
  },
  {
    label: say("Imported"),
    place: "line" as const,
    cell: ({ importedAt }: ListedStatement) => <Moment at={importedAt} reader={reader} />
  },
  {
    label: say("Status"),
    place: "state" as const,
    cell: ({ isMatched }: ListedStatement) =>
      isMatched ? <Badge kind="good">{say("Done")}</Badge> : <Badge kind="info">{say("In work")}</Badge>
  },
  {
    label: say("Transactions"),
    number: true,
    cell: ({ transactions }: ListedStatement) => reader.number(transactions)
  },
  {
    label: say("New"),
    number: true,
    cell: ({ newTransactions }: ListedStatement) => reader.number(newTransactions)
  }
]

/** `/app/{company}/bank/statements`. */
export const bankStatements = companyPage({
  path: "/bank/statements",
  title: phrase("Statements"),
  maxFormBytes: MAX_UPLOAD_BYTES,
  load: ({ membership, query }) =>
    Effect.gen(function* () {
      const statements = yield* StatementViews
      const bankAccounts = yield* BankAccounts
      const request = pageRequestOf(query)
      const { accountHolder, name } = yield* bankAccounts.of(membership.company.id)
      return {
        request,
        holder: accountHolder ?? name,
        accounts: yield* statements.accounts,
        inWork: yield* statements.inWork,
        ...(yield* statements.list(request))
      }
    }),
  view: ({ accounts, holder, inWork, items, request, total }, visit) => (
    <>
      <p class="standing">
        <a href={`${visit.base}/bank`}>{say("Money in")}</a>
      </p>
      <FilesInWork statements={inWork} visit={visit} />
      {visit.shown instanceof Uploaded ? (
        <Outcomes uploaded={visit.shown} accounts={accounts} holder={holder} visit={visit} />
      ) : null}
      <Card title={say("Upload")}>
        <UploadForm visit={visit} />
      </Card>
      {total === 0 ? (
        <Empty>
          <p>{say("No statement was uploaded yet. Download one from your bank, and choose it above.")}</p>
        </Empty>
      ) : (
        <>
          <Table caption={say("Files, newest first")} columns={columns(visit)} rows={items} />
          <Pager visit={visit} request={request} total={total} />
        </>
      )}
    </>
  ),
  actions: statementUploads
})
