/**
 * Every environment variable: name, default and limits. All problems are reported at once; secrets are never printed.
 */
// oxlint-disable max-lines -- every variable is here
import { Config, ConfigError, Data, Effect, Either, LogLevel, Option, Redacted } from "effect"
import { parse as parseKeys, type SecretKeys } from "./domain/SecretKeys.ts"
import { isThisMachine } from "./domain/ThisMachine.ts"
import { forDriver, tlsProblem } from "./postgres/DatabaseUrl.ts"
import { samplers } from "./tracing/Tracing.ts"
import { fileOf, invalid, type Parsed, secret, variable } from "./Variables.ts"

const text = (name: string) => variable(name, (value) => Either.right(value))

const intIn = (name: string, fallback: number, min: number, max: number) =>
  variable(name, (value): Parsed<number> => {
    const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max
      ? Either.right(number)
      : invalid(`must be a whole number from ${min} to ${max}`)
  }).pipe(Config.withDefault(fallback))

const oneOf = <const L extends string>(name: string, fallback: L, ...values: ReadonlyArray<L>) =>
  variable(name, (value): Parsed<L> => {
    const found = values.find((candidate) => candidate === value.toLowerCase())
    return found === undefined ? invalid(`must be one of ${values.join(", ")}`) : Either.right(found)
  }).pipe(Config.withDefault(fallback))

const isUrlOf =
  (protocols: ReadonlyArray<string>) =>
  (value: string): Parsed<string> =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? Either.right(value)
      : invalid(`must be a URL beginning with ${protocols.join("// or ")}//`)

const urlOf = (name: string, protocols: ReadonlyArray<string>) => variable(name, isUrlOf(protocols))

const parseDatabaseUrl = (value: string): Parsed<Redacted.Redacted> => {
  if (!URL.canParse(value) || !["postgres:", "postgresql:"].includes(new URL(value).protocol)) {
    return invalid("must be a URL beginning with postgres:// or postgresql://")
  }
  const problem = tlsProblem(value)
  return problem === null ? Either.right(Redacted.make(forDriver(value))) : invalid(problem)
}

const databaseUrl = secret("DATABASE_URL", parseDatabaseUrl)

