/** A person's own account: the second factor and its recovery codes, address, password, sessions, companies. */
import { beforeAll, describe, expect, it } from "vitest"
import * as Totp from "../../src/domain/Totp.ts"
import { type Person, personOf, type Seen, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"
import { mailsTo as mailsOn, totpSecretOf } from "../support/Opened.ts"
import { catalogues } from "../../src/words/Catalogues.ts"
import { say, speaking } from "../../src/words/Say.ts"

const PASSWORD = "harbour lantern 42 violet"
const ACCOUNT = "/app/account"

const server = useServer({ environment: { SIGN_UP: "open" } })
let hash = ""

beforeAll(async () => {
  hash = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 })
})

/** A person of a new company, with a password. */
const person = async (options: Parameters<typeof personOf>[2] = {}): Promise<Person> => {
  const company = await server.company()
  const made = await personOf(server, company.id, options)
  await server.sql("update users set password_hash = $2 where user_id = $1", [made.userId, hash])
  return made
}

const secretOf = (seen: Seen): string => seen.html.querySelector("#two-factor-secret")?.text.trim() ?? ""
const codesOf = (seen: Seen): ReadonlyArray<string> =>
  seen.html.querySelectorAll("[aria-labelledby=recovery-codes] li").map(({ text }) => text.trim())
const codeFor = (secret: string): string => Totp.codeAt(secret, server.clock.now())
const alertOf = (seen: Seen): string => seen.html.querySelector("[role=alert]")?.text.trim() ?? ""
const saidOf = (seen: Seen): string => seen.html.querySelector("[role=status]")?.text.trim() ?? ""

const userOf = async (userId: number) => {
  const [row] = await server.sql("select * from users where user_id = $1", [userId])
  return row ?? {}
}

const actionsOf = async (userId: number): Promise<ReadonlyArray<unknown>> =>
  (
    await server.sql(
      `select action from audit_log where company_id = 0 and user_id = $1 and subject_id = $1 and actor = 'user'
         and session_id is not null order by audit_id`,
      [userId]
    )
  ).map(({ action }) => action)

const mailsTo = (to: string) => mailsOn(server, to)

const linkIn = (text: string | undefined): string => {
  const [link = ""] = /https?:\S+\/app\/link\/\S+/.exec(text ?? "") ?? []
  return new URL(link).pathname
}

describe("setting up two-factor authentication", () => {
  it("is asked of an owner, shows the codes once, and leads back to where one wanted to go", async () => {
    const owner = await person({ totp: false })
    const other = await sessionFor(server, owner.userId)
    const led = await owner.get(owner.at("/people"))
    expect(led.location).toContain("/app/account?needs=two-factor")
    const page = await owner.get(led.location ?? "")
    expect(page.text).toContain("Owners and admins need two-factor authentication")
    const secret = secretOf(page)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(page.html.querySelector("label[for=two-factor-secret]")?.text).toBe("Secret")
    expect(page.html.querySelector("svg[role=img] path[d]")).not.toBeNull()

    const before = owner.cookie
    const code = codeFor(secret)
    const shown = await owner.submit(led.location ?? "", "confirm-two-factor", { code })
    expect(shown.status).toBe(200)
    expect(codesOf(shown)).toHaveLength(10)
    expect(new Set(codesOf(shown)).size).toBe(10)
    expect(owner.cookie).not.toBe(before)
    expect((await new Visitor(server, before).get(ACCOUNT)).location).toContain("/app/sign-in")
    expect((await new Visitor(server, other).get(ACCOUNT)).location).toContain("/app/sign-in")

    const kept = await owner.post(ACCOUNT, owner.fieldsOf(shown, "keep-recovery-codes"))
    expect(kept.location).toBe(`${owner.at("/people")}?done=keep-recovery-codes`)
    expect((await owner.get(owner.at("/people"))).status).toBe(200)
    expect((await owner.get(ACCOUNT)).text).not.toContain(secret)
    expect(await totpSecretOf(server, owner.userId)).toBe(secret)
    expect(await userOf(owner.userId)).toMatchObject({ two_factor_confirmed_at: expect.any(Date) })
    expect(await actionsOf(owner.userId)).toEqual(["two_factor.set_up"])
  })

  it("takes the code given there as fresh, and never again", async () => {
    const owner = await person({ totp: false, fresh: false })
    const secret = secretOf(await owner.get(ACCOUNT))
    const code = codeFor(secret)
    await owner.submit(ACCOUNT, "confirm-two-factor", { code, _password: PASSWORD })
    const fresh = await owner.submit(ACCOUNT, "new-recovery-codes")
    expect(codesOf(fresh)).toHaveLength(10)
    await server.sql("update user_sessions set code_at = null where user_id = $1", [owner.userId])
    const asked = await owner.submit(ACCOUNT, "new-recovery-codes")
    expect(asked.html.querySelector("h1")?.text).toBe("Confirm that it is you")
    const german = await owner.submit(ACCOUNT, "new-recovery-codes", {}, { "accept-language": "de" })
    expect(german.html.querySelector("h1")?.text).toBe(catalogues.de["Confirm that it is you"])
    const body = owner.fieldsOf(asked, "new-recovery-codes")
    body.set("_code", code)
    expect((await owner.post(ACCOUNT, body)).status).toBe(422)
  })

  it("422 for a wrong code, with the same secret, and nothing is set up", async () => {
    const owner = await person({ totp: false })
    const secret = secretOf(await owner.get(ACCOUNT))
    const wrong = await owner.submit(ACCOUNT, "confirm-two-factor", {
      code: "000000",
      secret: "A".repeat(32)
    })
    expect([wrong.status, secretOf(wrong)]).toEqual([422, secret])
    expect(alertOf(wrong)).toContain("This code is not right")
    expect(wrong.html.querySelector("#confirm-two-factor-code")?.getAttribute("aria-invalid")).toBe("true")
    expect((await userOf(owner.userId))["totp_secret"]).toBeNull()
  })

  it("knows the secret by itself: a code of one that a form names is wrong", async () => {
    const owner = await person({ totp: false })
    const chosen = Totp.newSecret()
    const wrong = await owner.submit(ACCOUNT, "confirm-two-factor", {
      code: codeFor(chosen),
      secret: chosen,
      new_totp_secret: chosen
    })
    expect(wrong.status).toBe(422)
  })
})

