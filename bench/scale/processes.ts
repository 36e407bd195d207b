/** Processor seconds that PostgreSQL and the processes of a run have used. */
import { readdirSync, readFileSync } from "node:fs"
import type { Client } from "pg"

const TICKS_A_SECOND = 100

interface Process {
  readonly parent: number
  /** Of the process itself and of its children that have ended. */
  readonly seconds: number
}

const read = (pid: number): Process | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? []
    const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0)
    return { parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }
  } catch {
    return undefined
  }
}

/** Processor seconds of a process; 0 where there is no /proc. */
export const secondsOf = (pid: number): number => read(pid)?.seconds ?? 0

/** The process of which all of PostgreSQL's are children; undefined on another machine. */
export const postmaster = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return read(Number(rows[0]?.pid))?.parent
}

/** Processor seconds of a process and of all its children, those that have ended included. */
export const secondsOfFamily = (pid: number): number =>
  readdirSync("/proc").reduce((sum, name) => {
    const found = /^\d+$/.test(name) ? read(Number(name)) : undefined
    return found?.parent === pid ? sum + found.seconds : sum
  }, secondsOf(pid))
