import { describe, expect, it } from "@effect/vitest"
import { escaped, markup, Markup, htmlOf } from "../../src/texts/Html.ts"

describe("templates", () => {
  it("escape values but not markup", () => {
    expect(markup`<p title="${'"'}">${"<&'"} ${new Markup("<b>b</b>")} ${[1, undefined, "x"]}</p>`.text).toBe(
      '<p title="&quot;">&lt;&amp;&#39; <b>b</b> 1x</p>'
    )
    expect(htmlOf(["a", "<", markup`<br>`])).toBe("a&lt;<br>")
    expect(escaped("plain")).toBe("plain")
  })
})
