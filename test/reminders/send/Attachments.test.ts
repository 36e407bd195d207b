/** The original invoices that go along with e-mails: which, how many, and at most two messages' at a time. */
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { attachesAt, type AttachDocument, type Tone } from "../../../src/domain/dunning/Policy.ts"
import { ServiceUnavailable } from "../../../src/domain/Errors.ts"
import { makeAttachments, MAX_ATTACHED_BYTES } from "../../../src/reminders/send/Attachments.ts"
import type { OutgoingMessage } from "../../../src/reminders/transports/Transport.ts"
import { fromEffect } from "../../../src/repos/ClaimRead.ts"
import { DocumentsRepo } from "../../../src/repos/receivables/Documents.ts"

const message = (attaches?: ReadonlyArray<number>): OutgoingMessage => ({
  companyId: 7,
  messageId: 1,
  channel: "email",
  recipients: ["ada@example.com"],
  recipientName: "Ada",
  sender: "Lumen GmbH",
  replyTo: null,
  locale: "en",
  subject: "Final reminder",
  text: "Text",
  html: null,
  optOutUrl: null,
  ...(attaches === undefined ? {} : { attaches })
})

/** Documents of these sizes, by their receivables. */
const documents = (sizes: Readonly<Record<number, number>>, isThere = true) =>
  Layer.mock(DocumentsRepo, {
    newId: fromEffect(Effect.dieMessage("nobody stores a document here")),
    having: (_, ids): Effect.Effect<ReadonlySet<number>, ServiceUnavailable> =>
      isThere
        ? Effect.succeed(new Set<number>(ids.filter((id) => sizes[id] !== undefined)))
        : Effect.fail(ServiceUnavailable.because("database_unavailable")),
    find: (_, receivableId) =>
      Effect.succeed({ receivableId, bytes: sizes[receivableId] ?? 0, sha256: "ab".repeat(32) }),
    read: (_, receivableId) =>
      Effect.succeed({
        receivableId,
        bytes: sizes[receivableId] ?? 0,
        sha256: "ab".repeat(32),
        reference: `INV/${receivableId}`,
        content: new Uint8Array(sizes[receivableId] ?? 0)
      })
  })

const handedOver = (outgoing: OutgoingMessage, layer: Layer.Layer<DocumentsRepo>) =>
  Effect.flatMap(makeAttachments, (withAttachments) =>
    withAttachments(outgoing, (whole) =>
      Effect.succeed(whole.attachments?.map(({ content, name }) => [name, content.length]))
    )
  ).pipe(Effect.provide(layer), Effect.runPromise)

describe("a policy", () => {
  it.each<[AttachDocument, ReadonlyArray<Tone>]>([
    ["never", []],
    ["final", ["final"]],
    ["firm", ["firm", "final"]]
  ])("that says %s has files go along with e-mails that are %j", (attachDocument, tones) => {
    const all: ReadonlyArray<Tone> = ["friendly", "firm", "final"]
    expect(all.filter((tone) => attachesAt({ attachDocument }, tone))).toEqual(tones)
  })
})

describe("the files of a message", () => {
  it("are those of the debts that it names and that have one, by their references", async () => {
    expect(await handedOver(message([3, 4, 5]), documents({ 3: 10, 5: 20 }))).toEqual([
      ["INV-3.pdf", 10],
      ["INV-5.pdf", 20]
    ])
    expect(await handedOver(message([4]), documents({}))).toBeUndefined()
    expect(await handedOver(message(), documents({ 3: 10 }))).toBeUndefined()
  })

  it("have ten megabytes together; what has no room is left out, and what is behind it may fit", async () => {
    const sizes = { 1: MAX_ATTACHED_BYTES - 5, 2: 6, 3: 5 }
    expect(await handedOver(message([1, 2, 3]), documents(sizes))).toEqual([
      ["INV-1.pdf", MAX_ATTACHED_BYTES - 5],
      ["INV-3.pdf", 5]
    ])
  })

  it("are read of two messages at a time", async () => {
    let [now, most] = [0, 0]
    await Effect.flatMap(makeAttachments, (withAttachments) =>
      Effect.forEach(
        Array.from({ length: 8 }),
        () =>
          withAttachments(message([3]), () =>
            Effect.gen(function* () {
              most = Math.max(most, ++now)
              yield* Effect.yieldNow()
              now--
            })
          ),
        { concurrency: "unbounded" }
      )
    ).pipe(Effect.provide(documents({ 3: 1 })), Effect.runPromise)
    expect(most).toBe(2)
  })

  it("keep it back where they can't be read", async () => {
    const refused = await Effect.flatMap(makeAttachments, (withAttachments) =>
      Effect.either(withAttachments(message([3]), () => Effect.succeed("sent")))
    ).pipe(Effect.provide(documents({ 3: 1 }, false)), Effect.runPromise)
    expect(refused).toMatchObject({ _tag: "Left", left: { _tag: "ServiceUnavailable" } })
  })
})
