/** Files that requests bring: how many are in memory at the same time, of all companies and of one. */

/** Each may have 10 MB. */
const MAX_FILES_IN_MEMORY = 8
const MAX_FILES_OF_ONE_COMPANY = 2

export class FilesInMemory {
  #count = 0
  readonly #counts = new Map<number, number>()

  /** Takes a place for a file of a company until it is left; null if there is none. */
  enter(companyId: number): (() => void) | null {
    const own = this.#counts.get(companyId) ?? 0
    if (this.#count >= MAX_FILES_IN_MEMORY || own >= MAX_FILES_OF_ONE_COMPANY) return null
    this.#count++
    this.#counts.set(companyId, own + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      this.#count--
      const left = (this.#counts.get(companyId) ?? 0) - 1
      if (left > 0) this.#counts.set(companyId, left)
      else this.#counts.delete(companyId)
    }
  }
}
