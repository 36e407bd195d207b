/**
 * The files in a ZIP, by its directory. Node's own inflate stops at a limit, and the checksum of each file is compared, which
 * libraries for ZIP leave out.
 */
import { crc32, inflateRawSync } from "node:zlib"
import { StatementProblem, StatementTooLarge, wrongStatementFile } from "./Problem.ts"

/** Files of a ZIP, and bytes of all and of one of them once they are unpacked. */
interface ZipLimits {
  readonly files: number
  readonly bytes: number
  readonly fileBytes: number
}

/** Those of statements. */
const STATEMENTS: ZipLimits = { files: 500, bytes: 52_428_800, fileBytes: 20_971_520 }

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END_BYTES = 22
/** A comment behind the directory. */
const MAX_COMMENT = 65_535

/** A file, unpacked. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly checksum: number
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly offset: number
}

const broken = (): never => wrongStatementFile("is a ZIP that is broken")

const endOfDirectory = (view: DataView): number => {
  for (
    let at = view.byteLength - END_BYTES;
    at >= 0 && at >= view.byteLength - END_BYTES - MAX_COMMENT;
    at--
  ) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return broken()
}

const entryAt = (view: DataView, at: number): { readonly entry: Entry; readonly next: number } => {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return broken()
  const nameBytes = view.getUint16(at + 28, true)
  const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (next > view.byteLength) return broken()
  return {
    next,
    entry: {
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true)
    }
  }
}

const inflated = (packed: Uint8Array, most: number): Uint8Array => {
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const { code } = error as { readonly code?: string }
    if (code === "ERR_BUFFER_TOO_LARGE")
      throw new StatementTooLarge(`more than ${most} bytes when it is unpacked`)
    return broken()
  }
}

const unpacked = (bytes: Uint8Array, view: DataView, entry: Entry, most: number): Uint8Array => {
  const { checksum, isEncrypted, method, name, offset, packedBytes, unpackedBytes } = entry
  if (isEncrypted) throw new StatementProblem("file", `${name}: it is encrypted`)
  if (method !== 0 && method !== 8)
    throw new StatementProblem("file", `${name}: it is packed in a way that is not supported`)
  if (unpackedBytes > most) throw new StatementTooLarge(`more than ${most} bytes when it is unpacked`)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY) return broken()
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + packedBytes > bytes.length) return broken()
  const packed = bytes.subarray(from, from + packedBytes)
  const found = method === 0 ? packed : inflated(packed, most)
  return found.length === unpackedBytes && crc32(found) === checksum ? found : broken()
}

/**
 * What systems put into a ZIP beside its files: folders, what is hidden, and notes of macOS and Windows. Everything else is
 * read, and refused where it is no statement: what is skipped could be one.
 */
const isNoFile = (name: string): boolean =>
  /[/\\]$/.test(name) || /(?:^|[/\\])(?:__MACOSX[/\\]|\.|(?:Thumbs\.db|desktop\.ini)$)/i.test(name)

/** The files of a ZIP in its order, one unpacked after the other. */
export function* zippedFiles(
  bytes: Uint8Array,
  limits: ZipLimits = STATEMENTS
): Generator<ZippedFile, void, undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.files) throw new StatementTooLarge(`more than ${limits.files} files`)
  let at = view.getUint32(end + 16, true)
  let left = limits.bytes
  for (let number = 0; number < count; number++) {
    const { entry, next } = entryAt(view, at)
    at = next
    if (isNoFile(entry.name)) continue
    const found = unpacked(bytes, view, entry, Math.min(limits.fileBytes, left))
    left -= found.length
    yield { name: entry.name, bytes: found }
  }
}