/** A database's address that is no variable: the URL, or a file with it; or what is wrong, in words after its name. */
export const databaseAddress = (given: string): Either.Either<Redacted.Redacted, string> =>
  Either.mapLeft(
    Either.flatMap(/^\w+:\/\//.test(given) ? Either.right(given) : fileOf(given), parseDatabaseUrl),
    (error) => problems(error).join(", ")
  )

/** Whether nobody in between can read what is sent there: by https, or to this machine. */
const isPrivateUrl = (value: string): boolean =>
  URL.canParse(value) &&
  (new URL(value).protocol === "https:" ||
    (new URL(value).protocol === "http:" && isThisMachine(new URL(value).hostname)))

/** Links append a path to it, so it must have no query or fragment. Credentials in it would be sent in e-mails. */
const publicAddress = variable("PUBLIC_URL", (value): Parsed<string> => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined &&
    ["http:", "https:"].includes(url.protocol) &&
    !/[?#]/.test(value) &&
    url.username + url.password === ""
    ? Either.right(value)
    : invalid("must be http://host or https://host, with a path if need be, no user, query or fragment")
})

const levels = {
  debug: LogLevel.Debug,
  info: LogLevel.Info,
  warn: LogLevel.Warning,
  error: LogLevel.Error,
  none: LogLevel.None
} as const

/** Logging, for every command. */
export const logging = Config.all({
  level: oneOf("LOG_LEVEL", "info", "debug", "info", "warn", "error", "none").pipe(
    Config.map((level) => levels[level])
  ),
  format: oneOf("LOG_FORMAT", "json", "json", "pretty")
})

/** The database, for every command that opens it. */
export const database = Config.all({
  url: databaseUrl,
  poolSize: intIn("DATABASE_POOL_SIZE", 10, 1, 500)
})

const keys = secret("DUEBOOK_KEYS", (value) =>
  Either.mapBoth(parseKeys(value), {
    onLeft: (problem) => ConfigError.InvalidData([], problem),
    onRight: (found) => Redacted.make(found)
  })
)

/** What seals secrets in the database, for commands of which only some need it; null without. */
export const secretKeys: Config.Config<Redacted.Redacted<SecretKeys> | null> = Config.map(
  Config.option(keys),
  Option.getOrNull
)

/** Addresses and limits of the servers. */
export const server = Config.all({
  host: text("HOST").pipe(Config.withDefault("0.0.0.0")),
  port: intIn("PORT", 3000, 0, 65_535),
  // Health and metrics have no authentication.
  adminHost: text("ADMIN_HOST").pipe(Config.withDefault("127.0.0.1")),
  adminPort: intIn("ADMIN_PORT", 3001, 0, 65_535),
  maxInFlight: intIn("MAX_IN_FLIGHT", 1024, 1, 100_000),
  maxReading: intIn("MAX_READING", 256, 1, 100_000),
  // How long a stopping server still takes requests, until whoever balances them has learned of it.
  drainSeconds: intIn("DRAIN_SECONDS", 0, 0, 3_600),
  shutdownGraceSeconds: intIn("SHUTDOWN_GRACE_SECONDS", 20, 0, 3_600),
  rateLimitPerMinute: intIn("RATE_LIMIT_PER_MINUTE", 60, 1, 1_000_000),
  publicUrl: Config.option(publicAddress),
  // Whether anybody may make an account, or only people who are invited.
  signUp: oneOf("SIGN_UP", "invited", "invited", "open"),
  // Whether the client's address and scheme are those of the last entry that a proxy has added.
  trustProxy: oneOf("TRUST_PROXY", "0", "0", "1").pipe(Config.map((value) => value === "1"))
}).pipe(
  Config.validate({
    message: "ADMIN_PORT must not be PORT: the one is never to be exposed, the other is.",
    validation: ({ adminPort, port }) => port === 0 || adminPort !== port
  })
)

const decodes = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== ""
  } catch {
    return false
  }
}

/** Whether only supported parts follow an SMTP URL's host; the mail library would silently ignore others. */
const isPlainSmtp = ({ hash, pathname, searchParams }: URL): boolean =>
  ["", "/"].includes(pathname) &&
  hash === "" &&
  searchParams.size <= 1 &&
  [...searchParams].every(([name, value]) => name === "requireTLS" && ["true", "false"].includes(value))

const smtpUrl = secret("SMTP_URL", (value): Parsed<Redacted.Redacted> => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isUsable =
    url !== undefined &&
    ["smtp:", "smtps:"].includes(url.protocol) &&
    url.hostname !== "" &&
    (url.username === "") === (url.password === "") &&
    [url.username, url.password].every((part) => part === "" || decodes(part))
  if (!isUsable) {
    return invalid(
      "must be smtp://host:port or smtps://host:port, with user:password@ in URL encoding if need be"
    )
  }
  const isOpen = url.protocol === "smtp:" && url.searchParams.get("requireTLS") === "false"
  if (isOpen && url.username !== "" && !isThisMachine(url.hostname)) {
    return invalid(
      "must not send a password without encryption: use smtps://, or leave ?requireTLS=false out"
    )
  }
  return isPlainSmtp(url)
    ? Either.right(Redacted.make(value))
    : invalid("must have nothing after its port but ?requireTLS=true or ?requireTLS=false")
})

/** The sender of e-mails; without a name, the name of the company is used. */
export interface Mailbox {
  readonly name: string | null
  readonly address: string
}

const mailboxRegExp =
  /^(?:(?:"([^"\\<>]*)"|([^"\\<>]*?))\s*<([^\s<>"@,]+@[^\s<>"@,]+)>|([^\s<>"@,]+@[^\s<>"@,]+))$/

