/** Which files beside the executable an image needs, read for a processor that need not be this machine's. */
import { afterAll, describe, expect, it } from "vitest"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { lockedBun, ownTarget, wantedTarget } from "../../scripts/build.ts"
import { librariesOf, needsOf, realPathIn } from "../../scripts/container/libraries.ts"
import { systemPackages } from "../../scripts/sbom/libraries.ts"

const work = mkdtempSync(join(tmpdir(), "duebook-libraries-"))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const put = (root: string, path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** The smallest file for arm64 that says what it needs: a loader and libraries. */
const elf = (loader: string | undefined, libraries: ReadonlyArray<string>): Buffer => {
  const file = Buffer.alloc(1_024)
  const strings = 512
  const base = 0x40_0000
  file.writeUInt32BE(0x7f454c46, 0)
  file.set([2, 1], 4)
  file.writeUInt16LE(183, 18)
  file.writeBigUInt64LE(64n, 32)
  file.writeUInt16LE(56, 54)
  file.writeUInt16LE(loader === undefined ? 2 : 3, 56)
  const segment = (index: number, type: number, offset: number, bytes: number) => {
    const at = 64 + index * 56
    file.writeUInt32LE(type, at)
    file.writeBigUInt64LE(BigInt(offset), at + 8)
    file.writeBigUInt64LE(BigInt(base + offset), at + 16)
    file.writeBigUInt64LE(BigInt(bytes), at + 32)
  }
  segment(0, 1, 0, file.length)
  segment(1, 2, 256, 16 * (libraries.length + 2))
  if (loader !== undefined) {
    segment(2, 3, 900, loader.length + 1)
    file.write(`${loader}\0`, 900)
  }
  let name = strings + 1
  libraries.forEach((library, index) => {
    file.writeBigUInt64LE(1n, 256 + index * 16)
    file.writeBigUInt64LE(BigInt(name - strings), 264 + index * 16)
    file.write(`${library}\0`, name)
    name += library.length + 1
  })
  file.writeBigUInt64LE(5n, 256 + libraries.length * 16)
  file.writeBigUInt64LE(BigInt(base + strings), 264 + libraries.length * 16)
  return file
}

const LOADER = "/lib/ld-linux-aarch64.so.1"
const FOLDER = "/usr/lib/aarch64-linux-gnu"

/** A system for arm64 as Debian lays it out: `/lib` is a link, and the loader, too. */
const arm64 = (): string => {
  const root = mkdtempSync(join(work, "system-"))
  put(root, `${FOLDER}/ld-linux-aarch64.so.1`, elf(undefined, []))
  put(root, `${FOLDER}/libc.so.6`, elf(LOADER, ["ld-linux-aarch64.so.1"]))
  put(root, `${FOLDER}/libm-2.36.so`, elf(undefined, ["libc.so.6"]))
  symlinkSync("libm-2.36.so", join(root, FOLDER, "libm.so.6"))
  symlinkSync("usr/lib", join(root, "lib"))
  // Absolute, so that it leads out of the folder for whoever takes it for one of this machine.
  symlinkSync(`${FOLDER}/ld-linux-aarch64.so.1`, join(root, "usr/lib/ld-linux-aarch64.so.1"))
  put(root, "usr/lib/os-release", 'ID=debian\nVERSION_ID="12"\n')
  mkdirSync(join(root, "etc"))
  symlinkSync("../usr/lib/os-release", join(root, "etc/os-release"))
  const fields = "Package: libc6\nArchitecture: arm64\nSource: glibc\nVersion: 2.36-9\n"
  put(root, "var/lib/dpkg/status", `Package: none\nVersion: 1\n\n${fields}`)
  const list = ["/.", LOADER, "libc.so.6", "libm.so.6", "libm-2.36.so"].map((name) =>
    name.startsWith("/") ? name : `/lib/aarch64-linux-gnu/${name}`
  )
  put(root, "var/lib/dpkg/info/libc6:arm64.list", list.join("\n"))
  return root
}

describe("the libraries of an executable", () => {
  it("are those that the loader of this machine would take", () => {
    const bun = ownTarget === undefined ? undefined : lockedBun(ownTarget)
    if (bun === undefined) throw new Error("there is no locked Bun for this machine")
    const { stdout } = Bun.spawnSync(["ldd", bun])
    const expected = [...stdout.toString().matchAll(/(?:=> |\t)(\/\S+)/g)].map(([, path]) => path)
    expect(expected.length).toBeGreaterThan(3)
    expect([...librariesOf(bun, "/").keys()].sort()).toEqual(expected.sort())
  })

  it("are found in the system of another processor, with libraries of libraries and through its links", () => {
    const root = arm64()
    const executable = join(work, "duebook")
    writeFileSync(executable, elf(LOADER, ["libm.so.6"]))
    expect([...librariesOf(executable, root)]).toEqual([
      [LOADER, join(root, FOLDER, "ld-linux-aarch64.so.1")],
      ["/lib/aarch64-linux-gnu/libm.so.6", join(root, FOLDER, "libm-2.36.so")],
      ["/lib/aarch64-linux-gnu/libc.so.6", join(root, FOLDER, "libc.so.6")]
    ])
    writeFileSync(executable, elf(LOADER, ["libnone.so.1"]))
    expect(() => librariesOf(executable, root)).toThrow(`${root} has no /lib/aarch64-linux-gnu/libnone.so.1`)
    expect(() => needsOf(Buffer.alloc(64))).toThrow("no executable for x64 or arm64")
  })

  it("do not lead out of that system", () => {
    const root = mkdtempSync(join(work, "links-"))
    put(root, "etc/passwd", "")
    symlinkSync("../../../etc/passwd", join(root, "outside"))
    symlinkSync("loop", join(root, "loop"))
    symlinkSync("/nothing", join(root, "broken"))
    expect(realPathIn(root, "/outside")).toBe("/etc/passwd")
    expect(realPathIn(root, "/etc/../etc/./passwd")).toBe("/etc/passwd")
    expect(realPathIn(root, "/loop")).toBeUndefined()
    expect(realPathIn(root, "/broken")).toBeUndefined()
  })

  it("are in the bill of materials with the package of that system", () => {
    const root = arm64()
    const image = mkdtempSync(join(work, "image-"))
    put(image, LOADER, elf(undefined, []))
    put(image, "/lib/aarch64-linux-gnu/libc.so.6", elf(LOADER, ["ld-linux-aarch64.so.1"]))
    put(image, "/etc/passwd", "duebook")
    expect(systemPackages(image, root)).toEqual([
      {
        name: "libc6",
        version: "2.36-9",
        architecture: "arm64",
        source: "glibc 2.36-9",
        distribution: "debian-12",
        license: "LGPL-2.1-or-later",
        files: ["/lib/aarch64-linux-gnu/libc.so.6", LOADER]
      }
    ])
  })
})

describe("the processor that an image is for", () => {
  it("is the one that the build says, this machine's where it says none, and no other", () => {
    expect(wantedTarget({ TARGETARCH: "arm64" })).toBe("linux-arm64")
    expect(wantedTarget({ TARGETARCH: "amd64" })).toBe("linux-x64")
    expect(wantedTarget({ TARGETARCH: "" })).toBe(ownTarget)
    expect(wantedTarget({})).toBe(ownTarget)
    expect(() => wantedTarget({ TARGETARCH: "s390x" })).toThrow("no Duebook for s390x")
  })
})
