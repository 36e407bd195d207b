/** A release is signed by a key that never touches the network, and whoever has the public one can check it. */
import { generateKeyPairSync } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { CHECKSUMS, checksums } from "../../scripts/release/checksums.ts"
import { checkSignature, keyOf, newKey, publicKeyOf, signatureOf } from "../../scripts/release/signature.ts"
import { checkRelease, signRelease } from "../../scripts/sign.ts"
import { installed } from "../deploy/files.ts"
import { root } from "../support/documents.ts"

const work = mkdtempSync(join(tmpdir(), "duebook-signature-"))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const keyFile = join(work, "key.pem")
const pem = newKey()
writeFileSync(keyFile, pem, { mode: 0o600 })
const line = publicKeyOf(keyOf(pem))

let folder = ""
beforeEach(() => {
  folder = join(mkdtempSync(join(work, "release-")), "1.2.0")
  mkdirSync(folder)
  writeFileSync(join(folder, "duebook-1.2.0-linux-x64"), "one")
  writeFileSync(join(folder, CHECKSUMS), checksums(folder))
})

const sign = (words: ReadonlyArray<string>, environment: Readonly<Record<string, string>> = {}) => {
  const { exitCode, stderr, stdout } = Bun.spawnSync([process.execPath, "scripts/sign.ts", ...words], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", ...environment }
  })
  return { code: exitCode, said: (stdout.toString() + stderr.toString()).trim() }
}

describe("a signed release", () => {
  it("is accepted as it is, and says which version was signed", () => {
    expect(signRelease(folder, keyFile)).toBe(line)
    expect(checkRelease(folder, line)).toBe(`duebook 1.2.0 file:${CHECKSUMS}`)
    // As minisign.pub has it, with its comment.
    expect(checkRelease(folder, `untrusted comment: minisign public key\n${line}\n`)).toMatch(
      /^duebook 1\.2\.0/
    )
  })

  it("is refused with a changed file, other checksums, another comment and under another key", () => {
    signRelease(folder, keyFile)
    const refused = (message: RegExp) => expect(() => checkRelease(folder, line)).toThrow(message)
    expect(() => checkRelease(folder, publicKeyOf(keyOf(newKey())))).toThrow("by another key")
    expect(() => checkRelease(folder, "RWnonsense")).toThrow("one line that begins with RW")
    const file = join(folder, `${CHECKSUMS}.minisig`)
    const signature = readFileSync(file, "utf8")
    writeFileSync(file, signature.replace("duebook 1.2.0", "duebook 1.3.0"))
    refused(/comment is not the one/)
    writeFileSync(file, "nothing")
    refused(/not one of minisign's/)
    writeFileSync(file, signature)
    writeFileSync(join(folder, "duebook-1.2.0-linux-x64"), "two")
    refused(/not those that SHA256SUMS lists/)
    writeFileSync(join(folder, CHECKSUMS), checksums(folder))
    refused(/not the one that was signed/)
    expect(() => signRelease(join(folder, ".."), keyFile)).toThrow(/ENOENT/)
  })

  it("is not made of files that the checksums do not list, nor by another kind of key", () => {
    writeFileSync(join(folder, "stranger"), "three")
    expect(() => signRelease(folder, keyFile)).toThrow(/not those that SHA256SUMS lists/)
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    expect(() => keyOf(String(privateKey.export({ format: "pem", type: "pkcs8" })))).toThrow(/Ed25519/)
  })
})

describe("bun run sign", () => {
  it("makes a key for this user alone, signs with it and checks", () => {
    const file = join(work, "made.pem")
    const locked = { RELEASE_KEY_PASSPHRASE: "correct horse" }
    const made = sign(["new-key", file], locked)
    const [, key = ""] = /The public key: (RW\S+)$/.exec(made.said) ?? []
    expect([made.code, key]).toEqual([0, expect.stringMatching(/^RW[A-Za-z0-9+/]{54}$/)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, "utf8")).toContain("BEGIN ENCRYPTED PRIVATE KEY")
    expect(sign(["new-key", file], locked)).toEqual({ code: 1, said: expect.stringContaining("EEXIST") })
    expect(sign([folder]).said).toBe("RELEASE_KEY_FILE has to name the file of the secret key.")
    expect(sign([folder], { RELEASE_KEY_FILE: file, RELEASE_KEY_PASSPHRASE: "wrong" }).code).toBe(1)
    expect(existsSync(join(folder, `${CHECKSUMS}.minisig`))).toBe(false)
    expect(sign([folder], { RELEASE_KEY_FILE: file, ...locked }).said).toContain(key)
    expect(sign(["check", folder, key])).toEqual({ code: 0, said: `Signed: duebook 1.2.0 file:${CHECKSUMS}` })
    expect(sign(["check", folder, line])).toEqual({ code: 1, said: "The signature is by another key." })
    expect(sign([]).said).toMatch(/^usage: /)
  }, 60_000)
})

describe.skipIf(!installed("minisign", "what minisign itself says of a signature"))("minisign", () => {
  const check = (key: string) =>
    Bun.spawnSync(["minisign", "-V", "-m", CHECKSUMS, "-P", key], { cwd: folder }).exitCode

  it("accepts the signature, and not that of another file or key", () => {
    signRelease(folder, keyFile)
    expect(check(line)).toBe(0)
    expect(check(publicKeyOf(keyOf(newKey())))).not.toBe(0)
    writeFileSync(join(folder, CHECKSUMS), "changed")
    expect(check(line)).not.toBe(0)
  })

  it("makes signatures that are accepted here", () => {
    const content = Buffer.from("signed elsewhere")
    const made = join(work, "elsewhere")
    writeFileSync(made, content)
    const [secret, open] = [join(work, "minisign.key"), join(work, "minisign.pub")]
    expect(Bun.spawnSync(["minisign", "-G", "-W", "-s", secret, "-p", open]).exitCode).toBe(0)
    expect(
      Bun.spawnSync(["minisign", "-S", "-W", "-s", secret, "-m", made, "-t", "a comment"]).exitCode
    ).toBe(0)
    const signature = readFileSync(`${made}.minisig`, "utf8")
    expect(checkSignature(content, signature, readFileSync(open, "utf8"))).toBe("a comment")
    expect(signatureOf(content, keyOf(pem), "a comment")).not.toBe(signature)
  })
})
