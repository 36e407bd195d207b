/** Bank statements and accounts over HTTP (contract, "Bank"). */
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { BankAccountRecord, BankStatement, statementMediaTypes } from "../domain/bank/BankStatement.ts"
import { MAX_STATEMENT_BYTES } from "../domain/bank/Movement.ts"
import { fieldIssue } from "../domain/Errors.ts"
import { optionalNamed, record, strict } from "../domain/JsonFields.ts"
import { Admission, EndpointAdmission, needs } from "./Admission.ts"
import { Created } from "./Created.ts"
import { ListEnvelope } from "./Envelope.ts"
import { badPage, Examples } from "./Examples.ts"
import * as Failures from "./Failures.ts"
import { FileBody } from "./FileBody.ts"
import { WriteHeaders } from "./Headers.ts"
import { Idempotent } from "./Idempotent.ts"
import { IdParam, listQuery } from "./Queries.ts"

const statement = {
  id: 31,
  format: "camt.053",
  bank_account_id: 3,
  from_date: "2026-03-02",
  to_date: "2026-03-02",
  opening_minor: 1840022,
  closing_minor: 1888022,
  transactions: 3,
  new: 3,
  known: 0,
  applied: 2,
  suggested: 1,
  unmatched: 0
}

export const BankStatementsGroup = HttpApiGroup.make("bankStatements")
  .add(
    HttpApiEndpoint.post("import", "/bank-statements")
      .setHeaders(WriteHeaders)
      .setUrlParams(
        record({
          bankAccountId: optionalNamed(
            "bank_account_id",
            "The account of a CSV file, which does not name it, or of another one whose account number ends like several.",
            3
          )(IdParam)
        }).annotations({ ...strict })
      )
      .setPayload(HttpApiSchema.Uint8Array())
      .addSuccess(Created(BankStatement))
      .addError(Failures.ValidationFailed)
      .middleware(Idempotent)
      .annotate(EndpointAdmission, needs("bank:write"))
      .annotate(FileBody, {
        maxBytes: MAX_STATEMENT_BYTES,
        types: statementMediaTypes,
        description:
          "The file itself, at most 10 MB: camt.053, camt.052 or camt.054, a ZIP of them, MT940, OFX, or CSV whose columns have been matched. What it is, its content says."
      })
      .annotate(Examples, {
        data: statement,
        invalid: fieldIssue(
          "entries[12]",
          "invalid",
          'line 214: the amount "12,345" has too many decimals for EUR'
        )
      })
      .annotate(OpenApi.Identifier, "importBankStatement")
      .annotate(OpenApi.Summary, "Import a bank statement")
      .annotate(
        OpenApi.Description,
        "Reads a bank's file. Each movement is stored once, whatever files bring it; what certainly pays a debt is applied, the rest waits for a person. A file that is wrong is refused whole, with the entry and what is wrong with it. The same bytes under the same key are one import."
      )
  )
  .add(
    HttpApiEndpoint.get("accounts", "/bank-accounts")
      .setUrlParams(listQuery({}))
      .addSuccess(ListEnvelope(BankAccountRecord))
      .addError(Failures.NotFound)
      .addError(Failures.ValidationFailed)
      .annotate(EndpointAdmission, needs("bank:read"))
      .annotate(OpenApi.Identifier, "listBankAccounts")
      .annotate(Examples, {
        data: [
          {
            id: 3,
            iban: "DE89370400440532013000",
            currency: "EUR",
            name: "Blue Heron Bikes GmbH",
            last_statement_to: "2026-03-02",
            balance_minor: 1888022
          }
        ],
        invalid: badPage
      })
      .annotate(OpenApi.Summary, "List the company's bank accounts")
      .annotate(
        OpenApi.Description,
        "Accounts whose statements are taken: that of the company's facts and those that were added, with what their last statement said."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Bank statements")
  .annotate(OpenApi.Description, "What the company's banks say has come in and gone out.")
