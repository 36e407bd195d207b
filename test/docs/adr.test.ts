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
        /^# (\d+)\. .+\n\nStatus: (?:accepted|accepted, amended by (.+)|superseded by (.+))\n\nDate: \d{4}-\d\d-\d\d\n/.exec(
          text
        )
      expect(head?.[1]).toBe(String(number))
      expect(file.startsWith(String(number).padStart(4, "0"))).toBe(true)
      const later = (head?.[2] ?? head?.[3] ?? "").match(/\[(\d+)\]/g) ?? []
      expect(later.length > 0, "a decision that changed names those that changed it").toBe(
        head?.[2] !== undefined || head?.[3] !== undefined
      )
      for (const by of later.map((each) => Number(each.slice(1, -1))))
        expect(by > number && by <= files.length, `changed by ${by}`).toBe(true)
      for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
        if (!target.startsWith("https://")) expect(existsSync(join(folder, target)), target).toBe(true)
      }
    }
  )
})
