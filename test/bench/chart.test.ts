/** The chart is a picture that says where its numbers are from. */
import { expect, it } from "@effect/vitest"
import { chart } from "../../bench/chart.ts"
import { now, run } from "./fixedRun.ts"

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" }

/** The texts of an XML document without anything but elements and text; throws where it is not well-formed. */
const textsOf = (xml: string): ReadonlyArray<string> => {
  const open: Array<string> = []
  const texts: Array<string> = []
  const parts = xml.match(/<[^<>]*>|[^<>]+/g) ?? []
  if (parts.join("") !== xml) throw new Error("a < or > of its own")
  for (const part of parts) {
    const tag = /^<(\/?)([a-z]+)(?: [\w:-]+="[^"&]*")*(\/?)>$/.exec(part)
    if (tag === null && part.startsWith("<")) throw new Error(`not a tag: ${part}`)
    if (tag === null) {
      if (/&(?!amp;|lt;|gt;)/.test(part)) throw new Error(`not a text: ${part}`)
      if (part.trim() !== "") texts.push(part.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ""))
    } else if (tag[1] === "/") {
      if (open.pop() !== tag[2]) throw new Error(`not open: ${part}`)
    } else if (tag[3] === "") open.push(tag[2] ?? "")
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(", ")}`)
  return texts
}

it("is well-formed, with date, machine and versions, and a bar for each target", () => {
  const svg = chart(run.cases, "Duebook", now)
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
  const texts = textsOf(svg)
  expect(texts[0]).toBe("Duebook, requests a second at 64 connections")
  expect(texts).toContain(`${now.day} · ${now.machine}`)
  expect(texts).toContain(now.versions)
  expect(texts.filter((text) => text === "500 (Duebook is 2.00 ×)").length).toBe(7)
  // The background is one, too.
  expect(svg.match(/<rect /g)?.length).toBe(1 + 7 * 5)
})
