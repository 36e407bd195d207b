/** Where the PostgreSQL servers of tests keep their data: in memory, where the machine lets us. */
import { statfsSync } from "node:fs"
import { tmpdir } from "node:os"

/** Linux's file system in memory, which every user may write to. */
const MEMORY = "/dev/shm"
/** A run takes less than 1 GB. Containers often have only 64 MB. */
const ENOUGH_BYTES = 3 * 1024 ** 3

const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * The folder for folders of data. A database is a copy of a thousand small files, which takes a tenth of the time in
 * memory.
 */
export const dataRoot = (): string => (isRoomy() ? MEMORY : tmpdir())
