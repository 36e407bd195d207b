/**
 * Fails where a mutant can't even be loaded. A test file whose imports fail has no tests, and Stryker, which looks at
 * tests, would call that a survivor.
 */
import { join } from "node:path"
import { it } from "vitest"

it("the module loads", async () => {
  await import(/* @vite-ignore */ join(process.cwd(), process.env["MUTATE_MODULE"] ?? ""))
})
