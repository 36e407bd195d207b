/** The files that threads run, and where they are: in the sources, in the package, or in the executable. */

/** What each thread is for, by the name of its file in `entries`. scripts/build.ts adds these files to the executable. */
export const threadEntries = ["importing", "scoring", "statements"] as const
export type ThreadEntry = (typeof threadEntries)[number]

/** Where the executable has its files. */
const IN_EXECUTABLE = "file:///$bunfs/root/"

/** The address of a file; `module` is this one's. The executable has it below its root, compiled. */
export const entryUrl = (entry: ThreadEntry, module: string = import.meta.url): string => {
  if (module.startsWith(IN_EXECUTABLE)) return `/$bunfs/root/threads/entries/${entry}.js`
  const ending = module.endsWith(".js") ? "js" : "ts"
  return new URL(`./entries/${entry}.${ending}`, module).href
}
