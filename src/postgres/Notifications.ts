/** The connection on which a process hears what others announce (ADR 55). */
import { Context, Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { NOTIFICATIONS } from "./Announcer.ts"

/** For connecting and for each statement. */
const TIMEOUT_MILLIS = 5_000
/** After a connection has ended, or could not be made, another one is tried after this. */
const AGAIN_MILLIS = 1_000
/** Where a pooler stands in between nothing can be heard; whether it still does is looked at after this. */
const POOLED_AGAIN_MILLIS = 60_000
/** How long a connection is used, so that none stays at a server from which the others have moved away. */
const LIFE_MILLIS = 60_000

export class Notifications extends Context.Tag("duebook/Notifications")<
  Notifications,
  {
    /** Whether this process hears what others announce. */
    readonly isListening: () => boolean
    /** Sets the function that is called whenever something is heard, and when listening begins or ends. */
    readonly onChange: (changed: () => void) => void
  }
>() {
  /** Listens at this address until the scope closes. */
  static readonly layer = (url: Redacted.Redacted) =>
    Layer.scoped(
      Notifications,
      Effect.acquireRelease(
        Effect.sync(() => listen(Redacted.value(url))),
        ({ end }) => Effect.sync(end)
      )
    )
}

/** What the types of the driver leave out: the process that answered the connection. */
interface Answered {
  readonly processID: number
}

/** A connection that listens, or null where a pooler stands in between, which passes nothing on. */
const open = async (url: string, heard: () => void): Promise<pg.Client | null> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "duebook-listen",
    connectionTimeoutMillis: TIMEOUT_MILLIS,
    query_timeout: TIMEOUT_MILLIS,
    keepAlive: true
  })
  client.on("error", () => {})
  client.on("notification", heard)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
    if (rows[0]?.pid === (client as unknown as Answered).processID) {
      await client.query(`listen ${NOTIFICATIONS}`)
      return client
    }
  } catch (error) {
    client.connection.stream.destroy()
    throw error
  }
  close(client)
  return null
}

/** Ends a connection. Not awaited: a server that says nothing does not acknowledge the end either. */
const close = (client: pg.Client): void => {
  client.end().catch(() => {})
}

const listen = (url: string) => {
  let changed: () => void = () => {}
  let current: pg.Client | null = null
  const over = Promise.withResolvers<void>()
  let isOver = false
  const heard = () => changed()

  const pause = (millis: number) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const slept = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, millis)
    })
    return Promise.race([slept, over.promise]).finally(() => clearTimeout(timer))
  }

  /** Takes a connection in the place of the one before, and waits until it ends or is to be replaced. */
  const use = async (client: pg.Client): Promise<void> => {
    const before = current
    current = client
    if (before !== null) close(before)
    const ended = new Promise<void>((resolve) =>
      client.once("end", () => {
        // Also when its time is over, and no other one could be made yet.
        if (current === client) {
          current = null
          changed()
        }
        resolve()
      })
    )
    // Whatever was announced before it listened.
    changed()
    await Promise.race([ended, pause(LIFE_MILLIS)])
  }

  const loop = async (): Promise<void> => {
    for (;;) {
      const client = await open(url, heard).catch(() => undefined)
      if (isOver) {
        if (client) close(client)
        return
      }
      if (client) await use(client)
      // The connection before, if there is one, may still hear.
      else await pause(client === null ? POOLED_AGAIN_MILLIS : AGAIN_MILLIS)
      if (current === null) await pause(AGAIN_MILLIS)
      if (isOver) return
    }
  }
  void loop()

  return {
    isListening: () => current !== null,
    onChange: (tell: () => void) => {
      changed = tell
    },
    end: () => {
      isOver = true
      over.resolve()
      if (current !== null) close(current)
      current = null
    }
  }
}
