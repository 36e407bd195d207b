/** Whether a camt entry takes an earlier movement back, and why. */
import { statedRemittance } from "../StatedText.ts"
import { allOf, at, textAt, type XmlNode } from "../XmlReader.ts"

/** What a return says of itself. */
export interface ReturnInformation {
  readonly reason: string | null
}

/**
 * Sub-families of ISO's external code set for bank transaction codes that take something back: returns and reversals of
 * transfers (RRTN, RPCR), of direct debits (UPDD, PRDD, RCDD, UPCT), and of cheques (UPCQ, CQRV).
 */
const returningSubFamilies = new Set(["RRTN", "RPCR", "UPDD", "PRDD", "RCDD", "UPCT", "UPCQ", "CQRV"])

/**
 * Codes of German banks for the same (DK, Anlage 3): returned direct debits 009, 108, 109, returned transfers 059, 159,
 * and direct debits that are credited again 181, 184.
 */
export const returningGermanCodes: ReadonlySet<string> = new Set([
  "009",
  "059",
  "108",
  "109",
  "159",
  "181",
  "184"
])

/** Whether a bank transaction code is one of a return. */
const isReturningCode = (code: XmlNode): boolean => {
  if (returningSubFamilies.has(textAt(code, "Domn", "Fmly", "SubFmlyCd") ?? "")) return true
  // `NTRF+109+9310`: SWIFT's code, the German one, and the bank's own.
  const [, german = ""] = /^[A-Z]{4}\+([0-9]{3})(?:\+|$)/.exec(textAt(code, "Prtry", "Cd") ?? "") ?? []
  return returningGermanCodes.has(german)
}

/** Reads what an entry or a detail says of a return; null where it says none. */
export const returnInformation = (node: XmlNode): ReturnInformation | null => {
  const information = at(node, "RtrInf")
  const isReversal = /^(?:true|1)$/.test(textAt(node, "RvslInd") ?? "")
  if (information === undefined && !isReversal && !allOf(node, "BkTxCd").some(isReturningCode)) return null
  const code =
    textAt(information, "Rsn", "Cd") ??
    textAt(information, "Rsn", "Prtry") ??
    textAt(information, "RtrRsn", "Cd") ??
    textAt(information, "RtrRsn", "Prtry")
  const words = ["AddtlInf", "AddtlRtrRsnInf"].flatMap((name) =>
    allOf(information, name).map(({ text }) => text)
  )
  return { reason: statedRemittance([code, ...words]) }
}
