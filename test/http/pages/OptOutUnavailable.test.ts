/** The opt-out page when it fails, and its languages, in memory. */
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { NotFound, ServiceUnavailable } from "../../../src/domain/Errors.ts"
import { InFlight } from "../../../src/http/InFlight.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { MemoryStore, planned, TestApp } from "../../../src/testing/Testing.ts"
import { markup } from "../../../src/texts/Html.ts"
import { textsIn } from "../../../src/texts/Languages.ts"

const down = Effect.fail(ServiceUnavailable.because("database_unavailable"))

const answer = (method = "GET", headers: Record<string, string> = {}) =>
  Effect.gen(function* () {
    const app = yield* TestApp
    const response = yield* app.fetch("/o/e1_1_00000000000000000000000000000000", { method, headers })
    return {
      status: response.status,
      headers: response.headers,
      text: yield* Effect.promise(() => response.text())
    }
  })

describe("the opt-out page", () => {
  it.effect("without a database is a 503 with Retry-After", () =>
    Effect.gen(function* () {
      for (const method of ["GET", "POST", "HEAD"]) {
        const { headers, status, text } = yield* answer(method, { "accept-language": "fr" })
        expect([method, status, headers.get("retry-after")]).toEqual([method, 503, "2"])
        expect(text.includes("Indisponible pour le moment")).toBe(method !== "HEAD")
      }
    }).pipe(Effect.provide(TestApp.layer(planned(OptOuts, { status: () => down }))))
  )

  it.effect("is a 503 when too many requests are in flight", () =>
    Effect.gen(function* () {
      expect((yield* answer()).status).toBe(503)
    }).pipe(Effect.provide(TestApp.layer(InFlight.layer(0))))
  )

  it.effect("with an internal error is a 500 without its cause", () =>
    Effect.gen(function* () {
      const { status, text } = yield* answer()
      expect(status).toBe(500)
      expect(text).not.toContain("zeppelin")
    }).pipe(Effect.provide(TestApp.layer(planned(OptOuts, { status: () => Effect.dieMessage("zeppelin") }))))
  )

  it.effect("is a 404 when the customer does not exist", () =>
    Effect.gen(function* () {
      expect((yield* answer("POST")).status).toBe(404)
    }).pipe(
      Effect.provide(
        TestApp.layer(planned(OptOuts, { status: () => Effect.fail(NotFound.resource("customer")) }))
      )
    )
  )

  it.effect("works in memory as on PostgreSQL", () =>
    Effect.gen(function* () {
      const app = yield* TestApp
      const store = yield* MemoryStore
      const { id } = yield* Effect.flatMap(CustomersRepo, (customers) =>
        customers.insert(1, { displayName: "Ada", email: "ada@example.com", preferredLocale: "de" }, 0)
      )
      const optOuts = yield* OptOuts
      const url = yield* optOuts.urlFor(
        { companyId: 1, customerId: id },
        { channel: "email", address: "ada@example.com" }
      )
      expect(url).toMatch(/^https:\/\/due\.example\/app\/o\/e1_/)
      const path = url.slice("https://due.example/app".length)
      const asking = yield* Effect.flatMap(app.fetch(path), (response) =>
        Effect.promise(() => response.text())
      )
      expect(asking).toContain('<html lang="de">')
      expect((yield* app.fetch(path, { method: "POST" })).status).toBe(200)
      expect((yield* optOuts.status(path.slice(3))).optedOut).toBe(true)
      expect((yield* optOuts.status(path.slice(3))).channel).toBe("email")
      expect((yield* store.auditLog(1)).map(({ actor, deed }) => [deed, actor])).toEqual([
        ["customer.opt_out", "debtor"]
      ])
    }).pipe(
      Effect.provide(Layer.provideMerge(OptOuts.layer, TestApp.layer())),
      Effect.provideService(PublicUrl, { url: "https://due.example/app/" })
    )
  )
})

describe("its texts", () => {
  it("are there for every channel in every language, and name the company once", () => {
    const sentences = new Set<string>()
    for (const { optOutPage } of Object.values(textsIn)) {
      for (const view of ["ask", "left", "back"] as const) {
        for (const channel of ["email", "sms"] as const) {
          const { text } = optOutPage[view][channel](markup`<bdi>${"A & B"}</bdi>`)
          expect(text.split("<bdi>A &amp; B</bdi>").length).toBe(2)
          sentences.add(text)
        }
      }
    }
    expect(sentences.size).toBe(Object.keys(textsIn).length * 6)
  })
})
