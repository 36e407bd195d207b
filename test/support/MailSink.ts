/** A real SMTP server that keeps what it is given. */
import { Effect, type Scope } from "effect"
import type { Socket } from "node:net"
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
  /** Refuses whoever comes. */
  down: boolean
  /**
   * What is said to a message, by its recipient and how often one came for it, counted from 1: nothing for what is
   * taken, a code of SMTP, or `lost` for a connection that breaks without a word after the final dot.
   */
  answer: (to: string, time: number) => number | "lost" | undefined
}

const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\r?$`, "im").exec(raw)?.[1] ?? ""

const refusal = (responseCode: number) => Object.assign(new Error("not now"), { responseCode })

/** What the library keeps of a session, beside what it tells of. */
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
        // It closes with the test that it serves, not after it.
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
            const said = state.answer(to, time)
            if (typeof said === "number") {
              done(refusal(said))
              return
            }
            mails.push({ messageId: headerOf(raw, "message-id"), to, raw, at: Date.now() })
            if (said === "lost") hangUpOn(server, session.id)
            else if (state.delayMillis === 0) done()
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
