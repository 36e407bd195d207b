/** What a thread and the one that has started it say to each other. */
import { readlinkSync } from "node:fs"

/** Work for a thread. */
export interface Asked<Input> {
  readonly id: number
  readonly input: Input
}

/** `Ready` once, with the number that the system has for the thread, null where it tells none (only Linux does); then for each piece of work its parts, if any, and its output. */
export type Told<Part, Output> =
  | { readonly _tag: "Ready"; readonly systemId: string | null }
  | { readonly _tag: "Part"; readonly id: number; readonly part: Part }
  | { readonly _tag: "Done"; readonly id: number; readonly output: Output }

const ownSystemId = (): string | null => {
  try {
    return readlinkSync("/proc/thread-self").split("/").at(-1) ?? null
  } catch {
    return null
  }
}

/** Does each piece of work that arrives, in the thread, and `afterwards` once it has told. A failure ends the thread. */
export const doWork = <Input, Output, Part = never>(
  work: (input: Input, tell: (part: Part) => void) => Output | Promise<Output>,
  afterwards: () => void = () => {}
): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, which has no origins
  const tell = (told: Told<Part, Output>) => globalThis.postMessage(told)
  globalThis.addEventListener("message", async ({ data }: MessageEvent<Asked<Input>>) => {
    const { id, input } = data
    const output = await work(input, (part) => tell({ _tag: "Part", id, part }))
    tell({ _tag: "Done", id, output })
    afterwards()
  })
  tell({ _tag: "Ready", systemId: ownSystemId() })
}
