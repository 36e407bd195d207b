/** The original invoices of receivables: kept, read and removed. */
import { createHash } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { NotFound, type ServiceUnavailable, type ValidationFailed } from "../../domain/Errors.ts"
import { acceptedPdf, documentName, InvoiceDocument } from "../../domain/InvoiceDocument.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import { DocumentsRepo } from "../../repos/receivables/Documents.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { orNotFound } from "../Lookup.ts"
import { Write, type WriteEffect } from "../Write.ts"

/** A document as somebody downloads it. */
export interface DocumentFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Documents that are read from the database at the same time. */
const MAX_READ_AT_ONCE = 4

export class Documents extends Context.Tag("duebook/Documents")<
  Documents,
  {
    /** Keeps a PDF as the invoice of a receivable, in the place of any that it has. `name`: of the field that it came in. */
    readonly put: (
      receivableId: number,
      bytes: Uint8Array,
      name?: string
    ) => WriteEffect<InvoiceDocument, NotFound | ValidationFailed>
    /** What is known of it; null where there is none. */
    readonly find: (
      receivableId: number
    ) => Effect.Effect<InvoiceDocument | null, NotFound | ServiceUnavailable, CurrentRequest>
    readonly read: (
      receivableId: number
    ) => Effect.Effect<DocumentFile, NotFound | ServiceUnavailable, CurrentRequest>
    /** That of a debt, for its debtor, whose link has been checked. */
    readonly readFor: (
      debt: { readonly companyId: number; readonly customerId: number },
      receivableId: number
    ) => Effect.Effect<DocumentFile, NotFound | ServiceUnavailable>
    readonly remove: (
      receivableId: number
    ) => Effect.Effect<{ readonly receivableId: number }, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Documents,
    Effect.gen(function* () {
      const documents = yield* DocumentsRepo
      const receivables = yield* ReceivablesRepo
      const places = yield* Effect.makeSemaphore(MAX_READ_AT_ONCE)

      const receivableOf = (companyId: number, receivableId: number) =>
        orNotFound("receivable", receivables.find(companyId, receivableId))

      const fileOf = Effect.fnUntraced(function* (
        companyId: number,
        { externalReference, id }: { readonly externalReference: string | null; readonly id: number }
      ) {
        const found = yield* places.withPermits(1)(documents.read(companyId, id))
        const { content } = yield* orNotFound("document", Effect.succeed(found))
        return { name: documentName(externalReference, id), content }
      })

      return Documents.of({
        put: yield* makePut,
        remove: yield* makeRemove,
        find: Effect.fnUntraced(function* (receivableId) {
          const { companyId } = (yield* CurrentRequest).caller
          const { id } = yield* receivableOf(companyId, receivableId)
          return yield* documents.find(companyId, id)
        }),
        read: Effect.fnUntraced(function* (receivableId) {
          const { companyId } = (yield* CurrentRequest).caller
          return yield* fileOf(companyId, yield* receivableOf(companyId, receivableId))
        }),
        readFor: Effect.fnUntraced(function* ({ companyId, customerId }, receivableId) {
          const receivable = yield* receivableOf(companyId, receivableId)
          if (receivable.customerId !== customerId) return yield* NotFound.resource("receivable")
          return yield* fileOf(companyId, receivable)
        })
      })
    })
  )
}

const makePut = Effect.gen(function* () {
  const documents = yield* DocumentsRepo
  const receivables = yield* ReceivablesRepo
  const write = yield* Write
  return (receivableId: number, bytes: Uint8Array, name = "body") => {
    const accepted = acceptedPdf(bytes, name)
    return write.run({
      deed: "receivable.document",
      once: { status: 200, schema: InvoiceDocument },
      // A large file keeps no other write waiting.
      alone: true,
      subject: `receivable ${receivableId}`,
      reads: (companyId) =>
        ClaimRead.both(receivables.readForUpdate(companyId, receivableId), documents.newId),
      decide: Effect.fnUntraced(function* ({ companyId }, now, [locked, id]) {
        yield* orNotFound("receivable", Effect.succeed(locked))
        const content = yield* accepted
        const sha256 = createHash("sha256").update(content).digest("hex")
        const document = { receivableId, bytes: content.length, sha256 }
        yield* documents.replace(companyId, id, { ...document, content }, now)
        return { value: document, subjectId: receivableId, details: { bytes: content.length, sha256 } }
      })
    })
  }
})

const makeRemove = Effect.gen(function* () {
  const documents = yield* DocumentsRepo
  const receivables = yield* ReceivablesRepo
  const write = yield* Write
  return Effect.fnUntraced(function* (receivableId: number) {
    const { actor, caller } = yield* CurrentRequest
    const { companyId } = caller
    yield* orNotFound("receivable", receivables.find(companyId, receivableId))
    return yield* write
      .run({
        deed: "receivable.document_remove",
        companyId,
        subject: `receivable ${receivableId}`,
        decide: Effect.fnUntraced(function* () {
          if (!(yield* documents.remove(companyId, receivableId))) return yield* NotFound.resource("document")
          return { value: { receivableId }, subjectId: receivableId, details: {} }
        })
      })
      .pipe(Effect.provideService(CurrentActor, actor))
  })
})
