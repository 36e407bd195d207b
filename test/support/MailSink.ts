/** A real SMTP server that keeps what it is given. */
import { Effect, type Scope } from "effect"
import { SMTPServer } from "smtp-server"

/** A message as it came. */
export interface Mail {
  readonly messageId: string
  readonly to: string
  /** Headers and text as they went over the wire. */
  readonly raw: string
  /** Epoch milliseconds at its final dot. */
  readonly at: number
}

export interface MailSink {
  readonly port: number
  /** What a service is told to make it send here. */
  readonly environment: Readonly<Record<string, string>>
  readonly mails: Array<Mail>
  /** How long each message is thought about after its final dot, when it is kept already. */
  delayMillis: number
}

const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\r?$`, "im").exec(raw)?.[1] ?? ""

/** Listens until the scope closes. */
export const mailSink: Effect.Effect<MailSink, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.promise(async () => {
      const mails: Array<Mail> = []
      const state = { mails, delayMillis: 0 }
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS", "AUTH"],
        // It closes with the test that it serves, not after it.
        closeTimeout: 100,
        onData: (stream, session, done) => {
          const chunks: Array<Buffer> = []
          stream.on("data", (chunk: Buffer) => chunks.push(chunk))
          stream.on("end", () => {
            const raw = Buffer.concat(chunks).toString("utf8")
            const to = session.envelope.rcptTo.map(({ address }) => address).join(", ")
            mails.push({ messageId: headerOf(raw, "message-id"), to, raw, at: Date.now() })
            if (state.delayMillis === 0) done()
            else setTimeout(() => done(), state.delayMillis)
          })
        }
      })
      server.on("error", () => {})
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "reminders@duebook.example" }
      return { server, sink: Object.assign(state, { port, environment }) }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  ),
  ({ sink }) => sink
)

/** Values that come more than once. */
export const repeated = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => {
  const seen = new Set<A>()
  return values.filter((value) => {
    if (seen.has(value)) return true
    seen.add(value)
    return false
  })
}
