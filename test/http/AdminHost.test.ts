/** Who reaches the admin port: this machine, unless ADMIN_HOST says otherwise. */
import { describe, expect, it } from "vitest"
import { useServer } from "../support/TestServer.ts"

/** Another address of this machine, which Linux has without any setting up. */
const OTHER = "127.0.0.2"

const status = (port: number, path: string, host: string): Promise<number | "unreachable"> =>
  fetch(`http://${host}:${port}${path}`).then(
    (response) => response.status,
    () => "unreachable" as const
  )

const usual = useServer({ environment: { HOST: "0.0.0.0" } })
const opened = useServer({ environment: { HOST: "127.0.0.1", ADMIN_HOST: "0.0.0.0" } })

describe.skipIf(process.platform !== "linux")("the admin port", () => {
  it("is reached from this machine alone, wherever the API listens", async () => {
    expect(await status(usual.port, "/openapi.json", OTHER)).toBe(200)
    expect(await status(usual.adminPort, "/healthz", "127.0.0.1")).toBe(200)
    expect(await status(usual.adminPort, "/healthz", OTHER)).toBe("unreachable")
  })

  it("is reached where ADMIN_HOST says, whatever HOST does", async () => {
    expect(await status(opened.adminPort, "/healthz", OTHER)).toBe(200)
    expect(await status(opened.port, "/openapi.json", OTHER)).toBe("unreachable")
  })
})
