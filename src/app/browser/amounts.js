// Amounts as people type them.

/** An amount as people write it, in minor units; null for what is none. */
export const minorOf = (text, digits) => {
  const tight = text.replaceAll(/[\s'’]/g, "")
  const [, whole = "", decimals = ""] = /^([0-9.,]*?)(?:[.,]([0-9]{0,3}))?$/.exec(tight) ?? []
  // Three digits after a mark are thousands, in currencies with fewer decimals.
  const isThousands = decimals.length === 3 && digits < 3
  const units = (isThousands ? whole + decimals : whole).replaceAll(/[.,]/g, "")
  if (!/^[0-9]+$/.test(units || "0") || tight === "" || (!isThousands && decimals.length > digits))
    return null
  return (
    Number(units || "0") * 10 ** digits + Number((isThousands ? "" : decimals).padEnd(digits, "0") || "0")
  )
}
