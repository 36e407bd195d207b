/** The original invoices of receivables: requests handed to the service. */
import { Effect } from "effect"
import { Api } from "../../api/Api.ts"
import { Documents } from "../../services/receivables/Documents.ts"
import * as HttpApiServer from "../HttpApiServer.ts"
import * as Results from "./Results.ts"

export const DocumentsHandlers = HttpApiServer.group(Api, "documents", (handlers) =>
  Effect.map(Documents, (documents) =>
    handlers
      .handle("put", ({ path, payload }) => Results.written(documents.put(path.receivable, payload)))
      .handle("read", ({ path }) => Results.file(documents.read(path.receivable)))
      .handle("remove", ({ path }) => Effect.map(documents.remove(path.receivable), (data) => ({ data })))
  )
)
