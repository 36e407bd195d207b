/** A ZIP that is written file by file, of which no more is in memory than was not taken yet. */
import { Zip, ZipDeflate } from "fflate"

/** How well files are compressed: less takes less time, and CSV and JSON become small anyway. */
const LEVEL = 6

/** Bytes that a ZIP without its 64-bit form can have. */
export const MAX_ZIP_BYTES = 4_294_967_295

const encoder = new TextEncoder()

/** A ZIP in the making. */
export interface ZipStream {
  /** Begins a file; the one before has to be ended. */
  readonly begin: (name: string) => void
  readonly write: (text: string) => void
  readonly end: () => void
  /** Writes the directory. */
  readonly close: () => void
  /** What has been written since it was last asked. */
  readonly take: () => ReadonlyArray<Uint8Array>
}

/** Begins a ZIP; `at` is the time of its files, in epoch milliseconds. */
export const zipStream = (at: number): ZipStream => {
  let written: Array<Uint8Array> = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    written.push(bytes)
  })
  let file: ZipDeflate | null = null
  return {
    begin: (name) => {
      file = new ZipDeflate(name, { level: LEVEL })
      file.mtime = at
      zip.add(file)
    },
    write: (text) => file?.push(encoder.encode(text)),
    end: () => {
      file?.push(new Uint8Array(0), true)
      file = null
    },
    close: () => zip.end(),
    take: () => {
      const taken = written
      written = []
      return taken
    }
  }
}
