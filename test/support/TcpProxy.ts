/** A TCP proxy in front of the database, which tests can interrupt. */
import { Effect, type Scope } from "effect"
import { connect, createServer, type Socket } from "node:net"

export interface TcpProxy {
  /** The database behind the proxy. */
  readonly url: string
  /** Closes every connection, and refuses new ones until `mend`. */
  readonly cut: () => void
  readonly mend: () => void
  /** Leads new connections to another port. Those that are open stay where they are. */
  readonly turn: (port: number) => void
}

/** Starts a proxy, which stops when the scope closes. */
export const layCable = (databaseUrl: string): Effect.Effect<TcpProxy, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const target = new URL(databaseUrl)
        const open = new Set<Socket>()
        let isCut = false
        let port = Number(target.port)
        const track = (socket: Socket) => {
          open.add(socket)
          socket.on("error", () => {})
          socket.on("close", () => open.delete(socket))
        }
        const server = createServer((client) => {
          track(client)
          if (isCut) {
            client.destroy()
            return
          }
          const upstream = connect(port, target.hostname)
          track(upstream)
          client.pipe(upstream)
          upstream.pipe(client)
          client.on("close", () => upstream.destroy())
          upstream.on("close", () => client.destroy())
        })
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
        const address = server.address()
        const url = new URL(databaseUrl)
        url.hostname = "127.0.0.1"
        url.port = String(typeof address === "object" && address !== null ? address.port : 0)
        const cut = () => {
          isCut = true
          for (const socket of open) socket.destroy()
        }
        const proxy: TcpProxy = {
          url: url.href,
          cut,
          mend: () => {
            isCut = false
          },
          turn: (other) => {
            port = other
          }
        }
        return { proxy, server }
      }),
      ({ proxy, server }) =>
        Effect.sync(() => {
          proxy.cut()
          server.close()
        })
    ),
    ({ proxy }) => proxy
  )
