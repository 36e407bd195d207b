#!/usr/bin/env bun
/** The executable: runs the command for argv and sets the exit code. */
import { runMain } from "@effect/platform-bun/BunRuntime"
import { Cause, Exit } from "effect"
import { FAILED, main, OK } from "./cli/Main.ts"

/** The exit code that shells report for a program that Ctrl-C ended. */
const INTERRUPTED = 130

const argv = process.argv.slice(2)

// The reader of a pipe may close it before the output ends, which is not a failure.
process.stdout.on("error", () => {})

runMain(main(argv), {
  disableErrorReporting: true,
  disablePrettyLogger: true,
  teardown: (exit, onExit) => {
    if (Exit.isSuccess(exit)) return onExit(exit.value as number)
    // A server that stopped because of a signal has succeeded.
    const served = ["serve", "worker", "demo"].includes(argv[0] ?? "")
    onExit(
      served && Cause.isInterruptedOnly(exit.cause)
        ? OK
        : Cause.isInterrupted(exit.cause)
          ? INTERRUPTED
          : FAILED
    )
  }
})
