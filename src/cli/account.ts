/** Provides what the operator does about people's accounts: first links, resetting the second factor, reading their mails. */
import { Effect, Layer } from "effect"
import * as Config from "../Config.ts"
import type { CurrentActor } from "../domain/Actor.ts"
import type { Database } from "../postgres/Database.ts"
import { repos } from "../repos/Layers.ts"
import type { Sealing } from "../repos/Sealing.ts"
import { AccountHelp } from "../services/people/AccountHelp.ts"
import { OneTimeLinks } from "../services/people/Links.ts"
import { MailTexts } from "../services/people/MailTexts.ts"
import { Idempotency } from "../services/Idempotency.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { Sessions } from "../services/people/Sessions.ts"
import { UserMails } from "../services/people/UserMails.ts"
import { Write } from "../services/Write.ts"
import { asOperator, asOperatorWithKeys, publicUrl, type Services } from "./Operator.ts"

const help = (url: string) =>
  AccountHelp.layer.pipe(
    Layer.provide(Layer.mergeAll(OneTimeLinks.layer, Sessions.layer, UserMails.layer)),
    Layer.provide(Write.layer),
    Layer.provide(Idempotency.layer),
    Layer.provide(repos),
    Layer.provide(Layer.succeed(PublicUrl, { url }))
  )

/** As `operator`, with what helps people to sign in; links lead to where the public reaches the application. */
export const withAccountHelp = <A, E>(
  effect: Effect.Effect<A, E, Services | AccountHelp | Sealing | Database | CurrentActor>
) =>
  Effect.flatMap(Config.load(Config.server), (server) =>
    asOperator(Effect.flatMap(publicUrl(server), (url) => Effect.provide(effect, help(url))))
  )

const texts = (url: string) =>
  MailTexts.layer.pipe(
    Layer.provide(OneTimeLinks.layer),
    Layer.provide(repos),
    Layer.provide(Layer.succeed(PublicUrl, { url }))
  )

/** As the operator, with what writes out the application's own mails; their links lead to where the public reaches it. */
export const withMailTexts = <A, E>(
  effect: Effect.Effect<A, E, Services | MailTexts | Sealing | Database | CurrentActor>
) =>
  Effect.flatMap(Config.load(Config.server), (server) =>
    asOperatorWithKeys(Effect.flatMap(publicUrl(server), (url) => Effect.provide(effect, texts(url))))
  )
