import { HttpApi } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Validator } from "@seriousme/openapi-schema-validator"
import addFormats from "ajv-formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import { Context } from "effect"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { catalogue } from "../../src/domain/Errors.ts"
import { EndpointAdmission } from "../../src/api/Admission.ts"
import { Api } from "../../src/api/Api.ts"
import { type JsonSchema, type MediaType, refName, type Response } from "../../src/http/openapi/Model.ts"
import { document, documentJson } from "../../src/http/OpenApi.ts"

const description = document()
const { components, paths } = description

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    route: `${method} ${path}`,
    // Taking something away needs no key: the second time, nothing is there.
    write: method !== "get" && method !== "delete",
    operation
  }))
)

const endpoints = (() => {
  const found: Array<{ readonly name: string; readonly route: string; readonly scope: string }> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, mergedAnnotations }) => {
      found.push({
        name: `${group.identifier}.${endpoint.name}`,
        route: `${endpoint.method.toLowerCase()} ${endpoint.path.replace(/:(\w+)/g, "{$1}")}`,
        scope: Context.unsafeGet(mergedAnnotations, EndpointAdmission).scope
      })
    }
  })
  return found
})()

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true })
addFormats.default(ajv)

const placed = (schemas: unknown): object =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/components/schemas/', '"doc#/$defs/'))
ajv.addSchema({ $id: "doc", $defs: placed(components.schemas) })

/** Problems of a value under a schema of the document. */
const problems = (schema: JsonSchema, value: unknown): ReadonlyArray<string> => {
  const check = ajv.compile(placed(schema))
  return check(value)
    ? []
    : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`)
}

const component = (name: string): JsonSchema => components.schemas[name] ?? {}
const bodyOf = (content: { readonly "application/json": MediaType } | undefined) =>
  content?.["application/json"]

describe("the interface description", () => {
  it("equals the snapshot", () => {
    const file = join(import.meta.dirname, "openapi.snapshot.json")
    const text = `${JSON.stringify(description, null, 1)}\n`
    if (process.env["UPDATE_SNAPSHOT"] === "1") writeFileSync(file, text)
    const snapshot = existsSync(file) ? readFileSync(file, "utf8") : "{}"
    expect(
      JSON.parse(text),
      "The interface changed. If that is meant, take it over: UPDATE_SNAPSHOT=1 bun --bun vitest run test/http/OpenApi.test.ts"
    ).toEqual(JSON.parse(snapshot))
  })

  it("is made once and is plain JSON", () => {
    expect(document()).toBe(description)
    expect(JSON.parse(documentJson())).toEqual(description)
  })

  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(documentJson()))).toEqual({ valid: true })
    expect(validator.version).toBe("3.1")
    expect(description).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Duebook", version: "1.0.0" },
      servers: [{ url: "/" }]
    })
  })

  it("has no reference into the void, and no component that nothing refers to", () => {
    const text = documentJson()
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map((match) => match[1] ?? "")
    )
    const defined = (["schemas", "headers"] as const).flatMap((kind) =>
      Object.keys(components[kind]).map((name) => `${kind}/${name}`)
    )
    expect([...references].sort()).toEqual(defined.sort())
    expect(text.match(/"\$ref":"(?!#\/components\/)/g)).toBeNull()
  })

  it("has every route of the API and no other, with its scope", () => {
    expect(operations.map(({ route }) => route).sort()).toEqual(endpoints.map(({ route }) => route).sort())
    for (const { route, scope } of endpoints) {
      const operation = operations.find((each) => each.route === route)?.operation
      expect(operation?.security, route).toEqual([{ bearer: [scope] }])
      expect(operation?.description, route).toContain(`Required scope: \`${scope}\``)
    }
  })

  it("names every operation once, and tells what it does", () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(["createReceivable", "listReceivables", "recordPayment"]))
    const tags = description.tags.map(({ name }) => name)
    for (const { operation, route } of operations) {
      expect(operation.operationId, route).toMatch(/^[a-z][A-Za-z]+$/)
      expect(operation.summary.length, route).toBeGreaterThan(5)
      expect(operation.description.split("\n\n").length, `${route} has a description`).toBeGreaterThan(1)
      expect(tags, route).toEqual(expect.arrayContaining([...operation.tags]))
    }
    for (const tag of description.tags) expect(tag.description.length, tag.name).toBeGreaterThan(5)
  })

  it("describes every parameter, with an example that is one", () => {
    for (const { operation, route } of operations) {
      for (const parameter of operation.parameters) {
        const what = `${route} ${parameter.name}`
        expect(parameter.description.length, what).toBeGreaterThan(5)
        expect(problems(parameter.schema, parameter.example), what).toEqual([])
      }
    }
  })

  it("requires an Idempotency-Key and a body on writes, and on nothing else", () => {
    for (const { operation, route, write } of operations) {
      const key = operation.parameters.find(({ name }) => name === "Idempotency-Key")
      expect(key?.required, route).toBe(write ? true : undefined)
      expect(operation.requestBody?.required, route).toBe(write ? true : undefined)
    }
    const schema = operations
      .flatMap(({ operation }) => operation.parameters)
      .find(({ name }) => name === "Idempotency-Key")?.schema
    const good = [
      "a",
      "x".repeat(255),
      `"${"x".repeat(255)}"`,
      '"a\\"b"',
      "7c1f0b52-3b0e-4a53-9d6a-2f1c8a0e4b11"
    ]
    const bad = ["", "x".repeat(256), "with space", '"open', '""', "ümlaut"]
    expect(good.map((value) => problems(schema ?? {}, value).length)).toEqual([0, 0, 0, 0, 0])
    expect(bad.every((value) => problems(schema ?? {}, value).length > 0)).toBe(true)
  })
})

