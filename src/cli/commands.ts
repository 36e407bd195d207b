/** Every command of the executable. A group is loaded when it is used, so that each command starts fast. */
import type { CommandGroup } from "./Command.ts"

interface Entry {
  readonly summary: string
  readonly load: () => Promise<{ readonly group: CommandGroup }>
}

/** The groups of commands by name. */
export type Commands = Readonly<Record<string, Entry>>

export const commands: Commands = {
  serve: { summary: "run the API and the reminder worker", load: () => import("./serve.ts") },
  worker: { summary: "run the reminder worker alone", load: () => import("./worker.ts") },
  migrate: { summary: "bring the database up to date", load: () => import("./migrate.ts") },
  distribute: {
    summary: "spread the database over the servers of a Citus cluster",
    load: () => import("./distribute.ts")
  },
  copy: {
    summary: "copy a database into an empty one: to another server, or back from a Citus cluster",
    load: () => import("./copy.ts")
  },
  demo: { summary: "try it, with a database of its own", load: () => import("./demo.ts") },
  healthcheck: {
    summary: "ask the service on this machine whether it is ready",
    load: () => import("./healthcheck.ts")
  },
  gate: { summary: "open|close|status: the gate in front of /v1", load: () => import("./gate.ts") },
  company: {
    summary: "create|list|show|update|export|close|reopen|deactivate|activate",
    load: () => import("./company.ts")
  },
  "bank-account": {
    summary: "add|list|remove: where a company is paid, by currency",
    load: () => import("./bankAccount.ts")
  },
  statements: {
    summary: "import: files of bank statements",
    load: () => import("./statements.ts")
  },
  import: {
    summary: "receivables|payables|customers: keep the book in step with a file",
    load: () => import("./import.ts")
  },
  user: {
    summary: "create|update|set-link|reset-two-factor|unlink-single-sign-on|list",
    load: () => import("./user.ts")
  },
  member: { summary: "add|role|remove|list: who belongs to a company", load: () => import("./member.ts") },
  plan: { summary: "start|end|list: plan periods and their allowance", load: () => import("./plan.ts") },
  keys: { summary: "create|list|rotate|revoke: API keys", load: () => import("./keys.ts") },
  series: { summary: "create|list|stop: bills that come every month", load: () => import("./series.ts") },
  policy: {
    summary: "show|set|preview: when a company reminds, and how",
    load: () => import("./policy.ts")
  },
  texts: {
    summary: "show|set|preview: what a company's reminders say",
    load: () => import("./texts.ts")
  },
  attempt: {
    summary: "show: why a reminder was sent, or was not",
    load: () => import("./attempt.ts")
  },
  customer: {
    summary: "opt-out|opt-in: whether a customer is reminded on a channel",
    load: () => import("./customer.ts")
  },
  hooks: {
    summary: "show|rotate: where providers report what became of messages",
    load: () => import("./hooks.ts")
  },
  secrets: {
    summary: "new|rewrap: the keys that seal secrets in the database",
    load: () => import("./secrets.ts")
  },
  clock: { summary: "advance: a company's test clock", load: () => import("./clock.ts") },
  messages: { summary: "list: what was captured instead of sent", load: () => import("./messages.ts") },
  mail: {
    summary: "list: the application's own e-mails that were captured instead of sent",
    load: () => import("./mail.ts")
  },
  doctor: { summary: "check configuration, database and providers", load: () => import("./doctor.ts") },
  restored: {
    summary: "make a restored database safe to serve",
    load: () => import("./restored.ts")
  },
  completions: {
    summary: "bash|zsh|fish: the completion script of a shell",
    load: async () => ({ group: (await import("./completions.ts")).completions(commands) })
  },
  version: { summary: "print the version", load: () => import("./version.ts") }
}
