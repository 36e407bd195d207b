/**
 * Signs releases, on a machine that needs no network: `bun run sign new-key <file>` once; `bun run sign <folder>` for each
 * release, with the key's file in RELEASE_KEY_FILE; `bun run sign check <folder> <public key>` for whoever has no minisign.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { CHECKSUMS, checksums } from "./release/checksums.ts"
import { checkSignature, keyOf, newKey, NotSigned, publicKeyOf, signatureOf } from "./release/signature.ts"

/** The signature of the checksums, beside them. */
const SIGNATURE = `${CHECKSUMS}.minisig`

const USAGE = "usage: bun run sign <folder> | new-key <file> | check <folder> <public key>"

const passphrase = (): string | undefined => process.env["RELEASE_KEY_PASSPHRASE"] || undefined

/** Refuses a folder whose files are not those of its checksums, so that nothing is signed or accepted unseen. */
const requireComplete = (folder: string): Buffer => {
  const content = readFileSync(join(folder, CHECKSUMS))
  if (content.toString() !== checksums(folder))
    throw new NotSigned(`The files of ${folder} are not those that ${CHECKSUMS} lists.`)
  return content
}

/** Signs the checksums of a release's folder; succeeds with the public key. */
export const signRelease = (folder: string, keyFile: string): string => {
  const key = keyOf(readFileSync(keyFile, "utf8"), passphrase())
  const content = requireComplete(folder)
  const comment = `duebook ${basename(resolve(folder))} file:${CHECKSUMS}`
  const signature = signatureOf(content, key, comment)
  checkSignature(content, signature, publicKeyOf(key))
  writeFileSync(join(folder, SIGNATURE), signature)
  return publicKeyOf(key)
}

/** Checks a release's folder by a public key; succeeds with what was signed. */
export const checkRelease = (folder: string, publicLine: string): string => {
  const content = requireComplete(folder)
  return checkSignature(content, readFileSync(join(folder, SIGNATURE), "utf8"), publicLine)
}

const main = (words: ReadonlyArray<string>): string => {
  const [first, second, third, ...others] = words
  if (first === "new-key" && second !== undefined && third === undefined) {
    const pem = newKey(passphrase())
    writeFileSync(second, pem, { mode: 0o600, flag: "wx" })
    return `The secret key is in ${second}. The public key: ${publicKeyOf(keyOf(pem, passphrase()))}`
  }
  if (first === "check" && second !== undefined && third !== undefined && others.length === 0) {
    return `Signed: ${checkRelease(second, third)}`
  }
  const keyFile = process.env["RELEASE_KEY_FILE"]
  if (first === undefined || second !== undefined) throw new NotSigned(USAGE)
  if (keyFile === undefined) throw new NotSigned("RELEASE_KEY_FILE has to name the file of the secret key.")
  return `${join(first, SIGNATURE)} is signed. The public key: ${signRelease(first, keyFile)}`
}

if (import.meta.main) {
  try {
    console.log(main(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
