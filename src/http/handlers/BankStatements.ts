/** Bank statements and accounts: requests handed to the service. */
import { Api } from "../../api/Api.ts"
import { Effect } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { StatementImports } from "../../services/bank/StatementImports.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const BankStatementsHandlers = HttpApiServer.group(Api, "bankStatements", (handlers) =>
  Effect.map(StatementImports, (imports) =>
    handlers
      .handle("import", ({ payload, urlParams }) =>
        Results.written(
          imports.import({
            bytes: payload,
            fileName: null,
            bankAccountId: urlParams.bankAccountId ?? null
          })
        )
      )
      .handle("accounts", ({ urlParams }) =>
        Results.list(urlParams, ({ page, perPage }) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            // A company has few.
            Effect.map(imports.accounts(caller.companyId), (all) => ({
              total: all.length,
              items: all.slice((page - 1) * perPage, page * perPage)
            }))
          )
        )
      )
  )
)
