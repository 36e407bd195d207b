/** An SMTP server that keeps the messages it receives. */
import { Effect, type Scope } from "effect"
import type { Socket } from "node:net"
import { SMTPServer } from "smtp-server"

/** A received message. */
interface Mail {
  readonly messageId: string
  readonly to: string
  /** Headers and text as they were sent. */
  readonly raw: string
  /** Epoch milliseconds at its final dot. */
  readonly at: number
}

export interface MailSink {
  readonly port: number
  /** The configuration of a service that sends to this server. */
  readonly environment: Readonly<Record<string, string>>
  readonly mails: Array<Mail>
  /** How long the server waits before it confirms a message that it has kept. */
  delayMillis: number
  /** Refuses every connection. */
  down: boolean
  /**
   * The answer to a message, by its recipient and the number of messages to that recipient so far, counted from 1:
   * undefined accepts it, a number is an SMTP code that refuses it, `lost` keeps it and cuts the connection.
   */
  answer: (to: string, time: number) => number | "lost" | undefined
}

const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\r?$`, "im").exec(raw)?.[1] ?? ""

// The recipient's mailbox is full, so that nobody else is to blame.
const refusal = (responseCode: number) =>
  Object.assign(new Error(`${Math.floor(responseCode / 100)}.2.2 not now`), { responseCode })

/** The private socket of a connection, which the types of the library leave out. */
interface Connected {
  readonly id: string
  readonly _socket: Socket
}

const hangUpOn = (server: SMTPServer, sessionId: string): void => {
  for (const connection of server.connections) {
    const { _socket, id } = connection as unknown as Connected
    if (id === sessionId) _socket.destroy()
  }
}

/** Listens until the scope closes. */
export const mailSink: Effect.Effect<MailSink, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.promise(async () => {
      const mails: Array<Mail> = []
      const times = new Map<string, number>()
      const state: Omit<MailSink, "port" | "environment"> = {
        mails,
        delayMillis: 0,
        down: false,
        answer: () => undefined
      }
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS", "AUTH"],
        // Without this the end of a test waits 30 s for open connections.
        closeTimeout: 100,
        onConnect: (_session, done) => done(state.down ? refusal(421) : null),
        onMailFrom: (_address, _session, done) => done(state.down ? refusal(421) : null),
        onData: (stream, session, done) => {
          const chunks: Array<Buffer> = []
          stream.on("data", (chunk: Buffer) => chunks.push(chunk))
          stream.on("end", () => {
            const raw = Buffer.concat(chunks).toString("utf8")
            const to = session.envelope.rcptTo.map(({ address }) => address).join(", ")
            const time = (times.get(to) ?? 0) + 1
            times.set(to, time)
            const reply = state.answer(to, time)
            if (typeof reply === "number") {
              done(refusal(reply))
              return
            }
            mails.push({ messageId: headerOf(raw, "message-id"), to, raw, at: Date.now() })
            if (reply === "lost") hangUpOn(server, session.id)
            else if (state.delayMillis === 0) done()
            else setTimeout(() => done(), state.delayMillis)
          })
        }
      })
      server.on("error", () => {})
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      const environment = {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: "reminders@duebook.example",
        PUBLIC_URL: "http://127.0.0.1:3000"
      }
      return { server, sink: Object.assign(state, { port, environment }) }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  ),
  ({ sink }) => sink
)

/** The values that occur more than once, once for each repetition. */
export const repeated = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => {
  const seen = new Set<A>()
  return values.filter((value) => {
    if (seen.has(value)) return true
    seen.add(value)
    return false
  })
}
