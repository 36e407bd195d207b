/** Forms as they arrive. */
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as Form from "../../src/app/Form.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("a form that does not arrive whole", () => {
  it("is refused in time, also where nothing is interrupted, and the connection ends with it", async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("a=1")) })
    const request = new Request("http://localhost/app", { method: "POST", body })
    const read = Effect.runPromise(Effect.flip(Effect.uninterruptible(Form.read(request))))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await read).toMatchObject({ _tag: "MalformedRequest", headers: { connection: "close" } })
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
})
