/** Starts the mail server of the scale benchmark, and asks it what it has received and how fast it can be. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Effect, type Scope } from "effect"
import type { Received } from "./sink.ts"

const SINK = join(import.meta.dirname, "sink.ts")
/** Messages by which the ceiling is measured. */
const CEILING_MESSAGES = 20_000

/** A running mail server. */
export interface Mail {
  readonly pid: number
  /** The configuration of a service that sends to it. */
  readonly environment: Readonly<Record<string, string>>
  /** What it has received since this was asked before. */
  readonly received: () => Promise<Received>
  /** How many messages of so many bytes it takes a second, from a sender that does nothing else. */
  readonly ceiling: (bytes: number) => Promise<number>
}

/** Starts it; it ends when the scope closes. */
export const start: Effect.Effect<Mail, never, Scope.Scope> = Effect.gen(function* () {
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => spawn(process.execPath, [SINK], { stdio: ["pipe", "pipe", "inherit"] })),
    (started) => Effect.sync(() => started.kill("SIGKILL"))
  )
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const { done, value } = await lines.next()
    if (done === true) throw new Error("the mail server has ended")
    return value
  }
  const port = yield* Effect.promise(line)
  const received = async () => {
    child.stdin.write("tell\n")
    return JSON.parse(await line()) as Received
  }
  return {
    pid: child.pid ?? 0,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "reminders@duebook.example",
      PUBLIC_URL: "http://127.0.0.1:3000"
    },
    received,
    ceiling: async (bytes) => {
      const sender = Bun.spawn(
        [process.execPath, SINK, "send", port, String(CEILING_MESSAGES), String(bytes)],
        {
          stderr: "inherit"
        }
      )
      const rate = Number(await new Response(sender.stdout).text())
      await received()
      return rate
    }
  }
})
