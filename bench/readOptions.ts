/** How a benchmark reads its options. */
import { progress } from "./support.ts"

/**
 * The options of the command line, by a parser that answers undefined for `--help` and throws when they are wrong. Ends the
 * process in both cases, with the usage: with 0 after `--help`, with 2 when they are wrong.
 */
export const readOptions = <Options>(
  parse: (argv: ReadonlyArray<string>) => Options | undefined,
  usage: string
): Options => {
  try {
    const options = parse(process.argv.slice(2))
    if (options !== undefined) return options
    process.stdout.write(`${usage}\n`)
  } catch (error) {
    progress(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
  process.exit(0)
}