describe("the second factor", () => {
  it("moves to another phone after the password and a code of the present one, which works until then", async () => {
    const owner = await person({ fresh: false })
    expect(secretOf(await owner.get(ACCOUNT))).toBe("")
    const asked = await owner.submit(ACCOUNT, "move-two-factor", { _password: PASSWORD })
    expect(asked.html.querySelector("label[for=confirm-code]")?.text).toBe("Code")
    const body = owner.fieldsOf(asked, "move-two-factor")
    body.set("_code", owner.code())
    expect((await owner.post(ACCOUNT, body)).status).toBe(303)
    const secret = secretOf(await owner.get(ACCOUNT))
    expect(secret).not.toBe(owner.secret)
    expect(await totpSecretOf(server, owner.userId)).toBe(owner.secret)
    const cancelled = await owner.submit(ACCOUNT, "cancel-two-factor")
    expect(cancelled.status).toBe(303)
    expect(secretOf(await owner.get(ACCOUNT))).toBe("")
    await owner.submit(ACCOUNT, "move-two-factor")
    const moved = secretOf(await owner.get(ACCOUNT))
    expect(codesOf(await owner.submit(ACCOUNT, "confirm-two-factor", { code: codeFor(moved) }))).toHaveLength(
      10
    )
    expect(await totpSecretOf(server, owner.userId)).toBe(moved)
  })

  it("is turned off after a code; then keys are refused, and the company asks for it again", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const key = await server.key(company.id, owner.userId)
    const off = await owner.submit(ACCOUNT, "turn-off-two-factor")
    expect(off.status).toBe(303)
    expect(await userOf(owner.userId)).toMatchObject({ totp_secret: null, two_factor_confirmed_at: null })
    const refused = await fetch(`${server.url}/v1/receivables`, {
      headers: { authorization: `Bearer ${key.token}` }
    })
    expect(refused.status).toBe(403)
    expect((await owner.get(owner.at("/people"))).location).toContain("needs=two-factor")
  })

  it("has recovery codes that sign in once each, and new ones end the old ones", async () => {
    const owner = await person()
    const [first = "", second = ""] = codesOf(await owner.submit(ACCOUNT, "new-recovery-codes"))
    const recover = async (code: string) => {
      const visitor = new Visitor(server, await sessionFor(server, owner.userId, { stage: "second_step" }))
      return await visitor.submit("/app/sign-in?recovery=1", "use-recovery-code", { code })
    }
    expect((await recover(first.toUpperCase().replaceAll("-", " "))).status).toBe(303)
    expect((await recover(first)).status).toBe(422)
    expect((await owner.get(ACCOUNT)).text).toContain("9 recovery codes are left")
    const home = await owner.get("/app?done=use-recovery-code")
    expect((await owner.get(home.location ?? "")).text).toContain(
      "Your account shows how many you have left."
    )
    await owner.submit(ACCOUNT, "new-recovery-codes")
    expect((await recover(second)).status).toBe(422)
    const stored = await server.sql("select code_hash from recovery_codes where user_id = $1", [owner.userId])
    expect(stored).toHaveLength(10)
  })
})

