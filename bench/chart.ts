/** A run as an SVG: a group of bars for each workload, at the highest number of connections. */
import { type Case, type Circumstances, ratio, summary } from "./report.ts"

const COLOURS: Readonly<Record<string, string>> = {
  duebook: "#2563eb",
  "duebook (compiled)": "#1e40af",
  hono: "#f97316",
  fastify: "#16a34a",
  limit: "#cbd5e1"
}

const WIDTH = 860
const LEFT = 190
const BAR = 16
const GAP = 22
const TOP = 82

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Draws the bars. Within a workload, their lengths are relative to the fastest target. */
export const chart = (cases: ReadonlyArray<Case>, title: string, now: Circumstances): string => {
  const most = Math.max(...cases.map(({ connections }) => connections))
  const parts: Array<string> = []
  const text = (x: number, y: number, size: number, content: string, more = "") =>
    parts.push(`<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(content)}</text>`)
  text(16, 26, 16, `${title}, requests a second at ${most} connections`, ' font-weight="bold"')
  text(16, 46, 12, `${now.day} · ${now.machine}`, ' fill="#475569"')
  text(16, 63, 12, now.versions, ' fill="#475569"')
  let y = TOP
  for (const one of cases.filter(({ connections }) => connections === most)) {
    const targets = Object.keys(one.rounds)
    const fastest = Math.max(...targets.map((target) => summary(one, target)?.rps ?? 0))
    text(16, y + BAR - 3, 14, one.name, ' font-weight="bold"')
    for (const target of targets) {
      const rps = summary(one, target)?.rps ?? 0
      const length = Math.max(1, (rps / fastest) * (WIDTH - LEFT - 170))
      const times = target === "hono" || target === "fastify" ? ratio(one, target) : null
      text(LEFT - 8, y + BAR - 4, 12, target, ' text-anchor="end"')
      parts.push(
        `<rect x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="${BAR - 2}" fill="${COLOURS[target] ?? "#64748b"}"/>`
      )
      text(
        LEFT + length + 6,
        y + BAR - 4,
        12,
        times === null ? String(rps) : `${rps} (Duebook is ${times.toFixed(2)} ×)`
      )
      y += BAR
    }
    y += GAP
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" fill="#0f172a">`,
    `<rect width="${WIDTH}" height="${y}" fill="#ffffff"/>`,
    ...parts,
    "</svg>",
    ""
  ].join("\n")
}
