/** The allowance over HTTP (contract §8.3). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Usage as UsageReport } from "../domain/Usage.ts"
import { ReadEnvelope } from "./Envelope.ts"
import { Access, EndpointAccess } from "./Access.ts"

export const Usage = HttpApiGroup.make("usage")
  .add(
    HttpApiEndpoint.get("read", "/usage")
      .addSuccess(ReadEnvelope(UsageReport))
      .annotate(EndpointAccess, { scope: "usage:read", charged: false, bodyRules: [] })
      .annotate(OpenApi.Summary, "Read the API allowance")
      .annotate(
        OpenApi.Description,
        "What is left of the plan period's allowance, without consuming it, and of this key's limit. Answers without a plan period, too."
      )
  )
  .middlewareEndpoints(Access)
  .annotate(OpenApi.Title, "Usage")
  .annotate(OpenApi.Description, "What is left of the API allowance.")
