/** Scopes: what an API key may do (contract §12.2). */
import { Schema } from "effect"

/** All scopes. */
export const scopes = [
  "receivables:read",
  "receivables:write",
  "payables:read",
  "payables:write",
  "bank:read",
  "bank:write",
  "usage:read"
] as const

/** One scope of an API key. */
export const Scope = Schema.Literal(...scopes).annotations({
  identifier: "Scope",
  description: "What a key may do."
})
export type Scope = typeof Scope.Type
