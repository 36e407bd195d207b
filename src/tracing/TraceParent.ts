/** The header `traceparent` of W3C Trace Context: the trace that a request belongs to, as its sender says. */

/** The sender's span, and whether the sender records its trace. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly isSampled: boolean
}

const FIELDS = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
/** Longer headers are not read. */
const MAX_LENGTH = 256
const ZEROS = /^0+$/
const SAMPLED = 1

/** Reads the header; undefined if it is absent or malformed, which counts as absent. Later versions may have more fields. */
export const parse = (header: string | null): TraceParent | undefined => {
  if (header === null || header.length > MAX_LENGTH) return undefined
  const [, version, traceId = "", spanId = "", flags = "", more] = FIELDS.exec(header) ?? []
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}
