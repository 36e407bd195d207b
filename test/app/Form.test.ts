/** Forms as they arrive. */
import { Effect, Either, Schema } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as Form from "../../src/app/Form.ts"
import { type Place, RequestsInFlight } from "../../src/http/InFlight.ts"

/** What is needed of a request to read its form. */
const factsOf = (request: Request) => ({
  request,
  place: new RequestsInFlight(1, 1).enter({
    credential: null,
    network: () => "here",
    isGone: () => false
  }) as Place
})

describe("a form that does not arrive whole", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("is refused in time, also where nothing is interrupted, and the connection ends with it", async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("a=1")) })
    // Node asks for the direction of a body that arrives bit by bit.
    const request = new Request("http://localhost/app", {
      method: "POST",
      body,
      duplex: "half"
    } as RequestInit)
    const read = Effect.runPromise(Effect.flip(Effect.uninterruptible(Form.read(factsOf(request)))))
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await read).toMatchObject({ _tag: "RequestTimeout", headers: { connection: "close" } })
  })
})

describe("the fields of a form as JSON", () => {
  const json = (name: string) => Form.toJson(new Form.Form(new Map([[name, ["x"]]])))

  it("have objects where names have a dot, and leave out what no request has, however deep", () => {
    expect(json("customer.email")).toEqual({ customer: { email: "x" } })
    expect(json(Array<string>(100_000).fill("a").join("."))).toEqual({})
    expect(json("__proto__.polluted")).toEqual({})
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
  })

  const of = (fields: Readonly<Record<string, string | ReadonlyArray<string>>>) =>
    new Form.Form(
      new Map(
        Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? [value] : value])
      )
    )
  const toJson = (fields: Parameters<typeof of>[0], reading?: Form.FieldTypes) =>
    Form.toJson(of(fields), reading)

  it("have nothing for a field that was left empty, or null where the reading says so", () => {
    expect(toJson({ a: "", b: "  ", c: "x" })).toEqual({ c: "x" })
    expect(toJson({ a: "", b: "  ", c: "x" }, { nullable: ["a", "c"] })).toEqual({ a: null, c: "x" })
    expect(Object.keys(toJson({ "customer.email": "" }))).toEqual([])
  })

  it("have a text as it was typed, and its first value where there are several", () => {
    expect(toJson({ a: " x ", b: ["1", "2"] })).toEqual({ a: " x ", b: "1" })
  })

  it("have a number where the reading says so and the text is one", () => {
    const numbers = { numbers: ["a"] }
    expect(toJson({ a: " 7 ", b: "7" }, numbers)).toEqual({ a: 7, b: "7" })
    for (const text of ["x7", "7x", "-7", "7.5", "12345678901234567"]) {
      expect(toJson({ a: text }, numbers)).toEqual({ a: text })
    }
    expect(toJson({ a: "1234567890123456" }, numbers)).toEqual({ a: 1_234_567_890_123_456 })
  })

  it("have every value of a list, and whether a flag is set", () => {
    expect(toJson({ l: ["a", "b"] }, { lists: ["l"] })).toEqual({ l: ["a", "b"] })
    expect(toJson({ l: "" }, { lists: ["l"] })).toEqual({ l: [""] })
    expect(toJson({ on: "yes", off: "" }, { flags: ["on", "off", "absent"] })).toEqual({
      on: true,
      off: false,
      absent: false
    })
    expect(toJson({}, { flags: ["a.b"] })).toEqual({ a: { b: false } })
  })

  it("have only the fields that the reading asks for, and none of our own", () => {
    expect(toJson({ _action: "x", _key: "x", _token: "x", _code: "x", a: "1" })).toEqual({ a: "1" })
    expect(toJson({ a: "1", b: "2" }, { only: ["b"] })).toEqual({ b: "2" })
  })

  it("have an amount as the API wants it, in the currency of the field beside it", () => {
    expect(toJson({ amount: "1.250,50 €", currency: " EUR " })).toEqual({
      amount: "1250.50",
      currency: " EUR "
    })
    expect(toJson({ total: "1.250,50", currency: "EUR" })).toMatchObject({ total: "1.250,50" })
  })

  it("have several names of one object, unless its own name is taken by a text", () => {
    expect(toJson({ "c.a": "1", "c.b": "2" })).toEqual({ c: { a: "1", b: "2" } })
    expect(toJson({ c: "x", "c.a": "1" })).toEqual({ c: "x" })
    expect(toJson({ "a.b.c": "1", "a.__proto__": "1" })).toEqual({})
  })
})

