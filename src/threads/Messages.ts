/** What a thread and the one that has started it say to each other. */

/** Work for a thread. */
export interface Asked<Input> {
  readonly id: number
  readonly input: Input
}

/** `Ready` once, then for each piece of work its parts, if any, and its output. */
export type Told<Part, Output> =
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Part"; readonly id: number; readonly part: Part }
  | { readonly _tag: "Done"; readonly id: number; readonly output: Output }

/** Does each piece of work that arrives, in the thread, and `afterwards` once it has told. A failure ends the thread. */
export const doWork = <Input, Output, Part = never>(
  work: (input: Input, tell: (part: Part) => void) => Output,
  afterwards: () => void = () => {}
): void => {
  const tell = (told: Told<Part, Output>) => globalThis.postMessage(told)
  globalThis.addEventListener("message", ({ data }: MessageEvent<Asked<Input>>) => {
    const { id, input } = data
    const output = work(input, (part) => tell({ _tag: "Part", id, part }))
    tell({ _tag: "Done", id, output })
    afterwards()
  })
  tell({ _tag: "Ready" })
}
