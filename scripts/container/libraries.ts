/**
 * The loader and the libraries that an executable for Linux needs. They are read from the executable, so that it need not
 * run here: `bun scripts/container/libraries.ts <executable> <root of a system> <folder of the image>` copies them.
 */
import { chmodSync, copyFileSync, lstatSync, mkdirSync, readFileSync, readlinkSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** What a file in the format ELF says that it needs. */
export interface Needs {
  /** The folder of Debian for libraries of its processor. */
  readonly folder: string
  /** The path of the program that loads it; undefined for libraries. */
  readonly loader: string | undefined
  /** Names of libraries. */
  readonly libraries: ReadonlyArray<string>
}

/** Folders by the number of the processor in the file. */
const FOLDERS: Readonly<Record<number, string>> = { 62: "x86_64-linux-gnu", 183: "aarch64-linux-gnu" }
const SEGMENT = { load: 1, dynamic: 2, interpreter: 3 } as const
const TAG = { end: 0, needed: 1, strings: 5 } as const
const MAX_LINKS = 40

interface Segment {
  readonly type: number
  readonly offset: number
  readonly address: number
  readonly bytes: number
}

const segmentsOf = (file: Buffer): ReadonlyArray<Segment> => {
  const begin = Number(file.readBigUInt64LE(32))
  const bytes = file.readUInt16LE(54)
  return Array.from({ length: file.readUInt16LE(56) }, (_, index) => {
    const at = begin + index * bytes
    return {
      type: file.readUInt32LE(at),
      offset: Number(file.readBigUInt64LE(at + 8)),
      address: Number(file.readBigUInt64LE(at + 16)),
      bytes: Number(file.readBigUInt64LE(at + 32))
    }
  })
}

const textAt = (file: Buffer, offset: number): string =>
  file.toString("latin1", offset, file.indexOf(0, offset))

/** Reads what a file needs. Throws for what is no file of a processor that an image is made for. */
export const needsOf = (file: Buffer): Needs => {
  const isElf64 = file.readUInt32BE(0) === 0x7f454c46 && file[4] === 2 && file[5] === 1
  const folder = isElf64 ? FOLDERS[file.readUInt16LE(18)] : undefined
  if (folder === undefined) throw new Error("this is no executable for x64 or arm64")
  const segments = segmentsOf(file)
  const interpreter = segments.find(({ type }) => type === SEGMENT.interpreter)
  const loader = interpreter === undefined ? undefined : textAt(file, interpreter.offset)
  const dynamic = segments.find(({ type }) => type === SEGMENT.dynamic)
  const names: Array<number> = []
  let strings = 0
  for (
    let at = dynamic?.offset ?? 0;
    at < (dynamic === undefined ? 0 : dynamic.offset + dynamic.bytes);
    at += 16
  ) {
    const tag = Number(file.readBigInt64LE(at))
    const value = Number(file.readBigUInt64LE(at + 8))
    if (tag === TAG.end) break
    if (tag === TAG.needed) names.push(value)
    if (tag === TAG.strings) strings = value
  }
  const loaded = segments.find(
    ({ address, bytes, type }) => type === SEGMENT.load && address <= strings && strings < address + bytes
  )
  const table = loaded === undefined ? strings : strings - loaded.address + loaded.offset
  return { folder, loader, libraries: names.map((name) => textAt(file, table + name)) }
}

/**
 * The path of a file below the root of a system without links, which lead to paths in that system; undefined where there
 * is nothing.
 */
export const realPathIn = (system: string, path: string): string | undefined => {
  const rest = path.split("/").toReversed()
  let found = ""
  let links = 0
  while (rest.length > 0) {
    const part = rest.pop() ?? ""
    if (part === "" || part === ".") continue
    if (part === "..") {
      found = found.slice(0, Math.max(0, found.lastIndexOf("/")))
      continue
    }
    const next = `${found}/${part}`
    const stat = lstatSync(join(system, next), { throwIfNoEntry: false })
    if (stat === undefined) return undefined
    if (stat.isSymbolicLink()) {
      if (++links > MAX_LINKS) return undefined
      const target = readlinkSync(join(system, next))
      if (target.startsWith("/")) found = ""
      rest.push(...target.split("/").toReversed())
    } else found = next
  }
  return found
}

/** The files that an executable needs: their paths in an image, with those that they have below the root of a system. */
export const librariesOf = (executable: string, system: string): ReadonlyMap<string, string> => {
  const { folder, loader } = needsOf(readFileSync(executable))
  const found = new Map<string, string>()
  const add = (candidates: ReadonlyArray<string>) => {
    const path = candidates.find((candidate) => realPathIn(system, candidate) !== undefined)
    if (path === undefined) throw new Error(`${system} has no ${candidates.join(", no ")}`)
    if (found.has(path)) return
    const file = join(system, realPathIn(system, path) ?? path)
    found.set(path, file)
    addAll(file)
  }
  const addAll = (file: string) => {
    for (const name of needsOf(readFileSync(file)).libraries) {
      // The loader is a library, too.
      if (loader !== undefined && name === basename(loader)) continue
      add([`/lib/${folder}`, `/usr/lib/${folder}`, "/lib", "/usr/lib"].map((each) => `${each}/${name}`))
    }
  }
  if (loader !== undefined) add([loader])
  addAll(executable)
  return found
}

if (import.meta.main) {
  const [executable, system, image] = process.argv.slice(2)
  if (executable === undefined || system === undefined || image === undefined) {
    console.error(
      "usage: bun scripts/container/libraries.ts <executable> <root of a system> <folder of the image>"
    )
    process.exit(2)
  }
  for (const [path, file] of librariesOf(executable, system)) {
    mkdirSync(dirname(join(image, path)), { recursive: true })
    copyFileSync(file, join(image, path))
    chmodSync(join(image, path), statSync(file).mode)
  }
}