const mailbox = (value: string): Parsed<Mailbox> => {
  const [, quoted, bare, inBrackets, alone] = mailboxRegExp.exec(value) ?? []
  const address = inBrackets ?? alone
  return address === undefined || /\p{Cc}/u.test(value)
    ? invalid("must be an address, or a name and an address: Reminders <reminders@example.com>")
    : Either.right({ name: (quoted ?? bare ?? "").trim() || null, address })
}

const smsApiKey = secret("SMS_API_KEY", (value): Parsed<Redacted.Redacted> =>
  /^[^:\p{Cc}]+:[^\p{Cc}]+$/u.test(value)
    ? Either.right(Redacted.make(value))
    : invalid("must be user:password")
)

/** A number in E.164, a short code, a name of up to 11 characters, or the id of a Twilio messaging service. */
const smsFromRegExp =
  /^(?:\+[1-9][0-9]{6,14}|[0-9]{3,8}|(?=.*[A-Za-z])[A-Za-z0-9 +&_-]{1,11}|MG[0-9A-Fa-f]{32})$/

const smsFrom = variable("SMS_FROM", (value): Parsed<string> =>
  smsFromRegExp.test(value)
    ? Either.right(value)
    : invalid(
        "must be a number as +4930123456, a short code, a name of up to 11 letters, digits and blanks, or MG… of a messaging service"
      )
)

/** The SMTP server and the sender of e-mails. */
export interface EmailConfig {
  readonly url: Redacted.Redacted
  readonly from: Mailbox
}

/** The API and the sender of SMS. */
export interface SmsConfig {
  readonly url: string
  /** `user:password`; null for none. */
  readonly key: Redacted.Redacted | null
  readonly from: string
}

const email = Config.all({
  url: Config.option(smtpUrl),
  from: Config.option(variable("MAIL_FROM", mailbox))
}).pipe(
  Config.mapOrFail(({ from, url }): Parsed<Option.Option<EmailConfig>> => {
    if (Option.isNone(url)) return Either.right(Option.none())
    return Option.isNone(from)
      ? invalid("MAIL_FROM is required where SMTP_URL is set")
      : Either.right(Option.some({ url: url.value, from: from.value }))
  })
)

/** A user in the address would be sent like the key, and the address is no secret. */
const smsApiUrl = variable("SMS_API_URL", (value): Parsed<string> => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && ["http:", "https:"].includes(url.protocol) && url.username + url.password === ""
    ? Either.right(value)
    : invalid("must be a URL beginning with http:// or https://, no user: that is for SMS_API_KEY")
})

const sms = Config.all({
  url: Config.option(smsApiUrl),
  key: Config.option(smsApiKey),
  from: Config.option(smsFrom)
}).pipe(
  Config.mapOrFail(({ from, key, url }): Parsed<Option.Option<SmsConfig>> => {
    if (Option.isNone(url)) return Either.right(Option.none())
    if (Option.isSome(key) && !isPrivateUrl(url.value)) {
      return invalid(
        "SMS_API_URL must be https://… where SMS_API_KEY is set, so that nobody reads it; http for this machine alone"
      )
    }
    return Option.isNone(from)
      ? invalid("SMS_FROM is required where SMS_API_URL is set")
      : Either.right(Option.some({ url: url.value, key: Option.getOrNull(key), from: from.value }))
  })
)

/** How reminders are sent. A channel is on when its URL is set; without the URL its other settings are ignored. */
export const channels = Config.all({ email, sms })

