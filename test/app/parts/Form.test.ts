/** Fields with labels and what is wrong with them, and the forms around them. */
import { h } from "preact"
import { describe, expect, it } from "vitest"
import { Form } from "../../../src/app/Form.ts"
import type { Visit } from "../../../src/app/Page.ts"
import {
  ActionForm,
  Checkbox,
  Checkboxes,
  Field,
  forRow,
  Hidden,
  fieldIdOf,
  Problems,
  Select,
  submittedTo,
  TextArea
} from "../../../src/app/parts/Form.tsx"
import { linksOf, refused, rendered, textsOf, visitTo } from "./rendering.ts"

const PATH = "/app/7/receivables/new"
const typed = (fields: Readonly<Record<string, ReadonlyArray<string>>>) =>
  new Form(new Map(Object.entries(fields)))
const afterRefusal = (
  fields: Readonly<Record<string, ReadonlyArray<string>>>,
  wrong: Readonly<Record<string, string>> = {}
): Visit =>
  visitTo(PATH, {
    submitted: refused("create", typed(fields), {
      message: "Not so.",
      issues: Object.entries(wrong).map(([field, message]) => ({ field, code: "invalid_value", message }))
    })
  })
const fresh = visitTo(PATH)
const common = { action: "create", name: "due_date", label: "Due date" }

const attributesOf = (part: Parameters<typeof rendered>[0], selector: string) =>
  rendered(part).querySelector(selector)?.attributes

describe("a form that was refused", () => {
  it("is that of its own action only", () => {
    const visit = afterRefusal({})
    expect(submittedTo(visit, "create")).toBe(visit.submitted)
    expect(submittedTo(visit, "other")).toBeNull()
    expect(submittedTo(fresh, "create")).toBeNull()
  })

  it("is that of its own row only, where each row of a list has the same form", () => {
    const visit = afterRefusal({ id: ["3"] })
    expect(forRow(visit, "id", "3")).toBe(visit)
    expect(forRow(visit, "id", "4").submitted).toBeNull()
    expect(forRow(fresh, "id", "4")).toBe(fresh)
  })

  it("says what is wrong as a whole, or names each wrong field with a link to it", () => {
    expect(Problems({ submitted: null })).toBeNull()
    expect(Problems({ submitted: refused("create", typed({})) })).toBeNull()
    expect(textsOf(Problems({ submitted: afterRefusal({}).submitted }), "[role=alert]")).toEqual(["Not so."])
    const wrong = Problems({ submitted: afterRefusal({}, { "customer.email": "E-mail is wrong" }).submitted })
    expect(linksOf(wrong)).toEqual({ "E-mail is wrong": "#create-customer-email" })
    expect(textsOf(wrong, "[role=alert]")[0]).not.toContain("Not so.")
    expect(attributesOf(wrong, "[role=alert]")).toMatchObject({ tabindex: "-1" })
    const issues = [{ field: "due_date", code: "invalid_value", message: "Due date is wrong" }]
    expect(linksOf(Problems({ submitted: refused("create", typed({}), { issues }) }))).toEqual({
      "Due date is wrong": "#create-due_date"
    })
    expect(rendered(wrong).querySelector("[role=alert]")?.hasAttribute("autofocus")).toBe(true)
  })

  it("has ids that an address can name", () => {
    expect(fieldIdOf("create", "customer.phone_e164[0]")).toBe("create-customer-phone_e164-0-")
  })
})

