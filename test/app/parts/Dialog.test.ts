/** Buttons that send a form, and forms that open at a button. */
import { describe, expect, it } from "vitest"
import { Form } from "../../../src/app/Form.ts"
import type { Visit } from "../../../src/app/Page.ts"
import { Dialog, Submit } from "../../../src/app/parts/Dialog.tsx"
import { linksOf, refused, rendered, visitTo } from "./rendering.ts"

const PATH = "/app/7/receivables/3"
const none = new Form(new Map())
const dialog = (changes: Partial<Parameters<typeof Dialog>[0]> = {}, visit: Partial<Visit> = {}) =>
  Dialog({
    visit: visitTo(`${PATH}?done=x`, visit),
    action: "pause",
    label: "Pause",
    children: "the form",
    ...changes
  })

describe("the button that sends a form", () => {
  it("is the main one, or of another kind", () => {
    const classOf = (kind?: "primary" | "secondary" | "danger") =>
      rendered(Submit({ children: "Go", ...(kind === undefined ? {} : { kind }) }))
        .querySelector("button[type=submit]")
        ?.getAttribute("class")
    expect([classOf(), classOf("primary"), classOf("secondary"), classOf("danger")]).toEqual([
      undefined,
      undefined,
      "secondary",
      "danger"
    ])
  })
})

describe("a form that opens at a button", () => {
  it("is a popover that the button opens, without a script", () => {
    const html = rendered(dialog())
    const sheet = html.querySelector(".sheet[popover=auto]")
    const title = sheet?.querySelector("h2")
    expect([title?.text, sheet?.getAttribute("role")]).toEqual(["Pause", "dialog"])
    expect(sheet?.getAttribute("aria-labelledby")).toBe(title?.getAttribute("id"))
    // Browsers move the focus there, and back to the button.
    expect([sheet?.hasAttribute("autofocus"), sheet?.getAttribute("tabindex")]).toEqual([true, "-1"])
    expect(html.querySelector("button[type=button]")?.getAttribute("popovertarget")).toBe(
      sheet?.getAttribute("id")
    )
    expect(html.querySelector(".overlay")).toBeNull()
  })

  it("has a name of its own, so that two of an action do not open together", () => {
    const idOf = () => rendered(dialog()).querySelector(".sheet")?.getAttribute("id")
    expect(idOf()).toMatch(/^sheet-.{36}$/)
    expect(idOf()).not.toBe(idOf())
  })

  it("is open from the beginning after it was refused, with a way back", () => {
    const html = rendered(dialog({}, { submitted: refused("pause", none) }))
    expect(html.querySelector(".overlay .sheet[role=dialog] h2")?.text).toBe("Pause")
    // What is wrong has the focus.
    expect(html.querySelector(".overlay .sheet")?.hasAttribute("autofocus")).toBe(false)
    expect(html.querySelector("button")?.hasAttribute("popovertarget")).toBe(false)
    expect(html.querySelector("[popover]")).toBeNull()
    expect(linksOf(dialog({ open: true, children: Submit({ children: "Pause" }) }))).toEqual({
      Close: `${PATH}?#open-pause`
    })
    expect(html.querySelector("button")?.getAttribute("id")).toBe("open-pause")
  })

  it("has a way out beside the button that sends it, and a title of its own", () => {
    const labels = (changes: Parameters<typeof dialog>[0]) => {
      const sheet = rendered(dialog({ children: Submit({ children: "Go" }), ...changes }))
      const id = sheet.querySelector(".sheet")?.getAttribute("id")
      const hides = sheet.querySelector("button[popovertargetaction=hide]")?.getAttribute("popovertarget")
      return [
        sheet.querySelector("h2")?.text,
        ...sheet.querySelectorAll(".buttons button").map(({ text }) => text),
        hides === id
      ]
    }
    expect(labels({})).toEqual(["Pause", "Go", "Close", true])
    expect(labels({ title: "Pause INV-7", wayOut: "keep" })).toEqual(["Pause INV-7", "Go", "Keep it", true])
  })

  it("tells its button from that of another row", () => {
    expect(
      rendered(dialog({ of: 7 }))
        .querySelector("button")
        ?.getAttribute("id")
    ).toBe("open-pause-7")
  })

  it("stays closed after another form was refused", () => {
    const html = rendered(dialog({}, { submitted: refused("cancel", none) }))
    expect(html.querySelector(".overlay")).toBeNull()
  })

  it("looks as it matters", () => {
    const classes = (changes: Parameters<typeof dialog>[0]) => {
      const html = rendered(dialog(changes))
      return [
        html.querySelector("div")?.getAttribute("class"),
        html.querySelector("button")?.getAttribute("class")
      ]
    }
    expect(classes({})).toEqual(["dialog", "secondary"])
    expect(classes({ primary: true })).toEqual(["dialog", undefined])
    expect(classes({ danger: true })).toEqual(["dialog danger", "secondary"])
  })
})
