/** What company A does to its neighbour. Each flood goes on until it is told to stop. */
import { Client } from "pg"
import { attacks } from "./attacks.ts"
import { connections, creation, type Flood, type Ground, hangUpAfter, overdue, tokenOf } from "./ground.ts"
import { requestText, wire } from "./wire.ts"

/** How long a row is held, and how long it is then free. */
const HELD_MILLIS = 9_000
const FREE_MILLIS = 200
/** A client that has hung up waits so long until its next request. */
const PAUSE_MILLIS = 20
const PER_MINUTE = 10_000

/** Locks a row again and again, while `load` runs. */
const holding = async (
  ground: Ground,
  statement: string,
  params: ReadonlyArray<unknown>,
  load: () => Promise<unknown>
) => {
  const client = new Client(ground.url)
  await client.connect()
  const hold = async () => {
    await client.query("begin")
    await client.query(statement, [...params])
    for (const end = Date.now() + HELD_MILLIS; Date.now() < end && ground.isRunning();) await Bun.sleep(50)
    await client.query("rollback")
  }
  const first = hold()
  await Bun.sleep(FREE_MILLIS)
  ground.begun()
  const holder = first.then(async () => {
    while (ground.isRunning()) {
      await Bun.sleep(FREE_MILLIS)
      await hold()
    }
  })
  await Promise.all([holder, load()])
  await client.end()
}

const lists = async (ground: Ground) => {
  ground.begun()
  await connections(ground, 60, () => overdue(ground.large))
}

const heldReceivable = async (ground: Ground) => {
  const { firstReceivable, id } = ground.large
  const path = `/v1/receivables/${firstReceivable}/payments`
  await holding(
    ground,
    "select from receivables where company_id = $1 and receivable_id = $2 for update",
    [id, firstReceivable],
    () => connections(ground, 24, () => requestText(tokenOf(ground.large), path, { amount: "0.01" }))
  )
}

const heldCustomer = async (ground: Ground) => {
  const { firstCustomer, id } = ground.large
  await holding(
    ground,
    "select from customers where company_id = $1 and customer_id = $2 for update",
    [id, firstCustomer],
    () => connections(ground, 24, () => creation(ground.large))
  )
}

const heldUsage = async (ground: Ground) => {
  const { firstReceivable, id } = ground.large
  const read = requestText(tokenOf(ground.large), `/v1/receivables/${firstReceivable}`)
  // The row is made by the first request.
  const client = wire(ground.port)
  ground.count(await client.send(read))
  client.close()
  await holding(ground, "select from plan_usage where company_id = $1 for update", [id], () =>
    connections(ground, 24, () => read)
  )
}

const hangUps = async (ground: Ground) => {
  ground.begun()
  await Promise.all(
    Array.from({ length: 30 }, async (_, place) => {
      for (let n = place; ground.isRunning(); n++) {
        await hangUpAfter(ground, n)
        await Bun.sleep(PAUSE_MILLIS)
      }
    })
  )
}

const burst = async (ground: Ground) => {
  const clients = Array.from({ length: 600 }, () => wire(ground.port))
  ground.begun()
  while (ground.isRunning()) {
    await Promise.all(clients.map(async (client) => ground.count(await client.send(creation(ground.large)))))
  }
  for (const client of clients) client.close()
}

const patch = async (ground: Ground) => {
  const path = `/v1/customers/${ground.heavy.firstCustomer}`
  const client = wire(ground.port)
  ground.begun()
  for (let n = 0; ground.isRunning(); n++) {
    const { text } = await client.send(requestText(tokenOf(ground.heavy), path))
    const expected_version = /"version":"(\w+)"/.exec(text)?.[1] ?? "v1"
    const timezone = n % 2 === 0 ? "America/New_York" : "Asia/Tokyo"
    const change = requestText(tokenOf(ground.heavy), path, { expected_version, timezone }, "PATCH")
    const reply = await client.send(change)
    ground.count(reply)
    if (reply.status !== 200) await Bun.sleep(FREE_MILLIS)
  }
  client.close()
}

const refusals = async (ground: Ground) => {
  const read = requestText(tokenOf(ground.large), `/v1/receivables/${ground.large.firstReceivable}`)
  await connections(
    {
      ...ground,
      count: (reply) => {
        if (reply.status === 429) ground.begun()
        ground.count(reply)
      }
    },
    64,
    () => read
  )
}

/** All floods by name. */
export const floods = {
  lists: { what: "60 lists of overdue at once", run: lists },
  held: { what: "24 payments on a held receivable", run: heldReceivable },
  customer: { what: "24 creates for a held customer", run: heldCustomer },
  usage: { what: "24 reads, its plan_usage row held", run: heldUsage },
  hangups: { what: "30 clients that hang up", run: hangUps },
  burst: { what: "bursts of 600 creates", run: burst },
  patch: { what: "PATCHes that move every reminder", run: patch },
  refused: {
    what: "64 clients that are refused",
    run: refusals,
    environment: { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) }
  },
  ...attacks
} satisfies Readonly<Record<string, Flood>>

export type FloodName = keyof typeof floods
export const floodNames = Object.keys(floods) as ReadonlyArray<FloodName>
