/** What somebody changes of something. */

/** The fields of `next` that are others than before; null where none is. */
export const changesOf = <T extends object>(before: T, next: T): Partial<T> | null => {
  const changed = (Object.keys(next) as Array<keyof T>).filter((field) => before[field] !== next[field])
  return changed.length === 0
    ? null
    : (Object.fromEntries(changed.map((field) => [field, next[field]])) as Partial<T>)
}
