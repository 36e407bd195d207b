/**
 * Tells people by mail what was done to their accounts and companies. Notices wait for a few seconds, so that one mail
 * tells all that was done at the same time. They have a limit of their own, and are never dropped: what would be too many
 * mails is told by the next one.
 */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  LONGEST_WAIT_MILLIS,
  NOTICE_MAILS_AN_HOUR,
  NOTICE_QUIET_MILLIS,
  type SecurityNotice
} from "../../domain/SecurityNotice.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { CredentialsRepo } from "../../repos/people/Credentials.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { MailsRepo } from "../../repos/people/Mails.ts"
import { MailTimesRepo } from "../../repos/people/MailTimes.ts"
import { SecurityNoticesRepo, type UnaddressedNotices } from "../../repos/people/SecurityNotices.ts"
import { SessionsRepo } from "../../repos/people/Sessions.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { OneTimeLinks } from "./Links.ts"
import { type MailTags, writtenFor } from "./MailLanguage.ts"
import { isUndoable, memberOf, type NamedNotice, noticesMail } from "./NoticeMails.ts"
import { hashOf } from "./Sessions.ts"
import { toQueue } from "./UserMails.ts"

const limit = { mails: NOTICE_MAILS_AN_HOUR, windowMillis: 3_600_000 }
const waits = { quietMillis: NOTICE_QUIET_MILLIS, longestMillis: LONGEST_WAIT_MILLIS }

export class SecurityNotices extends Context.Tag("duebook/SecurityNotices")<
  SecurityNotices,
  {
    /** Queues a mail for each address whose notices have waited long enough; returns how many. */
    readonly tellDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    SecurityNotices,
    Effect.gen(function* () {
      const installation = yield* Installation
      const notices = yield* SecurityNoticesRepo
      const times = yield* MailTimesRepo
      const users = yield* UsersRepo
      const write = yield* writing

      const recipientsOf = ({ byUserId, companyId, since, userId }: UnaddressedNotices) =>
        userId === null
          ? notices.ownersOf(companyId ?? 0, since, byUserId)
          : Effect.map(users.find(userId), (user) => (user === null ? [] : [user.email]))

      const addressAll = Effect.flatMap(notices.unaddressed, (found) =>
        Effect.forEach(
          found,
          (each) => Effect.flatMap(recipientsOf(each), (to) => notices.address(each.ids, to)),
          { discard: true }
        )
      )

      const tell = Effect.fnUntraced(function* (recipient: string) {
        const isAllowed = yield* times.take(hashOf(`notices to ${recipient.toLowerCase()}`), limit)
        if (!isAllowed) return 0
        yield* write(recipient, yield* notices.take(recipient))
        return 1
      })

      const tellAll = Effect.gen(function* () {
        if (!(yield* notices.lock)) return 0
        yield* addressAll
        const due = yield* notices.due(waits)
        const told: ReadonlyArray<number> = yield* Effect.forEach(due, tell)
        return told.reduce((sum, count) => sum + count, 0)
      })

      return SecurityNotices.of({
        tellDue: Effect.flatMap(notices.isAny, (isAny) =>
          isAny ? installation.transaction(tellAll) : Effect.succeed(0)
        )
      })
    })
  )
}

/** Companies of a person that are asked for their language. */
const MAX_COMPANIES = 10

/** Makes what finds the languages for a mail with some notices. */
const reading = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const credentials = yield* CredentialsRepo
  const sessions = yield* SessionsRepo
  return Effect.fnUntraced(function* (recipient: string, notices: ReadonlyArray<SecurityNotice>) {
    const userId = notices.find((notice) => notice.userId !== null)?.userId ?? null
    const person = yield* userId === null ? credentials.byEmail(recipient) : credentials.byId(userId)
    const companyId = notices.find((notice) => notice.companyId !== null)?.companyId ?? null
    const company = companyId === null ? null : yield* companies.find(companyId)
    const own = person === null ? [] : yield* sessions.companies(person.userId, MAX_COMPANIES)
    return [
      person?.locale,
      company?.language,
      ...own.map(({ language }) => language),
      ...notices.map(({ details: { language } }) => (typeof language === "string" ? language : null))
    ] satisfies MailTags
  })
})

/** Makes what queues the mail with some notices. */
const writing = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const languagesOf = yield* reading
  const links = yield* OneTimeLinks
  const mails = yield* MailsRepo
  const publicUrl = yield* PublicUrl
  const users = yield* UsersRepo

  const named = Effect.fnUntraced(function* (notice: SecurityNotice) {
    const by = notice.byUserId === null ? null : yield* users.find(notice.byUserId)
    const company = notice.companyId === null ? null : yield* companies.find(notice.companyId)
    const memberId = memberOf(notice)
    const member = memberId === null ? null : yield* users.find(memberId)
    return {
      ...notice,
      byName: by?.name ?? null,
      companyName: company?.name ?? null,
      memberName: member?.name ?? null
    } satisfies NamedNotice
  })

  return Effect.fnUntraced(function* (recipient: string, taken: ReadonlyArray<SecurityNotice>) {
    const undone = taken.find(isUndoable)
    const undo =
      undone === undefined
        ? null
        : yield* links.toMail({
            purpose: "undo",
            userId: undone.userId,
            email: recipient,
            data: { at: Math.floor(undone.at) }
          })
    const notices = yield* Effect.forEach(taken, named)
    const pages = { forgot: linkTo(publicUrl, "/app/forgot"), account: linkTo(publicUrl, "/app/account") }
    const mail = writtenFor(yield* languagesOf(recipient, taken), ({ tag }) =>
      noticesMail(recipient, notices, pages, undo, tag)
    )
    yield* mails.add([toQueue(mail)], { captured: false })
  })
})
