/** Malformed bytes: the process keeps running, and no answer is a 500. */
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { type Book, call, openBook } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { readiness, type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { open, textOf, type WireAnswer } from "../support/Wire.ts"

/** The HTTP parser answers it to an unknown version of HTTP. */
const VERSION_NOT_SUPPORTED = 505
const failures = (statuses: ReadonlyArray<number>) =>
  statuses.filter((status) => status >= 500 && status !== VERSION_NOT_SUPPORTED)
/** Bytes that are not a whole request get no answer: a test waits this long for one. */
const SILENCE_MILLIS = 150

describe("hostile bytes", () => {
  const run = scoped()
  let server: ServerProcess
  let book: Book

  beforeAll(async () => {
    const { url } = await run(makeDatabase)
    book = await openBook(url)
    server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
  })

  /** The answers to these bytes, until the server closes the connection or sends nothing. */
  const answersTo = async (port: number, bytes: string | Uint8Array): Promise<Array<WireAnswer>> => {
    const wire = await open(port)
    wire.socket.on("error", () => undefined)
    wire.write(bytes)
    const answers: Array<WireAnswer> = []
    for (;;) {
      const quiet = new Promise<null>((done) => setTimeout(() => done(null), SILENCE_MILLIS))
      const answer = await Promise.race([wire.answer(), quiet])
      if (answer === null) break
      answers.push(answer)
    }
    wire.destroy()
    return answers
  }

  const expectHealthy = async () => {
    expect((await call(server.port, book.key, "/v1/usage")).status).toBe(200)
    expect(await readiness(server)).toBe("200 ready")
    expect(server.complaints.filter(({ level }) => level === "error")).toEqual([])
  }

  const authorization = () => ({ authorization: `Bearer ${book.key}` })

  it("random bytes on both ports", async () => {
    const random = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 2_000 }), 60)
    const almost = fc.sample(
      fc.tuple(
        fc.constantFrom("GET", "POST", "PATCH", "get", "PRI", "CONNECT", "TRACE", "\u0000", ""),
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "HTTP/2.0", "", "ICY"),
        fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 5 })
      ),
      140
    )
    const texts = almost.map(
      ([method, path, version, lines]) =>
        `${method} /v1/${path} ${version}\r\nhost: x\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`
    )
    const all = [...random, ...texts]
    const statuses: Array<number> = []
    for (let from = 0; from < all.length; from += 50) {
      const some = await Promise.all(
        all
          .slice(from, from + 50)
          .flatMap((bytes) => [answersTo(server.port, bytes), answersTo(server.adminPort, bytes)])
      )
      statuses.push(...some.flat().map(({ status }) => status))
    }
    expect(failures(statuses)).toEqual([])
    await expectHealthy()
  })

  it("paths and queries of every shape, with a key", async () => {
    const paths = [
      ...fc.sample(fc.webPath(), 40).map((path) => `/v1${path}`),
      ...fc.sample(fc.webQueryParameters(), 40).map((query) => `/v1/receivables?${query}`),
      ...fc.sample(fc.webQueryParameters(), 20).map((query) => `/v1/reminder-attempts?page=1&${query}`),
      "/v1/receivables/%00",
      "/v1/receivables/%ff%fe",
      "/v1/receivables/1%2f2",
      "/v1/receivables/%",
      "/v1/receivables/1/payments?per_page=%",
      "/v1/receivables?external_reference=%00",
      "/v1/receivables?external_reference=%ff",
      "/v1/receivables?page=9007199254740991&per_page=100",
      "/v1/receivables?due_from=9999-12-31&due_to=0000-00-00",
      "/v1//receivables",
      "//v1/receivables",
      "/V1/receivables",
      "/%761/receivables",
      "/./v1/receivables",
      "/v1/../v1/usage",
      "/v1/./usage",
      "/v1?",
      "/",
      "*",
      "",
      "?",
      "/openapi.json?x",
      "/docs/../docs",
      `/v1/receivables?external_reference=${"a".repeat(8_000)}`,
      `/v1/receivables?${"a=1&".repeat(2_000)}`,
      `/v1/${"a/".repeat(3_000)}`
    ]
    const answers = await Promise.all(
      paths.map(async (path) => ({
        path,
        answers: await answersTo(server.port, textOf({ path, headers: authorization() }))
      }))
    )
    expect(answers.filter((each) => each.answers.some(({ status }) => status >= 500))).toEqual([])
    await expectHealthy()
  })

  it("methods, versions and forms of HTTP", async () => {
    const one = async (text: string) => {
      const wire = await open(server.port)
      wire.write(text)
      const answer = await wire.answer()
      wire.destroy()
      return answer?.status
    }
    const auth = `authorization: Bearer ${book.key}\r\n`
    expect(await one(`OPTIONS /v1/usage HTTP/1.1\r\nhost: x\r\n\r\n`)).toBe(405)
    expect(await one(`GET http://elsewhere.test/v1/usage HTTP/1.1\r\nhost: x\r\n${auth}\r\n`)).toBe(200)
    for (const text of [
      `OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n`,
      `HEAD /v1/usage HTTP/1.1\r\nhost: x\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.0\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: a b\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: [\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: x/../y?z#\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\nhost: y\r\n${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\n${auth}${auth}\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n${auth}\r\nhello`,
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\n${"x-a: b\r\n".repeat(500)}${auth}\r\n`,
      `GET /readyz HTTP/1.1\r\nhost: [\r\n\r\n`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}content-length: -1\r\n\r\n`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}content-length: 1e3\r\n\r\n{}`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}content-length: 99999999999999999999\r\n\r\n{}`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${auth}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`,
      `PUT /v1/usage HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip\r\n\r\n`,
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n${auth}\r\n`
    ]) {
      for (const port of [server.port, server.adminPort]) {
        const found = (await answersTo(port, text)).map(({ status }) => status)
        expect([text, failures(found)]).toEqual([text, []])
      }
    }
    await expectHealthy()
  })

  it("several requests in one packet: Bun may close the connection, but answers in order", async () => {
    const request = (path: string) => textOf({ path, headers: authorization() })
    const wire = await open(server.port)
    wire.write(request("/v1/usage") + request("/v1/nowhere") + request("/v1/receivables"))
    const answers = []
    for (let answer = await wire.answer(); answer !== null; answer = await wire.answer()) {
      answers.push(answer.status)
      if (answers.length === 3) break
    }
    wire.destroy()
    expect(answers).toEqual([200, 404, 200].slice(0, answers.length))
    await expectHealthy()
  })
})
