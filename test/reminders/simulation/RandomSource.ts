/** Random numbers that are the same for the same seed. */

/** An endless sequence of numbers, at least 0 and less than 1 (mulberry32). */
const numbers = (seed: number) => {
  let state = (seed * 0x9e37_79b9) >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The random source of a seed. */
export const randomOf = (seed: number) => {
  const next = numbers(seed)
  const upTo = (n: number) => Math.floor(next() * n)
  const one = <A>(of: ReadonlyArray<A>): A => of[upTo(of.length)] as A
  return {
    next,
    /** A whole number, at least 0 and less than n. */
    upTo,
    /** A whole number between two bounds, both included. */
    between: (low: number, high: number) => low + upTo(high - low + 1),
    one,
    chance: (probability: number) => next() < probability,
    /** Each item of a list with a probability, in order. */
    some: <A>(of: ReadonlyArray<A>, probability: number) => of.filter(() => next() < probability),
    /** One of several, by weight. */
    weighted: <A>(of: ReadonlyArray<readonly [weight: number, value: A]>): A => {
      let left = next() * of.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of of) {
        left -= weight
        if (left < 0) return value
      }
      return one(of)[1]
    }
  }
}

export type RandomSource = ReturnType<typeof randomOf>
