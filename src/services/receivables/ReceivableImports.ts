/** Imports of many receivables from a file: all of them or none, and each file once. */
import { createHash } from "node:crypto"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { type CompanySettings, companyDay } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NewCustomer } from "../../domain/Customer.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { ImportRow } from "../../domain/ImportFile.ts"
import type { LineReference } from "../../domain/ImportSummary.ts"
import { named, record, Timestamp } from "../../domain/JsonFields.ts"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { CustomerSearchRepo, type KnownCustomer } from "../../repos/customers/CustomerSearch.ts"
import { type ImportRecord, ReceivableImportsRepo } from "../../repos/receivables/ReceivableImports.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import type { Debtor } from "../../repos/receivables/Receivables.ts"
import { receivableDraftOf } from "./Receivables.ts"
import { Reminders } from "../reminders/Reminders.ts"
import { unchanged, Write, type WriteEffect } from "../Write.ts"

export type { ImportRecord } from "../../repos/receivables/ReceivableImports.ts"

/** What an import did. */
const Imported = record({
  rows: named("rows", "Receivables that were created.")(Schema.Int),
  /** When the same file was imported before; null if it is imported now. */
  before: named("before", "When the same file was imported before.")(Schema.NullOr(Timestamp))
})

export class ReceivableImports extends Context.Tag("duebook/ReceivableImports")<
  ReceivableImports,
  {
    /** When a text was imported before; null if it was not. */
    readonly find: (text: string) => Effect.Effect<ImportRecord | null, ServiceUnavailable, CurrentRequest>
    /** Lines whose reference a receivable of the book has already. */
    readonly known: (
      references: ReadonlyArray<LineReference>
    ) => Effect.Effect<ReadonlyArray<number>, ServiceUnavailable, CurrentRequest>
    /**
     * Creates a receivable for each row, in one transaction that no other request shares. Rows with the same name and
     * address have one customer, which is a known one where there is one. A text that was imported before changes nothing.
     */
    readonly importAll: (text: string, rows: ReadonlyArray<ImportRow>) => WriteEffect<typeof Imported.Type>
  }
>() {
  static readonly layer = Layer.effect(
    ReceivableImports,
    Effect.gen(function* () {
      const createAll = yield* makeCreateAll
      const imports = yield* ReceivableImportsRepo
      const write = yield* Write

      return ReceivableImports.of({
        find: (text) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => imports.find(caller.companyId, hashOf(text))),
        known: Effect.fnUntraced(function* (references) {
          const { caller } = yield* CurrentRequest
          const given = new Set(references.map(({ reference }) => reference))
          const found = yield* imports.knownReferences(caller.companyId, [...given])
          return references.flatMap(({ line, reference }) => (found.has(reference) ? [line] : []))
        }),
        importAll: (text, rows) =>
          write.run<
            "receivables.import",
            typeof Imported.Type,
            typeof Imported.Encoded,
            never,
            null,
            CurrentActor
          >({
            deed: "receivables.import",
            once: { status: 201, schema: Imported },
            alone: true,
            decide: Effect.fnUntraced(function* (company, now) {
              const { companyId } = company
              const hash = hashOf(text)
              const importId = yield* imports.insert(companyId, hash, rows.length, now)
              if (importId === null) {
                const before = yield* imports.find(companyId, hash)
                return unchanged<typeof Imported.Type>({
                  rows: before?.rows ?? 0,
                  before: toRfc3339(before?.importedAt ?? now)
                })
              }
              yield* createAll(company, rows, importId, now)
              const value: typeof Imported.Type = { rows: rows.length, before: null }
              return { value, subjectId: importId, details: { rows: rows.length } }
            })
          })
      })
    })
  )
}

/** Finds the customers of rows: those that are known, and new ones, which it stores. */
const makeCustomersOf = Effect.gen(function* () {
  const customers = yield* CustomerSearchRepo
  const imports = yield* ReceivableImportsRepo
  return Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<ImportRow>, now: number) {
    const wanted = new Map(
      rows.map(({ input }) => [keyOf(input.customer), input.customer] as const).toReversed()
    )
    const known = yield* customers.known(
      companyId,
      [...wanted.values()].flatMap((customer) =>
        customer?.email === undefined ? [] : [{ displayName: customer.displayName, email: customer.email }]
      )
    )
    const found = new Map<string, KnownCustomer>(known.map((customer) => [keyOf(customer), customer]))
    const fresh = [...wanted].flatMap(([key, customer]) =>
      found.has(key) || customer === undefined ? [] : [customer]
    )
    const ids = yield* imports.reserve(rows.length, fresh.length)
    const made = fresh.map((customer, index) => ({ ...customer, id: ids.customers[index] ?? 0 }))
    yield* imports.insertCustomers(companyId, made, now)
    return {
      receivableIds: ids.receivables,
      isNew: new Set(made.map(({ id }) => id)),
      byKey: new Map<string, Debtor & { readonly id: number }>([
        ...[...found].map(([key, customer]) => [key, { ...customer, seen: "known" }] as const),
        ...made.map((customer) => [keyOf(customer), debtorOf(customer)] as const)
      ])
    }
  })
})

/** Stores the receivables of rows, with an entry of the audit log for each. */
const makeCreateAll = Effect.gen(function* () {
  const customersOf = yield* makeCustomersOf
  const receivables = yield* ReceivablesRepo
  const reminders = yield* Reminders
  const write = yield* Write
  return Effect.fnUntraced(function* (
    company: CompanySettings,
    rows: ReadonlyArray<ImportRow>,
    importId: number,
    now: number
  ) {
    const { companyId } = company
    const at = yield* Clock.currentTimeMillis
    const { byKey, isNew, receivableIds } = yield* customersOf(companyId, rows, now)
    for (const [index, { amountMinor, input, line }] of rows.entries()) {
      const id = receivableIds[index]
      const customer = byKey.get(keyOf(input.customer))
      if (id === undefined || customer === undefined)
        return yield* Effect.dieMessage("a row lost its customer")
      const draft = receivableDraftOf(input, customer.id, amountMinor, companyDay(company, now))
      const receivable = yield* receivables.insertAs(companyId, id, draft, now)
      yield* reminders.receivableCreated(company, receivable, customer, now)
      yield* write.record(
        "receivable.import",
        { customer_id: customer.id, new_customer: isNew.has(customer.id), import_id: importId, line },
        { companyId, subjectId: id, at }
      )
    }
  })
})

/** What a file is told apart by. */
const hashOf = (text: string): Uint8Array => createHash("sha256").update(text, "utf8").digest()

/** Customers with the same name and address are one. */
const keyOf = (
  customer: { readonly displayName: string; readonly email?: string | null } | undefined
): string => JSON.stringify([customer?.displayName ?? null, customer?.email ?? null])

const debtorOf = ({
  id,
  preferredLocale,
  timezone
}: NewCustomer & { readonly id: number }): Debtor & { readonly id: number } => ({
  id,
  seen: "new",
  preferredLocale: preferredLocale ?? null,
  timezone: timezone ?? null
})
