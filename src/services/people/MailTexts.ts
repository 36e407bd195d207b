/** Writes out what mails say. A link in one is made when the mail leaves, so that a mail that waits has none to steal. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import {
  htmlIn,
  isMailedLink,
  languageIn,
  linksIn,
  type MailedLink,
  type MailText,
  written
} from "../../domain/MailText.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { type ClaimedMail, type KeptMail, MailsRepo } from "../../repos/people/Mails.ts"
import { OneTimeLinks } from "./Links.ts"

/** A mail that was not sent, as one reads it. */
export interface ReadMail extends Omit<KeptMail, "text" | "isLeaving"> {
  readonly text: string
}

/** A mail as it leaves. */
export interface LeavingMail {
  readonly text: string
  readonly html: string | null
  readonly language: Language
}

/** What is read in the place of a link that there is none of. */
const NO_LINK = "(this link is void)"
/** What is read of a mail that may have left already: a link for the reader would make the one in it void. */
const LEAVES_WITH_IT = "(the link is made when the mail leaves)"

export class MailTexts extends Context.Tag("duebook/MailTexts")<
  MailTexts,
  {
    /**
     * The text of a mail that leaves now, with new links; those that it left with before are void. Null where a link was
     * made void or used meanwhile, so that the mail has nothing more to say.
     */
    readonly leaving: (
      mail: Pick<ClaimedMail, "opened">
    ) => Effect.Effect<LeavingMail | null, ServiceUnavailable>
    /**
     * The newest `limit` mails that were not sent, to one address or to all, oldest first. Whoever reads one that never
     * left gets its links, and later the same.
     */
    readonly kept: (
      to: string | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ReadMail>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    MailTexts,
    Effect.gen(function* () {
      const installation = yield* Installation
      const links = yield* OneTimeLinks
      const mails = yield* MailsRepo

      /** A text with a token for each link that has none; a link that is void stays without. */
      const withTokens = (text: MailText): Effect.Effect<MailText, ServiceUnavailable> =>
        Effect.forEach(text, (part) =>
          !isMailedLink(part) || part.token !== undefined
            ? Effect.succeed(part)
            : Effect.map(links.renew(part.link_id, part.purpose), (token) =>
                token === null ? part : { ...part, token }
              )
        )

      const addressOr =
        (otherwise: string) =>
        ({ token }: MailedLink): string =>
          token === undefined ? otherwise : links.addressOf(token)

      /** Makes the links of a mail that nobody has read yet. No sender takes it meanwhile. */
      const toRead = (id: number) =>
        installation.transaction(
          Effect.gen(function* () {
            const mail = yield* mails.hold(id)
            if (mail === null) return null
            const text = yield* withTokens(mail.text)
            yield* mails.keep(id, text)
            return text
          })
        )

      const readable = Effect.fnUntraced(function* ({ isLeaving, text, ...envelope }: KeptMail) {
        const isUnread = linksIn(text).some(({ token }) => token === undefined)
        const held = isLeaving || !isUnread ? text : ((yield* toRead(envelope.id)) ?? text)
        return { ...envelope, text: written(held, addressOr(isLeaving ? LEAVES_WITH_IT : NO_LINK)) }
      })

      return MailTexts.of({
        leaving: ({ opened }) =>
          Effect.gen(function* () {
            const text = yield* opened
            // What somebody has read of it leaves with nobody.
            const fresh = yield* withTokens(text.map(withoutToken))
            return linksIn(fresh).some(({ token }) => token === undefined)
              ? null
              : { text: written(fresh, addressOr(NO_LINK)), html: htmlIn(fresh), language: languageIn(fresh) }
          }),
        kept: (to, limit) => Effect.flatMap(mails.kept(to, limit), (kept) => Effect.forEach(kept, readable))
      })
    })
  )
}

const withoutToken = (part: MailText[number]): MailText[number] =>
  isMailedLink(part) ? { link_id: part.link_id, purpose: part.purpose } : part
