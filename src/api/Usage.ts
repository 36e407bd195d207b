/** The allowance over HTTP (contract §8.3). */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Usage as UsageReport } from "../domain/Usage.ts"
import { ReadEnvelope } from "./Envelope.ts"
import { Admission, EndpointAdmission, uncharged } from "./Admission.ts"
import { badPage, Examples } from "./Examples.ts"

const usage = {
  plan: "basic",
  period_start: "2026-03-01T00:00:00.000Z",
  period_end: "2026-04-01T00:00:00.000Z",
  allowance: 20000,
  used: 124,
  remaining: 19876,
  rate_limit: { limit: 60, window_seconds: 60, remaining: 59, reset_seconds: 60 }
}

export const UsageGroup = HttpApiGroup.make("usage")
  .add(
    HttpApiEndpoint.get("read", "/usage")
      .addSuccess(ReadEnvelope(UsageReport))
      .annotate(EndpointAdmission, uncharged("usage:read"))
      .annotate(OpenApi.Identifier, "getUsage")
      .annotate(Examples, { data: usage, invalid: badPage })
      .annotate(OpenApi.Summary, "Read the API allowance")
      .annotate(
        OpenApi.Description,
        "What is left of the plan period's allowance, without consuming it, and of this key's limit. Answers without a plan period, too."
      )
  )
  .middlewareEndpoints(Admission)
  .annotate(OpenApi.Title, "Usage")
  .annotate(OpenApi.Description, "What is left of the API allowance.")
