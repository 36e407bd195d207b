/** HTTP over a TCP connection that the test writes to itself: requests as bytes, answers one at a time. */
import { connect, type Socket } from "node:net"

/** An answer with its headers and body. */
export interface WireAnswer {
  readonly status: number
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A connection to a server. */
export interface Wire {
  readonly socket: Socket
  readonly write: (text: string | Uint8Array) => void
  /** The next answer; null when the connection ends without one. */
  readonly answer: () => Promise<WireAnswer | null>
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>
  readonly isClosed: () => boolean
  readonly destroy: () => void
}

const HEAD_END = "\r\n\r\n"

const parseHead = (head: string) => {
  const [statusLine = "", ...lines] = head.split("\r\n")
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(":")
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { status: Number(statusLine.split(" ")[1]), headers }
}

/** Opens a connection; fails when it is refused. */
export const open = (port: number): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true })
    let buffer = Buffer.alloc(0)
    let isClosed = false
    let waiting: ((answer: WireAnswer | null) => void) | null = null
    const nextAnswer = (): WireAnswer | null => {
      const end = buffer.indexOf(HEAD_END)
      if (end === -1) return null
      const { headers, status } = parseHead(buffer.subarray(0, end).toString("latin1"))
      const start = end + HEAD_END.length
      const size = Number(headers["content-length"] ?? 0)
      if (buffer.length < start + size) return null
      const body = buffer.subarray(start, start + size).toString("utf8")
      buffer = buffer.subarray(start + size)
      return { status, headers, body }
    }
    const resumeWaiting = () => {
      if (waiting === null) return
      const answer = nextAnswer()
      if (answer === null && !isClosed) return
      const resume = waiting
      waiting = null
      resume(answer)
    }
    const closed = new Promise<void>((done) => {
      socket.on("close", () => {
        isClosed = true
        done()
        resumeWaiting()
      })
    })
    socket.on("data", (chunk: Buffer) => {
      buffer = Buffer.concat([buffer, chunk])
      resumeWaiting()
    })
    socket.on("error", reject)
    socket.on("connect", () =>
      resolve({
        socket,
        write: (text) => void socket.write(text),
        answer: () =>
          new Promise((resume) => {
            waiting = resume
            resumeWaiting()
          }),
        closed,
        isClosed: () => isClosed,
        destroy: () => void socket.destroy()
      })
    )
  })

/** A request to write to a connection. */
export interface WireRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The bytes of a request, in UTF-8. */
export const textOf = ({ body, headers = {}, method, path }: WireRequest): string => {
  const content = body === undefined ? "" : JSON.stringify(body)
  const all: Record<string, string> = { host: "127.0.0.1", ...headers }
  if (body !== undefined) {
    all["content-type"] = "application/json"
    all["content-length"] = String(Buffer.byteLength(content))
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method ?? (body === undefined ? "GET" : "POST")} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${content}`
}
