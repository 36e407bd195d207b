/** Requests that are all sent at the same moment, each over a connection of its own. */

/** How many answers had each status. */
export type Statuses = Readonly<Record<string, number>>

interface Held {
  readonly send: () => void
  readonly status: Promise<string>
}

/** Opens a connection that sends a request later. */
const hold = (port: number, request: string): Promise<Held> =>
  new Promise((resolve, reject) => {
    const answer = Promise.withResolvers<string>()
    void Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        open: (socket) => resolve({ send: () => void socket.write(request), status: answer.promise }),
        data: (socket, bytes) => {
          answer.resolve(bytes.toString("latin1").slice(9, 12))
          socket.end()
        },
        close: () => answer.resolve("none"),
        error: () => answer.resolve("none")
      }
    }).catch(reject)
  })

/** Reads a path many times at once with one key, spread evenly over the ports. */
export const burst = async (
  ports: ReadonlyArray<number>,
  path: string,
  token: string,
  requests: number
): Promise<Statuses> => {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const held = await Promise.all(
    Array.from({ length: requests }, (_, n) => hold(ports[n % ports.length] ?? 0, request))
  )
  for (const { send } of held) send()
  const statuses: Record<string, number> = {}
  for (const status of await Promise.all(held.map(({ status }) => status))) {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}
