/** Requests written to a socket, which an HTTP client would not send. */
import { connect } from "node:net"
import type { Received } from "./contract.ts"

/** Sends these bytes and reads one answer. The request needs `Connection: close`. */
export const sendRaw = (port: number, request: string | Uint8Array): Promise<Received> =>
  new Promise((resolve, reject) => {
    const chunks: Array<Buffer> = []
    const socket = connect(port, "127.0.0.1", () => socket.write(request))
    socket.setTimeout(20_000, () => socket.destroy(new Error("no answer")))
    socket.on("data", (chunk: Buffer) => chunks.push(chunk))
    socket.on("error", reject)
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("utf8")
      const end = text.indexOf("\r\n\r\n")
      const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n")
      const headers = new Headers()
      for (const line of lines) {
        const colon = line.indexOf(":")
        headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
      }
      const body = text.slice(end + 4)
      const isJson = headers.get("content-type") === "application/json" && body !== ""
      resolve({
        status: Number(statusLine.split(" ")[1] ?? 0),
        headers,
        text: body,
        json: isJson ? (JSON.parse(body) as unknown) : undefined
      })
    })
  })