describe("one's account", () => {
  it("keeps name, language, time zone and digest, and shows hostile names as text", async () => {
    const owner = await person()
    const name = `<img src=x onerror=alert(1)>"'`
    const saved = await owner.submit(ACCOUNT, "save-account", {
      name,
      locale: "de-CH",
      timezone: "Asia/Tokyo"
    })
    expect(saved.status).toBe(303)
    const seen = await owner.visit(saved.location ?? "")
    expect(saidOf(seen)).toBe(speaking("de", () => say("Your account is saved.")))
    expect(seen.html.querySelector("[onerror]")).toBeNull()
    expect(seen.html.querySelector("#save-account-name")?.getAttribute("value")).toContain("onerror")
    expect(await userOf(owner.userId)).toMatchObject({
      name,
      locale: "de-CH",
      timezone: "Asia/Tokyo",
      digest: false
    })
    await owner.submit(ACCOUNT, "save-account", { name: "Ada", locale: "", timezone: "", digest: "yes" })
    expect(await userOf(owner.userId)).toMatchObject({
      name: "Ada",
      locale: null,
      timezone: null,
      digest: true
    })
    expect(await actionsOf(owner.userId)).toEqual(["user.update", "user.update"])
  })

  it("422 that names each wrong field, with what was typed", async () => {
    const owner = await person()
    const wrong = await owner.submit(ACCOUNT, "save-account", {
      name: " ",
      locale: "",
      timezone: "Mars/Base"
    })
    expect(wrong.status).toBe(422)
    expect(
      wrong.html.querySelectorAll("[aria-invalid=true]").map((each) => each.getAttribute("name"))
    ).toEqual(["name", "timezone"])
  })

  it("changes the password by the present one, and ends the other sessions", async () => {
    const owner = await person()
    const other = new Visitor(server, await sessionFor(server, owner.userId))
    const next = "granite teapot 17 meadow"
    const wrong = await owner.submit(ACCOUNT, "change-password", { password: "not this", new_password: next })
    expect([wrong.status, wrong.text.includes("not your present password")]).toEqual([422, true])
    const weak = await owner.submit(ACCOUNT, "change-password", {
      password: PASSWORD,
      new_password: "qwerty123456"
    })
    expect(weak.html.querySelector("[name=new_password]")?.getAttribute("aria-invalid")).toBe("true")
    expect(weak.text).not.toContain(PASSWORD)
    const same = await owner.submit(ACCOUNT, "change-password", {
      password: PASSWORD,
      new_password: PASSWORD
    })
    expect([same.status, same.text]).toEqual([422, expect.stringContaining("the password that you have")])
    expect(same.html.querySelector("[name=new_password]")?.getAttribute("aria-invalid")).toBe("true")
    expect((await other.get(ACCOUNT)).status).toBe(200)
    const before = owner.cookie
    const changed = await owner.submit(ACCOUNT, "change-password", { password: PASSWORD, new_password: next })
    expect(changed.status).toBe(303)
    expect(owner.cookie).not.toBe(before)
    expect((await owner.get(ACCOUNT)).status).toBe(200)
    expect((await other.get(ACCOUNT)).location).toContain("/app/sign-in")
    expect(await Bun.password.verify(next, String((await userOf(owner.userId))["password_hash"]))).toBe(true)
    expect(await actionsOf(owner.userId)).toEqual(["user.password"])
  })

  it("gets another address by the password and a mailed link; keys wait, the old address is told", async () => {
    const company = await server.company()
    const owner = await person()
    await server.sql(
      "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'admin', now())",
      [company.id, owner.userId]
    )
    const key = await server.key(company.id, owner.userId)
    const status = async () =>
      (await fetch(`${server.url}/v1/receivables`, { headers: { authorization: `Bearer ${key.token}` } }))
        .status
    const both = await owner.submit(ACCOUNT, "change-email", { email: "nope", password: "no" })
    for (const name of ["email", "password"]) {
      const field = both.html.querySelectorAll(`[name=${name}]`)
      expect(
        field.some((each) => each.getAttribute("aria-invalid") === "true"),
        name
      ).toBe(true)
    }
    const email = `new-${owner.email}`
    expect((await owner.submit(ACCOUNT, "change-email", { email, password: "no" })).status).toBe(422)
    expect(await mailsTo(email)).toEqual([])
    expect(await status()).toBe(200)
    expect((await owner.submit(ACCOUNT, "change-email", { email, password: PASSWORD })).status).toBe(303)
    expect(await status()).toBe(403)
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ body }) => body.includes(email)), {
        timeout: 10_000
      })
      .toEqual([true])
    const [mail] = await mailsTo(email)
    const path = linkIn(mail?.body)
    expect(await userOf(owner.userId)).toMatchObject({ email: owner.email, email_verified_at: null })
    expect((await owner.submit(path, "verify-email")).status).toBe(303)
    expect(await userOf(owner.userId)).toMatchObject({
      email,
      new_email: null,
      email_verified_at: expect.any(Date)
    })
    expect(await status()).toBe(200)
  })

  it("tells nothing of an address that somebody else has, and never takes it", async () => {
    const [owner, other] = [await person(), await person()]
    const seen = await owner.submit(ACCOUNT, "change-email", { email: other.email, password: PASSWORD })
    expect(seen.status).toBe(303)
    expect((await owner.get(ACCOUNT)).html.text).toContain(`It becomes ${other.email}`)
    const [mail] = await mailsTo(other.email)
    expect(mail?.body).not.toContain("/app/link/")
    await owner.submit(ACCOUNT, "send-verification")
    expect((await mailsTo(other.email)).map(({ body }) => body.includes("/app/link/"))).toEqual([
      false,
      false
    ])
    await owner.submit(ACCOUNT, "keep-email")
    const own = await mailsTo(owner.email)
    await owner.submit(linkIn(own.at(-1)?.body), "verify-email")
    expect(await userOf(owner.userId)).toMatchObject({ email: owner.email, new_email: null })
    expect((await userOf(owner.userId))["email_verified_at"]).not.toBeNull()
  })
})

