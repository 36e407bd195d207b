/** Limits what is sent by one link of a debtor, which may have come into the hands of a program. */
import { Context, Effect, Layer } from "effect"
import { createHash } from "node:crypto"
import { RateLimited, type ServiceUnavailable } from "../../domain/Errors.ts"
import { LinkWritesRepo } from "../../repos/customers/LinkWrites.ts"

/** Forms that one link takes within an hour, on all instances together. */
export const LINK_WRITE_LIMIT = { writes: 60, spanMillis: 3_600_000 } as const

const MILLIS_PER_SECOND = 1_000

/** Counts the forms that are sent by links. Where nobody provides it, none is counted. */
export class LinkWrites extends Context.Reference<LinkWrites>()("duebook/LinkWrites", {
  defaultValue: () => ({
    /** Counts a form that is sent by a link; refused where the link has taken as many as it may. */
    take: (_companyId: number, _token: string): Effect.Effect<void, RateLimited | ServiceUnavailable> =>
      Effect.void
  })
}) {
  static readonly layer = Layer.effect(
    LinkWrites,
    Effect.map(LinkWritesRepo, (repo) => ({
      take: (companyId, token) =>
        Effect.flatMap(
          repo.take(
            { companyId, tokenHash: createHash("sha256").update(token, "utf8").digest() },
            LINK_WRITE_LIMIT
          ),
          (wait) =>
            wait === null
              ? Effect.void
              : new RateLimited({
                  message: "Too much was sent by this link within an hour.",
                  retryAfterSeconds: Math.ceil(wait / MILLIS_PER_SECOND)
                })
        )
    }))
  )
}
