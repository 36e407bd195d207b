/** Every decision in docs/adr has a status and a date; the page of the calendar is up to date. */
import { describe, expect, it } from "vitest"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { dunningCalendar, PAGE } from "../../scripts/dunning-calendar.ts"
import { root } from "../support/documents.ts"

const folder = join(root, "docs/adr")
const files = readdirSync(folder).sort()

describe("docs/dunning-calendar.md", () => {
  it("is what the planning of reminders gives for every weekday, with and without a holiday", () => {
    // The formatter widens the columns of tables.
    const narrow = (text: string) => text.replaceAll(/ +/g, " ").replaceAll(/-+/g, "-")
    expect(narrow(readFileSync(PAGE, "utf8"))).toBe(narrow(dunningCalendar()))
  })
})

describe("docs/adr", () => {
  it.each(files.map((file, index) => [file, index + 1] as const))(
    "%s has its number, a status and a date",
    (file, number) => {
      const text = readFileSync(join(folder, file), "utf8")
      const head =
        /^# (\d+)\. .+\n\nStatus: (?:accepted(?:, amended by (\d+))?|superseded by (\d+))\n\nDate: \d{4}-\d\d-\d\d\n/.exec(
          text
        )
      expect(head?.[1]).toBe(String(number))
      expect(file.startsWith(String(number).padStart(4, "0"))).toBe(true)
      const by = head?.[2] ?? head?.[3]
      if (by !== undefined)
        expect(Number(by) > number && Number(by) <= files.length, `changed by ${by}`).toBe(true)
      for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
        if (!target.startsWith("https://")) expect(existsSync(join(folder, target)), target).toBe(true)
      }
    }
  )
})
