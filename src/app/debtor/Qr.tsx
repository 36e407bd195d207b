/** A QR code, drawn as SVG. */
import { encode } from "uqr"
import { MAX_QR_VERSION, QR_ERROR_CORRECTION } from "../../domain/EpcQr.ts"

/** Modules that stay empty around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The outline of a code: a rectangle for each run of dark modules. */
export const outlineOf = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, {
    ecc: QR_ERROR_CORRECTION,
    maxVersion: MAX_QR_VERSION,
    boostEcc: false,
    border: QUIET_ZONE
  })
  const path: Array<string> = []
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue
      const from = x
      while (row[x + 1] === true) x++
      path.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
    }
  }
  return { size, path: path.join("") }
}

/** The code of a text; `label` says what it is to those who don't see it. */
export const Qr = ({ label, text }: { readonly text: string; readonly label: string }) => {
  const { path, size } = outlineOf(text)
  return (
    <svg
      class="code"
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