const issuer = variable("OIDC_ISSUER", (value): Parsed<string> =>
  isPrivateUrl(value) && !/[?#]/.test(value)
    ? Either.right(value)
    : invalid("must be https://…, without query or fragment; http for this machine alone")
)

const MAX_NAME_LENGTH = 60
const MAX_FACTORS = 20

const providerName = variable("OIDC_NAME", (value): Parsed<string> =>
  value.length <= MAX_NAME_LENGTH && !/\p{C}/u.test(value)
    ? Either.right(value)
    : invalid(`must be a name of at most ${MAX_NAME_LENGTH} characters`)
)

const secondFactors = variable("OIDC_SECOND_FACTOR", (value): Parsed<ReadonlyArray<string>> => {
  const values = value.split(/[\s,]+/).filter((each) => each !== "")
  return values.length <= MAX_FACTORS
    ? Either.right(values)
    : invalid(`must be at most ${MAX_FACTORS} values between commas`)
})

/** The identity provider, if there is one. */
const singleSignOn = Config.all({
  issuer: Config.option(issuer),
  clientId: Config.option(text("OIDC_CLIENT_ID")),
  clientSecret: Config.option(secret("OIDC_CLIENT_SECRET", (value) => Either.right(Redacted.make(value)))),
  name: providerName.pipe(Config.withDefault("single sign-on")),
  required: oneOf("OIDC_REQUIRED", "0", "0", "1").pipe(Config.map((value) => value === "1")),
  secondFactor: secondFactors.pipe(Config.withDefault([]))
}).pipe(
  Config.mapOrFail(({ clientId, clientSecret, issuer: from, ...rest }): Parsed<Option.Option<OidcConfig>> => {
    if (Option.isNone(from)) {
      return rest.required
        ? invalid("OIDC_ISSUER is required where OIDC_REQUIRED is 1")
        : Either.right(Option.none())
    }
    return Option.isNone(clientId) || Option.isNone(clientSecret)
      ? invalid("OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are required where OIDC_ISSUER is set")
      : Either.right(
          Option.some({
            ...rest,
            issuer: from.value,
            clientId: clientId.value,
            clientSecret: clientSecret.value
          })
        )
  })
)

/** How people sign in at an identity provider (OpenID Connect). */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  /** As the button names it. */
  readonly name: string
  /** Whether everybody but owners has to. */
  readonly required: boolean
  /** Values of `amr` and `acr` that count as a second factor. */
  readonly secondFactor: ReadonlyArray<string>
}

/** How long things are kept. */
export const retention = Config.all({ messageDays: intIn("MESSAGE_RETENTION_DAYS", 1_095, 1, 36_500) })

const MAX_RESOURCE_ATTRIBUTES = 32

/** `key=value` pairs between commas, values in URL encoding, as OpenTelemetry has them. */
const resourceAttributes = variable(
  "OTEL_RESOURCE_ATTRIBUTES",
  (value): Parsed<Readonly<Record<string, string>>> => {
    const pairs = value.split(",").map((pair) => /^\s*([\w.-]{1,128})\s*=\s*([^\s=]{1,256})\s*$/.exec(pair))
    const isUsable =
      pairs.length <= MAX_RESOURCE_ATTRIBUTES &&
      pairs.every((pair) => pair !== null && decodes(pair[2] ?? ""))
    return isUsable
      ? Either.right(
          Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2] ?? "")]))
        )
      : invalid("must be key=value pairs between commas, with values in URL encoding")
  }
)

const share = (name: string) =>
  variable(name, (value): Parsed<number> => {
    const number = /^[0-9]*\.?[0-9]+$/.test(value) ? Number(value) : Number.NaN
    return number >= 0 && number <= 1 ? Either.right(number) : invalid("must be a number from 0 to 1")
  })

/** Where telemetry goes, which traces are recorded, and how the process is named in it. */
export const telemetry = Config.all({
  endpoint: Config.option(urlOf("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"])),
  sampling: Config.all({
    sampler: oneOf("OTEL_TRACES_SAMPLER", "always_on", ...samplers),
    ratio: share("OTEL_TRACES_SAMPLER_ARG").pipe(Config.withDefault(1))
  }),
  resource: Config.all({
    attributes: resourceAttributes.pipe(Config.withDefault({})),
    name: Config.option(text("OTEL_SERVICE_NAME"))
  }).pipe(
    Config.map(({ attributes, name }): Readonly<Record<string, string>> =>
      Option.isSome(name) ? { ...attributes, "service.name": name.value } : attributes
    )
  )
})