describe("bodies", () => {
  it("have examples, each of which is valid", () => {
    for (const { operation, route } of operations) {
      const bodies: ReadonlyArray<readonly [string, MediaType | undefined]> = [
        ...(operation.requestBody === undefined || !("application/json" in operation.requestBody.content)
          ? []
          : [["request", bodyOf(operation.requestBody.content as Response["content"])] as const]),
        ...Object.entries(operation.responses).flatMap(([status, response]) =>
          "application/json" in response.content ? [[status, bodyOf(response.content)] as const] : []
        )
      ]
      for (const [where, body] of bodies) {
        const examples = Object.entries(body?.examples ?? {})
        expect(examples.length, `${route} ${where}`).toBeGreaterThan(0)
        for (const [name, { value }] of examples) {
          expect(problems(body?.schema ?? {}, value), `${route} ${where} ${name}`).toEqual([])
        }
      }
    }
  })

  it("refuse unknown fields in requests, and have exact keys in answers", () => {
    const open = (schema: JsonSchema, where: string): ReadonlyArray<string> => [
      ...(schema.properties !== undefined && schema.additionalProperties !== false ? [where] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => open(each, `${where}.${name}`)),
      ...[...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap((each) =>
        open(each, where)
      )
    ]
    expect(Object.entries(components.schemas).flatMap(([name, schema]) => open(schema, name))).toEqual([])
    expect(problems(component("StatusChange"), { reason: "x", also: 1 })).not.toEqual([])
    expect(Object.keys(component("Receivable").properties ?? {})).toEqual(component("Receivable").required)
  })

  it("state the rules over several fields", () => {
    const valid = (name: string, value: unknown) => problems(component(name), value).length === 0
    const sum = { amount: "1.00", currency: "EUR", due_date: "2026-03-31" }
    const customer = { display_name: "Ada" }
    expect(valid("NewReceivable", { ...sum, customer_id: 1 })).toBe(true)
    expect(valid("NewReceivable", { ...sum, customer })).toBe(true)
    expect(valid("NewReceivable", sum)).toBe(false)
    expect(valid("NewReceivable", { ...sum, customer, customer_id: 1 })).toBe(false)
    expect(valid("ReceivablePatch", { expected_version: "v1" })).toBe(false)
    expect(valid("PayablePatch", { expected_version: "v1", currency: "EUR", amount: "1" })).toBe(true)
    expect(valid("CustomerPatch", { expected_version: "v1" })).toBe(false)
    expect(valid("CustomerPatch", { expected_version: "v1", email: null })).toBe(true)
  })

  it("describe every schema and every field, and every example of a schema is valid", () => {
    const undescribed: Array<string> = []
    const walk = (schema: JsonSchema, where: string): void => {
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        if ((property.description ?? "").length === 0) undescribed.push(`${where}.${field}`)
        walk(property, `${where}.${field}`)
      }
    }
    for (const [name, schema] of Object.entries(components.schemas)) {
      if ((schema.description ?? "").length === 0) undescribed.push(name)
      walk(schema, name)
      for (const example of schema.examples ?? []) expect(problems(schema, example), name).toEqual([])
    }
    expect(undescribed).toEqual([])
  })

  it("give amounts, dates and moments their formats", () => {
    const property = (schema: string, field: string) => component(schema).properties?.[field] ?? {}
    expect(refName(property("Receivable", "due_date"))).toBe("CalendarDate")
    expect(component("CalendarDate").format).toBe("date")
    expect(refName(property("Payment", "paid_at"))).toBe("Timestamp")
    expect(component("Timestamp").format).toBe("date-time")
    expect(refName(property("Payable", "amount_minor"))).toBe("MinorUnits")
    expect(component("Amount").pattern).toBeDefined()
  })
})

