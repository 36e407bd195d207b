// Written by scripts/embed-assets.ts: run it after a new version of @scalar/api-reference.
// oxlint-disable-next-line typescript/triple-slash-reference -- so that whoever compiles this file knows what .br is
/// <reference path="./assets.d.ts" />
import br from "./scalar.js.br" with { type: "file" }
import gzip from "./scalar.js.gz" with { type: "file" }

/** Scalar 1.72.1: the start of its script's SHA-256, and where its compressed forms are. */
export const scalar = { hash: "bf091006bdc3af60", br, gzip } as const
