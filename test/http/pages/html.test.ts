import { describe, expect, it } from "@effect/vitest"
import { escaped, html, joined, Markup, written } from "../../../src/http/pages/html.ts"

describe("templates", () => {
  it("escape values but not markup", () => {
    expect(html`<p title="${'"'}">${"<&'"} ${new Markup("<b>b</b>")} ${[1, undefined, "x"]}</p>`.text).toBe(
      '<p title="&quot;">&lt;&amp;&#39; <b>b</b> 1x</p>'
    )
    expect(written(joined(["a", "b"], ", "))).toBe("a, b")
    expect(escaped("plain")).toBe("plain")
  })
})
