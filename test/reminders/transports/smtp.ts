/** An SMTP server for tests that follows a script at every step, on a raw socket. */
import { Effect, type Scope } from "effect"
import { createServer, type Socket } from "node:net"
import type { OutgoingMessage } from "../../../src/reminders/transports/Transport.ts"

/** The steps of a session; `body` is after DATA's 354, when text but not yet the final dot has arrived. */
export const steps = ["connect", "EHLO", "MAIL", "RCPT", "DATA", "body", "dot"] as const
export type Step = (typeof steps)[number] | "AUTH"

/**
 * What the server does at a step: closes the connection, resets it, falls silent, sends bytes without end, or replies
 * with this text.
 */
export type Act = "drop" | "reset" | "hang" | "trickle" | (string & {})

const TRICKLE_MILLIS = 50

/** What the server does without a script. */
const usual: Readonly<Record<Exclude<Step, "body">, string>> = {
  connect: "220 test ESMTP",
  EHLO: "250-test\r\n250 8BITMIME",
  AUTH: "235 OK",
  MAIL: "250 OK",
  RCPT: "250 OK",
  DATA: "354 go on",
  dot: "250 OK"
}

/** What the server does at a step, for the n-th time from 1; undefined for the usual reply. */
export type Script = (step: Step, time: number, line: string) => Act | undefined

export interface ScriptedServer {
  readonly port: number
  readonly connections: () => number
  /** Texts of the messages whose final dot has arrived, whatever the server replied. */
  readonly texts: Array<string>
}

const isStep = (verb: string): verb is "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" =>
  ["EHLO", "AUTH", "MAIL", "RCPT", "DATA"].includes(verb)

/** Listens until the scope is closed. */
export const scriptedServer = (script: Script): Effect.Effect<ScriptedServer, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const open = new Set<Socket>()
      const times = new Map<Step, number>()
      const texts: Array<string> = []
      let connections = 0

      const serve = (socket: Socket) => {
        connections += 1
        open.add(socket)
        let pending = ""
        let body = false
        const session = { silent: false }
        const act = (step: Step, line: string, otherwise: string | undefined) => {
          const time = (times.get(step) ?? 0) + 1
          times.set(step, time)
          const wanted = script(step, time, line) ?? otherwise
          if (wanted === undefined) return
          if (wanted === "drop") socket.destroy()
          else if (wanted === "reset") socket.resetAndDestroy()
          else if (wanted === "hang") session.silent = true
          else if (wanted === "trickle") {
            const timer = setInterval(() => socket.write("2"), TRICKLE_MILLIS)
            socket.on("close", () => clearInterval(timer))
          } else socket.write(`${wanted}\r\n`)
          if (step === "DATA") body = wanted.startsWith("354")
        }
        const command = (line: string) => {
          const verb = line.slice(0, 4).toUpperCase()
          if (isStep(verb)) act(verb, line, usual[verb])
          else if (verb === "QUIT") socket.end("221 bye\r\n")
          else socket.write("250 OK\r\n")
        }
        const read = () => {
          while (!session.silent && !socket.destroyed) {
            if (body && pending.startsWith(".\r\n")) {
              // Accepts DATA without a recipient, and ends it without a text.
              pending = pending.slice(3)
              body = false
              act("dot", "", usual.dot)
            } else if (body) {
              const end = pending.indexOf("\r\n.\r\n")
              if (end === -1) {
                if (pending !== "") act("body", "", undefined)
                return
              }
              texts.push(pending.slice(0, end))
              pending = pending.slice(end + 5)
              body = false
              act("dot", "", usual.dot)
            } else {
              const end = pending.indexOf("\r\n")
              if (end === -1) return
              const line = pending.slice(0, end)
              pending = pending.slice(end + 2)
              command(line)
            }
          }
        }
        socket.on("error", () => {})
        socket.on("close", () => open.delete(socket))
        socket.on("data", (chunk) => {
          pending += chunk.toString("latin1")
          read()
        })
        act("connect", "", usual.connect)
      }

      const server = createServer(serve)
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      return {
        port: typeof address === "object" && address !== null ? address.port : 0,
        connections: () => connections,
        texts,
        stop: () => {
          for (const socket of open) socket.destroy()
          server.close()
        }
      }
    }),
    ({ stop }) => Effect.sync(stop)
  )

/** A message to one recipient, with some fields replaced. */
export const outgoing = (overrides: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  companyId: 7,
  messageId: 42,
  channel: "email",
  recipients: ["ada@example.com"],
  recipientName: null,
  sender: "Analytical Engines",
  replyTo: "office@engines.example",
  locale: "en",
  subject: "Invoice 1 is due",
  text: "Dear Ada,\n100.00 EUR are due.",
  html: "<p>Dear Ada,<br>100.00 EUR are due.</p>",
  optOutUrl: "https://duebook.example/o/e7_9_01234567_0123456789abcdef0123456789abcdef",
  ...overrides
})
