/** What the threads of these tests do. */
import { doWork } from "../../src/threads/Messages.ts"

/** What a test asks of the thread. */
export type Task = "count" | "die" | "forever" | "environment" | "parts"

let count = 0

doWork<Task, string, number>((task, tell) => {
  count++
  if (task === "die") throw new Error("this thread dies")
  if (task === "environment") return JSON.stringify(Object.keys(process.env))
  if (task === "parts") for (const part of [1, 2, 3]) tell(part)
  if (task === "forever") for (;;) count++
  return String(count)
})
