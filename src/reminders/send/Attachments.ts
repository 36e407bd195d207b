/** Reads the original invoices that go along with a message, just before it is handed over. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { documentName } from "../../domain/InvoiceDocument.ts"
import { DocumentsRepo } from "../../repos/receivables/Documents.ts"
import type { Attachment, OutgoingMessage } from "../transports/Transport.ts"

/** Bytes of all files of one message: encoded they are a third more, and many servers take no more than 20 MB. */
export const MAX_ATTACHED_BYTES = 10_485_760
/** Messages with files that this process hands over at the same time. */
const MAX_WITH_FILES = 2

/** Hands a message over with its files, which are in memory for no longer than that. */
export type WithAttachments = <A, E>(
  message: OutgoingMessage,
  handOver: (message: OutgoingMessage) => Effect.Effect<A, E>
) => Effect.Effect<A, E | ServiceUnavailable>

/** The first files that fit together. One that does not leaves its place to those behind it. */
const read = (documents: DocumentsRepo["Type"], { attaches = [], companyId }: OutgoingMessage) =>
  Effect.gen(function* () {
    const known = yield* documents.having(companyId, attaches)
    const files: Array<Attachment> = []
    let left = MAX_ATTACHED_BYTES
    for (const id of attaches.filter((each) => known.has(each))) {
      const about = yield* documents.find(companyId, id)
      if (about === null || about.bytes > left) continue
      const document = yield* documents.read(companyId, id)
      if (document === null) continue
      left -= document.content.length
      files.push({ name: documentName(document.reference, id), content: document.content })
    }
    return files
  })

/** Makes the function that hands messages over with their files. Those without any wait for no others. */
export const makeAttachments: Effect.Effect<WithAttachments, never, DocumentsRepo> = Effect.gen(function* () {
  const documents = yield* DocumentsRepo
  const places = yield* Effect.makeSemaphore(MAX_WITH_FILES)
  return (message, handOver) =>
    message.attaches === undefined || message.attaches.length === 0
      ? handOver(message)
      : places.withPermits(1)(
          Effect.flatMap(read(documents, message), (attachments) =>
            handOver(attachments.length === 0 ? message : { ...message, attachments })
          )
        )
})
