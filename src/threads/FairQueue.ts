/**
 * A queue for costly work that is fair among those who ask for it: their keys take turns, so that what one asks for waits
 * behind itself while others pass. Pure: each function returns another queue.
 */

/** How much may run and wait at once: of one key, and of all keys together. */
export interface QueueLimits {
  readonly running: number
  readonly runningOfKey: number
  readonly waiting: number
  readonly waitingOfKey: number
}

export interface FairQueue<Item> {
  readonly limits: QueueLimits
  /** How many items of each key run. */
  readonly running: ReadonlyMap<string, number>
  /** Items by key in the order in which they came. The order of the keys is the order of their turns. */
  readonly waiting: ReadonlyMap<string, ReadonlyArray<Item>>
}

/**
 * What became of an item: it waits; it waits in the place of another one, of the key with the most of them; its key has
 * too many; or there are too many of all keys, and none of them has more than this key would have.
 */
export type Offered<Item> =
  | { readonly _tag: "Waits"; readonly queue: FairQueue<Item> }
  | { readonly _tag: "Displaces"; readonly queue: FairQueue<Item>; readonly displaced: Item }
  | { readonly _tag: "KeyFull" }
  | { readonly _tag: "QueueFull" }

/** A queue in which nothing runs or waits. */
export const emptyQueue = <Item>(limits: QueueLimits): FairQueue<Item> => ({
  limits,
  running: new Map(),
  waiting: new Map()
})

/** Items that wait, of all keys. */
export const waitingCount = <Item>({ waiting }: FairQueue<Item>): number =>
  [...waiting.values()].reduce((sum, items) => sum + items.length, 0)

const runningCount = <Item>({ running }: FairQueue<Item>): number =>
  [...running.values()].reduce((sum, count) => sum + count, 0)

/** The map with this value under a key, in the place where the key is; without the key where nothing is left of it. */
const withItems = <Item>(
  waiting: FairQueue<Item>["waiting"],
  key: string,
  items: ReadonlyArray<Item>
): FairQueue<Item>["waiting"] => {
  const changed = new Map(waiting)
  if (items.length === 0) changed.delete(key)
  else changed.set(key, items)
  return changed
}

/** Adds an item at the end of its key's items. */
export const offer = <Item>(queue: FairQueue<Item>, key: string, item: Item): Offered<Item> => {
  const { limits, waiting } = queue
  const own = waiting.get(key) ?? []
  if (own.length >= limits.waitingOfKey) return { _tag: "KeyFull" }
  const added = withItems(waiting, key, [...own, item])
  if (waitingCount(queue) < limits.waiting) return { _tag: "Waits", queue: { ...queue, waiting: added } }
  let most: readonly [key: string, items: ReadonlyArray<Item>] = ["", []]
  for (const entry of waiting) if (entry[1].length > most[1].length) most = entry
  const [greedy, items] = most
  const displaced = items.at(-1)
  if (displaced === undefined || items.length <= own.length + 1) return { _tag: "QueueFull" }
  const kept = withItems(added, greedy, items.slice(0, -1))
  return { _tag: "Displaces", queue: { ...queue, waiting: kept }, displaced }
}

/** The next item that may run, and the queue in which it runs; null where none may. Its key has its next turn last. */
export const take = <Item>(
  queue: FairQueue<Item>
): { readonly queue: FairQueue<Item>; readonly key: string; readonly item: Item } | null => {
  const { limits, running, waiting } = queue
  if (runningCount(queue) >= limits.running) return null
  for (const [key, [item, ...others]] of waiting) {
    const count = running.get(key) ?? 0
    if (item === undefined || count >= limits.runningOfKey) continue
    const left = new Map(waiting)
    left.delete(key)
    return {
      key,
      item,
      queue: {
        limits,
        running: new Map(running).set(key, count + 1),
        waiting: withItems(left, key, others)
      }
    }
  }
  return null
}

/** An item of this key has ended. */
export const leave = <Item>(queue: FairQueue<Item>, key: string): FairQueue<Item> => {
  const running = new Map(queue.running)
  const count = (running.get(key) ?? 0) - 1
  if (count > 0) running.set(key, count)
  else running.delete(key)
  return { ...queue, running }
}

/** The queue without an item that waits no longer. */
export const withdraw = <Item>(queue: FairQueue<Item>, key: string, item: Item): FairQueue<Item> => ({
  ...queue,
  waiting: withItems(
    queue.waiting,
    key,
    (queue.waiting.get(key) ?? []).filter((each) => each !== item)
  )
})
