/** Providers that answer as a test says, and the transports to them. */
import { Effect, Option, Redacted } from "effect"
import * as TransportsFromConfig from "../../../src/reminders/transports/FromConfig.ts"

/** An HTTP API that answers as the test says, and counts the requests. */
export const smsApi = (answer: () => Response) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const api = { url: "", requests: 0, answer }
      const server = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: () => {
          api.requests += 1
          return api.answer()
        }
      })
      api.url = `http://127.0.0.1:${server.port}/`
      return { api, server }
    }),
    ({ server }) => Effect.promise(() => server.stop(true))
  ).pipe(Effect.map(({ api }) => api))

/** The answer to a message that was accepted. */
export const accepted = () => Response.json({ sid: crypto.randomUUID(), status: "queued" }, { status: 201 })

/** The transports of a process with these settings. */
export const transports = (channels: { readonly smtp?: string; readonly sms?: string }) =>
  TransportsFromConfig.layer({
    channels: {
      email: Option.map(Option.fromNullable(channels.smtp), (smtp) => ({
        url: Redacted.make(smtp),
        from: { name: null, address: "reminders@duebook.example" }
      })),
      sms: Option.map(Option.fromNullable(channels.sms), (sms) => ({ url: sms, key: null, from: "Duebook" }))
    },
    publicUrl: Option.none(),
    whenUnset: "Off"
  })
