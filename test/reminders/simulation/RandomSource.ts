/** Chance that comes again: the same seed throws the same dice. */

/** Numbers from 0 up to 1, for ever (mulberry32). */
const numbers = (seed: number) => {
  let state = (seed * 0x9e37_79b9) >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Dice of one seed. */
export const diceOf = (seed: number) => {
  const next = numbers(seed)
  const upTo = (n: number) => Math.floor(next() * n)
  const one = <A>(of: ReadonlyArray<A>): A => of[upTo(of.length)] as A
  return {
    next,
    /** A whole number from 0 up to n. */
    upTo,
    /** A whole number from one bound to the other, both included. */
    between: (low: number, high: number) => low + upTo(high - low + 1),
    one,
    chance: (probability: number) => next() < probability,
    /** Some of a list, in its order. */
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

export type RandomSource = ReturnType<typeof diceOf>
