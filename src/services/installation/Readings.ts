/** Figures that are read from the database now and then. One that nobody could read again is gone, and not what it was. */

/** A figure that is older than this says nothing of the present. */
const FRESH_MILLIS = 30_000

/** A figure, as a gauge of the metrics. */
export interface Reading {
  readonly name: string
  readonly help: string
  readonly value: number
}

const readings = new Map<string, Reading & { readonly at: number }>()

/** Keeps what was read just now. */
export const keepReading = (reading: Reading): void =>
  void readings.set(reading.name, { ...reading, at: performance.now() })

/** The figures that are fresh. `now` is on the clock of `performance.now`. */
export const freshReadings = (now = performance.now()): ReadonlyArray<Reading> =>
  [...readings.values()]
    .filter(({ at }) => now - at <= FRESH_MILLIS)
    .map(({ help, name, value }) => ({ name, help, value }))
