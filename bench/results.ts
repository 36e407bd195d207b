/** Writes the results of a run: the chart to bench/results, the table to README.md. */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { dependencies, devDependencies } from "../package.json" with { type: "json" }
import { chart } from "./chart.ts"
import { node, root } from "./programs.ts"
import { between, type Circumstances, readmeTable, type Run } from "./report.ts"
import { adminUrl, progress } from "./support.ts"

/** The circumstances of a run on this machine and database server. */
export const circumstances = async (url: string): Promise<Circumstances> => {
  const client = new Client(adminUrl(url))
  await client.connect()
  const { rows } = await client
    .query<{ server_version: string }>("show server_version")
    .finally(() => client.end())
  const processors = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    day: new Date().toISOString().slice(0, 10),
    machine: `${processors.length} × ${processors[0]?.model.trim() ?? "unknown"}, ${memory} GB`,
    versions: [
      `PostgreSQL ${rows[0]?.server_version}`,
      `Bun ${Bun.version}`,
      ...(node === undefined ? [] : [`Node ${node.version}`]),
      `Hono ${devDependencies.hono}`,
      `Fastify ${devDependencies.fastify}`,
      `pg ${dependencies.pg}`
    ].join(" · ")
  }
}

/** Writes the chart, and the table into README.md. */
export const keep = async ({ cases }: Run, now: Circumstances): Promise<void> => {
  const picture = `bench/results/${now.day}.svg`
  await mkdir(join(root, "bench/results"), { recursive: true })
  await writeFile(join(root, picture), chart(cases, "Duebook", now))
  const readme = join(root, "README.md")
  const content = `${readmeTable(cases)}\n\n[${now.day}: chart, machine, versions](${picture})`
  await writeFile(readme, between(await readFile(readme, "utf8"), content))
  progress(`the chart is in ${picture}, the table in README.md`)
}
