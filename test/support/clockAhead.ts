/** Preloaded into a process of a test: its clock differs from that of the machine by so many milliseconds. */
const ahead = Number(process.env["TEST_CLOCK_AHEAD_MILLIS"] ?? 0)
const now = Date.now.bind(Date)
Date.now = () => now() + ahead
