import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { manifestSource, sources } from "../../scripts/embed-app.ts"

const assets = join(import.meta.dirname, "../../src/app/assets")
const read = (name: string): Buffer => readFileSync(join(assets, name))

describe("the style sheet and the script", () => {
  it("are those of src/app, compressed, under the name of their contents", async () => {
    const made = await sources()
    expect(read("embedded.ts").toString("utf8")).toBe(manifestSource(made))
    for (const [name, text] of [
      ["app.css", made.css],
      ["app.js", made.js]
    ] as const) {
      expect(brotliDecompressSync(read(`${name}.br`)).toString("utf8")).toBe(text)
      expect(gunzipSync(read(`${name}.gz`)).toString("utf8")).toBe(text)
    }
  })
})
