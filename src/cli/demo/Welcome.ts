/** The demo's message when it is ready: addresses, keys, and commands to paste. */
import { relative } from "node:path"
import { addDays, toRfc3339 } from "../../domain/CalendarDate.ts"
import type { Receivable } from "../../domain/Receivable.ts"
import type { ComingPayment } from "./LivePayment.ts"
import { business, rehearsal } from "./Tenant.ts"

interface Facts {
  readonly baseUrl: string
  readonly docsUrl: string
  /** Signs in as the companies' owner, once. */
  readonly appUrl: string
  /** Of the owner's codes. */
  readonly secret: string
  readonly key: string
  /** Whether somebody can press keys where the demo runs. */
  readonly hasTerminal: boolean
  readonly overdue: Receivable | undefined
  /** Who pays a minute after the start; null for nobody. */
  readonly coming: ComingPayment | null
  /** The file with a bank statement that nobody has imported yet. */
  readonly statement: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** The file with the keys that seal secrets. */
  readonly keysFile: string
  /** The address that links in messages begin with. */
  readonly publicUrl: string
  readonly rehearsal: {
    readonly companyId: number
    readonly key: string
    /** Epoch milliseconds. */
    readonly testClock: number
  }
}

/** Days after the test clock at which the example's receivable is due, and by which the clock is moved. */
const DUE_DAYS = 4
const ADVANCE_DAYS = 40

const quoted = (word: string): string =>
  /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** Whether a runner has added this folder to PATH. The shell that the commands are pasted into does not have it. */
const isOfRunner = (folder: string): boolean => /node_modules\/\.bin|\/bun-node-|\/_npx\//.test(folder)

/** The command that starts this program from the shell in which the demo was started. */
const program = (): string => {
  // The sources of the compiled executable are inside of it.
  if (Bun.main.startsWith("/$bunfs/")) return quoted(process.execPath)
  const path = (process.env["PATH"] ?? "").split(":").filter((folder) => !isOfRunner(folder))
  const bun = Bun.which("bun", { PATH: path.join(":") }) === null ? quoted(process.execPath) : "bun"
  const source = relative(process.cwd(), Bun.main)
  return `${bun} ${quoted(source.startsWith("..") ? Bun.main : source)}`
}

const curl = (address: string, key: string, body?: Readonly<Record<string, unknown>>) =>
  [
    `curl '${address}'`,
    `-H "Authorization: Bearer ${key}"`,
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-H "Idempotency-Key: ${crypto.randomUUID()}"`,
          `-d '${JSON.stringify(body)}'`
        ])
  ].join(" ")

const importStatement = (baseUrl: string, key: string, file: string): string =>
  [
    `curl '${baseUrl}/bank-statements'`,
    `-H "Authorization: Bearer ${key}"`,
    '-H "Content-Type: application/xml"',
    `-H "Idempotency-Key: ${crypto.randomUUID()}"`,
    `--data-binary @${quoted(relative(process.cwd(), file))}`
  ].join(" ")

/** Exports the variables that commands in the documentation use. */
const exported = ({
  baseUrl,
  databaseUrl,
  key,
  keysFile,
  publicUrl,
  rehearsal: { key: rehearsalKey }
}: Facts): string => {
  const variables = {
    BASE_URL: baseUrl,
    API_KEY: key,
    REHEARSAL_KEY: rehearsalKey,
    DATABASE_URL: databaseUrl,
    DUEBOOK_KEYS_FILE: keysFile,
    PUBLIC_URL: publicUrl
  }
  return `export ${Object.entries(variables)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(" ")}`
}

const rehearse = (facts: Facts) => {
  const { companyId, testClock } = facts.rehearsal
  const now = toRfc3339(testClock)
  const today = now.slice(0, 10)
  const invoice = {
    customer: { display_name: "Grace Hopper", email: "grace@example.com", preferred_locale: "en-IE" },
    amount: "120.50",
    currency: "EUR",
    due_date: addDays(today, DUE_DAYS)
  }
  const to = `${addDays(today, ADVANCE_DAYS)}${now.slice(10)}`
  return `Rehearse reminders with company ${companyId}, ${rehearsal.name}, whose own clock stands at ${now}.
A receivable, the clock moved on by ${ADVANCE_DAYS} days, and what it came to:

${exported(facts)}
${curl(`${facts.baseUrl}/receivables`, "$REHEARSAL_KEY", invoice)}
${program()} clock advance --company ${companyId} --to ${to}
${program()} messages list --company ${companyId}`
}

/** The whole message. */
export const welcome = (facts: Facts): string => {
  const { appUrl, baseUrl, coming, dataDir, docsUrl, hasTerminal, key, overdue, secret, statement } = facts
  const create = {
    customer: { display_name: "Grace Hopper" },
    amount: "120.50",
    currency: "EUR",
    due_date: "2030-01-31"
  }
  const pay =
    overdue === undefined
      ? ""
      : `\n\nTake a payment on receivable ${overdue.id}, which is overdue:\n${curl(`${baseUrl}/receivables/${overdue.id}/payments`, key, { amount: "1" })}`
  return `
Duebook is ready, with a company to try it on: ${business.name}.

  App     ${appUrl}
  Secret  ${secret}
  API     ${baseUrl}
  Docs    ${docsUrl}
  Key     ${key}

The App link signs you in as the owner: once, within an hour; a new start prints a new one. After ten minutes, keys, people
and the policy ask for a code. Enter the secret in an authenticator app for it${hasTerminal ? ", or press Enter here" : ""}.
${coming === null ? "" : `\nIn a minute ${coming.customerName} pays ${coming.invoice} by bank transfer: look at it before and after.\n`}
List what customers owe:
${curl(`${baseUrl}/receivables?per_page=5`, key)}

Create a receivable:
${curl(`${baseUrl}/receivables`, key, create)}${pay}

Import today's bank statement, or drop it under Money in; then see what it paid, and what waits for you:
${importStatement(baseUrl, key, statement)}

${rehearse(facts)}

Ctrl-C stops it. What you did stays in ${dataDir}.
`
}
