/** The reminder engine for commands, on the operator's database. */
import { Effect, Layer } from "effect"
import * as App from "../App.ts"
import { Transports } from "../reminders/transports/Transport.ts"
import { TestClocks } from "../reminders/TestClocks.ts"
import { DebtorLinks } from "../services/customers/DebtorLinks.ts"
import { MorningMails } from "../services/reminders/MorningMails.ts"
import { Digests } from "../services/reminders/Digests.ts"
import { DunningRules } from "../services/reminders/DunningRules.ts"
import { OptOuts } from "../services/customers/OptOuts.ts"
import { PauseEnds } from "../services/receivables/PauseEnds.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { Reminders } from "../services/reminders/Reminders.ts"
import { PayableSeries } from "../services/payables/Series.ts"

/** Captures all messages instead of sending them. */
const captured = Layer.succeed(Transports, { email: { _tag: "Capture" }, sms: { _tag: "Capture" } })

/** The service of test clocks; links in messages begin with `publicUrl`. Needs a Database. */
export const testClocks = (publicUrl: string) =>
  TestClocks.layer.pipe(
    Layer.provide(App.engine),
    Layer.provide(Layer.merge(PauseEnds.layer, PayableSeries.layer)),
    Layer.provide(Layer.provide(Digests.layer, MorningMails.layer)),
    Layer.provide(Layer.mergeAll(captured, DebtorLinks.layer, OptOuts.layer, Reminders.layer)),
    Layer.provide(App.writes),
    Layer.provide(Layer.mergeAll(DunningRules.layer, Layer.succeed(PublicUrl, { url: publicUrl }))),
    Layer.provideMerge(App.repos)
  )

/** Provides the service of test clocks to an effect. */
export const withClocks = <A, E, R>(publicUrl: string, effect: Effect.Effect<A, E, R>) =>
  Effect.provide(effect, testClocks(publicUrl))
