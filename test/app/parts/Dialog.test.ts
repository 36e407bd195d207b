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
    expect([sheet?.text, sheet?.getAttribute("role"), sheet?.getAttribute("aria-label")]).toEqual([
      "the form",
      "dialog",
      "Pause"
    ])
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
    expect(html.querySelector(".overlay .sheet[role=dialog]")?.getAttribute("aria-label")).toBe("Pause")
    expect(html.querySelector("button")?.hasAttribute("popovertarget")).toBe(false)
    expect(html.querySelector("[popover]")).toBeNull()
    expect(linksOf(dialog({ open: true }))).toEqual({ Close: PATH })
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