/** Whoever signs up has a password, which signs nobody in who is no owner. */
const signUpWithProvider = Config.all({
  required: oneOf("OIDC_REQUIRED", "0", "0", "1"),
  signUp: oneOf("SIGN_UP", "invited", "invited", "open"),
  url: Config.option(publicAddress),
  issuer: Config.option(issuer)
}).pipe(
  Config.mapOrFail(({ issuer: from, required, signUp, url }): Parsed<null> => {
    if (required === "1" && signUp === "open")
      return invalid("SIGN_UP must be invited where OIDC_REQUIRED is 1")
    return Option.isSome(from) && Option.isSome(url) && !isLinkable(url.value)
      ? invalid(
          "PUBLIC_URL must be https://… where OIDC_ISSUER is set, because the provider leads back to it"
        )
      : Either.right(null)
  })
)

const served = {
  logging,
  database,
  keys,
  server,
  telemetry,
  channels,
  retention,
  smsKey: Config.option(smsApiKey),
  singleSignOn,
  signUpWithProvider
}

/** Everything `serve` reads. The SMS provider's key is also read without its URL, to check what the provider reports. */
export const serve = Config.all(served)

/** The password of `user:password`. */
export const passwordOf = (key: Redacted.Redacted): Redacted.Redacted =>
  Redacted.make(Redacted.value(key).replace(/^[^:]*:/, ""))

/** Whether mail programs may follow links to this address: https, or this machine for somebody who tries it out. */
export const isLinkable = (url: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === "https:" || isThisMachine(new URL(url).hostname))

/**
 * Links in e-mails have to lead to a page, and one-click unsubscription needs https (RFC 8058). Read by itself beside
 * the rest, so that its problem is reported together with all others.
 */
const links = Config.all({
  smtp: Config.option(smtpUrl),
  url: Config.option(text("PUBLIC_URL"))
}).pipe(
  Config.mapOrFail(({ smtp, url }): Parsed<null> =>
    Option.isNone(smtp) || Option.exists(url, isLinkable)
      ? Either.right(null)
      : invalid(
          "PUBLIC_URL must be https://… where SMTP_URL is set, because e-mails link to it; http://localhost will do to try it out"
        )
  )
)

/** Everything that a process reads that hands e-mails over. */
export const sending = Config.all({ ...served, links })

export type LoggingConfig = Config.Config.Success<typeof logging>
export type ServerConfig = Config.Config.Success<typeof server>
export type TelemetryConfig = Config.Config.Success<typeof telemetry>
export type ServeConfig = Config.Config.Success<typeof serve>
export type ChannelsConfig = Config.Config.Success<typeof channels>

/** Channels that have no provider. */
export const channelsOff = ({ email, sms }: ChannelsConfig): ReadonlyArray<"email" | "sms"> => [
  ...(Option.isNone(email) ? (["email"] as const) : []),
  ...(Option.isNone(sms) ? (["sms"] as const) : [])
]

/** How one comes by a variable that is required. */
const hints: Readonly<Record<string, string>> = {
  DUEBOOK_KEYS: ", because secrets are stored sealed: duebook secrets new prints a key"
}

/** One line for each problem: the variable and what it must be. */
export const problems = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...problems(error.left), ...problems(error.right)]
    case "MissingData":
      return [`${error.path.join(".")} is required${hints[error.path.join(".")] ?? ""}`]
    default:
      return [`${error.path.join(".")} ${error.message}`.trim()]
  }
}

/** The environment is not usable; the message lists every problem. */
export class ConfigInvalid extends Data.TaggedError("ConfigInvalid")<{ readonly message: string }> {}

/** The configuration, or every problem with it in one error. */
export const load = <A>(config: Config.Config<A>): Effect.Effect<A, ConfigInvalid> =>
  Effect.mapError(
    config,
    (error) =>
      new ConfigInvalid({
        message: `The configuration is not usable:\n  ${[...new Set(problems(error))].join("\n  ")}`
      })
  )

/** The address that links in messages begin with: PUBLIC_URL, or this machine by default, which `host` names. */
export const publicUrl = (config: ServerConfig, port: number, host = "localhost"): string =>
  Option.getOrElse(config.publicUrl, () => `http://${host}:${port}`)
