import { layer } from "@effect/vitest"
import { conformance } from "./conformance.ts"
import { postgres } from "./postgres.ts"

layer(postgres)("repositories in PostgreSQL", conformance)
