console.error("The suite runs with `bun run test` (vitest on the Bun runtime), not with `bun test`.")
process.exit(1)
