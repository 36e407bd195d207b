/** duebook healthcheck */
import { Effect } from "effect"
import * as Config from "../Config.ts"
import { command, CommandFailed, said } from "./Command.ts"

const TIMEOUT_MILLIS = 2_000

/** The host by which a server that listens on `host` is reached from its own machine. */
const localHost = (host: string): string => {
  if (host === "" || host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}

export const group = {
  "": command({
    summary:
      "Asks /readyz on this machine's ADMIN_HOST and ADMIN_PORT: exit code 0 when the service is ready, else 1.",
    arguments: {},
    run: () =>
      Effect.gen(function* () {
        const { adminHost, adminPort } = yield* Config.load(Config.server)
        const url = `http://${localHost(adminHost)}:${adminPort}/readyz`
        const status = yield* Effect.tryPromise({
          try: async () => (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLIS) })).status,
          catch: () => new CommandFailed({ message: `Not ready: ${url} does not answer.` })
        })
        if (status !== 200)
          return yield* new CommandFailed({ message: `Not ready: ${url} answers ${status}.` })
        return said("Ready.")
      })
  })
}
