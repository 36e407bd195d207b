/** The command blocks of the documents and the output that they show. Tests run the blocks unchanged. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "vitest"

export const root = join(import.meta.dirname, "../..")

/** A block of commands, and the block of output that follows it, if one does. */
export interface CommandBlock {
  /** File and line: `README.md:8`. */
  readonly at: string
  readonly text: string
  readonly shown: { readonly language: string; readonly text: string } | undefined
}

/** Blocks that no test runs, by their first line, each with the reason. */
export const notRun: Readonly<Record<string, string>> = {
  "export DATABASE_URL='postgres://…' DUEBOOK_KEYS_FILE=keys":
    "names the reader's own database; test/cli/secrets runs the command",
  "docker compose run --rm serve secrets new --file /keys/duebook --first":
    "needs a Docker daemon; test/cli/secrets and test/resilience/rotation run the commands",
  "npx -y bun@1.4.5 run demo":
    "fetches Bun over the network; what it then runs is `bun run demo`, which is run",
  "bun run test": "is what runs this",
  'for name in POSTGRES APP; do echo "${name}_PASSWORD=$(openssl rand -hex 16)"; done > .env':
    "builds an image, which needs a Docker daemon and the network; `bun run container` does what it does",
  'minisign -V -m SHA256SUMS -P "$PUBLIC_KEY"':
    "needs a release, which takes minutes; test/release checks its checksums and its signature so",
  "podman load --input duebook-1.0.0-linux-x64.image.tar": "needs a release and a registry",
  "sha256sum dist/duebook": "needs what `bun run build` makes; test/release builds twice and compares",
  "docker image inspect --format '{{json .Config.Labels}}' localhost/duebook:1.0.0":
    "needs an image and a Docker daemon; `bun run container` looks at the labels",
  "docker buildx imagetools inspect oven/bun:1.4.5":
    "asks a registry, and builds an image from what is there",
  "duebook copy --from ./old-database-url --to ./new-database-url --json":
    "needs the files of two databases; test/cli/copy.test.ts runs it",
  "duebook distribute --shards 32": "needs a Citus cluster; test/cli/distribute.test.ts runs it on one"
}

/** Whether a block needs the executable: test/cli/binary.test.ts runs those. */
export const usesExecutable = ({ text }: CommandBlock): boolean =>
  /^duebook /m.test(text) || text.startsWith("bun run build")

export const isRun = ({ text }: CommandBlock): boolean => !Object.hasOwn(notRun, text.split("\n")[0] ?? "")

/** The languages of blocks that show what a command prints. */
const outputs: ReadonlyArray<string> = ["json", "text"]

/** The command blocks of a document, in order. */
export const commandBlocks = (file: string): ReadonlyArray<CommandBlock> => {
  const text = readFileSync(join(root, file), "utf8")
  const fences = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? "",
    text: (match[2] ?? "").trim(),
    line: text.slice(0, match.index).split("\n").length
  }))
  return fences.flatMap((fence, index) => {
    if (fence.language !== "sh") return []
    const next = fences[index + 1]
    const shown = next !== undefined && outputs.includes(next.language) ? next : undefined
    return [{ at: `${file}:${fence.line}`, text: fence.text, shown }]
  })
}

/** The exit code and output of a program. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Fields whose values are compared. Of all others only the type is compared. */
const comparedFields: ReadonlySet<string> = new Set([
  "code",
  "message",
  "field",
  "status",
  "currency",
  "open",
  "applied"
])

const shapeOf = (value: unknown, name = ""): unknown => {
  // Of a list only the first element is compared; of an error's details, each one.
  if (Array.isArray(value))
    return value.slice(0, name === "details" ? undefined : 1).map((item) => shapeOf(item))
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, shapeOf(of, key)]))
  }
  return value === null || comparedFields.has(name) ? value : typeof value
}

const documentsIn = (text: string): ReadonlyArray<unknown> => {
  try {
    return [JSON.parse(text)]
  } catch {
    return text.split("\n").map((line) => JSON.parse(line))
  }
}

/** Fails unless the block succeeded and its output has the form that the document shows. */
export const expectShown = ({ at, shown }: CommandBlock, { code, err, out }: Ran): void => {
  expect(code, `${at}: ${err}${out}`).toBe(0)
  if (shown === undefined) return
  if (shown.language === "json") {
    const shape = (text: string) => documentsIn(text).map((document) => shapeOf(document))
    expect(shape(out.trim()), `${at}: ${out}`).toEqual(shape(shown.text))
  } else {
    const lines = (text: string) => text.replaceAll("\r", "").trim().toLowerCase().split("\n")
    expect(lines(out), at).toEqual(lines(shown.text))
  }
}
