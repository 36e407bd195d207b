/** A text as a QR code: dark on light whatever the colours of the page, as cameras want it. */
import { encode } from "uqr"

/** Modules of quiet around the code (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/** The dark modules of a row, as runs: `M4 5h3v1h-3z`. */
const runsOf = (row: ReadonlyArray<boolean>, y: number): string => {
  let path = ""
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x] === true) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}

/** The code of a text; `label` says what it is for. */
export const QrCode = ({ label, text }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: QUIET })
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={data.map(runsOf).join("")} fill="#000" />
    </svg>
  )
}
