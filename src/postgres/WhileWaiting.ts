/** Looks at work that waits for its turn: whether its client has gone, and whether it has waited too long. */

/** Work that waits for nobody holds a place of its company until it is looked at. */
const LOOK_MILLIS = 50

/** Makes the function that begins to look. It looks again and again until nothing waits. */
export const whileWaiting = (isWaiting: () => boolean, look: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    if (timer !== undefined || !isWaiting()) return
    timer = setTimeout(() => {
      timer = undefined
      look()
      begin()
    }, LOOK_MILLIS)
    timer.unref?.()
  }
  return begin
}
