/** What strangers do to a service that they can reach, and people inside with their browsers (docs/adr/0044-places.md). */
import { createHash, randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { Client } from "pg"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { connections, type Flood, type Ground, hangUpAfter } from "./ground.ts"
import { requestText } from "./wire.ts"

/** Slow sockets begin anew after this: 1 100 of them send 22 kB a second in all. */
const SLOW_MILLIS = 7_500
/** Between two bytes of a slow body. */
const DRIP_MILLIS = 1_000
const IDLE_CONNECTIONS = 10_000
/** Of the file descriptors of a process, these are for other things. */
const OTHER_DESCRIPTORS = 500
/** Connections that are opened at the same moment. */
const OPENED_TOGETHER = 200
const FORGED_PER_SECOND = 2_300
const FORGERS = 64
/** 34 000 in eight seconds. */
const HANG_UPS_PER_SECOND = 4_250
const HANGING_UP = 64
const FORMS = 8
const PREVIEWS = 25
const PREVIEW_BYTES = 1_600_000

const nothing = { data: () => undefined, error: () => undefined }

/** Does something so often a second, whatever time it takes, with so many at a time. */
const paced = async (
  ground: Ground,
  perSecond: number,
  together: number,
  once: (n: number) => Promise<unknown>
) => {
  const began = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (ground.isRunning()) {
        const n = done++
        await Bun.sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()))
        await once(n)
      }
    })
  )
}

/** A link that nobody has, which is refused before its body, and a form that anybody may send, whose body is waited for. */
const SLOW_PATHS = ["/o/x", "/app/sign-in"] as const

/** A body of 900 bytes that comes a byte at a time, and is given up after a while. */
const slowBody = async (ground: Ground, path: string, authorization: string) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Length: 900\r\n\r\n1`
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: ground.port,
    socket: {
      ...nothing,
      data: (_, bytes) => ground.count({ status: Number(bytes.toString("latin1", 9, 12)), text: "" })
    }
  }).catch(() => undefined)
  if (socket === undefined) return
  socket.write(head)
  for (let left = SLOW_MILLIS; left > 0 && ground.isRunning(); left -= DRIP_MILLIS) {
    await Bun.sleep(Math.min(left, DRIP_MILLIS))
    socket.write("1")
  }
  socket.terminate()
}

const slowSockets =
  (sockets: number, authorization: (ground: Ground, n: number) => string) => async (ground: Ground) => {
    const all = Array.from({ length: sockets }, async (_, n) => {
      // Not all at one moment, but within the first turn.
      await Bun.sleep((n / sockets) * DRIP_MILLIS)
      const path = SLOW_PATHS[n % SLOW_PATHS.length] ?? SLOW_PATHS[0]
      while (ground.isRunning()) await slowBody(ground, path, authorization(ground, n))
    })
    await Bun.sleep(DRIP_MILLIS)
    ground.begun()
    await Promise.all(all)
  }

/** How many files, sockets among them, this process may open. */
const descriptors = (): number =>
  Number(
    /Max open files +([0-9]+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ??
      Number.POSITIVE_INFINITY
  )

const idle = async (ground: Ground) => {
  const wanted = Math.min(IDLE_CONNECTIONS, descriptors() - OTHER_DESCRIPTORS)
  if (wanted < IDLE_CONNECTIONS) process.stderr.write(`ulimit -n allows ${wanted} idle connections\n`)
  const open: Array<Bun.Socket> = []
  while (open.length < wanted) {
    const some = await Promise.allSettled(
      Array.from({ length: Math.min(OPENED_TOGETHER, wanted - open.length) }, () =>
        Bun.connect({ hostname: "127.0.0.1", port: ground.port, socket: nothing })
      )
    )
    const connected = some.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
    if (connected.length === 0) throw new Error(`the service takes ${open.length} connections and no more`)
    open.push(...connected)
  }
  ground.count({ status: 0, text: "" })
  ground.begun()
  while (ground.isRunning()) await Bun.sleep(50)
  for (const socket of open) socket.terminate()
}

/** Tokens with a right checksum: half of them name company A, the others companies that nobody has. */
const forgedToken = (ground: Ground, n: number): string =>
  ApiToken.make(n % 2 === 0 ? ground.large.id : 1_000_000 + n, randomBytes(32))

const forged = async (ground: Ground) => {
  ground.begun()
  const began = performance.now()
  let sent = 0
  const pace = Array.from({ length: FORGERS }, () =>
    connections(
      ground,
      1,
      () => requestText(forgedToken(ground, sent++), "/v1/usage"),
      async () => {
        await Bun.sleep(Math.max(0, began + (sent * 1_000) / FORGED_PER_SECOND - performance.now()))
      }
    )
  )
  await Promise.all(pace)
}

const storm = async (ground: Ground) => {
  ground.begun()
  await paced(ground, HANG_UPS_PER_SECOND, HANGING_UP, async (n) => {
    await hangUpAfter(ground, n)
    ground.count({ status: 0, text: "" })
  })
}

const addressOf = (ground: Ground, path: string) => `http://127.0.0.1:${ground.port}${path}`

