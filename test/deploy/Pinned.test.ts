/** What runs in CI and in containers is named by its content, so that nobody can put something else in its place. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { deploy, textOf } from "./files.ts"

const valuesOf = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "")

const IMAGE = /^\s*(?:- )?image:\s*"?([^\s"#]+)/gm
const ACTION = /^\s*(?:- )?uses:\s*"?([^\s"#]+)/gm

/** Images whose content is not named, each with the reason. */
const without: Readonly<Record<string, string>> = {
  duebook: "is built from this checkout; whoever operates it names their own",
  "oven/bun:1.4.5":
    "is made from Debian's packages and the locked Bun where it can't be pulled; docs/operating.md says how to build by digest"
}

describe("what runs in containers and in CI", () => {
  it("is an image named by its digest", () => {
    const manifests = readdirSync(deploy, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => join("deploy", name))
    const images = ["compose.yaml", ...manifests].flatMap((file) => valuesOf(textOf(file), IMAGE))
    expect(images).toContain("duebook")
    for (const image of images.filter((image) => without[image] === undefined))
      expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  it("is built from images named by their digests", () => {
    const dockerfile = textOf("Dockerfile")
    const stages = valuesOf(dockerfile, /^FROM .* AS (\w+)$/gm)
    const named = [
      ...valuesOf(dockerfile, /^FROM (?:--platform=\S+ )?([^\s$]+)/gm),
      ...valuesOf(dockerfile, /^ARG SYSTEM=(\S+)$/gm)
    ].filter((image) => image !== "scratch" && !stages.includes(image))
    expect(named.length).toBeGreaterThan(0)
    for (const image of named.filter((image) => without[image] === undefined))
      expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
  })

  it("is an action named by its commit", () => {
    const actions = readdirSync(join(deploy, "../.github/workflows")).flatMap((file) =>
      valuesOf(textOf(join(".github/workflows", file)), ACTION)
    )
    expect(actions.length).toBeGreaterThan(1)
    for (const action of actions) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/)
  })
})
