/** A load balancer over HTTP: it asks each instance whether it is ready, and sends requests to those that are. */
import { Effect, type Scope } from "effect"

/** An instance behind the balancer. */
export interface Target {
  readonly port: number
  readonly adminPort: number
}

/** A running balancer. */
export interface Balancer {
  readonly port: number
  /** Adds an instance; resolves when it is ready and gets requests. */
  readonly add: (target: Target) => Promise<void>
  /** Forgets an instance that has ended. */
  readonly remove: (target: Target) => void
  /** How many answers of each status it has passed on; `lost` for requests that got none. */
  readonly answered: () => Readonly<Record<string, number>>
  /** How long the slowest answer took since this was asked last. */
  readonly slowestMillis: () => number
  /** How many answers took longer than anybody should wait, the first of them in words, and how long the slowest took. */
  readonly slow: () => {
    readonly count: number
    readonly first: ReadonlyArray<string>
    readonly slowestMillis: number
  }
  /** The first failures, in words. */
  readonly failures: ReadonlyArray<string>
  /** Requests that went to another instance because the first one accepted no connection. */
  readonly redirected: () => number
}

/** Nobody should wait longer for an answer. */
export const PATIENCE_MILLIS = 3_000
const CHECK_MILLIS = 100
const CHECK_TIMEOUT_MILLIS = 3_000
/** So many times in a row an instance may not answer, or find its database busy. */
const PATIENCE = 3
const READY_WITHIN_MILLIS = 60_000
const MAX_FAILURES = 20
/** Hop by hop, or set anew. */
const OWN_HEADERS = ["connection", "keep-alive", "transfer-encoding", "content-length", "host"]

const wasRefused = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["ConnectionRefused", "ECONNREFUSED"].includes(String(error.code))

/** What an instance says: whether it gets requests, or null where a balancer waits for it to say so again. */
const isReady = ({ adminPort }: Target): Promise<boolean | null> =>
  fetch(`http://127.0.0.1:${adminPort}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MILLIS) }).then(
    async (answer) =>
      answer.ok || (answer.status === 503 && (await answer.text()).includes("draining") ? false : null),
    (error: unknown) => (wasRefused(error) ? false : null)
  )

const without = (headers: Headers): Headers => {
  const kept = new Headers(headers)
  for (const name of OWN_HEADERS) kept.delete(name)
  return kept
}

const open = (): { readonly balancer: Balancer; readonly close: () => void } => {
  const targets = new Map<Target, boolean>()
  const counts: Record<string, number> = {}
  const failures: Array<string> = []
  const late = { count: 0, first: [] as Array<string>, slowestMillis: 0 }
  let [turn, redirected, slowest] = [0, 0, 0]
  const took = (what: string, millis: number) => {
    slowest = Math.max(slowest, millis)
    late.slowestMillis = Math.max(late.slowestMillis, millis)
    if (millis <= PATIENCE_MILLIS) return
    late.count++
    if (late.first.length < MAX_FAILURES) late.first.push(`${what} ${Math.round(millis)} ms`)
  }
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
  const failed = (text: string) => {
    if (failures.length < MAX_FAILURES) failures.push(text)
  }
  const state = { isOpen: true }
  const watch = async (target: Target) => {
    for (let unclear = 0; state.isOpen && targets.has(target); await Bun.sleep(CHECK_MILLIS)) {
      const ready = await isReady(target)
      unclear = ready === null ? unclear + 1 : 0
      if (targets.has(target) && (ready !== null || unclear >= PATIENCE)) targets.set(target, ready === true)
    }
  }

  const pass = async (request: Request, body: ArrayBuffer | undefined): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const ready = [...targets].filter(([, isUp]) => isUp).map(([target]) => target)
    const first = turn++
    for (let n = 0; n < ready.length; n++) {
      const { port } = ready[(first + n) % ready.length] as Target
      try {
        return await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
          method: request.method,
          headers: without(request.headers),
          redirect: "manual",
          decompress: false,
          ...(body === undefined ? {} : { body })
        })
      } catch (error) {
        // Nothing was sent, so another one may have it. What was sent may have been done, and is not sent again.
        if (!wasRefused(error)) throw error
        redirected++
      }
    }
    throw new Error("no instance is ready")
  }

  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    reusePort: false,
    idleTimeout: 60,
    fetch: async (request) => {
      const body = request.body === null ? undefined : await request.arrayBuffer()
      const what = `${request.method} ${new URL(request.url).pathname}`
      const began = performance.now()
      try {
        const answer = await pass(request, body)
        const content = await answer.arrayBuffer()
        took(what, performance.now() - began)
        count(String(answer.status))
        if (answer.status >= 500)
          failed(`${what}: ${answer.status} ${Buffer.from(content).toString().slice(0, 200)}`)
        const bare = answer.status === 204 || answer.status === 304
        return new Response(bare ? null : content, {
          status: answer.status,
          headers: without(answer.headers)
        })
      } catch (error) {
        count("lost")
        failed(`${what}: ${String(error)}`)
        return new Response(null, { status: 502 })
      }
    }
  })
  const balancer: Balancer = {
    port: server.port ?? 0,
    add: async (target) => {
      targets.set(target, false)
      void watch(target)
      for (const end = Date.now() + READY_WITHIN_MILLIS; targets.get(target) !== true; await Bun.sleep(20)) {
        if (Date.now() > end) throw new Error("the instance did not become ready")
      }
    },
    remove: (target) => void targets.delete(target),
    answered: () => counts,
    slowestMillis: () => {
      const found = slowest
      slowest = 0
      return found
    },
    slow: () => late,
    failures,
    redirected: () => redirected
  }
  return {
    balancer,
    close: () => {
      state.isOpen = false
      void server.stop(true)
    }
  }
}

/** Listens until the scope closes. Clients and instances keep their connections. */
export const startBalancer: Effect.Effect<Balancer, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(Effect.sync(open), ({ close }) => Effect.sync(close)),
  ({ balancer }) => balancer
)
