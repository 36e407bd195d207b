import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import tzdata from "tzdata"
import { checkedString } from "./Text.ts"

/**
 * The e-mail pattern of the WHATWG HTML standard ("valid e-mail address",
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), but with at least one dot in the domain,
 * because no customer has an address such as `root@localhost`.
 */
const EMAIL_PATTERN =
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$"

/** Longest address that fits into SMTP's path of 256 octets, which includes angle brackets (RFC 5321 §4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254

const emailRegExp = new RegExp(EMAIL_PATTERN)

/** An e-mail address: the pattern of browsers, with a dotted domain, at most 254 characters. Its case is kept. */
export const Email = checkedString({
  identifier: "Email",
  description: "E-mail address as HTML's e-mail fields take it, with a dotted domain.",
  examples: ["ada@example.com"],
  message: "must be an e-mail address such as ada@example.com, of at most 254 characters",
  jsonSchema: { format: "email", minLength: 5, maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL_PATTERN },
  isValid: (text) => text.length <= MAX_EMAIL_LENGTH && emailRegExp.test(text)
})

const E164_PATTERN = "^\\+[1-9][0-9]{1,14}$"
const e164RegExp = new RegExp(E164_PATTERN)

/** A phone number in E.164 form (`+` and at most 15 digits) that is valid in its country's numbering plan. */
export const PhoneE164 = checkedString({
  identifier: "PhoneE164",
  description: "Valid phone number in E.164 form: + and digits only.",
  examples: ["+4915112345678"],
  message: "must be a valid phone number in E.164 form, such as +4915112345678",
  jsonSchema: { minLength: 3, maxLength: 16, pattern: E164_PATTERN },
  isValid: (text) => {
    if (!e164RegExp.test(text)) return false
    const parsed = parsePhoneNumberFromString(text)
    return parsed !== undefined && parsed.number === text && parsed.isValid()
  }
})

const MAX_LOCALE_LENGTH = 35
const LOCALE_PATTERN = "^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*$"
const localeRegExp = new RegExp(LOCALE_PATTERN)

const isLocaleTag = (text: string): boolean => {
  if (text.length > MAX_LOCALE_LENGTH || !localeRegExp.test(text)) return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/**
 * One well-formed BCP 47 language tag (RFC 5646) of at most 35 characters, the minimum length that its §4.4.1 requires.
 */
export const LocaleTag = checkedString({
  identifier: "LocaleTag",
  description: "BCP 47 language tag.",
  examples: ["de", "pt-BR", "zh-Hant-TW"],
  message: "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR",
  jsonSchema: { minLength: 2, maxLength: MAX_LOCALE_LENGTH, pattern: LOCALE_PATTERN },
  isValid: isLocaleTag
})

/** IANA's placeholder for "not set up yet", which is not a real zone. */
const PLACEHOLDER_ZONE = "Factory"

/** Every accepted time zone: the names of the IANA database, both zones and links, in alphabetical order. */
export const allTimeZones: ReadonlyArray<string> = Object.keys(tzdata.zones)
  .filter((name) => name !== PLACEHOLDER_ZONE)
  .sort()

const knownZones: ReadonlySet<string> = new Set(allTimeZones)

/** Zones that the runtime has accepted. Cached, because asking takes 50 µs; never larger than `knownZones`. */
const usableZones = new Set<string>()

/**
 * Whether the text is an IANA zone name, exact in case, that this runtime can compute with too; the database may be
 * newer than the runtime. Offsets such as `+01:00` are not names.
 */
export const isTimeZone = (text: string): boolean => {
  if (usableZones.has(text)) return true
  if (!knownZones.has(text)) return false
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions()
  } catch {
    return false
  }
  usableZones.add(text)
  return true
}

/** A name of the IANA time zone database, exact in case. It is kept as sent, not replaced by its canonical zone. */
export const TimeZone = checkedString({
  identifier: "TimeZone",
  description: "IANA time zone name; offsets are not accepted.",
  examples: ["Europe/Berlin", "America/New_York", "UTC"],
  message: "must be an IANA time zone name such as Europe/Berlin",
  jsonSchema: { minLength: 2, maxLength: 64, pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$" },
  isValid: isTimeZone
})

/**
 * The 249 officially assigned codes of ISO 3166-1 alpha-2. They are listed here because no available source has exactly
 * these: `Intl.DisplayNames` also names UK, EU and former countries, and the phone metadata lacks places without a
 * numbering plan (AQ, GS, PN …) but has AC, TA and XK.
 */
const countryCodes: ReadonlySet<string> = new Set(
  (
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO " +
    "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE " +
    "JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO " +
    "MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW " +
    "PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM " +
    "TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
  ).split(" ")
)

/** Every country code, in alphabetical order. */
export const countries: ReadonlyArray<string> = [...countryCodes]

/** Whether the text is an officially assigned ISO 3166-1 alpha-2 code, upper case. */
export const isCountryCode = (text: string): boolean => countryCodes.has(text)

/** An officially assigned ISO 3166-1 alpha-2 country code, upper case: GB, not UK; no EU. */
export const CountryCode = checkedString({
  identifier: "CountryCode",
  description: "ISO 3166-1 alpha-2 country code in upper case.",
  examples: ["DE", "GB"],
  message: "must be an ISO 3166-1 alpha-2 country code in upper case, such as DE",
  jsonSchema: { minLength: 2, maxLength: 2, pattern: "^[A-Z]{2}$" },
  isValid: isCountryCode
})
