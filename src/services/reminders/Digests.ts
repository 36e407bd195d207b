/** The digest: tells a company's owners and admins each morning what happened that a person should look at. */
import { Context, Effect, Layer } from "effect"
import { addDays } from "../../domain/CalendarDate.ts"
import { type CompanySettings, companyDay, companyTime } from "../../domain/Company.ts"
import { isTimeZone } from "../../domain/Contact.ts"
import { digestAt, type DigestEvent, digestPath, nextDigestAt } from "../../domain/Digest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { CompaniesRepo, type CompanyRecord, settingsOf } from "../../repos/company/Companies.ts"
import {
  DigestsRepo,
  type EventsRead,
  type MailReader,
  type NamedEvent
} from "../../repos/reminders/Digests.ts"
import { MailsRepo, type NewMail } from "../../repos/people/Mails.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { mailAmount, mailDate } from "../people/MailFormat.ts"
import { writtenFor } from "../people/MailLanguage.ts"
import { translated } from "../../words/Refusals.ts"
import { toQueue } from "../people/UserMails.ts"
import { type CompanyMail, type DigestSection, digestText, statementDetail } from "./DigestText.ts"
import { MorningMails } from "./MorningMails.ts"
import { morningText } from "./MorningText.ts"
import { DunningRules } from "./DunningRules.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"

/**
 * Records what a company's next digest is to say, in the caller's transaction. `now` is the company's own time, in epoch
 * milliseconds.
 */
export const recordEvents = (
  digests: DigestsRepo["Type"],
  { companyId, testClock, timezone }: CompanySettings,
  events: ReadonlyArray<DigestEvent>,
  now: number
): Effect.Effect<void, ServiceUnavailable> =>
  digests.add(companyId, events, {
    at: now,
    dueAt: nextDigestAt(zoneOf(timezone), now),
    onTestClock: testClock !== null
  })

/** Has the next digest written, though nothing has happened, if something waits by then. As for `recordEvents`. */
export const wakeDigest = (
  digests: DigestsRepo["Type"],
  { companyId, testClock, timezone }: CompanySettings,
  now: number
): Effect.Effect<void, ServiceUnavailable> =>
  digests.wake(companyId, { dueAt: nextDigestAt(zoneOf(timezone), now), onTestClock: testClock !== null })

const zoneOf = (timezone: string | null): string =>
  timezone !== null && isTimeZone(timezone) ? timezone : "UTC"

export class Digests extends Context.Tag("duebook/Digests")<
  Digests,
  {
    /** Writes every digest that is due in real time; returns how many mails that are. */
    readonly writeDue: Effect.Effect<number, ServiceUnavailable>
    /** Writes a company's digest if it is due at `now`, by the company's own time; returns how many mails that are. */
    readonly writeDueOf: (companyId: number, now: number) => Effect.Effect<number, ServiceUnavailable>
    /** When a company's next digest is due; null if there is nothing to say yet. */
    readonly nextDue: (companyId: number) => Effect.Effect<number | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Digests,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const digests = yield* DigestsRepo
      const dunningRules = yield* DunningRules
      const mails = yield* MailsRepo
      const morningOf = yield* makeMorningOf
      const serverClock = yield* ServerClock
      const publicUrl = yield* PublicUrl
      const tenant = yield* Tenant

      const writeDueOf = Effect.fnUntraced(function* (companyId: number, now: number) {
        const company = yield* companies.find(companyId)
        if (company === null) return 0
        // Users are not a company's own, so they are read outside of its transaction.
        const readers = yield* digests.readers(companyId)
        const settings = settingsOf(company)
        const mornings = yield* morningOf(company, now)
        const { statementDays } = (yield* dunningRules.rulesOf(settings)).policy.receivables
        return yield* tenant.transaction(
          companyId,
          Effect.gen(function* () {
            const dueAt = yield* digests.lockDue(companyId)
            if (dueAt === null || dueAt > now) return 0
            const today = companyDay(settings, now)
            const days = statementDays?.days ?? null
            const read = yield* digests.take(companyId, days === null ? null : addDays(today, -days))
            if (days !== null) yield* wakeWhenLacking(digests, settings, days, now)
            const options = { captured: company.testClock !== null, saidAt: now }
            // Of a company that was closed nothing is sent any more.
            if (company.closedAt !== null) return 0
            // Whoever wants to know each morning is written to on the next one, too.
            if (mornings.isWanted) yield* wakeDigest(digests, settings, now)
            yield* mails.add(mornings.mails, options)
            // What was settled since needs nobody, and a digest of nothing is none.
            if (read.counts.length === 0) return mornings.mails.length
            const base = linkTo(publicUrl, `/app/${companyId}`)
            const links = { overview: base, account: linkTo(publicUrl, "/app/account") }
            const digest = (tag: string) => digestText(company.name, sectionsOf(read, base, tag), links)
            yield* mails.add(mailsFor(readers, company, digest), options)
            return readers.length + mornings.mails.length
          })
        )
      })

      return Digests.of({
        writeDue: Effect.flatMap(serverClock.now, (now) =>
          forEachCompany(
            "digests",
            (after, limit) => digests.companiesDue(now, after, limit),
            ({ companyId }) =>
              Effect.flatMap(companies.find(companyId), (company) =>
                company === null
                  ? Effect.succeed(0)
                  : writeDueOf(companyId, companyTime(settingsOf(company), now))
              )
          )
        ),
        writeDueOf,
        nextDue: digests.dueAt
      })
    })
  ).pipe(Layer.provide(DunningRules.layer))
}

