/** What the installation decides for the application. */
import { Context, Effect } from "effect"
import { NotFound } from "../domain/Errors.ts"

export class AppSettings extends Context.Tag("duebook/AppSettings")<
  AppSettings,
  {
    /** Whether anybody may make an account and a company; otherwise people are invited. */
    readonly signUp: "invited" | "open"
    /** Whether the entry that a proxy has added last is believed. */
    readonly trustProxy: boolean
    /** Requests that a key may send in a minute. */
    readonly requestsPerMinute: number
  }
>() {}

/** Refuses where people are invited: what signing up needs is not there. */
export const ifOpen: Effect.Effect<void, NotFound, AppSettings> = Effect.flatMap(AppSettings, ({ signUp }) =>
  signUp === "open" ? Effect.void : Effect.fail(new NotFound())
)
