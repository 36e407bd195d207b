import { describe, expect, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { escaped, html, joined, Markup, written } from "../../src/http/docs/html.ts"
import { markdown } from "../../src/http/docs/markdown.ts"
import type { Document } from "../../src/http/docs/model.ts"
import { docsContentSecurityPolicy, docsPage } from "../../src/http/docs/Docs.ts"
import { page } from "../../src/http/docs/page.ts"
import { document } from "../../src/http/OpenApi.ts"

const description = document()
const text = docsPage()
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation }))
)
const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? "")

/** Every element must be closed by the tag that opened it. */
const nesting = (markup: string): string => {
  const alone = new Set(["meta", "link", "br"])
  const open: Array<string> = []
  for (const [, slash, name = ""] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (alone.has(name)) continue
    if (slash === "") open.push(name)
    else if (open.pop() !== name) return `</${name}> closes something else`
  }
  return open.join(" ")
}

describe("the reference", () => {
  it("is one well-formed page", () => {
    expect(text.startsWith("<!doctype html>")).toBe(true)
    expect(nesting(text)).toBe("")
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("stays small", () => {
    expect(text.length).toBeLessThan(600_000)
    expect(Bun.gzipSync(text).length).toBeLessThan(60_000)
  })

  it("loads nothing and runs nothing", () => {
    expect(text).not.toMatch(/<(script|img|iframe|object|embed|video|audio|base|form)\b/)
    expect(text).not.toMatch(/\s(src|srcset|action|poster|style|on[a-z]+)=/)
    expect(text).not.toMatch(/@import|url\(/)
    const loaded = [...text.matchAll(/<link\b[^>]*href="([^"]*)"/g)].map((match) => match[1] ?? "")
    expect(loaded).toEqual([expect.stringMatching(/^data:image\/svg\+xml,/)])
    const links = [...text.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map((match) => match[1] ?? "")
    expect(links.filter((link) => !link.startsWith("#") && link !== "/openapi.json")).toEqual([])
  })

  it("is allowed by its own Content-Security-Policy", () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? ""
    const hash = createHash("sha256").update(style, "utf8").digest("base64")
    expect(docsContentSecurityPolicy).toContain(`style-src 'sha256-${hash}'`)
    expect(docsContentSecurityPolicy).toContain("default-src 'none'")
    expect(docsContentSecurityPolicy).not.toContain("unsafe")
  })

  it("has an anchor for every operation, error status, schema, header and tag", () => {
    const wanted = [
      ...operations.flatMap(({ operation }) => [
        operation.operationId,
        ...Object.keys(operation.responses)
          .filter((status) => status >= "400")
          .map((status) => `${operation.operationId}-${status}`)
      ]),
      ...Object.keys(description.components.schemas).map((name) => `schema-${name}`),
      ...Object.keys(description.components.headers).map((name) => `header-${name}`)
    ]
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => /^tag-[a-z-]+$/.test(id) && !id.endsWith("-title"))).toHaveLength(
      description.tags.length
    )
  })

  it("has no link into the void", () => {
    const links = [...text.matchAll(/href="#([^"]*)"/g)].map((match) => match[1] ?? "")
    expect([...new Set(links)].filter((id) => !ids.includes(id))).toEqual([])
  })

  it("shows path, scope and summary of every operation", () => {
    for (const { operation, path } of operations) {
      const [, article = ""] = text.split(`<article id="${operation.operationId}"`)
      const own = article.slice(0, article.indexOf("</article>"))
      expect(own).toContain(`<code>${path}</code>`)
      expect(own).toContain(`<code>${operation.security[0]?.["bearer"]?.[0]}</code>`)
      expect(own).toContain(operation.summary)
      expect(own).toContain("curl ")
      for (const { name } of operation.parameters) expect(own).toContain(`<code>${name}</code>`)
    }
  })

  it("has headings without gaps, one of them first, and landmarks", () => {
    const levels = [...text.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
    expect(text).toMatch(/<html lang="en">/)
    expect(text.match(/<main\b/g)).toHaveLength(1)
    expect(text.match(/<nav [^>]*aria-label="[^"]+"/g)).toHaveLength(2)
    expect(text).toContain('href="#content">Skip to the content')
  })

  it("keeps the lines of code, and its example requests use the base URL", () => {
    expect(text).toContain("curl -X POST http://localhost:3000/v1/receivables \\\n  -H &quot;Authorization")
    expect(docsPage("https://api.example.com/v1/")).toContain("https://api.example.com/v1/receivables")
    expect(docsPage("https://api.example.com")).not.toContain("localhost:3000")
  })

  it("escapes whatever a description says", () => {
    const nasty = '<script>alert("1")</script> & <b onclick=x> `<i>` **<u>**'
    const [path = "", methods = {}] = Object.entries(description.paths)[0] ?? []
    const poisoned = JSON.parse(
      JSON.stringify({
        ...description,
        info: {
          ...description.info,
          description: `## ${nasty}\n\n${nasty}\n\n- ${nasty}\n\n| ${nasty} |\n|---|\n| ${nasty} |`
        },
        tags: description.tags.map((tag) => ({ ...tag, description: nasty })),
        paths: {
          [path]: Object.fromEntries(
            Object.entries(methods).map(([method, operation]) => [
              method,
              {
                ...operation,
                summary: nasty,
                description: nasty,
                parameters: operation.parameters.map((each) => ({
                  ...each,
                  description: nasty,
                  example: nasty
                }))
              }
            ])
          )
        }
      })
    ) as Document
    const result = page(poisoned, 'https://x"><script>')
    expect(result).not.toMatch(/<script|<b onclick|<u>|<i>[^<]*<\/script/)
    expect(result).toContain("&lt;script&gt;")
    expect(nesting(result)).toBe("")
  })
})

describe("templates", () => {
  it("escape values but not markup", () => {
    expect(html`<p title="${'"'}">${"<&'"} ${new Markup("<b>b</b>")} ${[1, undefined, "x"]}</p>`.text).toBe(
      '<p title="&quot;">&lt;&amp;&#39; <b>b</b> 1x</p>'
    )
    expect(written(joined(["a", "b"], ", "))).toBe("a, b")
    expect(escaped("plain")).toBe("plain")
  })

  it("know the Markdown that descriptions use", () => {
    const result = written(
      markdown(
        'One `a<b` **two**\nthree\n\n- x\n  more\n- y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```json\n{ "a": 1 }\n\n```'
      )
    )
    expect(result.replace(/>\n</g, "><")).toBe(
      "<p>One <code>a&lt;b</code> <strong>two</strong> three</p>" +
        "<ul><li>x more</li><li>y</li></ul>" +
        '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        "<tbody><tr><td>1</td><td>2</td></tr></tbody></table>" +
        '<pre><code>{ <i class="k">&quot;a&quot;</i>: <i class="n">1</i> }\n</code></pre>'
    )
  })
})
