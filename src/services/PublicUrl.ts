/** Where the service is reached from outside. */
import { Context } from "effect"

/** A holder, because the port is known only once the service listens; what it says is read when a link is made. */
export class PublicUrl extends Context.Reference<PublicUrl>()("duebook/PublicUrl", {
  defaultValue: (): { readonly url: string } => ({ url: "http://localhost:3000" })
}) {}
