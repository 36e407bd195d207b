/** An SMS provider with the API of Twilio, which keeps the messages it receives. */
import { Effect, type Scope } from "effect"
import { createServer } from "node:http"

export interface SmsSink {
  /** The configuration of a service that sends to this provider. */
  readonly environment: Readonly<Record<string, string>>
  readonly messages: Array<{ readonly to: string; readonly text: string }>
}

/** Listens until the scope closes. */
export const smsSink: Effect.Effect<SmsSink, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.promise(async () => {
      const messages: SmsSink["messages"] = []
      const server = createServer((request, response) => {
        const chunks: Array<Buffer> = []
        request.on("data", (chunk: Buffer) => chunks.push(chunk))
        request.on("end", () => {
          const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"))
          messages.push({ to: form.get("To") ?? "", text: form.get("Body") ?? "" })
          response.writeHead(201, { "content-type": "application/json" })
          response.end(JSON.stringify({ sid: `SM${messages.length}` }))
        })
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const environment = {
        SMS_API_URL: `http://127.0.0.1:${port}/Messages.json`,
        SMS_API_KEY: "account:secret",
        SMS_FROM: "+4930999999"
      }
      return { server, sink: { environment, messages } }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  ),
  ({ sink }) => sink
)
