/**
 * Fails where a mutant can't even be loaded. A test file whose imports fail has no tests, and Stryker, which looks at
 * tests, would call that a survivor.
 */
import { join } from "node:path"
import { it } from "vitest"

// Here and not in the test: what a module does while it loads counts for all of its tests, and not for this one.
const problem = await import(/* @vite-ignore */ join(process.cwd(), process.env["MUTATE_MODULE"] ?? "")).then(
  () => undefined,
  (problem: unknown) => problem
)

it("the module loads", () => {
  if (problem !== undefined) throw problem
})