describe("a form", () => {
  const fields = new Map([
    ["_action", ["one", "two"]],
    ["_token", ["t"]],
    ["a", ["1", "2"]],
    ["b", [""]]
  ])
  const form = new Form.Form(fields)

  it("has the action of the button that was pressed, which comes after that of the form", () => {
    expect(form.action).toBe("two")
    expect(new Form.Form(new Map([["_action", ["one"]]])).action).toBe("one")
    expect(new Form.Form(new Map()).action).toBe("")
  })

  it("has the first and all values of a field, and nothing for a field that was not sent", () => {
    expect([form.text("a"), form.all("a"), form.text("z"), form.all("z")]).toEqual(["1", ["1", "2"], "", []])
  })

  it("has what a person has filled in, without our own fields", () => {
    expect(form.given).toEqual([
      ["a", "1"],
      ["a", "2"],
      ["b", ""]
    ])
  })

  it("is told apart by its address, its action, what was filled in, and its files", () => {
    const print = (
      path: string,
      changes: Readonly<Record<string, ReadonlyArray<string>>>,
      file?: string | ReadonlyArray<string>,
      field = "f"
    ) =>
      Buffer.from(
        Form.fingerprint(
          path,
          new Form.Form(
            new Map([...fields, ...Object.entries(changes)]),
            new Map(
              file === undefined
                ? []
                : [[field, [file].flat().map((text) => ({ name: "x.csv", bytes: Buffer.from(text) }))]]
            )
          )
        )
      ).toString("hex")
    const usual = print("/a", {})
    expect(usual).toHaveLength(64)
    expect(print("/a", { _token: ["other"], _key: ["other"] })).toBe(usual)
    const all = [
      usual,
      print("/b", {}),
      print("/a", { _action: ["three"] }),
      print("/a", { a: ["1"] }),
      print("/a", {}, "x"),
      print("/a", {}, "y"),
      print("/a", {}, "y", "g"),
      print("/a", {}, ["x", "y"]),
      print("/a", {}, ["y", "x"])
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it("is read by a schema, which names every wrong field and every one that it does not know", () => {
    const schema = Schema.Struct({ a: Schema.Literal("x"), b: Schema.Literal("y") })
    const read = (json: Readonly<Record<string, string>>) =>
      Form.decode(
        schema,
        new Form.Form(new Map(Object.entries(json).map(([name, value]) => [name, [value]])))
      )
    expect(read({ a: "x", b: "y" })).toEqual(Either.right({ a: "x", b: "y" }))
    const wrong = Either.getOrThrow(Either.flip(read({ a: "1", b: "2", c: "3" })))
    expect((wrong.details ?? []).map(({ field }) => field).toSorted()).toEqual(["a", "b", "c"])
    const whole = Form.decode(
      Schema.Struct({}).pipe(Schema.filter(() => "Say something.")),
      new Form.Form(new Map())
    )
    expect(Either.getOrThrow(Either.flip(whole)).details).toMatchObject([{ field: "form" }])
  })
})

describe("a form that arrives", () => {
  const read = (body: string | FormData, maxBytes?: number) =>
    Effect.runPromise(
      Effect.either(
        Form.read(
          factsOf(
            new Request("http://localhost/app", {
              method: "POST",
              body,
              ...(typeof body === "string"
                ? { headers: { "content-type": "application/x-www-form-urlencoded" } }
                : {})
            })
          ),
          maxBytes
        )
      )
    )

  it("has its fields by name, with single line breaks", async () => {
    expect(await read("a=1&a=2&b=x%0D%0Ay")).toMatchObject({
      right: {
        fields: new Map([
          ["a", ["1", "2"]],
          ["b", ["x\ny"]]
        ])
      }
    })
  })

  it("has its files by name", async () => {
    const form = new FormData()
    form.append("file", new Blob(["a,b"]), "x.csv")
    form.append("a", "1")
    form.append("file", new Blob(["c,d"]), "y.csv")
    form.append("none", new Blob([]), "")
    const found = Either.getOrThrow(await read(form))
    expect(found.fields).toEqual(new Map([["a", ["1"]]]))
    expect(found.filesOf("file").map(({ bytes, name }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ["x.csv", "a,b"],
      ["y.csv", "c,d"]
    ])
    expect(found.filesOf("none")).toEqual([])
  })

  it("is refused beyond its limit, and the connection ends with it", async () => {
    expect(await read(`a=${"x".repeat(2_046)}`, 2_048)).toMatchObject({ _tag: "Right" })
    expect(await read(`a=${"x".repeat(2_047)}`, 2_048)).toMatchObject({
      left: {
        _tag: "PayloadTooLarge",
        message: expect.stringContaining("2 KB"),
        headers: { connection: "close" }
      }
    })
  })

  it("is read up to two thousand fields", async () => {
    const many = Array.from({ length: 2_001 }, (_, n) => `f${n}=1`).join("&")
    expect(Either.getOrThrow(await read(many)).fields.size).toBe(2_000)
  })
})
