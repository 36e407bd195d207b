/** A text as a QR code, drawn as SVG: dark on light whatever the colours of the page, as cameras want it. */
import { encode } from "uqr"
import { QR_ERROR_CORRECTION } from "../../domain/EpcQr.ts"

/** Modules that stay empty around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

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

/** The outline of a code, of the smallest version that holds the text. */
export const outlineOf = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, {
    ecc: QR_ERROR_CORRECTION,
    boostEcc: false,
    border: QUIET_ZONE
  })
  return { size, path: data.map(runsOf).join("") }
}

/** The code of a text; `label` says what it is to those who don't see it. */
export const QrCode = ({ label, text }: { readonly text: string; readonly label: string }) => {
  const { path, size } = outlineOf(text)
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
