/** Reads codes as cameras do: an SVG of this service becomes pixels, and two readers that know nothing of it read them. */
import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import jsQr from "jsqr"
import { type HTMLElement, parse } from "node-html-parser"
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader"

// Its own loader would fetch this file from the internet.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"))
    ).buffer
  }
})

/** Pixels for each module. */
const SCALE = 6

/** A picture, as far as it is dark or light. */
interface Picture {
  readonly width: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

const numberOf = (element: HTMLElement, name: string): number => Number(element.getAttribute(name) ?? 0)

/** The rectangles of an SVG in the order in which they are painted; a path consists of runs such as `M4 5h3v1h-3z`. */
const rectanglesIn = (svg: HTMLElement) =>
  svg.querySelectorAll("rect, path").flatMap((element) => {
    const isDark = element.getAttribute("fill") === "#000"
    if (element.tagName === "RECT") {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => numberOf(element, name))
      return [{ x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, isDark }]
    }
    return Array.from(
      (element.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g),
      ([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width), height: 1, isDark })
    )
  })

const paint = (html: string): Picture => {
  const svg = parse(html).querySelector("svg")
  const size = Number(svg?.getAttribute("viewBox")?.split(" ")[2])
  const width = Math.round(size * SCALE)
  const data = new Uint8ClampedArray(new ArrayBuffer(width * width * 4)).fill(255)
  const rectangles = svg === null ? [] : rectanglesIn(svg)
  for (const { height, isDark, width: wide, x, y } of rectangles) {
    for (let row = Math.round(y * SCALE); row < Math.round((y + height) * SCALE); row += 1) {
      for (let column = Math.round(x * SCALE); column < Math.round((x + wide) * SCALE); column += 1) {
        data.fill(isDark ? 0 : 255, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { width, data }
}

/** What each of two independent readers reads in the first code of some HTML. */
export const scanned = async (html: string): Promise<ReadonlyArray<string | undefined>> => {
  const { data, width } = paint(html)
  const [found] = await readBarcodes({ data, width, height: width, colorSpace: "srgb" } as ImageData, {
    formats: ["QRCode"],
    textMode: "Plain"
  })
  return [jsQr(data, width, width)?.data, found?.text]
}