describe("times outside of a company", () => {
  it("are those of the person, else of the company, and the page names the zone", async () => {
    const company = await server.company({ timezone: "Asia/Tokyo" })
    const owner = await personOf(server, company.id)
    const sessions = async () => {
      const { html } = await owner.get(ACCOUNT)
      const card = html
        .querySelectorAll("section")
        .find((each) => each.text.includes("Where you are signed in"))
      const at = new Date(card?.querySelector("time")?.getAttribute("datetime") ?? "")
      return {
        text: card?.text ?? "",
        at,
        zoneChoice: html.querySelector("#save-account-timezone option")?.text,
        zoneHelp: html.querySelector("#save-account-timezone-help")?.text
      }
    }
    const shown = (at: Date, timeZone: string) =>
      at.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    const usual = await sessions()
    expect(usual.text).toContain(`Times are those of Asia/Tokyo, the time zone of Company.`)
    expect(usual.text).toContain(shown(usual.at, "Asia/Tokyo"))
    expect(usual.zoneChoice).toBe("As in the company")
    expect(usual.zoneHelp).toContain("in the company it is Asia/Tokyo.")
    await server.sql("update users set timezone = 'Asia/Kathmandu' where user_id = $1", [owner.userId])
    const own = await sessions()
    expect(own.text).toContain("Times are those of Asia/Kathmandu, the time zone that you have chosen.")
    expect(own.text).toContain(shown(own.at, "Asia/Kathmandu"))
  })
})

