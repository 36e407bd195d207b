/** A client's connection: HTTP/1.1 over a plain socket, one request at a time. */
import { isWhole } from "../connection.ts"

/** An answer; its status is 0 where none came. */
export interface Reply {
  readonly status: number
  readonly text: string
}

/** A kept-alive connection. */
export interface Wire {
  /** Sends a request, and gives it up after a time. Connects first where there is no connection. */
  readonly send: (request: string, patienceMillis?: number) => Promise<Reply>
  readonly close: () => void
}

/** A little more than any timeout of the service. */
const PATIENCE_MILLIS = 30_000

/** What is seen of a request without an answer. */
export const NONE: Reply = { status: 0, text: "" }

/** A connection to a port of this machine. */
export const wire = (port: number): Wire => {
  let open: Bun.Socket | undefined
  let received = ""
  let settle: ((reply: Reply) => void) | undefined
  const end = (reply: Reply) => {
    received = ""
    const waiting = settle
    settle = undefined
    waiting?.(reply)
  }
  const close = () => {
    open?.terminate()
    open = undefined
    end(NONE)
  }
  const lost = (socket: Bun.Socket) => {
    if (socket === open) close()
  }
  const connect = () =>
    Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        data: (socket, bytes) => {
          if (socket !== open) return
          received += bytes.toString("latin1")
          if (isWhole(received)) end({ status: Number(received.slice(9, 12)), text: received })
        },
        close: lost,
        error: lost
      }
    }).catch(() => undefined)
  return {
    close,
    send: async (request, patienceMillis = PATIENCE_MILLIS) => {
      open ??= await connect()
      if (open === undefined) return NONE
      const { promise, resolve } = Promise.withResolvers<Reply>()
      settle = resolve
      const late = setTimeout(close, patienceMillis)
      open.write(request)
      return promise.finally(() => clearTimeout(late))
    }
  }
}

/** Opens a connection, sends a request and closes the connection after a moment, whether an answer came or not. */
export const hangUp = async (port: number, request: string, afterMillis: number): Promise<void> => {
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: { data: () => undefined, error: () => undefined }
  }).catch(() => undefined)
  if (socket === undefined) return
  socket.write(request)
  await Bun.sleep(afterMillis)
  socket.terminate()
}

/** A request with a key; a body is sent by POST unless `method` says otherwise, under an idempotency key of its own. */
export const requestText = (token: string, path: string, body?: unknown, method = "POST"): string => {
  const head = `HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n`
  if (body === undefined) return `GET ${path} ${head}\r\n`
  const json = JSON.stringify(body)
  return `${method} ${path} ${head}Content-Type: application/json\r\nIdempotency-Key: ${crypto.randomUUID()}\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
}
