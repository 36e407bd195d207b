/** A way to the database that can be cut. */
import { Effect, type Scope } from "effect"
import { connect, createServer, type Socket } from "node:net"

export interface TcpProxy {
  /** The database through the cable. */
  readonly url: string
  /** Breaks every connection, and lets nobody through until it is mended. */
  readonly cut: () => void
  readonly mend: () => void
}

/** Lays a cable; it is taken away with the scope. */
export const layCable = (databaseUrl: string): Effect.Effect<TcpProxy, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const target = new URL(databaseUrl)
        const open = new Set<Socket>()
        const state = { whole: true }
        const keep = (socket: Socket) => {
          open.add(socket)
          socket.on("error", () => {})
          socket.on("close", () => open.delete(socket))
        }
        const server = createServer((near) => {
          keep(near)
          if (!state.whole) {
            near.destroy()
            return
          }
          const far = connect(Number(target.port), target.hostname)
          keep(far)
          near.pipe(far)
          far.pipe(near)
          near.on("close", () => far.destroy())
          far.on("close", () => near.destroy())
        })
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
        const address = server.address()
        const url = new URL(databaseUrl)
        url.hostname = "127.0.0.1"
        url.port = String(typeof address === "object" && address !== null ? address.port : 0)
        const cut = () => {
          state.whole = false
          for (const socket of open) socket.destroy()
        }
        const cable: TcpProxy = {
          url: url.href,
          cut,
          mend: () => {
            state.whole = true
          }
        }
        return { cable, server }
      }),
      ({ cable, server }) =>
        Effect.sync(() => {
          cable.cut()
          server.close()
        })
    ),
    ({ cable }) => cable
  )