describe("sessions", () => {
  it("are listed and ended, one or all, and nobody else's", async () => {
    const owner = await person()
    const stranger = await person()
    const other = new Visitor(server, await sessionFor(server, owner.userId))
    await server.sql("update user_sessions set user_agent = $2 where user_id = $1", [
      owner.userId,
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    ])
    const page = await owner.get(ACCOUNT)
    expect(page.html.text.match(/Firefox on Linux/g)).toHaveLength(2)
    expect(page.html.text).toContain("This session")
    const ids = await server.sql<{ session_id: string }>(
      "select session_id from user_sessions where user_id = $1 order by session_id",
      [owner.userId]
    )
    const [, second] = ids
    const session_id = String(second?.session_id)
    await stranger.submit(ACCOUNT, "sign-out-session", { session_id })
    expect((await other.get(ACCOUNT)).status).toBe(200)
    await owner.submit(ACCOUNT, "sign-out-session", { session_id })
    expect((await other.get(ACCOUNT)).location).toContain("/app/sign-in")
    const third = new Visitor(server, await sessionFor(server, owner.userId))
    const everywhere = await owner.submit(ACCOUNT, "sign-out-everywhere")
    expect(everywhere.location).toBe("/app/sign-in?done=sign-out-everywhere")
    for (const visitor of [owner, third]) {
      expect((await visitor.get(ACCOUNT)).location).toContain("/app/sign-in")
    }
  })

  it("end by the button of every page", async () => {
    const owner = await person()
    const before = owner.cookie
    const page = await owner.get(owner.at("/people"))
    const out = await owner.post(ACCOUNT, owner.fieldsOf(page, "sign-out"))
    expect(out.location).toBe("/app/sign-in?done=sign-out")
    expect(owner.cookie).not.toBe(before)
    expect((await new Visitor(server, before).get(ACCOUNT)).location).toContain("/app/sign-in")
    expect(saidOf(await owner.get(out.location ?? ""))).toBe("You are signed out.")
  })
})

describe("companies", () => {
  const fields = { name: "Engines <1>", country: "GB", timezone: "Europe/London" }

  it("are made with an owner and a trial, once however often the button is pressed", async () => {
    const owner = await person()
    const made = await owner.submit("/app/companies", "create-company", fields)
    const id = Number(/^\/app\/(\d+)\?/.exec(made.location ?? "")?.[1])
    const again = await owner.post("/app/companies", owner.last ?? new URLSearchParams())
    expect(again.location).toBe("/app/companies?done=create-company")
    expect((await owner.get(`/app/${id}/people`)).status).toBe(200)
    for (const address of [`/app/${id}`, `/app/${id}/usage`]) {
      expect((await owner.get(address)).text).toContain("0 of 20 new recipients today, no SMS")
    }
    expect((await owner.get(owner.at("/usage"))).text).not.toContain("new recipients today")
    const page = await owner.get("/app/companies")
    expect(page.html.querySelectorAll("tbody tr").map((row) => row.querySelector("a")?.text)).toEqual([
      "Company",
      "Engines <1>"
    ])
    expect(await server.sql("select plan from plan_periods where company_id = $1", [id])).toEqual([
      { plan: "trial" }
    ])
    const modes = await server.sql(
      "select reminders_mode from companies where company_id in ($1, $2) order by 1",
      [id, owner.companyId]
    )
    expect(modes.map((row) => row["reminders_mode"])).toEqual(["hold", "on"])
    expect((await owner.get(`/app/${id}`)).text).toContain("Reminders are on hold: nothing is sent.")
    const entries = await server.sql(
      "select action, actor, user_id::int from audit_log where company_id = $1 order by audit_id",
      [id]
    )
    expect(entries).toEqual(
      ["company.create", "member.add", "plan.start"].map((action) => ({
        action,
        actor: "user",
        user_id: owner.userId
      }))
    )
  })

  it("422 for a name of two lines, and a country and a zone that there are not", async () => {
    const owner = await person()
    const wrong = await owner.submit("/app/companies", "create-company", {
      name: "Engines\nBcc: x",
      country: "UK",
      timezone: ""
    })
    expect(wrong.status).toBe(422)
    expect(wrong.html.querySelectorAll("[aria-invalid=true]")).toHaveLength(3)
  })

  it("are left by whoever wants to, but not by the last owner", async () => {
    const company = await server.company()
    await server.sql("delete from api_keys where company_id = $1", [company.id])
    const member = await personOf(server, company.id, { role: "member" })
    const left = await member.submit("/app/companies", "leave-company", { company_id: String(company.id) })
    expect(left.status).toBe(303)
    expect((await member.get(member.at("/receivables"))).status).toBe(404)
    const owner = await personOf(server, company.id)
    await server.sql("update memberships set removed_at = now() where company_id = $1 and user_id = $2", [
      company.id,
      company.userId
    ])
    const stays = await owner.submit("/app/companies", "leave-company", { company_id: String(company.id) })
    expect([stays.status, alertOf(stays)]).toEqual([
      409,
      "A company needs an owner: make somebody else an owner first."
    ])
  })
})
