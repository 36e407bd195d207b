// Written by scripts/embed-app.ts: run it after a change of styles or script.
// oxlint-disable-next-line typescript/triple-slash-reference -- so that whoever compiles this file knows what .br is
/// <reference path="../../http/pages/assets/assets.d.ts" />
import cssBr from "./app.css.br" with { type: "file" }
import cssGzip from "./app.css.gz" with { type: "file" }
import jsBr from "./app.js.br" with { type: "file" }
import jsGzip from "./app.js.gz" with { type: "file" }

/** The style sheet: the start of its SHA-256, and where its compressed forms are. */
export const css = { hash: "2c20d0a01857b412", br: cssBr, gzip: cssGzip } as const
/** The script. */
export const js = { hash: "c11d8258201fb41b", br: jsBr, gzip: jsGzip } as const
