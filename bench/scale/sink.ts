/**
 * A mail server that takes every message at once and remembers who got one and when, in a process of its own, so that
 * it is not what is measured. `bun bench/scale/sink.ts` prints its port as a line, and at each line on its standard
 * input what it has received since the one before. `bun bench/scale/sink.ts send <port> <n> <bytes>` sends so many
 * messages to such a server over 60 connections and prints how many it took a second.
 */
import { createInterface } from "node:readline"

/** What the sink has received: recipients, and the epoch milliseconds of each final dot. */
export interface Received {
  readonly to: ReadonlyArray<string>
  readonly at: ReadonlyArray<number>
  /** Of all messages together. */
  readonly bytes: number
}

/** The three workers' connections. */
const CONNECTIONS = 60
const END_OF_DATA = "\r\n.\r\n"

interface Session {
  text: string
  to: string
  inData: boolean
}

const replyTo = (session: Session, command: string): string => {
  const verb = command.slice(0, 4).toUpperCase()
  switch (verb) {
    case "EHLO":
    case "HELO":
      return "250 sink\r\n"
    case "RCPT":
      session.to = /<([^>]*)>/.exec(command)?.[1] ?? ""
      return "250 ok\r\n"
    case "DATA":
      session.inData = true
      return "354 go on\r\n"
    case "QUIT":
      return "221 bye\r\n"
    default:
      return "250 ok\r\n"
  }
}

/** Reads as many commands and messages as have arrived; returns the replies to them. */
const read = (session: Session, received: (to: string, bytes: number) => void): string => {
  let replies = ""
  for (;;) {
    if (session.inData) {
      const end = session.text.indexOf(END_OF_DATA)
      if (end < 0) return replies
      session.text = session.text.slice(end + END_OF_DATA.length)
      session.inData = false
      received(session.to, end)
      replies += "250 taken\r\n"
    } else {
      const end = session.text.indexOf("\r\n")
      if (end < 0) return replies
      const command = session.text.slice(0, end)
      session.text = session.text.slice(end + 2)
      replies += replyTo(session, command)
    }
  }
}

const listen = async () => {
  let to: Array<string> = []
  let at: Array<number> = []
  let total = 0
  const server = Bun.listen<Session>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open: (socket) => {
        socket.data = { text: "", to: "", inData: false }
        socket.write("220 sink\r\n")
      },
      data: (socket, bytes) => {
        socket.data.text += bytes.toString("latin1")
        const replies = read(socket.data, (recipient, bytes) => {
          total += bytes
          to.push(recipient)
          at.push(Date.now())
        })
        if (replies !== "") socket.write(replies)
        if (replies.endsWith("221 bye\r\n")) socket.end()
      }
    }
  })
  process.stdout.write(`${server.port}\n`)
  for await (const _line of createInterface({ input: process.stdin })) {
    const told: Received = { to, at, bytes: total }
    ;[to, at, total] = [[], [], 0]
    process.stdout.write(`${JSON.stringify(told)}\n`)
  }
  server.stop(true)
}

/** Sends over one connection until nothing is left. */
const sending = (port: number, message: string, next: () => boolean) =>
  new Promise<void>((resolve, reject) => {
    const steps = ["MAIL FROM:<a@example.com>\r\n", "RCPT TO:<b@example.com>\r\n", "DATA\r\n", message]
    let step = -1
    void Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        data: (socket) => {
          // The greeting, the answer to EHLO, then four answers for each message.
          if (step === -1) socket.write("EHLO bench\r\n")
          else {
            if (step % steps.length === 0 && !next()) {
              socket.end()
              return resolve()
            }
            socket.write(steps[step % steps.length] ?? "")
          }
          step++
        },
        error: (_socket, error) => reject(error)
      }
    }).catch(reject)
  })

const send = async (port: number, n: number, bytes: number) => {
  const message = `Subject: x\r\n\r\n${"x"
    .repeat(76)
    .concat("\r\n")
    .repeat(Math.ceil(bytes / 78))}.\r\n`
  let left = n
  const before = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sending(port, message, () => left-- > 0)))
  process.stdout.write(`${Math.round((n * 1_000) / (performance.now() - before))}\n`)
}

if (import.meta.main) {
  const [, , what, port, n, bytes] = process.argv
  if (what === "send") await send(Number(port), Number(n), Number(bytes))
  else await listen()
}
