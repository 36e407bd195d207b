/** A company on a test clock, and commands in this process. */
import { Effect, type Scope } from "effect"
import { operatorOn } from "../services/operating.ts"
import { bill } from "../services/rehearsing.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json, type Ran } from "./run.ts"

const START = "2026-03-02T08:00:00Z"

/** The database, and commands on it. */
export interface Setting {
  readonly url: string
  readonly run: (line: string) => Effect.Effect<Ran>
  /** The JSON document that a command prints. */
  readonly ask: (line: string) => Effect.Effect<unknown>
}

type Needs<F> = F extends (setting: Setting) => Effect.Effect<unknown, unknown, infer R> ? R : never

/** Company 1 on a test clock, company 2 in real time. */
export const rehearsed = <
  F extends (setting: Setting) => Effect.Effect<unknown, unknown, never | Scope.Scope>
>(
  work: F
) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const run = (line: string) => inProcess(line.split(" "), { DATABASE_URL: url })
    const ask = (line: string) => Effect.map(run(`${line} --json`), json)
    yield* ask(`company create --name Rehearsal --timezone Europe/Berlin --test-clock ${START}`)
    yield* ask("company create --name Real")
    yield* ask("plan start --company 1 --plan pro")
    yield* work({ url, run, ask })
  }) as Effect.Effect<void, unknown, Needs<F> | Scope.Scope>

/** Bills a customer of company 1. */
export const billIn = ({ url }: Setting, dueDate: string, email = "grace@example.com") =>
  bill(1, { dueDate, email }).pipe(Effect.provide(operatorOn(url)))
