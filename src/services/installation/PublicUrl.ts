/** The address that the public reaches the service at. */
import { Context } from "effect"

/** An object whose `url` is read whenever a link is made, because the port is known only once the service listens. */
export class PublicUrl extends Context.Reference<PublicUrl>()("duebook/PublicUrl", {
  defaultValue: (): { readonly url: string } => ({ url: "http://localhost:3000" })
}) {}

/** The address of a path outside of /v1. */
export const linkTo = ({ url }: PublicUrl["Type"], path: string): string =>
  url.replace(/\/+$/, "").replace(/\/v1$/, "") + path