/** The fields that a page of ours hides in its form, and the cookie that they belong to. */
const formOf = async (ground: Ground, path: string, cookie?: string) => {
  const answer = await fetch(addressOf(ground, path), cookie === undefined ? {} : { headers: { cookie } })
  const html = await answer.text()
  const valueOf = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ""
  return {
    token: valueOf("_token"),
    cookie: cookie ?? answer.headers.get("set-cookie")?.split(";", 1)[0] ?? ""
  }
}

const send = async (ground: Ground, path: string, cookie: string, body: FormData | URLSearchParams) => {
  const headers = { cookie, "sec-fetch-site": "same-origin" }
  const { status } = await fetch(addressOf(ground, path), {
    method: "POST",
    headers,
    body,
    redirect: "manual"
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer
    },
    () => ({ status: 0 })
  )
  ground.count({ status, text: "" })
  if (status === 0 || status >= 400) await Bun.sleep(20)
}

/** A password that takes long to score. */
const costly = () =>
  Array.from({ length: 100 }, (_, n) => "aA4@"[(n + Math.floor(Math.random() * 4)) % 4]).join("")

const signUps = async (ground: Ground) => {
  const path = "/app/sign-up"
  const { cookie, token } = await formOf(ground, path)
  ground.begun()
  await Promise.all(
    Array.from({ length: FORMS }, async () => {
      while (ground.isRunning()) {
        const fields = { _action: "sign-up", _token: token, _key: crypto.randomUUID(), name: "A" }
        const email = `${crypto.randomUUID()}@example.com`
        await send(ground, path, cookie, new URLSearchParams({ ...fields, email, password: costly() }))
      }
    })
  )
}

/** Begins a session of an owner of A. */
const sessionOf = async ({ large, url }: Ground): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  const client = new Client(url)
  await client.connect()
  // Owners have to have a second factor.
  await client.query(
    "update users set totp_secret = 'ABCDEFGHIJKLMNOP' where user_id in (select user_id from memberships where company_id = $1)",
    [large.id]
  )
  await client.query(
    `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, created_at)
     select $1, user_id, 'signed_in', $2, $2, $2, $2 from memberships where company_id = $3 and role = 'owner' limit 1`,
    [createHash("sha256").update(token).digest(), new Date().toISOString(), large.id]
  )
  await client.end()
  return `duebook=${token}`
}

const bookOf = (bytes: number): Blob => {
  const description = "x".repeat(700)
  const row = (n: number) => `Customer ${n},customer${n}@example.com,12.50,EUR,2030-01-31,${description}\n`
  let text = "display_name,email,amount,currency,due_date,description\n"
  for (let n = 0; text.length < bytes; n++) text += row(n)
  return new Blob([text])
}

const previews = async (ground: Ground) => {
  const path = `/app/${ground.large.id}/receivables/import`
  const { cookie, token } = await formOf(ground, path, await sessionOf(ground))
  const file = bookOf(PREVIEW_BYTES)
  ground.begun()
  await Promise.all(
    Array.from({ length: PREVIEWS }, async () => {
      while (ground.isRunning()) {
        const form = new FormData()
        form.set("_action", "preview-import")
        form.set("_token", token)
        form.set("_key", crypto.randomUUID())
        form.set("file", file, "book.csv")
        await send(ground, path, cookie, form)
      }
    })
  )
}

const inventedName = (_: Ground, n: number): string => `dbk_${n.toString(36)}_x`
const namedCompany = ({ large }: Ground): string => /^dbk_[^_]+_/.exec(large.tokens[0] ?? "")?.[0] ?? ""

/** What strangers send, by name. */
export const attacks = {
  slow: {
    what: "1 100 slow bodies with invented names",
    run: slowSockets(1_100, inventedName),
    isAttack: true
  },
  named: { what: "520 slow bodies with A's name", run: slowSockets(520, namedCompany), isAttack: true },
  idle: { what: "10 000 idle connections", run: idle, isAttack: true },
  forged: { what: "2 300 forged tokens a second", run: forged, isAttack: true },
  signups: {
    what: "sign-up forms, 8 at a time",
    run: signUps,
    isAttack: true,
    environment: { SIGN_UP: "open" }
  },
  previews: { what: "import previews of 1.6 MB, 25 at a time", run: previews, isAttack: true },
  storm: { what: "4 250 hang-ups a second", run: storm, isAttack: true, mostCreateMillis: 250 }
} satisfies Readonly<Record<string, Flood>>