describe("the form of an action", () => {
  const form = (changes: object = {}, visit = fresh) =>
    ActionForm({ visit, action: "create", children: "fields", ...changes })

  it("is sent to its own page with its action, its token, and a key that is new every time", () => {
    expect(attributesOf(form(), "form")).toMatchObject({ method: "post", action: PATH })
    const hidden = rendered(Hidden({ visit: fresh, action: "create" }))
      .querySelectorAll("input[type=hidden]")
      .map((input) => [input.getAttribute("name"), input.getAttribute("value")])
    expect(hidden.slice(0, 2)).toEqual([
      ["_action", "create"],
      ["_token", "token"]
    ])
    const keyOf = () => attributesOf(form(), "input[name=_key]")?.["value"]
    expect(keyOf()).toMatch(/^.{36}$/)
    expect(keyOf()).not.toBe(keyOf())
  })

  it("leaves what is wrong to the server, and says what the server has found", () => {
    expect(rendered(form()).querySelector("form")?.hasAttribute("novalidate")).toBe(true)
    expect(textsOf(form({}, afterRefusal({})), "[role=alert]")).toEqual(["Not so."])
    expect(textsOf(form(), "[role=alert]")).toEqual([])
  })

  it("may be sent elsewhere, look otherwise, keep a draft, and carry a file", () => {
    expect(attributesOf(form({ to: "/app/x", class: "wide" }), "form")).toMatchObject({
      action: "/app/x",
      class: "wide"
    })
    expect(attributesOf(form({ draft: true }), "form")).toMatchObject({ "data-draft": "true" })
    expect(attributesOf(form({ withFile: true }), "form")).toMatchObject({
      enctype: "multipart/form-data",
      "hx-boost": "false"
    })
    expect(Object.keys(attributesOf(form(), "form") ?? {}).toSorted()).toEqual([
      "action",
      "method",
      "novalidate"
    ])
  })
})

describe("a field", () => {
  const field = (changes: object = {}, visit = fresh) =>
    Field({ visit, ...common, value: "2026-01-01", ...changes })

  it("has its label, its type and the value that it begins with", () => {
    expect(attributesOf(field({ type: "date", required: true, maxlength: 10 }), "input")).toMatchObject({
      id: "create-due_date",
      name: "due_date",
      type: "date",
      value: "2026-01-01",
      maxlength: "10"
    })
    expect(
      rendered(field({ required: true }))
        .querySelector("input")
        ?.hasAttribute("required")
    ).toBe(true)
    expect(rendered(field()).querySelector("input")?.hasAttribute("required")).toBe(false)
    expect(attributesOf(field(), "input")).toMatchObject({ type: "text" })
    expect(attributesOf(field(), "label")).toMatchObject({ for: "create-due_date" })
    expect(textsOf(field(), "label")).toEqual(["Due date"])
  })

  it("has a sentence of help, which screen readers hear", () => {
    const part = field({ help: "A date" })
    const describedBy = attributesOf(part, "input")?.["aria-describedby"]
    expect(rendered(part).querySelector(`#${describedBy}`)?.text).toBe("A date")
    expect(attributesOf(field(), "input")).not.toHaveProperty("aria-describedby")
  })

  it("has what was typed after it was refused, and what is wrong with it", () => {
    const part = field({}, afterRefusal({ due_date: ["soon"] }, { due_date: "Due date is wrong" }))
    const input = attributesOf(part, "input")
    expect(input).toMatchObject({ value: "soon", "aria-invalid": "true" })
    expect(rendered(part).text).toContain("Due date is wrong")
    const another = attributesOf(field({}, afterRefusal({ due_date: ["soon"] }, { amount: "x" })), "input")
    expect(another).not.toHaveProperty("aria-invalid")
    expect(another).not.toHaveProperty("aria-describedby")
    expect(textsOf(field({}, afterRefusal({ due_date: ["soon"] }, { amount: "x" })), "small")).toEqual([])
  })

  it("is described by what is wrong with it, then by its help", () => {
    const part = field({ help: "A date" }, afterRefusal({}, { due_date: "Due date is wrong" }))
    const ids = attributesOf(part, "input")?.["aria-describedby"]?.split(" ") ?? []
    expect(ids.map((id) => rendered(part).querySelector(`#${id}`)?.text)).toEqual([
      "Due date is wrong",
      "A date"
    ])
  })

  it("never shows a password again", () => {
    const refusedOnce = afterRefusal({ due_date: ["correct horse"] }, { due_date: "is wrong" })
    for (const visit of [fresh, refusedOnce]) {
      expect(attributesOf(field({ type: "password", value: "secret" }, visit), "input")).toMatchObject({
        value: ""
      })
    }
  })
})

