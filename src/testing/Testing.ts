/** Test layers for developers: replacements for repositories, limits, callers and transports, and the API in memory. */
export {
  ChannelLog,
  type ChannelPlan,
  type HandedOver,
  type OutcomeOf,
  recordingTransports,
  type RecordingOptions,
  sentOutcome
} from "./Transports.ts"
export { fixedCaller, holderOf, lastingPlan } from "./Holders.ts"
export { request } from "./Requests.ts"
export { type KeyOptions, memory, MemoryStore } from "./Memory.ts"
export { planned, unplanned } from "./Unplanned.ts"
export {
  type CountedRequest,
  admitted,
  counted,
  QuotaLog,
  recorded,
  refusedBy,
  scripted,
  unlimited,
  UNLIMITED_PER_MINUTE
} from "./Quotas.ts"
export { withoutReminders } from "./Reminders.ts"
export { type RawAnswer, type RawRequest, TEST_BASE_URL, TEST_TOKEN, TestApp } from "./TestApp.ts"
