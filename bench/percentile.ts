/** The value below which a share of the sorted values lies, 0.99 for p99; 0 where there are none. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
