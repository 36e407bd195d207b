/** The routes of the application, over the services that its pages use. */
import { Effect, Layer } from "effect"
import { NotFound } from "../domain/Errors.ts"
import { AppPages } from "../http/HttpApp.ts"
import { routes as debtorRoutes } from "./debtor/Routes.ts"
import { routeOf } from "./Html.tsx"
import type { AnyPage, Raw } from "./Page.ts"
import { pages, raws } from "./Pages.ts"
import { pageRoutes } from "./Serve.tsx"

type ServicesOf<P> = P extends AnyPage<infer R> ? R : P extends Raw<infer R> ? R : never

/** Services that pages use, but for what each request provides. */
export type PageServices = ServicesOf<(typeof pages)[number] | (typeof raws)[number]>

/** Whatever else is below `/app` is not found, for whoever asks and in whatever company. */
const unknown = (["GET", "HEAD", "POST"] as const).map((method) =>
  routeOf("/app/*rest", method, Effect.fail(new NotFound()))
)

/** The application's routes. */
export const layer = Layer.effect(
  AppPages,
  Effect.map(
    Effect.all([
      pageRoutes(pages as ReadonlyArray<AnyPage<PageServices>>, raws as ReadonlyArray<Raw<PageServices>>),
      debtorRoutes
    ]),
    ([routes, debtor]) => [...routes, ...debtor, ...unknown]
  )
)
