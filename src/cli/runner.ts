/**
 * Detects that a runner such as `bun run` or `npx` has ended; a runner that is killed does not end its child process.
 */
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

const CHECK_INTERVAL = "250 millis"
/** Processes from this one to npm at most; between them are the runner and a shell that forwards no signals. */
const MAX_LINKS = 4

const ps = (field: string, pid: number): string =>
  execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8" }).trim()

/** The parent of a process; undefined when the process does not exist any more. */
const parentOf = (pid: number): number | undefined => {
  try {
    if (process.platform !== "linux") return Number(ps("ppid", pid))
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])
  } catch {
    return undefined
  }
}

const isNpm = (pid: number): boolean => {
  try {
    const command =
      process.platform === "linux" ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : ps("command", pid)
    return /^(npm|npx)\b|\b(npm|npx)-cli\.js/.test(command)
  } catch {
    return false
  }
}

/** This process, its parent, and so on up to npm; without npm above it, only this process and its parent. */
const lineage = (): ReadonlyArray<number> => {
  const chain = [process.pid, process.ppid]
  while (chain.length <= MAX_LINKS) {
    const last = chain.at(-1) ?? 0
    if (isNpm(last)) return chain
    const next = parentOf(last)
    if (next === undefined || next <= 1) break
    chain.push(next)
  }
  return chain.slice(0, 2)
}

/** Completes when the runner that started this process has ended; never when there is no runner. */
export const ended: Effect.Effect<void> = Effect.suspend(() => {
  if (process.env["npm_lifecycle_event"] === undefined) return Effect.never
  const chain = lineage()
  const broken = () => chain.some((pid, index) => index > 0 && parentOf(chain[index - 1] ?? 0) !== pid)
  return Effect.asVoid(
    Effect.repeat(Effect.delay(Effect.sync(broken), CHECK_INTERVAL), { until: (isBroken) => isBroken })
  )
})