/** Makes the function that writes the mails of a company's morning, and says whether anybody wants them. */
const makeMorningOf = Effect.gen(function* () {
  const digests = yield* DigestsRepo
  const mornings = yield* MorningMails
  const publicUrl = yield* PublicUrl
  return Effect.fnUntraced(function* (company: CompanyRecord, now: number) {
    const readers = yield* digests.morningReaders(company.id)
    if (readers.length === 0) return { isWanted: false, mails: [] }
    const news = yield* mornings.read(settingsOf(company), now)
    if (news === null) return { isWanted: true, mails: [] }
    const about = {
      ...news.about,
      name: company.name,
      outbox: linkTo(publicUrl, `/app/${company.id}/outbox`),
      account: linkTo(publicUrl, "/app/account")
    }
    const mails = mailsFor(readers, company, (tag) => morningText(news.lines, about, tag))
    return { isWanted: true, mails }
  })
})

/** Has a digest written on the morning on which an account lacks a statement for the first time. */
const wakeWhenLacking = Effect.fnUntraced(function* (
  digests: DigestsRepo["Type"],
  { companyId, testClock, timezone }: CompanySettings,
  days: number,
  now: number
) {
  const to = yield* digests.statementsTo(companyId)
  if (to === null) return
  const dueAt = digestAt(zoneOf(timezone), addDays(to, days + 1))
  if (dueAt > now) yield* digests.wake(companyId, { dueAt, onTestClock: testClock !== null })
})

/** A mail to each of these people, in their own language, else the company's. `write` is asked once for each locale. */
const mailsFor = (
  readers: ReadonlyArray<MailReader>,
  company: Pick<CompanyRecord, "language">,
  write: (tag: string) => CompanyMail
): ReadonlyArray<NewMail> => {
  const written = new Map<string, CompanyMail>()
  return readers.map(({ email, locale }) => {
    const { text, ...mail } = writtenFor([locale, company.language], ({ tag }) => {
      const made = written.get(tag) ?? write(tag)
      written.set(tag, made)
      return made
    })
    return toQueue({ ...mail, to: email, text: [text] })
  })
}

const linkOf = (event: NamedEvent, base: string): string | null => {
  const path = digestPath(event)
  return path === null ? null : base + path
}

/** The amount is left out if its currency has been withdrawn. */
const subjectOf = ({ balanceMinor, currency, customer, reference }: NamedEvent, tag: string): string =>
  [
    customer,
    reference,
    balanceMinor === null || currency === null ? null : mailAmount(balanceMinor, currency, tag)
  ]
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(/\s+/g, " "))
    .join(", ")

/** What people have written stays as it is; what the service or a provider has said of a message is translated. */
const detailOf = ({ detail, kind }: NamedEvent, tag: string): string | null => {
  if (detail === null) return null
  switch (kind) {
    case "no_statement":
      return statementDetail(mailDate(detail, tag))
    case "failed":
    case "unknown":
      return translated(detail)
    case "bounced":
      // Behind the channel.
      return detail.replace(/(?<=^\w+: ).*$/s, translated)
    default:
      return detail
  }
}

/** The sections of a digest; `base` is the company's address in the application, `tag` the reader's locale. */
const sectionsOf = (
  { counts, events }: EventsRead,
  base: string,
  tag: string
): ReadonlyArray<DigestSection> =>
  counts.map(({ count, kind }) => ({
    kind,
    count,
    lines: events
      .filter((event) => event.kind === kind)
      .map((event) => ({
        subject: subjectOf(event, tag),
        detail: detailOf(event, tag),
        link: linkOf(event, base)
      }))
  }))
