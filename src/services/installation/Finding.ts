/** What a check of an installation found. */

/** `warning`: it works, and needs the operator's attention. */
export type FindingLevel = "ok" | "warning" | "fail"

/** The result of one check, with a detail for the operator. */
export interface Finding {
  readonly name: string
  readonly level: FindingLevel
  readonly detail: string
}

const at =
  (level: FindingLevel) =>
  (name: string, detail: string): Finding => ({ name, level, detail })

/** Makes findings. */
export const finding = { ok: at("ok"), warning: at("warning"), fail: at("fail") } as const
