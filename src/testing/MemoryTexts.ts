/** Companies' own texts of reminders in memory: none has any. */
import { Effect } from "effect"
import { ReminderTextsRepo } from "../repos/reminders/ReminderTexts.ts"
import { planned } from "./Unplanned.ts"

/** Every message in memory has the built-in texts. */
export const reminderTexts = planned(ReminderTextsRepo, { all: () => Effect.succeed([]) })