describe("a field of several lines", () => {
  const area = (changes: object = {}, visit = fresh) =>
    TextArea({ visit, ...common, value: "one", ...changes })

  it("has its label, its value and four lines, or as many as it asks for", () => {
    expect(attributesOf(area({ maxlength: 9 }), "textarea")).toMatchObject({
      id: "create-due_date",
      name: "due_date",
      rows: "4",
      maxlength: "9"
    })
    expect(attributesOf(area({ rows: 9 }), "textarea")).toMatchObject({ rows: "9" })
    expect(textsOf(area(), "textarea")).toEqual(["one"])
    expect(attributesOf(area(), "label")).toMatchObject({ for: "create-due_date" })
  })

  it("has what was typed after it was refused", () => {
    expect(textsOf(area({}, afterRefusal({ due_date: ["two"] })), "textarea")).toEqual(["two"])
  })
})

describe("a list to choose from", () => {
  const options = [
    ["a", "Option A"],
    ["b", "Option B"]
  ] as const
  const select = (value: string | null, visit = fresh) => Select({ visit, ...common, options, value })

  it("shows its value, or what was chosen before it was refused", () => {
    expect(textsOf(select("b"), "option[selected]")).toEqual(["Option B"])
    expect(textsOf(select("b", afterRefusal({ due_date: ["a"] })), "option[selected]")).toEqual(["Option A"])
    expect(textsOf(select(null), "option[selected]")).toEqual([])
    expect(textsOf(select(null), "option")).toEqual(["Option A", "Option B"])
  })

  it("keeps in sight what was sent and is none of its options", () => {
    expect(textsOf(select("b", afterRefusal({ due_date: ["zzz"] })), "option")).toEqual([
      "zzz",
      "Option A",
      "Option B"
    ])
    expect(textsOf(select("b", afterRefusal({ due_date: ["zzz"] })), "option[selected]")).toEqual(["zzz"])
  })
})

describe("checkboxes of one name", () => {
  const boxes = (visit = fresh) =>
    Checkboxes({
      visit,
      ...common,
      options: [
        ["a", "A"],
        ["b", "B"]
      ],
      values: ["b"]
    })
  const checked = (visit = fresh) =>
    rendered(boxes(visit))
      .querySelectorAll("input[checked]")
      .map((input) => input.getAttribute("value"))

  it("begin with their values, or with what was chosen before they were refused", () => {
    expect(checked()).toEqual(["b"])
    expect(checked(afterRefusal({ due_date: ["a"] }))).toEqual(["a"])
    expect(checked(afterRefusal({}))).toEqual([])
  })

  it("are all empty where nothing says otherwise", () => {
    const options = ["a", "b"].map((name) => [name, name] as const)
    const part = Checkboxes({ visit: fresh, ...common, options })
    expect(rendered(part).querySelectorAll("input[checked]")).toEqual([])
  })

  it("have one label for all and one for each", () => {
    expect(attributesOf(boxes(), "legend")).toMatchObject({ id: "create-due_date-legend" })
    expect(textsOf(boxes(), "legend")).toEqual(["Due date"])
    expect(textsOf(boxes(), "label").map((text) => text.trim())).toEqual(["A", "B"])
    expect(attributesOf(boxes(), "fieldset")).toMatchObject({
      id: "create-due_date",
      "aria-labelledby": "create-due_date-legend"
    })
  })
})

describe("one checkbox", () => {
  const isChecked = (checked: boolean | undefined, visit = fresh) =>
    rendered(Checkbox({ visit, ...common, ...(checked === undefined ? {} : { checked }) }))
      .querySelector("input[type=checkbox][value=yes]")
      ?.hasAttribute("checked")

  it("begins as it is told, or as it was before it was refused", () => {
    expect([isChecked(undefined), isChecked(false), isChecked(true)]).toEqual([false, false, true])
    expect(isChecked(true, afterRefusal({}))).toBe(false)
    expect(isChecked(false, afterRefusal({ due_date: ["yes"] }))).toBe(true)
  })

  it("has its label beside it", () => {
    expect(textsOf(h("div", null, Checkbox({ visit: fresh, ...common })), "label")[0]?.trim()).toBe(
      "Due date"
    )
  })
})
