/** The transports by configuration. */
import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Option } from "effect"
import * as Config from "../../../src/Config.ts"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import * as TransportsFromConfig from "../../../src/reminders/transports/FromConfig.ts"
import { outgoing, scriptedServer } from "./smtp.ts"

const transports = (
  variables: Readonly<Record<string, string>>,
  options: Partial<Omit<TransportsFromConfig.TransportsOptions, "channels">> = {}
) =>
  Effect.gen(function* () {
    const channels = yield* Config.load(Config.channels)
    return yield* Effect.provide(
      Transports,
      TransportsFromConfig.layer({ channels, publicUrl: Option.none(), whenUnset: "Off", ...options })
    )
  }).pipe(Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables)))))

const SMS = { SMS_API_URL: "http://127.0.0.1:9/", SMS_FROM: "Duebook" }

describe("the transports", () => {
  it.effect("are off or capture if nothing is configured", () =>
    Effect.gen(function* () {
      expect(yield* transports({})).toEqual({ email: { _tag: "Off" }, sms: { _tag: "Off" } })
      expect(yield* transports(SMS, { whenUnset: "Capture" })).toMatchObject({
        email: { _tag: "Capture" },
        sms: { _tag: "Provider", provider: {} }
      })
    })
  )

  it.scopedLive("send to the provider, with Message-IDs of the public host", () =>
    Effect.gen(function* () {
      const server = yield* scriptedServer(() => undefined)
      const variables = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: "R <r@mail.example>" }
      const idOf = (publicUrl: Option.Option<string>) =>
        Effect.gen(function* () {
          const channels = yield* Config.load(Config.channels).pipe(
            Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables))))
          )
          const context = yield* Layer.build(
            TransportsFromConfig.layer({ channels, publicUrl, whenUnset: "Off" })
          )
          const { email } = yield* Effect.provide(Transports, context)
          if (email._tag !== "Provider") throw new Error("e-mail has no provider")
          const outcome = yield* email.provider.send(outgoing())
          return outcome._tag === "Sent" ? outcome.providerMessageId : outcome
        })
      expect(yield* idOf(Option.none())).toBe("<c7.m42@mail.example>")
      expect(yield* idOf(Option.some("https://due.example:8443/x"))).toBe("<c7.m42@due.example>")
      expect(server.texts[0]).toContain("From: R <r@mail.example>")
    })
  )
})

describe("the address for reports of SMS", () => {
  const told = (publicUrl: Option.Option<string>, callback: Effect.Effect<string, string>) =>
    Effect.gen(function* () {
      let sent: string | null = ""
      const provider = yield* Effect.acquireRelease(
        Effect.sync(() =>
          Bun.serve({
            port: 0,
            hostname: "127.0.0.1",
            fetch: async (request) => {
              sent = new URLSearchParams(await request.text()).get("StatusCallback")
              return Response.json({ sid: "SM1" })
            }
          })
        ),
        (server) => Effect.promise(() => server.stop(true))
      )
      const variables = { ...SMS, SMS_API_URL: `http://127.0.0.1:${provider.port}/` }
      const { sms } = yield* transports(variables, { publicUrl, callbackOf: () => callback })
      if (sms._tag !== "Provider") throw new Error("SMS have no provider")
      const message = outgoing({ channel: "sms", recipients: ["+4915112345678"], subject: null, html: null })
      expect(yield* sms.provider.send(message)).toMatchObject({ _tag: "Sent" })
      return sent
    })
  const address = Effect.succeed("https://due.example/hooks/sms/t0k")

  it.scopedLive("is told to the provider where PUBLIC_URL is set", () =>
    Effect.gen(function* () {
      expect(yield* told(Option.some("https://due.example"), address)).toBe(yield* address)
      expect(yield* told(Option.some("http://localhost:3000"), address)).toBe(yield* address)
      expect(yield* told(Option.none(), address)).toBe(null)
    })
  )

  it.scopedLive("that can't be found out holds up no message", () =>
    Effect.gen(function* () {
      expect(yield* told(Option.some("https://due.example"), Effect.fail("no database"))).toBe(null)
    })
  )

  it("is not told where it is this machine and the provider is elsewhere", () => {
    const provider = (url: string) => ({ url, key: null, from: "Duebook" })
    const twilio = provider("https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json")
    expect(TransportsFromConfig.isReachable("http://localhost:3000", twilio)).toBe(false)
    expect(TransportsFromConfig.isReachable("https://due.example", twilio)).toBe(true)
    expect(TransportsFromConfig.isReachable("http://localhost:3000", provider("http://127.0.0.1:9/"))).toBe(
      true
    )
  })
})

it("an idle process has not loaded the mail library", async () => {
  const script = `
    import { Effect, Layer, Option, Redacted } from "effect"
    import * as TransportsFromConfig from "${new URL("../../../src/reminders/transports/FromConfig.ts", import.meta.url).pathname}"
    const channels = {
      email: Option.some({ url: Redacted.make("smtp://127.0.0.1:9"), from: { name: null, address: "a@b.example" } }),
      sms: Option.none()
    }
    const layer = TransportsFromConfig.layer({ channels, publicUrl: Option.none(), whenUnset: "Off" })
    await Effect.runPromise(Effect.scoped(Layer.build(layer)))
    const loaded = Object.keys(require.cache)
    console.log(loaded.some((path) => path.includes("/effect/")), loaded.some((path) => path.includes("nodemailer")))`
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", cwd: import.meta.dirname })
  expect((await new Response(child.stdout).text()).trim()).toBe("true false")
})