describe("answers", () => {
  const everywhere = ["401", "403", "429", "500", "503"]
  const onWrites = ["400", "409", "413", "415", "422"]

  it("declare every error that can happen", () => {
    for (const { operation, route, write } of operations) {
      const statuses = Object.keys(operation.responses)
      const isList = bodyOf(operation.responses["200"]?.content)?.schema.$ref?.endsWith("List") === true
      expect(statuses, route).toEqual(
        expect.arrayContaining([
          ...everywhere,
          ...(write ? onWrites : []),
          ...(isList ? ["404", "422"] : []),
          ...(route.includes("{") ? ["404"] : [])
        ])
      )
      expect(
        statuses.filter((status) => status.startsWith("2")),
        route
      ).toHaveLength(1)
    }
  })

  it("have the envelope for every error, and name its codes", () => {
    const codes = new Map<string, number>(Object.values(catalogue).map(({ code, status }) => [code, status]))
    for (const { operation, route } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue
        const schema = bodyOf(response.content)?.schema ?? {}
        for (const each of schema.oneOf ?? [schema]) {
          const name = refName(each) ?? ""
          const error = component(name).properties?.["error"]
          const code = String(error?.properties?.["code"]?.enum?.[0])
          expect(component(name).required, name).toEqual(["error", "request_id"])
          expect(codes.get(code), `${route} ${status} ${code}`).toBe(Number(status))
          expect(response.description).toContain(`\`${code}\``)
          const values = Object.values(bodyOf(response.content)?.examples ?? {}).map(({ value }) => value)
          expect(values, `${route} ${status} has an example of ${code}`).toEqual(
            expect.arrayContaining([expect.objectContaining({ error: expect.objectContaining({ code }) })])
          )
        }
      }
    }
  })

  it("document their headers", () => {
    for (const { operation, route, write } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const has = new Set(Object.keys(response.headers))
        const what = `${route} ${status}`
        const ok = status.startsWith("2")
        expect(has.has("X-Request-Id") && has.has("Cache-Control"), what).toBe(true)
        expect(has.has("RateLimit") && has.has("RateLimit-Policy"), what).toBe(
          !["401", "503"].includes(status)
        )
        expect(has.has("Retry-After"), what).toBe(
          ["429", "503"].includes(status) || (write && status === "409")
        )
        expect(has.has("WWW-Authenticate"), what).toBe(status === "401")
        expect(has.has("Link"), what).toBe(ok && operation.operationId.startsWith("list"))
        expect(has.has("Idempotent-Replayed"), what).toBe(
          write && (ok || ["404", "409", "422"].includes(status))
        )
      }
    }
    for (const [name, header] of Object.entries(components.headers)) {
      expect(header.description.length, name).toBeGreaterThan(5)
      expect(problems(header.schema, header.example), name).toEqual([])
    }
  })

  it("name 405 and every other code in the guide", () => {
    for (const { code } of Object.values(catalogue))
      expect(description.info.description).toContain(`\`${code}\``)
  })
})
