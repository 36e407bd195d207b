/** Time-based one-time passwords: SHA-1, 30 seconds, six digits (RFC 6238). */
import { Secret, TOTP } from "otpauth"

/** Seconds of a time step. */
export const STEP_SECONDS = 30
/** Steps before and after the present one whose codes are accepted, because clocks differ. */
const WINDOW = 1
const DIGITS = 6
const SECRET_BYTES = 20

const totp = (secret: string, label = "", issuer = "") =>
  new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret)
  })

/** A new secret: 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totp(secret, email, "Duebook").toString()

/** The code of a moment, in epoch milliseconds. */
export const codeAt = (secret: string, at: number): string => totp(secret).generate({ timestamp: at })

/** The time step of a right code; null for a wrong one. Blanks in a code are ignored. */
export const stepOf = (secret: string, code: string, at: number): number | null => {
  const token = code.replaceAll(/\s/g, "")
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: at, window: WINDOW })
  return delta === null ? null : Math.floor(at / 1_000 / STEP_SECONDS) + delta
}
