import { it } from "vitest"
import { useServer, sum } from "../support/TestServer.ts"
const server = useServer()
it("x", async () => {
  const c = await server.company()
  await c.payable()
  const time = async (name: string, f: () => Promise<{status: number, text: string}>) => { const t = performance.now(); const a = await f(); console.log(name, Math.round(performance.now() - t), "ms", a.status, a.text.length) }
  const many = "{" + Array.from({ length: 8000 }, (_, n) => `"${n.toString(36)}":1`).join(",") + "}"
  for (let i = 0; i < 3; i++) await time("8000 unknown", () => c.post("/payables", {}, { rawBody: many }))
  await time("8000 unknown + rule", () => c.post("/receivables", {}, { rawBody: many }))
  await time("8000 unknown patch", () => c.patch("/receivables/1", {}, { rawBody: many }))
  const q = Array.from({ length: 1200 }, (_, n) => `a${n}=1`).join("&")
  await time("1200 params", () => c.get("/receivables?" + q))
  await time("same param", () => c.get("/receivables?" + Array.from({ length: 3000 }, () => `page=1`).join("&")))
  await time("array", () => c.post("/receivables", { ...sum, customer: Array.from({ length: 20000 }, () => 1) }))
  await time("long key", () => c.post("/receivables", { ["k".repeat(60000)]: 1 }))
  await time("long text", () => c.post("/payables", { ...sum, bill_label: "k".repeat(60000) }))
  await time("long email", () => c.post("/receivables", { ...sum, customer: { display_name: "x", email: "a@" + "a.".repeat(30000) } }))
})
