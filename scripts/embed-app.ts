/**
 * Writes src/app/assets: the style sheet (Pico and src/app/styles) and the script (htmx and src/app/browser) of the
 * application, compressed. Run it after a change of either: `bun scripts/embed-app.ts`.
 */
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const root = join(import.meta.dirname, "..")
const assets = join(root, "src/app/assets")

/** Enough of the SHA-256 to tell any two versions apart; 16 hexadecimal digits. */
const NAME_DIGITS = 16

const built = async (entry: string): Promise<string> => {
  const result = await Bun.build({ entrypoints: [join(root, entry)], minify: true, target: "browser" })
  const [output] = result.outputs
  if (!result.success || output === undefined)
    throw new AggregateError(result.logs, `${entry} can't be built`)
  return await output.text()
}

/** The style sheet and the script as browsers get them. */
export const sources = async (): Promise<{ readonly css: string; readonly js: string }> => ({
  css: await built("src/app/styles/app.css"),
  js: `${readFileSync(join(root, "node_modules/htmx.org/dist/htmx.min.js"), "utf8")}\n${await built("src/app/browser/app.js")}`
})

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, NAME_DIGITS)

/** The source of src/app/assets/embedded.ts. */
export const manifestSource = ({
  css,
  js
}: {
  readonly css: string
  readonly js: string
}): string => `// Written by scripts/embed-app.ts: run it after a change of styles or script.
// oxlint-disable-next-line typescript/triple-slash-reference -- so that whoever compiles this file knows what .br is
/// <reference path="../../http/pages/assets/assets.d.ts" />
import cssBr from "./app.css.br" with { type: "file" }
import cssGzip from "./app.css.gz" with { type: "file" }
import jsBr from "./app.js.br" with { type: "file" }
import jsGzip from "./app.js.gz" with { type: "file" }

/** The style sheet: the start of its SHA-256, and where its compressed forms are. */
export const css = { hash: "${digest(css)}", br: cssBr, gzip: cssGzip } as const
/** The script. */
export const js = { hash: "${digest(js)}", br: jsBr, gzip: jsGzip } as const
`

if (import.meta.main) {
  const made = await sources()
  mkdirSync(assets, { recursive: true })
  for (const [name, text] of [
    ["app.css", made.css],
    ["app.js", made.js]
  ] as const) {
    const bytes = Buffer.from(text, "utf8")
    writeFileSync(
      join(assets, `${name}.br`),
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      })
    )
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
  writeFileSync(join(assets, "embedded.ts"), manifestSource(made))
}
