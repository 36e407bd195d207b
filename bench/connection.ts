/** One connection of the load generator: HTTP/1.1 over a plain socket, or the database's pool. */
import type * as Limit from "./limit.ts"
import { requestOf, type Task } from "./workloads.ts"

/** Runs tasks one after another until there is none, and reports the result and the time of each. */
export type Connection = (
  next: () => Task | undefined,
  done: (status: string, expected: boolean, millis: number) => void
) => Promise<void>

const contentLength = /\r\ncontent-length: *(\d+)/i
const chunked = /\r\ntransfer-encoding: *chunked/i

/** Whether the bytes are one complete answer. */
export const isWhole = (text: string): boolean => {
  const head = text.indexOf("\r\n\r\n")
  if (head === -1) return false
  const headers = text.slice(0, head + 2)
  const length = contentLength.exec(headers)?.[1]
  if (length !== undefined) return text.length >= head + 4 + Number(length)
  return chunked.test(headers) && text.endsWith("\r\n0\r\n\r\n")
}

/**
 * A kept-alive connection to a server. Idempotency keys begin with `run`. With `everyMillis` it sends a request so often
 * at most, else as soon as the one before is answered.
 */
export const overHttp =
  (port: number, run: string, everyMillis = 0): Connection =>
  (next, done) =>
    new Promise((resolve, reject) => {
      let received = ""
      let startedAt = 0
      let expected = 0
      let finished = false
      const send = (socket: Bun.Socket) => {
        const task = next()
        if (task === undefined) {
          finished = true
          socket.end()
          resolve()
          return
        }
        const { status, text } = requestOf(task, run)
        expected = status
        startedAt = performance.now()
        socket.write(text)
      }
      void Bun.connect({
        hostname: "127.0.0.1",
        port,
        socket: {
          open: send,
          data: (socket, bytes) => {
            // latin1 has one character for each byte, so that the text's length is a number of bytes.
            received += bytes.toString("latin1")
            if (!isWhole(received)) return
            const answer = received
            received = ""
            const status = answer.slice(9, 12)
            const isExpected = Number(status) === expected
            done(
              isExpected ? status : `${status} ${answer.slice(0, 1_000)}`,
              isExpected,
              performance.now() - startedAt
            )
            const pauseMillis = startedAt + everyMillis - performance.now()
            if (pauseMillis > 0) setTimeout(send, pauseMillis, socket)
            else send(socket)
          },
          close: () => {
            if (!finished) reject(new Error("the server closed a connection"))
          },
          error: (_socket, error) => reject(error)
        }
      }).catch(reject)
    })

/** A connection that runs the tasks' statements on the database's pool. */
export const overPg =
  (limit: ReturnType<typeof Limit.open>): Connection =>
  async (next, done) => {
    for (let task = next(); task !== undefined; task = next()) {
      const startedAt = performance.now()
      await limit.run(task)
      done("done", true, performance.now() - startedAt)
    }
  }
