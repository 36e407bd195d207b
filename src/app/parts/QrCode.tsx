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

/** Sizes of the Swiss cross in a code that is 46 mm wide, in millimetres: what stays white, its field, its arms. */
const CODE_MM = 46
const crossMm = { space: 7, field: 6, length: 3.89, width: 1.17 } as const

/** The Swiss cross in the middle of a code of so many modules, which error correction makes up for. */
const SwissCross = ({ size }: { readonly size: number }) => {
  const scale = (size - 2 * QUIET_ZONE) / CODE_MM
  const rect = (width: number, height: number, fill: string) => (
    <rect
      x={((size - width * scale) / 2).toFixed(3)}
      y={((size - height * scale) / 2).toFixed(3)}
      width={(width * scale).toFixed(3)}
      height={(height * scale).toFixed(3)}
      fill={fill}
    />
  )
  const { field, length, space, width } = crossMm
  return (
    <g shape-rendering="geometricPrecision">
      {rect(space, space, "#fff")}
      {rect(field, field, "#000")}
      {rect(length, width, "#fff")}
      {rect(width, length, "#fff")}
    </g>
  )
}

/** The code of a text; `label` says what it is to those who don't see it. One for Swiss payments has the cross. */
export const QrCode = ({
  hasCross = false,
  label,
  text
}: {
  readonly text: string
  readonly label: string
  readonly hasCross?: boolean
}) => {
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
      {hasCross ? <SwissCross size={size} /> : null}
    </svg>
  )
}
